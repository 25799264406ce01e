import Locks
import NIOCore

/// All connections that are open.
final class OpenConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var isEnding = false
        var clocks: [ObjectIdentifier: NIOLoopBound<ConnectionClock>] = [:]
    }

    let limits: ConnectionLimits
    /// How many there may be.
    let most: Int
    private let state = Locked(State())

    init(_ limits: ConnectionLimits, most: Int) {
        self.limits = limits
        self.most = most
    }

    var count: Int { state.withLock { $0.channels.count } }

    /// Whether one more may come.
    var hasRoom: Bool { state.withLock { !$0.isEnding && $0.channels.count < most } }

    /// Whether those that do nothing are to make room soon.
    var isCrowded: Bool { count > most / 4 * 3 }

    /// Whether the server is ending, and a request is its connection's last.
    var isEnding: Bool { state.withLock { $0.isEnding } }

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
    func add(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        state.withLock { $0.channels[id] = channel }
        channel.closeFuture.whenComplete { [state] _ in
            state.withLock { _ = $0.channels.removeValue(forKey: id) }
        }
    }

    /// Ends each when what is under way there is answered.
    func end() {
        let channels = state.withLock { state in
            state.isEnding = true
            return Array(state.channels.values)
        }
        for channel in channels {
            channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }
    }
}
