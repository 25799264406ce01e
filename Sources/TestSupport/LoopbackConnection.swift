import Glibc

/// One connection of a loopback site, on a thread of its own.
struct LoopbackConnection {
    let descriptor: Int32
    let number: Int

    /// Waits for a request's header; nil when the peer leaves, or speaks no HTTP.
    func nextRequest() -> LoopbackRequest? {
        guard let bytes = header() else { return nil }
        var request = LoopbackRequest(String(decoding: bytes, as: UTF8.self), connection: number)
        let length = request?.headers["content-length"].flatMap { Int($0) } ?? 0
        guard length > 0 else { return request }
        var body: [UInt8] = []
        while body.count < length {
            guard let byte = nextByte() else { return nil }
            body.append(byte)
        }
        request?.body = body
        return request
    }

    private func header() -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while bytes.count < 65_536 {
            let got = recv(descriptor, &buffer, buffer.count, Int32(MSG_PEEK))
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            // The first byte of a TLS handshake; a web server would not wait for more either.
            if bytes.isEmpty, buffer[0] == 0x16 { return nil }
            let all = bytes + buffer[..<got]
            let end = Self.end(of: all, from: max(0, bytes.count - 3))
            // What is behind the header is the body's, and stays.
            let taken = (end ?? all.count) - bytes.count
            guard recv(descriptor, &buffer, taken, 0) == taken else { return nil }
            if let end { return Array(all[..<end]) }
            bytes = all
        }
        return nil
    }

    /// Behind the empty line that ends a header.
    private static func end(of bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (start...(bytes.count - 4)).first { place in
            bytes[place] == 13 && bytes[place + 1] == 10 && bytes[place + 2] == 13
                && bytes[place + 3] == 10
        }.map { $0 + 4 }
    }

    private func nextByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let got = recv(descriptor, &byte, 1, 0)
            if got == 1 { return byte }
            guard got < 0, errno == EINTR else { return nil }
        }
    }

    /// Sends a reply; false when the connection is of no more use.
    func send(_ reply: LoopbackReply) -> Bool {
        guard let status = reply.status else { return send(reply.body) && false }
        var head = "HTTP/1.1 \(status) Reply\r\n"
        for (name, value) in reply.headers { head += "\(name): \(value)\r\n" }
        switch reply.body {
        case .whole(let bytes):
            if status != 304 { head += "Content-Length: \(bytes.count)\r\n" }
        case .cutShort(_, let promised): head += "Content-Length: \(promised)\r\n"
        case .stalledHeader: return send(Array(head.utf8)) && send(reply.body)
        case .chunked, .endless, .stalled, .dripping: head += "Transfer-Encoding: chunked\r\n"
        }
        return send(Array((head + "\r\n").utf8)) && send(reply.body)
    }

    private func send(_ body: LoopbackReply.Body) -> Bool {
        switch body {
        case .whole(let bytes): return send(bytes)
        case .cutShort(let bytes, _): return send(bytes) && false
        case .chunked(let chunks, let isComplete):
            guard chunks.allSatisfy({ send(chunk: $0) }) else { return false }
            return isComplete && send(Array("0\r\n\r\n".utf8))
        case .endless(let chunk):
            while send(chunk: chunk) {}
            return false
        case .stalled(let bytes):
            guard bytes.isEmpty || send(chunk: bytes) else { return false }
            return waitForLeave()
        case .stalledHeader: return waitForLeave()
        case .dripping(let bytes, let milliseconds):
            for byte in bytes {
                guard send(chunk: [byte]) else { return false }
                usleep(milliseconds * 1_000)
            }
            return send(Array("0\r\n\r\n".utf8))
        }
    }

    /// Always false: the connection is of no more use.
    private func waitForLeave() -> Bool {
        while nextByte() != nil {}
        return false
    }

    private func send(chunk: [UInt8]) -> Bool {
        send(Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + [13, 10])
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }
}

/// What a loopback site was asked.
package struct LoopbackRequest: Sendable {
    package let method: String
    /// Path and query.
    package let path: String
    /// By lower-case name; of a repeated field the last.
    package let headers: [String: String]
    /// Which connection it came over, counted from 0.
    package let connection: Int
    /// Of the length that the header says.
    package internal(set) var body: [UInt8] = []

    /// Reads a request's header; nil when it is none.
    init?(_ text: String, connection: Int) {
        let lines = text.split(whereSeparator: \.isNewline)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        method = String(words[0])
        path = String(words[1])
        self.connection = connection
        headers = lines.dropFirst().reduce(into: [:]) { headers, line in
            guard let colon = line.firstIndex(of: ":") else { return }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            headers[line[..<colon].lowercased()] = String(value)
        }
    }
}
