import HTTPTypes
import Hummingbird
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
    struct Outcome: Sendable {
        var status = HTTPResponse.Status.ok
        /// Nil for no body, and for what is not JSON.
        var schema: Schema?
        var mediaType = "application/json"
        /// Other statuses with the same body.
        var others: [HTTPResponse.Status] = []

        /// The kind of a body that is not JSON; nil for none.
        var document: String? { mediaType == "application/json" ? nil : mediaType }
    }

    /// What the body may be.
    enum Body: Sendable {
        case none
        /// A JSON object.
        case fields([Field])
        /// A calendar, or a JSON object.
        case calendarOrFields([Field])
        /// A picture, of whatever kind of those that are read.
        case picture
        /// A JSON document that is read by who knows its form.
        case document(Schema)
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
    var answer: Outcome
    /// Whether what it answers is a secret, or is not to be repeated by a key: sessions, passwords.
    var isUnrepeatable = false
    /// Whether it takes many times what an agenda takes, and so may be asked less often.
    var isCostly = false
    /// Whether it heeds `If-Match`.
    var isVersioned = false
    var handle: Handler

    /// The names of what varies in the path.
    var parameters: [String] {
        path.split(separator: "/").filter { $0.hasPrefix("{") }.map {
            String($0.dropFirst().dropLast())
        }
    }
}

extension Route {
    /// The same, that may be asked less often.
    var costly: Route {
        var route = self
        route.isCostly = true
        return route
    }

    /// A route that alters nothing.
    static func look<Answer: Shape>(
        _ path: String, summary: String, of subject: String, query: [Field] = [],
        _ body: @escaping @Sendable (APIRequest, Desks) throws -> Answer
    ) -> Route {
        Route(
            method: .get, path: path, summary: summary, subject: subject, query: query,
            answer: Outcome(schema: Answer.component)
        ) { request in
            let caller = try request.signedIn()
            return try await request.site.lanes.look(as: caller) { .json(try body(request, $0)) }
        }
    }

    /// A list, of which a part is given at a time.
    ///
    /// - Parameter isView: whether it is told by the topics that the desks read and the minute alone, and so is made
    ///   once a minute at most.
    static func list<Each: Shape>(
        _ path: String, summary: String, of subject: String, query: [Field] = [],
        isView: Bool = false, _ body: @escaping @Sendable (APIRequest, Desks) throws -> [Each]
    ) -> Route {
        Route(
            method: .get, path: path, summary: summary, subject: subject,
            query: query + ListPart.fields, answer: Outcome(schema: .page(of: Each.component))
        ) { request in
            let caller = try request.signedIn()
            let (site, part) = (request.site, try request.part())
            let (target, language) = (request.target, request.context.language)
            if isView,
                let kept = site.keptView(target, in: language, of: caller, build: Belltower.version)
            {
                return kept
            }
            return try await site.lanes.look(as: caller) { desks in
                func make(_ desks: Desks) throws -> Reply {
                    .json(part.page(try body(request, desks)))
                }
                guard isView else { return try make(desks) }
                return try site.view(
                    target, in: language, desks, build: Belltower.version, make: make)
            }
        }
    }

    /// A route that alters something, and answers what it is then.
    ///
    /// - Parameter current: what it alters, as GET answers it: `If-Match` is compared with that.
    static func act<Answer: Shape>(
        _ method: HTTPRequest.Method, _ path: String, summary: String, of subject: String,
        query: [Field] = [], takes fields: [Field] = [], status: HTTPResponse.Status = .ok,
        matching current: Version? = nil,
        by body: @escaping @Sendable (APIRequest, Desks) throws -> Answer
    ) -> Route {
        acting(
            Route(
                method: method, path: path, summary: summary, subject: subject, query: query,
                body: fields.isEmpty ? .none : .fields(fields),
                answer: Outcome(status: status, schema: Answer.component), handle: { _ in .nothing }
            ), matching: current
        ) { .json(try body($0, $1), status: status) }
    }

    /// The same of what takes long before it can alter anything, and takes no act's turn meanwhile.
    static func act<Prepared: Sendable, Answer: Shape>(
        _ method: HTTPRequest.Method, _ path: String, summary: String, of subject: String,
        takes fields: [Field], status: HTTPResponse.Status = .ok, matching current: Version? = nil,
        preparing prepare: @escaping @Sendable (APIRequest) async throws -> Prepared,
        act: @escaping @Sendable (APIRequest, Desks, Prepared) throws -> Answer
    ) -> Route {
        let route = Route(
            method: method, path: path, summary: summary, subject: subject, body: .fields(fields),
            answer: Outcome(status: status, schema: Answer.component), handle: { _ in .nothing })
        return acting(route, matching: current, preparing: prepare) { request, desks, prepared in
            .json(try act(request, desks, prepared), status: status)
        }
    }

    /// A route that alters something, of which there is nothing to say.
    static func done(
        _ method: HTTPRequest.Method, _ path: String, summary: String, of subject: String,
        query: [Field] = [], takes fields: [Field] = [], matching current: Version? = nil,
        by body: @escaping @Sendable (APIRequest, Desks) throws -> Void
    ) -> Route {
        acting(
            Route(
                method: method, path: path, summary: summary, subject: subject, query: query,
                body: fields.isEmpty ? .none : .fields(fields),
                answer: Outcome(status: .noContent), handle: { _ in .nothing }),
            matching: current
        ) { request, desks in
            try body(request, desks)
            return .nothing
        }
    }

    /// What a route alters, as GET answers it.
    typealias Version = @Sendable (APIRequest, Desks) throws -> Reply

    private static func acting(
        _ route: Route, matching current: Version?,
        _ body: @escaping @Sendable (APIRequest, Desks) throws -> Reply
    ) -> Route {
        acting(route, matching: current, preparing: { _ in }) { request, desks, _ in
            try body(request, desks)
        }
    }

    private static func acting<Prepared: Sendable>(
        _ route: Route, matching current: Version?,
        preparing prepare: @escaping @Sendable (APIRequest) async throws -> Prepared,
        _ body: @escaping @Sendable (APIRequest, Desks, Prepared) throws -> Reply
    ) -> Route {
        var route = route
        route.isVersioned = current != nil
        route.handle = { request in
            let prepared = try await prepare(request)
            return try await request.act { desks in
                // Nobody else acts between the comparison and the act, in this process.
                if let current, let wanted = request.ifMatch {
                    guard try current(request, desks).isNamed(in: wanted) else {
                        throw HTTPError(.preconditionFailed)
                    }
                }
                return try body(request, desks, prepared)
            }
        }
        return route
    }
}
