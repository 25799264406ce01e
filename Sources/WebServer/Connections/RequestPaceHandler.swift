import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Ends a connection, or a stream of HTTP/2, whose client sends too slowly, too much, or what nobody
/// reads, or does not read what it is answered.
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
    /// Nil until the first request.
    private var standing: OpenConnections.Standing?
    /// Whether it is its turn to be answered, and the answer's head is not there.
    private var isInGate = false
    /// What came of a request that waits for its turn; nil while none does.
    private var waiting: [HTTPRequestPart]?
    private var isReadWaiting = false
    /// Bytes of answers that are not read, and since when none of them was.
    private var unread = 0
    private var moved = NIODeadline.now()
    private var isCountedUnread = false
    /// What is counted of it beside others.
    private var charged = 0

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
        leaveGate()
        if waiting != nil { standing?.gate?.forget(self) }
        waiting = nil
        unread = 0
        settle()
    }

    func look(at now: NIODeadline) {
        if unread > 0, now - moved >= limits.unread {
            connections.note("unread")
            return end()
        }
        // A client that reads may take its time; one that goes on sending what nobody reads may not.
        guard unread == 0 || isReading, let deadline, deadline <= now else { return }
        end()
    }

    private func end() {
        deadline = nil
        context?.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if waiting != nil {
            waiting?.append(part)
            return settle()
        }
        if case .head = part, !mayBegin(context) {
            waiting = [part]
            deadline = nil
            return settle()
        }
        take(part, context)
    }

    /// Whether a request is answered now, and does not wait for others of its connection.
    private func mayBegin(_ context: ChannelHandlerContext) -> Bool {
        let standing = self.standing ?? connections.standing(of: context.channel)
        self.standing = standing
        // Of a pipeline one is answered after the other.
        guard let gate = standing.gate else {
            return asked == answered && unread <= limits.mostPipelined
        }
        isInGate = gate.enter(self)
        return isInGate
    }

    private func leaveGate() {
        guard isInGate else { return }
        isInGate = false
        standing?.gate?.leave()
    }

    /// That a request that waited has its turn.
    func goOn() {
        isInGate = true
        guard let context, let parts = waiting else { return }
        waiting = nil
        settle()
        for part in parts { take(part, context) }
        context.fireChannelReadComplete()
        guard isReadWaiting else { return }
        isReadWaiting = false
        context.read()
    }

    /// Begins the next request of a pipeline, where the last one's answer has nearly gone.
    private func goOnInLine() {
        guard waiting != nil, let standing, standing.gate == nil, let context else { return }
        context.eventLoop.assumeIsolated().execute { self.beginNext() }
    }

    private func beginNext() {
        guard let context, let parts = waiting, mayBegin(context) else { return }
        let end = parts.dropFirst().firstIndex(where: \.isHead) ?? parts.endIndex
        waiting = end < parts.endIndex ? Array(parts[end...]) : nil
        settle()
        for part in parts[..<end] { take(part, context) }
        context.fireChannelReadComplete()
        guard waiting == nil, isReadWaiting else { return }
        isReadWaiting = false
        context.read()
    }

    func read(context: ChannelHandlerContext) {
        if waiting == nil { context.read() } else { isReadWaiting = true }
    }

    private func take(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        switch part {
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
        context.fireChannelRead(wrapInboundOut(part))
        if asked > 0, connections.isEnding { letEnd(context) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // What is no HTTP is answered without a route.
        if error is HTTPParserError { connections.note("request") }
        context.fireErrorCaught(error)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            if head.status.kind != .informational { leaveGate() }
            context.write(data, promise: promise)
        case .body(let bytes) where bytes.readableBytes > 0:
            write(bytes, context, promise)
        case .body: context.write(data, promise: promise)
        case .end:
            answered += 1
            if answered == asked {
                deadline = context.eventLoop.now + (isReading ? limits.rest : idle)
            }
            context.write(data, promise: promise)
            goOnInLine()
        }
    }

    /// So much of an answer at a time is known to be read or not.
    private static let piece = 16 << 10

    /// Hands on an answer's bytes, which are shared, in pieces of which each tells when it has gone.
    private func write(
        _ bytes: ByteBuffer, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
    ) {
        if unread == 0 { moved = context.eventLoop.now }
        unread += bytes.readableBytes
        settle()
        var rest = bytes
        while let piece = rest.readSlice(length: min(rest.readableBytes, Self.piece)),
            piece.readableBytes > 0
        {
            let written = context.eventLoop.makePromise(of: Void.self)
            written.futureResult.assumeIsolated().whenComplete { _ in
                self.isGone(piece.readableBytes)
            }
            if rest.readableBytes == 0, let promise { written.futureResult.cascade(to: promise) }
            context.write(wrapOutboundOut(.body(piece)), promise: written)
        }
    }

    private func isGone(_ bytes: Int) {
        guard let context else { return }
        moved = context.eventLoop.now
        unread -= bytes
        settle()
        goOnInLine()
        guard unread == 0, answered == asked, !isReading else { return }
        deadline = moved + idle
    }

    /// Counts anew what is held for the client.
    private func settle() {
        let waits = waiting?.reduce(0) { $0 + $1.byteCount }
        let isHeld = unread > 0 || waits != nil
        let now = unread + (waits ?? 0) + (isHeld ? limits.answerCost : 0)
        let (wasUnread, isUnread) = (isCountedUnread, unread > 0)
        isCountedUnread = isUnread
        guard let standing, now != charged else { return }
        connections.charge(now - charged, to: standing.load)
        charged = now
        if wasUnread != isUnread {
            standing.gate?.note(isUnread: isUnread)
        } else {
            standing.gate?.goOn()
        }
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

extension HTTPRequestPart {
    fileprivate var isHead: Bool {
        if case .head = self { true } else { false }
    }

    /// How much of a body it is.
    fileprivate var byteCount: Int {
        if case .body(let bytes) = self { bytes.readableBytes } else { 0 }
    }
}

@available(*, unavailable)
extension RequestPaceHandler: Sendable {}
