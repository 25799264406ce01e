/// What is said of operators' acts on people.
extension French {
    static let stewardship: StaticString = #"""
        refusal.person.suspendedUntil = {handle} est suspendu jusqu’au {date} ({ground}) : Signalements et décisions dit pourquoi, et
            comment contester
        refusal.person.suspendedBefore = cette fin est passée : indique une date plus tardive, ou aucune
        refusal.operator.audit = seul un opérateur peut lire le journal : demande-lui
        refusal.operator.people = seul un opérateur peut gérer les comptes : demande-lui
        refusal.newcomer.links = tu pourras écrire des liens à partir du {date}, quand ton compte
            aura trois jours : sans eux, c’est possible dès maintenant
        refusal.newcomer.requests = cela fait {most} personnes aujourd’hui, le maximum pour un
            compte récent : continue demain
        audit.addPerson = ajout
        audit.invitePerson = invitation
        audit.editProfile = profil modifié
        audit.changeRole = rôle modifié
        audit.verifyAddress = adresse confirmée
        audit.suspendPerson = suspension
        audit.restorePerson = rétablissement
        audit.erasePerson = effacement
        audit.viewPerson = consultation de données privées
        audit.viewEvent = événement privé ouvert
        audit.findPerson = personne trouvée par une de ses adresses
        audit.hideComment = commentaire masqué
        audit.unhideComment = commentaire réaffiché
        audit.decideCase = décision sur un signalement
        audit.decideAppeal = décision sur un recours
        audit.reopenCase = décision annulée
        audit.announce = annonce publiée
        audit.endAnnouncement = annonce retirée
        audit.changeSetting = réglage du site modifié
        audit.createCommunity = communauté créée
        audit.editCommunity = communauté modifiée
        audit.closeCommunity = communauté fermée
        audit.nameOrganiser = organisateur nommé
        audit.editEvent = événement modifié
        audit.cancelEvent = événement annulé
        audit.deleteEvent = événement supprimé
        audit.acceptHarvest = import refusé accepté
        audit.undoImport = import annulé
        audit.editSource = source modifiée
        audit.addSource = source ajoutée
        audit.removeSource = source retirée
        audit.loadModules = catalogue chargé
        audit.loadProgrammes = cursus chargés
        audit.clearErrors = erreurs effacées
        audit.exportAudit = journal exporté
        audit.addAddress = adresse ajoutée au compte
        audit.removeAddress = adresse retirée du compte
        audit.setPassword = mot de passe défini
        audit.removePassword = mot de passe supprimé
        audit.addPasskey = clé d’accès ajoutée
        audit.removePasskey = clé d’accès supprimée
        audit.linkProvider = connexion du campus liée
        audit.unlinkProvider = connexion du campus déliée
        audit.addAppPassword = programme de calendrier autorisé
        audit.beginSession = connexion sur un appareil
        audit.none = Rien n’est noté.
        page.audit.title = Journal
        page.audit.own = Ce qui me concerne
        page.audit.ownWhy = Ici figure ce que les opérateurs et les médiateurs ont fait qui te
            concerne, y compris quand l’un d’eux a consulté des données privées.
        page.audit.of = Seulement de (identifiant)
        page.audit.none = Rien n’est noté.
        page.audit.older = Plus anciens
        page.audit.export = Tout exporter
        page.audit.exportWhy = Un fichier JSON. Cet export est noté lui aussi.
        page.audit.gone = quelqu’un qui est parti
        page.audit.steward = un opérateur, ou qui en décide
        page.audit.operator = un opérateur
        page.people.title = Personnes
        page.people.find = Nom, identifiant ou adresse entière
        page.people.role = Rôle
        page.people.any = Tous
        page.people.onlySuspended = Seulement les suspendus
        page.people.suspended = Suspension
        page.people.none = Personne n’est trouvé : cherche plus largement, ou invite quelqu’un.
        page.people.more = Suite
        page.people.invite = Inviter quelqu’un
        page.people.inviteWhy = Un code avec lequel une personne s’inscrit, valable une semaine.
        page.people.inviteDo = Créer un code
        page.people.invited = Il n’est montré qu’une fois. Donne-le à la personne concernée.
        page.people.code = Code
        page.people.link = Ou sous forme de lien
        page.people.page = Sa page, telle que tous la voient
        page.people.roleWhy = Le personnel écrit sur chaque module et publie des annonces ; les
            opérateurs gèrent le site.
        page.people.restore = Rétablir
        page.people.stop = Suspendre
        page.people.stopWhy = La personne peut consulter mais plus agir, et ce qu’elle a écrit est
            masqué.
        page.people.suspend = Suspendre
        page.people.effectActs = La consultation reste possible, pas l’action.
        page.people.effectHidden = Ce qui a été écrit pour les autres est masqué pendant ce temps.
        page.people.effectTold = La raison et la fin lui sont indiquées.
        page.people.effectBack = Tu peux rétablir la personne à tout moment.
        page.people.restoreActs = L’action est de nouveau possible tout de suite.
        page.people.restoreShown = Ce qui a été écrit pour les autres est de nouveau visible.
        page.people.reason = Pourquoi
        page.people.words = Ce qui lui est dit en plus
        page.people.until = Jusqu’au
        page.people.untilWhy = Vide : jusqu’à ce qu’un opérateur rétablisse la personne. Elle se termine au début de ce jour.
        page.people.private = Ce qui est privé
        page.people.privateWhy = Adresses et appareils. La personne pourra lire que tu as regardé,
            quand et pourquoi.
        page.people.privateReason = À quoi cela te sert
        page.people.privateShow = Afficher
        page.people.proven = confirmée
        page.people.noAddress = Aucune adresse connue.
        page.people.record = Au journal
        page.me.record = Ce qui me concerne
        told.people.since = ici depuis {time}
        told.people.until = {reason}, jusqu’à {time}
        told.people.suspend = Suspendre {name} ?
        told.people.restore = Rétablir {name} ?
        told.did.role = {name} : rôle modifié
        told.did.suspended = {name} : suspension prononcée
        told.did.restored = {name} : rétablissement fait
        person.field.addresses = adresses
        person.field.sessions = appareils
        person.field.lastUsed = dernier usage
        told.people.count = {count, plural, one {# personne} other {# personnes}}
        told.people.sessions = {count, plural, one {# appareil connecté} other {# appareils
            connectés}}
        audit.dismissOrganiser = organisateur démis
        page.catalogue.title = Catalogue
        page.catalogue.none = Il n’y a pas encore de catalogue.
        page.catalogue.noneWhy = Charge un fichier, ou fais lire les pages du campus : belltower
            crawl.
        page.catalogue.load = Charger un fichier
        page.catalogue.loadWhy = JSON ou CSV, en entier ou pas du tout. Les modules déjà présents
            sont modifiés là où le fichier dit autre chose.
        page.catalogue.what = Ce qu’il contient
        page.catalogue.file = Fichier
        told.catalogue.loaded = {added} ajoutés, {changed} modifiés, {unchanged} inchangés
        told.catalogue.modules = {count, plural, one {# module} other {# modules}}
        told.catalogue.programmes = {count, plural, one {# cursus} other {# cursus}}
        """#
}
