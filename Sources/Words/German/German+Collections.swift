extension German {
    /// What calendar programs are told, and the page of their passwords.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Kurse
        collection.events = Veranstaltungen
        collection.personal = Eigenes
        collection.water = Wasser
        collection.classes.about = Was deine Stundenpläne sagen. Nur zum Lesen: ändere es in Belltower.
        collection.events.about = Veranstaltungen, an denen du teilnimmst. Nur zum Lesen: sag in Belltower ab.
        collection.personal.about = Deine eigenen Einträge, hier und in Belltower.
        collection.water.about = Die Gläser der nächsten Tage, wie Belltower sie plant. Geändert wird auf der Wasserseite.
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
        refusal.collection.exists = ein Kalender heißt schon so
        refusal.collection.gone = diesen Kalender gibt es nicht, oder in ihm kann nichts geändert werden
        refusal.collection.many = mehr Kalender kann eine Person nicht anlegen: lösche einige
        refusal.collection.insecure = Kalenderprogramme senden ein Passwort: nimm https für diese Seite
        page.clients.link = Ein Programm, in dem du auch schreibst
        page.clients.title = Kalenderprogramme
        page.clients.why = Ein Kalenderprogramm, das CalDAV spricht, zeigt deine Kurse und Veranstaltungen, und was du darin
            schreibst, steht auch hier. Es braucht ein eigenes Passwort.
        page.clients.make = Passwort machen
        page.clients.once = Es wird nur dieses eine Mal gezeigt. Es öffnet deine Kalender und sonst nichts: gib es nur diesem Programm.
        page.clients.server = Server
        page.clients.user = Benutzername
        page.clients.password = Passwort
        page.clients.howApple = Füge in den Einstellungen bei den Accounts von Kalender einen anderen für CalDAV hinzu und gib diese drei ein.
        page.clients.howAndroid = Die App DAVx⁵ nimmt diese drei: füge ein Konto mit URL und Benutzername hinzu.
        page.clients.howThunderbird = Füge einen neuen Kalender im Netzwerk hinzu und gib Benutzername und Server ein.
        page.clients.list = Programme mit Passwort
        page.clients.none = Noch hat kein Programm ein Passwort.
        page.clients.choices = Was Programme bekommen
        page.clients.alarms = Ein Alarm, den ein Programm gesetzt hat
        page.clients.alarmsProgram = Dieses Programm klingelt
        page.clients.alarmsBell = Belltower klingelt, und Programme erfahren nichts davon
        page.clients.water = Die Gläser der nächsten Tage als eigener Kalender
        told.client.made = Das Passwort für {name}
        told.client.revoke = Das Passwort für {name} widerrufen?
        told.client.revokeEffect = Es wird nicht mehr eingelassen. Was es kopiert hat, bleibt, wo es ist.
        """#
}
