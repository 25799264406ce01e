import Synchronization

/// Carries a task's cancellation to the thread that transfers for it.
final class Stopper: Sendable {
    private let stopped = Atomic(false)

    var isStopped: Bool { stopped.load(ordering: .relaxed) }

    func stop() { stopped.store(true, ordering: .relaxed) }
}
