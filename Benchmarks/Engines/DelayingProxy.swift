import Foundation
import Glibc
import Synchronization

/// A server on this machine as it looks from another one: what goes through is passed on a little later,
/// each way, and round trips are counted.
final class DelayingProxy: Sendable {
    let port: UInt16
    private let listener: Int32
    private let server: String
    /// Nanoseconds that each way takes longer.
    private let wait = Atomic<Int>(0)
    private let counted = Atomic<Int>(0)

    /// - Parameter server: the path of its socket.
    init(to server: String) throws {
        self.server = server
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        guard bound else { throw CocoaError(.executableNotLoadable) }
        (port, self.listener) = (UInt16(bigEndian: address.sin_port), listener)
        Thread.detachNewThread { [self] in accept() }
    }

    /// How often somebody waited for an answer so far.
    var trips: Int { counted.load(ordering: .relaxed) }

    /// How much longer each way takes, in milliseconds.
    func delay(by milliseconds: Double) {
        wait.store(Int(milliseconds * 1e6), ordering: .relaxed)
    }

    private func accept() {
        while true {
            let client = Glibc.accept(listener, nil, nil)
            guard client >= 0 else { return }
            guard let connection = connection() else {
                close(client)
                continue
            }
            var isOn: Int32 = 1
            let size = socklen_t(MemoryLayout<Int32>.size)
            setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
            let turn = Turn()
            Thread.detachNewThread { [self] in
                pass(client, connection) {
                    if turn.ask() { counted.add(1, ordering: .relaxed) }
                }
                shutdown(connection, Int32(SHUT_WR))
            }
            Thread.detachNewThread { [self] in
                pass(connection, client) { turn.answer() }
                shutdown(client, Int32(SHUT_WR))
            }
        }
    }

    private func connection() -> Int32? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { path in
            guard path.count > server.utf8.count else { return false }
            path.copyBytes(from: server.utf8)
            return true
        }
        let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard fits, isConnected else {
            close(connection)
            return nil
        }
        return connection
    }

    /// Passes bytes on until there are none: each so long after it came, however many come meanwhile.
    private func pass(_ from: Int32, _ to: Int32, _ noted: () -> Void) {
        // The kernel wakes a thread up to 50 µs late unless told otherwise (proc(5)).
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        let thread = own?.split(separator: "/").last ?? "self"
        try? "1".write(
            toFile: "/proc/\(thread)/timerslack_ns", atomically: false, encoding: .utf8)
        let clock = ContinuousClock()
        var waiting: [(due: ContinuousClock.Instant, bytes: [UInt8])] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var isOpen = true
        while isOpen || !waiting.isEmpty {
            var readable = pollfd(fd: isOpen ? from : -1, events: Int16(POLLIN), revents: 0)
            // Its clock ticks once a millisecond: what is due sooner is waited for in steps.
            poll(&readable, 1, waiting.isEmpty ? -1 : 0)
            if readable.revents != 0 {
                let count = read(from, &chunk, chunk.count)
                isOpen = count > 0
                if isOpen {
                    noted()
                    let due = clock.now + .nanoseconds(wait.load(ordering: .relaxed))
                    waiting.append((due, Array(chunk[..<count])))
                }
            }
            while let first = waiting.first, first.due <= clock.now {
                waiting.removeFirst()
                guard Self.write(first.bytes, to: to) else { return }
            }
            guard let due = waiting.first?.due else { continue }
            usleep(UInt32(max(0, min(30, (due - clock.now) / .microseconds(1)))))
        }
    }

    private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// Whose turn it is on one connection.
private final class Turn: Sendable {
    private let isAnswered = Atomic<Bool>(true)

    /// - Returns: whether the last question had its answer.
    func ask() -> Bool { isAnswered.exchange(false, ordering: .relaxed) }

    func answer() { isAnswered.store(true, ordering: .relaxed) }
}
