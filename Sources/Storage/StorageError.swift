package import Words

/// Why the database did not do what was asked.
package enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another process kept its lock for longer than we wait.
    case busy
    /// The file cannot be written or read.
    case inputOutput(String)
    /// There is no room left on the disk, be it a server's.
    case full
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
    /// The server of the database does not answer.
    case unreachable(_ hosts: String)
    /// The server does not let us in, or not at what we want.
    case denied(user: String, host: String)
    /// What the configuration leads to cannot keep a home.
    case unsuited(Unsuited)
    /// The connection was lost while an act was written down, and nobody can say whether it was.
    case uncertain
    /// Nothing is left of the tables that a home had on a server.
    case vanished
    /// A table is missing, or a column.
    case incomplete(_ what: String)
    /// What is to be filled has something in it.
    case notEmpty
    /// What was written of a table is not what was read.
    case differs(_ table: String)
    /// A constraint or statement failed: a defect of ours.
    case failed(String)

    /// What is wrong with a server's database.
    package enum Unsuited: Hashable, Sendable {
        /// The program that talks to servers is not installed.
        case library
        /// What names it cannot be read.
        case address
        case passwordInAddress
        case version(String)
        case missing(_ database: String)
        case encoding(_ database: String)
        case collation(_ database: String)
    }

    /// What was thrown in a transaction; what is none of the database's is a defect.
    package init(_ error: any Error) {
        self = error as? StorageError ?? .failed("\(error)")
    }

    package var message: Message {
        switch self {
        case .busy: Message("refusal.storage.busy")
        case .inputOutput(let what): Message(verbatim: what)
        case .full: Message("refusal.storage.full")
        case .notADatabase: Message("refusal.storage.damaged")
        case .foreign: Message("refusal.storage.foreign")
        case .notAFile: Message("refusal.storage.special")
        case .newerSchema: Message("refusal.storage.newer")
        case .replaced: Message("refusal.storage.replaced")
        case .unreachable(let hosts):
            Message("refusal.storage.unreachable", ["host": .text(hosts)])
        case .denied(let user, let host):
            Message("refusal.storage.denied", ["user": .text(user), "host": .text(host)])
        case .unsuited(let what): what.message
        case .uncertain: Message("refusal.storage.uncertain")
        case .vanished: Message("refusal.storage.vanished")
        case .incomplete(let what):
            Message("refusal.storage.incomplete", ["what": .text(what)])
        case .notEmpty: Message("refusal.storage.notEmpty")
        case .differs(let table): Message("refusal.storage.differs", ["table": .text(table)])
        case .failed(let what): Message("refusal.storage.failed", ["what": .text(what)])
        }
    }

    package var description: String { Catalogue.english.text(message) }
}

extension StorageError.Unsuited {
    fileprivate var message: Message {
        switch self {
        case .library: Message("refusal.storage.library")
        case .address: Message("refusal.storage.address")
        case .passwordInAddress: Message("refusal.storage.password")
        case .version(let version):
            Message("refusal.storage.version", ["version": .text(version)])
        case .missing(let name): Message("refusal.storage.missing", ["database": .text(name)])
        case .encoding(let name): Message("refusal.storage.encoding", ["database": .text(name)])
        case .collation(let name): Message("refusal.storage.collation", ["database": .text(name)])
        }
    }
}

extension Optional {
    package func orThrow(_ what: String) throws(StorageError) -> Wrapped {
        guard let self else { throw .failed(what) }
        return self
    }
}
