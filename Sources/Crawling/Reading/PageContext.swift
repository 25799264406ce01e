import Campus
import Fetching
import Markup
import Patterns

/// One page while it is read: what several records of it ask for, and what it brought so far.
final class PageContext {
    let page: Page
    /// Nil for bytes that come from nowhere.
    let address: PageAddress?
    let definition: CrawlerDefinition
    let settings: CrawlSettings
    /// It is only read for what it calls its days.
    let isScanning: Bool
    /// What it brought so far.
    var harvest = CrawlHarvest()
    let times: TimetableTexts
    let scratch = PatternScratch()
    private var places: [Int: Int]?
    private var candidates: [ObjectIdentifier: [(place: Int, element: Element)]] = [:]
    private var firsts: [ObjectIdentifier: Element?] = [:]
    private var tables: [Int: HeadedTable] = [:]
    /// Of the element that was asked for last: a record asks for one cell after the other.
    private var last: (element: Int, row: Element, table: HeadedTable)?
    /// JSON of the page by where it stands, for several rules that read it.
    var objects: [String: JSONObject] = [:]
    /// What its days are called had to be told from the whole page, and was.
    private(set) var hasSettledDays = false

    init(
        _ page: Page, at address: PageAddress?, definition: CrawlerDefinition,
        settings: CrawlSettings, isScanning: Bool = false
    ) {
        self.page = page
        self.address = address
        self.definition = definition
        self.settings = settings
        self.isScanning = isScanning
        times = TimetableTexts(notation: definition.notation, settings: settings)
    }

    /// Reads the page by every rule of the definition.
    func readRules() -> [RuleTally] {
        let scope = FieldReader.Record(element: page.root, anchor: page.root)
        return definition.rules(under: settings.parameters).map { rule in
            var run = RuleRun(rule, on: self, in: scope)
            return run.read()
        }
    }

    /// A day's name that is two days goes by the others of the page.
    func settleDays() {
        let notation = definition.notation
        let scan = PageContext(
            page, at: address, definition: definition, settings: settings, isScanning: true)
        _ = scan.readRules()
        let words = page.isSpent ? [] : scan.harvest.weekdayWords
        times.settle(
            DayNames(
                notation,
                languages: DayLanguage.fitting(
                    words.filter { notation.weekdays[$0] == nil }.sorted(), page: language)))
        hasSettledDays = true
    }

    /// Which language the page says that it is in.
    var language: String? {
        page.root.children.first { $0.name == "html" }?.attribute("lang")
    }

    /// Where the page is, for everybody; nil for a file, and where the address holds a secret.
    var link: String? {
        guard let address else { return nil }
        return address.isFile || address.shown != address.text ? nil : address.text
    }

    // MARK: What is amiss

    func issue(_ message: String) -> Issue {
        let place = address.map { " (\($0.shown))" } ?? ""
        return Issue(.warning, message.harmless.oneLine + place.harmless)
    }

    func warn(_ message: String) { harvest.issues.append(issue(message)) }

    func warnOnce(_ message: String) {
        let told = issue(message)
        if !harvest.issues.contains(told) { harvest.issues.append(told) }
    }

    // MARK: Elements

    /// The first on the whole page that a selector finds.
    func first(_ selector: Selector) -> Element? {
        if let known = firsts[ObjectIdentifier(selector)] { return known }
        let found = page.root.first(selector)
        firsts[ObjectIdentifier(selector)] = .some(found)
        return found
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
        if let last, last.element == element.identity {
            return last.table.cell(under: name, in: last.row)
        }
        guard let row = element.nearest("tr"), let table = row.nearest("table") else { return nil }
        let known = tables[table.identity] ?? HeadedTable(table, heading: heading)
        tables[table.identity] = known
        last = (element.identity, row, known)
        return known.cell(under: name, in: row)
    }

    /// The headings of an element's table, as they are compared; none where it has no table.
    func headings(of element: Element) -> [String] {
        let table = element.nearest("tr")?.nearest("table")
        return table.flatMap { tables[$0.identity] }?.names ?? []
    }
}

/// A table whose columns have names.
private final class HeadedTable {
    private var columns: [(name: String, column: Int)] = []
    /// In the table's order.
    var names: [String] { columns.map(\.name).filter { !$0.isEmpty } }
    private var rows: [Int: Int] = [:]
    /// The cells of each row, those that reach into it from above too.
    private var cells: [[TableGrid.Cell]]
    /// A table whose every cell spans a thousand rows is read so far.
    private static let mostPlaces = 500_000

    init(_ table: Element, heading: Selector?) {
        let grid = TableGrid(table)
        for (index, row) in grid.rows.enumerated() { rows[row.identity] = index }
        cells = Array(repeating: [], count: grid.rowCount)
        var room = Self.mostPlaces
        for cell in grid.cells {
            room -= cell.height
            guard room > 0 else { break }
            for row in cell.row..<min(cell.row + cell.height, grid.rowCount) {
                cells[row].append(cell)
            }
        }
        let named = heading.flatMap { table.first($0)?.nearest("tr") }
        let first = named.flatMap { rows[$0.identity] } ?? Self.headingRow(grid)
        guard first < cells.count else { return }
        for cell in cells[first] {
            let name = Heading.folded(cell.element.text())
            if !columns.contains(where: { $0.name == name }) { columns.append((name, cell.column)) }
        }
    }

    /// The first row of `th`, else the first row.
    private static func headingRow(_ grid: TableGrid) -> Int {
        var (row, count) = (-1, 0)
        for cell in grid.cells where cell.element.isNamed("th") {
            (row, count) = (cell.row, cell.row == row ? count + 1 : 1)
            if count == 2 { return row }
        }
        return 0
    }

    func cell(under name: String, in row: Element) -> Element? {
        guard let index = rows[row.identity],
            let column = columns.first(where: { $0.name == name })?.column
        else { return nil }
        return cells[index].first { $0.column <= column && column < $0.column + $0.width }?.element
    }
}
