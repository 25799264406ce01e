import ArgumentParser
import Campus
import Operations
import Recurrence
import Scheduling
import Wire
import Words

struct Agenda: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agenda",
        abstract: "Show the calendar: a day, a week, a month, a year, or any window.",
        discussion: """
            Examples:
              belltower agenda
              belltower agenda tomorrow
              belltower agenda week 2026-10-05
              belltower agenda next week
              belltower agenda --next
              belltower agenda week --clashes
              belltower agenda tomorrow --free 1h
              belltower agenda week --plain
              belltower agenda week --ids
              belltower agenda --from 2026-10-05 --to 2026-10-12 --json

            A week is a grid where the terminal is at least 100 columns wide, a month and a year are \
            calendars; on a narrower one, or written to a pipe or a file, they are lists. Export \
            COLUMNS to choose a width, and to have a grid in a file too. Weeks begin as LC_TIME or \
            LANG has it.

            With --next, JSON is {"now": [items], "next": [items], "endsIn": seconds, \
            "startsIn": seconds}.
            """)

    @Argument(
        help: """
            day, week, month or year, then a date: 2026-10-05, tomorrow, fri, 5 oct, "in 3 days"; \
            next week, week 5, october.
            """,
        completion: .list(["day", "week", "month", "year", "today", "tomorrow"]))
    var words: [String] = []

    @Option(help: "Begin at this instant or date.")
    var from: String?

    @Option(help: "End before this instant or date.")
    var to: String?

    @Option(help: "Only these kinds, separated by commas: class, exam, event, personal, hydration.")
    var kind: KindList?

    @Flag(help: "List what was cancelled too.")
    var cancelled = false

    @Flag(help: "Only what you cannot be at both of: at the same time, or too far to walk.")
    var clashes = false

    @Option(
        defaultAsFlag: "30m",
        help: ArgumentHelp(
            "List the gaps of at least this length in one's waking hours, from now on, instead.",
            discussion: "The hours: belltower settings waking.", valueName: "length"))
    var free: String?

    @Flag(help: "What is on now, and what is next.")
    var next = false

    @Flag(help: "Sentences instead of columns, for a screen reader.")
    var plain = false

    @Flag(help: "Put a short number before each title, by which other commands take it: edit 12.")
    var ids = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        let answers = [clashes, free != nil, next].count(where: \.self)
        guard answers < 2 else { throw ValidationError("Give one of --clashes, --free, --next.") }
    }

    mutating func run() throws {
        // `--free week` means a period, not a length.
        if let word = free, WrittenLength(word) == nil, !word.contains(where: \.isNumber) {
            (words, free) = ([word] + words, "30m")
        }
        let desks = try common.desks()
        if next { return try tellNext(desks) }
        let (period, window) = try window(desks)
        if let free { return try sayFree(free, in: window, desks) }
        let query = AgendaQuery(
            window: window, includesCancelled: cancelled,
            kinds: kind?.kinds ?? Set(ItemKind.allCases))
        if clashes { return try showClashes(query, desks) }
        try show(query, as: period, desks)
    }

    /// One line, however many series a feed has that never end.
    private func complain(of cut: [AgendaItem]) {
        guard !cut.isEmpty else { return }
        let names = Speech.named(
            cut.prefix(3).map(\.summary.harmless.oneLine), more: cut.count - 3)
        Console.complain(
            Speech.words("agenda.cut", ["names": .text(names), "count": .number(cut.count)]))
    }

    private func show(
        _ query: AgendaQuery, as period: AgendaPeriod?, _ desks: Desks
    ) throws {
        let items = try desks.calendar.agenda(query)
        complain(of: items.filter(\.isCut))
        defer { StaleText.tell(desks, json: common.json) }
        if common.json {
            Console.say(ListShape(items, as: AgendaItemShape.init))
        } else if items.isEmpty, try desks.sources.isNew() {
            Console.say(Speech.words("source.none"))
        } else {
            try Console.say(AnnouncementText(desks).standing(in: query.window))
            let view = AgendaView(
                ids ? nil : period, columns: Screen.standard.width, isPlain: plain)
            var page = try AgendaPage(desks, items)
            page.isAboutWater = query.kinds == [.hydration]
            let numbers = ids ? items.shortNames : [:]
            Console.say(view.text(items, in: query.window, on: page, numbers: numbers))
        }
        try CrowdedText.tell(items, of: query, desks, json: common.json)
    }

    private func showClashes(_ query: AgendaQuery, _ desks: Desks) throws {
        let (pairs, more) = try desks.calendar.clashes(query)
        guard common.json else {
            return Console.say(ClashText(zone: desks.zone).lines(pairs, more: more))
        }
        if more > 0 {
            Console.complain(Speech.words("clash.unlisted", ["count": .number(more)]))
        }
        Console.say(ListShape(pairs, as: ClashShape.init))
    }

    private func sayFree(
        _ length: String, in window: Range<Instant>, _ desks: Desks
    ) throws {
        let gaps = try desks.freeTime.gaps(in: window, atLeast: length)
        guard !common.json else {
            return Console.say(ListShape(gaps) { FreeTimeShape($0, in: desks.zone) })
        }
        Console.say(FreeText(zone: desks.zone, today: desks.calendar.today).text(gaps))
    }

    private func tellNext(_ desks: Desks) throws {
        guard words.isEmpty, from == nil, to == nil else {
            throw ValidationError("--next is about now: leave out the period and the dates")
        }
        let standing = try desks.calendar.nowAndNext(kind?.kinds)
        defer { StaleText.tell(desks, json: common.json) }
        if common.json {
            Console.say(NowAndNextShape(standing))
        } else {
            Console.say(try NextText(standing, desks, isPlain: plain).text(standing))
        }
    }

    /// The window, and the period that it is; nil for any other.
    private mutating func window(
        _ desks: Desks
    ) throws -> (period: AgendaPeriod?, window: Range<Instant>) {
        // "next week" is "week next".
        if words.count == 2, ["this", "next", "last"].contains(words[0].lowercased()),
            AgendaPeriod(rawValue: words[1].lowercased()) != nil
        {
            words.swapAt(0, 1)
        }
        let period = words.first.flatMap { AgendaPeriod(rawValue: $0.lowercased()) }
        let date = words.dropFirst(period == nil ? 0 : 1).joined(separator: " ")
        let first = try desks.firstWeekday
        let window = try desks.calendar.window(
            date.isEmpty ? period ?? .day : period, date: date.isEmpty ? nil : date, from: from,
            to: to, weeksFrom: first)
        guard from == nil, to == nil else { return (nil, window) }
        return (period ?? desks.calendar.period(of: window, weeksFrom: first), window)
    }
}

extension Desks {
    /// The day on which weeks begin: the person's, else that of where the machine's language is from.
    fileprivate var firstWeekday: Weekday {
        get throws {
            if let chosen = try settings.pageChoices().weekStart { return chosen }
            let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap(EnvironmentVariable.value)
            return Weekday.first(inLocale: names.first { !$0.isEmpty } ?? "C")
        }
    }
}

extension AgendaPage {
    /// - Parameter items: all that are shown.
    init(_ desks: Desks, _ items: [AgendaItem]) throws {
        self.init(
            zone: desks.zone, now: desks.now, width: Screen.standard.width,
            firstWeekday: try desks.firstWeekday, calendar: desks.calendar.academicCalendar,
            marked: MarkedWeeks(items))
    }
}
