extension French {
    /// Friends, and when they are free.
    static let friends: StaticString = #"""
        # Friends: what stands in small letters is the founders'
        page.friends.waiting = des demandes d’ami attendent
        page.friends.requests = Demandes d’ami
        page.friends.wishes = On te demande tes heures libres
        page.friends.noRequest = aucune demande d’ami
        page.friends.accept = accepter
        page.friends.decline = refuser
        page.friends.add = ajouter
        page.friends.mine = Tes amis
        page.friends.none = aucun ami
        page.friends.noneWhy = Tu n’as pas encore d’amis ici. Demande à quelqu’un par son nom, son pseudo, son
            e-mail ou son téléphone.
        page.friends.more = Tous les amis
        page.friends.acts = Plus
        page.friends.remove = Retirer
        page.friends.block = Bloquer
        page.friends.unblock = Débloquer
        page.friends.who = Demander à quelqu’un
        page.friends.search = Nom ou pseudo
        page.friends.seek = Chercher
        page.friends.noFound = Personne ne s’appelle comme ça ici.
        page.friends.tooMany = Il y en a d’autres : écris plus du nom.
        page.friends.friend = parmi tes amis
        page.friends.asked = déjà demandé
        page.friends.blocked = personne bloquée
        page.friends.byAddress = Par adresse e-mail ou numéro de téléphone
        page.friends.addWhom = par e-mail, téléphone ou pseudo
        page.friends.to = E-mail, téléphone ou pseudo
        page.friends.toWhy = La demande arrive à la personne qui a cette adresse ou ce numéro. On ne te dit pas
            qui c’est, et personne d’autre ne la voit.
        page.friends.contacts = Depuis mes contacts
        page.friends.noEmail = Ce contact n’a pas d’adresse e-mail.
        page.friends.sentTitle = Tu as demandé
        page.friends.withdraw = Reprendre
        page.friends.blockedTitle = Personnes bloquées

        # Free now
        page.friends.freeNow = Libres maintenant
        page.friends.noFree = Personne parmi ceux qui le partagent.
        page.friends.sharing = Tes amis voient quand tu n’es pas libre, jamais pourquoi.
        page.friends.unshare = Ne plus le partager
        page.friends.unshared = En partageant quand tu n’es pas libre, jamais pourquoi, tu vois quels amis sont libres
            maintenant.
        page.friends.share = Partager mes heures libres avec mes amis

        # Common free time
        page.free.title = Quand sommes-nous libres ?
        page.free.meet = Se voir
        page.free.with = Avec qui
        page.free.shares = partage ses heures occupées
        page.free.shut = Pas encore partagé avec toi
        page.free.asked = demandé
        page.free.unsharing = Aucun de tes amis ne partage encore ses heures libres avec toi : il n’y a rien à
            chercher. Demande-leur, un geste suffit pour l’activer.
        page.free.choose = Choisis avec qui et pour combien de temps.
        page.free.long = Au moins
        page.free.from = À partir du
        page.free.to = Dernier jour
        page.free.look = Chercher
        page.free.none = Il n’y a pas de moment pareil.
        page.free.noneWhy = Essaie plus court, plus de jours ou moins d’amis.
        page.free.best = le plus pratique
        page.free.propose = Proposer
        page.free.proposeTime = Proposer une heure
        page.free.proposeWhy = On demande à tes amis de venir, et ils répondent d’un geste. Personne ne
            voit pourquoi quelqu’un n’est pas libre.
        page.free.more = Tous
        page.free.shared = Tes amis voient maintenant quand tu n’es pas libre, jamais pourquoi.
        page.free.unshared = Plus personne ne voit quand tu n’es pas libre.
        told.free.common = {count, plural, =2 {Du temps libre pour vous deux} other {Du temps libre pour vous #}}
        told.friends.since = dans tes amis : {when}
        told.sharing.not = {name} ne partage pas encore ses heures libres avec toi.
        told.sharing.ask = Demander à {name}
        told.sharing.did = Tu as demandé à {name} de partager ses heures libres.
        told.sharing.wish = {name} te demande de partager tes heures libres, pour trouver un moment ensemble.
        """#
}
