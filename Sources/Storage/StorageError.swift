package import Words

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

    package var message: Message {
        switch self {
        case .busy: Message("refusal.storage.busy")
        case .inputOutput(let what): Message(verbatim: what)
        case .notADatabase: Message("refusal.storage.damaged")
        case .foreign: Message("refusal.storage.foreign")
        case .notAFile: Message("refusal.storage.special")
        case .newerSchema: Message("refusal.storage.newer")
        case .replaced: Message("refusal.storage.replaced")
        case .failed(let what): Message("refusal.storage.failed", ["what": .text(what)])
        }
    }

    package var description: String { Catalogue.english.text(message) }
}

extension Optional {
    package func orThrow(_ what: String) throws(StorageError) -> Wrapped {
        guard let self else { throw .failed(what) }
        return self
    }
}
