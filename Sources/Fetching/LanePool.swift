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
