import Foundation

/// Answers `GET /metrics` on a loopback address.
///
/// On a thread of its own and one connection after the other, each for two seconds at most: whoever
/// asks, the bell does not notice.
package final class MetricsServer: Sendable {
    /// An IPv4 address of this machine's loopback and a port: `127.0.0.1:9464`.
    package struct Address: Hashable, Sendable {
        let host: in_addr_t
        let port: UInt16
        package let text: String

        /// Nil when the text is none, or names another machine's address.
        package init?(_ text: String) {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].hasPrefix("127."), let port = UInt16(parts[1]) else {
                return nil
            }
            var host = in_addr()
            guard inet_pton(AF_INET, String(parts[0]), &host) == 1 else { return nil }
            self.host = host.s_addr
            self.port = port
            self.text = text
        }
    }

    private let listener: Int32
    /// The port that it was given, when 0 was asked for.
    package let port: UInt16

    /// - Throws: `ChannelError` when the address cannot be had.
    package init(_ address: Address, metrics: Metrics) throws(ChannelError) {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var one: Int32 = 1
        setsockopt(
            listener, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = address.host
        name.sin_port = address.port.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, size) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, pointer, &size) == 0
            }
        }
        guard isBound else {
            let reason = String(cString: strerror(errno))
            close(listener)
            throw ChannelError("\(address.text) cannot be listened on: \(reason)")
        }
        port = UInt16(bigEndian: name.sin_port)
        let thread = Thread {
            while true {
                let connection = accept(listener, nil, nil)
                if connection < 0 {
                    if errno == EINTR || errno == ECONNABORTED { continue }
                    return
                }
                Self.answer(connection, metrics)
                close(connection)
            }
        }
        thread.name = "belltower-metrics"
        thread.start()
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private static func answer(_ connection: Int32, _ metrics: Metrics) {
        var limit = timeval(tv_sec: 2, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        // The first line is all that matters, and it is in the first bytes that come.
        var bytes = [UInt8](repeating: 0, count: 2_048)
        let count = recv(connection, &bytes, bytes.count, 0)
        guard count > 0 else { return }
        let request = String(decoding: bytes.prefix(count), as: UTF8.self)
        let isKnown = request.hasPrefix("GET /metrics ")
        let body = isKnown ? metrics.text : "not found: ask for /metrics\n"
        let head =
            "HTTP/1.1 \(isKnown ? "200 OK" : "404 Not Found")\r\n"
            + "Content-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
            + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
        var rest = Array((head + body).utf8)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }
}
