import GRDB

extension Store {
    /// Writes something and takes it back, to see whether the database may be written.
    package func tryWriting() throws(StorageError) {
        do {
            try queue.inDatabase { database in
                try database.inTransaction(.immediate) {
                    try database.execute(
                        sql: "CREATE TABLE trial (a); INSERT INTO trial VALUES (zeroblob(65536))")
                    return .rollback
                }
            }
        } catch {
            throw StorageError(error)
        }
    }
}
