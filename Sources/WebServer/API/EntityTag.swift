import HTTPTypes

/// Entity tags (RFC 9110, 8.8.3): strong ones, of a version where that is known, else of the bytes.
extension Reply {
    /// In quotes.
    var strongTag: String {
        tag ?? "\"\(String(Self.digest(of: bytes), radix: 36))\""
    }

    /// The same, or that nothing has changed where whoever asks has it already.
    func unless(_ known: String?) -> Reply {
        guard status == .ok, !bytes.isEmpty else { return self }
        var reply = self
        reply.fields[.eTag] = strongTag
        // A proxy that compresses makes a tag weak, and compares as weakly (RFC 9110, 13.1.2).
        guard let known, Self.names(in: known).contains(where: { $0 == strongTag || $0 == "*" })
        else { return reply }
        return Reply(status: .notModified, fields: reply.fields, bytes: [])
    }

    /// Whether `If-Match` names this version.
    func isNamed(in field: String) -> Bool {
        Self.names(in: field).contains { $0 == strongTag || $0 == "*" }
    }

    /// 64 bits of bytes (FNV-1a), and how many there are in the lowest.
    static func digest(of bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        } ^ UInt64(bytes.count)
    }

    private static func names(in field: String) -> [String] {
        field.split(separator: ",").map { name in
            let plain = name.filter { $0 != " " && $0 != "\t" }
            return plain.hasPrefix("W/") ? String(plain.dropFirst(2)) : plain
        }
    }
}
