extension German {
    /// Was die Seite der Erinnerungen sagt.
    static let reminders: StaticString = #"""
        # Erinnerungen
        page.reminders.title = Erinnerungen
        page.reminders.noneWhy = Erinnerungen kommen mit Kursen, Veranstaltungen, Einträgen und Wasser.
        page.reminders.how = Wie es klingelt
        page.reminders.dismissed = klingelt nicht
        page.reminders.snoozed = verschoben
        page.reminders.five = 5 Min. später
        page.reminders.ten = 10 Min. später
        page.reminders.ring = Doch klingeln
        page.reminders.moreComing = Weiter voraus
        page.reminders.morePast = Weiter zurück
        page.reminders.all = Alle Erinnerungen
        told.reminders.at = um {time}
        told.reminders.none = Vor {day} klingelt nichts.
        told.reminders.noPast = Von {day} bis jetzt war nichts fällig.
        told.reminders.cups = {count} Becher Wasser, {from} bis {to}
        told.reminders.snoozed = {name}: klingelt {time}.
        told.reminders.rings = {name} klingelt doch.
        """#
}
