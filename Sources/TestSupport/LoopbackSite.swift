import Glibc
import Synchronization

/// A real HTTP/1.1 server on 127.0.0.1 for one test: each request is answered as the test says.
public final class LoopbackSite: Sendable {
    public struct Request: Hashable, Sendable {
        public var path: String
        /// By lower-case name.
        public var headers: [String: String]
    }

    /// What is sent, byte for byte.
    public struct Reply: Sendable {
        var bytes: [UInt8]
        /// Keeps the connection open without another byte until the client goes away.
        var stalls = false

        /// A whole answer with its length.
        public static func status(
            _ status: Int, _ body: [UInt8] = [], headers: [String: String] = [:]
        ) -> Reply {
            let fields = headers.merging(["Content-Length": "\(body.count)"]) { mine, _ in mine }
            let head = fields.sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }.joined()
            return Reply(
                bytes: Array("HTTP/1.1 \(status) X\r\nConnection: close\r\n\(head)\r\n".utf8) + body
            )
        }

        public static func ok(_ body: String, headers: [String: String] = [:]) -> Reply {
            status(200, Array(body.utf8), headers: headers)
        }

        public static func redirect(_ status: Int, to location: String) -> Reply {
            .status(status, headers: ["Location": location])
        }

        /// Promises more than it sends.
        public static func cutShort(_ body: String) -> Reply {
            .ok(body, headers: ["Content-Length": "\(body.utf8.count + 100)"])
        }

        public static let stalled = Reply(bytes: [], stalls: true)
    }

    public let port: UInt16
    private let listener: Int32
    private let log = Mutex<[Request]>([])
    private let answer: @Sendable (Request) -> Reply

    /// Begins to listen on a port of the system's choice.
    public init(_ answer: @escaping @Sendable (Request) -> Reply) throws {
        self.answer = answer
        (listener, port) = try Self.listen()
        Self.thread { [weak self, listener] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Self.thread { [weak self] in
                    self?.serve(connection)
                    close(connection)
                }
            }
        }
    }

    /// A listening socket on 127.0.0.1, and its port.
    private static func listen() throws -> (Int32, UInt16) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, size) == 0 && Glibc.listen(listener, 64) == 0
                    && getsockname(listener, generic, &size) == 0
            }
        }
        guard isListening else { throw LoopbackError.cannotListen }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    public enum LoopbackError: Error { case cannotListen }

    /// The requests so far, in order.
    public var requests: [Request] { log.withLock { $0 } }

    public func url(_ path: String = "/feed.ics", host: String = "127.0.0.1") -> String {
        "http://\(host):\(port)\(path)"
    }

    private func serve(_ connection: Int32) {
        guard let request = Self.request(connection) else { return }
        log.withLock { $0.append(request) }
        let reply = answer(request)
        var rest = reply.bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
        var byte: UInt8 = 0
        if reply.stalls { _ = recv(connection, &byte, 1, 0) }
    }

    /// Reads up to the empty line.
    private static func request(_ connection: Int32) -> Request? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(4).elementsEqual([0x0d, 0x0a, 0x0d, 0x0a]) {
            guard bytes.count < 65_536, recv(connection, &byte, 1, 0) == 1 else { return nil }
            // A TLS client, as any plain server would see it: no HTTP.
            guard !bytes.isEmpty || byte != 0x16 else { return nil }
            bytes.append(byte)
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        let headers = lines.dropFirst().compactMap { line -> (String, String)? in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (parts[0].lowercased(), String(parts[1].drop { $0 == " " }))
        }
        return Request(
            path: String(words[1]), headers: Dictionary(headers) { first, _ in first })
    }

    /// Runs something on a thread of its own: these block, and Swift's threads must not.
    private static func thread(_ body: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Box(body))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }, box.toOpaque())
        if result == 0 { pthread_detach(thread) } else { box.release() }
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
