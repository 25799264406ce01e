import Glibc

/// One connection of a loopback site, on a thread of its own.
struct LoopbackConnection {
    let descriptor: Int32
    let number: Int

    /// Waits for a request's header; nil when the peer leaves, or speaks no HTTP.
    func nextRequest() -> LoopbackRequest? {
        var bytes: [UInt8] = []
        while bytes.suffix(4) != [13, 10, 13, 10] {
            guard bytes.count < 65_536, let byte = nextByte() else { return nil }
            // The first byte of a TLS handshake; a web server would not wait for more either.
            if bytes.isEmpty, byte == 0x16 { return nil }
            bytes.append(byte)
        }
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
