/// All words in German: those of this file, and of its neighbours by subject.
enum German {
    static let texts = [
        general, agenda, sources, screens, campus, home, calendar, people, pages,
        pageSettings, classes, events, friends, month, water, hours, reminders, changed, told, done,
        accounts, corrections, repetitions, feeds, collections, door, invitations, kept,
        server, stewardship, announcements, operating, desk, reports, reportPages, statistics, site,
        health, operatorHelp, commandLine,
    ]

    /// What reminders and news say, and the parts that sentences are made of.
    static let general: StaticString = #"""
        verbatim = {text}

        # Listen, Daten und Mengen
        list.more = {before}, {last}
        list.or = {before} oder {last}
        list.and = {before} und {last}
        list.rest = {names} und {count} weitere
        date.short = {weekday}, {day}. {month}
        date.short.year = {weekday}, {day}. {month} {year}
        date.full = {day}. {month} {year}
        date.named = {weekday}, {date}
        date.listed = {weekday} {date}
        date.span = {first} bis {last}
        date.month = {day}. {month}
        date.day = {day}.
        date.month.year = {month} {year}
        weekday.monday = Montag
        weekday.tuesday = Dienstag
        weekday.wednesday = Mittwoch
        weekday.thursday = Donnerstag
        weekday.friday = Freitag
        weekday.saturday = Samstag
        weekday.sunday = Sonntag
        month.1 = Januar
        month.2 = Februar
        month.3 = März
        month.4 = April
        month.5 = Mai
        month.6 = Juni
        month.7 = Juli
        month.8 = August
        month.9 = September
        month.10 = Oktober
        month.11 = November
        month.12 = Dezember
        weekday.short.monday = Mo
        weekday.short.tuesday = Di
        weekday.short.wednesday = Mi
        weekday.short.thursday = Do
        weekday.short.friday = Fr
        weekday.short.saturday = Sa
        weekday.short.sunday = So
        month.short.1 = Jan.
        month.short.2 = Feb.
        month.short.3 = März
        month.short.4 = Apr.
        month.short.5 = Mai
        month.short.6 = Juni
        month.short.7 = Juli
        month.short.8 = Aug.
        month.short.9 = Sept.
        month.short.10 = Okt.
        month.short.11 = Nov.
        month.short.12 = Dez.
        time.twelve = {hour}:{minute} {half, select, am {am} other {pm}}
        time.minutes = {count, plural, one {# Minute} other {# Minuten}}
        time.hours = {count, plural, one {# Stunde} other {# Stunden}}
        time.days = {count, plural, one {# Tag} other {# Tagen}}
        time.days.by = {count, plural, one {# Tag} other {# Tage}}
        time.min = {count} min
        time.h = {count} h
        time.s = {count} s
        time.none = keine Zeit
        time.ago = vor {length}
        time.now = jetzt
        time.in = in {length}
        time.began = vor {length} begonnen
        day.tomorrow = morgen
        day.today = heute
        day.on = am {date}
        day.from = ab {day}
        day.until = bis {day}
        more.lines = und {count} weitere

        # Erinnerungen
        reminder.untitled = (ohne Titel)
        reminder.title = {name} um {time}
        reminder.title.day = {name} {day} um {time}
        reminder.title.whole = {name} {day}
        reminder.title.doubt = {title}, oder abgesagt
        reminder.title.unread = {title}, unbestätigt
        reminder.title.called = Als abgesagt markiert: {name}, {time}
        reminder.doubt = vielleicht abgesagt: laut {who}
        reminder.unread = {who} ist gerade nicht lesbar: das ist der letzte bekannte Stand
        reminder.called = laut Titel in {who} abgesagt
        reminder.until = bis {time}
        reminder.whole = ganztägig
        reminder.place = {place}, {until}
        reminder.leave = losgehen bis {time}
        reminder.by = von {organiser}
        reminder.unofficial = laut Kommilitonen: {place} (inoffiziell)
        reminder.with = mit {people}
        reminder.with.others = mit {people} und {count, plural, one {# weiteren Person} other {# weiteren}}
        reminder.late = {title} ({length} zu spät)
        reminder.several = {count} Erinnerungen
        reminder.says = laut {source}

        # Wasser
        cup.title = Zeit für {cup, select, glass {ein Glas} bottle {eine Flasche} other {einen Becher}}
            ({amount}): noch {rest} bis {time}

        # Neues von Veranstaltungen
        news.changed = geändert
        news.changed.now = geändert: jetzt {date} um {time}
        news.changed.place = geändert: jetzt {date} um {time}, {place}
        news.cancelled = abgesagt
        news.removed = vom Veranstalter entfernt
        news.lapsed = er wurde nicht rechtzeitig angenommen
        news.withdrawn = es sind jetzt weniger Plätze: du stehst wieder auf der Warteliste
        news.offered = ein Platz gehört dir
        news.offered.until = ein Platz gehört dir bis {date} um {time}
        news.offered.how = {place}: belltower event join {event}
        news.offered.how.page = {place}: {page}

        # Freunde
        friend.named = {name} ({handle})
        friend.asks = {who} möchte mit dir befreundet sein
        sharing.asks = {who} bittet dich, deine freien Zeiten zu teilen
        sharing.how = teilen: belltower settings share-busy friends; oder nicht: belltower friend decline
            {handle}
        sharing.how.page = teilen oder ablehnen: {page}
        friend.how = annehmen oder ablehnen: belltower friend accept {handle}
        friend.how.page = annehmen oder ablehnen: {page}
        friend.now = {who} ist jetzt mit dir befreundet
        friend.now.how = wann ihr beide Zeit habt: belltower free --with {handle}
        friend.now.how.page = wann ihr beide Zeit habt: {page}

        # Tagesüberblick
        digest.title = {date}: {count, plural, one {# Eintrag} other {# Einträge}}
        digest.nothing = nichts in deinem Kalender
        digest.water = Wasser gestern: {drunk} von {goal}
        digest.item = {time} {name}
        digest.item.place = {time} {name}, {place}
        digest.groups = {module}: mehrere Gruppen läuten, bis du deine wählst

        # Änderungen
        change.new = {name} ist neu
        change.again = {name} findet doch statt
        change.cancelled = {name} fällt aus
        change.removed = {name} ist nicht mehr eingetragen
        change.renamed = {before} heißt jetzt {name}
        change.roomless = {name} hat keinen Raum mehr
        change.roomless.was = {name} hat keinen Raum mehr (war {before})
        change.room = {name} ist in {after}
        change.room.was = {name} ist in {after} statt in {before}
        change.room.other = einem anderen Raum
        change.time = {name} ist zu einer anderen Zeit
        change.moved = {name} {moved}
        change.moved.place = {moved}, jetzt in {place}
        change.times.then = {count}-mal von da an
        change.times = {count}-mal ab {first}
        change.from.to = verlegt von {before} auf {after}
        change.end = dauert bis {after} statt bis {before}
        change.until = {moved}, bis {time}
        change.former.room = Raum geändert, vorher {before}
        change.former.time = verlegt von {before}
        change.former.name = hieß {before}
        change.point = {date} {time}

        # Viele Änderungen eines Imports
        changes.look = die Änderungen ansehen: belltower changes
        changes.look.page = die Änderungen ansehen: {page}
        changes.each = jede {length} {direction, select, earlier {früher} other {später}} als vorher
        changes.title.shift = Dein Stundenplan ist um {length} verschoben: {classes}
        changes.title = Dein Stundenplan ist geändert: {what}
        changes.classes = {count, plural, one {# Termin} other {# Termine}}
        changes.in = {classes} in {place}
        changes.placeless = {classes} ohne Ort
        changes.kind.again = {classes} doch wieder
        changes.kind.new = {classes} neu
        changes.kind.moved = {classes} verlegt
        changes.kind.relocated = {classes} an einem anderen Ort
        changes.kind.renamed = {classes} umbenannt
        changes.kind.cancelled = {classes} abgesagt
        changes.kind.removed = {classes} nicht mehr eingetragen
        changes.count.again = {count} doch wieder
        changes.count.new = {count} neu
        changes.count.moved = {count} verlegt
        changes.count.relocated = {count} an einem anderen Ort
        changes.count.renamed = {count} umbenannt
        changes.count.cancelled = {count} abgesagt
        changes.count.removed = {count} nicht mehr eingetragen
        """#
}
