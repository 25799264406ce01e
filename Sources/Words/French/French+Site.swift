/// What is said of the settings of the site.
extension French {
    static let site: StaticString = #"""
        page.site.title = Réglages du site
        page.site.name = Le nom du site
        page.site.signUp = Qui peut créer un compte
        page.site.domains = Les domaines du campus
        page.site.domainsWhy = Des adresses e-mail, avec des virgules : example.ac.uk. Ceux d’en dessous comptent aussi.
        page.site.hotline = Numéro de téléphone qui aide
        page.site.hotlineWhy = Il s’affiche dans l’Aide et en bas de chaque page simple, avec ce qui le suit : les horaires, par exemple.
        page.site.why = Un champ vide remet un réglage à l’état d’origine.
        page.site.again = Ceci est l’état d’avant : ce qui était écrit ici n’a pas pu être gardé. Si tu l’as changé,
            écris-le à nouveau.
        page.site.locked = config.yaml, ou l’environnement du serveur, le fixe : c’est là qu’on le change.
        page.site.standard = réglage d’origine
        page.site.versions = Ce qui a été changé
        page.site.none = Rien n’a encore été changé ici. Ce que tu enregistres sur cette page peut s’annuler ici.
        page.site.undo = Annuler
        page.signUpChoice.open = Quiconque prouve une adresse e-mail
        page.signUpChoice.domains = Quiconque prouve une adresse des domaines du campus
        page.signUpChoice.invited = Qui est invité par un opérateur
        page.signUpChoice.closed = Personne
        page.site.offerHours = Heures pendant lesquelles une place libre est gardée
        page.site.offerHoursWhy = Pour la première personne en attente ; moins quand l’événement est proche.
        page.site.alerts = Alertes aux opérateurs
        page.site.alertsEmail = Alertes par e-mail
        page.site.alertsEmailWhy = Des adresses e-mail, avec des virgules. Le serveur de courrier est dans config.yaml.
        page.site.alertsNtfy = Alertes par ntfy
        page.site.alertsNtfyWhy = Des sujets ou leurs adresses, avec des virgules. Ils ne s’affichent plus en
            entier : pour en changer un, réécris-les tous.
        page.site.alertsWebhook = Alertes par webhook
        page.site.alertsWebhookWhy = Des adresses qui reçoivent chaque alerte en JSON. Elles ne s’affichent plus en
            entier : pour en changer une, réécris-les toutes.
        page.site.alertsBackups = Qui fait les sauvegardes
        page.site.alertsBackupsWhy = Personne n’est appelé pour les sauvegardes que fait un autre programme.
        page.backupsChoice.here = Belltower lui-même
        page.backupsChoice.elsewhere = Un autre programme
        page.site.file = Ce que seul config.yaml fixe
        page.site.fileWhy = Les adresses, limites et secrets du serveur, et le fuseau horaire selon lequel des
            jours ont été comptés et prévus : qui gère le serveur les change là.
        page.site.hidden = non affiché
        refusal.site.offerHours = une place libre est gardée de 1 à 720 heures : donne un nombre entier
        refusal.site.alertsEmail = les alertes partent à des adresses e-mail, avec des virgules : corrige-les
        refusal.site.alertsNtfy = les sujets sont des lettres, chiffres, - et _, ou des adresses http et https,
            avec des virgules : réécris-les tous
        refusal.site.alertsWebhook = les webhooks sont des adresses http ou https, avec des virgules : réécris-les
            tous
        refusal.site.alertsBackups = les sauvegardes se font ici (here) ou ailleurs (elsewhere) : choisis-en un
        told.site.version = {author}, {time} ; avant : {former}
        told.did.site = Les réglages du site sont enregistrés.
        refusal.operator.site = seul un opérateur peut changer les réglages du site : demande à l’un d’eux
        refusal.site.unknown = le site n’a pas de réglage {key} : il y a {keys}
        refusal.site.locked = le fichier config.yaml fixe {key} : change-le là
        refusal.site.older = {key} a été changé depuis : annule d’abord le dernier changement
        refusal.site.nothing = il n’y a pas de tel changement à annuler
        refusal.site.name = le nom du site a 60 caractères au plus : raccourcis-le
        refusal.site.signUp = qui peut s’inscrire est open, domains, invited ou closed : choisis-en un
        refusal.site.domains = les domaines s’écrivent comme example.ac.uk, avec des virgules, sans @ :
            corrige-les
        refusal.site.hotline = le numéro de téléphone a 60 caractères au plus : raccourcis-le
        site.head.key = réglage
        site.head.value = valeur
        site.head.note = fixé
        site.head.number = numéro
        site.head.former = avant
        site.head.who = par
        site.head.when = quand
        site.locked = dans config.yaml
        site.standard = d’origine
        site.own = par un opérateur
        site.none = Rien n’a encore été changé.
        """#
}
