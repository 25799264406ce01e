import Campus
import Recurrence
import Words

/// A year as twelve small months, each day marked by how much there is on it.
struct YearView {
    let page: AgendaPage
    let width: Int

    func text(_ items: [AgendaItem], year: Int) -> String {
        let load = DayLoad(items, page)
        let months = (1...12).map { month in
            lines(CivilDate(uncheckedYear: year, month: month, day: 1), load)
        }
        let inRow = max(1, min(6, (width + Self.gap) / (Self.monthWidth + Self.gap)))
        var rows = [page.styled("\(year)", .bold)]
        for start in stride(from: 0, to: 12, by: inRow) {
            let months = months[start..<min(start + inRow, 12)]
            rows.append("")
            for line in 0..<(months.map(\.count).max() ?? 0) {
                let cells = months.map {
                    line < $0.count
                        ? $0[line] : String(repeating: " ", count: Self.monthWidth)
                }
                rows.append(cells.joined(separator: "  ").trimmingEnd)
            }
        }
        let legend = Self.legend.map { page.catalogue("year.\($0)") }.joined(separator: "   ")
            .wrapped(to: width)
        return (rows + [""] + legend).joined(separator: "\n")
    }

    private func lines(_ first: CivilDate, _ load: DayLoad) -> [String] {
        let name = first.monthName(in: page.catalogue).fitted(to: Self.monthWidth)
        let weekdays = (0..<7).map {
            page.days.short(page.firstWeekday.adding(days: $0)).prefix(2) + " "
        }
        var lines = [
            page.styled(name, .bold), page.styled(weekdays.joined(), .dim),
        ]
        var day = first.beginningOfWeek(from: page.firstWeekday)
        while day.dayNumber < first.dayNumber || day.month == first.month {
            let days = (0..<7).map { day.adding(days: $0) }
            lines.append(
                days.map { $0.month == first.month ? cell($0, load) : "   " }.joined())
            day = day.adding(days: 7)
        }
        return lines
    }

    /// Two columns of number and one of mark.
    private func cell(_ day: CivilDate, _ load: DayLoad) -> String {
        let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
        if day == page.today { return page.styled("\(number)◂", .bold) }
        let mark = load.mark(of: day) ?? (page.calendar?.holiday(on: day) == nil ? " " : "h")
        return mark == " " ? number + " " : number + page.styled(mark, mark == "!" ? .warning : nil)
    }

    private static let monthWidth = 21
    private static let gap = 2
    private static let legend = ["few", "some", "many", "exam", "holiday", "today"]
}

/// How much there is on each day.
struct DayLoad {
    private var counts: [CivilDate: Int] = [:]
    private var exams: Set<CivilDate> = []

    /// Water and what lasts whole days are not counted.
    init(_ items: [AgendaItem], _ page: AgendaPage) {
        for item in items where !item.allDay && item.kind != .hydration {
            guard item.status != .cancelled else { continue }
            let (first, last) = (page.day(of: item), page.lastDay(of: item))
            for day in page.days(of: item, from: first, to: last) {
                counts[day, default: 0] += 1
                if item.kind == .exam { exams.insert(day) }
            }
        }
    }

    func mark(of day: CivilDate) -> String? {
        if exams.contains(day) { return "!" }
        switch counts[day] ?? 0 {
        case 0: return nil
        case 1...2: return "·"
        case 3...4: return "•"
        default: return "■"
        }
    }
}
