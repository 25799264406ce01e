import NIOCore

/// Who has time limits on an event loop.
protocol TimedHandler: AnyObject {
    /// Called about once a second, on the event loop.
    func look(at now: NIODeadline)
}

/// Looks once a second at what an event loop's connections are late with.
///
/// One timer for all of them: of NIO's each takes, to be cancelled, a look at all the others, and ten
/// thousand that went at once kept everybody waiting.
final class ConnectionClock {
    private var handlers: [ObjectIdentifier: any TimedHandler] = [:]
    private var isTicking = false

    /// - Parameter loop: on which this is called, now and for ever.
    func add(_ handler: any TimedHandler, on loop: any EventLoop) {
        handlers[ObjectIdentifier(handler)] = handler
        guard !isTicking else { return }
        isTicking = true
        tick(loop)
    }

    func remove(_ handler: any TimedHandler) {
        handlers.removeValue(forKey: ObjectIdentifier(handler))
    }

    private func tick(_ loop: any EventLoop) {
        loop.assumeIsolated().scheduleTask(in: .seconds(1)) {
            let now = loop.now
            for handler in Array(self.handlers.values) { handler.look(at: now) }
            self.isTicking = !self.handlers.isEmpty
            if self.isTicking { self.tick(loop) }
        }
    }
}

@available(*, unavailable)
extension ConnectionClock: Sendable {}
