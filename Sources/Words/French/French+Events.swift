extension French {
    /// Events and communities on pages.
    static let events: StaticString = #"""
        # What is to come
        page.events.news = il y a du non-lu
        page.events.search = Chercher des événements par titre, par thème ou par hashtag
        page.events.searchHint = Titre ou #hashtag
        page.events.which = Quels événements
        page.events.all = Tous
        page.events.mine = Les miens
        page.events.everywhere = De toutes les communautés
        page.events.coming = À venir
        page.events.past = Passés
        page.events.none = Aucun événement à venir
        told.events.found = {count, plural, =0 {Aucun événement trouvé} one {# événement trouvé} other {# événements
            trouvés}} pour « {text} »
        page.events.nonePast = Aucun événement passé
        page.events.noneMine = Ce à quoi tu participes est ici, et dans ton calendrier.
        page.events.begin = Publies-en un, ou rejoins une communauté : ses événements seront ici.
        page.events.noneHere = Ce que publient ses organisateurs est ici.
        page.events.more = En voir plus
        page.events.own = À toi de jouer
        page.events.publish = Publier un événement
        page.events.open = Participer à un événement privé
        page.events.openWhy = La personne qui t’invite connaît son numéro et son mot de passe.
        page.events.openName = Numéro ou hashtag
        page.events.password = Mot de passe
        page.events.membersOnly = Pour les membres

        # One event
        page.events.one = Événement
        page.events.show = Voir l’événement
        page.events.join = Clique pour participer
        page.events.drop = Tu y vas, clique pour annuler
        page.events.wait = Complet, clique pour attendre une place
        page.events.take = Place gardée, prends-la
        page.events.decline = Refuser la place
        page.events.unqueue = Clique pour ne plus attendre
        page.events.ended = Terminé
        page.events.over = L’événement est déjà terminé
        page.events.item = Quand ça sonne
        page.events.clashes = À ce moment-là, tu as
        page.events.who = Qui vient
        page.events.taken = Places prises
        page.events.whatsNew = Quoi de neuf
        page.events.host = Organisé par
        page.events.hashtag = Hashtag
        page.events.number = Numéro
        page.events.private = Privé
        page.events.privateWhy = Seules le voient les personnes à qui tu donnes son numéro et son mot de passe.
        page.events.organise = Pour les organisateurs
        page.events.cancel = Annuler l’événement
        page.events.delete = Supprimer l’événement

        # Communities
        page.events.communities = Communautés
        page.events.community = Communauté
        page.events.myCommunities = Mes communautés
        page.events.otherCommunities = Les autres
        page.events.others = En trouver d’autres
        page.events.noneJoined = Tu n’es encore dans aucune communauté.
        page.events.noCommunity = Pas encore de communauté
        page.events.noCommunityWhy = Ce sont les opérateurs de Belltower qui les créent ici.
        page.events.enter = Rejoindre la communauté
        page.events.seen = Marquer comme lu
        page.events.noNews = Rien de neuf.
        page.events.quitHere = Quitter la communauté
        page.events.quit = Quitter
        page.events.quitNews = Tu n’en entendras plus parler, sauf si tu la rejoins à nouveau.
        page.events.searchCommunities = Chercher des communautés par nom, par thème ou par
            description
        page.events.searchCommunitiesHint = Nom ou thème
        page.events.topic = Thème
        page.events.topicWhy = Un mot ou deux, comme Sport ou Musique. Les communautés d’un
            même thème se trouvent ensemble.
        page.events.anyTopic = Tous les thèmes
        page.events.newCommunity = Créer une communauté
        page.events.editCommunity = Modifier la communauté
        page.events.communityName = Nom
        page.events.found = La créer

        # One of one's own
        page.events.new = Nouvel événement
        page.events.edit = Modifier l’événement
        page.events.told = Les participants sont prévenus de ce que tu modifies.
        page.events.title = Titre
        page.events.sameTitle = Garder ce titre quand même
        page.events.noTime = Sans heure de fin, il dure une heure.
        page.events.about = De quoi il s’agit
        page.events.capacity = Places
        page.events.capacityWhy = Vide : sans limite.
        page.events.hashtagWhy = Le mot par lequel les autres le trouvent, comme #echecs. Hors d’une communauté, il en
            faut un, ou un mot de passe.
        page.events.passwordWhy = Le rend privé : seul qui le connaît peut participer.
        page.events.passwordKept = Vide : le mot de passe reste le même.
        page.events.makePublic = Le rendre public, sans mot de passe
        page.events.in = Publier dans
        page.events.alone = aucune communauté, en ton nom
        page.events.further = Répétition, plusieurs jours, mot de passe
        page.events.reason = Pourquoi ? Les participants le liront.
        page.events.cancelEffect = Les participants sont prévenus ; il reste barré dans leur calendrier.
        page.events.cancelFinal = Après ça, il ne pourra plus avoir lieu.
        page.events.deleteEffect = Tout disparaît, avec la liste d’attente. Les participants sont prévenus.
        told.events.zone = Heures au fuseau {zone}
        told.events.cancel = Annuler {name} ?
        told.events.delete = Supprimer {name} ?
        told.events.did.published = Publié : {name}
        told.events.did.founded = Créée : {name}
        told.events.did.cancelled = Annulé : {name}
        refusal.event.titleTaken = il y a déjà un événement {title}, {event} : choisis un autre titre, ou coche que tu
            gardes celui-ci quand même

        told.events.communities = {count, plural, =0 {Encore dans aucune communauté} one {Dans # communauté} other
            {Dans # communautés}}
        told.events.unread = {count, plural, one {# non lue} other {# non lues}}
        told.events.left = {count, plural, one {# place libre} other {# places libres}}
        told.events.full = complet{count, plural, =0 {} one {, # en attente} other {, # en attente}}
        page.events.aloneCome = Tu viens
        told.events.members = Pour les membres de {name}.
        told.events.come = {count, plural, =0 {personne ne vient encore} one {# personne vient} other {# personnes
            viennent}}
        told.events.taken = {count, plural, one {# place sur {most} est prise} other {# places sur {most} sont
            prises}}, {left, plural, =0 {aucune n’est libre} one {# est libre} other {# sont libres}}.
        told.events.queue = {count, plural, one {# personne attend} other {# personnes attendent}} une place.
        told.events.waiting = En attente, position {position}
        told.events.offered = Place gardée jusqu’à {time}, prends-la
        told.events.quit = Quitter {name} ?
        told.events.quit.effect = Tu te retires de ses événements à venir{count, plural, =0 { ; tu ne participais à
            aucun} one { : # quitte ton calendrier} other { : # quittent ton calendrier}}.
        told.events.did.joined = Tu participes à {title}. C’est dans ton calendrier.
        told.events.did.joinedOver = Tu participes à {title}. C’est dans ton calendrier, et ça chevauche {other}.
        told.events.did.waiting = {title} est complet. Tu attends une place, en position {position}.
        told.events.did.dropped = Tu ne participes plus : {title}
        told.events.did.member = {name} : tu en fais partie
        told.events.did.quit = {name} : tu n’en fais plus partie
        """#
}
