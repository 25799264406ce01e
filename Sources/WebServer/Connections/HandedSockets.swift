import Foundation
import Operations

/// Sockets that a service manager opened before it started this program: sd_listen_fds(3).
///
/// It keeps them while the program is started anew, so that who connects meanwhile waits.
enum HandedSockets {
    /// The first of their descriptors.
    private static let first: Int32 = 3

    /// Takes them, once.
    ///
    /// - Returns: none where none were meant for this process.
    /// - Throws: `Refusal.misconfigured` for what no connection can come from.
    static func take(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(Refusal) -> [Int32] {
        unsetenv("LISTEN_PID")
        unsetenv("LISTEN_FDS")
        unsetenv("LISTEN_FDNAMES")
        guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == getpid(),
            let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), (1...64).contains(count)
        else { return [] }
        let sockets = Array(first..<first + count)
        for socket in sockets {
            guard isListening(socket), fcntl(socket, F_SETFD, FD_CLOEXEC) == 0 else {
                throw Refusal(.misconfigured, "refusal.server.handed")
            }
        }
        return sockets
    }

    private static func isListening(_ socket: Int32) -> Bool {
        option(SO_TYPE, of: socket) == Int32(SOCK_STREAM.rawValue)
            && option(SO_ACCEPTCONN, of: socket) == 1
    }

    private static func option(_ name: Int32, of socket: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(socket, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }
}
