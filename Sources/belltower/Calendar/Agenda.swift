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
              belltower agenda --next
              belltower agenda week --plain
              belltower agenda --from 2026-10-05 --to 2026-10-12 --json

            A week is a grid where the terminal is at least 100 columns wide, a month and a year are \
            calendars; on a narrower one, or written to a pipe or a file, they are lists. Export \
            COLUMNS to choose a width, and to have a grid in a file too. Weeks begin as LC_TIME or \
            LANG has it.

            With --next, JSON is {"now": [items], "next": [items], "endsIn": seconds, \
            "startsIn": seconds}.
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

    @Flag(help: "What is on now, and what is next.")
    var next = false

    @Flag(help: "Sentences instead of columns, for a screen reader.")
    var plain = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        if next { return try tellNext(registrar) }
        let (period, window) = try window(registrar)
        let items = try registrar.agenda(
            AgendaQuery(window: window, includesCancelled: cancelled, kinds: kind.kinds))
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
            Console.say("No source yet. Subscribe to one: belltower subscribe URL")
        } else {
            let view = AgendaView(period, columns: Console.columns, isPlain: plain)
            Console.say(view.text(items, window, Page(registrar, items)))
        }
    }

    private func tellNext(_ registrar: Registrar) throws {
        guard words.isEmpty, from == nil, to == nil else {
            throw ValidationError("--next is about now: leave out the period and the dates")
        }
        let standing = try registrar.nowAndNext(kind.kinds)
        defer { tellStale(registrar) }
        if common.json {
            var json = JSONWriter()
            standing.write(to: &json)
            Console.say(json)
        } else {
            let items = standing.now + standing.next
            let text = NextText(
                page: Page(registrar, items), words: ItemWords(items), isPlain: plain)
            Console.say(text.text(standing))
        }
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

    /// The window, and the period that it is; nil for any other.
    private func window(
        _ registrar: Registrar
    ) throws -> (period: AgendaPeriod?, window: Range<Instant>) {
        var words = words[...]
        let period = words.first.flatMap(AgendaPeriod.init(rawValue:))
        if period != nil { words.removeFirst() }
        let date = words.popFirst()
        guard words.isEmpty else {
            throw ValidationError("Say a period and a date at most, as: agenda week 2026-10-05")
        }
        let window = try registrar.window(
            period ?? .day, date: date, from: from, to: to, weeksFrom: Environment.firstWeekday)
        return (from == nil && to == nil ? period ?? .day : nil, window)
    }
}

extension Environment {
    /// The day on which weeks begin where the person is from.
    static var firstWeekday: Weekday {
        let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap(variable)
        return Weekday.first(inLocale: names.first { !$0.isEmpty } ?? "C")
    }
}

extension Page {
    /// - Parameter items: all that are shown.
    init(_ registrar: Registrar, _ items: [AgendaItem]) {
        self.init(
            zone: registrar.zone, now: registrar.now, width: Console.columns,
            firstWeekday: Environment.firstWeekday, calendar: registrar.calendar,
            marked: MarkedWeeks(items))
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
