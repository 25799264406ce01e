import Dispatch

/// A queue of its own for what blocks: libcurl and files do, and Swift's own threads must not.
///
/// One lane does one thing at a time. It keeps its connections for the next one.
actor TransferLane {
    private let executor = QueueExecutor()
    private var handle: TransferHandle?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func perform(_ transfer: Transfer) throws(FetchError) -> Reply {
        if handle == nil { handle = TransferHandle() }
        guard let reply = try handle?.perform(transfer) else {
            throw FetchError(.noLibcurl, at: transfer.address.host)
        }
        return reply
    }

    /// Reads a path, or standard input (`-`).
    func read(_ path: String, limit: Int) throws(FetchError) -> [UInt8] {
        let reader = FileReader(limit: limit)
        return path == "-" ? try reader.readStandardInput() : try reader.read(path)
    }
}

extension TransferHandle {
    fileprivate borrowing func perform(_ transfer: Transfer) throws(FetchError) -> Reply {
        try transfer.perform(on: self)
    }
}

private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "belltower.transfer")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
