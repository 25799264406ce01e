/// Why the database did not do what was asked.
package enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another process kept its lock for longer than we wait.
    case busy
    /// The disk is full, or the file cannot be written or read.
    case inputOutput(String)
    /// The file is not a database, or a damaged one.
    case notADatabase
    /// The file is another program's database.
    case foreign
    /// What has the database's name is a pipe, a socket, a device or a folder.
    case notAFile
    /// A newer Belltower has changed the database.
    case newerSchema
    /// Another file stands where the one was that is open, or none.
    case replaced
    /// A constraint or statement failed: a defect of ours.
    case failed(String)

    /// What was thrown in a transaction; what is none of the database's is a defect.
    package init(_ error: any Error) {
        self = error as? StorageError ?? .failed("\(error)")
    }

    package var description: String {
        switch self {
        case .busy: "the database is in use by another process: try again"
        case .inputOutput(let what): what
        case .notADatabase:
            "the database is damaged or no database: restore a backup, or move it away"
        case .foreign:
            "the database is another program's: choose another home, or move the file away"
        case .notAFile:
            "what has the database's name is no regular file: move it away, or choose another home"
        case .newerSchema:
            "the database was written by a newer Belltower: install that one, or another home"
        case .replaced:
            "the database is another file than the one that is open: start the program again"
        case .failed(let what): "the database refused: \(what)"
        }
    }
}

extension Optional {
    package func orThrow(_ what: String) throws(StorageError) -> Wrapped {
        guard let self else { throw .failed(what) }
        return self
    }
}
