package import Credentials

/// Compares and hashes passwords on threads of its own: a hash takes a fifth of a second and 32 MiB.
///
/// A few at once and a few that wait; who comes then is refused, so that a flood of wrong passwords
/// leaves time and memory for agendas, which go before them at the processors. Whoever is known has a thread that no
/// stranger waits for.
package final class PasswordHashing: Sendable {
    private let strangers: WorkQueue
    private let known: WorkQueue

    /// - Parameters:
    ///   - threads: for passwords of whoever is not known; one more is for who is.
    ///   - waiting: how many of either may wait beyond those at work.
    package init(threads: Int = 2, waiting: Int = 16) {
        strangers = WorkQueue(
            "belltower.hash", threads: threads, waiting: waiting, isPatient: true)
        known = WorkQueue("belltower.known", threads: 1, waiting: waiting, isPatient: true)
    }

    package func close() {
        strangers.close()
        known.close()
    }

    /// How many wait for one of the threads.
    package var waiting: Int { strangers.waitingCount + known.waitingCount }

    /// Whether a password is the one.
    ///
    /// - Parameter isKnown: whether whoever gave it is signed in, or was from the same network before.
    /// - Throws: `Refusal.busy` where too many wait.
    package func matches(
        _ password: String, _ account: KnownPassword, ofKnown isKnown: Bool = false
    ) async throws -> Bool {
        try await (isKnown ? known : strangers).run { try account.matches(password) }
    }

    /// Whether a password that somebody signed in gave is the one that a hash is of.
    ///
    /// - Throws: `Refusal.busy` where too many wait.
    package func matches(_ password: String, _ hash: PasswordHash) async throws -> Bool {
        try await known.run { try hash.isOf(password) }
    }

    /// Of somebody signed in.
    ///
    /// - Throws: `Refusal.busy` where too many wait.
    package func hash(_ password: String) async throws -> PasswordHash {
        try await known.run { try PasswordHash(refusing: password) }
    }
}
