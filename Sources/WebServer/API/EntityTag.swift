import Campus
import HTTPTypes

/// Entity tags (RFC 9110, 8.8.3): strong ones, of a version where that is known, else of the bytes.
extension Reply {
    /// In quotes.
    var strongTag: String {
        tag ?? "\"\(String(UIDKey(of: bytes).bits, radix: 36))\""
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

    /// How the tag of compressed bytes ends, which are others.
    static let packedTag = "-gzip\""

    /// The tags of a field as they are without compression: of one version both are the same.
    private static func names(in field: String) -> [String] {
        tags(in: field).map { tag in
            guard tag.hasSuffix(packedTag) else { return tag }
            return tag.dropLast(packedTag.count) + "\""
        }
    }

    /// The tags of a field, none of them weak: If-None-Match compares as weakly (RFC 9110, 13.1.2).
    static func tags(in field: String) -> [String] {
        field.split(separator: ",").map { name in
            let tag = name.filter { $0 != " " && $0 != "\t" }
            return tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
        }
    }
}
