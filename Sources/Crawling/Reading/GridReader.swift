import HTMLPages
import Recurrence

/// One cell of a week printed as a table, with the labels it stands under.
struct GridCell {
    var element: Element
    var day: Weekday
    /// The day's label as it is written, which may have a date in it.
    var dayLabel: String
    /// The hour's label at its beginning; empty for none.
    var hourLabel: String
    /// Seconds since midnight; nil where the hours have no labels.
    var start: Int?
    var end: Int?
}

/// Finds the classes of a grid, whatever spans rows and columns.
struct GridReader {
    let rule: GridRule
    let notation: Notation

    /// The cells with a class, and how many that should have one stand under no day.
    func read(_ table: Element) -> (cells: [GridCell], lost: Int) {
        let grid = TableGrid(table)
        let wanted = rule.cells.map { Set(table.all($0).map(\.identity)) }
        let daysInRows = rule.days == .rows
        let days = daysInRows ? rowDays(grid) : columnDays(grid)
        let hours = daysInRows ? columnHours(grid) : rowHours(grid)
        var found: [GridCell] = []
        var lost = 0
        for cell in grid.cells {
            let (place, from, count) =
                daysInRows
                ? (cell.row, cell.column, cell.width) : (cell.column, cell.row, cell.height)
            guard let day = days.labels[place] else {
                if wanted?.contains(cell.element.identity) == true { lost += 1 }
                continue
            }
            guard !days.cells.contains(cell.element.identity),
                !hours.cells.contains(cell.element.identity)
            else { continue }
            if let wanted {
                guard wanted.contains(cell.element.identity) else { continue }
            } else if cell.element.text().isEmpty {
                continue
            }
            found.append(
                GridCell(
                    element: cell.element, day: day.day, dayLabel: day.text,
                    hourLabel: hours.labels[from]?.text ?? "", start: hours.time(at: from),
                    end: hours.time(at: from + count)))
        }
        return (found, lost)
    }

    private struct Days {
        var labels: [Int: (day: Weekday, text: String)] = [:]
        var cells: Set<Int> = []
    }

    private struct Hours {
        private(set) var labels: [Int: (seconds: Int, text: String)] = [:]
        var cells: Set<Int> = []
        private var places: [Int] = []
        /// Seconds from one column or row to the next.
        private var pace: Int?

        mutating func add(_ seconds: Int, _ text: String, at place: Int) {
            labels[place] = (seconds, text)
        }

        /// After the last label.
        mutating func finish() {
            places = labels.keys.sorted()
            let paces = zip(places, places.dropFirst()).compactMap { left, right -> Int? in
                guard let a = labels[left], let b = labels[right], b.seconds > a.seconds else {
                    return nil
                }
                return (b.seconds - a.seconds) / (right - left)
            }
            pace = paces.min()
        }

        /// The label's time, or what goes on from the last one before at the usual pace.
        func time(at place: Int) -> Int? {
            if let label = labels[place] { return label.seconds }
            var (low, high) = (0, places.count)
            while low < high {
                let middle = (low + high) / 2
                if places[middle] < place { low = middle + 1 } else { high = middle }
            }
            guard low > 0, let label = labels[places[low - 1]], let pace else { return nil }
            return label.seconds + (place - places[low - 1]) * pace
        }
    }

    /// The day of a label: its first word counts, so that `Mon 05.12.` is one.
    private func day(_ text: String) -> Weekday? {
        guard let word = text.split(whereSeparator: { !$0.isLetter }).first else { return nil }
        let name = word.lowercased()
        return notation.weekdays[name] ?? DayNames.usual[name]
    }

    private func rowDays(_ grid: TableGrid) -> Days {
        var days = Days()
        for cell in grid.cells where cell.column == 0 {
            let text = cell.element.text()
            guard text.count < 40, let day = day(text) else { continue }
            days.cells.insert(cell.element.identity)
            for row in cell.row..<(cell.row + cell.height) { days.labels[row] = (day, text) }
        }
        return days
    }

    private func columnDays(_ grid: TableGrid) -> Days {
        var days = Days()
        guard let row = Self.labelRow(grid, { day($0) != nil }) else { return days }
        for cell in grid.cells where cell.row == row {
            let text = cell.element.text()
            guard let day = day(text) else { continue }
            days.cells.insert(cell.element.identity)
            for column in cell.column..<(cell.column + cell.width) {
                days.labels[column] = (day, text)
            }
        }
        return days
    }

    private func columnHours(_ grid: TableGrid) -> Hours {
        var hours = Hours()
        guard let row = Self.labelRow(grid, { Self.hour($0) != nil }) else { return hours }
        for cell in grid.cells where cell.row == row {
            let text = cell.element.text()
            hours.cells.insert(cell.element.identity)
            if let seconds = Self.hour(text) { hours.add(seconds, text, at: cell.column) }
        }
        hours.finish()
        return hours
    }

    private func rowHours(_ grid: TableGrid) -> Hours {
        var hours = Hours()
        for cell in grid.cells where cell.column == 0 {
            let text = cell.element.text()
            guard let seconds = Self.hour(text) else { continue }
            hours.cells.insert(cell.element.identity)
            hours.add(seconds, text, at: cell.row)
        }
        hours.finish()
        return hours
    }

    private static func hour(_ text: String) -> Int? {
        text.count < 30 ? ClockText.read(text).first : nil
    }

    /// The row with the most labels of a kind, two at least.
    private static func labelRow(_ grid: TableGrid, _ isLabel: (String) -> Bool) -> Int? {
        var counts: [Int: Int] = [:]
        for cell in grid.cells where cell.row < 12 && isLabel(cell.element.text()) {
            counts[cell.row, default: 0] += 1
        }
        let most = counts.values.max() ?? 0
        return most < 2 ? nil : counts.filter { $0.value == most }.keys.min()
    }
}
