import GRDB
import Testing

@testable import Storage
@testable import StorageSQLite

extension Store {
    /// The connection below, for what no transaction asks: plans, schema, and rows that nobody writes.
    var queue: DatabaseQueue {
        get throws { try #require(engine as? SQLiteEngine).queue }
    }
}
