extension German {
    /// Was Quellen, Importe, Änderungen und ausgelesene Seiten zeigen, und wo man steht.
    static let sources: StaticString = #"""
        # Quellen
        source.none = Noch keine Quelle. Abonniere eine: belltower subscribe URL
        source.campus = {source} (vom Campus)
        source.head.source = Quelle
        source.head.address = Adresse
        source.head.meetings = Termine
        source.head.read = gelesen
        source.head.next = als Nächstes
        source.never = nie
        source.just.now = gerade eben
        source.refused = zurückgewiesen: {reason}
        source.postponed = aufgeschoben: {reason}
        source.error = letzter Fehler: {reason}
        source.held = Zurückgehalten {age}; es würde ändern:
        source.held.often = Zurückgehalten {age}, seitdem {count}-mal gesehen; es würde ändern:
        source.unread = nicht lesbar: {what}
        source.unread.kept = nicht lesbar, deshalb bleibt der letzte bekannte Stand: {what}
        source.unread.line = Zeile {line}: {what}
        source.unread.more = {count, plural, one {# weitere Angabe war} other {# weitere Angaben waren}} nicht lesbar
        source.once = einmal importiert
        source.gone = beendet: laut Server gibt es sie nicht mehr
        source.due = fällig {time}
        source.due.now = jetzt fällig
        source.failures = {due} ({count} Fehler in Folge)
        source.remove = {source} mit allen Terminen entfernen?
        source.removed = {source}: entfernt

        # Was ein Import getan hat
        progress.importing = importiere
        import.state.imported = importiert
        import.state.unchanged = unverändert
        import.state.refused = zurückgewiesen
        import.state.failed = gescheitert
        import.state.undone = zurückgenommen
        import.done = {source}: importiert, {count, plural, one {# Termin} other {# Termine}}
        import.unchanged = {source}: unverändert, {count, plural, one {# Termin} other {# Termine}}
        import.failed = {source}: gescheitert: {reason}
        import.refused = {source}: zurückgewiesen: {reason}
        import.postponed = {source}: aufgeschoben: {reason}
        import.reasonless = ohne Angabe von Gründen
        import.added = {count} neu
        import.changed = {count} geändert
        import.removed = {count} entfernt
        import.line = {source}, Zeile {line}
        import.issues.more = {source}: {count} weitere Auffälligkeiten: siehe --json
        import.none.due = Keine Quelle ist fällig. Alle: --all
        history.alike = {state}, {count}-mal
        history.counts = {state}: {added} neu, {changed} geändert, {removed} entfernt, {held}
            vorhanden
        history.reason = {state}: {reason}

        # Listen von Änderungen
        change.none = Keine Änderung verzeichnet.
        change.none.since = Keine Änderung seit {since}.
        change.more = {count} weitere: {hint}
        change.hint = siehe belltower changes
        change.hint.json = siehe --json
        change.hint.sources = siehe sources --json
        change.at.once = {count} auf einmal
        change.later = {length} später
        change.earlier = {length} früher
        change.now = jetzt {value}
        change.unsaid = nirgends gesagt
        change.taken.back = zurückgenommen
        change.kind.added = neu
        change.kind.moved = verlegt
        change.kind.relocated = neuer Ort
        change.kind.renamed = umbenannt
        change.kind.cancelled = abgesagt
        change.kind.removed = entfernt

        # Ausgelesene Seiten
        crawl.done = {crawler}: {state}, {count, plural, one {# Seite} other {# Seiten}}
        crawl.done.into = {crawler}: {state}, {count, plural, one {# Seite} other {# Seiten}}, in
            die Quelle {source}
        crawl.head.modules = Module
        crawl.head.classes = Termine
        crawl.row.added = neu
        crawl.row.changed = geändert
        crawl.row.removed = entfernt
        crawl.row.unchanged = unverändert
        crawl.issues.more = und {count} weitere: siehe --json
        crawl.none = Kein Crawler ist installiert.
        crawl.unusable = nicht zu gebrauchen: {problem}
        crawl.unproven = unerprobt
        crawl.example.well = {page}: wie versprochen
        crawl.progress = {done} von {all} Seiten, {rate}/s
        crawl.progress.left = {done} von {all} Seiten, {rate}/s, noch {seconds} s

        # Wo man steht
        status.head.water = Wasser:
        status.head.imported = Importiert:
        status.head.joined = Dabei:
        status.head.bell = Glocke:
        status.head.friends = Freunde:
        status.offer = ein Platz in {place} gehört dir: belltower event join {event}
        status.offer.until = ein Platz in {place} gehört dir bis {until}: belltower event join
            {event}
        status.events.more = und {count} weitere: belltower event list
        status.water = heute {drunk}; ein Ziel: belltower goal 2l
        status.water.next = {drunk} von {goal}, nächster Becher um {time}
        status.bell.none = im nächsten Tag läutet nichts
        status.bell.silent = kein belltower remind läuft
        status.sources = {count, plural, one {# Quelle} other {# Quellen}}, zuletzt {age}
        status.sources.unread = {count, plural, one {# Quelle} other {# Quellen}}, nie gelesen
        status.asked = {count, plural, one {{who} hat dich gefragt: {answer}} other {{who} haben
            dich gefragt: {answer}}}
        status.troubles.more = und {count} weitere: belltower sources
        status.new = Belltower: ein Kalender für alles, was du belegst, und er läutet rechtzeitig.
            Noch steht nichts darin.
        status.new.among = Du bist {person}, mit {count} weiteren in diesem Ordner, und dein
            Kalender ist noch leer.
        status.new.other = Jemand anderes? belltower --as NAME. Ordner: {home}
        status.new.home = Ordner: {home}
        guide.demo = der Tag einer Studentin in einer halben Minute, in einem Ordner, der wieder
            verschwindet
        guide.setup = fragt nach deiner Zeitzone, deinem Feed, und wie es läuten soll
        guide.subscribe = nimmt die Adresse deines Stundenplans, wie dein Campus sie nennt
        guide.enrol = belegt ein Modul: belltower modules WORT findet seinen Code
        guide.events = was bevorsteht; belltower community list, wer es veranstaltet
        guide.help = alles andere
        """#
}
