package import Campus
package import Credentials
import Locks

/// Compares and hashes passwords on threads of its own: a hash takes a fifth of a second and 32 MiB.
///
/// A few at once and a few that wait; who comes then is refused, so that a flood of wrong passwords
/// leaves time and memory for agendas, which go before them at the processors. Whoever is known has a thread that no
/// stranger waits for, and nobody fills it: of each person there are two passwords at a time at most.
package final class PasswordHashing: Sendable {
    private let strangers: WorkQueue
    let known: WorkQueue
    private let underWay = Locked<[PersonID: Int]>([:])
    /// One that is compared and one that waits, of each person.
    private static let mostOfPerson = 2

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
    /// - Parameter asker: who gave it, who is signed in, or was from the same network before; nil for a stranger.
    /// - Throws: `Refusal.busy` where too many wait.
    package func matches(
        _ password: String, _ account: KnownPassword, by asker: PersonID? = nil
    ) async throws -> Bool {
        guard let asker else { return try await strangers.run { try account.matches(password) } }
        return try await run(on: known, for: asker) { try account.matches(password) }
    }

    /// Whether a password that somebody signed in gave for a thing is the one that a hash is of: it keeps nobody
    /// waiting who signs in.
    ///
    /// - Throws: `Refusal.busy` where too many wait.
    package func matches(
        _ password: String, _ hash: PasswordHash, by asker: PersonID
    ) async throws -> Bool {
        try await run(on: strangers, for: asker) { try hash.isOf(password) }
    }

    /// A new password of somebody signed in.
    ///
    /// - Throws: `Refusal.busy` where too many wait.
    package func hash(_ password: String, of person: PersonID) async throws -> PasswordHash {
        try await run(on: known, for: person) { try PasswordHash(refusing: password) }
    }

    /// One that somebody signed in gives to a thing.
    ///
    /// - Throws: `Refusal.busy` where too many wait.
    func hash(_ password: String, forThingOf person: PersonID) async throws -> PasswordHash {
        try await run(on: strangers, for: person) { try PasswordHash(refusing: password) }
    }

    func run<Value: Sendable>(
        on queue: WorkQueue, for person: PersonID, _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let isRoom = underWay.withLock { underWay in
            guard underWay[person, default: 0] < Self.mostOfPerson else { return false }
            underWay[person, default: 0] += 1
            return true
        }
        guard isRoom else { throw Refusal(.busy, "refusal.lanes.full") }
        defer {
            underWay.withLock { underWay in
                let left = underWay[person, default: 1] - 1
                underWay[person] = left > 0 ? left : nil
            }
        }
        return try await queue.run(body)
    }
}
