import HTTPTypes
import Operations
import Wire
import Words

/// What goes wrong, as a document (RFC 9457).
struct Problem: Shape {
    var status: HTTPResponse.Status
    var reason: String
    /// In few words, the same for all of its reason.
    var title: String
    var detail: String
    /// What kind of problem it is, for programs: the key of its sentence.
    var key: String

    static let schema: Schema = [
        "type": .text, "title": .text, "status": .integer, "detail": .text, "reason": .text,
    ]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("type", "urn:belltower:problem:\(key)")
            json.field("title", title)
            json.field("status", status.code)
            json.field("detail", detail)
            json.field("reason", reason)
        }
    }

    var reply: Reply {
        var reply = Reply.json(self, status: status)
        reply.mediaType = "application/problem+json"
        return reply
    }
}

extension Problem {
    init(_ refusal: Refusal, in language: Language) {
        let words = Catalogue.of(language)
        let reason = refusal.reason.name
        self.init(
            status: refusal.reason.status, reason: reason,
            title: words.text(Message("problem.\(reason)")), detail: words.text(refusal.message),
            key: refusal.message.key)
    }

    /// A problem of HTTP itself.
    init(_ status: HTTPResponse.Status, _ key: String, in language: Language) {
        let words = Catalogue.of(language)
        let reason = Self.reason(of: status)
        self.init(
            status: status, reason: reason, title: words.text(Message("problem.\(reason)")),
            detail: words.text(Message(key)), key: key)
    }

    private static func reason(of status: HTTPResponse.Status) -> String {
        switch status.code {
        case 401: "unauthenticated"
        case 403: "forbidden"
        case 404, 405, 410: "missing"
        case 409, 412: "conflict"
        case 429: "tooMany"
        case 408, 503: "busy"
        case 507: "full"
        case 500...: "failed"
        default: "invalid"
        }
    }
}

extension HTTPResponse.Status {
    /// RFC 4918, 11.5.
    static var insufficientStorage: Self { .init(code: 507, reasonPhrase: "Insufficient Storage") }
}

extension Refusal.Reason {
    /// As programs know it.
    var name: String {
        switch self {
        case .invalid, .unreadable: "invalid"
        case .missing: "missing"
        case .unauthenticated: "unauthenticated"
        case .forbidden: "forbidden"
        case .conflict, .incomplete: "conflict"
        case .over: "over"
        case .guarded: "guarded"
        case .tooMany: "tooMany"
        case .busy, .misconfigured: "busy"
        case .unavailable: "unavailable"
        case .full: "full"
        case .cannotCreate, .failed: "failed"
        }
    }

    var status: HTTPResponse.Status {
        switch self {
        case .invalid, .unreadable: .unprocessableContent
        case .missing: .notFound
        case .unauthenticated: .unauthorized
        case .forbidden: .forbidden
        case .conflict, .over, .guarded, .incomplete: .conflict
        case .tooMany: .tooManyRequests
        case .busy, .misconfigured: .serviceUnavailable
        case .unavailable: .badGateway
        case .full: .insufficientStorage
        case .cannotCreate, .failed: .internalServerError
        }
    }
}
