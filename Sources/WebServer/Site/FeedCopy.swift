import CalDAV
import HTTPTypes
import Hummingbird
import NIOCore

/// In which forms a program takes a feed, and which ones it has.
struct FeedWish: Sendable {
    let takesGzip: Bool
    /// The versions that it has.
    let known: EntityTagList

    init(_ fields: HTTPFields) {
        takesGzip = Gzip.isAccepted(fields[.acceptEncoding])
        known = EntityTagList(fields[.ifNoneMatch] ?? "")
    }
}

/// A feed's bytes, as they are and as a gzip file; what nobody asked for is not there.
struct FeedCopy: Sendable {
    /// In quotes: of the bytes, so that another state of the home with the same calendar has the same.
    let tag: String
    let packedTag: String
    /// Less is not compressed.
    let isSmall: Bool
    private var plain: ByteBuffer?
    private var packed: ByteBuffer?

    /// - Parameter wish: in which form they are to be kept.
    init(_ written: [UInt8], for wish: FeedWish) {
        let reply = Reply(status: .ok, bytes: written)
        tag = reply.strongTag
        packedTag = tag.dropLast() + Reply.packedTag
        isSmall = written.count < Gzip.least
        if wish.takesGzip, !isSmall {
            packed = Gzip.packed(written).map { ByteBuffer(bytes: $0) }
        }
        if packed == nil { plain = ByteBuffer(bytes: written) }
    }

    /// How much of it is kept.
    var bytes: Int { (plain?.readableBytes ?? 0) + (packed?.readableBytes ?? 0) }

    /// Adds the forms that another copy of the same bytes has.
    mutating func add(_ other: FeedCopy) {
        guard other.tag == tag else { return }
        plain = plain ?? other.plain
        packed = packed ?? other.packed
    }

    mutating func drop() { (plain, packed) = (nil, nil) }

    /// Nil where its bytes are not there in that form.
    func answer(to wish: FeedWish) -> FeedAnswer? {
        let isPacked = wish.takesGzip && !isSmall
        let tag = isPacked ? packedTag : tag
        // Who takes gzip may have it without as well: what they have is named, so that they know which.
        let current = isPacked ? [packedTag, self.tag] : [tag]
        if wish.known.names(self.tag) {
            return .unchanged(tag: wish.known.written.first(where: current.contains) ?? tag)
        }
        if isPacked, let packed { return .whole(packed, tag: packedTag, isPacked: true) }
        return plain.flatMap { isPacked ? nil : .whole($0, tag: tag, isPacked: false) }
    }

    /// The same of who just had it made: where there is no memory to compress it, as it is.
    func whole(for wish: FeedWish) -> FeedAnswer {
        answer(to: wish) ?? .whole(plain ?? ByteBuffer(), tag: tag, isPacked: false)
    }
}

/// What a program is answered that asks for a feed.
enum FeedAnswer: Sendable {
    /// It has it already.
    case unchanged(tag: String)
    case whole(ByteBuffer, tag: String, isPacked: Bool)

    /// As Hummingbird sends it; the bytes are shared.
    var response: Response {
        switch self {
        case .unchanged(let tag):
            Response(status: .notModified, headers: Self.fields(tag))
        case .whole(let body, let tag, let isPacked):
            Self.response(body, tag: tag, isPacked: isPacked)
        }
    }

    private static func response(_ body: ByteBuffer, tag: String, isPacked: Bool) -> Response {
        var fields = fields(tag)
        fields[.contentType] = "text/calendar; charset=utf-8"
        // Whoever saves it gives the file a name that opens nothing.
        fields[.contentDisposition] = "inline; filename=\"belltower.ics\""
        if isPacked { fields[.contentEncoding] = "gzip" }
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: body))
    }

    /// What a 304 has as well (RFC 9110, 15.4.5).
    private static func fields(_ tag: String) -> HTTPFields {
        [.eTag: tag, .cacheControl: "private, no-cache", .vary: "Accept-Encoding"]
    }
}
