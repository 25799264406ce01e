package import Campus
package import Storage

/// A home's database on a PostgreSQL server, and the standbys that take its place.
///
/// What a person was told is done is on disk as the server's `synchronous_commit` says, but for what is
/// relaxed.
package final class PostgresEngine: Engine {
    private let lanes: PostgresLanes
    private let address: PostgresAddress
    private let announcer: PostgresAnnouncer

    /// Opens a database, making its tables and bringing them up to date.
    ///
    /// - Parameter mayBegin: whether tables are made where there are none.
    /// - Throws: `StorageError`: where no server answers, it lets nobody in, or the database cannot keep a
    ///   home; `.vanished` where there is nothing and nothing is to be made.
    package convenience init(
        _ address: PostgresAddress, mayBegin: Bool = true
    ) throws(StorageError) {
        try self.init(address, .serializable, mayBegin: mayBegin)
    }

    init(
        _ address: PostgresAddress, _ isolation: PostgresIsolation, mayBegin: Bool = true
    ) throws(StorageError) {
        let lanes = PostgresLanes(address, isolation)
        (self.lanes, self.address) = (lanes, address)
        name = "server-" + String(UIDKey(of: address.url).bits, radix: 16)
        announcer = PostgresAnnouncer { topics in
            try? lanes.connected { connection throws(StorageError) in
                // The text has digits and commas alone.
                try connection.control("NOTIFY \(PostgresListener.channel), '\(topics.text)'")
            }
        }
        try lanes.connected { connection throws(StorageError) in
            guard try connection.number(Self.ordersByBytes) == 1 else {
                throw .unsuited(.collation(address.database))
            }
            try PostgresSchema.bringUpToDate(connection, mayBegin: mayBegin)
        }
    }

    /// Texts are sorted and compared as SQLite does, and as UTF-8 is read.
    private static let ordersByBytes = """
        SELECT COUNT(*) FROM pg_database WHERE datname = current_database()
        AND datlocprovider = 'c' AND datcollate IN ('C', 'POSIX', 'C.UTF-8', 'C.utf8')
        """

    package var identity: FileIdentity? { nil }

    package var isShared: Bool { true }

    /// A server shows to all who have a connection what everybody's are called.
    private static let connections = """
        SELECT DISTINCT application_name FROM pg_stat_activity WHERE datname = current_database()
        AND application_name LIKE ? || '%' AND application_name <> current_setting('application_name')
        """

    package func others() throws(StorageError) -> [String] {
        let program = PostgresAddress.program
        return try lanes.connected { connection throws(StorageError) in
            try connection.texts(Self.connections, [.text(program)])
        }.map { name in
            ProgramProcess(String(name.dropFirst(program.count)))?.description ?? name
        }
    }

    package func announce(_ topics: TouchedTopics) { announcer.announce(topics) }

    package func hear(
        _ heard: @escaping @Sendable (TouchedTopics) -> Void
    ) -> (any Hearing)? {
        PostgresListener(address, heard)
    }

    /// Of its URL, as far as a hash tells it.
    package let name: String

    /// Whoever connects comes to the same database.
    package var isInPlace: Bool { true }

    package var commitMark: CommitMark? { nil }

    package func connected<Value, Problem: Error>(
        for use: ConnectionUse, _ body: (any Connection) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        try lanes.connected { connection throws(Problem) in try body(connection) }
    }

    package func makeWay() {}

    package func close() throws(StorageError) { lanes.close() }

    package func setPatience(milliseconds: Int) throws(StorageError) {
        lanes.setPatience(milliseconds: milliseconds)
    }

    package func problems() throws(StorageError) -> [String] {
        try lanes.connected { connection throws(StorageError) in
            let indexes = try connection.texts(
                """
                SELECT c.relname AS name FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
                WHERE NOT i.indisvalid AND c.relnamespace = CAST(current_schema() AS regnamespace)
                """)
            let missed = try connection.texts(PostgresSearch.missed)
            return indexes.map { "the index \($0) is not whole" }
                + missed.map { "the search over the catalogue misses \($0)" }
        }
    }

    package func size() throws(StorageError) -> DatabaseSize {
        try lanes.connected { connection throws(StorageError) in
            let bytes = try connection.number("SELECT pg_database_size(current_database())")
            return DatabaseSize(bytes: Int(bytes ?? 0), free: 0)
        }
    }

    /// What was deleted stays in the server's log until that is used anew, and in copies of it.
    package func compact() throws(StorageError) { try keep("VACUUM (FULL, ANALYZE)") }

    package func tidy() throws(StorageError) { try keep("ANALYZE") }

    private func keep(_ statement: String) throws(StorageError) {
        try lanes.connected { connection throws(StorageError) in
            try connection.control(
                "SET default_transaction_read_only = off; SET statement_timeout = 0")
            // A connection of its own again afterwards: what was set is not to stay.
            defer { connection.close() }
            try connection.control(statement)
        }
    }

    package func tryWriting() throws(StorageError) {
        try lanes.connected { connection throws(StorageError) in
            try connection.begin(.act)
            defer { connection.rollback() }
            try connection.control("UPDATE campus_revision SET number = number")
        }
    }
}
