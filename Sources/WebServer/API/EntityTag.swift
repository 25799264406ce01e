import HTTPTypes

/// Entity tags (RFC 9110, 8.8.3): strong ones, of a version where that is known, else of the bytes.
extension Reply {
    /// The same, or that nothing has changed where whoever asks has it already.
    func unless(_ known: String?) -> Reply {
        guard status == .ok, !bytes.isEmpty else { return self }
        let tag = tag ?? "\"\(String(Self.digest(of: bytes), radix: 36))\""
        var reply = self
        reply.fields[.eTag] = tag
        guard let known, Self.names(in: known).contains(where: { $0 == tag || $0 == "*" }) else {
            return reply
        }
        return Reply(status: .notModified, fields: reply.fields, bytes: [])
    }

    /// 64 bits of bytes (FNV-1a), and how many there are in the lowest.
    static func digest(of bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        } ^ UInt64(bytes.count)
    }

    private static func names(in field: String) -> [String] {
        field.split(separator: ",").map { name in
            let plain = name.drop { $0 == " " }
            return String(plain.hasPrefix("W/") ? plain.dropFirst(2) : plain)
        }
    }
}
