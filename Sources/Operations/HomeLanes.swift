import Campus
import Credentials
import Foundation
package import Recurrence
import Storage

/// Threads on which a home is asked by who must not wait in a thread of their own, as a server.
///
/// Several look at once, and one acts: of two acts the one that came first is done first. Both read
/// and write without keeping a thread of Swift's own, of which there are as many as processors.
///
/// ```swift
/// let lanes = HomeLanes(home)
/// let items = try await lanes.look(as: caller) { try $0.calendar.agenda(query) }
/// let card = try await lanes.act(as: caller) { try $0.events.join("#picnic") }
/// ```
package final class HomeLanes: Sendable {
    let home: Home
    /// What was read of the campus is kept until it is altered: the next who asks is a classmate.
    private let store: Store
    private let looks: WorkQueue
    let acts: WorkQueue
    private let errands: ErrandThreads
    private let callers = KnownCallers()

    /// - Parameters:
    ///   - readers: how many look at once.
    ///   - waiting: how many may wait beyond them, of either kind; who comes then is refused.
    package init(
        _ home: Home, readers: Int = ProcessInfo.processInfo.activeProcessorCount,
        waiting: Int = 1_000
    ) {
        self.home = home
        store = home.store.keepingCampus()
        looks = WorkQueue("belltower.look", threads: max(1, readers), waiting: waiting)
        acts = WorkQueue("belltower.act", threads: 1, waiting: waiting)
        errands = ErrandThreads("belltower.errand", most: 16)
    }

    /// Ends the threads when all that waits is done; who asks then is refused.
    package func close() {
        looks.close()
        acts.close()
    }

    /// How many wait for their turn.
    package var waiting: (looks: Int, acts: Int) { (looks.waitingCount, acts.waitingCount) }

    /// Asks what alters nothing.
    ///
    /// - Throws: `Refusal`, `.busy` where too many wait; `CancellationError` where the task was
    ///   cancelled before its turn came.
    package func look<Value: Sendable>(
        as caller: Caller, _ body: @escaping @Sendable (Desks) throws -> Value
    ) async throws -> Value {
        try await looks.run { [home, store] in try body(home.desks(as: caller, in: store)) }
    }

    /// Asks what alters something: one after the other.
    package func act<Value: Sendable>(
        as caller: Caller, _ body: @escaping @Sendable (Desks) throws -> Value
    ) async throws -> Value {
        try await acts.run { [home, store] in try body(home.desks(as: caller, in: store)) }
    }

    /// Whose session a token is, as a caller; nil when it is none that lives.
    ///
    /// Who asked within the same minute is known without a look, as long as nothing at all was committed.
    package func caller(token: String, at now: Instant) async throws -> Caller? {
        let digest = SecretToken.digest(of: token)
        let mark = home.commitMark
        if let mark, let known = callers.caller(digest, mark, at: now) { return known }
        let found = try await looks.run { [home] in try home.signIn(at: now).caller(token: token) }
        if let mark, let found { callers.keep(found, by: digest, at: mark) }
        return found
    }

    /// Does what waits for other machines meanwhile, as an import does: beside the acts, whose turn it
    /// would take for as long as a server takes to answer.
    ///
    /// - Throws: `Refusal.busy` where too many are under way.
    package func errand<Value: Sendable>(
        as caller: Caller, _ body: @escaping @Sendable (Desks) async throws -> Value
    ) async throws -> Value {
        try await errands.run(of: caller.person.id) { [home, store] in
            try await body(home.desks(as: caller, in: store))
        }
    }

    /// Asks what nobody in particular asks, and what alters nothing.
    package func look<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await looks.run(body)
    }

    /// The same of what alters something.
    package func act<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await acts.run(body)
    }
}
