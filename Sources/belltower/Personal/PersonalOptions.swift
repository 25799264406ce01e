import ArgumentParser
import Operations
import Words

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

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp(
            "How it repeats: weekly, weekdays, every 2 weeks, every mon and wed, 10 times; or an RRULE."
        ))
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

    @Flag(
        name: [.customLong("all"), .customLong("series")], help: "Of a series, all of it.")
    var all = false

    func validate() throws {
        guard [this, following, all].count(where: \.self) < 2 else {
            throw ValidationError("Say one of --this, --following and --all.")
        }
    }

    /// What was said; asked for on a terminal when it has to be.
    func chosen(for id: String, _ desks: Desks) throws -> SeriesPart? {
        if this { return .this }
        if following { return .following }
        if all { return .all }
        guard Console.isInteractive, try desks.personal.isInSeries(id) else { return nil }
        return Console.asks(Speech.words("entry.part"))
            .flatMap(SeriesPart.init(rawValue:))
    }
}
