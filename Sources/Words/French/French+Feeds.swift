extension French {
    /// Ce que disent les flux, sur la page et en ligne de commande.
    static let feeds: StaticString = #"""
        # Flux
        text.feed = le nom du flux
        refusal.calendarFeed.kinds = un flux sans aucun genre ne contient rien : choisis-en un
        refusal.calendarFeed.many = {most} flux suffisent : révoques-en un d’abord
        refusal.calendarFeed.unknown = ce flux n’existe pas
        refusal.calendarFeed.several = plusieurs flux s’appellent {name} : dis lequel par son numéro, {numbers}
        refusal.calendarFeed.suspended = ce calendrier n’est pas servi pour le moment
        problem.gone = cette adresse a été révoquée : demandes-en une autre à qui appartient le calendrier
        command.refusal.calendarFeed.unknown = {sentence} : voir `belltower feed list`
        feed.made = {name} : qui a cette adresse a ton calendrier ; elle ne sera plus montrée
        feed.relative = mets l’adresse du site devant : config.yaml n’a pas de server.url
        feed.remove = Révoquer {name} pour de bon ?
        feed.removed = {name} : révoqué
        feed.none = Aucun programme ne lit ton calendrier : belltower feed add NOM
        feed.head.feed = flux
        feed.head.number = numéro
        feed.head.profile = programme
        feed.head.kinds = contenu
        feed.head.used = dernière demande
        feed.never = pas encore
        page.feeds.title = Dans l’agenda de ton téléphone
        page.feeds.why = L’agenda que ton téléphone a déjà montre aussi tes cours, et les tient à jour tout seul.
        page.feeds.two = Le premier geste crée une adresse secrète, le second l’ouvre dans ton agenda.
        page.feeds.none = Aucun programme ne lit encore ton calendrier.
        page.feeds.make = Créer l’adresse
        page.feeds.stale = Un code ou ton mot de passe te sera demandé d’abord.
        page.feeds.other = Pour un autre programme, ou une partie seulement
        page.feeds.name = Comment l’appeler
        page.feeds.program = Programme
        page.feeds.apple = Apple : iPhone, iPad, Mac
        page.feeds.android = Android
        page.feeds.google = Google Agenda
        page.feeds.outlook = Outlook
        page.feeds.plain = Un autre
        page.feeds.kinds = Ce qu’il contient
        page.kind.exam = Examens
        page.kind.hydration = Verres d’eau
        page.feeds.open = Ouvrir dans mon agenda
        page.feeds.opened = Si rien ne s’ouvre : copie l’adresse ci-dessous et ajoute-la dans ton application
            d’agenda comme calendrier avec abonnement.
        page.feeds.once = Elle n’est montrée que cette fois. Qui l’a voit ton calendrier : ne la donne à personne.
        page.feeds.address = Adresse à coller
        page.feeds.copy = Copier
        page.feeds.copied = Copiée
        page.feeds.uncopied = Ça n’a pas marché : sélectionne l’adresse et copie-la.
        page.feeds.scan = Sur un autre appareil
        page.feeds.scanWhy = Pointe son appareil photo ici.
        page.feeds.code = L’adresse en code QR
        page.feeds.how = Où la mettre
        page.feeds.phone = Sur un téléphone ou une tablette
        page.feeds.computer = Sur un ordinateur
        page.feeds.howApple = Ton appareil demande s’il faut s’abonner. Si rien ne se passe, ajoute un
            calendrier avec abonnement dans l’app Calendrier et colle l’adresse.
        page.feeds.howAndroid = L’application ICSx⁵ ouvre ces adresses et demande s’il faut s’abonner. Celle de Google n’en
            prend pas : ajoute-la une fois sur un ordinateur, comme ci-dessous, et le téléphone
            l’affichera.
        page.feeds.howGoogle = Sur un ordinateur, à calendar.google.com : à côté d’« Autres agendas », choisis +
            puis « À partir de l’URL », et colle l’adresse. Google la lit environ une fois par jour, ce qui change y
            arrive donc tard ; l’app du téléphone le montre aussi.
        page.feeds.howOutlook = Dans Outlook sur le web : « Ajouter un calendrier », puis « S’abonner à partir du
            web », et colle l’adresse. Elle est relue toutes les quelques heures.
        page.feeds.rings = C’est toujours Belltower qui sonne : la plupart des programmes ignorent les alarmes d’un
            tel calendrier.
        page.feeds.list = Programmes qui le lisent
        page.feeds.revoke = Révoquer
        told.feed.made = L’adresse de ton calendrier : {name}
        told.feed.usual = Mon calendrier
        told.feed.revoke = Révoquer l’adresse de {name} ?
        told.feed.revokeEffect = Ce qui la lit ne reçoit plus rien de nouveau. La même adresse ne revient jamais ;
            tu peux en créer une autre.
        """#
}
