import GRDB
import Testing

@testable import Storage
@testable import StorageSQLite

/// What a person is told of what is kept of them follows the schema.
@Suite("What belongs to a person")
struct BelongingTests {
    @Test("every table that hangs on a person is told, or there is a reason")
    func tables() throws {
        let queue = try Store(path: nil).queue
        var hanging: Set<String> = ["person"]
        let keys = try queue.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT m.name, k."table", k.on_delete FROM sqlite_master AS m
                    JOIN pragma_foreign_key_list(m.name) AS k WHERE m.type = 'table'
                    """
            ).map { (table: $0[0] as String, parent: $0[1] as String, action: $0[2] as String) }
        }
        // What merely loses a reference belongs to nobody by it, but for what a person wrote.
        var count = 0
        while hanging.count > count {
            count = hanging.count
            for key in keys where hanging.contains(key.parent) {
                if key.action == "CASCADE" || key.parent == "person" { hanging.insert(key.table) }
            }
        }
        let told = BelongingShape.all.map(\.table)
        let untold = BelongingShape.untold.values.flatMap(\.self)
        #expect(Set(told + untold) == hanging)
        #expect(told.count + untold.count == hanging.count, "each once")
        #expect(Set(BelongingShape.all.map(\.name)).count == told.count)
    }

    @Test(
        "every column of theirs is told or left out by name",
        arguments: BelongingShape.all.map(\.table))
    func columns(of table: String) throws {
        let queue = try Store(path: nil).queue
        let columns = try queue.read { try $0.columns(in: table).map(\.name) }
        let shape = try #require(BelongingShape.all.first { $0.table == table })
        #expect((shape.fields.map(\.column) + shape.omitted).sorted() == columns.sorted())
    }
}
