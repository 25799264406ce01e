import Markup
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

/// What a grid tells.
struct GridReading {
    var cells: [GridCell] = []
    /// Cells that should have a class and stand under no day.
    var lost = 0
    /// Where a day, or an hour, should stand, and what stands there is none: the first few.
    var notDays: [String] = []
    var notHours: [String] = []

    static let mostLabels = 6
}

/// Finds the classes of a grid, whatever spans rows and columns.
struct GridReader {
    let rule: GridRule
    let notation: Notation
    /// The page's, as in `lang`.
    var language: String?

    func read(_ table: Element) -> GridReading {
        let grid = TableGrid(table)
        let wanted = rule.cells.map { Set(table.all($0).map(\.identity)) }
        let daysInRows = rule.days == .rows
        let days = daysInRows ? rowDays(grid) : columnDays(grid)
        let hours = daysInRows ? columnHours(grid) : rowHours(grid)
        var reading = GridReading()
        for cell in grid.cells {
            let (place, from, count) =
                daysInRows
                ? (cell.row, cell.column, cell.width) : (cell.column, cell.row, cell.height)
            guard let day = days.labels[place] else {
                if wanted?.contains(cell.element.identity) == true {
                    reading.lost += 1
                    Self.note(days.others[place], in: &reading.notDays)
                } else if days.labels.isEmpty {
                    Self.note(days.others[place], in: &reading.notDays)
                }
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
            let start = hours.time(at: from).flatMap { $0 < Hours.day ? $0 : nil }
            if start == nil { Self.note(hours.others[from], in: &reading.notHours) }
            reading.cells.append(
                GridCell(
                    element: cell.element, day: day.day, dayLabel: day.text,
                    hourLabel: hours.labels[from]?.text ?? hours.others[from] ?? "", start: start,
                    end: hours.time(at: from + count).map { min($0, Hours.day) }))
        }
        return reading
    }

    private static func note(_ label: String?, in labels: inout [String]) {
        guard let label, !label.isEmpty, labels.count < GridReading.mostLabels,
            !labels.contains(label)
        else { return }
        labels.append(String(label.prefix(30)))
    }

    private struct Days {
        var labels: [Int: (day: Weekday, text: String)] = [:]
        var cells: Set<Int> = []
        /// What stands where a label should and is none.
        var others: [Int: String] = [:]
    }

    private struct Hours {
        /// Seconds: what goes on from the last label ends with it.
        static let day = 86_400

        private(set) var labels: [Int: (seconds: Int, text: String)] = [:]
        var cells: Set<Int> = []
        var others: [Int: String] = [:]
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

    private func rowDays(_ grid: TableGrid) -> Days {
        var days = Days()
        let cells = grid.cells.filter { $0.column == 0 }
        let texts = cells.map { $0.element.text() }
        let known = DayNames.row(texts, notation, page: language)
        for (index, cell) in cells.enumerated() {
            let rows = cell.row..<(cell.row + cell.height)
            guard let day = known[index] else {
                for row in rows { days.others[row] = texts[index] }
                continue
            }
            days.cells.insert(cell.element.identity)
            for row in rows { days.labels[row] = (day, texts[index]) }
        }
        return days
    }

    private func columnDays(_ grid: TableGrid) -> Days {
        var days = Days()
        let row = labels(of: grid) { DayNames.row($0, notation, page: language) }
        for (index, cell) in row.cells.enumerated() {
            let columns = cell.column..<(cell.column + cell.width)
            guard let day = row.known[index] else {
                for column in columns { days.others[column] = row.texts[index] }
                continue
            }
            days.cells.insert(cell.element.identity)
            for column in columns { days.labels[column] = (day, row.texts[index]) }
        }
        return days
    }

    private func columnHours(_ grid: TableGrid) -> Hours {
        var hours = Hours()
        var row = labels(of: grid, ClockText.row)
        if row.known.isEmpty { row = labels(of: grid, ClockText.plainRow) }
        for (index, cell) in row.cells.enumerated() {
            guard !row.known.isEmpty else {
                hours.others[cell.column] = row.texts[index]
                continue
            }
            hours.cells.insert(cell.element.identity)
            if let seconds = row.known[index] {
                hours.add(seconds, row.texts[index], at: cell.column)
            } else {
                hours.others[cell.column] = row.texts[index]
            }
        }
        hours.finish()
        return hours
    }

    private func rowHours(_ grid: TableGrid) -> Hours {
        var hours = Hours()
        let cells = grid.cells.filter { $0.column == 0 }
        let texts = cells.map { $0.element.text() }
        var known = ClockText.row(texts)
        if known.isEmpty { known = ClockText.plainRow(texts) }
        for (index, cell) in cells.enumerated() {
            guard let seconds = known[index] else {
                hours.others[cell.row] = texts[index]
                continue
            }
            hours.cells.insert(cell.element.identity)
            hours.add(seconds, texts[index], at: cell.row)
        }
        hours.finish()
        return hours
    }

    private struct Labels<Value> {
        var cells: [TableGrid.Cell] = []
        var texts: [String] = []
        var known: [Int: Value] = [:]
    }

    private static let deepestLabels = 12

    /// The row with the most labels of a kind, two at least; else the first, with none known.
    private func labels<Value>(
        of grid: TableGrid, _ read: ([String]) -> [Int: Value]
    ) -> Labels<Value> {
        var rows: [[TableGrid.Cell]] = Array(repeating: [], count: Self.deepestLabels)
        for cell in grid.cells where cell.row < Self.deepestLabels { rows[cell.row].append(cell) }
        var best = Labels<Value>()
        for cells in rows where !cells.isEmpty {
            let texts = cells.map { $0.element.text() }
            let known = read(texts)
            let count = known.count >= 2 ? known.count : 0
            if best.cells.isEmpty || count > best.known.count {
                best = Labels(cells: cells, texts: texts, known: count > 0 ? known : [:])
            }
        }
        return best
    }
}
