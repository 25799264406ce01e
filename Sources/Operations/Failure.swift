/// Why something a person asked for was not done: one line, and an exit status.
package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exit statuses of the contract (after BSD's sysexits.h).
    package enum Status: Int32, Hashable, Sendable {
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

    package var status: Status
    /// What is wrong, and what to do about it.
    ///
    /// Never more of an address than its host.
    package var message: String

    /// What a person wrote and where it is wrong, in lines to be shown as they are; nil mostly.
    package var excerpt: String?

    package init(_ status: Status, _ message: String, excerpt: String? = nil) {
        self.status = status
        self.message = message
        self.excerpt = excerpt
    }

    package var description: String { message }
}
