extension German {
    /// What calendar programs are told.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Kurse
        collection.events = Veranstaltungen
        collection.personal = Eigenes
        collection.classes.about = Was deine Stundenpläne sagen. Nur zum Lesen: ändere es in Belltower.
        collection.events.about = Veranstaltungen, an denen du teilnimmst. Nur zum Lesen: sag in Belltower ab.
        collection.personal.about = Deine eigenen Einträge, hier und in Belltower.
        refusal.collection.calendar = das ist kein Kalender
        refusal.collection.object = ein Eintrag auf einmal: Ereignisse mit einer UID, von denen höchstens eines keine
            RECURRENCE-ID hat, und kein METHOD
        refusal.collection.component = hier gibt es nur Ereignisse
        refusal.collection.large = dieser Eintrag ist zu groß
        refusal.collection.name = so kann ein Eintrag nicht heißen
        refusal.collection.uid = ein anderer Eintrag hat diese UID
        refusal.collection.changed = er wurde inzwischen geändert
        refusal.collection.missing = diesen Eintrag gibt es nicht
        refusal.collection.properties = zu diesem Kalender ist schon zu viel gemerkt
        refusal.collection.full = die Einträge der Kalenderprogramme brauchen zu viel Platz: lösche einige
        refusal.collection.busy = gerade wird zu viel geändert: versuch es noch einmal
        refusal.collection.insecure = Kalenderprogramme senden ein Passwort: nimm https für diese Seite
        """#
}
