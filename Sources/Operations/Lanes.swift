import Foundation
import Storage
import Synchronization

/// Threads on which a home is asked by who must not wait in a thread of their own, as a server.
///
/// Several look at once, and one acts: of two acts the one that came first is done first. Both read
/// and write without keeping a thread of Swift's own, of which there are as many as processors.
///
/// ```swift
/// let lanes = Lanes(home)
/// let items = try await lanes.look(as: caller) { try $0.calendar.agenda(query) }
/// let card = try await lanes.act(as: caller) { try $0.events.join("#picnic") }
/// ```
package final class Lanes: Sendable {
    private let home: Home
    /// What was read of the campus is kept until it is altered: the next who asks is a classmate.
    private let store: Store
    private let looks: WorkQueue
    private let acts: WorkQueue

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
    }

    /// Ends the threads when all that waits is done; who asks then is refused.
    package func close() {
        looks.close()
        acts.close()
    }

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
}

/// Threads that do what they are given in the order in which it came.
final class WorkQueue: Sendable {
    private typealias Work = @Sendable () -> Void

    // Unchecked: what it holds is touched under its lock alone.
    private final class Shared: @unchecked Sendable {
        let condition = NSCondition()
        var waiting: [Work?] = []
        var next = 0
        var working = 0
        var isClosed = false
    }

    private let shared = Shared()
    private let most: Int

    /// - Parameter most: how many wait at most, beyond those at work.
    init(_ name: String, threads: Int, waiting most: Int) {
        self.most = most
        for number in 1...threads {
            let thread = Thread { [shared] in Self.work(shared) }
            thread.name = "\(name).\(number)"
            // As the main thread has: a deep recurrence is read on it.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    deinit { close() }

    func close() {
        shared.condition.lock()
        shared.isClosed = true
        shared.condition.broadcast()
        shared.condition.unlock()
    }

    /// Runs the body on one of the threads.
    func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        let ticket = Ticket()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isTaken = add {
                    guard !ticket.isCancelled else {
                        return continuation.resume(throwing: CancellationError())
                    }
                    continuation.resume(with: Result { try body() })
                }
                guard !isTaken else { return }
                continuation.resume(
                    throwing: Refusal(.busy, "refusal.lanes.full"))
            }
        } onCancel: {
            ticket.cancel()
        }
    }

    private func add(_ work: @escaping Work) -> Bool {
        shared.condition.lock()
        defer { shared.condition.unlock() }
        guard !shared.isClosed, shared.waiting.count - shared.next < most else { return false }
        shared.waiting.append(work)
        shared.condition.signal()
        return true
    }

    /// How many wait for a thread.
    var waitingCount: Int {
        shared.condition.lock()
        defer { shared.condition.unlock() }
        return shared.waiting.count - shared.next
    }

    /// How many wait or are at work.
    var load: Int {
        shared.condition.lock()
        defer { shared.condition.unlock() }
        return shared.waiting.count - shared.next + shared.working
    }

    private static func work(_ shared: Shared) {
        while let work = next(shared) {
            work()
            shared.condition.lock()
            shared.working -= 1
            shared.condition.unlock()
        }
    }

    /// Nil when there is nothing more to come.
    private static func next(_ shared: Shared) -> Work? {
        shared.condition.lock()
        defer { shared.condition.unlock() }
        while shared.next == shared.waiting.count {
            guard !shared.isClosed else { return nil }
            shared.condition.wait()
        }
        defer {
            shared.next += 1
            shared.working += 1
            // Moved up now and then, so that each piece of work costs the same.
            shared.waiting[shared.next - 1] = nil
            if shared.next > 64, shared.next * 2 > shared.waiting.count {
                shared.waiting.removeFirst(shared.next)
                shared.next = 0
            }
        }
        return shared.waiting[shared.next]
    }
}

/// Whether somebody still waits for a piece of work.
private final class Ticket: Sendable {
    private let state = Atomic(false)

    var isCancelled: Bool { state.load(ordering: .relaxed) }

    func cancel() { state.store(true, ordering: .relaxed) }
}
