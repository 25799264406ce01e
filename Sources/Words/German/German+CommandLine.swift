extension German {
    /// What only the command line says: what to type next, and which option is meant.
    static let commandLine: StaticString = #"""
        # Dateien
        command.refusal.fetch.private = {place} ist eine private Adresse: setze fetch.allowPrivate in
            config.yaml auf true, um sie zu erreichen
        command.refusal.file.irregular = {sentence}, oder - für die Standardausgabe

        # Der Belltower-Ordner
        command.refusal.home.uncreatable = {sentence}: wähle einen anderen mit --home oder
            BELLTOWER_HOME
        command.refusal.home.file = {sentence}: wähle einen anderen mit --home
        command.refusal.home.closed = {sentence}, oder wähle einen anderen mit --home oder
            BELLTOWER_HOME
        command.refusal.home.login = {sentence}: gib einen mit --as an
        command.refusal.configuration.missing = {sentence}: `belltower check --sample-config`
            schreibt eine

        # Zeiten und Zeiträume
        command.refusal.window.twice = gib entweder ein Datum oder --from und --to an, nicht beides
        command.refusal.window.backwards = --to liegt vor --from: vertausche sie
        command.refusal.free.twice = gib entweder --this-week oder --from und --to an, nicht beides
        command.refusal.free.friends = --with nimmt 1 bis {most} Benutzernamen, wie kim,lee
        command.refusal.free.unshared = {sentence}, mit `belltower settings share-busy friends`
        command.refusal.series.otherTime = {sentence}: belltower agenda zeigt die Nummern
        command.refusal.series.ruleSaysWhen = {sentence}, mit --repeat

        # Einträge
        command.refusal.item.nothing = {sentence}, oder mit einer Nummer aus `belltower agenda week
            --ids`
        command.refusal.item.cup = ein Becher Wasser wird nicht einzeln geändert: siehe belltower
            goal

        # Gemeinschaften
        command.refusal.community.unknown = {sentence}{near, plural, =0 {: siehe `belltower
            community list`} other {}}

        # Veranstaltungen
        command.refusal.event.twoEnds = --end ist ein einzelner Zeitpunkt: sag Anfang und Ende in
            --start
        command.refusal.event.cancelled = {sentence}: siehe `belltower event list`
        command.refusal.event.cancelled.of = {sentence}: siehe `belltower event list`
        command.refusal.event.unknown = {sentence}: siehe `belltower event list`, oder nimm mit
            --password-file DATEI teil
        command.refusal.event.past = die Veranstaltung wäre schon vorbei: {start}, in {zone}, ist
            vergangen: nimm ein späteres --start oder --end
        command.refusal.event.past.series = die Veranstaltung wäre schon vorbei: was {start} beginnt
            und sich wiederholt, in {zone}, ist vergangen: nimm ein späteres --start oder --end
        command.refusal.event.reachless = außerhalb einer Gemeinschaft braucht eine Veranstaltung
            --hashtag, oder --password-file, um privat zu sein
        command.refusal.event.startless = {sentence}, mit --start
        command.refusal.event.long = eine Veranstaltung dauert höchstens ein Jahr: gib ein früheres
            --end an
        command.refusal.event.endTwice = --start sagt auch das Ende: lass --end und --for weg
        command.refusal.event.backwards = die Veranstaltung endet, bevor sie anfängt: gib ein
            späteres --end an

        # Sicherungen
        command.refusal.keep.noBackup = {sentence}: schreib eine mit belltower backup
        command.refusal.backup.nothing = {sentence}: nenne ein anderes --home
        command.refusal.backup.damaged = die Datenbank ist beschädigt und wurde nicht kopiert:
            {problem}; siehe belltower check --repair
        command.refusal.home.missing = {sentence}: nenne ihn mit --home oder BELLTOWER_HOME

        # Quellen und Crawler
        command.refusal.crawl.removals = {sentence}, oder sag --accept-removals, falls es auf dem
            Campus wirklich so ist
        command.refusal.crawl.resultless = {sentence}: belltower crawl {crawler} --print schreibt
            eine
        command.refusal.crawl.start = {crawler}: {problem}, oder nenne die Seiten mit --start
        command.refusal.crawl.startless = {crawler} nennt keine Startseiten: gib sie mit --start an
        command.refusal.source.unkept = {sentence}: siehe belltower sources --history
        command.refusal.source.campusKind = --for-everyone ist für Lehrveranstaltungen, die über die
            Module zu den Leuten kommen: gib andere Termine einer Gemeinschaft, wie mit `community
            feed NAME URL`
        command.refusal.source.campusAlarms = {sentence} (belltower settings leads.class)

        # Nur für Betreiber
        command.refusal.person.suspended = {handle} ist gesperrt ({ground}): belltower reports --mine sagt, warum, und wie du
            Beschwerde einlegst
        command.refusal.person.suspendedUntil = {handle} ist bis {date} gesperrt ({ground}): belltower reports --mine sagt, warum, und wie du
            Beschwerde einlegst
        command.refusal.operator.copy = {sentence}, oder nenne dich selbst mit --as
        command.refusal.operator.repair = {sentence}, oder nenne dich selbst mit --as
        command.refusal.operator.keep = {sentence}, oder nenne dich selbst mit --as
        command.refusal.operator.replace = {sentence}, oder nenne dich selbst mit --as

        # Module
        command.refusal.comment.outside = {sentence}: erst `enrol {code}`
        command.refusal.comment.unknown = {sentence}: `module CODE` zeigt die Nummern
        command.refusal.programme.unknown = {sentence}{near, plural, =0 {: siehe `programmes`} other
            {}}
        command.refusal.module.classmates = {sentence}: erst `enrol {code}`
        command.refusal.programme.module = {path}: {programme}: es gibt in {year} kein Modul {code}:
            lade es erst mit `modules --load`
        command.refusal.module.limit = --limit ist eine Zahl von 1 bis 10000
        command.refusal.module.unknown = {sentence}{near, plural, =0 {: suche mit `modules TEXT`}
            other {}}

        # Freunde
        command.refusal.friend.blocked = du hast {handle} blockiert: hebe das mit `friend unblock`
            auf
        command.refusal.friend.unasked = {sentence}: siehe `belltower friend list`
        command.refusal.friend.unaskedAddress = {sentence}: siehe `belltower friend list`
        command.refusal.friend.none = {sentence}: siehe `belltower friend list`
        command.refusal.friend.unblocked = {sentence}: siehe `belltower friend list`

        # Leute
        command.refusal.caller.unknown = {sentence}{near, plural, =0 {: `belltower person add
            {handle}` fügt sie oder ihn hinzu} other {}}
        command.refusal.keeper.unknown = {sentence}{near, plural, =0 {: nenne dich selbst mit --as}
            other {}}
        command.refusal.person.unknown = {sentence}{near, plural, =0 {: siehe `person list`} other
            {}}
        command.refusal.belongings.output = es sind zwei Dateien, die nicht in die Standardausgabe
            passen: nenne einen Ordner, oder eine Datei auf .json
        command.refusal.person.taken = {handle} gibt es schon: ändere das Profil mit `person edit`
        command.refusal.person.addressless = {handle} hat diese Adresse nicht angegeben: das geht
            nur selbst, mit `person edit`

        # Dateien und Netze
        command.refusal.fetch.special = {sentence}: gib - an, um die Standardeingabe zu lesen

        # Die Datenbank
        command.refusal.storage.full = {sentence}; mach Platz
        command.refusal.storage.low = {sentence}; mach Platz
        command.refusal.home.lost = {sentence} (`belltower restore {backup}`; `belltower restore
            --empty` beginnt mit nichts)
        command.refusal.storage.taken = {sentence}, und starte belltower remind neu

        # Dateien, die gelesen werden
        command.refusal.parameter.missing = {sentence}: {given}
        command.refusal.parameter.given = --set {name}=...
        command.refusal.parameter.given.more = {before} --set {name}=...

        # Eigene Einträge
        command.refusal.undo.newer = zuletzt hast du {act} gemacht, was undo nicht
            zurücknimmt{remedy, select, none {} other { (das macht `belltower {remedy}`)}}: sag
            --yes, um das frühere {older} zurückzunehmen
        command.refusal.undo.nothing = es gibt nichts zurückzunehmen: das geht bei add, edit, delete
            und item
        command.refusal.undo.nothing.but = es gibt nichts zurückzunehmen: das geht bei add, edit,
            delete und item; zuletzt hast du {act} gemacht{remedy, select, none {} other { (das
            nimmt `belltower {remedy}` zurück)}}
        command.refusal.entry.unchanged = es ist nichts zu ändern: sag --start, --for, --at oder
            --summary
        command.refusal.item.unknown = {sentence}: belltower agenda --json zeigt die Nummern
        command.refusal.entry.event = {item} ist eine Veranstaltung: belltower event edit, cancel
            und drop nehmen e{event}
        command.refusal.entry.gone = {sentence}: belltower agenda zeigt, was es gibt
        command.refusal.entry.never = {sentence}: belltower agenda zeigt, was stattfindet
        command.refusal.entry.whole = {item} ist die ganze Reihe: gib die Nummer eines einzelnen
            Termins an, oder --all
        command.refusal.entry.part = {item} ist Teil einer Reihe: sag --this, --following oder --all
        command.refusal.entry.single = ein einzelner Termin kann sich nicht wiederholen: sag
            --following oder --all zu --repeat
        command.refusal.entry.startless = es hat keinen Anfang: sag --start, wie in --start "fri
            14:00"
        command.refusal.entry.endTwice = --end und --for sagen dasselbe: gib eins davon an
        command.refusal.entry.wholeDays = es dauert ganze Tage: sag --for 2d, oder eine Uhrzeit in
            --start
        command.refusal.entry.endDay = es dauert ganze Tage: lass es mit einem Tag enden, oder gib
            --start eine Uhrzeit
        command.refusal.entry.backwards = es endet, bevor es anfängt: gib ein späteres --end an,
            oder --for 1h
        command.refusal.rule.unfit = es fängt an am {weekday} {start}, wiederholt sich aber so:
            {rule}: fang mit dem ersten davon an, --start "{first}" ({firstWeekday}), oder gib ein
            --repeat an, in dem {day} vorkommt

        # Erinnerungen
        command.refusal.reminder.settled = {sentence}: belltower reminders --history sagt, warum
        command.refusal.reminder.undismissed = {sentence}: siehe belltower reminders
        command.refusal.reminder.single = {item} gehört zu keiner Reihe: stell es ohne --series ab
        command.refusal.reminder.cups = Becher Wasser sind keine Reihe: belltower settings
            leads.hydration none, oder belltower goal --off
        command.refusal.reminder.unknown = {sentence}: belltower reminders --json zeigt die Nummern
        command.refusal.mute.unknown = {sentence}{near, plural, =0 {: siehe `modules` und `community
            list`} other {}}
        command.refusal.snooze.silent = {item} läutet nicht mehr: hast du es abgestellt, dann nimmt
            belltower dismiss {item} --undo das zurück
        command.refusal.snooze.gone = {sentence}: siehe belltower reminders
        command.refusal.snooze.unreadable = {text} ist keine Dauer: sag am Ende, wie lange, wie in
            belltower snooze networking today 10m, oder bis wann, wie 13:30

        # Wasser
        command.refusal.drinks.unreadable = {path}: {problem}: gib eine Liste von Getränken an, wie
            `belltower drinks --help` sie beschreibt
        command.refusal.goal.rhythms = --cup, --every und --times schließen sich aus: gib eins davon
            an
        command.refusal.goal.every = --every ist 15m bis 24h: schreib es wie 90m
        command.refusal.goal.times = --times ist eine Zahl von 1 bis {most}
        command.refusal.goal.hours = --from {from} --to {to} lässt keine Zeit übrig: gib zwei
            verschiedene Uhrzeiten an
        command.refusal.drink.days = --days ist eine Zahl von 1 bis 3660

        # Einstellungen
        command.refusal.setting.unknown = {sentence}{near, plural, =0 {: nimm eine aus `belltower
            settings`, wie waking 08:00-22:00 oder quiet 22:00-07:00} other {}}
        command.refusal.setting.unnamed = {sentence}: nimm eine aus `belltower settings`, wie waking
            08:00-22:00 oder quiet 22:00-07:00
        command.refusal.configuration.wrong.more = {path}: {problem} (und {count} mehr: `belltower
            check --config {path}`)

        # Nur in der Kommandozeile
        command.item.ambiguous = {count} Einträge heißen so: sag mit der Nummer, welcher gemeint
            ist, oder sag den Tag
        command.item.none = {answer} ist keiner davon: nichts wurde gemacht
        command.remind.stopped = ein Signal hat es beendet: was noch nicht geläutet hat, läutet beim
            nächsten Mal
        command.export.steers = der Kalender enthält Zeichen, die ein Terminal steuern: exportiere
            ihn in eine Datei oder eine Pipe, wie belltower export - | cat -v
        command.address.empty = {file} ist leer: schreib die URL in eine Zeile
        command.address.emptyInput = die Standardeingabe ist leer: schreib die URL in eine Zeile
        command.comment.notText = der Kommentar ist kein Text in UTF-8
        command.enrol.look = sieh dir an, was dazukommt, und sag dann --yes
        command.demo.uncreatable = {path} kann nicht angelegt werden: prüfe TMPDIR
        command.demo.closed = {folder} lässt sich nicht betreten
        command.setup.channel = das ist kein Kanal: belltower settings channels
        command.confirm = das lässt sich nicht zurücknehmen: sag --yes, um es ohne Nachfrage zu tun
        command.restore.confirm = das ersetzt alles, was da ist: sag --yes, um es ohne Nachfrage zu
            tun
        command.password.empty = {file} ist leer: schreib das Passwort in eine Zeile

        # Was in einem Feed fehlt
        command.refusal.held = {sentence}: wenn das stimmt, dann gib belltower import {source}
            --accept-removals ein
        """#
}
