import HTTPTypes
import Locks
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Operations
@testable import WebServer

/// What clients ask and do not read.
@Suite("Answers that nobody reads")
struct UnreadAnswerTests {
    /// A connection on a clock of its own; what is written stays unread until it is flushed.
    private final class Connection {
        let channel: EmbeddedChannel

        init(_ connections: OpenConnections) throws {
            channel = EmbeddedChannel(handler: RequestPaceHandler(connections))
            _ = channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1))
            connections.add(channel)
        }

        /// What was never read is let go.
        deinit {
            channel.flush()
            channel.embeddedEventLoop.run()
        }

        func ask() throws {
            try channel.writeInbound(
                HTTPRequestPart.head(
                    HTTPRequest(method: .get, scheme: "http", authority: "x", path: "/")))
            try channel.writeInbound(HTTPRequestPart.end(nil))
        }

        func answer(_ bytes: Int) {
            channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
            channel.write(
                HTTPResponsePart.body(ByteBuffer(repeating: 97, count: bytes)), promise: nil)
            channel.write(HTTPResponsePart.end(nil), promise: nil)
        }

        /// Has the client read all that was written.
        func read() { channel.flush() }

        func isOpen(after seconds: Int64) -> Bool {
            channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
            return channel.isActive
        }
    }

    private static func connections(_ limits: ConnectionLimits = ConnectionLimits())
        -> OpenConnections
    {
        OpenConnections(limits, most: 100)
    }

    @Test(
        "an answer that is not read ends its connection after a minute, pipelined or not",
        arguments: [1, 2, 50])
    func late(requests: Int) throws {
        let connection = try Connection(Self.connections())
        for _ in 0..<requests { try connection.ask() }
        connection.answer(100_000)
        #expect(connection.isOpen(after: 59))
        #expect(!connection.isOpen(after: 2))
    }

    @Test(
        "a pipeline is answered one after the other, and the next is not begun while much is unread"
    )
    func pipeline() throws {
        let connections = Self.connections()
        let heads = HeadCounter()
        let channel = EmbeddedChannel(handlers: [RequestPaceHandler(connections), heads])
        defer { channel.flush() }
        _ = channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1))
        connections.add(channel)
        for _ in 0..<3 {
            let head = HTTPRequest(method: .get, scheme: "http", authority: "x", path: "/")
            try channel.writeInbound(HTTPRequestPart.head(head))
            try channel.writeInbound(HTTPRequestPart.end(nil))
        }
        func answer(_ bytes: Int) {
            channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
            channel.write(
                HTTPResponsePart.body(ByteBuffer(repeating: 97, count: bytes)), promise: nil)
            channel.write(HTTPResponsePart.end(nil), promise: nil)
            channel.embeddedEventLoop.run()
        }
        #expect(heads.count == 1)
        answer(1_000)
        #expect(heads.count == 2, "little is unread")
        answer(200_000)
        #expect(heads.count == 2)
        channel.flush()
        channel.embeddedEventLoop.run()
        #expect(heads.count == 3)
    }

    @Test("one that is read has its time, and the next request has its own")
    func slow() throws {
        let connection = try Connection(Self.connections())
        try connection.ask()
        connection.answer(100_000)
        #expect(connection.isOpen(after: 50))
        connection.read()
        #expect(connection.isOpen(after: 59))
        try connection.ask()
        connection.answer(10)
        connection.read()
        #expect(connection.isOpen(after: 59))
        #expect(!connection.isOpen(after: 2), "nothing is asked any more")
    }

    @Test(
        "what waits to be read is counted over all, and is not when it was read or its connection ended"
    )
    func counted() throws {
        let connections = Self.connections()
        let pair = (try Connection(connections), try Connection(connections))
        for one in [pair.0, pair.1] {
            try one.ask()
            one.answer(50_000)
        }
        #expect(connections.unreadBytes == 2 * (50_000 + connections.limits.answerCost))
        pair.0.read()
        #expect(connections.unreadBytes == 50_000 + connections.limits.answerCost)
        pair.1.channel.close(promise: nil)
        pair.1.channel.embeddedEventLoop.run()
        #expect(connections.unreadBytes == 0)
    }

    @Test("where all leave too much unread, those that leave most are ended")
    func tooMuch() throws {
        var limits = ConnectionLimits()
        limits.mostUnreadOfAll = 400_000
        let connections = Self.connections(limits)
        let all = try [10_000, 200_000, 100_000, 150_000].map { bytes in
            let connection = try Connection(connections)
            try connection.ask()
            connection.answer(bytes)
            return connection
        }
        #expect(all.map(\.channel.isActive) == [true, false, true, true])
        for connection in all { connection.channel.embeddedEventLoop.run() }
        #expect(connections.unreadBytes <= limits.mostUnreadOfAll)
    }

    @Test("a static file's answers share its bytes")
    func shared() throws {
        let reply = Reply.text(String(repeating: "x", count: 5_000), as: "text/css").sharing
        var places: Set<UnsafeRawPointer?> = []
        for _ in 0..<3 {
            let buffer = try #require(reply.shared)
            buffer.withUnsafeReadableBytes { _ = places.insert($0.baseAddress) }
        }
        #expect(places.count == 1 && reply.tag == reply.strongTag)
    }

    @Test("of one connection's requests few are answered at once, and fewer while much is unread")
    func gate() throws {
        var limits = ConnectionLimits()
        (limits.mostAnswers, limits.fewestAnswers, limits.mostUnread) = (3, 2, 1_000)
        let (load, connections) = (ConnectionLoad(), Self.connections(limits))
        let gate = StreamGate(load, limits)
        func isIn() -> Bool { gate.enter(RequestPaceHandler(connections)) }
        #expect([isIn(), isIn(), isIn(), isIn()] == [true, true, true, false])
        for _ in 0..<4 { gate.leave() }
        // Much is unread: of two answers, which is few, and then of three.
        load.add(5_000)
        for _ in 0..<2 { gate.note(isUnread: true) }
        #expect(!isIn())
        gate.note(isUnread: false)
        #expect(isIn(), "the one that waited is in, and this one")
        gate.note(isUnread: true)
        #expect(!isIn())
        load.add(-4_500)
        gate.goOn()
        gate.leave()
        #expect(isIn())
    }

    // MARK: - Networks

    private static func isTaken(_ address: String, by connections: OpenConnections) throws -> Bool {
        let channel = EmbeddedChannel()
        _ = channel.connect(to: try SocketAddress(ipAddress: address, port: 1))
        return connections.add(channel)
    }

    @Test(
        "a network has so many connections and no more, and others have theirs",
        arguments: [
            // Addresses by turns, how many of them are taken of a hundred, and whether another one is.
            (["192.0.2.%"], 20, "192.0.3.1", true),
            (["192.0.2.%", "::ffff:192.0.2.%"], 20, "192.0.3.1", true),
            (["2001:db8::%"], 10, "2001:db8:0:1::1", true),
            (["2001:db8:0:%::1"], 15, "2001:db8:0:9900::1", true),
            (["2001:db8:0:%00::1"], 20, "2001:db8:0:fff1::1", false),
            (["2001:db8:0:%00::1"], 20, "2001:db8:1::1", true),
            (["127.0.0.%"], 100, "127.0.0.1", true), (["10.0.0.%"], 100, "10.0.0.1", true),
        ])
    func networks(_ addresses: [String], _ count: Int, _ other: String, _ isOther: Bool) throws {
        let connections = OpenConnections(
            ConnectionLimits(), most: 1_000, mostOfNetwork: 20,
            isTrusted: { $0?.description.hasPrefix("10.") ?? false })
        let taken = try (0..<100).count { number in
            let address = addresses[number % addresses.count]
            return try Self.isTaken(
                address.replacing("%", with: "\(number % 90 + 10)"), by: connections)
        }
        #expect(taken == count)
        #expect(try Self.isTaken(other, by: connections) == isOther)
    }

    @Test("one that ends makes room for another of its network")
    func ends() throws {
        let connections = OpenConnections(ConnectionLimits(), most: 10, mostOfNetwork: 1)
        let channel = EmbeddedChannel()
        _ = channel.connect(to: try SocketAddress(ipAddress: "192.0.2.1", port: 1))
        #expect(connections.add(channel))
        #expect(try !Self.isTaken("192.0.2.2", by: connections))
        channel.close(promise: nil)
        channel.embeddedEventLoop.run()
        #expect(try Self.isTaken("192.0.2.3", by: connections))
    }

    // MARK: - Frames

    private static func frame(_ kind: UInt8, _ bytes: Int) -> [UInt8] {
        [UInt8(bytes >> 16), UInt8(bytes >> 8 & 255), UInt8(bytes & 255), kind, 0, 0, 0, 0, 1]
            + [UInt8](repeating: 0, count: bytes)
    }

    private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    @Test(
        "frames that carry nothing of a request are bounded, however they are cut into packets",
        arguments: [
            // Window updates, pings, settings, priorities, resets, empty data, what nobody knows.
            (8, 4, false), (6, 8, false), (4, 6, false), (2, 5, false), (3, 4, false),
            (0, 0, false), (99, 1, false),
            // Settings of eleven and of very many entries, and what nobody knows.
            (4, 66, false), (4, 6_000, false), (99, 16_384, false),
            // Heads, which other limits are about, and data.
            (1, 20, true), (0, 1_000, true), (0, 16_384, true),
        ] as [(UInt8, Int, Bool)])
    func floods(_ kind: UInt8, _ bytes: Int, _ isTaken: Bool) {
        var limits = ConnectionLimits()
        limits.mostIdleFrames = 50
        let flood = Self.preface + (0..<100).flatMap { _ in Self.frame(kind, bytes) }
        for packet in [1, 7, 1_000, flood.count] where packet > 1 || bytes < 100 {
            var frames = FrameCount(limits)
            let areTaken = stride(from: 0, to: flood.count, by: packet).allSatisfy {
                frames.take(ByteBuffer(bytes: flood[$0..<min($0 + packet, flood.count)]))
            }
            #expect(areTaken == isTaken, "\(packet)")
        }
    }

    @Test("who is sent much may answer by as many updates, and who waits has some anew")
    func updates() {
        var limits = ConnectionLimits()
        (limits.mostIdleFrames, limits.idleFramesPerSecond) = (50, 10)
        var frames = FrameCount(limits)
        var areTaken = frames.take(ByteBuffer(bytes: Self.preface))
        let update = ByteBuffer(bytes: Self.frame(8, 4))
        for _ in 0..<1_000 {
            frames.sent(16 << 10)
            for _ in 0..<3 where !frames.take(update) { areTaken = false }
        }
        #expect(areTaken)
        while frames.take(update) {}
        frames.tick()
        let few = (0..<20).count { _ in frames.take(update) }
        #expect(few <= 10)
    }

    @Test("what is refused before any route stands in the log, a line a second of each reason")
    func logged() {
        let lines = Locked<[String]>([])
        let refusals = ConnectionRefusals(Logger(label: "test") { _ in RefusalLog(lines: lines) })
        let start = NIODeadline.now()
        for step in 0..<25 {
            refusals.note("form", at: start + .milliseconds(Int64(step) * 100))
            refusals.note("network", at: start)
        }
        #expect(
            lines.withLock { $0 } == [
                "connection.form 1", "connection.network 1", "connection.form 10",
                "connection.form 10",
            ])
    }
}

/// Keeps what is logged of refusals.
private struct RefusalLog: LogHandler {
    let lines: Locked<[String]>
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let data = event.metadata ?? [:]
        lines.withLock { $0.append("\(data["refusal"] ?? "-") \(data["count"] ?? "-")") }
    }
}

/// Counts requests that are begun.
private final class HeadCounter: ChannelInboundHandler {
    typealias InboundIn = HTTPRequestPart

    private(set) var count = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = unwrapInboundIn(data) { count += 1 }
    }
}
