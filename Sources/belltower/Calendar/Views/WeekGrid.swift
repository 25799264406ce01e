import Campus
import Recurrence
import Words

/// A week as a grid: days side by side, hours one below the other, whole days on top.
struct WeekGrid {
    let page: AgendaPage
    let words: ItemWords
    let width: Int

    func text(_ items: [AgendaItem], _ days: [CivilDate]) -> String {
        let shown = days.filter { isShown($0, items) }
        let column = min(Self.widest, (width - Self.gutter) / max(1, shown.count) - 1)
        let timed = inHours(items)
        let columns = shown.map { day in
            DayColumn(
                DaySegments(timed, on: day, page), width: column, page: page, words: words)
        }
        return
            ([page.styled(title(days), .bold), ""] + header(shown, column)
            + wholeDays(items.filter(isWholeDay), on: shown, in: column) + hours(columns)
            + water(items, on: shown, in: column)
            + clashes(items)).joined(separator: "\n")
    }

    /// What stands above the hours: a journey of days has no hour of its own on most of them.
    private func isWholeDay(_ item: AgendaItem) -> Bool { item.allDay || page.isLong(item) }

    private func inHours(_ items: [AgendaItem]) -> [AgendaItem] {
        items.filter { item in
            !isWholeDay(item) && (page.isAboutWater || item.kind != .hydration)
        }
    }

    /// Saturday and Sunday only when something is on them.
    private func isShown(_ day: CivilDate, _ items: [AgendaItem]) -> Bool {
        guard day.weekday == .saturday || day.weekday == .sunday else { return true }
        // A week's name and its water are no reason to go there.
        return day == page.today
            || items.contains { item in
                isWholeDay(item) && WeekMarker(item.summary) == nil && page.day(of: item) <= day
                    && day <= page.lastDay(of: item)
            }
            || !DaySegments(inHours(items), on: day, page).segments.isEmpty
    }

    private func title(_ days: [CivilDate]) -> String {
        guard let first = days.first, let last = days.last else { return "" }
        // The middle of the week is in the same week wherever weeks begin.
        let label = page.weekLabel(of: first.adding(days: 3)).map { "\($0), " } ?? ""
        return label + page.days.span(first, last)
    }

    private func header(_ days: [CivilDate], _ column: Int) -> [String] {
        let names = days.map { day in
            let date = "\(page.days.short(day.weekday)) \(day.day)"
            let today = page.days.todayMark
            let names =
                day == page.today
                ? ["\(date) \(today)", "\(date) \(today.dropFirst().dropLast())"] : [date]
            let name = names.first { $0.count <= column } ?? date
            return page.styled(page.cell(name, column), .bold)
        }
        let notes = days.map { page.notes(of: $0).joined(separator: ", ") }
        let lines = notes.map { $0.wrapped(to: column, lines: 2) }
        let rows = (0..<(lines.map(\.count).max() ?? 0)).map { line in
            lines.map { page.cell(line < $0.count ? $0[line] : "", column) }
        }
        let rule = Array(repeating: String(repeating: "─", count: column), count: days.count)
        return ([names] + rows).map { row($0) } + [page.styled(row(rule), .dim)]
    }

    private func row(_ cells: [String], label: String = "") -> String {
        (page.cell(label, Self.gutter) + cells.joined(separator: " ")).trimmingEnd
    }

    // MARK: - Whole days

    private func wholeDays(
        _ items: [AgendaItem], on days: [CivilDate], in column: Int
    ) -> [String] {
        var rows: [[(span: ClosedRange<Int>, item: AgendaItem)]] = []
        for item in items {
            let touched = days.indices.filter {
                page.day(of: item) <= days[$0] && days[$0] <= page.lastDay(of: item)
            }
            guard let first = touched.first, let last = touched.last else { continue }
            let span = first...last
            if let free = rows.firstIndex(where: { row in
                !row.contains { $0.span.overlaps(span) }
            }) {
                rows[free].append((span, item))
            } else {
                rows.append([(span, item)])
            }
        }
        let lines = rows.map { row in self.line(row, on: days, in: column) }
        return lines.isEmpty ? [] : lines + [""]
    }

