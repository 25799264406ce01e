extension German {
    /// Was der Kalender und seine Nachbarn zeigen: Termine, Überschneidungen, Lücken, Erinnerungen, Eigenes.
    static let agenda: StaticString = #"""
        # Tage und was an ihnen ist
        agenda.nothing = Nichts am {day}.
        agenda.nothing.days = Nichts vom {first} bis {last}.
        agenda.whole = ganztägig
        agenda.water = Wasser
        agenda.quoted = „{text}“
        agenda.swapped = läuft wie {weekday}
        agenda.cut = {names} {count, plural, one {hat} other {haben}} mehr Termine, als hier stehen:
            frag nach weniger Zeit
        cup.listed = {cup, select, glass {Glas} bottle {Flasche} other {Becher}} Wasser ({amount})
        cup.at = {cup} um {times}
        cup.count = {count} Becher
        grid.nothing = Nichts, das eine Uhrzeit hat.
        grid.water = H₂O
        grid.cup = Becher
        grid.more = und mehr: belltower agenda week --clashes
        month.more = +{count} mehr
        year.few = · 1 oder 2
        year.some = • 3 oder 4
        year.many = ■ 5 oder mehr
        year.exam = ! Prüfung
        year.holiday = h Feiertag
        year.today = ◂ heute

        # Dasselbe in Sätzen
        plain.nothing = Nichts am {day}
        plain.nothing.days = Nichts von {first} bis {last}.
        plain.today = {day}, heute
        plain.place = Ort {place}
        plain.now = läuft gerade
        plain.local = Ortszeit {time}
        plain.note = Notiz: {text}
        plain.number = Nummer {number}
        plain.at = um {time}
        plain.times = von {from} bis {until}
        plain.until = bis {until}
        plain.whole.until = ganztägig bis {day}
        plain.whole.time = ganztägig, bis {until}
        plain.time.day = {day}, {time}

        # Jetzt und als Nächstes
        next.nothing = Jetzt ist nichts, und auch im nächsten Jahr kommt nichts.
        next.now = Jetzt
        next.now.nothing = Jetzt: nichts
        next.now.more = und jetzt noch {count}
        next.next = Als Nächstes
        next.next.nothing = Als Nächstes: nichts in den nächsten zwölf Monaten
        next.next.more = und danach noch {count}
        next.until = bis {time}
        next.left = noch {length}
        next.at = {day, select, today {um {time}} other {{time}}}
        next.time.tomorrow = morgen, {time}
        next.time.day = {day}, {time}

        # Was über einen Termin gesagt wird
        item.cancelled = abgesagt
        item.cancelled.in = abgesagt laut {source}
        item.tentative = unter Vorbehalt
        item.provisional = vorläufig
        item.hidden = ausgeblendet
        item.exam = Prüfung
        item.exam.provisional = Prüfung, vorläufig
        item.group = Gruppe {group} von mehreren
        item.group.unnamed = eine von mehreren Gruppen
        item.group.choose = eine von mehreren Gruppen: wähle deine mit --group
        item.unofficial = laut Kommilitonen {place}
        item.field.when = wann
        item.field.where = wo
        item.field.unofficial = inoffiziell
        item.field.module = Modul
        item.field.kind = Art
        item.field.group = Gruppe
        item.field.source = Quelle
        item.field.note = Notiz
        item.field.colour = Farbe
        item.field.rings = läutet
        item.field.is = Stand
        item.whole = {day}, ganztägig
        item.sources = {before}; auch aus {other}
        item.rings.never = nie
        item.rings.program = durch das Kalenderprogramm, das den Alarm gesetzt hat
        item.rings.before = {lengths} vorher
        item.choose = Welcher? Seine Nummer:
        item.choose.more = und {count} weitere: nenne auch den Tag
        kind.class = Unterricht
        kind.exam = Prüfung
        kind.event = Veranstaltung
        kind.personal = persönlich
        kind.hydration = Wasser
        kind.lecture = Vorlesung
        kind.seminar = Seminar
        kind.tutorial = Tutorium
        kind.lab = Praktikum
        kind.workshop = Workshop
        kind.project = Projekt
        kind.change = Änderung
        kind.news = Neuigkeit
        kind.offer = Platz
        kind.digest = Tagesüberblick
        kind.summary = Zusammenfassung
        hidden.none = Nichts ist ausgeblendet.
        hidden.series = die ganze Reihe
        hidden.show = Um etwas wieder zu sehen: belltower item NUMMER --show, und --series, wo die
            ganze Reihe ausgeblendet ist.

        # Was andere Quellen darüber sagen
        difference.says = laut {source}: {what}
        difference.source = {source}, dort: {what}
        difference.cancelled = abgesagt
        difference.held = findet statt
        difference.certain = ist sicher
        difference.tentative = unter Vorbehalt
        difference.untitled = kein Titel
        difference.start = Beginn {time}
        difference.end = Ende {time}

        # Überschneidungen und Gruppen
        clash.none = Keine Überschneidungen.
        clash.other = einem anderen Termin
        clash.exam = der Prüfung {title}
        clash.with = überschneidet sich mit {other}
        clash.with.for = überschneidet sich mit {other} ({length})
        clash.far = zu weit von {other}: {walk} Weg, {gap} Zeit
        clash.far.none = zu weit von {other}: {walk} Weg, keine Zeit
        clash.more = und {count, plural, one {# weitere Überschneidung} other {# weitere
            Überschneidungen}}
        clash.rest = und {count} weitere: frag nach weniger Zeit
        clash.unlisted = {count} weitere Überschneidungen stehen hier nicht: frag nach weniger Zeit
        clash.inside = mittendrin
        clash.together = {length} gleichzeitig
        clash.apart = zu weit: {walk} Weg, {gap} dazwischen
        clash.head = Überschneidung{exam, select, true { [Prüfung]} other {}}
        clash.new = {head}: {first} und {second} {time}: {reason}
        clash.new.times = {head}: {first} und {second}, {count}-mal, zuerst {time}: {reason}
        clash.new.times.until = {head}: {first} und {second}, {count}-mal bis {until}, zuerst
            {time}: {reason}
        clash.new.more = und {count} weitere: belltower agenda month --clashes
        group.fit = {classes}, Gruppe {group}: {fit}
        group.free = frei
        group.clashes = überschneidet sich mit {other} ({count} von {all} Malen, zuerst {time})
        group.more = und {count} weitere Gruppen

        # Freie Zeit
        free.none = Keine so lange Lücke in deinen wachen Stunden.
        free.none.common = Keine so lange Lücke, in der alle wach sind.
        free.long = lang
        free.soon = bald
        free.unusual = früh oder spät
        free.there = {count} von {all} ohnehin da

        # Eigene Einträge, und was zurückgenommen wird
        entry.added = eingetragen: {item}
        entry.now = jetzt: {item}
        entry.deleted = gelöscht: {item}
        entry.repeats = wiederholt sich: {repetition}
        entry.repeats.but = wiederholt sich: {repetition}; {omission}: --repeat "every month on the
            last day" hat in jedem einen
        entry.over = {title} war schon vorbei, {time}: belltower undo nimmt es zurück
        entry.part = Nur diesen, ihn und die folgenden, oder alle? [this/following/all]
        undo.done = zurückgenommen: {act}
        undo.ask = Zuletzt hast du {newer} getan. Soll {act} davor zurückgenommen werden?
        undo.ask.remedy = Zuletzt hast du {newer} getan (`belltower {remedy}` nimmt es zurück). Soll
            {act} davor zurückgenommen werden?
        ask.confirm = {question} [j/N]

        # Listen von Erinnerungen
        reminders.none = Nichts würde läuten.
        reminders.none.past = Nichts war fällig.
        reminder.grouped = mit anderen
        reminder.state.planned = geplant
        reminder.state.claimed = wird zugestellt
        reminder.state.delivered = zugestellt
        reminder.state.snoozed = verschoben
        reminder.state.dismissed = abgewählt
        reminder.state.lapsed = verfallen
        reminder.state.failed = gescheitert
        reminder.gone = {kind}, nicht mehr da, {item}
        reminder.of.change = eine Änderung des Stundenplans
        reminder.of.changes = Änderungen des Stundenplans
        reminder.of.offer = ein freigehaltener Platz
        reminder.of.news = Neues
        reminder.of.friend = eine Freundschaftsanfrage
        reminder.of.digest = der Tagesüberblick
        reminder.of.summary = eine Zusammenfassung des Verspäteten
        reminder.outcome = {state}
        reminder.outcome.by = {state} über {channel}
        reminder.punctual = pünktlich
        reminder.overdue = {length} zu spät
        reminder.attempt = im {number}. Versuch
        reminder.summarised = mit anderen gemeldet
        reminder.tally = {count} fällig: {parts}
        reminder.tally.delivered = {count} zugestellt
        reminder.tally.retried = {count} davon in einem späteren Versuch
        reminder.tally.lapsed = {count} verfallen
        reminder.tally.failed = {count} gescheitert
        reminder.tally.dismissed = {count} abgewählt
        reminder.tally.waiting = {count} warten
        reminder.figures = Verspätung: Median {median}, 99 von 100 bis {most}, höchstens {worst}
        dismiss.series = Nichts aus der Reihe läutet mehr.
        dismiss.undone.series = Die Reihe läutet wieder.
        mute.none = Nichts ist stumm geschaltet.
        mute.on = {name} läutet nicht mehr.
        mute.off = {name} läutet wieder.

        # Was nicht auf dem neuesten Stand ist, und was geschrieben wird
        stale.never = {source} wurde noch nie gelesen: {why}
        stale.since = {source} wurde zuletzt {age} gelesen: {why}
        stale.import = starte belltower import
        export.done = {file}: {count, plural, one {# Termin} other {# Termine}} exportiert
        export.published = {folder}: {written} geschrieben, {unchanged} unverändert
        export.published.removed = {folder}: {written} geschrieben, {unchanged} unverändert,
            {removed} alte entfernt
        export.unknown = {files}: Kalender von Belltower, die dieser Ordner nicht geschrieben hat;
            entferne sie, falls dort kein anderer veröffentlicht
        export.unpublished = nicht veröffentlicht: siehe belltower export --publish
        """#
}
