import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import WebServer

@Suite("The pace of requests")
struct RequestPaceTests {
    /// A connection on a clock of its own.
    private struct Connection {
        let channel: EmbeddedChannel

        init(most: Int = 100, crowd: Int = 0) throws {
            let connections = OpenConnections(ConnectionLimits(), most: most)
            for _ in 0..<crowd { connections.add(EmbeddedChannel()) }
            channel = EmbeddedChannel(handler: RequestPaceHandler(connections))
            _ = channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1))
            connections.add(channel)
        }

        func head() throws {
            try channel.writeInbound(
                HTTPRequestPart.head(
                    HTTPRequest(method: .post, scheme: "http", authority: "x", path: "/")))
        }

        func body(_ count: Int) throws {
            try channel.writeInbound(
                HTTPRequestPart.body(ByteBuffer(repeating: 97, count: count)))
        }

        func end() throws { try channel.writeInbound(HTTPRequestPart.end(nil)) }

        func answer() throws {
            try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
            try channel.writeOutbound(HTTPResponsePart.end(nil))
        }

        /// Whether it is open when so many seconds have passed.
        func isOpen(after seconds: Int64) -> Bool {
            channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
            return channel.isActive
        }
    }

    @Test("a connection on which no head comes is ended after 20 seconds, in a crowd after 5")
    func silent() throws {
        let alone = try Connection()
        #expect(alone.isOpen(after: 19))
        #expect(!alone.isOpen(after: 1))
        let crowded = try Connection(most: 8, crowd: 7)
        #expect(crowded.isOpen(after: 4))
        #expect(!crowded.isOpen(after: 1))
    }

    @Test("a body has half a minute, and a second more for each 16 KiB that came")
    func slow() throws {
        let dripping = try Connection()
        try dripping.head()
        for _ in 0..<29 {
            #expect(dripping.isOpen(after: 1))
            try dripping.body(1)
        }
        #expect(!dripping.isOpen(after: 1))
        let steady = try Connection()
        try steady.head()
        for _ in 0..<100 {
            try steady.body(16 << 10)
            #expect(steady.isOpen(after: 1))
        }
        try steady.end()
        #expect(steady.isOpen(after: 3_600), "it waits for us")
    }

    @Test("a body larger than any may be is not read on, and no more of one that was answered")
    func large() throws {
        let endless = try Connection()
        try endless.head()
        for _ in 0..<20 { try endless.body(1 << 20) }
        #expect(endless.channel.isActive)
        try endless.body(1 << 20)
        #expect(!endless.channel.isActive)
        let answered = try Connection()
        try answered.head()
        try answered.body(1_000)
        try answered.answer()
        for _ in 0..<4 {
            #expect(answered.isOpen(after: 1))
            try answered.body(1 << 20)
        }
        #expect(!answered.isOpen(after: 1))
    }

    @Test("between requests a connection may wait, in a crowd for 5 seconds")
    func between() throws {
        for (crowd, isOpen) in [(0, true), (7, false)] {
            let connection = try Connection(most: 8, crowd: crowd)
            try connection.head()
            try connection.end()
            try connection.answer()
            #expect(connection.isOpen(after: 4))
            #expect(connection.isOpen(after: 30) == isOpen)
            #expect(!connection.isOpen(after: 27))
        }
    }

    @Test("where the server ends, a connection without a request has a second for it")
    func ending() throws {
        let seen = EventRecorder()
        let connections = OpenConnections(ConnectionLimits(), most: 100)
        let channel = EmbeddedChannel(handlers: [RequestPaceHandler(connections), seen])
        _ = channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1))
        connections.add(channel)
        connections.end()
        #expect(seen.count == 0)
        try channel.writeInbound(
            HTTPRequestPart.head(
                HTTPRequest(method: .get, scheme: "http", authority: "x", path: "/")))
        #expect(seen.count == 1, "after the head, which is answered before")
        let other = EventRecorder()
        let silent = EmbeddedChannel(
            handlers: [
                RequestPaceHandler(OpenConnections(ConnectionLimits(), most: 100)), other,
            ])
        silent.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        silent.embeddedEventLoop.advanceTime(by: .milliseconds(999))
        #expect(other.count == 0)
        silent.embeddedEventLoop.advanceTime(by: .milliseconds(1))
        #expect(other.count == 1)
    }
}

/// Counts how often a channel is asked to end.
private final class EventRecorder: ChannelInboundHandler {
    typealias InboundIn = HTTPRequestPart

    private(set) var count = 0

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { count += 1 }
    }
}
