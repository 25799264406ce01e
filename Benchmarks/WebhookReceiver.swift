import Glibc
import Synchronization

/// A web server on 127.0.0.1 that takes POSTs as fast as one thread can, and keeps nothing.
final class WebhookReceiver: Sendable {
    struct Refusal: Error {
        var call: String
        var number = errno
    }

    let port: Int
    private let listening: Int32
    private let count = Atomic(0)

    init() throws {
        listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listening >= 0 else { throw Refusal(call: "socket") }
        var address = Self.loopback(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listening
        let failed = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) != 0 || listen(descriptor, 64) != 0
                    || getsockname(descriptor, $0, &length) != 0
            }
        }
        guard !failed else { throw Refusal(call: "listen") }
        port = Int(UInt16(bigEndian: address.sin_port))
        Self.startThread { self.serve() }
    }

    /// Requests so far.
    var received: Int { count.load(ordering: .relaxed) }

    private static func loopback(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }

    private static func startThread(_ body: @escaping @Sendable () -> Void) {
        final class Box: Sendable {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { context in
                context.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().body() }
                return nil
            }, Unmanaged.passRetained(Box(body)).toOpaque())
        pthread_detach(thread)
    }

    private func serve() {
        var polled = [pollfd(fd: listening, events: Int16(POLLIN), revents: 0)]
        var waiting: [Int32: [UInt8]] = [:]
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while poll(&polled, nfds_t(polled.count), -1) > 0 {
            let ready = polled.filter { $0.revents != 0 }.map(\.fd)
            for descriptor in ready {
                if descriptor == listening {
                    let peer = accept(listening, nil, nil)
                    var yes: Int32 = 1
                    setsockopt(
                        peer, Int32(IPPROTO_TCP), TCP_NODELAY, &yes,
                        socklen_t(MemoryLayout<Int32>.size))
                    polled.append(pollfd(fd: peer, events: Int16(POLLIN), revents: 0))
                    continue
                }
                let got = recv(descriptor, &buffer, buffer.count, 0)
                guard got > 0 else {
                    close(descriptor)
                    polled.removeAll { $0.fd == descriptor }
                    waiting[descriptor] = nil
                    continue
                }
                waiting[descriptor, default: []].append(contentsOf: buffer[..<got])
                answer(descriptor, &waiting[descriptor, default: []])
            }
        }
    }

    private static let answer = Array("HTTP/1.1 204 Taken\r\n\r\n".utf8)

    /// Answers every whole request in the bytes, and takes it out.
    private func answer(_ descriptor: Int32, _ bytes: inout [UInt8]) {
        while let length = Self.lengthOfRequest(bytes), bytes.count >= length {
            bytes.removeFirst(length)
            count.add(1, ordering: .relaxed)
            send(descriptor, Self.answer, Self.answer.count, Int32(MSG_NOSIGNAL))
        }
    }

    /// Header and body together; nil before the header is whole.
    private static func lengthOfRequest(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { bytes -> Int? in
            guard
                let end = index(of: "\r\n\r\n", in: bytes),
                let field = index(of: "\r\nContent-Length: ", in: bytes), field < end
            else { return nil }
            var length = 0
            for byte in bytes[(field + 18)...] {
                guard (0x30...0x39).contains(byte) else { break }
                length = length * 10 + Int(byte - 0x30)
            }
            return end + 4 + length
        }
    }

    /// Where a text begins.
    private static func index(of text: StaticString, in bytes: UnsafeRawBufferPointer) -> Int? {
        var from = 0
        while from + text.utf8CodeUnitCount <= bytes.count,
            let base = bytes.baseAddress,
            let found = memchr(base + from, Int32(text.utf8Start.pointee), bytes.count - from)
        {
            from = UnsafeRawPointer(found) - base
            guard from + text.utf8CodeUnitCount <= bytes.count else { return nil }
            if memcmp(found, text.utf8Start, text.utf8CodeUnitCount) == 0 { return from }
            from += 1
        }
        return nil
    }

    /// Requests in a second when nothing else is to be done: a client a connection, which asks and
    /// waits.
    func rate(requests: Int, connections: Int) throws -> Int {
        let body = [UInt8](repeating: 120, count: 1_000)
        let request =
            Array("POST /bell HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n".utf8) + body
        let start = ContinuousClock.now
        let clients = try (0..<connections).map { _ in try connected() }
        defer { clients.forEach { close($0) } }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        for _ in 0..<requests / connections {
            for client in clients { send(client, request, request.count, 0) }
            for client in clients {
                guard recv(client, &buffer, buffer.count, 0) > 0 else {
                    throw Refusal(call: "recv")
                }
            }
        }
        return Int(Double(requests) / ((ContinuousClock.now - start) / .seconds(1)))
    }

    private func connected() throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = Self.loopback(port: port)
        let failed = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) != 0
            }
        }
        guard descriptor >= 0, !failed else { throw Refusal(call: "connect") }
        return descriptor
    }
}
