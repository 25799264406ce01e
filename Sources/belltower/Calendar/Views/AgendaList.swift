import Campus
import Recurrence

/// An agenda as a list: a heading a day, a line an item.
struct AgendaList {
    let page: Page
    let words: ItemWords

    /// - Parameter window: days of it without items are left out; an empty one is said to be.
    func text(_ items: [AgendaItem], _ window: Range<Instant>) -> String {
        guard !items.isEmpty else { return "Nothing on \(span(window))." }
        let width = items.map { ItemWords.title($0).displayWidth }.max() ?? 0
        var lines: [String] = []
        var current: CivilDate?
        for item in items {
            let date = max(page.day(of: item), page.zone.wall(at: window.lowerBound).date)
            if date != current {
                if current != nil { lines.append("") }
                lines.append(page.styled(heading(date, after: current), .bold))
                current = date
            }
            lines += self.lines(item, on: date, width: min(width, 44))
        }
        return lines.joined(separator: "\n")
    }

    private func lines(_ item: AgendaItem, on date: CivilDate, width: Int) -> [String] {
        let style: Console.Style? =
            item.status == .cancelled || item.kind == .hydration ? .dim : item.colour?.style
        let times = Self.times(item, on: date, page)
        let (title, place) = (ItemWords.title(item), ItemWords.place(item))
        let filler = String(repeating: " ", count: max(0, width - title.displayWidth))
        let marks = [
            ItemWords.marks(item), ItemWords.differences(item),
            [page.foreignClock(item), page.isOn(item) ? "now" : nil].compactMap(\.self),
        ].flatMap(\.self).joined(separator: ", ")
        let note = marks.isEmpty ? "" : "[\(marks)]"
        let whole = "  \(times)  \(title)\(filler)  \(place)\(note.isEmpty ? "" : "  " + note)"
            .trimmingEnd
        var lines = [whole]
        if let columns = page.width, whole.displayWidth > columns {
            lines = ["  \(times)  \(title)"].flatMap { wrapped($0, columns, after: 2) }
            lines += [place, note].filter { !$0.isEmpty }.flatMap { indented($0, columns) }
        }
        lines = lines.map { page.styled($0, style) }
        lines += words.clashes(item).flatMap { clash in
            indented("! \(words.text(clash))", page.width).map { page.styled($0, .warning) }
        }
        return lines
            + (item.note.map { indented("\u{201c}\($0.harmless.oneLine)\u{201d}", page.width) }
                ?? [])
    }

    /// Text under an item's title.
    private func indented(_ text: String, _ columns: Int?) -> [String] {
        let margin = String(repeating: " ", count: Self.margin)
        guard let columns else { return [margin + text] }
        return text.wrapped(to: max(20, columns - Self.margin)).map { margin + $0 }
    }

    /// A title on as many lines as it takes, the later ones under the first.
    private func wrapped(_ line: String, _ columns: Int, after spaces: Int) -> [String] {
        guard line.displayWidth > columns else { return [line] }
        let head = String(line.prefix(Self.margin))
        let parts = String(line.dropFirst(Self.margin))
            .wrapped(to: max(20, columns - Self.margin))
        let margin = String(repeating: " ", count: Self.margin)
        return parts.enumerated().map { ($0 == 0 ? head : margin) + $1 }
    }

    /// Before a title: two spaces, the times, two spaces.
    private static let margin = 17

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
    var style: Console.Style {
        switch self {
        case .red: .red
        case .orange: .orange
        case .yellow: .warning
        case .green: .green
        case .teal: .teal
        case .blue: .blue
        case .purple: .purple
        case .grey: .dim
        }
    }
}
