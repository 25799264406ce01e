/// What is said of the settings of the site.
extension French {
    static let site: StaticString = #"""
        page.site.title = Réglages du site
        page.site.name = Le nom du site
        page.site.signUp = Qui peut créer un compte
        page.site.domains = Les domaines du campus
        page.site.domainsWhy = Des adresses e-mail, avec des virgules : example.ac.uk. Ceux d’en dessous comptent aussi.
        page.site.hotline = Numéro de téléphone qui aide
        page.site.hotlineWhy = Il s’affiche sur chaque page, avec ce qui le suit : les horaires, par exemple.
        page.site.why = Un champ vide remet un réglage à l’état d’origine.
        page.site.locked = config.yaml, ou l’environnement du serveur, le fixe : c’est là qu’on le change.
        page.site.standard = réglage d’origine
        page.site.versions = Ce qui a été changé
        page.site.none = Rien n’a encore été changé ici. Ce que tu enregistres sur cette page peut s’annuler ici.
        page.site.undo = Annuler
        page.signUpChoice.open = Quiconque prouve une adresse e-mail
        page.signUpChoice.domains = Quiconque prouve une adresse des domaines du campus
        page.signUpChoice.invited = Qui est invité par un opérateur
        page.signUpChoice.closed = Personne
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
