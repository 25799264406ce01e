extension French {
    /// What calendar programs are told, and the page of their passwords.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Cours
        collection.events = Événements
        collection.personal = Personnel
        collection.classes.about = Ce que disent vos emplois du temps. En lecture seule : modifiez-le dans Belltower.
        collection.events.about = Les événements auxquels vous participez. En lecture seule : quittez-les dans Belltower.
        collection.personal.about = Vos propres entrées, ici et dans Belltower.
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
        refusal.collection.full = les entrées des programmes de calendrier prennent trop de place : supprimez-en
        refusal.collection.busy = trop de choses changent à la fois : réessayez
        refusal.collection.insecure = les programmes de calendrier envoient un mot de passe : utilisez https pour ce site
        page.clients.link = Un programme dans lequel vous écrivez aussi
        page.clients.title = Programmes de calendrier
        page.clients.why = Un programme de calendrier qui parle CalDAV montre vos cours et vos événements, et ce que vous y écrivez
            figure aussi ici. Il lui faut un mot de passe à lui.
        page.clients.make = Créer un mot de passe
        page.clients.once = Il n’est montré que cette fois. Il ouvre vos calendriers et rien d’autre : ne le donnez qu’à ce programme.
        page.clients.server = Serveur
        page.clients.user = Nom d’utilisateur
        page.clients.password = Mot de passe
        page.clients.howApple = Dans Réglages, parmi les comptes de Calendrier, ajoutez un autre compte pour CalDAV et saisissez ces trois-là.
        page.clients.howAndroid = L’application DAVx⁵ prend ces trois-là : ajoutez un compte avec URL et nom d’utilisateur.
        page.clients.howThunderbird = Ajoutez un nouvel agenda sur le réseau, et saisissez le nom d’utilisateur et le serveur.
        page.clients.twice = Ce que vous y écrivez sonne aussi par Belltower : coupez les alarmes du programme, ou celles de Belltower.
        page.clients.list = Programmes qui ont un mot de passe
        page.clients.none = Aucun programme n’a encore de mot de passe.
        told.client.made = Le mot de passe pour {name}
        told.client.revoke = Révoquer le mot de passe pour {name} ?
        told.client.revokeEffect = Il n’entre plus. Ce qu’il a copié reste où c’est.
        """#
}