    private func line(
        _ row: [(span: ClosedRange<Int>, item: AgendaItem)], on days: [CivilDate],
        in column: Int
    ) -> String {
        var line = String(repeating: " ", count: Self.gutter)
        var next = 0
        for (span, item) in row.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            line += String(repeating: " ", count: (span.lowerBound - next) * (column + 1))
            line += page.styled(
                wholeDay(item, on: span, of: days, room: span.count * (column + 1) - 1),
                item.status == .cancelled ? .dim : item.colour?.style)
            line += " "
            next = span.upperBound + 1
        }
        return line.trimmingEnd
    }

    private func wholeDay(
        _ item: AgendaItem, on span: ClosedRange<Int>, of days: [CivilDate], room: Int
    ) -> String {
        let marks = ItemWords.marks(item, in: page.catalogue).joined(separator: ", ")
        let place = ItemWords.place(item)
        let before = page.day(of: item) < days[span.lowerBound] ? "◂ " : ""
        let after = page.lastDay(of: item) > days[span.upperBound] ? " ▸" : ""
        let inner = room - before.count - after.count
        let short = [title(of: item), times(item), marks].filter { !$0.isEmpty }.joined(
            separator: ", ")
        let long = place.isEmpty ? short : "\(short), \(place)"
        let text = long.displayWidth <= inner ? long : short.truncated(to: inner)
        let left = inner - text.displayWidth
        let fill = span.count > 1 && left > 2 ? " " + String(repeating: "─", count: left - 1) : ""
        let blanks = String(repeating: " ", count: fill.isEmpty ? max(0, left) : 0)
        return before + page.isolated(text) + fill + blanks + after
    }

    /// `Fri 14:00 – Mon 10:00, now` of what has times.
    private func times(_ item: AgendaItem) -> String {
        guard page.isLong(item) else { return "" }
        let (start, end) = (
            page.zone.wall(at: item.start.instant), page.zone.wall(at: item.end.instant)
        )
        let days = end.date.dayNumber - start.date.dayNumber
        let name = { (date: CivilDate) in
            days < 7
                ? page.days.short(date.weekday) : page.days.short(date, seenFrom: page.today)
        }
        return "\(name(start.date)) \(start.clockText) – \(name(end.date)) \(end.clockText)"
            + (page.isOn(item) ? ", " + page.catalogue("time.now") : "")
    }

    // MARK: - Hours

    private func hours(_ columns: [DayColumn]) -> [String] {
        let ranges = columns.compactMap(\.hours)
        guard let first = ranges.map(\.lowerBound).min(),
            let last = ranges.map(\.upperBound).max()
        else { return [page.catalogue("grid.nothing")] }
        var lines: [String] = []
        var hour = first
        while hour <= last {
            let next = (hour...last).first { hour in columns.contains { $0.isBusy(in: hour) } }
            if let next, next > hour + 1 {
                lines.append(page.styled("  ⋮", .dim))
                hour = next
            }
            let height = max(1, columns.map { $0.height(of: hour) }.max() ?? 1)
            let cells = columns.map { $0.lines(of: hour, height: height) }
            for line in 0..<height {
                let clock = (hour < 10 ? "0" : "") + "\(hour):00"
                lines.append(row(cells.map { $0[line] }, label: line == 0 ? clock : ""))
            }
            hour += 1
        }
        return lines
    }

    // MARK: - Water

    /// One line for the cups of all days.
    private func water(
        _ items: [AgendaItem], on days: [CivilDate], in column: Int
    ) -> [String] {
        let cups = Dictionary(
            grouping: page.isAboutWater ? [] : items.filter { $0.kind == .hydration },
            by: page.day(of:))
        guard days.contains(where: { cups[$0] != nil }) else { return [] }
        let cells = days.map { day in
            page.cell(cups[day].map { CupWords($0, page).short(in: column) } ?? "", column)
        }
        return ["", page.styled(row(cells, label: page.catalogue("grid.water")), .dim)]
    }

    // MARK: - Clashes

    /// Each pair once, below the grid, where there is room to say it.
    private func clashes(_ items: [AgendaItem]) -> [String] {
        var said: Set<Set<ItemID>> = []
        var lines: [String] = []
        for item in items {
            for clash in words.clashes(item) where said.insert([item.id, clash.other]).inserted {
                let start = page.zone.wall(at: item.start.instant)
                let time = "\(page.days.short(start.date.weekday)) \(start.clockText)"
                let text = "! \(time) \(title(of: item)): \(words.text(clash))"
                lines += text.wrapped(to: width)
                    .map { page.styled(page.isolated($0), .warning) }
            }
        }
        guard lines.count > Self.mostLines else { return lines.isEmpty ? [] : [""] + lines }
        return [""] + lines.prefix(Self.mostLines) + [page.catalogue("grid.more")]
    }

    private func title(of item: AgendaItem) -> String {
        ItemWords.title(item, in: page.catalogue)
    }

    /// Lines of clashes below a grid.
    private static let mostLines = 30

    /// `09:00 `.
    private static let gutter = 6
    /// Columns of a day at most: longer lines are no easier to read.
    private static let widest = 36
}
