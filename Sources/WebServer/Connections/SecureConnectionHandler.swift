import NIOCore
import NIOTLS

/// Ends a connection that does not agree on TLS, on which nothing moves or too much that is nothing, or that
/// has lived too long.
///
/// HTTP/2 asks a client that is idle to go, and waits for its answer: who never gives one is ended
/// here.
final class SecureConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler, TimedHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let connections: OpenConnections
    private var limits: ConnectionLimits { connections.limits }
    private var context: ChannelHandlerContext?
    private var isAgreed = false
    private var begun = NIODeadline.now()
    private var moved = NIODeadline.now()
    /// Nil of HTTP/1.1.
    private var frames: FrameCount?

    init(_ connections: OpenConnections) { self.connections = connections }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        begun = context.eventLoop.now
        moved = begun
        connections.clock(of: context.eventLoop).add(self, on: context.eventLoop)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        connections.clock(of: context.eventLoop).remove(self)
    }

    func look(at now: NIODeadline) {
        let isLate =
            isAgreed
            ? now - moved >= limits.silence || now - begun >= limits.age
            : now - begun >= limits.handshake
        frames?.tick()
        if isLate { context?.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        moved = context.eventLoop.now
        guard frames?.take(unwrapInboundIn(data)) ?? true else {
            connections.note("frames")
            return context.close(promise: nil)
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        moved = context.eventLoop.now
        frames?.sent(unwrapOutboundIn(data).readableBytes)
        context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted(let negotiated)? = event as? TLSUserEvent {
            isAgreed = true
            if negotiated == "h2" { frames = FrameCount(limits) }
        }
        context.fireUserInboundEventTriggered(event)
    }
}

@available(*, unavailable)
extension SecureConnectionHandler: Sendable {}
