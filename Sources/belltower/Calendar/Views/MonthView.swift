import Campus
import Recurrence

/// A month with a row a week: titles on each day, or how many items when there is little room.
struct MonthView {
    let page: Page
    let words: ItemWords
    let width: Int

    func text(_ items: [AgendaItem], month first: CivilDate) -> String {
        let weeks = self.weeks(of: first)
        let labels = weeks.map { page.weekLabel(of: $0[3]) }
        let gutter = labels.contains { $0 != nil } ? Self.gutter : 0
        let column = (width - gutter) / 7 - 1
        let cells = Dictionary(grouping: items.filter(isShown), by: page.day(of:))
        let title = "\(first.monthName) \(first.year)"
        let names = (0..<7).map { page.firstWeekday.adding(days: $0).short.fitted(to: column) }
        var rows = [
            page.styled(title, .bold), "",
            String(repeating: " ", count: gutter) + names.joined(separator: " ").trimmingEnd,
        ]
        let rule = String(repeating: "─", count: gutter + 7 * (column + 1) - 1)
        for (week, label) in zip(weeks, labels) {
            rows.append(page.styled(rule, .dim))
            let days = week.map { day in
                day.month == first.month ? lines(day, cells[day] ?? [], column) : []
            }
            let side = (label ?? "").wrapped(to: max(1, gutter - 1), lines: 3)
            rows += row(days, side: gutter == 0 ? [] : side, gutter: gutter, column: column)
        }
        return rows.joined(separator: "\n")
    }

    /// What a week's label tells is not told on its days again; water is small.
    private func isShown(_ item: AgendaItem) -> Bool {
        item.kind != .hydration && !(item.allDay && WeekMarker(item.summary) != nil)
    }

    private func weeks(of first: CivilDate) -> [[CivilDate]] {
        var weeks: [[CivilDate]] = []
        var day = first.beginningOfWeek(from: page.firstWeekday)
        while day <= first || day.month == first.month {
            weeks.append((0..<7).map { day.adding(days: $0) })
            day = day.adding(days: 7)
        }
        return weeks
    }

    private typealias Line = (text: String, style: Style?)

    private func lines(_ day: CivilDate, _ items: [AgendaItem], _ column: Int) -> [Line] {
        let notes = [day == page.today ? "today" : nil].compactMap(\.self) + page.notes(of: day)
        let head = (["\(day.day)"] + notes).joined(separator: " ")
        let first: Line = (head, day == page.today ? .bold : nil)
        guard column >= Self.roomForTitles else { return [first] + counted(items) }
        let shown = items.count > Self.most ? Self.most - 1 : items.count
        let titles = items.prefix(shown).map { title($0, column) }
        let rest: [Line] = items.count > shown ? [("+\(items.count - shown) more", .dim)] : []
        return [first] + titles + rest
    }

    private func counted(_ items: [AgendaItem]) -> [Line] {
        guard !items.isEmpty else { return [] }
        let clash = items.contains { !words.clashes($0).isEmpty } ? " !" : ""
        let number: Line = (
            (items.count == 1 ? "1 item" : "\(items.count) items") + clash,
            clash.isEmpty ? nil : .warning
        )
        return [number] + (items.contains { $0.kind == .exam } ? [("exam", .warning)] : [])
    }

    private func title(_ item: AgendaItem, _ column: Int) -> Line {
        let mark = words.clashes(item).isEmpty ? "" : "!"
        let clock =
            item.allDay || column < Self.roomForTimes
            ? "" : page.zone.wall(at: item.start.instant).clockText + " "
        let cancelled = item.status == .cancelled ? "✗ " : ""
        let more = page.lastDay(of: item) > page.day(of: item) ? " →" : ""
        let text = mark + cancelled + clock + ItemWords.title(item)
        let style: Style? =
            item.status == .cancelled ? .dim : (mark.isEmpty ? item.colour?.style : .warning)
        return (text.truncated(to: column - more.count) + more, style)
    }

    private func row(
        _ days: [[Line]], side: [String], gutter: Int, column: Int
    ) -> [String] {
        let height = max(side.count, days.map(\.count).max() ?? 0, 2)
        return (0..<height).map { line in
            let label = page.cell(line < side.count ? side[line] : "", gutter)
            let cells = days.map { lines in
                guard line < lines.count else { return page.cell("", column) }
                return page.styled(page.cell(lines[line].text, column), lines[line].style)
            }
            return (page.styled(label, .dim) + cells.joined(separator: " ")).trimmingEnd
        }
    }

    private static let gutter = 9
    /// Lines a day.
    private static let most = 4
    private static let roomForTitles = 12
    private static let roomForTimes = 17
}
