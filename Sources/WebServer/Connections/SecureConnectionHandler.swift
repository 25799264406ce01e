import NIOCore
import NIOTLS

/// Ends a connection that does not agree on TLS, on which nothing moves, or that has lived too long.
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
        if isLate { context?.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        moved = context.eventLoop.now
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        moved = context.eventLoop.now
        context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent { isAgreed = true }
        context.fireUserInboundEventTriggered(event)
    }
}

@available(*, unavailable)
extension SecureConnectionHandler: Sendable {}
