public import Campus
import GRDB

/// The rows of one table that belong to a person, with names in place of numbers.
public struct Belongings: Sendable {
    public enum Value: Hashable, Sendable {
        case null, number(Int64), text(String)
    }

    public var table: String
    public var rows: [[(column: String, value: Value)]]
}

extension Transaction {
    /// Everything of a person, table by table; empty ones are left out.
    public func belongings(of person: Person) throws(StorageError) -> [Belongings] {
        try run { database in
            let names = try Names(database)
            var found: [Belongings] = []
            for key in try PersonalTables(database).keys
            where !PersonalTables.othersBusiness.contains(key.column) {
                let owners = try Names.keys(of: key.table, database)
                let rows = try Row.fetchAll(
                    database, sql: "SELECT * FROM \(key.table) WHERE \(key.column) = ?",
                    arguments: [person.id]
                ).map { row in
                    row.filter { column, _ in column != key.column && column != "password" }
                        .map { names.field($0, $1, owners) }
                }
                if !rows.isEmpty { found.append(Belongings(table: key.table, rows: rows)) }
            }
            return found
        }
    }
}

/// What the numbers in foreign keys stand for.
private struct Names {
    private let people: [Int64: String]
    private let communities: [Int64: String]

    init(_ database: Database) throws {
        func names(_ sql: String) throws -> [Int64: String] {
            Dictionary(
                try Row.fetchAll(database, sql: sql).map { ($0[0], $0[1]) }
            ) { first, _ in first }
        }
        people = try names("SELECT id, handle FROM person")
        communities =
            try database.tableExists("community") ? names("SELECT id, name FROM community") : [:]
    }

    /// To which table a column refers.
    static func keys(of table: String, _ database: Database) throws -> [String: String] {
        Dictionary(
            try Row.fetchAll(
                database, sql: "SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?)",
                arguments: [table]
            ).map { ($0[0], $0[1]) }
        ) { first, _ in first }
    }

    func field(
        _ column: String, _ value: DatabaseValue, _ keys: [String: String]
    ) -> (column: String, value: Belongings.Value) {
        switch (value.storage, keys[column]) {
        case (.int64(let id), "person"): (Self.plain(column), .text(people[id] ?? ""))
        case (.int64(let id), "community"): (Self.plain(column), .text(communities[id] ?? ""))
        case (.int64(let number), _): (column, .number(number))
        case (.double(let number), _): (column, .text("\(number)"))
        case (.string(let text), _): (column, .text(text))
        case (.blob, _), (.null, _): (column, .null)
        }
    }

    private static func plain(_ column: String) -> String {
        column.hasSuffix("_id") ? String(column.dropLast(3)) : column
    }
}
