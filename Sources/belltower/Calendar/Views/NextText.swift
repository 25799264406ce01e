import Campus
import Operations
import Recurrence
import Scheduling
import Words

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
            return told("next.nothing")
        }
        let days = standing.days.flatMap { few(dayLines("next.now", $0)) }
        let nextDays = standing.nextDays.flatMap { few(dayLines("next.next", $0)) }
        let now =
            standing.now.isEmpty && days.isEmpty
            ? [told("next.now.nothing")] : standing.now.flatMap { few(nowLines($0)) } + days
        let next =
            standing.next.isEmpty && nextDays.isEmpty
            ? [told("next.next.nothing")]
            : nextDays + standing.next.flatMap { few(nextLines($0)) }
        return
            (now + more(standing.moreNow, "next.now.more") + next
            + more(standing.moreNext, "next.next.more"))
            .joined(separator: "\n")
    }

    private func few(_ lines: [String]) -> ArraySlice<String> {
        lines.prefix(mostLines ?? lines.count)
    }

    private func more(_ count: Int, _ key: String) -> [String] {
        guard count > 0 else { return [] }
        let text = told(key, ["count": .number(count)])
        return [isPlain ? PlainAgenda.sentence(text) : text]
    }

    private func told(_ key: String, _ arguments: [String: Message.Argument] = [:]) -> String {
        page.catalogue(key, arguments)
    }

    private func nowLines(_ item: AgendaItem) -> [String] {
        let end = page.zone.wall(at: item.end.instant)
        return lines(
            "next.now", item, at: told("next.until", ["time": .text(when(end))]),
            length: told("next.left", ["length": .text(length(item.end.instant - page.now))]))
    }

    private func nextLines(_ item: AgendaItem) -> [String] {
        let start = page.zone.wall(at: item.start.instant)
        return lines(
            "next.next", item, at: at(start),
            length: page.days.ahead(item.start.instant - page.now, isSpoken: isPlain))
    }

    /// A whole day has no hour: when it is, or until when.
    private func dayLines(_ head: String, _ item: AgendaItem) -> [String] {
        let last = item.end.wall.date.adding(days: -1)
        let isOn = item.start.instant <= page.now
        let isOne = last <= item.start.wall.date || (isOn && last <= page.today)
        let days = [
            isOn && !isOne ? nil : day(item.start.wall.date),
            isOne ? nil : told("day.until", ["day": .text(day(last, isOn: false))]),
        ].compactMap(\.self)
        return lines(
            head, item, at: ([told("agenda.whole")] + days).joined(separator: " "), length: nil)
    }

    /// `tomorrow`, `on Friday`, of another week with the date.
    private func day(_ date: CivilDate, isOn: Bool = true) -> String {
        let days = date.dayNumber - page.today.dayNumber
        if days < 2 { return told(days == 1 ? "day.tomorrow" : "day.today") }
        let name = days < 7 ? page.days.name(date.weekday) : page.days.named(date)
        return isOn ? told("day.on", ["date": .text(name)]) : name
    }

    /// - Parameter head: the key of what stands before it.
    private func lines(
        _ head: String, _ item: AgendaItem, at time: String, length: String?
    ) -> [String] {
        // What is on and what comes is seen at a glance, or it is of no use.
        let parts = [
            ItemWords.title(item, in: page.catalogue).truncated(to: Self.widest),
            ItemWords.place(item).truncated(to: Self.widest), time,
        ].filter { !$0.isEmpty }
        let differences = page.differences.lines(item)
            .map { $0.truncated(to: 2 * Self.widest) }
        let marks =
            ItemWords.marks(item, in: page.catalogue) + differences
            + [page.foreignClock(item)].compactMap(\.self)
        let clashes = words.clashTexts(item, isSpoken: isPlain)
        let isNow = head == "next.now"
        let head = told(head)
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
        return screen.lines(line).map { page.styled($0, isNow ? .bold : nil) }
            + clashes.flatMap { screen.lines($0, after: "  ! ") }
            .map { page.styled($0, .warning) }
    }

    private func length(_ seconds: Int64) -> String {
        isPlain ? page.days.spoken(seconds) : page.days.short(seconds)
    }

    /// `11:05`; of another day `Tuesday 10:15`, of another week the date too.
    func when(_ wall: WallTime) -> String {
        let days = wall.date.dayNumber - page.today.dayNumber
        let clock =
            isPlain && wall.clockText.hasPrefix("0")
            ? String(wall.clockText.dropFirst()) : wall.clockText
        switch days {
        case ...0: return clock
        case 1: return told("next.time.tomorrow", ["time": .text(clock)])
        default:
            let day = days < 7 ? page.days.name(wall.date.weekday) : page.days.named(wall.date)
            return told("next.time.day", ["time": .text(clock), "day": .text(day)])
        }
    }

    /// `at 11:05`.
    func at(_ wall: WallTime) -> String {
        let isToday = wall.date <= page.today
        return told(
            "next.at", ["time": .text(when(wall)), "day": isToday ? "today" : "later"])
    }
}

extension NextText {
    init(_ standing: NowAndNext, _ desks: Desks, isPlain: Bool) throws {
        let items = standing.now + standing.next + standing.days + standing.nextDays
        self.init(
            page: try AgendaPage(desks, items), words: ItemWords(try Self.beside(items, desks)),
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
