/// What is said of notices by staff.
extension French {
    static let announcements: StaticString = #"""
        page.announcements.title = Annonces
        page.announcements.notice = Annonce du personnel
        page.announcements.standing = Sur la page Aujourd’hui de tous
        page.announcements.none = Rien n’y est affiché. Pour commencer, écris le texte et le dernier jour.
        page.announcements.over = Annonces passées
        page.announcements.write = Une nouvelle annonce
        page.announcements.why = Tout le monde la voit au-dessus de sa journée, avec ton nom, jusqu’à la fin de
            son dernier jour. 500 caractères au plus, 60 jours à l’avance au plus.
        page.announcements.text = Ce qu’elle dit
        page.announcements.until = Dernier jour
        page.announcements.do = Afficher
        page.announcements.end = Retirer
        page.announcements.question = Retirer cette annonce ?
        page.announcements.effect = Elle disparaît tout de suite de la page Aujourd’hui de tous.
        page.announcements.nobody = Quelqu’un qui est parti
        told.notice = {author}, jusqu’à : {day}
        told.notice.nameless = Jusqu’à : {day}
        told.announcement = {author}, {time}, jusqu’à : {day}
        told.announcement.ended = {author}, {time}, retirée : {end}
        told.did.announced = Affiché : {name}
        text.announcement = une annonce
        refusal.announcement.day = une annonce reste à partir d’aujourd’hui, {most} jours au plus : choisis un
            autre dernier jour
        refusal.announcement.many = {most} annonces sont déjà affichées : retires-en d’abord une
        refusal.announcement.staff = seuls le personnel et les opérateurs affichent des annonces : demande à l’un
            d’eux
        refusal.announcement.foreign = seul l’auteur d’une annonce, ou un opérateur, peut la retirer : demande à
            l’un d’eux
        refusal.announcement.unknown = aucune annonce {id} n’est affichée : elle est peut-être passée
        announcement.stands = L’annonce {number} est affichée jusqu’à : {day}.
        announcement.ended = L’annonce {number} est retirée.
        announcement.none = Aucune annonce : belltower announce "TEXT" --until fri
        announcement.line = {text} ({author}, jusqu’à : {day})
        announcement.notice = Annonce :
        announcement.over = retirée {day}
        announcement.head.number = numéro
        announcement.head.text = annonce
        announcement.head.author = de
        announcement.head.until = jusqu’à
        """#
}
