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

/// Something that is handed to a peer: a POST, or a letter to its mail server.
protocol PeerDelivery: Sendable {
    /// With its port where that is not the usual one.
    var host: String { get }
    /// Performs it, blocking for as long as the time limit allows.
    func perform(on handle: borrowing TransferHandle) -> Result<PeerAnswer, FetchError>
}

/// What a peer said to what it was handed.
package struct PeerAnswer: Hashable, Sendable {
    /// Of HTTP, or of SMTP.
    package var status: Int
    /// When it wishes to be asked again; nil when it does not say.
    package var retryAfter: RetryAfter?
    /// What was answered with success, where that is wanted; empty where it did not come whole.
    package var body: [UInt8] = []

    package init(status: Int, retryAfter: RetryAfter? = nil) {
        self.status = status
        self.retryAfter = retryAfter
    }

    /// Whether it has taken it.
    package var isTaken: Bool { (200..<300).contains(status) }
}
