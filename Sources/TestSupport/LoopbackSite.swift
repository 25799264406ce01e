/// A small real HTTP/1.1 server on 127.0.0.1, for tests.
///
/// Each connection has a thread of its own, so that one that stalls does not hold up another.
/// It stops when it is let go of.
package final class LoopbackSite: Sendable {
    package let port: Int
    private let listener: LoopbackListener

    /// Starts a site on a free port.
    ///
    /// - Throws: `LoopbackFailure` when there is no socket to be had.
    package init(answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) throws {
        listener = LoopbackListener(answer: answer)
        port = try listener.open()
    }

    deinit { stop() }

    /// An address here, such as `http://127.0.0.1:40123/feed.ics`.
    package func url(
        _ path: String, scheme: String = "http", host: String = "127.0.0.1",
        credentials: String? = nil
    ) -> String {
        "\(scheme)://\(credentials.map { $0 + "@" } ?? "")\(host):\(port)\(path)"
    }

    /// What was asked so far, in order.
    package var requests: [LoopbackRequest] { listener.requests }

    /// How many answers the system has taken to their last byte.
    package var answered: Int { listener.answered }

    /// Closes everything; harmless when done already.
    package func stop() { listener.close() }
}

/// What the system said when a loopback site could not start.
package struct LoopbackFailure: Error {
    package let call: String
    package let errorNumber: Int32
}
