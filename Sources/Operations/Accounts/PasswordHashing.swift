package import Credentials

/// Compares and hashes passwords on threads of its own: a hash takes a fifth of a second and 32 MiB.
///
/// Two at once and a few that wait; who comes then is refused, so that a flood of wrong passwords
/// leaves time and memory for agendas, which go before them at the processors.
package final class PasswordHashing: Sendable {
    private let queue: WorkQueue

    /// - Parameter waiting: how many may wait beyond those at work.
    package init(threads: Int = 2, waiting: Int = 16) {
        queue = WorkQueue("belltower.hash", threads: threads, waiting: waiting, isPatient: true)
    }

    package func close() { queue.close() }

    /// How many wait for one of the threads.
    package var waiting: Int { queue.waitingCount }

    /// Whether a password is the one.
    ///
    /// - Throws: `Refusal.busy` where too many wait.
    package func matches(_ password: String, _ known: KnownPassword) async throws -> Bool {
        try await queue.run { try known.matches(password) }
    }

    /// Whether a password is the one that a hash is of.
    ///
    /// - Throws: `Refusal.busy` where too many wait.
    package func matches(_ password: String, _ known: PasswordHash) async throws -> Bool {
        try await queue.run { try known.isOf(password) }
    }

    /// - Throws: `Refusal.busy` where too many wait.
    package func hash(_ password: String) async throws -> PasswordHash {
        try await queue.run { try PasswordHash(refusing: password) }
    }
}
