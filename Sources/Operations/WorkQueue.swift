import Foundation
import Synchronization

/// Threads that do what they are given in the order in which it came.
package final class WorkQueue: Sendable {
    private typealias Work = @Sendable () -> Void

    // Unchecked: what it holds is touched under its lock alone.
    private final class Shared: @unchecked Sendable {
        let condition = NSCondition()
        /// Bounded, so that to take the first one costs next to nothing.
        var waiting: [Work] = []
        var isClosed = false
    }

    private let shared = Shared()
    private let most: Int

    /// - Parameters:
    ///   - most: how many wait at most, beyond those at work.
    ///   - isPatient: whether all other threads of the machine go before.
    package init(_ name: String, threads: Int, waiting most: Int, isPatient: Bool = false) {
        self.most = most
        for number in 1...threads {
            let thread = Thread { [shared] in
                // Of this thread alone, on Linux.
                if isPatient { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10) }
                Self.work(shared)
            }
            thread.name = "\(name).\(number)"
            // As the main thread has: a deep recurrence is read on it.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    deinit { close() }

    package func close() {
        shared.condition.lock()
        shared.isClosed = true
        shared.condition.broadcast()
        shared.condition.unlock()
    }

    /// Runs the body on one of the threads.
    package func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws
        -> Value
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
                continuation.resume(throwing: Refusal(.busy, "refusal.lanes.full"))
            }
        } onCancel: {
            ticket.cancel()
        }
    }

    /// Has the body run on one of the threads, for whoever does not wait for that; not where too many wait.
    package func post(_ body: @escaping @Sendable () -> Void) { _ = add(body) }

    private func add(_ work: @escaping Work) -> Bool {
        shared.condition.lock()
        defer { shared.condition.unlock() }
        guard !shared.isClosed, shared.waiting.count < most else { return false }
        shared.waiting.append(work)
        shared.condition.signal()
        return true
    }

    /// How many wait for a thread.
    var waitingCount: Int {
        shared.condition.lock()
        defer { shared.condition.unlock() }
        return shared.waiting.count
    }

    private static func work(_ shared: Shared) {
        while let work = next(shared) { work() }
    }

    /// Nil when there is nothing more to come.
    private static func next(_ shared: Shared) -> Work? {
        shared.condition.lock()
        defer { shared.condition.unlock() }
        while shared.waiting.isEmpty {
            guard !shared.isClosed else { return nil }
            shared.condition.wait()
        }
        return shared.waiting.removeFirst()
    }
}

/// Whether somebody still waits for a piece of work.
private final class Ticket: Sendable {
    private let state = Atomic(false)

    var isCancelled: Bool { state.load(ordering: .relaxed) }

    func cancel() { state.store(true, ordering: .relaxed) }
}
