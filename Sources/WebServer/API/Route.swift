import HTTPTypes
import Operations
import Wire

/// One thing that the API can be asked: how, by whom, with what, and what it answers.
///
/// The router, the description at `/api/openapi.json` and the table of who gets what are made of it.
struct Route: Sendable {
    /// Who may ask.
    enum Access: String, Sendable {
        /// Anybody, signed in or not.
        case anybody
        /// Whoever is signed in; acts are refused to the suspended by the desk.
        case person
    }

    /// What comes back when all is well.
    struct Answer: Sendable {
        var status = HTTPResponse.Status.ok
        /// Nil for no body.
        var schema: Schema?
    }

    /// What the body may be.
    enum Body: Sendable {
        case none
        /// A JSON object.
        case fields([Field])
        /// A calendar, or a JSON object.
        case calendarOrFields([Field])
    }

    typealias Handler = @Sendable (APIRequest) async throws -> Reply

    var method: HTTPRequest.Method
    /// Below `/api/v1`, with what varies in braces: `/modules/{code}`.
    var path: String
    /// In English, for programmers.
    var summary: String
    /// The subject, as in the table of server.md.
    var subject: String
    var access = Access.person
    var query: [Field] = []
    var body = Body.none
    var answer: Answer
    /// Whether what it answers is a secret, or is not to be repeated by a key: sessions, passwords.
    var isUnrepeatable = false
    var handle: Handler

    /// The names of what varies in the path.
    var parameters: [String] {
        path.split(separator: "/").filter { $0.hasPrefix("{") }.map {
            String($0.dropFirst().dropLast())
        }
    }
}

extension Route {
    /// A route that alters nothing.
    static func look(
        _ path: String, _ summary: String, of subject: String, query: [Field] = [],
        answers schema: Schema,
        _ body: @escaping @Sendable (APIRequest, Desks) throws -> Reply
    ) -> Route {
        Route(
            method: .get, path: path, summary: summary, subject: subject, query: query,
            answer: Answer(schema: schema)
        ) { request in
            let caller = try request.signedIn()
            return try await request.site.lanes.look(as: caller) { try body(request, $0) }
        }
    }

    /// A route that alters something.
    ///
    /// - Parameter schema: nil for no body, with status 204.
    static func act(
        _ method: HTTPRequest.Method, _ path: String, _ summary: String, of subject: String,
        query: [Field] = [], takes fields: [Field] = [], answers schema: Schema? = nil,
        status: HTTPResponse.Status? = nil,
        _ body: @escaping @Sendable (APIRequest, Desks) throws -> Reply
    ) -> Route {
        Route(
            method: method, path: path, summary: summary, subject: subject, query: query,
            body: method == .delete || fields.isEmpty ? .none : .fields(fields),
            answer: Answer(status: status ?? (schema == nil ? .noContent : .ok), schema: schema)
        ) { request in
            let caller = try request.signedIn()
            return try await request.site.lanes.act(as: caller) { try body(request, $0) }
        }
    }
}
