extension German {
    /// What the calendar, reminders and water refuse.
    static let calendar: StaticString = #"""
        # Zeiten und Zeiträume
        refusal.window.long = ein Zeitraum hat höchstens drei Jahre: frage nach weniger auf einmal
        refusal.window.day = {text} ist mehr als {period, select, day {ein Tag} week {eine Woche}
            month {ein Monat} other {ein Jahr}}: nenne einen Tag davon
        refusal.window.twice = gib entweder ein Datum oder Anfang und Ende an, nicht beides
        refusal.window.backwards = das Ende liegt vor dem Anfang: vertausche sie
        refusal.free.twice = gib entweder diese Woche oder Anfang und Ende an, nicht beides
        refusal.free.friends = nenne 1 bis {most} Freunde
        refusal.free.unshared = {handle} zeigt dir nicht, wann sie oder er beschäftigt ist: wer mit
            dir befreundet ist, kann das
        refusal.free.length = {text} ist keine Dauer: schreib sie wie 30m oder 1h30
        refusal.free.long = freie Zeit wird in höchstens einem Jahr gesucht: frag nach weniger
        refusal.reminders.long = Erinnerungen werden für höchstens ein Jahr aufgelistet: frag nach
            weniger
        refusal.time.unreadable = {text} ist keine Zeit: schreib sie wie fri 14:00, tomorrow 9, 5
            oct 14:00, in 2h, 2026-10-05 09:15, oder nur einen Tag für den ganzen
        refusal.time.noSuchDay = den Tag {text} gibt es nicht: sieh in einen Kalender, und schreib
            ihn wie 2026-10-05
        refusal.time.skipped = {text} gibt es nicht, da werden die Uhren vorgestellt: nimm eine Zeit
            eine Stunde später
        refusal.time.ambiguous = {text} kann {one} oder {other} sein: schreib, was gemeint ist
        refusal.time.otherWeekday = {text}: schreib, was gemeint ist, {one} oder {other}
        refusal.time.backwards = {text} endet, bevor es anfängt: gib die frühere Zeit zuerst an
        refusal.series.otherTime = die Reihe findet dann nicht statt
        refusal.series.ruleSaysWhen = die Wiederholungsregel nennt die Tage oder Stunden selbst: gib
            eine neue an
        refusal.series.never = die Wiederholungsregel trifft nie zu: schreib sie wie
            FREQ=WEEKLY;COUNT=10

        # Einträge
        refusal.item.unnamed = es ist nichts genannt: sag, welcher Eintrag gemeint ist
        refusal.item.nothing = kein Eintrag heißt {text}: nenne ihn wie in „choir mon“
        refusal.item.cup = ein Becher Wasser wird nicht einzeln geändert: ändere das Ziel
        refusal.item.colour = es gibt keine Farbe {colour}: nimm eine von {colours}
        refusal.item.moduleless = {item} gehört zu keinem Modul, also gibt es keine Gruppen
        refusal.item.groupless = bei {item} gibt es keine Gruppen zur Auswahl
        refusal.item.group = es gibt davon keine Gruppe {group}: es gibt {groups}, oder all für alle
        refusal.lead.unreadable = {text} ist kein Vorlauf: schreib ihn wie 20m, 1d,1h, none oder
            usual
        refusal.lead.many = {text}: höchstens {most} Vorläufe von je bis zu 28 Tagen

        # Veröffentlichte Kalender
        refusal.publish.file = {path} ist eine Datei, kein Ordner: wähle einen anderen
        refusal.publish.uncreatable = der Ordner {path} kann nicht angelegt werden: {why}
        refusal.publish.closed = der Ordner {path} kann nicht gelesen werden: prüfe die Rechte
        refusal.publish.irremovable = {path}/{file} kann nicht gelöscht werden: {why}

