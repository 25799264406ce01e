import Fetching
import HTMLPages

/// One page while it is read, with what several records of it ask for.
final class PageContext {
    let page: Page
    /// Nil for bytes that come from nowhere.
    let address: PageAddress?
    let settings: CrawlSettings
    private var places: [Int: Int]?
    private var candidates: [ObjectIdentifier: [(place: Int, element: Element)]] = [:]
    private var tables: [Int: HeadedTable] = [:]
    /// JSON of the page by where it stands, for several rules that read it.
    var objects: [String: JSONObject] = [:]
    /// Once they had to be told from the whole page.
    var days: DayNames?

    init(_ page: Page, at address: PageAddress?, _ settings: CrawlSettings) {
        self.page = page
        self.address = address
        self.settings = settings
    }

    /// The last element before another one that a selector finds on the page.
    func nearest(_ selector: Selector, before element: Element) -> Element? {
        let places = places ?? page.places()
        self.places = places
        let key = ObjectIdentifier(selector)
        let found =
            candidates[key]
            ?? page.root.all(selector).map { (places[$0.identity] ?? 0, $0) }
        candidates[key] = found
        guard let here = places[element.identity] else { return nil }
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if found[middle].place < here { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? found[low - 1].element : nil
    }

    /// The cell of an element's row that stands under a heading.
    func cell(under name: String, of element: Element, heading: Selector?) -> Element? {
        guard let row = element.nearest("tr"), let table = row.nearest("table") else { return nil }
        let known = tables[table.identity] ?? HeadedTable(table, heading: heading)
        tables[table.identity] = known
        return known.cell(under: name, in: row)
    }

    /// The headings of an element's table, as they are compared; none where it has no table.
    func headings(of element: Element) -> [String] {
        let table = element.nearest("tr")?.nearest("table")
        return table.flatMap { tables[$0.identity] }?.names ?? []
    }
}

/// A table whose columns have names.
private struct HeadedTable {
    private var columns: [String: Int] = [:]
    /// In the table's order.
    private(set) var names: [String] = []
    private var rows: [Int: Int] = [:]
    private var cells: [Int: [TableGrid.Cell]] = [:]

    init(_ table: Element, heading: Selector?) {
        let grid = TableGrid(table)
        for (index, row) in TableGrid.rows(of: table).enumerated() { rows[row.identity] = index }
        for cell in grid.cells {
            for row in cell.row..<min(cell.row + cell.height, grid.rowCount) {
                cells[row, default: []].append(cell)
            }
        }
        let named = heading.flatMap { table.first($0)?.nearest("tr") }
        let first = named.flatMap { rows[$0.identity] } ?? Self.headingRow(grid)
        for cell in cells[first] ?? [] {
            let name = Heading.folded(cell.element.text())
            guard columns[name] == nil else { continue }
            columns[name] = cell.column
            if !name.isEmpty { names.append(name) }
        }
    }

    /// The first row of `th`, else the first row.
    private static func headingRow(_ grid: TableGrid) -> Int {
        let heads = grid.cells.filter { $0.element.name == "th" }
        let counts = Dictionary(grouping: heads, by: \.row).mapValues(\.count)
        return counts.filter { $0.value > 1 }.keys.min() ?? 0
    }

    func cell(under name: String, in row: Element) -> Element? {
        guard let index = rows[row.identity], let cells = cells[index],
            let column = columns[name]
        else { return nil }
        return cells.first { ($0.column..<($0.column + $0.width)).contains(column) }?.element
    }
}
