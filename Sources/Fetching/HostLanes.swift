/// Lanes by host: one that is slow or dead holds up what goes to itself, and nothing else.
actor HostLanes {
    /// How many hosts' connections are kept that nobody uses.
    private static let idleHosts = 32

    private struct Entry {
        var pool: LanePool
        var users = 0
    }

    private let width: Int
    private var entries: [String: Entry] = [:]
    /// The one used last at the end.
    private var idle: [String] = []

    /// - Parameter width: lanes of one host.
    init(width: Int) { self.width = width }

    /// Hands deliveries to a host, over one connection, when a lane of it is free.
    func hand(
        over deliveries: [any PeerDelivery], to host: String
    ) async -> [Result<PeerAnswer, FetchError>] {
        let pool = take(host)
        let lane = await pool.lend()
        let answers = await lane.hand(over: deliveries)
        await pool.giveBack(lane)
        release(host)
        return answers
    }

    private func take(_ host: String) -> LanePool {
        var entry = entries[host] ?? Entry(pool: LanePool(count: width))
        entry.users += 1
        entries[host] = entry
        idle.removeAll { $0 == host }
        return entry.pool
    }

    private func release(_ host: String) {
        entries[host]?.users -= 1
        guard entries[host]?.users == 0 else { return }
        idle.append(host)
        if idle.count > Self.idleHosts { entries[idle.removeFirst()] = nil }
    }
}
