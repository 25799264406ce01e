import Foundation
import Locks

/// The threads that a program's tasks run on: a few, asleep while there is nothing to do.
///
/// The runtime's own pool is libdispatch's, which wakes up once a second for as long as it lives, to
/// see whether it has enough threads (measured: 60 wake-ups a minute, 0.18 s of CPU an hour).
package final class BellThreads: TaskExecutor, Sendable {
    private let jobs = Locked<[UnownedJob]>([])
    /// As many as there are jobs.
    private let waiting = DispatchSemaphore(value: 0)

    /// The process's own; they live as long as it does.
    package static let shared = BellThreads()
    /// As many jobs run side by side: a feed is parsed on all processors.
    private static let count = max(4, ProcessInfo.processInfo.activeProcessorCount)

    private init() {
        for number in 0..<Self.count {
            let thread = Thread { [self] in
                while true { runNext() }
            }
            thread.name = "belltower-\(number)"
            thread.start()
        }
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        waiting.signal()
    }

    private func runNext() {
        waiting.wait()
        let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        job?.runSynchronously(on: asUnownedTaskExecutor())
    }

    /// Runs a task here while the thread that asks waits for its end.
    package func run<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        let result = Locked<Result<Value, any Error>?>(nil)
        let end = DispatchSemaphore(value: 0)
        Task(executorPreference: self) {
            let ended: Result<Value, any Error>
            do { ended = .success(try await body()) } catch { ended = .failure(error) }
            result.withLock { $0 = ended }
            end.signal()
        }
        end.wait()
        guard let ended = result.withLock(\.self) else { throw CancellationError() }
        return try ended.get()
    }
}
