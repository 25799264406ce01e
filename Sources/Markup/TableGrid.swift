/// A table as a reader sees it: every cell at its row and column, whatever spans them.
package struct TableGrid {
    package struct Cell {
        package var element: Element
        package var row: Int
        package var column: Int
        /// How many columns and rows it covers; at least 1 each.
        package var width: Int
        package var height: Int
    }

    package private(set) var cells: [Cell] = []
    package let rows: [Element]
    package var rowCount: Int { rows.count }
    package private(set) var columnCount = 0

    /// A table wider than this, or with more cells, is cut.
    private static let widest = 2_000
    private static let mostCells = 200_000

    /// - Parameter table: a `table`; those inside its cells are not its rows.
    package init(_ table: Element) {
        /// Up to which row each column is taken by a cell from above.
        var taken: [Int] = []
        rows = Self.rows(of: table)
        for (row, element) in rows.enumerated() {
            var column = 0
            for cell in element.children where cell.isNamed("td") || cell.isNamed("th") {
                while column < taken.count, taken[column] > row { column += 1 }
                guard column < Self.widest, cells.count < Self.mostCells else { break }
                let width = min(Self.span(cell, "colspan"), Self.widest - column)
                let height = Self.span(cell, "rowspan")
                cells.append(
                    Cell(element: cell, row: row, column: column, width: width, height: height)
                )
                if taken.count < column + width {
                    taken += Array(repeating: 0, count: column + width - taken.count)
                }
                for place in column..<(column + width) { taken[place] = row + height }
                column += width
                columnCount = max(columnCount, column)
            }
        }
    }

    private static func rows(of table: Element) -> [Element] {
        var rows: [Element] = []
        for child in table.children {
            if child.isNamed("tr") {
                rows.append(child)
            } else if child.isNamed("tbody") || child.isNamed("thead") || child.isNamed("tfoot") {
                rows += child.children.filter { $0.isNamed("tr") }
            }
        }
        return rows
    }

    private static func span(_ cell: Element, _ name: String) -> Int {
        let number = cell.attribute(name).flatMap { text in
            Int(text.trimmingPrefix { $0.isWhitespace }.prefix { $0.isNumber })
        }
        return min(max(number ?? 1, 1), 1_000)
    }
}
