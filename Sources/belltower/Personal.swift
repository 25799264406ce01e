import ArgumentParser
import Campus
import Operations
import Recurrence

struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add an entry of your own to the calendar.",
        discussion: """
            Times are written as fri 14:00, friday 2pm, tomorrow 9, today 18:30,
            next mon 9:15, 5 oct 14:00, 5.10. 14:00, 2026-10-05 09:15, 14:00 (the
            next one), in 2h. "fri" is the first Friday from now on, "next fri" that
            of next week. A day alone, as 2026-12-24, is a whole day; --end then
            names the last day. Without --end and --for it takes an hour.

            Examples:
              belltower add Dentist --start "fri 14:00" --for 45m --at "Bath St 12"
              belltower add Training --start "mon 18:00" --repeat "FREQ=WEEKLY;COUNT=10"
              belltower add "Home for Christmas" --start 2026-12-19 --end 2027-01-03
            """)

    @Argument(help: "What it is.")
    var summary: String

    @OptionGroup var timing: TimingOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let item = try registrar.add(timing.words(summary: summary))
        PersonalText.show(item, "added", registrar, json: common.json)
    }
}

struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Alter an entry of your own.",
        discussion: """
            The id is the one that the agenda's JSON has. A time of day alone stays
            on the entry's day, a weekday in its week. What is not named stays as it
            is; a place is taken away by --at "".

            Examples:
              belltower edit m12 --start "thu 15:00" --at "Room 4"
              belltower edit m12-20261005T180000 --this --summary "Training, outdoors"
              belltower edit m12-20261102T180000 --following --start 19:00
            """)

    @Argument(help: "The entry's id, as `belltower agenda --json` lists it.")
    var id: String

    @Option(name: [.customLong("summary"), .customLong("name")], help: "What it is.")
    var summary: String?

    @OptionGroup var part: PartOptions
    @OptionGroup var timing: TimingOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let words = timing.words(summary: summary)
        let item = try registrar.edit(id, part.chosen(for: id, registrar), words)
        PersonalText.show(item, "now", registrar, json: common.json)
    }
}

struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Delete an entry of your own.",
        discussion: """
            Nothing is asked, since `belltower undo` brings it back.

            Examples:
              belltower delete m12
              belltower delete m12-20261102T180000 --following
            """)

    @Argument(help: "The entry's id, as `belltower agenda --json` lists it.")
    var id: String

    @OptionGroup var part: PartOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let item = try registrar.delete(id, part.chosen(for: id, registrar))
        PersonalText.show(item, "deleted", registrar, json: common.json)
    }
}

struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take back the last thing you added, edited or deleted.",
        discussion: """
            Again, and it goes back further: up to fifty acts. What an import altered
            is taken back by `belltower import --undo`.

            Example:
              belltower undo
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let act = try common.registrar().undo()
        if common.json {
            var json = JSONWriter()
            json.object {
                $0.field("undone", act.kind.rawValue)
                $0.field("summary", act.summary)
            }
            Console.say(json)
        } else {
            Console.say("undone: \(act.kind.rawValue) \(act.summary.harmless.oneLine)")
        }
    }
}

/// When and where an entry is.
struct TimingOptions: ParsableArguments {
    @Option(help: "When it starts, as \"fri 14:00\" or 2026-10-05 for the whole day.")
    var start: String?

    @Option(help: "When it ends; of whole days, the last one.")
    var end: String?

    @Option(name: .customLong("for"), help: "How long it takes: 45m, 1h, 1h30, 2d.")
    var length: String?

    @Option(name: .customLong("at"), help: "Where it is.")
    var place: String?

    @Option(name: .customLong("repeat"), help: "How it repeats: an RRULE, as FREQ=WEEKLY;COUNT=10.")
    var rule: String?

    func words(summary: String?) -> PersonalWords {
        PersonalWords(
            summary: summary, start: start, end: end, length: length, place: place, repeats: rule)
    }
}

/// Which part of a series is meant.
struct PartOptions: ParsableArguments {
    @Flag(help: "Of a series, this one alone.")
    var this = false

    @Flag(help: "Of a series, this one and those after it.")
    var following = false

    @Flag(help: "Of a series, all of it.")
    var all = false

    func validate() throws {
        guard [this, following, all].count(where: \.self) < 2 else {
            throw ValidationError("Say one of --this, --following and --all.")
        }
    }

    /// What was said; asked for on a terminal when it has to be.
    func chosen(for id: String, _ registrar: Registrar) throws -> SeriesPart? {
        if this { return .this }
        if following { return .following }
        if all { return .all }
        guard Console.isInteractive, try registrar.isInSeries(id) else { return nil }
        return Console.asks("This one, it and those following, or all? [this/following/all]")
            .flatMap(SeriesPart.init(rawValue:))
    }
}

/// What is said after an entry was altered.
enum PersonalText {
    static func show(_ item: AgendaItem, _ verb: String, _ registrar: Registrar, json: Bool) {
        if json {
            var json = JSONWriter()
            item.write(to: &json)
            Console.say(json)
        } else {
            let first = item.start.instant
            let text = AgendaText(zone: registrar.zone, today: registrar.today)
                .text([item], first..<first.adding(seconds: 1))
            Console.say("\(verb): \(item.id)\n\(text)")
        }
    }
}
