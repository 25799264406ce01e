extension German {
    /// Quellen, die Glocke, man selbst, und was schiefgeht.
    static let pageSettings: StaticString = #"""
        # Quellen
        page.sources.title = Quellen
        page.sources.titleLong = Quellen und Änderungen
        page.sources.add = Hinzufügen
        page.sources.none = Noch keine Quelle
        page.sources.noneWhy = Aus einer Quelle kommen deine Kurszeiten.
        page.sources.paste = Füg die Adresse deines Stundenplans ein
        page.sources.address = Webadresse deines Stundenplans
        page.sources.addressWhy = Der Link, den deine Hochschule für Kalender-Apps angibt; er beginnt mit
            https:// oder webcal://. Er bleibt geheim: Wir zeigen ihn nie wieder.
        page.sources.read = Meinen Stundenplan holen
        page.sources.orFile = Oder eine Datei
        page.sources.file = Kalenderdatei (.ics)
        page.sources.upload = Datei hereinholen
        page.sources.where = Wo finde ich die Adresse?
        page.sources.whereText = Such im Stundenplan deines Campus nach „Abonnieren“, „Export“ oder
            „iCal“ und kopier den Link. Lernplattformen wie Moodle haben ihn unter dem Kalender.
        page.sources.healthy = In Ordnung
        page.sources.isFile = Datei
        page.sources.isHeld = Zurückgehalten
        page.sources.ask = Jetzt fragen
        page.sources.decide = Entscheiden
        page.sources.accept = Neue Antwort übernehmen
        page.sources.would = Was die neue Antwort täte
        page.sources.nowCount = Jetzt
        page.sources.thenCount = Dann
        page.sources.noChanges = Noch hat sich nichts geändert.
        page.sources.history = Verlauf
        page.sources.issues = Was nicht zu lesen war
        page.sources.settings = Einstellungen
        page.sources.name = Name
        page.sources.kind = Was sie enthält
        page.sources.alarms = Auch klingeln, wenn sie es verlangt
        page.sources.delete = Quelle löschen
        page.kind.class = Kurse
        page.kind.event = Veranstaltungen
        page.kind.personal = Eigene Einträge

        # Die Glocke
        page.bell.title = Glocke
        page.bell.settings = Wie sie klingelt
        page.bell.coming = Was klingeln wird
        page.bell.dismiss = Diese nicht
        page.bell.past = Was aus den letzten wurde
        page.bell.noPast = Noch hat nichts geklingelt.
        page.bell.leads = Wie lange vorher
        page.bell.class = Kurs
        page.bell.exam = Prüfung
        page.bell.event = Veranstaltung
        page.bell.personal = Eigener Eintrag
        page.bell.hydration = Wasser
        page.bell.quiet = Ruhezeiten
        page.bell.quietOn = Nachts nicht klingeln
        page.bell.quietWhy = Dann läutet nur, was wichtig ist; der Rest wartet, bis sie vorbei sind.
        page.bell.quietAll = Dann läutet nichts; es wartet, bis sie vorbei sind.
        page.bell.quietWrong = Gib an, von wann bis wann, etwa 22:00 und 07:00.
        page.bell.until = Bis
        page.bell.digest = Überblick am Morgen
        page.bell.digestWhy = Der Tag in einer Nachricht. Leer: keiner.
        page.bell.channels = In dieser Reihenfolge
        page.bell.channelsWhy = Was nicht binnen zwei Minuten ankommt, nimmt den nächsten Weg.
        page.channel.email = E-Mail
        page.channel.ntfy = ntfy
        page.channel.webhook = Webhook
        page.channel.desktop = Bildschirm
        page.channel.command = Programm
        page.channel.jsonl = Datei
        page.channel.push = Browser
        page.bell.up = Früher
        page.bell.down = Später

        # Man selbst
        page.devices.title = Geräte
        page.devices.why = Alles, was als du angemeldet ist.
        page.devices.this = Dieses Gerät
        page.devices.end = Abmelden
        page.devices.endOthers = Alle anderen abmelden
        page.devices.endBack = Dort kann man sich wieder anmelden.
        page.devices.alone = Du bist nirgends sonst angemeldet.
        page.passkeys.title = Passkeys
        page.passkeys.why = Ein Finger, ein Gesicht oder die PIN eines Geräts meldet dich an, ohne Code.
        page.passkeys.none = Du hast keine.
        page.passkeys.add = Passkey hinzufügen
        page.passkeys.backedUp = In einem Passwortmanager
        page.passkeys.failed = Das ging nicht. Versuch es noch einmal, oder nimm einen anderen Weg.
        page.passkeys.known = Dieses Gerät hat schon einen Passkey für dich.
        page.devices.lost = Telefon verloren? Melde es hier ab: Es vergisst deinen Kalender, sobald es
            wieder Netz hat.
        page.me.title = Ich
        page.me.account = Mein Konto
        page.me.profile = Name, Bild und was andere sehen
        page.me.sign = E-Mail-Adressen und Passwort
        page.me.ringing = Glocke und Erinnerungen
        page.me.bellWhy = Wie es klingelt: auf welchen Geräten, wie lange vorher, Ruhezeiten
        page.me.remindersWhy = Was als Nächstes klingelt und was geklingelt hat
        page.me.changesWhy = Was Quellen geändert haben, und was du zuletzt getan hast, zum Zurücknehmen
        page.me.calendar = Mein Kalender
        page.me.privacy = Privatsphäre
        page.me.leave = Geräte und Abmelden
        page.me.name = Name, den Freunde sehen
        page.me.handle = Kurzname
        page.me.handleWhy = Ein kurzer Name, unter dem andere dich finden, wie @amira. Kleine Buchstaben,
            Ziffern, Punkte, Striche.
        page.me.addresses = Adressen
        page.me.addressesWhy = Für Codes und Erinnerungen. Niemand sonst sieht sie.
        page.me.add = Adresse hinzufügen
        page.me.remove = Entfernen
        page.me.prove = Sie gehört mir
        page.me.noPassword = Du hast keins: Der Code per E-Mail genügt.
        page.me.newPassword = Neues Passwort
        page.me.passwordWhy = Acht Zeichen oder mehr. Ein Satz ist gut.
        page.me.setPassword = Setzen
        page.me.changePassword = Ändern
        page.me.signOut = Abmelden
        page.me.signOutWhy = Auf diesem Gerät bleibt nichts von dir.
        page.me.look = Sprache und Aussehen
        page.me.moreLook = Farben, Uhr, Zeitzone, Einheiten
        page.me.language = Sprache
        page.me.view = Ansicht
        page.me.theme = Farben
        page.me.clock = Uhr
        page.me.weekStart = Wochen beginnen am
        page.clock.usual = wie hier üblich
        page.clock.12 = 12 Stunden
        page.clock.24 = 24 Stunden
        page.me.zone = Zeitzone
        page.me.units = Wasser in
        page.me.bio = Über mich
        page.me.bioWhy = Was andere auf deiner Seite lesen: was du studierst, was du magst.
        page.me.birthday = Geburtstag
        page.me.birthdayWhy = Gezeigt, wie du es darunter wählst.
        page.me.birthdayTo = Wer ihn sieht
        page.birthday.nobody = Niemand
        page.birthday.day = Andere, ohne das Jahr
        page.birthday.date = Andere, mit dem Jahr
        page.picture.title = Bild
        page.picture.why = Ein JPEG, PNG, WebP oder GIF von höchstens 8 MiB. Es wird quadratisch zugeschnitten und verkleinert; wo und wann es aufgenommen wurde, bleibt weg.
        page.picture.choose = Bild wählen
        page.picture.send = Dieses Bild zeigen
        page.picture.remove = Bild entfernen
        page.me.classmates = Kommilitonen
        page.me.visible = Wer ein Modul mit dir hat, sieht deinen Namen auf dessen Seite, und du stehst in ihren Erinnerungen daran.
        page.me.invisible = Niemand, der ein Modul mit dir hat, sieht das.
        page.me.hide = Mich verbergen
        page.me.show = Mich wieder zeigen
        page.me.data = Meine Daten
        page.me.dataWhy = Alles, was hier von dir ist: als Datei zum Mitnehmen, oder zum Löschen.
        page.me.export = Alles herunterladen
        page.me.erase = Mein Konto löschen
        page.me.stay = Doch bleiben
        page.erase.question = Dein Konto löschen?
        page.erase.after = Das geschieht in zwei Wochen. Bis dahin bleibt alles, wie es war, und du kannst es dir anders überlegen: auf der ersten Seite und bei dir.
        page.erase.all = Dann sind Kalender, Notizen, Getrunkenes, Freunde und Erinnerungen weg, und niemand holt sie zurück.
        page.erase.bell = Dann läutet nichts mehr, auf keinem Gerät.
        page.erase.export = Vorher kannst du alles herunterladen.
        page.erase.contributions = Was du für andere geschrieben hast
        page.erase.remove = geht mit: Kommentare und Veranstaltungen, die du veröffentlicht hast
        page.erase.keep = bleibt, ohne deinen Namen
        page.units.ml = Millilitern
        page.units.oz = Flüssigunzen
        page.view.usual = Üblich
        page.view.large = Groß
        page.view.largeWhy = Dasselbe mit größerer Schrift und größeren Knöpfen
        page.view.simple = Einfach
        page.view.simpleWhy = Fünf große Knöpfe, eins auf einmal, Hilfe immer unten
        page.simple.title = Was möchtest du?
        page.simple.here = Du bist in
        page.simple.where = Wohin muss ich als Nächstes?
        page.simple.today = Was ist heute?
        page.simple.drink = Ich habe ein Glas getrunken
        page.simple.friends = Meine Freunde
        page.simple.leave = Zurück zur üblichen Ansicht
        page.simple.take = Die einfache Ansicht: fünf große Knöpfe
        page.simple.home = Start
        page.simple.more = Alles andere
        page.simple.week = Meine Woche
        page.simple.month = Mein Monat
        page.simple.me = Ich und meine Einstellungen
        page.simple.change = Ändern
        page.simple.drop = Diesen Termin absagen
        page.simple.all = Alles darüber
        page.theme.system = Wie das Gerät
        page.theme.light = Hell
        page.theme.dark = Dunkel

        # Wenn etwas schiefgeht
        page.error.back = Woher ich kam
        page.error.request = Für die, die es richten:
        page.error.unauthenticated = Du bist abgemeldet
        page.error.unauthenticatedText = Melde dich wieder an, dann bist du zurück auf dieser Seite.
        page.error.forbidden = Das ist nicht für dich
        page.error.forbiddenText = Es gehört jemand anderem, oder dein Recht darauf ist erloschen.
        page.error.missing = Diese Seite gibt es nicht
        page.error.missingText = Die Adresse ist vertippt, oder was hier stand, ist fort. Dein Kalender
            ist, wo er war.
        page.error.tooMany = Das war etwas oft
        page.error.tooManyText = Nichts wurde geändert, und nichts ist verloren.
        page.error.fault = Das liegt an uns
        page.error.faultText = Hier ging etwas kaputt. Was gespeichert war, ist sicher; versuch es noch
            einmal.
        page.error.busy = Zu viel auf einmal
        page.error.busyText = Gerade sind viele hier. Nichts ist verloren; wart einen Augenblick.
        page.error.offline = Kein Netz
        page.error.offlineText = Diese Seite liegt nicht auf dem Gerät. Heute und diese Woche schon.
        page.help.hotline = Ruf uns an
        page.help.start = Die erste Minute
        page.help.start1 = Füg die Adresse deines Stundenplans ein, oder wähl deine Module.
        page.help.start2 = Tipp auf „Klingeln“, damit dieses Gerät vor dem Kurs klingelt.
        page.help.start3 = Leg Belltower auf den Home-Bildschirm: Es öffnet sich auch ohne Netz.
        page.help.bell = Es klingelt nicht
        page.help.bellText = Schalte auf der Seite „Glocke“ dieses Gerät ein und lass es einmal zur Probe klingeln.
            Kommt nichts, erlaube in den Einstellungen des Browsers Benachrichtigungen. Auf einem iPhone:
        page.help.wrong = Ein Kurs ist falsch oder fehlt
        page.help.wrongText = Schau zu den Quellen: Dort steht, wann jede zuletzt gelesen wurde und was
            sie antwortete. Was du nicht besuchst, blendest du auf seiner Seite aus; am Stundenplan des
            Campus ändert sich dadurch nichts.
        page.help.offline = Ohne Netz
        page.help.offlineText = Seiten, die du geöffnet hast, bleiben auf dem Gerät, mit ihrer Uhrzeit. Getränke, eigene
            Einträge, Zu- und Absagen und Stummes werden gesendet, sobald du wieder Netz hast. Alles andere
            braucht Netz.
        page.help.keys = Tasten
        page.help.keysText = Auf einer Tastatur:
        page.help.keysOn = Einzelne Tasten einschalten
        page.help.keysOff = Einzelne Tasten ausschalten
        page.help.keyNext = nächster und voriger Eintrag
        page.help.keyMove = von Eintrag zu Eintrag und von Tag zu Tag, in Woche und Monat
        page.help.keyTurn = im Kalender blättern
        page.help.keyHelp = diese Liste
        page.help.privacy = Was Belltower speichert
        page.help.privacyText = Deine Adressen, deinen Kalender und was du darin tust, auf dem Server
            dieses Campus und nirgends sonst. Keine Werbung, keine Verfolger, kein Dritter.

        # What one hid
        page.hidden.title = Ausgeblendet
        page.hidden.none = Nichts ist ausgeblendet
        page.hidden.noneWhy = Was du aus deinem Kalender ausblendest, steht hier und kann wieder gezeigt werden.
        page.hidden.why = Steht nicht im Kalender und nicht in der Suche und erinnert nicht, bis du es wieder zeigst.
        page.hidden.whole = alles davon
        page.hidden.show = Wieder zeigen
        """#
}
