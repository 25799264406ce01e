extension German {
    /// Was Module, Personen, Gemeinschaften, Einstellungen und Sicherungen zeigen.
    static let campus: StaticString = #"""
        # Module
        module.none = Noch kein Modul: abonniere einen Stundenplan, oder lade einen Katalog mit
            --load.
        module.none.found = Kein solches Modul.
        module.untitled = (noch ohne Titel)
        module.loaded = {count, plural, one {# Modul} other {# Module}}: {added} neu, {changed}
            geändert, {unchanged} unverändert
        module.taken = Du belegst es.
        module.untaken = Du belegst es nicht: belltower enrol {code}
        module.credits = {credits} Credits
        module.meetings = {count, plural, one {# Termin} other {# Termine}}
        module.meetings.own = {count, plural, one {# Termin} other {# Termine}} in deinem Kalender
        module.meetings.next = {count}; als Nächstes:
        module.classmates = {count, plural, other {# aus deinem Kurs}}
        module.classmates.more = und {count} weitere: belltower classmates
        module.field.staff = Lehrende
        module.field.needs = setzt voraus
        module.field.page = Seite
        module.about = Worum es geht
        module.changes = Im Katalog geändert
        module.changes.none = Keine Änderung im Katalog.
        module.change.added = neu: {title}
        module.change.removed = nicht mehr eingetragen: {title}
        module.change.fact = eine Angabe
        module.change.nothing = (nichts)
        module.comments = {count, plural, one {# Kommentar} other {# Kommentare}}
        programme.none = Noch kein Studiengang: ein Operator legt sie mit --load an.
        programme.loaded = {count, plural, one {# Studiengang} other {# Studiengänge}}: {added} neu,
            {changed} geändert, {unchanged} unverändert
        classmates.none = Noch niemand sonst.
        classmates.friend = befreundet
        comment.done = Kommentar {number}: {what}
        comment.written = geschrieben
        comment.changed = geändert
        comment.deleted = gelöscht
        comment.reported = gemeldet
        comment.hidden = verborgen
        comment.shown = wieder sichtbar
        comment.edited = bearbeitet
        comment.left = jemand, der nicht mehr da ist
        comment.reports.none = Nichts wurde gemeldet.
        comment.times = {count}-mal

        # Belegung
        enrol.none = Du belegst noch kein Modul: belltower enrol CODE
        enrol.ask = {count, plural, one {# Modul} other {# Module}} belegen?
        enrol.adds = {programme} bringt dazu:
        enrol.adds.nothing = nichts: du belegst alles davon
        enrol.overlap = Überschneidung: {first} und {second}, {count, plural, one {einmal} other
            {#-mal}}, zuerst {start}
        enrol.done = Belegt: {modules}
        enrol.already = Diese belegst du schon: {modules}
        enrol.left = Du belegst {module} nicht mehr.
        enrol.invisible = Die anderen in deinen Kursen sehen dich nicht mehr.
        enrol.visible = Die anderen in deinen Kursen sehen dich.

        # Freunde
        friend.none = Noch keine Freunde. Frag jemanden: belltower friend request NAME
        friend.list.friends = Freunde
        friend.list.received = Haben dich gefragt
        friend.list.sent = Du hast gefragt
        friend.list.blocked = Du hast blockiert
        friend.list.sharing = Bitten dich, deine freien Zeiten zu teilen
        friend.done.asked = {person}: gefragt
        friend.done.sharing = {person}: gebeten, freie Zeiten zu teilen
        friend.done.friends = {person}: ihr seid jetzt befreundet
        friend.done.unsaid = Falls das die bestätigte Adresse von jemandem hier ist, ist die Person
            gefragt.
        friend.done.blocked = {person}: blockiert
        friend.done.declined = {person}: abgelehnt
        friend.done.removed = {person}: entfernt
        friend.done.unblocked = {person}: nicht mehr blockiert
        friend.mutual = {person}: hatte dich auch gefragt, ihr seid jetzt befreundet

        # Personen
        person.added = {person}: eingetragen
        person.changed = {person}: geändert
        person.suspended = {person}: gesperrt
        person.restored = {person}: wieder freigegeben
        person.exported = {json} und {calendar}: geschrieben
        person.exported.picture = {picture}: geschrieben
        person.mark.suspended = gesperrt
        person.yes = ja
        person.role.student = Studium
        person.role.staff = Personal
        person.role.operator = Betrieb
        person.verified = {address}, bestätigt
        person.unverified = {address}, noch nicht bestätigt: das tut ein Operator
        person.address.taken = {address} war bisher als die Adresse von {former} bestätigt: sie
            gehört jetzt {person}, und Freundschaftsanfragen an sie erreichen {former} nicht mehr
        person.field.name = Name
        person.field.role = Rolle
        person.field.suspended = gesperrt
        person.field.gender = Geschlecht
        person.field.picture = Bild
        person.field.bio = über sich
        person.field.email = E-Mail
        person.field.phone = Telefon
        person.field.birthday = Geburtstag
        person.field.birthdayShown = Geburtstag gezeigt
        person.field.zone = Zeitzone
        person.field.units = Einheit
        erase.ask = {person} mit allen Spuren löschen?
        erase.heir = {heir} führt jetzt die Quelle {source}
        erase.copy = auch aus {file} entfernt, was ein älteres Belltower jetzt nicht öffnen kann
        erase.done = {person}: gelöscht; anderswo aufbewahrte Sicherungen und Exporte enthalten sie
            noch
        erase.compaction = das nächste `belltower keep` überschreibt, was die Datenbank von ihnen
            hatte
        erase.unknown = im Ordner, und nicht von Belltower; lösche, was eine Kopie sein kann:

        # Gemeinschaften
        community.none = Noch keine Gemeinschaft. Ein Operator legt sie an: belltower community
            create
        community.news = Es gibt Neues.
        community.list.own = Deine
        community.list.others = Andere
        community.unread = {count} neu
        community.members = {count, plural, one {# Mitglied} other {# Mitglieder}}
        community.yours = du bist dabei
        community.organised = veranstaltet von {organisers}
        community.field.topic = Thema
        community.created = {community}: angelegt
        community.joined = {community}: du bist dabei
        community.quit = {community}: du bist nicht mehr dabei
        community.renamed = {community}: der neue Name von {former}
        community.edited = {community}: geändert
        community.organiser = {person}: veranstaltet jetzt für {community}
        community.organiser.removed = {person}: veranstaltet nicht mehr für {community}
        community.close.ask = {community} schließen und alle kommenden Veranstaltungen absagen?
        community.closed = {community}: geschlossen; {count, plural, one {# Veranstaltung} other {#
            Veranstaltungen}} abgesagt

        # Einstellungen
        setting.waking = die Stunden, in denen du wach bist: in ihnen wird freie Zeit gesucht
        setting.week-start = der Tag, an dem Wochen beginnen
        setting.share-busy = wer nach gemeinsamer freier Zeit fragen darf, und so erfährt, wann du
            keine hast
        setting.view = wie viel auf einer Seite der Web-App steht
        setting.calendar-alarms = wer bei einem Alarm klingelt, den ein Kalenderprogramm gesetzt hat: das Programm oder die Glocke
        setting.calendar-water = ob Kalenderprogramme die Gläser der nächsten Tage sehen
        setting.single-keys = ob einzelne Tasten in der Web-App Befehle sind
        setting.active-hours = ob die Web-App zählt, wie lange du auf sie schaust; nur du siehst es
        setting.leads.class = wie lange vor einer Lehrveranstaltung es läutet
        setting.leads.exam = wie lange vor einer Prüfung es läutet
        setting.leads.event = wie lange vor einer Veranstaltung es läutet
        setting.leads.personal = wie lange vor einem eigenen Eintrag es läutet
        setting.leads.hydration = wie lange vor der Zeit eines Bechers es läutet
        setting.channels = wie geläutet wird: der erste Kanal, der geht
        setting.quiet = die Stunden, in denen nur Wichtiges läutet
        setting.limit = wie viel in einer Viertelstunde höchstens läutet; das Übrige wird zusammen
            gemeldet
        setting.important = was auch in stillen Stunden, stumm geschaltet und über die Grenze hinaus
            läutet
        setting.digest = wann der Tagesüberblick läutet: was ansteht, Änderungen, Wasser von gestern
        setting.home = von wo du zum ersten Termin des Tages gehst
        setting.clock = wie viele Stunden die Uhr in Erinnerungen und auf Seiten hat
        setting.language = in welcher Sprache man dir etwas sagt
        setting.units = worin Wasser gemessen wird, wie im Profil
        setting.zone = die Zeitzone deiner Tage, wie im Profil

        # Die ersten Schritte
        setup.question = {question} [{now}]:
        setup.ask.zone = Zeitzone
        setup.ask.feed = Adresse des Feeds, bleibt verborgen
        setup.ask.leads = Wie lange vor einem Termin läuten, oder none
        setup.ask.goal = Wasser am Tag, wie 2l, oder none
        setup.ask.channel = Wie läuten: desktop, ntfy:THEMA, email:ADRESSE
        setup.ask.trial = Zur Probe einmal läuten? [J/n]
        setup.none = keine
        setup.same = wie es war
        setup.zone.file = {zone}, in {file}
        setup.zone.own = {zone}, für dich
        setup.goal = {amount} von {from} bis {to}
        setup.rang = geläutet über {channel}
        setup.undo = zurück: {command}
        setup.step.zone = Zeitzone
        setup.step.feed = Feed
        setup.step.leads = Vorlauf
        setup.step.goal = Ziel
        setup.step.channel = Kanal
        setup.step.trial = Probe
        setup.done = Wo du stehst: belltower. Zum Läuten: belltower remind.

        # Sicherungen und nächtliche Arbeit
        backup.done = {file}: {size}, {contents}, geprüft
        backup.contents = {people, plural, one {# Person} other {# Personen}}, {sources, plural, one
            {# Quelle} other {# Quellen}}
        backup.removed = {file} entfernt
        keep.erased = {count, plural, one {# Person} other {# Personen}} gelöscht, die vor zwei Wochen darum baten
        keep.forgot = {count, plural, one {# alte Erinnerung} other {# alte Erinnerungen}} vergessen
        keep.compacted = verdichtet: {before}, jetzt {size}
        keep.compact = {size}, dicht
        keep.postponed = nicht verdichtet, da um {time} etwas läutet: morgen
        keep.backup = {file}: {contents}, geprüft
        move.copying = kopiere {table} ({number} von {count})
        move.comparing = vergleiche {table} ({number} von {count})
        move.done = {rows, plural, one {# Zeile} other {# Zeilen}} in {tables} Tabellen: kopiert, und auf
            beiden Seiten gleich
        move.cut = {count, plural, one {# Zeile hat} other {# Zeilen haben}} einen Text, der bei einem
            U+0000 endet, wie er immer gelesen wurde
        move.line = Schreib in config.yaml, und starte Server und Glocke neu: {line}
        move.variable = Setz in der Umgebung, die vor config.yaml gilt, und starte Server und Glocke neu:
            {line}
        move.switched = config.yaml sagt von jetzt an: {line}
        restore.ask = Alles in {home} durch {file} ersetzen?
        restore.done = {file}: wiederhergestellt, {contents}
        restore.empty = {home} ist neu begonnen, mit nichts darin
        restore.kept = Was vorher da war, liegt in {file}
        restore.configuration = config.yaml ist, wie es war; die der Sicherung, die anders ist, ist
            {file}
        """#
}
