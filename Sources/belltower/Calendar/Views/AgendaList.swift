import Campus
import Recurrence

/// An agenda as a list: a heading a day, a line an item.
struct AgendaList {
    let page: Page
    let words: ItemWords

    /// - Parameter window: days of it without items are left out; an empty one is said to be.
    func text(_ items: [AgendaItem], _ window: Range<Instant>) -> String {
        guard !items.isEmpty else {
            return below("Nothing on \(span(window)).", after: "").joined(separator: "\n")
        }
        let first = page.zone.wall(at: window.lowerBound).date
        let last = page.zone.wall(at: window.upperBound.adding(seconds: -1)).date
        // Of several days, the cups of each stand in one line: there are many, and they are small.
        let isFolded = page.width != nil && last > first
        let width = items.map { words.numberedTitle($0).displayWidth }.max() ?? 0
        var lines: [String] = []
        var current: CivilDate?
        for (date, items) in days(of: items, from: first) {
            if current != nil { lines.append("") }
            lines += below(heading(date, after: current), after: "").map { page.styled($0, .bold) }
            let cups = items.filter { isFolded && $0.kind == .hydration }
            for item in items where cups.count < 2 || item.kind != .hydration {
                lines += self.lines(item, on: date, width: min(width, widestTitle))
            }
            if cups.count > 1 { lines += water(cups) }
            current = date
        }
        return lines.joined(separator: "\n")
    }

    /// The days that have items, in order; what began before the first stands on it.
    private func days(
        of items: [AgendaItem], from first: CivilDate
    ) -> [(date: CivilDate, items: [AgendaItem])] {
        var days: [(date: CivilDate, items: [AgendaItem])] = []
        for item in items {
            let date = max(page.day(of: item), first)
            if days.last?.date == date {
                days[days.count - 1].items.append(item)
            } else {
                days.append((date, [item]))
            }
        }
        return days
    }

    /// `water          Cup of water (17 oz) at 09:00, 13:00, 17:00`.
    private func water(_ cups: [AgendaItem]) -> [String] {
        var kinds: [(title: String, times: [String])] = []
        for cup in cups {
            let title = ItemWords.title(cup)
            let time = page.zone.wall(at: cup.start.instant).clockText
            if let index = kinds.firstIndex(where: { $0.title == title }) {
                kinds[index].times.append(time)
            } else {
                kinds.append((title, [time]))
            }
        }
        let text = kinds.map { "\($0.title) at \($0.times.joined(separator: ", "))" }
        return below(text.joined(separator: "; "), after: "  water          ")
            .map { page.styled($0, .dim) }
    }

    private func lines(_ item: AgendaItem, on date: CivilDate, width: Int) -> [String] {
        let style: Style? =
            item.status == .cancelled || item.kind == .hydration ? .dim : item.colour?.style
        let times = "  \(Self.times(item, on: date, page))  "
        let title = words.numberedTitle(item)
        let rest = [ItemWords.place(item), note(item)].filter { !$0.isEmpty }
        let place = ([page.cell(title, max(width, title.displayWidth))] + rest.map(page.isolated))
            .joined(separator: "  ").trimmingEnd
        var lines = [times + place]
        if let columns = page.width, lines[0].displayWidth > columns {
            let room = columns - Self.margin.count
            let together = rest.joined(separator: "  ")
            lines =
                below(title, after: times)
                + (together.displayWidth <= room ? [together].filter { !$0.isEmpty } : rest)
                .flatMap { below($0, after: Self.margin) }
        }
        lines = lines.map { page.styled($0, style) }
        lines += words.clashes(item).flatMap { clash in
            below(words.text(clash), after: Self.margin + "! ").map { page.styled($0, .warning) }
        }
        let note = item.note.map { "\u{201c}\($0.harmless.oneLine)\u{201d}" }
        return lines + (note.map { below($0, after: Self.margin) } ?? [])
    }

    /// What is not as usual with it.
    private func note(_ item: AgendaItem) -> String {
        let marks = [
            ItemWords.marks(item), ItemWords.differences(item),
            [page.foreignClock(item), page.isOn(item) ? "now" : nil].compactMap(\.self),
        ].flatMap(\.self).joined(separator: ", ")
        return marks.isEmpty ? "" : "[\(marks)]"
    }

    /// Text on as many lines as it takes, the later ones under the first.
    private func below(_ text: String, after head: String) -> [String] {
        Screen(width: page.width).lines(text, after: head)
    }

    /// The columns of titles: places stand behind them in a column of their own, unless a title is
    /// longer still.
    private var widestTitle: Int { min(60, max(44, ((page.width ?? 0) - Self.margin.count) / 2)) }

    /// Before a title: two spaces, the times, two spaces.
    private static let margin = String(repeating: " ", count: 17)

    /// 13 columns: `09:15 – 11:05`, `all day      `.
    static func times(_ item: AgendaItem, on date: CivilDate, _ page: Page) -> String {
        guard !item.allDay else {
            let last = item.end.wall.date.adding(days: -1)
            return last > date ? "until \("\(last)".dropFirst(5))  " : "all day      "
        }
        let start = page.zone.wall(at: item.start.instant)
        let end = page.zone.wall(at: item.end.instant)
        let until = end.date > date.adding(days: 1) ? "…    " : end.clockText
        let from = start.date < date ? "…    " : start.clockText
        return item.start.instant == item.end.instant
            ? "\(from)        " : "\(from) – \(until)"
    }

    /// The day, with its week where that is another than the day's before.
    private func heading(_ date: CivilDate, after other: CivilDate? = nil) -> String {
        let week = page.weekLabel(of: date)
        let isSaid = other.map { page.weekLabel(of: $0) == week } ?? false
        let parts =
            [date == page.today ? "(today)" : nil, isSaid ? nil : week].compactMap(\.self)
            + page.notes(of: date)
        return (["\(date.weekday.name) \(date)"] + parts).joined(separator: "  ")
    }

    private func span(_ window: Range<Instant>) -> String {
        let first = page.zone.wall(at: window.lowerBound).date
        let last = page.zone.wall(at: window.upperBound.adding(seconds: -1)).date
        return last > first ? "\(first) to \(last)" : heading(first)
    }
}

extension String {
    var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Colour {
    /// As near as a terminal of 256 colours comes.
    var style: Style {
        switch self {
        case .red: .red
        case .orange: .orange
        case .yellow: .yellow
        case .green: .green
        case .teal: .teal
        case .blue: .blue
        case .purple: .purple
        case .grey: .dim
        }
    }
}
