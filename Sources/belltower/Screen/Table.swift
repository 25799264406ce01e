import Campus

/// Rows whose cells stand below one another, in as much room as there is.
struct Table {
    struct Column {
        var alignment = Alignment.left
        var overflow = Overflow.keep
        /// How narrow it may become.
        var least = 12
    }

    enum Alignment { case left, right }

    /// What becomes of a cell that there is no room for.
    enum Overflow { case keep, cut, wrap }

    struct Cell {
        var text: String
        var style: Style?

        init(_ text: String, _ style: Style? = nil) {
            self.text = text
            self.style = style
        }
    }

    /// A row, and what is said below it.
    private struct Row {
        var cells: [Cell]
        var below: [String] = []
    }

    private let columns: [Column]
    private let indent: Int
    private var rows: [Row] = []
    private var names: [String]?

    init(_ columns: [Column], indent: Int = 0) {
        self.columns = columns
        self.indent = indent
    }

    mutating func add(_ cells: [Cell], below: [String] = []) {
        rows.append(Row(cells: cells, below: below))
    }

    /// The names of the columns, where there are rows.
    mutating func head(_ names: [String]) { self.names = names }

    /// - Returns: where a row finds no room, its cells one behind the other on as many lines as
    ///   they take.
    func lines(on screen: Screen) -> [String] {
        guard let widths = widths(on: screen) else {
            return rows.flatMap { stacked($0.cells, screen) + $0.below }
        }
        let head = names.map { Row(cells: $0.map { Cell($0, .bold) }) }
        return ((head.map { [$0] } ?? []) + rows).flatMap { row in
            lines(row.cells, in: widths, on: screen) + row.below
        }
    }

    private func stacked(_ cells: [Cell], _ screen: Screen) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let text = cells.map(\.text).filter { !$0.isEmpty }.map(screen.isolated)
        let lines = screen.lines(text.joined(separator: "  "), after: margin + "  ")
        // The later lines stand further in than the first.
        return lines.enumerated().map { $0 == 0 ? margin + $1.dropFirst(indent + 2) : $1 }
    }

    private func lines(_ cells: [Cell], in widths: [Int], on screen: Screen) -> [String] {
        let parts = zip(cells, columns.indices).map { cell, index -> [String] in
            guard screen.width != nil else { return [cell.text] }
            switch columns[index].overflow {
            case .keep: return [cell.text]
            case .cut: return [cell.text.truncated(to: widths[index])]
            case .wrap: return cell.text.wrapped(to: widths[index])
            }
        }
        return (0..<max(1, parts.map(\.count).max() ?? 1)).map { line in
            var text = String(repeating: " ", count: indent)
            // Blanks are written only before something.
            var blanks = 0
            for (index, cell) in cells.enumerated() {
                let part = line < parts[index].count ? parts[index][line] : ""
                let fill = max(0, widths[index] - part.displayWidth)
                let isRight = columns[index].alignment == .right
                if !part.isEmpty {
                    text += String(repeating: " ", count: blanks + (isRight ? fill : 0))
                    text += screen.styled(screen.isolated(part), cell.style)
                    blanks = 0
                }
                guard widths[index] > 0 else { continue }
                blanks += Self.gap + (isRight && !part.isEmpty ? 0 : fill)
            }
            return text
        }
    }

    /// As wide as the widest cell; the columns that can give way do so, the widest first.
    ///
    /// - Returns: nil when they cannot give way so far.
    private func widths(on screen: Screen) -> [Int]? {
        var widths = columns.indices.map { index in
            let natural = (rows.map { $0.cells.map(\.text) } + (names.map { [$0] } ?? []))
                .map { index < $0.count ? $0[index].displayWidth : 0 }
            // In a pipe one long text does not push away all that stands behind the others.
            let most = screen.width == nil ? Self.widestInPipe : .max
            return natural.filter { $0 <= most }.max() ?? 0
        }
        guard let width = screen.width else { return widths }
        // A column of nothing takes no room.
        let gaps = Self.gap * max(0, widths.count(where: { $0 > 0 }) - 1)
        var excess = widths.reduce(indent + gaps, +) - width
        while excess > 0 {
            let yielding = columns.indices.filter {
                columns[$0].overflow != .keep && widths[$0] > columns[$0].least
            }
            guard let widest = yielding.max(by: { widths[$0] < widths[$1] }) else { return nil }
            let others = yielding.filter { widths[$0] < widths[widest] }.map { widths[$0] }
            let floor = max(columns[widest].least, others.max() ?? 0)
            let step = min(excess, max(1, widths[widest] - floor))
            widths[widest] -= step
            excess -= step
        }
        return widths
    }

    /// Blanks between two columns.
    private static let gap = 2
    private static let widestInPipe = 60
}

extension Table.Column {
    static let text = Self()
    static let number = Self(alignment: .right)
    /// Ended with `…` where there is no room.
    static let cut = Self(overflow: .cut)
    /// On several lines where there is no room.
    static let wrapped = Self(overflow: .wrap, least: 16)
}
