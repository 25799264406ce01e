import Dispatch

/// A thread of its own for transfers: libcurl blocks, and Swift's own threads must not.
actor TransferLane {
    private let executor = QueueExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func perform(_ transfer: Transfer) throws(FetchError) -> Transfer.Answer {
        try transfer.perform()
    }
}

private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "belltower.transfer")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
