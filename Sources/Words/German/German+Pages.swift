extension German {
    /// Was auf Seiten steht.
    ///
    /// Was Vorlagen als `say.…` nennen, beginnt mit `page.` und kennt keine Argumente; was das Modell
    /// einer Seite mit Argumenten sagt, beginnt mit `told.`. Eine Länge in Klammern setzt hier das
    /// Skript der Seite ein, das herunterzählt.
    static let pages: StaticString = #"""
        # Um jede Seite herum
        page.frame.skip = Zum Inhalt springen
        page.frame.main = Hauptnavigation
        page.frame.today = Heute
        page.frame.calendar = Kalender
        page.frame.events = Events
        page.frame.friends = Freunde
        page.frame.me = Ich
        page.frame.search = Suchen
        page.frame.add = Eintrag hinzufügen
        page.frame.help = Hilfe
        page.frame.undo = Rückgängig
        page.frame.save = Speichern
        page.frame.leave = Lassen, wie es war
        page.frame.cancel = Abbrechen
        page.frame.again = Noch einmal versuchen
        page.frame.network = Netz
        page.frame.stale = Kein Netz.
        page.frame.updated = Diese Seite ist jetzt auf dem neuesten Stand.
        page.frame.unsent = Niemand antwortet: Es wurde nichts gesendet. Was du geschrieben hast, steht noch da.
        page.waits.title = Noch nicht gesendet
        page.waits.refused = Nicht gemacht:
        page.waits.kept = Hier aufgehoben. Es wird gesendet, sobald es ein Netz gibt.
        page.waits.drop = Verwerfen
        page.manifest.about = Kurse, Veranstaltungen und Wasser in einem Kalender, der rechtzeitig klingelt.
        page.title.signIn = Anmelden
        page.title.proof = Zeig, dass du es bist
        page.title.signUp = Konto anlegen
        page.title.firstRun = Dein Stundenplan
        page.title.firstRunThere = Dein Stundenplan ist da
        page.title.add = Neuer Eintrag
        page.title.edit = Eintrag ändern
        page.title.back = Zurück

        # Wer da ist
        page.signIn.byMail = Mit einem Code per E-Mail
        page.signIn.proof = Noch einmal ein Code: das tust nur du selbst
        page.signIn.proofWhy = Wir schicken acht Ziffern an deine Adresse.
        page.signIn.where = Schick ihn an
        page.signIn.address = E-Mail-Adresse
        page.signIn.addressWhy = Wir schicken acht Ziffern dorthin. Niemand sonst sieht sie.
        page.signIn.send = Code schicken
        page.signIn.codeTitle = Schau in deine Post
        page.signIn.code = Acht Ziffern aus der E-Mail
        page.signIn.go = Weiter
        page.signIn.again = Noch einmal schicken
        page.signIn.other = Andere Adresse
        page.signIn.noMail = Nach einer Minute noch nichts da? Schau in den Spam-Ordner, dann schick ihn
            noch einmal.
        page.signIn.orPassword = Oder mit Namen und Passwort
        page.signIn.proofPassword = Oder mit deinem Passwort
        page.signIn.name = Name oder E-Mail-Adresse
        page.signIn.password = Passwort
        page.signIn.passkey = Mit einem Passkey anmelden
        page.signIn.passkeyProof = Mit einem Passkey zeigen
        page.signIn.noAccount = Ich habe noch kein Konto
        page.signUp.address = Deine Adresse
        page.signUp.why = Drei kurze Schritte, etwa eine Minute.
        page.signUp.invitation = Einladung
        page.signUp.invited = Mit einer Einladung
        page.signUp.steps = Erledigte Schritte
        page.signUp.who = Wie Freunde dich finden
        page.signUp.handleWhy = Ein kurzer Name, unter dem andere dich finden, wie @amira: kleine Buchstaben,
            Ziffern, Punkte, Striche. Bleibt er leer, machen wir einen aus deinem Namen.
        page.signUp.done = Meinen Kalender öffnen
        page.signUp.closed = Hier kann niemand ein Konto anlegen
        page.signUp.closedWhy = Dieser Campus nimmt Leute selbst auf. Frag dort nach einem Konto.
        page.signUp.haveAccount = Ich habe ein Konto
        page.signUp.privacy = Was Belltower über mich speichert

        # Der Anfang
        page.firstRun.why = Woher kommen deine Kurszeiten? Ein Weg reicht; weitere kannst du später
            hinzufügen.
        page.firstRun.programme = Oder wähle deinen Studiengang
        page.firstRun.programmeName = Studiengang und Jahr
        page.firstRun.showModules = Seine Module zeigen
        page.firstRun.modules = Oder suche Module
        page.firstRun.q = Kürzel oder Titel
        page.firstRun.example = CM50123 oder Optik
        page.firstRun.search = Suchen
        page.firstRun.which = Welche sind deine?
        page.firstRun.take = Das sind meine
        page.firstRun.skip = Überspringen, ich will nur Veranstaltungen und eigene Einträge
        page.firstRun.large = Große Knöpfe und eine Sache pro Seite?
        page.firstRun.simple = Einfache Ansicht wählen
        page.firstRun.there = Da ist er
        page.firstRun.week = Zur Woche

        # Klingeln
        page.zone.says = Zeiten wie in {here}.
        page.zone.turn = Zeit von {there} zeigen
        page.zone.keep = So lassen
        page.zone.title = Zeitzone
        page.zone.typed = Zeiten sind in
        page.zone.of = Zeit von {place}
        page.push.title = Klingel mich an
        page.push.why = Vor jedem Kurs, mit dem Raum, und wenn sich etwas ändert. Ruhezeiten bestimmst du.
        page.push.on = Auf diesem Gerät klingeln
        page.push.off = Aufhören
        page.push.test = Einmal zur Probe klingeln
        page.push.scriptless = In diesem Browser sind Skripte aus; ohne sie klingelt er nicht. E-Mail tut
            es: wähle sie unter „In dieser Reihenfolge“.
        page.push.none = Noch klingelt kein Gerät.
        page.push.asking = Dein Browser wird gefragt …
        page.push.done = Dieses Gerät klingelt jetzt.
        page.push.denied = Dieser Browser lässt uns nicht klingeln. Erlaube in seinen Einstellungen
            Benachrichtigungen für diese Seite und versuch es noch einmal.
        page.push.failed = Das ging nicht: Dieser Browser erreicht seinen Push-Dienst nicht. Versuch es später noch
            einmal, oder auf einem anderen Gerät.
        page.push.iPhone = Auf einem iPhone oder iPad
        page.push.iPhone1 = Tipp auf Teilen, das Quadrat mit dem Pfeil.
        page.push.iPhone2 = Tipp auf „Zum Home-Bildschirm“.
        page.push.iPhone3 = Öffne Belltower vom Home-Bildschirm, melde dich dort an und tipp auf „Klingeln“.

        # Heute
        page.today.now = Jetzt
        page.today.next = Als Nächstes
        page.today.free = Heute steht nichts mehr an
        page.today.after = Danach
        page.today.nothing = Danach ist heute nichts mehr.
        page.today.progress = Wie weit es ist
        page.today.left = noch {length}
        page.today.leave = Aufbruch {length}
        page.today.leaveNow = Jetzt aufbrechen
        page.today.begins = beginnt {length}
        page.today.water = Wasser
        page.today.drink = Glas eintragen
        page.today.whole = Ganzer Tag
        page.today.aside = Änderungen und morgen
        page.today.changes = Änderungen
        page.today.allChanges = Alle Änderungen
        page.today.tomorrow = Morgen
        page.today.deafDo = Glocke einrichten
        page.today.bare = Dein Kalender ist noch leer
        page.today.bareWhy = Sag uns, woher deine Kurszeiten kommen, dann steht hier die Woche.
        page.today.bareDo = Stundenplan hereinholen

        # Tag und Woche
        page.agenda.view = Ansicht
        page.agenda.day = Tag
        page.agenda.week = Woche
        page.agenda.thisWeek = Diese Woche
        page.agenda.days = Tage dieser Woche
        page.agenda.whole = Ganztägig
        page.agenda.now = Es ist
        page.agenda.to = bis
        page.agenda.free = Nichts
        page.agenda.goto = Zu einem Tag
        page.agenda.go = Los
        page.agenda.emptyWeek = Nichts in dieser Woche.
        page.agenda.inWords = Die Woche in Worten
        page.agenda.modules = Module dieser Woche
        page.agenda.code = Kürzel
        page.agenda.module = Modul
        page.agenda.who = Wer
        page.agenda.news = Geändert oder entfallen
        page.place.was = bisher
        page.place.now = jetzt

        # Ein Eintrag
        page.item.off = Entfällt
        page.item.offLong = Das findet nicht statt.
        page.item.moved = Verschoben
        page.item.clash = Überschneidung
        page.item.clashes = Zur gleichen Zeit
        page.item.isHidden = Du hast das ausgeblendet. Es steht in keiner Liste und klingelt nicht mehr.
        page.item.where = Wo
        page.item.about = Worum es geht
        page.item.people = Wer da ist
        page.item.nameless = Dein Stundenplan sagt nicht, zu welchem Modul das gehört. Darum lässt sich nicht
            zeigen, wer es noch belegt, und niemand kann einen anderen Raum melden.
        page.item.changes = Was sich geändert hat
        page.item.mine = Nur für dich
        page.item.lead = Klingeln
        page.item.note = Meine Notiz
        page.item.name = Mein Name dafür
        page.item.colour = Farbe
        page.item.series = Alle Termine davon, nicht nur dieser
        page.item.change = Ändern
        page.item.delete = Löschen
        page.item.less = Weniger davon
        page.item.lessWhy = Ausgeblendetes steht in keiner Liste; Stummes steht da und klingelt nicht.
            Beides lässt sich zurücknehmen.
        page.item.lessOwn = Ausgeblendetes steht in keiner Liste. Das lässt sich rückgängig machen.
        page.item.mute = Stumm:
        page.item.unmute = Wieder klingeln:
        page.item.hide = Diesen ausblenden
        page.item.hideSeries = Alle davon ausblenden
        page.item.show = Diesen wieder zeigen
        page.item.showSeries = Alle davon wieder zeigen
        page.item.facts = Angaben
        page.item.also = Anderswo
        page.item.entry = Eintrag
        page.item.kicker = Eigener Eintrag, nur du siehst ihn
        page.fact.staff = Lehrende
        page.fact.page = Webseite
        page.fact.group = Gruppe
        page.fact.source = Von
        page.lead.usual = wie üblich
        page.lead.none = gar nicht
        page.lead.program = durch das Kalenderprogramm, das den Alarm gesetzt hat
        page.colour.usual = wie sein Modul
        page.colour.red = rot
        page.colour.orange = orange
        page.colour.yellow = gelb
        page.colour.green = grün
        page.colour.teal = türkis
        page.colour.blue = blau
        page.colour.purple = lila
        page.colour.grey = grau

        # Ein eigener Eintrag
        page.add.leave = Nicht speichern
        page.add.only = Nur du siehst ihn.
        page.add.what = Was
        page.add.day = Tag
        page.add.from = Von
        page.add.to = Bis
        page.add.wholeWhy = Dann braucht es keine Uhrzeiten.
        page.add.where = Wo
        page.add.more = Wiederholung, mehrere Tage, Notiz
        page.add.last = Letzter Tag, falls es mehrere sind
        page.add.repeat = Wiederholung
        page.add.until = Bis
        page.add.scope = Welche davon?
        page.add.this = Nur diesen
        page.add.following = Diesen und alle danach
        page.add.all = Alle
        page.add.unsaved = Noch ist nichts gespeichert.
        page.add.typed = Was du getippt hast, steht noch da.
        page.add.both = Deins und was jetzt da steht
        page.add.now = Jetzt
        page.add.mine = Deins
        page.add.bothWhy = Was du speicherst, gilt. Soll es bleiben, wie es jetzt ist, geh zurück.
        page.repeat.never = nur einmal
        page.repeat.daily = jeden Tag
        page.repeat.weekly = jede Woche
        page.repeat.fortnightly = alle zwei Wochen
        page.repeat.monthly = jeden Monat
        page.repeat.yearly = jedes Jahr
        page.confirm.final = Das lässt sich nicht rückgängig machen.
        page.confirm.undoable = „Rückgängig“ auf der nächsten Seite nimmt es zurück.
        page.confirm.again = Du kannst es jederzeit wieder hinzufügen.
        """#
}