        # Eigene Einträge
        refusal.undo.newer = zuletzt hast du {act} gemacht, was hier nicht zurückgenommen wird:
            {older} war davor
        refusal.undo.nothing = es gibt nichts zurückzunehmen: das geht bei deinen eigenen Einträgen
            und bei deiner Sicht auf andere
        refusal.undo.nothing.but = es gibt nichts zurückzunehmen: das geht bei deinen eigenen
            Einträgen und bei deiner Sicht auf andere; zuletzt hast du {act} gemacht
        refusal.entry.untitled = es hat keine Überschrift: sag, was es ist
        refusal.entry.unchanged = es ist nichts zu ändern: sag, wann, wie lange, wo oder was es ist
        refusal.item.unknown = es gibt keinen Eintrag {item}
        refusal.entry.event = {item} ist eine Veranstaltung: ändere sie als solche
        refusal.entry.foreign = {item} gehört nicht dir: ändern kannst du deine eigenen Einträge
        refusal.entry.imported = {item} kommt aus {source}: ändern kannst du nur, was du selbst
            eingetragen hast
        refusal.entry.gone = davon ist nichts übrig
        refusal.entry.never = es findet nicht statt
        refusal.entry.whole = {item} ist die ganze Reihe: nenne einen einzelnen Termin, oder ändere
            alle
        refusal.entry.part = {item} ist Teil einer Reihe: sag, ob dieser Termin, er und alle danach,
            oder alle
        refusal.entry.nothing = von {item} ist nichts übrig
        refusal.entry.single = ein einzelner Termin kann sich nicht wiederholen: ändere auch die
            danach, oder alle
        refusal.rule.help = schreib sie wie weekly, weekdays, every 2 weeks on thu, every mon until
            14 dec, weekly 10 times oder FREQ=WEEKLY;COUNT=10
        refusal.rule.cut = {text}… ist keine Regel: {help}
        refusal.rule.none = {text} ist keine Wiederholungsregel: {help}
        refusal.rule.wrong = {problem}: {help}
        refusal.entry.startless = es hat keinen Anfang: sag, wann
        refusal.entry.endTwice = Ende und Dauer sagen dasselbe: gib eins davon an
        refusal.entry.length = {text} ist keine Dauer: schreib sie wie 1h, 90m, 1h30 oder 2d
        refusal.entry.wholeDays = es dauert ganze Tage: gib eine Dauer in Tagen an, oder eine
            Uhrzeit für den Anfang
        refusal.entry.endTime = es fängt zu einer Uhrzeit an: sag, um wie viel Uhr es endet
        refusal.entry.endDay = es dauert ganze Tage: lass es mit einem Tag enden, oder zu einer
            Uhrzeit anfangen
        refusal.entry.backwards = es endet, bevor es anfängt: gib ein späteres Ende an
        refusal.entry.long = es dauert länger als ein Jahr: lass es sich stattdessen wiederholen
        refusal.rule.unfit = es fängt an am {weekday} {start}, wiederholt sich aber so: {rule}: fang
            mit dem ersten davon an, {first} ({firstWeekday}), oder gib eine Regel an, in der {day}
            vorkommt

        # Erinnerungen
        refusal.reminder.nobody = {key} ist niemandes Erinnerung
        refusal.reminder.settled = {item} ist vorbei ({states})
        refusal.reminder.undismissed = von {item} ist nichts abgestellt, was noch läuten kann
        refusal.reminder.single = {item} gehört zu keiner Reihe: stell es einzeln ab
        refusal.reminder.cups = Becher Wasser sind keine Reihe: stell ihre Erinnerungen ab, oder das
            Ziel
        refusal.reminder.over = {item} ist vorbei: dafür läutet nichts mehr
        refusal.reminder.unknown = es gibt keine Erinnerung {reminder}
        refusal.push.site = die Adresse der Seite ist nicht bekannt: gib server.url in config.yaml an
        refusal.push.key = {path} enthält kein Schlüsselpaar: stell die Sicherung wieder her, oder
            lösch die Datei und lass jedes Gerät neu anmelden
        refusal.push.endpoint = das ist kein bekannter Push-Dienst: die Betreuung kann ihn unter
            server.pushHosts nennen
        refusal.push.keys = die Schlüssel des Browsers sind nicht lesbar: melde ihn neu an
        refusal.push.device = gib dem Gerät einen Namen
        refusal.push.many = {count} Geräte erhalten schon Nachrichten: entferne zuerst eines
        refusal.push.unknown = dieses Gerät erhält keine Nachrichten: melde es neu an
        push.act.snooze = In 10 Minuten
        push.act.dismiss = Erledigt
        push.test.title = {site} erreicht {device}
        push.test.body = So kommen Erinnerungen an.
        refusal.mute.unknown = es gibt kein Modul und keine Gemeinschaft {name}{near, plural, =0 {}
            other {: meinst du {near}?}}
        refusal.snooze.silent = {item} läutet nicht mehr: hast du es abgestellt, dann nimm das
            zurück
        refusal.snooze.gone = die Erinnerung ist weg
        refusal.snooze.length = so lange kann man nicht aufschieben: {text}: schreib 10m
        refusal.snooze.past = {text} ist vorbei: schreib 10m, oder eine kommende Zeit wie 13:30
        refusal.snooze.early = {reminder} ist noch Tage hin: schieb es auf, wenn es läutet
        refusal.snooze.useless = {reminder} lässt sich nicht aufschieben: es nützt nichts mehr
        refusal.snooze.begun = {reminder} lässt sich nicht aufschieben: worum es geht, hat
            angefangen
        refusal.snooze.late = {reminder} lässt sich höchstens bis {time} aufschieben: nimm weniger
        refusal.snooze.unreadable = {text} ist keine Dauer: sag am Ende, wie lange, wie 10m, oder
            bis wann, wie 13:30

