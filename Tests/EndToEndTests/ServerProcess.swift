import Foundation
import Glibc
import Testing

/// `belltower serve`, running, and what it answers.
final class ServerProcess: @unchecked Sendable {
    // Unchecked: what it holds is set once; each request has a connection of its own.
    let process: Process
    let port: UInt16
    /// What it said before it could answer.
    let said: String
    private let log = KeptLines()

    /// What it said since.
    var logged: [String] { log.lines }

    /// Starts it on a free port, and waits until it can answer.
    init(_ belltower: Belltower, _ options: [String] = [], environment: [String: String] = [:])
        throws
    {
        process = belltower.process(
            ["serve", "--listen", "127.0.0.1:0"] + options, environment: environment)
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        var said = ""
        var found: UInt16?
        while found == nil {
            let bytes = errors.fileHandleForReading.availableData
            try #require(!bytes.isEmpty, "it ended: \(said)")
            said += String(decoding: bytes, as: UTF8.self)
            found = said.firstMatch(of: /Listening on https?:\/\/127\.0\.0\.1:(\d+)\n/)
                .flatMap { UInt16($0.output.1) }
        }
        // What it goes on to say is read, so that it never waits for a full pipe.
        errors.fileHandleForReading.readabilityHandler = { [log] in log.add($0.availableData) }
        port = try #require(found)
        self.said = said
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    struct Answer {
        var status: Int
        /// With names in lower case.
        var fields: [String: String]
        var body: String

        func object() throws -> [String: Any] {
            try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any] ?? [:]
        }
    }

    /// One request on a connection of its own.
    func ask(
        _ method: String, _ path: String, _ fields: [String: String] = [:], body: String? = nil
    ) throws -> Answer {
        var fields = fields
        if let body { fields["Content-Length"] = "\(body.utf8.count)" }
        let lines = fields.map { "\($0.key): \($0.value)\r\n" }.joined()
        return try Self.answer(
            in: exchange(
                "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
                    + lines + "\r\n" + (body ?? "")))
    }

    /// Sends bytes as they are; what comes back until the server closes.
    func exchange(_ text: String) throws -> String {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(
            socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isConnected, "\(String(cString: strerror(errno)))")
        let bytes = Array(text.utf8)
        let sent = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        try #require(sent == bytes.count)
        var answer: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(socket, &part, part.count, 0)
            guard count > 0 else { break }
            answer += part[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }

    private static func answer(in text: String) throws -> Answer {
        let halves = text.components(separatedBy: "\r\n\r\n")
        let head = try #require(halves.first).components(separatedBy: "\r\n")
        let status = head.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        let pairs = head.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return (line[..<colon].lowercased(), String(value))
        }
        return Answer(
            status: try #require(status, "\(text.prefix(200))"),
            fields: Dictionary(pairs) { first, _ in first },
            body: halves.dropFirst().joined(separator: "\r\n\r\n"))
    }
}

/// What is read from a pipe, by lines.
private final class KeptLines: @unchecked Sendable {
    // Unchecked: guarded by the lock.
    private let lock = NSLock()
    private var bytes = Data()

    func add(_ part: Data) { lock.withLock { bytes += part } }

    /// Without one that has not come to its end.
    var lines: [String] {
        let text = lock.withLock { String(decoding: bytes, as: UTF8.self) }
        return text.components(separatedBy: "\n").dropLast()
    }
}
