extension French {
    /// What calendar programs are told, and the page of their passwords.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Cours
        collection.events = Événements
        collection.personal = Personnel
        collection.water = Eau
        collection.classes.about = Ce que disent tes emplois du temps. En lecture seule : modifie-le dans Belltower.
        collection.events.about = Les événements auxquels tu participes. En lecture seule : quitte-les dans Belltower.
        collection.personal.about = Tes propres entrées, ici et dans Belltower.
        collection.water.about = Les verres des jours à venir, comme Belltower les prévoit. Ils se modifient sur sa page de l’eau.
        refusal.collection.calendar = ce n’est pas un calendrier
        refusal.collection.object = une entrée à la fois : des événements d’un seul UID, dont un au plus sans
            RECURRENCE-ID, et sans METHOD
        refusal.collection.component = seuls des événements sont gardés ici
        refusal.collection.large = cette entrée est trop grande
        refusal.collection.name = une entrée ne peut pas s’appeler ainsi
        refusal.collection.uid = une autre entrée a cet UID
        refusal.collection.changed = elle a été modifiée entre-temps
        refusal.collection.missing = cette entrée n’existe pas
        refusal.collection.properties = trop de choses sont déjà gardées de ce calendrier
        refusal.collection.full = les entrées des programmes de calendrier prennent trop de place : supprimes-en
        refusal.collection.busy = trop de choses changent à la fois : réessaie
        refusal.collection.exists = un calendrier porte déjà ce nom
        refusal.collection.gone = ce calendrier n’existe pas, ou rien ne peut y être modifié
        refusal.collection.many = une personne ne peut pas créer plus de calendriers : supprimes-en
        refusal.collection.insecure = les programmes de calendrier envoient un mot de passe : utilise https pour ce site
        refusal.loginFlow.late = cela a pris trop de temps, ou a déjà reçu une réponse : recommence dans le programme
        page.clients.link = Un programme dans lequel tu écris aussi
        page.clients.title = Programmes de calendrier
        page.clients.why = Un programme de calendrier qui parle CalDAV montre tes cours et tes événements, et ce que tu y écris
            figure aussi ici. Il lui faut un mot de passe à lui.
        page.clients.make = Créer un mot de passe
        page.clients.once = Il n’est montré que cette fois. Il ouvre tes calendriers et rien d’autre : ne le donne qu’à ce programme.
        page.clients.server = Serveur
        page.clients.user = Nom d’utilisateur
        page.clients.password = Mot de passe
        page.clients.howApple = Dans Réglages, parmi les comptes de Calendrier, ajoute un autre compte pour CalDAV et saisis ces trois-là.
        page.clients.howAndroid = L’application DAVx⁵ n’a besoin d’aucun des trois : ajoutes-y un compte du type Nextcloud avec l’adresse de ce site, et
            autorise-le ici. Ou ajoutes-en un avec URL et nom d’utilisateur, et saisis ces trois-là.
        page.clients.howThunderbird = Ajoute un nouvel agenda sur le réseau, et saisis le nom d’utilisateur et le serveur.
        page.clients.list = Programmes qui ont un mot de passe
        page.clients.none = Aucun programme n’a encore de mot de passe.
        page.clients.profile = Configurer cet appareil
        page.clients.profileHow = Dans Safari, autorise le téléchargement. Ouvre ensuite Réglages, qui propose le profil téléchargé, et
            installe-le. Le fichier contient un mot de passe : ne le donne à personne.
        page.clients.davx5 = Configurer DAVx⁵
        page.clients.davx5How = Cela ouvre l’application DAVx⁵, si elle est installée : connecte-toi, et autorise-la ici. Aucun mot de
            passe n’est saisi. Si elle ne s’ouvre pas, ajoutes-y un compte du type Nextcloud avec l’adresse de ce site.
        page.clients.other = Un autre programme
        page.clients.scanWhy = Pointe son appareil photo ici. Il ouvre cette page et reçoit un mot de passe à lui.
        page.clients.code = L’adresse de cette page
        page.clients.allow = Autoriser
        page.clients.allowReads = Il lit tes cours et tes événements, et lit et écrit tes propres entrées. Tu peux révoquer cela quand
            tu veux.
        page.clients.allowOnly = N’autorise que si tu viens de commencer cela toi-même dans ce programme. Quelqu’un d’autre qui t’aurait
            envoyé ici lirait ton calendrier.
        page.clients.calendars = Calendriers que des programmes ont créés
        page.clients.calendarsWhy = Ils sont pour tes propres entrées, qui figurent ici parmi toutes les autres.
        page.clients.choices = Ce que reçoivent les programmes
        page.clients.alarms = Une alarme qu’un programme a réglée
        page.clients.alarmsProgram = Ce programme la sonne
        page.clients.alarmsBell = Belltower la sonne, et les programmes n’en savent rien
        page.clients.water = Les verres des jours à venir, comme calendrier à part
        told.client.made = Le mot de passe pour {name}
        told.client.allow = Laisser {name} lire et écrire ton calendrier ?
        told.client.allowed = {name} est autorisé. Ferme cette page et continue là-bas.
        told.client.revoke = Révoquer le mot de passe pour {name} ?
        told.client.revokeEffect = Il n’entre plus. Ce qu’il a copié reste où c’est.
        told.client.entries = {count, plural, =0 {aucune entrée} one {# entrée} other {# entrées}}
        told.client.drop = Supprimer le calendrier {name} ?
        told.client.dropEffect = {count, plural, =0 {Il n’y a rien dedans.} one {Son entrée part avec lui. « Annuler » sur la
            page suivante la ramène, parmi tes autres entrées.} other {Ses # entrées partent avec lui. « Annuler » sur la
            page suivante les ramène, parmi tes autres entrées.}}
        """#
}
