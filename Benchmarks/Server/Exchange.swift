import Glibc
import Foundation

/// A connection to a server of this machine, one request at a time.
struct Exchange {
    let socket: Int32

    init(to port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let socket = socket
        let failed = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) != 0
            }
        }
        if failed {
            let error = errno
            close(socket)
            throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO)
        }
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// What comes next; nothing when the connection ended.
    func receive() -> String {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &bytes, bytes.count, 0)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : ""
    }

    /// What a request is answered, whole where the answer tells its length.
    func ask(_ request: String) -> String {
        send(request)
        var text = ""
        while !Self.isWhole(text), case let more = receive(), !more.isEmpty { text += more }
        return text
    }

    private static func isWhole(_ answer: String) -> Bool {
        let bytes = answer.utf8
        guard let end = answer.range(of: "\r\n\r\n") else { return false }
        let head = answer[..<end.lowerBound].lowercased()
        guard let field = head.range(of: "content-length: ") else { return true }
        let length = Int(head[field.upperBound...].prefix { $0.isNumber }) ?? 0
        return bytes.count - answer[..<end.upperBound].utf8.count >= length
    }

    func end() { close(socket) }

    /// The beginning of what one request is answered, with all of its fields.
    static func ask(_ request: String, at port: Int) throws -> String {
        let exchange = try Exchange(to: port)
        defer { exchange.end() }
        exchange.send(request)
        var text = ""
        while !text.contains("\r\n\r\n"), case let more = exchange.receive(), !more.isEmpty {
            text += more
        }
        return text
    }
}
