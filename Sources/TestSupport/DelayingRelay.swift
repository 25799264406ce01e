import Glibc
import Locks

/// A port of this machine that leads to a socket, and whose answers come late, as over a slow network.
package final class DelayingRelay: Sendable {
    package let port: Int
    private let target: String
    /// In microseconds.
    private let delay: UInt32
    private let listening: Int32
    private let open = Locked<Set<Int32>>([])

    /// - Parameters:
    ///   - target: a path.
    ///   - milliseconds: how much later each part of an answer comes.
    package init(to target: String, milliseconds: Int) throws {
        (self.target, delay) = (target, UInt32(milliseconds * 1_000))
        listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        port = try LoopbackListener.listen(listening)
        let (listening, lead) = (listening, lead)
        startThread {
            while true {
                let client = accept(listening, nil, nil)
                if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard client >= 0 else { break }
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                lead(client)
            }
            close(listening)
        }
    }

    deinit {
        shutdown(listening, Int32(SHUT_RDWR))
        open.withLock { for descriptor in $0 { shutdown(descriptor, Int32(SHUT_RDWR)) } }
    }

    /// Leads one connection on, of which each direction has a thread.
    private var lead: @Sendable (Int32) -> Void {
        let (target, delay, open) = (target, delay, open)
        return { client in
            guard let server = Self.connected(to: target) else {
                close(client)
                return
            }
            open.withLock { $0.formUnion([client, server]) }
            let ends = Locked(2)
            func pass(_ from: Int32, _ to: Int32, after delay: UInt32) {
                startThread {
                    Self.pass(from, to, after: delay)
                    let isLast = ends.withLock { ends in
                        ends -= 1
                        return ends == 0
                    }
                    guard isLast else { return }
                    open.withLock { $0.subtract([client, server]) }
                    close(client)
                    close(server)
                }
            }
            pass(client, server, after: 0)
            pass(server, client, after: delay)
        }
    }

    private static func connected(to path: String) -> Int32? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let failed = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, length) != 0
            }
        }
        guard failed else { return descriptor }
        close(descriptor)
        return nil
    }

    /// Passes on what comes until one side ends, and ends the other.
    private static func pass(_ from: Int32, _ to: Int32, after delay: UInt32) {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        reading: while true {
            let count = read(from, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            if delay > 0 { usleep(delay) }
            var sent = 0
            while sent < count {
                let part = bytes[sent..<count].withUnsafeBytes {
                    send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard part > 0 else { break reading }
                sent += part
            }
        }
        shutdown(from, Int32(SHUT_RDWR))
        shutdown(to, Int32(SHUT_RDWR))
    }
}
