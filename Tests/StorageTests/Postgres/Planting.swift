import Foundation

@testable import Storage

/// Two rows of every table, or the one that it may have, with what is hard to copy.
struct Planting {
    private let store: Store

    init(_ store: Store) { self.store = store }

    /// Tables of one row, and columns of which one has to be empty.
    private static let single: Set = [
        "campus_revision", "publication_key", "compaction", "page_key",
    ]
    private static let empty = [
        "friend_request": "address", "mute": "community_id",
    ]
    private static let texts = ["", "Zoë 🛎️ \"quoted\" 'x' \\ {age} ?1\nنص"]
    private static let blobs = [Data(), Data([0, 0xff, 0x0a, 0])]
    private static let numbers = [Int64.min, Int64.max]

    func plant() throws {
        try store.transaction(.whole) { transaction in
            let references = try Self.references(transaction)
            for table in try transaction.tablesInOrder() {
                try transaction.execute("DELETE FROM \"\(table.name)\"")
                for number in 1...(Self.single.contains(table.name) ? 1 : 2) {
                    try Self.plant(number, table, references[table.name] ?? [], transaction)
                }
                if table.isNumbered { try transaction.connection.setLastNumber(2, of: table.name) }
            }
        }
    }

    /// The columns that refer to other tables, by theirs.
    private static func references(_ transaction: Transaction) throws -> [String: Set<String>] {
        var columns: [String: Set<String>] = [:]
        for table in try transaction.connection.tables() {
            for reference in try transaction.connection.references(to: table.name) {
                columns[reference.table, default: []].insert(reference.column)
            }
        }
        return columns
    }

    private static func plant(
        _ number: Int, _ table: TableShape, _ parents: Set<String>, _ transaction: Transaction
    ) throws {
        let unique = Set(table.key)
        let values = table.columns.map { column -> Value in
            if empty[table.name] == column.name { return .null }
            if parents.contains(column.name) || column.name == "id" {
                return .integer(Int64(number))
            }
            switch column.kind {
            case .integer:
                return .integer(unique.contains(column.name) ? Int64(number) : numbers[number - 1])
            case .real: return .real(number == 1 ? 0.1 : -1e300)
            case .text: return .text(texts[number - 1])
            case .blob: return .blob(blobs[number - 1])
            }
        }
        let names = table.columns.map(\.name).joined(separator: ", ")
        let places = table.columns.map { _ in "?" }.joined(separator: ", ")
        _ = try transaction.connection.execute(
            "INSERT INTO \"\(table.name)\" (\(names)) VALUES (\(places))", values)
    }
}
