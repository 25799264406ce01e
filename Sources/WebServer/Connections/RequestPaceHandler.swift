import NIOCore
import NIOHTTPTypes

/// Ends a connection, or a stream of HTTP/2, whose client sends too slowly, too much, or what nobody
/// reads.
///
/// Hummingbird's own limit is one on which nothing came for a while: a byte now and then would keep it.
final class RequestPaceHandler: ChannelDuplexHandler, RemovableChannelHandler, TimedHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let connections: OpenConnections
    private var limits: ConnectionLimits { connections.limits }
    private var context: ChannelHandlerContext?
    /// By when the client has to have gone on; nil while it waits for us.
    private var deadline: NIODeadline?
    /// Requests whose head came, and those that were answered to the end.
    private var asked = 0
    private var answered = 0
    /// Whether a request's head came and its end did not.
    private var isReading = false
    private var begun = NIODeadline.now()
    private var received = 0
    private var heldEnd: ChannelShouldQuiesceEvent?

    init(_ connections: OpenConnections) { self.connections = connections }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        connections.clock(of: context.eventLoop).add(self, on: context.eventLoop)
        let time = connections.isCrowded ? limits.idleInCrowd : limits.firstHead
        deadline = context.eventLoop.now + time
        if connections.isEnding { hold(ChannelShouldQuiesceEvent(), context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        connections.clock(of: context.eventLoop).remove(self)
    }

    func look(at now: NIODeadline) {
        guard let deadline, deadline <= now else { return }
        self.deadline = nil
        context?.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            asked += 1
            isReading = true
            received = 0
            begun = context.eventLoop.now
            deadline = begun + limits.body
        case .body(let bytes):
            received += bytes.readableBytes
            guard received <= limits.mostBody else { return context.close(promise: nil) }
            if answered < asked {
                let seconds = received / limits.bodyPace
                deadline = begun + limits.body + .seconds(Int64(seconds))
            }
        case .end:
            isReading = false
            deadline = answered == asked ? context.eventLoop.now + idle : nil
        }
        context.fireChannelRead(data)
        if asked > 0, connections.isEnding { letEnd(context) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            answered += 1
            if answered == asked {
                deadline = context.eventLoop.now + (isReading ? limits.rest : idle)
            }
        }
        context.write(data, promise: promise)
    }

    /// A connection that nothing was asked on yet has a moment: its request may be on the way.
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard asked == 0, let end = event as? ChannelShouldQuiesceEvent else {
            return context.fireUserInboundEventTriggered(event)
        }
        hold(end, context)
    }

    private func hold(_ end: ChannelShouldQuiesceEvent, _ context: ChannelHandlerContext) {
        heldEnd = end
        context.eventLoop.assumeIsolated().scheduleTask(in: limits.lastRequest) {
            self.letEnd(context)
        }
    }

    private func letEnd(_ context: ChannelHandlerContext) {
        guard let end = heldEnd else { return }
        heldEnd = nil
        context.fireUserInboundEventTriggered(end)
    }

    /// How long it may wait for the next request.
    private var idle: TimeAmount { connections.isCrowded ? limits.idleInCrowd : limits.idle }
}

@available(*, unavailable)
extension RequestPaceHandler: Sendable {}
