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

    /// Hands over what has one host for its goal, over one connection.
    ///
    /// A host that does not answer twice in a row is not asked for the rest: a dead one costs two
    /// time limits, however much is to go there.
    func hand(over deliveries: [any PeerDelivery]) -> [Result<PeerAnswer, FetchError>] {
        if handle == nil { handle = TransferHandle() }
        var answers: [Result<PeerAnswer, FetchError>] = []
        var isSilent = false
        for delivery in deliveries {
            let answer =
                handle?.perform(delivery)
                ?? .failure(FetchError(.noLibcurl, at: delivery.host))
            answers.append(answer)
            guard case .failure = answer else {
                isSilent = false
                continue
            }
            if isSilent {
                answers += [_](repeating: answer, count: deliveries.count - answers.count)
                break
            }
            isSilent = true
        }
        return answers
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

    fileprivate borrowing func perform(
        _ delivery: any PeerDelivery
    ) -> Result<PeerAnswer, FetchError> {
        delivery.perform(on: self)
    }
}

private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "belltower.transfer")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}

/// Lends lanes, the one used last first, so that its connections serve again.
actor LanePool {
    private var idle: [TransferLane]
    private var waiting: [CheckedContinuation<TransferLane, Never>] = []

    init(count: Int) {
        idle = (0..<max(1, count)).map { _ in TransferLane() }
    }

    /// Waits for a lane, however long that takes; it is to be given back.
    func lend() async -> TransferLane {
        if let lane = idle.popLast() { return lane }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack(_ lane: TransferLane) {
        if waiting.isEmpty {
            idle.append(lane)
        } else {
            waiting.removeFirst().resume(returning: lane)
        }
    }
}
