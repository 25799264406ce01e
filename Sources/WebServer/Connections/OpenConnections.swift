import Locks
import Logging
import NIOCore
import Operations

/// All connections that are open.
final class OpenConnections: Sendable {
    private struct Open {
        let channel: any Channel
        let load = ConnectionLoad()
        let blocks: [AddressRange]
        var gate: NIOLoopBound<StreamGate>?
    }

    private struct State {
        var open: [ObjectIdentifier: Open] = [:]
        var counts: [AddressRange: Int] = [:]
        var isEnding = false
        var clocks: [ObjectIdentifier: NIOLoopBound<ConnectionClock>] = [:]
        /// When those that read nothing were ended last.
        var relieved = NIODeadline.uptimeNanoseconds(0)
    }

    let limits: ConnectionLimits
    /// How many there may be.
    let most: Int
    private let mostOfNetwork: Int
    private let isTrusted: @Sendable (NetworkAddress?) -> Bool
    private let refusals: ConnectionRefusals
    private let state = Locked(State())
    private let unread = Locked(0)

    /// - Parameters:
    ///   - mostOfNetwork: how many a network may have; nil for half of all.
    ///   - isTrusted: tells proxies of one's own, which ask for everybody.
    ///   - logger: told of those that are refused or ended.
    init(
        _ limits: ConnectionLimits, most: Int, mostOfNetwork: Int? = nil,
        isTrusted: @escaping @Sendable (NetworkAddress?) -> Bool = { _ in false },
        logger: Logger? = nil
    ) {
        self.limits = limits
        self.most = most
        self.mostOfNetwork = mostOfNetwork ?? max(1, most / 2)
        self.isTrusted = isTrusted
        refusals = ConnectionRefusals(logger)
    }

    var count: Int { state.withLock { $0.open.count } }

    /// Whether one more may come.
    var hasRoom: Bool { state.withLock { !$0.isEnding && $0.open.count < most } }

    /// Whether those that do nothing are to make room soon.
    var isCrowded: Bool { count > most / 4 * 3 }

    /// Whether the server is ending, and a request is its connection's last.
    var isEnding: Bool { state.withLock { $0.isEnding } }

    /// The bytes of answers that nobody has read yet.
    var unreadBytes: Int { unread.withLock { $0 } }

    /// The clock of an event loop, on which this is called.
    func clock(of loop: any EventLoop) -> ConnectionClock {
        state.withLock { state in
            let id = ObjectIdentifier(loop)
            if let known = state.clocks[id] { return known }
            let clock = NIOLoopBound(ConnectionClock(), eventLoop: loop)
            state.clocks[id] = clock
            return clock
        }.value
    }

    /// Counts one until it is closed.
    ///
    /// - Returns: whether it may stay: not where its network has too many.
    @discardableResult
    func add(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let blocks = blocks(of: channel)
        let isTaken = state.withLock { state in
            guard blocks.allSatisfy({ state.counts[$0, default: 0] < room(for: $0) }) else {
                return false
            }
            for block in blocks { state.counts[block, default: 0] += 1 }
            state.open[id] = Open(channel: channel, blocks: blocks)
            return true
        }
        guard isTaken else {
            note("network")
            return false
        }
        channel.closeFuture.whenComplete { [state] _ in
            state.withLock { state in
                state.open.removeValue(forKey: id)
                for block in blocks {
                    let left = (state.counts[block] ?? 1) - 1
                    state.counts[block] = left > 0 ? left : nil
                }
            }
        }
        return true
    }

    /// Logs that something was refused, or ended, before any route was asked.
    func note(_ reason: String) { refusals.note(reason) }

    /// Ends each when what is under way there is answered.
    func end() {
        let channels = state.withLock { state in
            state.isEnding = true
            return state.open.values.map(\.channel)
        }
        for channel in channels {
            channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }
    }
}

// MARK: - Networks

extension OpenConnections {
    /// The networks that a connection comes from, the narrowest first; none of a proxy and of this machine.
    private func blocks(of channel: any Channel) -> [AddressRange] {
        let address = channel.remoteAddress?.ipAddress.flatMap { NetworkAddress($0) }
        guard let address, !address.isLoopback, !isTrusted(address) else { return [] }
        return Self.widths(address).map { AddressRange(of: address, bits: $0) }
    }

    /// A customer of a provider has some 64 bits, or some 56 or 48; a campus has 48 or fewer.
    private static func widths(_ address: NetworkAddress) -> [Int] {
        address.bytes.count == 4 ? [24] : [64, 56, 48]
    }

    private func room(for block: AddressRange) -> Int {
        switch block.bits {
        case 64: max(1, mostOfNetwork / 2)
        case 56: max(1, mostOfNetwork * 3 / 4)
        default: mostOfNetwork
        }
    }
}

// MARK: - What is not read

extension OpenConnections {
    /// How much a connection has not read, and in which order its requests are answered.
    struct Standing {
        let load: ConnectionLoad
        /// Nil of HTTP/1.1, where one is answered after the other.
        let gate: StreamGate?
    }

    /// - Parameter channel: a connection's, or that of a stream in it; on whose event loop this is called.
    func standing(of channel: any Channel) -> Standing {
        let (load, gate) = state.withLock { state -> Found in
            if let open = state.open[ObjectIdentifier(channel)] { return (open.load, nil) }
            guard let parent = channel.parent.map({ ObjectIdentifier($0) }),
                let open = state.open[parent]
            else { return (ConnectionLoad(), nil) }
            let gate =
                open.gate
                ?? NIOLoopBound(StreamGate(open.load, limits), eventLoop: channel.eventLoop)
            state.open[parent]?.gate = gate
            return (open.load, gate)
        }
        return Standing(load: load, gate: gate?.value)
    }

    private typealias Found = (ConnectionLoad, NIOLoopBound<StreamGate>?)

    /// Counts bytes that wait to be read, or less where they were, and ends connections where they are too
    /// many of all.
    func charge(_ bytes: Int, to load: ConnectionLoad) {
        load.add(bytes)
        let all = unread.withLock { unread in
            unread += bytes
            return unread
        }
        if bytes > 0, all > limits.mostUnreadOfAll { relieve(from: all) }
    }

    /// Ends connections that leave most unread, of the networks that do, until a quarter is free.
    private func relieve(from all: Int) {
        let now = NIODeadline.now()
        let open = state.withLock { state -> [Open] in
            // Those that were ended a moment ago are not counted down yet.
            guard now - state.relieved > .milliseconds(250) else { return [] }
            state.relieved = now
            return Array(state.open.values)
        }
        var ofNetwork: [AddressRange?: Int] = [:]
        let loads = open.map { (channel: $0.channel, block: $0.blocks.last, bytes: $0.load.bytes) }
        for load in loads { ofNetwork[load.block, default: 0] += load.bytes }
        let order = loads.sorted {
            (ofNetwork[$0.block] ?? 0, $0.bytes) > (ofNetwork[$1.block] ?? 0, $1.bytes)
        }
        var left = all
        for load in order where left > limits.mostUnreadOfAll / 4 * 3 && load.bytes > 0 {
            left -= load.bytes
            note("unread")
            load.channel.close(promise: nil)
        }
    }
}
