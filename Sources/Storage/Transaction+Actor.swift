public import Campus
import GRDB

extension Transaction {
    /// Who a number stands for now, with the role they have now.
    public func person(_ id: Int64) throws(StorageError) -> Person? {
        guard let row = try row("SELECT id, handle, role FROM person WHERE id = ?", [id]),
            let handle = Handle(row[1] as String), let role = Person.Role(rawValue: row[2])
        else { return nil }
        return Person(id: row[0], handle: handle, role: role)
    }
}

/// What of the table `person` the queries on modules need besides its number and handle.
enum PersonColumns {
    /// The name shown to others.
    static let name = "NULL"
    /// Whether what the person wrote or takes part in is shown.
    static let isShown = "TRUE"
}
