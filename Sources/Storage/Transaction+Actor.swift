public import Campus
import GRDB
public import Recurrence

extension Transaction {
    /// Who a number stands for now, with the role they have now.
    public func person(_ id: Int64) throws(StorageError) -> Person? {
        guard let row = try row("SELECT id, handle, role FROM person WHERE id = ?", [id]),
            let handle = Handle(row[1] as String), let role = Person.Role(rawValue: row[2])
        else { return nil }
        return Person(id: row[0], handle: handle, role: role)
    }

    /// Adds a student.
    ///
    /// - Returns: nil when the handle is taken.
    public func addPerson(_ handle: Handle, at now: Instant) throws(StorageError) -> Person? {
        guard try number("SELECT id FROM person WHERE handle = ?", [handle.text]) == nil else {
            return nil
        }
        try execute(
            "INSERT INTO person (handle, role, created) VALUES (?, 'student', ?)",
            [handle.text, now.seconds])
        return Person(id: try run { $0.lastInsertedRowID }, handle: handle, role: .student)
    }
}

/// What of the table `person` the queries on modules need besides its number and handle.
enum PersonColumns {
    /// The name shown to others.
    static let name = "NULL"
    /// Whether what the person wrote or takes part in is shown.
    static let isShown = "TRUE"
}
