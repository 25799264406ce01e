package import Campus
import GRDB
package import Recurrence

extension Store {
    /// The person with that handle; added when new, the first one of a home as its operator.
    package func person(
        _ handle: Handle, addedAt now: Instant
    ) throws(StorageError) -> Person {
        if let known = try person(handle) { return known }
        return try write { database in
            try database.execute(
                sql: """
                    INSERT INTO person (handle, role, created)
                    SELECT ?, CASE WHEN EXISTS (SELECT 1 FROM person) THEN 'student'
                              ELSE 'operator' END, ?
                    WHERE NOT EXISTS (SELECT 1 FROM person WHERE handle = ?)
                    """,
                arguments: [handle.text, now.seconds, handle.text])
            return try Self.fetchPerson(database, handle)
                .orThrow("the person was not stored")
        }
    }

    /// The first person of a home, its operator; nil when somebody is there already.
    package func firstPerson(
        _ handle: Handle, addedAt now: Instant
    ) throws(StorageError) -> Person? {
        try write { database in
            try database.execute(
                sql: """
                    INSERT INTO person (handle, role, created) SELECT ?, 'operator', ?
                    WHERE NOT EXISTS (SELECT 1 FROM person)
                    """,
                arguments: [handle.text, now.seconds])
            return database.changesCount > 0 ? try Self.fetchPerson(database, handle) : nil
        }
    }

    /// The zone that a person set; nil for the home's.
    package func zone(of person: Int64) throws(StorageError) -> String? {
        try read { database in
            try String.fetchOne(
                database, sql: "SELECT zone FROM person WHERE id = ?", arguments: [person])
        }
    }

    /// The person with that handle; nil when there is none.
    package func person(_ handle: Handle) throws(StorageError) -> Person? {
        try read { try Self.fetchPerson($0, handle) }
    }

    /// Everybody in the home, in order of the handle.
    package func people() throws(StorageError) -> [Person] {
        try read { database in
            try Row.fetchAll(database, sql: "SELECT \(Person.columns) FROM person ORDER BY handle")
                .compactMap { Person(row: $0) }
        }
    }

    private static func fetchPerson(_ database: Database, _ handle: Handle) throws -> Person? {
        try Row.fetchOne(
            database, sql: "SELECT \(Person.columns) FROM person WHERE handle = ?",
            arguments: [handle.text]
        ).flatMap { Person(row: $0) }
    }
}

extension Person {
    static let columns = "person.id, handle, role, person.name, suspended"

    /// Reads a person whose columns begin at the given index of the row.
    init?(row: Row, at index: Int = 0) {
        guard let handle = Handle(row[index + 1] as String),
            let role = Role(rawValue: row[index + 2])
        else { return nil }
        self.init(
            id: row[index], handle: handle, role: role, name: row[index + 3],
            isSuspended: row[index + 4] as Int64? != nil)
    }
}

extension Optional {
    func orThrow(_ what: String) throws(StorageError) -> Wrapped {
        guard let self else { throw .failed(what) }
        return self
    }
}
