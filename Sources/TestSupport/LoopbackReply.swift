/// What a loopback site answers.
package struct LoopbackReply: Sendable {
    package enum Body: Sendable {
        /// With its length.
        case whole([UInt8])
        /// Fewer bytes than the length promises, then the end.
        case cutShort([UInt8], promised: Int)
        /// A chunk each, and the last one only when it is complete.
        case chunked([[UInt8]], isComplete: Bool)
        /// The same chunk until the peer has enough.
        case endless([UInt8])
        /// Not even the header's end, then nothing until the peer gives up.
        case stalledHeader
        /// The beginning, then nothing until the peer gives up.
        case stalled([UInt8])
        /// Byte by byte, with so many milliseconds between two: never idle, and never done.
        case dripping([UInt8], milliseconds: UInt32)
    }

    /// Nil: no header, but the body's bytes alone.
    package var status: Int?
    package var headers: [(name: String, value: String)]
    package var body: Body

    package init(status: Int?, headers: [(name: String, value: String)] = [], body: Body) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A whole answer.
    package static func ok(
        _ text: String, headers: [(name: String, value: String)] = []
    ) -> LoopbackReply {
        LoopbackReply(status: 200, headers: headers, body: .whole(Array(text.utf8)))
    }

    /// An answer that has a status and no body.
    package static func status(
        _ status: Int, headers: [(name: String, value: String)] = []
    ) -> LoopbackReply {
        LoopbackReply(status: status, headers: headers, body: .whole([]))
    }

    package static func redirect(_ status: Int = 302, to location: String) -> LoopbackReply {
        .status(status, headers: [("Location", location)])
    }

    /// Bytes that are already compressed.
    package static func gzipped(_ bytes: [UInt8]) -> LoopbackReply {
        LoopbackReply(status: 200, headers: [("Content-Encoding", "gzip")], body: .whole(bytes))
    }

    /// Takes the request and never answers.
    package static let stall = LoopbackReply(status: nil, body: .stalled([]))

    /// Closes the connection instead of answering.
    package static let hangUp = LoopbackReply(status: nil, body: .cutShort([], promised: 1))
}