        # Wasser
        refusal.drinks.unreadable = {path}: {problem}: gib eine Liste von Getränken an
        refusal.drinks.entry = Getränk {number}: {problem}
        refusal.drinks.noFile = es ist keine Datei
        refusal.drinks.large = es ist größer als {size} MiB
        refusal.drinks.closed = es lässt sich nicht öffnen
        refusal.drinks.notJSON = es ist kein JSON
        refusal.drinks.many = {count} Getränke sind mehr als {most}
        refusal.goal.rhythms = ein Becher, ein Abstand und eine Anzahl schließen sich aus: gib eins
            davon an
        refusal.goal.every = der Abstand ist 15m bis 24h: schreib ihn wie 90m
        refusal.goal.times = die Anzahl ist 1 bis {most}
        refusal.goal.hours = von {from} bis {to} bleibt keine Zeit: gib zwei verschiedene Uhrzeiten
            an
        refusal.goal.many = {amount} wären {cups} Becher am Tag, und höchstens {most} sind möglich:
            nimm größere Becher
        refusal.drinks.sum = {count} Getränke zusammen sind mehr als {most}: nimm die alten aus der
            Datei
        refusal.drink.unknown = {text} ist kein Getränk{near, plural, =0 {: sag drink, glass, bottle
            oder 250ml} other {: meinst du {near}?}}
        refusal.drink.amount = {text} ist keine Menge: schreib 250ml, 12oz oder 0.5l, bis zu 20
            Litern
        refusal.drink.timeOfDay = {text} ist keine Uhrzeit: schreib sie wie 09:00 oder 9am
        refusal.drink.uuid = {text} ist keine UUID: schreib sie wie
            0f8fad5b-d9cb-469f-a165-70867728950e
        refusal.drink.time = {text} ist keine Zeit: schreib sie wie 09:15, yesterday 21:00 oder
            2026-10-05T09:15
        refusal.drink.future = {text} kommt erst noch: trag es ein, wenn du es trinkst
        refusal.drink.none = es gibt kein Getränk zurückzunehmen: trag erst eins ein
        refusal.drink.days = die Zahl der Tage ist 1 bis 3660
        refusal.drink.taken = {id} ist die Nummer eines anderen Getränks: gib jedem Getränk seine
            eigene
        refusal.drink.takenBack = {id} wurde eingetragen und zurückgenommen: trag es mit einer
            anderen Nummer ein
        refusal.drinks.id = `id` ist keine UUID
        refusal.drinks.amount = es hat keine Menge bis 20 Liter, wie "amount":"250 ml"
        refusal.drinks.category = `category` ist nicht drink, glass, bottle oder custom
        refusal.drinks.instant = `{field}` ist kein Zeitpunkt wie 2026-10-05T09:15:00+01:00
        """#
}
