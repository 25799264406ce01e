import Markup

/// How the cells inside a record are named by a parameter, where each campus orders them its way.
struct OrderRule: Sendable {
    /// The names, as `room | title, kind | weeks, staff`.
    var names: Template
    /// The lines of a record, and the cells of a line.
    var rows: Selector
    var columns: Selector

    /// Nil where a parameter that names the cells is not given: the rule is not read then.
    func order(_ parameters: [String: String]) -> CellOrder? {
        names.filled { parameters[$0] }.map { CellOrder($0) }
    }
}

/// Names of cells, line by line.
struct CellOrder: Sendable {
    private var places: [String: (row: Int, column: Int?)] = [:]

    /// - Parameter text: lines with `|` between them, their cells with `,`; `-` for a cell that is
    ///   of no use. A line with one name alone is a cell whatever it is parted into.
    init(_ text: String) {
        for (row, line) in text.split(separator: "|", omittingEmptySubsequences: false).enumerated()
        {
            let names = line.split(separator: ",", omittingEmptySubsequences: false)
                .map { String($0.filter { !$0.isWhitespace }) }
            for (column, name) in names.enumerated() where !name.isEmpty && name != "-" {
                places[name] = (row, names.count == 1 ? nil : column)
            }
        }
    }

    var names: Set<String> { Set(places.keys) }

    func cell(_ name: String, of record: Element, by rule: OrderRule) -> Element? {
        guard let place = places[name] else { return nil }
        let rows = record.all(rule.rows)
        guard place.row < rows.count else { return nil }
        guard let column = place.column else { return rows[place.row] }
        let cells = rows[place.row].all(rule.columns)
        return column < cells.count ? cells[column] : nil
    }
}

extension CrawlerDefinition {
    /// The rules that are read: where a parameter names the order of cells, the rules of the same
    /// kind that know one order each are not.
    func rules(under parameters: [String: String]) -> [RecordRule] {
        let ordered = rules.filter { $0.order?.order(parameters) != nil }
        guard !ordered.isEmpty else { return rules.filter { $0.order == nil } }
        let kinds = Set(ordered.map(\.kind))
        return rules.filter { $0.order?.order(parameters) != nil || !kinds.contains($0.kind) }
    }

    /// What to do where cells are read in the wrong order; nil where nothing can be.
    func orderHint(under parameters: [String: String]) -> String? {
        for rule in rules {
            guard let order = rule.order, order.order(parameters) == nil,
                let name = order.names.names.first
            else { continue }
            let known = rule.orderedNames.joined(separator: ", ")
            return "where the cells stand in another order, name them, as "
                + "--set \(name)='room | title, kind | weeks, staff' (known are \(known))"
        }
        return nil
    }
}

extension RecordRule {
    /// What the cells may be called.
    var orderedNames: [String] {
        fields.compactMap { if case .cell(let name) = $0.origin { name } else { nil } }
    }
}
