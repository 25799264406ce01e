import Campus
import Operations
import Recurrence
import Scheduling

/// What is on now and what is next, for people.
struct NextText {
    let page: AgendaPage
    let words: ItemWords
    let isPlain: Bool
    /// Of each item, on a screen that has to be small; nil for all.
    var mostLines: Int?

    /// Columns of a title or a place.
    private static let widest = 78

    func text(_ standing: NowAndNext) -> String {
        let timed = [standing.now, standing.next]
        let whole = [standing.days, standing.nextDays]
        guard (timed + whole).contains(where: { !$0.isEmpty }) else {
            return "Nothing now, and nothing to come within a year."
        }
        let days = standing.days.flatMap { few(dayLines("Now", $0)) }
        let nextDays = standing.nextDays.flatMap { few(dayLines("Next", $0)) }
        let now =
            standing.now.isEmpty && days.isEmpty
            ? ["Now: nothing"] : standing.now.flatMap { few(nowLines($0)) } + days
        let next =
            standing.next.isEmpty && nextDays.isEmpty
            ? ["Next: nothing within a year"]
            : nextDays + standing.next.flatMap { few(nextLines($0)) }
        return (now + more(standing.moreNow, "now") + next + more(standing.moreNext, "next"))
            .joined(separator: "\n")
    }

    private func few(_ lines: [String]) -> ArraySlice<String> {
        lines.prefix(mostLines ?? lines.count)
    }

    private func more(_ count: Int, _ when: String) -> [String] {
        count == 0 ? [] : [isPlain ? "And \(count) more \(when)." : "and \(count) more \(when)"]
    }

    private func nowLines(_ item: AgendaItem) -> [String] {
        let end = page.zone.wall(at: item.end.instant)
        return lines(
            "Now", item, "until \(when(end))", "\(length(item.end.instant - page.now)) left")
    }

    private func nextLines(_ item: AgendaItem) -> [String] {
        let start = page.zone.wall(at: item.start.instant)
        return lines(
            "Next", item, "at \(when(start))", "in \(length(item.start.instant - page.now))")
    }

    /// A whole day has no hour: when it is, or until when.
    private func dayLines(_ head: String, _ item: AgendaItem) -> [String] {
        let last = item.end.wall.date.adding(days: -1)
        let isOn = item.start.instant <= page.now
        let isOne = last <= item.start.wall.date || (isOn && last <= page.today)
        let days = [
            isOn && !isOne ? nil : day(item.start.wall.date),
            isOne ? nil : "until \(day(last, isOn: false))",
        ].compactMap(\.self)
        return lines(head, item, (["all day"] + days).joined(separator: " "), nil)
    }

    /// `tomorrow`, `on Friday`, of another week with the date.
    private func day(_ date: CivilDate, isOn: Bool = true) -> String {
        let days = date.dayNumber - page.today.dayNumber
        if days < 2 { return days == 1 ? "tomorrow" : "today" }
        let name = (isOn ? "on " : "") + date.weekday.name
        return days < 7 ? name : "\(name) \(DayWords.full(date))"
    }

    private func lines(
        _ head: String, _ item: AgendaItem, _ time: String, _ length: String?
    ) -> [String] {
        // What is on and what comes is seen at a glance, or it is of no use.
        let parts = [
            ItemWords.title(item).truncated(to: Self.widest),
            ItemWords.place(item).truncated(to: Self.widest), time,
        ].filter { !$0.isEmpty }
        let differences = DifferenceWords(zone: page.zone).lines(item)
            .map { $0.truncated(to: 2 * Self.widest) }
        let marks =
            ItemWords.marks(item) + differences + [page.foreignClock(item)].compactMap(\.self)
        let clashes = words.clashTexts(item, length: self.length)
        if isPlain {
            return [
                (["\(head): \((parts + [length].compactMap(\.self)).joined(separator: ", "))"]
                    + marks + clashes)
                    .map(PlainAgenda.sentence).joined(separator: " ")
            ]
        }
        let note = marks.isEmpty ? "" : "  [\(marks.joined(separator: ", "))]"
        let line =
            "\(head): \(parts.joined(separator: ", "))\(length.map { " (\($0))" } ?? "")\(note)"
        let screen = Screen(width: page.width)
        return screen.lines(line).map { page.styled($0, head == "Now" ? .bold : nil) }
            + clashes.flatMap { screen.lines($0, after: "  ! ") }
            .map { page.styled($0, .warning) }
    }

    private func length(_ seconds: Int64) -> String {
        isPlain ? DayWords.spoken(seconds) : DayWords.short(seconds)
    }

    /// `11:05`; of another day `Tuesday 10:15`, of another week the date too.
    func when(_ wall: WallTime) -> String {
        let days = wall.date.dayNumber - page.today.dayNumber
        let clock =
            isPlain && wall.clockText.hasPrefix("0")
            ? String(wall.clockText.dropFirst()) : wall.clockText
        switch days {
        case ...0: return clock
        case 1: return "\(clock) tomorrow"
        case 2...6: return "\(clock) on \(wall.date.weekday.name)"
        default: return "\(clock) on \(wall.date.weekday.name) \(DayWords.full(wall.date))"
        }
    }
}

extension NextText {
    init(_ standing: NowAndNext, _ desks: Desks, isPlain: Bool) throws(Refusal) {
        let items = standing.now + standing.next + standing.days + standing.nextDays
        self.init(
            page: AgendaPage(desks, items), words: ItemWords(try Self.beside(items, desks)),
            isPlain: isPlain)
    }

    /// With what stands around some items: a clash names the other one.
    private static func beside(
        _ items: [AgendaItem], _ desks: Desks
    ) throws(Refusal) -> [AgendaItem] {
        let named = Set(items.map(\.id))
        guard items.contains(where: { $0.clashes.contains { !named.contains($0.other) } }),
            let from = items.map(\.start.instant).min(), let to = items.map(\.end.instant).max()
        else { return items }
        let window = from.adding(seconds: -7_200)..<to.adding(seconds: 7_200)
        return try desks.calendar.agenda(AgendaQuery(window: window))
    }
}
