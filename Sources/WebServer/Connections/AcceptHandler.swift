import NIOCore

/// Takes no more connections than may be open, in all and of one network, and none when the server ends.
final class AcceptHandler: ChannelDuplexHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel
    typealias OutboundIn = Never
    typealias OutboundOut = Never

    private let connections: OpenConnections
    private var isWaiting = false

    init(_ connections: OpenConnections) { self.connections = connections }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let channel = unwrapInboundIn(data)
        guard connections.add(channel) else { return channel.close(promise: nil) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        channel.closeFuture.hop(to: context.eventLoop).whenComplete { _ in
            let (handler, context) = bound.value
            guard handler.isWaiting, handler.connections.hasRoom else { return }
            handler.isWaiting = false
            context.read()
        }
        context.fireChannelRead(data)
    }

    func read(context: ChannelHandlerContext) {
        if connections.hasRoom { context.read() } else { isWaiting = true }
    }
}

@available(*, unavailable)
extension AcceptHandler: Sendable {}
