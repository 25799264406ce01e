public import Campus
import GRDB
public import Recurrence

extension Store {
    /// The person with that handle; added when new, the first one of a home as its operator.
    public func person(
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

    /// The person with that handle; nil when there is none.
    public func person(_ handle: Handle) throws(StorageError) -> Person? {
        try read { try Self.fetchPerson($0, handle) }
    }

    /// Everybody in the home, in order of the handle.
    public func people() throws(StorageError) -> [Person] {
        try read { database in
            try Row.fetchAll(database, sql: "SELECT id, handle, role FROM person ORDER BY handle")
                .compactMap(Person.init(row:))
        }
    }

    private static func fetchPerson(_ database: Database, _ handle: Handle) throws -> Person? {
        try Row.fetchOne(
            database, sql: "SELECT id, handle, role FROM person WHERE handle = ?",
            arguments: [handle.text]
        ).flatMap(Person.init(row:))
    }
}

extension Person {
    fileprivate init?(row: Row) {
        guard let handle = Handle(row[1] as String), let role = Role(rawValue: row[2]) else {
            return nil
        }
        self.init(id: row[0], handle: handle, role: role)
    }
}

extension Optional {
    func orThrow(_ what: String) throws(StorageError) -> Wrapped {
        guard let self else { throw .failed(what) }
        return self
    }
}
