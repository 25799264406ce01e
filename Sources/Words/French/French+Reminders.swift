extension French {
    /// What the page of reminders says.
    static let reminders: StaticString = #"""
        # Reminders
        page.reminders.title = Rappels
        page.reminders.noneWhy = Les rappels viennent des cours, des événements, des entrées et de l’eau.
        page.reminders.how = Comment ça sonne
        page.reminders.dismissed = ne sonne pas
        page.reminders.snoozed = reporté
        page.reminders.five = 5 min plus tard
        page.reminders.ten = 10 min plus tard
        page.reminders.ring = Sonner quand même
        page.reminders.moreComing = Plus loin
        page.reminders.morePast = Plus ancien
        page.reminders.all = Tous les rappels
        told.reminders.at = à {time}
        told.reminders.none = Rien ne sonne avant le {day}.
        told.reminders.noPast = Rien n’était prévu du {day} à maintenant.
        told.reminders.cups = {count} verres d’eau, de {from} à {to}
        told.reminders.snoozed = {name} : sonnera à {time}.
        told.reminders.rings = {name} sonnera quand même.
        """#
}
