import Campus
import Recurrence
import Storage

extension Registrar {
    /// Everything of the person as one JSON document, and their calendar beside it.
    ///
    /// - Parameter path: of the JSON file; the calendar has the same name ending in `.ics`.
    /// - Returns: the calendar's path.
    public func exportPerson(to path: String) throws(Failure) -> String {
        let json = try looking { transaction, viewer in
            let card = PersonCard(viewer, try transaction.profile(of: viewer), shownTo: viewer)
            return Self.document(card, try transaction.belongings(of: viewer))
        }
        let calendar = try export(
            ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false))
        let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
        try save(ExportDocument(bytes: json.bytes, events: 0), as: path)
        try save(calendar, as: stem + ".ics")
        return stem + ".ics"
    }

    /// Columns that hold Unix seconds, which nobody reads.
    private static let instants: Set<String> = [
        "at", "cancelled", "created", "joined", "left_at", "offered_until", "since", "suspended",
        "told", "until",
    ]

    private static func document(_ card: PersonCard, _ belongings: [Belongings]) -> JSONWriter {
        var json = JSONWriter()
        json.object { json in
            json.key("person")
            card.write(to: &json)
            for table in belongings where table.table != "person" {
                json.key(named: table.table)
                json.array(table.rows) { json, row in
                    json.object { json in row.forEach { write($0, to: &json) } }
                }
            }
        }
        return json
    }

    private static func write(
        _ field: (column: String, value: Belongings.Value), to json: inout JSONWriter
    ) {
        json.key(named: field.column)
        switch field.value {
        case .null: json.null()
        case .number(let number) where instants.contains(field.column):
            json.timestamp(ClockTime(Instant(seconds: number), in: .utc))
        case .number(let number): json.number(number)
        case .text(let text): json.string(text)
        }
    }
}
