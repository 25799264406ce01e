import Campus
import Dispatch
import Locks

/// Threads for what is long and asynchronous, and blocks at times: so many errands at once, and none of
/// Swift's own threads is kept by them.
final class ErrandThreads: TaskExecutor {
    private let queue: DispatchQueue
    private let most: Int
    private let mostOfOne: Int
    /// What is said to whoever has too many.
    private let ownRefusal: String
    /// How many are under way, by whose they are.
    private let counts = Locked<[PersonID: Int]>([:])

    /// - Parameters:
    ///   - most: how many errands may be under way.
    ///   - mostOfOne: how many of them one person's: a feed's server that says nothing takes half a
    ///     minute, and others want theirs too.
    init(
        _ name: String, most: Int, mostOfOne: Int = 2, own ownRefusal: String = "refusal.errand.own"
    ) {
        queue = DispatchQueue(label: name, attributes: .concurrent)
        self.most = most
        self.mostOfOne = mostOfOne
        self.ownRefusal = ownRefusal
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    /// - Throws: `Refusal.busy` where too many are under way, `.tooMany` where they are one's own; what
    ///   the body throws.
    func run<Value: Sendable>(
        of person: PersonID, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try begin(of: person)
        defer { end(of: person) }
        let task = Task(executorPreference: self) { try await body() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private func begin(of person: PersonID) throws(Refusal) {
        let reason = counts.withLock { counts -> Refusal.Reason? in
            guard counts[person, default: 0] < mostOfOne else { return .tooMany }
            guard counts.values.reduce(0, +) < most else { return .busy }
            counts[person, default: 0] += 1
            return nil
        }
        guard let reason else { return }
        throw Refusal(reason, reason == .busy ? "refusal.lanes.full" : ownRefusal)
    }

    private func end(of person: PersonID) {
        counts.withLock { counts in
            let left = counts[person, default: 1] - 1
            counts[person] = left == 0 ? nil : left
        }
    }
}
