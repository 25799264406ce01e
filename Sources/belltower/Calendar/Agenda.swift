import ArgumentParser
import Campus
import Operations
import Recurrence
import Scheduling

struct Agenda: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the calendar: a day, a week, a month, a year, or any window.",
        discussion: """
            Examples:
              belltower agenda
              belltower agenda tomorrow
              belltower agenda week 2026-10-05
              belltower agenda --from 2026-10-05 --to 2026-10-12 --json
              belltower agenda week --free 1h
            """)

    @Argument(help: "day, week, month or year, then a date, today or tomorrow.")
    var words: [String] = []

    @Option(help: "Begin at this instant or date.")
    var from: String?

    @Option(help: "End before this instant or date.")
    var to: String?

    @Option(help: "Only these kinds, separated by commas: class, exam, event, personal, hydration.")
    var kind: KindList = KindList(kinds: Set(ItemKind.allCases))

    @Flag(help: "List what was cancelled too.")
    var cancelled = false

    @Flag(help: "Only what you cannot be at both of: at the same time, or too far to walk.")
    var clashes = false

    @Option(
        defaultAsFlag: "30m",
        help: ArgumentHelp(
            "List the gaps of at least this length in one's waking hours instead.",
            discussion: "The hours: belltower settings waking.", valueName: "length"))
    var free: String?

    @OptionGroup var common: CommonOptions

    mutating func run() throws {
        // A period or a date behind a bare --free is not its length.
        if let word = free, WrittenLength(word) == nil, !word.contains(where: \.isNumber) {
            (words, free) = ([word] + words, "30m")
        }
        let registrar = try common.registrar()
        let window = try window(registrar)
        if let free { return try sayFree(free, window, registrar) }
        let query = AgendaQuery(
            window: window, includesCancelled: cancelled, kinds: kind.kinds)
        if clashes { return try showClashes(query, registrar) }
        let items = try registrar.agenda(query)
        for item in items where item.isCut {
            Console.complain(
                "\(item.summary.harmless) has more occurrences than are listed: ask for less time")
        }
        defer { tellStale(registrar) }
        if common.json {
            var json = JSONWriter(reserving: items.count * 640 + 16)
            json.array(items) { $1.write(to: &$0) }
            Console.say(json)
        } else if items.isEmpty, try registrar.isNew() {
            Console.say(
                try registrar.hasCampusSources()
                    ? "No class yet. Enrol in your modules: belltower enrol CODE"
                    : "No source yet. Subscribe to one: belltower subscribe URL")
        } else {
            Console.say(
                AgendaText(zone: registrar.zone, today: registrar.today).text(items, window))
        }
        try CrowdedText.tell(items, query, registrar, json: common.json)
    }

    private func sayFree(
        _ length: String, _ window: Range<Instant>, _ registrar: Registrar
    ) throws {
        let gaps = try registrar.freeTime(in: window, atLeast: length)
        guard !common.json else {
            var json = JSONWriter()
            json.array(gaps) { json, gap in
                json.object { FreeText.write(gap, to: &$0, zone: registrar.zone) }
            }
            return Console.say(json)
        }
        Console.say(FreeText(zone: registrar.zone, today: registrar.today).text(gaps))
    }

    private func showClashes(_ query: AgendaQuery, _ registrar: Registrar) throws {
        let pairs = try registrar.clashes(query)
        guard common.json else {
            Console.say(ClashText(zone: registrar.zone).text(pairs))
            return
        }
        var json = JSONWriter()
        json.array(pairs) { $1.write(to: &$0) }
        Console.say(json)
    }

    /// What is shown may be out of date: said where it is read.
    private func tellStale(_ registrar: Registrar) {
        for status in (try? registrar.staleSources()) ?? [] {
            let age = status.good.map { Age.text(registrar.now - $0.at) }
            let why = status.latest?.reason.map { ": \($0)" } ?? ": run belltower import"
            let line =
                "\(status.source.name) was last read \(age.map { $0 + " ago" } ?? "never")\(why)"
            if common.json {
                Console.complain(line.harmless)
            } else {
                Console.say(Console.styled("\n! \(line.harmless)", .warning))
            }
        }
    }

    private func window(_ registrar: Registrar) throws -> Range<Instant> {
        var words = words[...]
        let period = words.first.flatMap(AgendaPeriod.init(rawValue:))
        if period != nil { words.removeFirst() }
        let date = words.popFirst()
        guard words.isEmpty else {
            throw ValidationError("Say a period and a date at most, as: agenda week 2026-10-05")
        }
        return try registrar.window(period ?? .day, date: date, from: from, to: to)
    }
}

/// Kinds of items, separated by commas.
struct KindList: ExpressibleByArgument {
    var kinds: Set<ItemKind>

    init(kinds: Set<ItemKind>) { self.kinds = kinds }

    init?(argument: String) {
        let read = argument.split(separator: ",").map { ItemKind(rawValue: String($0)) }
        guard !read.isEmpty, !read.contains(nil) else { return nil }
        kinds = Set(read.compactMap(\.self))
    }

    var defaultValueDescription: String { "all" }
}
