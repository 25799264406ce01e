import GRDB
package import Storage

/// A database file as it stands: it is looked at and copied, and never brought up to date.
package struct DatabaseFile: Sendable {
    /// What is in one.
    package struct State: Hashable, Sendable {
        /// How many steps its schema has taken; this program knows `newest`.
        package var schema: Int
        package var people: Int
        package var sources: Int
        /// What SQLite's own check finds wrong; empty when it is whole.
        package var problems: [String]
    }

    /// The schema that this program brings databases to.
    package static var newest: Int { Migrations.steps.count }

    private let queue: DatabaseQueue

    /// Opens a file that exists.
    ///
    /// - Throws: `StorageError`, `notADatabase` for a file that is none of ours.
    package init(_ path: String) throws(StorageError) {
        do {
            queue = try SQLiteEngine.openToRead(path)
            try queue.inDatabase { try DatabaseHeader.check($0, mayBeNew: false) }
        } catch {
            throw StorageError(sqlite: error)
        }
    }

    /// Whose a database file is.
    package enum Owner: Sendable {
        case belltower, anotherProgram
        /// Too damaged to tell.
        case unknown
    }

    /// Whose a database file is, by its first bytes, or by its tables where it has no mark: a copy
    /// that is only looked at gets no log beside it.
    package static func owner(of path: String) -> Owner {
        do {
            guard try DatabaseHeader.owner(of: path) == .unmarked else { return .belltower }
            return try SQLiteEngine.openToRead(path).inDatabase { database in
                do {
                    try DatabaseHeader.check(database, mayBeNew: false)
                    return .belltower
                } catch is StorageError {
                    // Ours may be among the tables that can no longer be read.
                    let problems = try SQLiteEngine.problems(in: database)
                    return problems.isEmpty ? .anotherProgram : .unknown
                }
            }
        } catch StorageError.foreign {
            return .anotherProgram
        } catch {
            return .unknown
        }
    }

    /// Looks at every page.
    package func state() throws(StorageError) -> State {
        do {
            return try queue.inDatabase { database in
                func number(_ sql: String) throws -> Int {
                    try Int.fetchOne(database, sql: sql) ?? 0
                }
                return State(
                    schema: try number("PRAGMA user_version"),
                    people: try number("SELECT COUNT(*) FROM person"),
                    sources: try number("SELECT COUNT(*) FROM source"),
                    problems: try SQLiteEngine.problems(in: database))
            }
        } catch {
            throw StorageError(sqlite: error)
        }
    }

    /// How many rows each table has.
    package func rowCounts() throws(StorageError) -> [String: Int] {
        do {
            return try queue.inDatabase { database in
                let tables = try String.fetchAll(
                    database,
                    sql: """
                        SELECT name FROM sqlite_schema WHERE type = 'table'
                        AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND sql NOT LIKE '%VIRTUAL TABLE%'
                        """)
                return try tables.reduce(into: [:]) { counts, table in
                    counts[table] = try Int.fetchOne(
                        database, sql: "SELECT COUNT(*) FROM \"\(table)\"")
                }
            }
        } catch {
            throw StorageError(sqlite: error)
        }
    }

    /// The handles of all who are in it, in order.
    package func handles() throws(StorageError) -> [String] { try handles("1") }

    /// The handles of the operators who may act, in order.
    package func operators() throws(StorageError) -> [String] {
        try handles("role = 'operator' AND suspended IS NULL")
    }

    private func handles(_ condition: String) throws(StorageError) -> [String] {
        do {
            return try queue.inDatabase { database in
                try String.fetchAll(
                    database,
                    sql: "SELECT handle FROM person WHERE \(condition) ORDER BY handle")
            }
        } catch {
            throw StorageError(sqlite: error)
        }
    }

    /// Writes a consistent copy to a file that does not exist, while others read and write.
    package func copy(to path: String) throws(StorageError) {
        do {
            try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
        } catch {
            throw StorageError(sqlite: error)
        }
    }

    /// Puts all of it in place of what another file holds, be that of a newer program, and brings
    /// it up to date.
    ///
    /// One transaction: whatever ends us, the other file holds all of it or what it held. What the
    /// names of published calendars were signed with there is kept where this one has nothing: by it
    /// the next publication knows the files that are left of what is replaced.
    package func replace(_ path: String) throws(StorageError) {
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(10)
            let other = try DatabaseQueue(path: path, configuration: configuration)
            let key = try? other.inDatabase {
                try String.fetchOne($0, sql: "SELECT secret FROM publication_key")
            }
            let revision = try? other.inDatabase { database in
                let own =
                    try Int64.fetchOne(database, sql: "SELECT number FROM campus_revision") ?? 0
                // A file of an earlier version has no topics.
                let topics = try? Int64.fetchOne(database, sql: "SELECT SUM(number) FROM topic")
                return own + (topics.flatMap(\.self) ?? 0)
            }
            try queue.backup(to: other)
            try Migrations.run(on: other)
            // What anybody has seen of either database is of another revision than what comes now.
            try other.write { database in
                try database.execute(
                    sql: "UPDATE campus_revision SET number = MAX(number, ?) + 1",
                    arguments: [revision ?? 0])
            }
            if let key {
                try other.write { database in
                    try database.execute(
                        sql: """
                            INSERT INTO publication_key (id, secret) VALUES (1, ?)
                            ON CONFLICT (id) DO NOTHING
                            """, arguments: [key])
                }
            }
            try other.close()
        } catch {
            throw StorageError(sqlite: error)
        }
    }
}
