extension German {
    /// Was die Seiten eines Monats und eines Jahres sagen.
    static let month: StaticString = #"""
        # Ein Monat
        page.month.month = Monat
        page.month.this = Dieser Monat
        page.month.week = Zur Woche vom
        page.month.caption = was an jedem Tag ist
        page.month.weeks = Wochen
        page.month.empty = Nichts in diesem Monat.
        told.month.off = {count, plural, one {einer abgesagt} other {# abgesagt}}
        told.month.coming = {day}, was noch kommt

        # Ein Jahr
        told.agenda.before = {period, select, day {Voriger Tag} week {Vorige Woche} month {Voriger Monat} other {Voriges Jahr}},
        told.agenda.after = {period, select, day {Nächster Tag} week {Nächste Woche} month {Nächster Monat} other {Nächstes Jahr}},
        page.year.year = Jahr
        page.year.this = Dieses Jahr
        told.year.month = {count, plural, =0 {Nichts} one {# Eintrag} other {# Einträge}}{days, plural,
            =0 {} one { an einem Tag} other { an # Tagen}}
        """#
}
