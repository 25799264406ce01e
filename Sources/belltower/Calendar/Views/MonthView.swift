import Campus
import Recurrence
import Words

/// A month with a row a week: on each day the times and short titles of what is on it.
///
/// Where a column has no room for both in one line they have two; a mark of a clash is never cut.
struct MonthView {
    let page: AgendaPage
    let words: ItemWords
    let width: Int

    func text(_ items: [AgendaItem], month first: CivilDate) -> String {
        let weeks = self.weeks(of: first)
        let column = (width + 1) / 7 - 1
        let shown = items.filter(isShown)
        let last = first.adding(days: 31).beginningOfMonth.adding(days: -1)
        var cells: [CivilDate: [AgendaItem]] = [:]
        for item in shown {
            for day in page.days(of: item, from: first, to: last) {
                cells[day, default: []].append(item)
            }
        }
        let titles = ShortTitles(shown)
        let names = (0..<7).map {
            page.days.short(page.firstWeekday.adding(days: $0)).fitted(to: column)
        }
        var rows = [
            page.styled(page.days.month(of: first), .bold), "",
            names.joined(separator: " ").trimmingEnd,
        ]
        for week in weeks {
            rows.append(page.styled(rule(week, of: 7 * (column + 1) - 1), .dim))
            let days = week.map { day in
                day.month == first.month
                    ? lines(day, cells[day] ?? [], titled: titles, in: column) : []
            }
            rows += row(days, column: column)
        }
        return rows.joined(separator: "\n")
    }

    /// The line above a week, with its name where it has one.
    private func rule(_ week: [CivilDate], of width: Int) -> String {
        // The middle of the week is in the same week wherever weeks begin.
        let label = page.weekLabel(of: week[3]).map { " \($0.truncated(to: width - 6)) " } ?? ""
        let rest = max(0, width - 2 - label.displayWidth)
        return "──" + page.isolated(label) + String(repeating: "─", count: rest)
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

    private func lines(
        _ day: CivilDate, _ items: [AgendaItem], titled titles: ShortTitles, in column: Int
    ) -> [Line] {
        let notes =
            [day == page.today ? page.catalogue("day.today") : nil].compactMap(\.self)
            + page.notes(of: day)
        let head: Line = (
            (["\(day.day)"] + notes).joined(separator: " "), day == page.today ? .bold : nil
        )
        let most = column < Self.roomForBoth ? Self.mostInTwoLines : Self.most
        let shown = items.count > most ? most - 1 : items.count
        let entries = items.prefix(shown).flatMap { entry($0, on: day, titled: titles, in: column) }
        let rest = items.dropFirst(shown)
        guard !rest.isEmpty else { return [head] + entries }
        let isClash = rest.contains { !words.clashes($0).isEmpty }
        let mark = isClash ? "!" : ""
        let more = page.catalogue("month.more", ["count": .number(rest.count)])
        return [head] + entries + [("\(mark)\(more)", isClash ? .warning : .dim)]
    }

    /// `!09:15 Networking`, in two lines where the column is too narrow.
    private func entry(
        _ item: AgendaItem, on day: CivilDate, titled titles: ShortTitles, in column: Int
    ) -> [Line] {
        let style: Style? =
            item.status == .cancelled
            ? .dim : words.clashes(item).isEmpty ? item.colour?.style : .warning
        let marks =
            (words.clashes(item).isEmpty ? "" : "!") + (item.status == .cancelled ? "✗" : "")
            + (item.cancelledIn.isEmpty ? "" : "✗?")
        let head = marks + (clock(item, on: day) ?? "")
        let more = page.lastDay(of: item) > day ? " →" : ""
        let room = column - more.displayWidth
        let title = titles.text(item)
        let line = head.isEmpty ? title : "\(head) \(title)"
        if line.displayWidth <= room { return [(line + more, style)] }
        let besides = room - head.displayWidth - 1
        // An arrow is no line by itself: only a time is.
        let hasTime = head.contains(where: \.isNumber)
        if !hasTime || column >= Self.roomForBoth {
            let short = title.shortened(to: head.isEmpty ? room : besides)
            return [((head.isEmpty ? short : "\(head) \(short)") + more, style)]
        }
        return [(head, style), (title.shortened(to: room) + more, style)]
    }

    /// When it begins; of what began on an earlier day, when it ends, on its last.
    private func clock(_ item: AgendaItem, on day: CivilDate) -> String? {
        guard !item.allDay else { return page.day(of: item) < day ? "→" : nil }
        guard page.day(of: item) < day else {
            return page.zone.wall(at: item.start.instant).clockText
        }
        return page.lastDay(of: item) > day
            ? "→" : "–" + page.zone.wall(at: item.end.instant).clockText
    }

    private func row(_ days: [[Line]], column: Int) -> [String] {
        let height = max(days.map(\.count).max() ?? 0, 2)
        return (0..<height).map { line in
            days.map { lines in
                guard line < lines.count else { return page.cell("", column) }
                return page.styled(page.cell(lines[line].text, column), lines[line].style)
            }.joined(separator: " ").trimmingEnd
        }
    }

    /// Items a day.
    private static let most = 4
    private static let mostInTwoLines = 3
    /// Columns in which a time and a word of a title stand side by side.
    private static let roomForBoth = 16
}

extension CivilDate {
    fileprivate var beginningOfMonth: CivilDate {
        CivilDate(uncheckedYear: year, month: month, day: 1)
    }
}
