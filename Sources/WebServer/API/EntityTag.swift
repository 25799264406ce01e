import Campus
import HTTPTypes

/// Entity tags (RFC 9110, 8.8.3): strong ones, of a version where that is known, else of the bytes.
extension Reply {
    /// The same, or that nothing has changed where whoever asks has it already.
    func unless(_ known: String?) -> Reply {
        guard status == .ok, !bytes.isEmpty else { return self }
        let tag = tag ?? "\"\(UIDKey(of: String(decoding: bytes, as: UTF8.self)).bits)\""
        var reply = self
        reply.fields[.eTag] = tag
        guard let known, Self.names(in: known).contains(where: { $0 == tag || $0 == "*" }) else {
            return reply
        }
        return Reply(status: .notModified, fields: reply.fields, bytes: [])
    }

    private static func names(in field: String) -> [String] {
        field.split(separator: ",").map { name in
            let plain = name.drop { $0 == " " }
            return String(plain.hasPrefix("W/") ? plain.dropFirst(2) : plain)
        }
    }
}
