import CalDAV
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
        guard let known, EntityTagList(known).names(strongTag) else { return reply }
        return Reply(status: .notModified, fields: reply.fields, bytes: [])
    }

    /// Whether `If-Match` names this version, as a proxy may have altered it on its way.
    func isNamed(in field: String) -> Bool { EntityTagList(field).names(strongTag) }

    /// How the tag of compressed bytes ends, which are others.
    static let packedTag = "-gzip\""
}
