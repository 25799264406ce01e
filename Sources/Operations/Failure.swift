/// Why something a person asked for was not done: one line, and an exit status.
public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exit statuses of the contract (after BSD's sysexits.h).
    public enum Status: Int32, Hashable, Sendable {
        /// Done in part, or refused by a guard.
        case partial = 1
        case usage = 64
        case unreadable = 65
        case missing = 66
        case network = 69
        case cannotCreate = 73
        case inputOutput = 74
        /// Somebody else holds the lock.
        case busy = 75
        case notAllowed = 77
        case configuration = 78
    }

    public var status: Status
    /// What is wrong, and what to do about it.
    ///
    /// Never more of an address than its host.
    public var message: String

    /// What a person wrote and where it is wrong, in lines to be shown as they are; nil mostly.
    public var excerpt: String?

    public init(_ status: Status, _ message: String, excerpt: String? = nil) {
        self.status = status
        self.message = message
        self.excerpt = excerpt
    }

    public var description: String { message }
}
