import Locks
import Glibc

/// The sockets of a loopback site, and what came in by them.
final class LoopbackListener: Sendable {
    private struct State: Sendable {
        var listening: Int32?
        var open: Set<Int32> = []
        var connections = 0
        var requests: [LoopbackRequest] = []
        var answered = 0
    }

    private let answer: @Sendable (LoopbackRequest) -> LoopbackReply
    private let state = Locked(State())

    init(answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) {
        self.answer = answer
    }

    var requests: [LoopbackRequest] { state.withLock { $0.requests } }
    var answered: Int { state.withLock { $0.answered } }

    /// Listens on a free port, which it returns.
    func open() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw LoopbackFailure(call: "socket", errorNumber: errno) }
        do {
            let port = try Self.listen(descriptor)
            state.withLock { $0.listening = descriptor }
            startThread { self.acceptAll(descriptor) }
            return port
        } catch {
            Glibc.close(descriptor)
            throw error
        }
    }

    static func listen(_ descriptor: Int32) throws -> Int {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let failed = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) != 0 || Glibc.listen(descriptor, 64) != 0
                    || getsockname(descriptor, $0, &length) != 0
            }
        }
        guard !failed else { throw LoopbackFailure(call: "bind", errorNumber: errno) }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// Wakes every thread by shutting its socket down; the thread closes it.
    func close() {
        state.withLock { state in
            for descriptor in state.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
            if let listening = state.listening { shutdown(listening, Int32(SHUT_RDWR)) }
            state.listening = nil
        }
    }

    private func acceptAll(_ listening: Int32) {
        while true {
            let descriptor = accept(listening, nil, nil)
            if descriptor < 0, errno == EINTR || errno == ECONNABORTED { continue }
            guard descriptor >= 0 else { break }
            // A program that a test starts meanwhile would keep the connection open.
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            // A body goes out behind its header at once, as web servers send it: else it waits for
            // the header to be acknowledged, 40 ms.
            var yes: Int32 = 1
            setsockopt(
                descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes,
                socklen_t(MemoryLayout<Int32>.size))
            let number = state.withLock { state -> Int? in
                guard state.listening != nil else { return nil }
                state.open.insert(descriptor)
                state.connections += 1
                return state.connections - 1
            }
            guard let number else {
                Glibc.close(descriptor)
                break
            }
            startThread { self.serve(descriptor, number) }
        }
        state.withLock { $0.listening = nil }
        Glibc.close(listening)
    }

    private func serve(_ descriptor: Int32, _ number: Int) {
        let connection = LoopbackConnection(descriptor: descriptor, number: number)
        while let request = connection.nextRequest() {
            state.withLock { $0.requests.append(request) }
            let isOpen = connection.send(answer(request))
            state.withLock { $0.answered += 1 }
            guard isOpen else { break }
        }
        state.withLock { _ = $0.open.remove(descriptor) }
        Glibc.close(descriptor)
    }
}

/// Runs a body on a thread of its own: what blocks is nothing for Swift's.
func startThread(_ body: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    let failure = pthread_create(
        &thread, nil,
        { context in
            context.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().body() }
            return nil
        }, box)
    guard failure == 0 else {
        Unmanaged<Box>.fromOpaque(box).release()
        return
    }
    pthread_detach(thread)
}
