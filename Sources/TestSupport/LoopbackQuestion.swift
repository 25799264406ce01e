import Glibc

/// Asks a server on this machine, as plainly as can be.
package enum LoopbackQuestion {
    /// The whole answer to `GET`, its header included; nil when nobody answers.
    package static func get(_ path: String, port: UInt16) -> String? {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(connection) }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = inet_addr("127.0.0.1")
        name.sin_port = port.bigEndian
        let isConnected = withUnsafePointer(to: name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                connect(connection, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        let question = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        guard isConnected, send(connection, question, question.utf8.count, 0) > 0 else {
            return nil
        }
        var answer: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while case let count = recv(connection, &part, part.count, 0), count > 0 {
            answer += part.prefix(count)
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
