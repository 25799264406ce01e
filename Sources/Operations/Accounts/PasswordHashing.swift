package import Credentials

/// Compares and hashes passwords on threads of its own: a hash takes a fifth of a second and 32 MiB.
///
/// Two at once and a few that wait; who comes then is refused, so that a flood of wrong passwords
/// leaves time and memory for agendas.
package final class PasswordHashing: Sendable {
    private let queue: WorkQueue

    /// - Parameter waiting: how many may wait beyond those at work.
    package init(threads: Int = 2, waiting: Int = 16) {
        queue = WorkQueue("belltower.hash", threads: threads, waiting: waiting)
    }

    package func close() { queue.close() }

    /// Whether a password is the one.
    ///
    /// - Throws: `Refusal.busy` where too many wait.
    package func matches(_ password: String, _ known: KnownPassword) async throws -> Bool {
        try await queue.run { try known.matches(password) }
    }

    /// - Throws: `Refusal.busy` where too many wait.
    package func hash(_ password: String) async throws -> PasswordHash {
        try await queue.run { try PasswordHash(refusing: password) }
    }
}
