/// What operators are told of how a site is doing.
extension German {
    static let operating: StaticString = #"""
        # What operators see of how the home is doing
        refusal.operator.health = nur wer den Betrieb führt, sieht, wie es um alles steht: frag dort nach
        refusal.operator.errors = nur wer den Betrieb führt, sieht, was schiefging: frag dort nach

        # What operators are called for
        alert.title = {site}: {what}
        alert.title.over = {site}, vorbei: {what}
        alert.name.imports = ein Import scheitert
        alert.name.late = die Glocke kommt zu spät
        alert.name.waiting = niemand läutet
        alert.name.disk = die Platte ist fast voll
        alert.name.backup = die Sicherung ist alt
        alert.name.push = Pushes werden abgelehnt
        alert.imports = {source}: Importe scheitern seit einer Stunde oder länger. Es bleibt, was zuletzt
            gelesen wurde.
        alert.imports.over = {source}: Importe gelingen wieder.
        alert.late = Erinnerungen kamen {count, plural, one {# Sekunde} other {# Sekunden}} zu spät.
        alert.late.over = Erinnerungen kommen wieder pünktlich.
        alert.waiting = Etwas ist seit über einer Minute fällig, und niemand läutet: sieh nach, ob der Dienst läuft.
        alert.waiting.over = Alles Fällige läutet wieder.
        alert.disk = {machine}: {count} % der Platte sind frei.
        alert.disk.over = {machine}: Auf der Platte ist wieder Platz.
        alert.backup = Die neueste Sicherung ist vom {day}.
        alert.backup.over = Es gibt wieder eine frische Sicherung.
        alert.push = Push-Dienste lehnen den Schlüssel der Seite für {count, plural, one {# Gerät} other {#
            Geräte}} ab.
        alert.push.over = Push-Dienste nehmen die Pushes der Seite wieder an.

        # How it is doing, a line a subject
        health.name.imports = Importe
        health.name.bell = Glocke
        health.name.channels = Kanäle
        health.name.push = Pushes
        health.name.database = Datenbank
        health.name.disk = Platte
        health.name.backup = Sicherung
        health.name.check = Nächtliche Prüfung
        health.name.restore = Sicherung erprobt
        health.name.certificate = Zertifikat
        health.name.versions = Versionen
        health.state.wrong = gestört
        health.state.well = in Ordnung
        health.state.unknown = unbekannt
        health.imports = {count, plural, =0 {Keine Quelle vom Campus oder einer Gruppe} one {# Quelle vom Campus
            oder einer Gruppe} other {# Quellen vom Campus und von Gruppen}}: {failing} gescheitert, {held}
            zurückgehalten, {late} überfällig.
        health.own = Eigene der Leute: {count}, davon {failing} gescheitert, {held} zurückgehalten, {late}
            überfällig.
        health.bell.on = Ein Dienst läutet.
        health.bell.off = Kein Dienst läutet.
        health.bell.waiting = Etwas ist seit {time} fällig.
        health.bell.late = In 24 Stunden {count, plural, one {# Erinnerung} other {# Erinnerungen}}, höchstens
            {worst} zu spät.
        health.bell.none = In 24 Stunden läutete nichts.
        health.channel = {channel}: {attempts} Versuche, {failed} nicht angenommen.
        health.channels.none = In 24 Stunden wurde nichts übergeben.
        health.push = {count, plural, one {# Gerät} other {# Geräte}}: in 24 Stunden {sent} angenommen und
            {received} empfangen; {refused} mit 403 beantwortet, {gone} mit 410.
        health.push.refused = Jetzt abgelehnt: {count, plural, one {# Gerät} other {# Geräte}}.
        health.push.none = Kein Gerät nimmt Pushes an.
        health.database = {engine}, {size}.
        health.disk = {count} % frei: {free} von {total}.
        health.disk.full = Voll: Es kann nichts gespeichert werden. Mach Platz.
        health.disk.none = Das System sagt es nicht.
        health.backup = Die neueste ist von {time}.
        health.backup.none = Keine ist bekannt: belltower backup macht eine, und belltower keep --backups erzählt davon.
        health.check.well = Alles in Ordnung, {time}.
        health.check.wrong = {count, plural, one {# Sache stimmte nicht} other {# Sachen stimmten nicht}},
            {time}: {what}
        health.check.none = Noch nicht angesehen: das geschieht nachts.
        health.certificate = Noch {count, plural, one {# Tag} other {# Tage}}, bis {day}.
        health.certificate.ended = Abgelaufen am {day}.
        health.certificate.none = Kein eigenes des Servers.
        health.versions = Belltower {program}, Tabellen {schema}, Zonen {zones}.

        # How a source is doing
        health.source.failing = Scheitert seit {time}: {reason}
        health.source.stopped = Weg seit {time}: das sagt sein Server.
        health.source.held = Zurückgehalten seit {time}: {count, plural, one {# Eintrag verschwände} other {#
            Einträge verschwänden}}.
        health.source.undone = Jemand hat ihren letzten Import zurückgenommen: um {time} sagte die Quelle noch dasselbe, und das wird nicht übernommen.
        health.source.late = Sollte {time} gefragt werden und wurde es nicht: sieh nach, ob Importe laufen.
        health.source.healthy = Gelesen {time}, {count, plural, one {# Eintrag} other {# Einträge}}.
        health.source.unread = Noch nie gelesen.
        health.source.drift = Seine Seiten sind nicht, wie sie waren.
        health.source.of = {source}, von {community}

        # The page of operators
        page.operator.title = Betrieb
        page.operator.why = Wie es um diese Seite steht, und was du tun kannst.
        page.operator.wrong = Was nicht stimmt
        page.operator.isWell = Alles in Ordnung.
        page.operator.glance = Auf einen Blick
        page.operator.late = Wie spät die Glocke war
        page.operator.lateWhy = Die späteste Erinnerung jeder der letzten 24 Stunden. Die Linie ist eine Minute;
            darüber ist es zu spät.
        page.operator.minute = 1 min
        page.operator.table = Dasselbe als Tabelle
        page.operator.hour = Stunde
        page.operator.number = Erinnerungen
        page.operator.median = Die Hälfte binnen
        page.operator.worst = Am spätesten
        page.operator.sections = Kümmere dich um
        page.operator.people = Leute
        page.operator.catalogue = Verzeichnis
        page.operator.reports = Meldungen
        page.operator.sources = Quellen und Feeds
        page.operator.communities = Gruppen
        page.operator.statistics = Statistik
        page.operator.announcements = Ansagen
        page.operator.settings = Einstellungen der Seite
        page.operator.audit = Protokoll
        page.operator.errors = Fehler
        page.operator.past = Frühere Rufe
        told.operator.alert = {what} Seit {time}.
        told.operator.past = {what} Von {since} bis {ended}.
        told.operator.plot = In {hours, plural, one {# Stunde} other {# Stunden}} von 24 läutete etwas;
            höchstens {worst} zu spät, um {time}.

        # Sources that the campus depends on
        page.shared.title = Quellen und Feeds
        page.shared.none = Noch keine Quelle vom Campus oder einer Gruppe.
        page.shared.noneWhy = Füge die erste mit ihrer Adresse hinzu: ihre Stunden erreichen alle, die ihre
            Module belegen.
        page.shared.add = Eine Quelle des Campus hinzufügen
        page.shared.address = Ihre Adresse
        page.shared.save = Hinzufügen
        page.shared.ask = Jetzt fragen
        page.shared.accept = Übernehmen, was sie sagt
        page.shared.undo = Ihren letzten Import rückgängig machen
        page.shared.would = Was sich ändern würde
        page.shared.own = Eigene Quellen der Leute
        page.shared.ownWhy = Nur Zahlen: wessen sie sind und wohin sie führen, geht niemanden an.
        told.shared.undone = {name} ist, wie es vor dem letzten Import war.
        told.shared.held = {name}: die Antwort wird zurückgehalten.
        told.shared.added = {name} ist jetzt eine Quelle des Campus.

        # What went wrong
        page.errors.title = Fehler
        page.errors.why = Was in Servern, Dienst und Importen scheiterte, jede Art einmal. Die Nummer der
            letzten Anfrage findet sie im Journal.
        page.errors.none = Seit dem Leeren ist nichts schiefgegangen.
        page.errors.clear = Leeren
        page.errors.question = Alle Fehler leeren?
        page.errors.effect = Von jetzt an wird neu gezählt. Dass du geleert hast, steht im Protokoll.
        page.errors.place = Wo
        page.errors.what = Was
        page.errors.often = Wie oft
        page.errors.first = Zuerst
        page.errors.last = Zuletzt
        page.errors.request = Anfrage
        told.errors.cleared = {count, plural, one {# Art Fehler} other {# Arten Fehler}} geleert.
        """#
}
