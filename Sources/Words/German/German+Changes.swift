extension German {
    /// Was die Seite der Änderungen sagt.
    static let changed: StaticString = #"""
        # Änderungen
        page.changes.title = Änderungen
        page.changes.source = Quelle
        page.changes.all = Alle Quellen
        page.changes.module = Modul oder Titel
        page.changes.show = Zeigen
        page.changes.months = Andere Monate
        page.changes.own = Was du zuletzt getan hast
        page.changes.news = Freunde und Veranstaltungen
        page.changes.none = In diesem Monat hat sich nichts geändert.
        page.changes.noneWhy = Was eine Quelle verlegt, absagt oder hinzufügt, steht hier.
        page.changes.noneOfThese = Davon hat sich in diesem Monat nichts geändert.
        page.changes.everything = Alle Änderungen
        """#
}
