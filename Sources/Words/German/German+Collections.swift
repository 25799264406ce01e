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
        refusal.loginFlow.late = das hat zu lange gedauert oder ist schon beantwortet: fang im Programm noch einmal an
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
        page.clients.howAndroid = Die App DAVx⁵ braucht keins davon: füge in ihr ein Konto der Art Nextcloud mit der Adresse dieser Seite hinzu und
            erlaube es hier. Oder füge eines mit URL und Benutzername hinzu und gib diese drei ein.
        page.clients.howThunderbird = Füge einen neuen Kalender im Netzwerk hinzu und gib Benutzername und Server ein.
        page.clients.list = Programme mit Passwort
        page.clients.none = Noch hat kein Programm ein Passwort.
        page.clients.profile = Dieses Gerät einrichten
        page.clients.profileHow = Erlaube in Safari den Download. Öffne dann die Einstellungen, die das geladene Profil anbieten, und
            installiere es. In der Datei steht ein Passwort: gib sie niemandem.
        page.clients.davx5 = DAVx⁵ einrichten
        page.clients.davx5How = Das öffnet die App DAVx⁵, wenn sie installiert ist: melde dich dort an und erlaube es hier. Kein Passwort
            wird getippt. Öffnet sie sich nicht, füge in ihr ein Konto der Art Nextcloud mit der Adresse dieser Seite hinzu.
        page.clients.other = Ein anderes Programm
        page.clients.scanWhy = Richte dessen Kamera hierher. Es öffnet diese Seite dort und bekommt ein eigenes Passwort.
        page.clients.code = Die Adresse dieser Seite
        page.clients.allow = Erlauben
        page.clients.allowReads = Es liest deine Kurse und Veranstaltungen, und liest und schreibt deine eigenen Einträge. Du kannst das
            jederzeit widerrufen.
        page.clients.allowOnly = Erlaube es nur, wenn du das eben selbst in diesem Programm begonnen hast. Wer sonst dich hierher geschickt
            hat, würde deinen Kalender lesen.
        page.clients.calendars = Kalender, die Programme angelegt haben
        page.clients.calendarsWhy = Sie sind für deine eigenen Einträge, die hier bei allen anderen stehen.
        page.clients.choices = Was Programme bekommen
        page.clients.alarms = Ein Alarm, den ein Programm gesetzt hat
        page.clients.alarmsProgram = Dieses Programm klingelt
        page.clients.alarmsBell = Belltower klingelt, und Programme erfahren nichts davon
        page.clients.water = Die Gläser der nächsten Tage als eigener Kalender
        told.client.made = Das Passwort für {name}
        told.client.allow = Darf {name} deinen Kalender lesen und darin schreiben?
        told.client.allowed = {name} ist erlaubt. Schließ diese Seite und mach dort weiter.
        told.client.revoke = Das Passwort für {name} widerrufen?
        told.client.revokeEffect = Es wird nicht mehr eingelassen. Was es kopiert hat, bleibt, wo es ist.
        told.client.entries = {count, plural, =0 {keine Einträge} one {# Eintrag} other {# Einträge}}
        told.client.drop = Den Kalender {name} löschen?
        told.client.dropEffect = {count, plural, =0 {Es ist nichts darin.} one {Sein Eintrag geht mit ihm. „Rückgängig“ auf
            der nächsten Seite holt ihn zurück, zu deinen anderen Einträgen.} other {Seine # Einträge gehen mit ihm.
            „Rückgängig“ auf der nächsten Seite holt sie zurück, zu deinen anderen Einträgen.}}
        """#
}
