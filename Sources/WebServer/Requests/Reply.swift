import HTTPTypes
import Hummingbird
import NIOCore
import Wire

/// What is answered: a status, bytes of some kind, and fields of its own.
struct Reply: Sendable {
    var status: HTTPResponse.Status
    var fields = HTTPFields()
    var bytes: [UInt8]
    /// The bytes, where all answers share them; nil where they are this one's.
    var shared: ByteBuffer?
    /// The same as a gzip file; nil where it has not been made.
    var packed: [UInt8]?
    /// Nil for no body.
    var mediaType: String?
    /// In quotes; nil where it is the digest of the bytes.
    var tag: String?
    var cookies: [Cookie] = []

    /// A shape's JSON.
    static func json(
        _ shape: some Shape, status: HTTPResponse.Status = .ok, tag: String? = nil
    ) -> Reply {
        Reply(
            status: status, bytes: shape.bytes, mediaType: "application/json; charset=utf-8",
            tag: tag)
    }

    static func text(
        _ text: String, as mediaType: String, status: HTTPResponse.Status = .ok
    ) -> Reply {
        Reply(status: status, bytes: Array(text.utf8), mediaType: mediaType)
    }

    /// Done, and there is nothing to say.
    static let nothing = Reply(status: .noContent, bytes: [])

    /// To be looked at elsewhere, by GET.
    static func seeOther(_ path: String) -> Reply {
        Reply(status: .seeOther, fields: [.location: path], bytes: [])
    }

    /// The same, of which each answer has the bytes and the tag that the first one had.
    var sharing: Reply {
        var reply = self
        reply.tag = strongTag
        reply.shared = ByteBuffer(bytes: bytes)
        return reply
    }

    /// As Hummingbird sends it.
    var response: Response {
        var fields = fields
        if let mediaType { fields[.contentType] = mediaType }
        let body =
            bytes.isEmpty
            ? ResponseBody() : ResponseBody(byteBuffer: shared ?? ByteBuffer(bytes: bytes))
        var response = Response(status: status, headers: fields, body: body)
        for cookie in cookies { response.setCookie(cookie) }
        return response
    }
}
