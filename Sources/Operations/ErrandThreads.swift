import Dispatch
import Locks

/// Threads for what is long and asynchronous, and blocks at times: so many errands at once, and none of
/// Swift's own threads is kept by them.
final class ErrandThreads: TaskExecutor {
    private let queue: DispatchQueue
    private let most: Int
    private let count = Locked(0)

    /// - Parameter most: how many errands may be under way.
    init(_ name: String, most: Int) {
        queue = DispatchQueue(label: name, attributes: .concurrent)
        self.most = most
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    /// - Throws: `Refusal.busy` where too many are under way; what the body throws.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let isFree = count.withLock { count in
            guard count < most else { return false }
            count += 1
            return true
        }
        guard isFree else { throw Refusal(.busy, "refusal.lanes.full") }
        defer { count.withLock { $0 -= 1 } }
        let task = Task(executorPreference: self) { try await body() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
