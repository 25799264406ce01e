import Campus
import Foundation
import HTTPTypes
import Hummingbird
import Operations
import Recurrence
import Wire
import Words

/// A request to a route, with what it brought read and checked.
struct APIRequest: Sendable {
    let site: Site
    let context: SiteContext
    let now: Instant
    /// The path and the query as they came.
    let target: String
    let path: [String: String]
    let query: Fields
    let body: Fields
    /// A calendar, or another document, where one came as the body.
    let document: [UInt8]?
    /// By what the request is told from another one; nil where it has no key.
    let key: RequestKey?
    /// The version that is to be altered, and no other.
    let ifMatch: String?

    /// What stands in a place of the path.
    subscript(name: String) -> String { path[name] ?? "" }

    /// Who asks.
    ///
    /// - Throws: `Refusal.unauthenticated` where nobody is signed in.
    func signedIn() throws(Refusal) -> Caller {
        guard let caller = context.caller else {
            throw Refusal(.unauthenticated, "refusal.session.none")
        }
        return caller
    }

    /// The words in which sentences are told that a home keeps: of the language that the person chose,
    /// else of the one that the request wants.
    func words(_ desks: Desks) throws(Refusal) -> Catalogue {
        try desks.settings.pageChoices().language ?? Catalogue.of(context.language)
    }

    /// A number in the path; a thing of that number is missing where it is none.
    func number(_ name: String) throws(Refusal) -> Int64 {
        guard let number = Int64(self[name]) else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        return number
    }
}

extension APIRequest {
    /// The most that an object of fields may have, in bytes: the longest of them has 4,000 characters.
    private static let mostOfFields = 64 << 10

    /// Reads what a request brought for a route.
    ///
    /// - Throws: `Refusal.invalid`, naming what is wrong; `HTTPError` for a body that is too large or of
    ///   another kind.
    init(_ request: Request, _ context: SiteContext, for route: Route, at site: Site) async throws {
        self.site = site
        self.context = context
        now = site.now
        target = request.uri.description
        var path: [String: String] = [:]
        for name in route.parameters {
            let raw = context.coreContext.parameters.get(name) ?? ""
            guard let text = raw.removingPercentEncoding, text.utf8.count <= 1_000 else {
                throw Refusal(.missing, "refusal.path.unknown")
            }
            path[name] = text
        }
        self.path = path
        query = try Fields(
            query: request.uri.queryParameters.lazy.map { (String($0.key), String($0.value)) },
            as: route.query)
        ifMatch = request.headers[.ifMatch]
        let bytes = try await Self.bytes(of: request, for: route, by: context, at: site)
        (body, document) = try Self.body(bytes, of: request, for: route)
        key =
            try route.isRepeatable
            ? request.headers[.idempotencyKey].map { text in
                let asked = "\(request.method) \(request.uri)\n"
                return try RequestKey(text, of: asked + String(decoding: bytes, as: UTF8.self))
            } : nil
    }

    /// What a body is: fields, or a document.
    ///
    /// - Throws: `HTTPError` for one of another kind.
    private static func body(
        _ bytes: [UInt8], of request: Request, for route: Route
    ) throws -> (Fields, document: [UInt8]?) {
        let isJSON = mediaType(of: request) == "application/json"
        switch route.body {
        case .none: return (try Fields([:], as: []), nil)
        case .calendarOrFields where isCalendar(request): return (try Fields([:], as: []), bytes)
        case .picture:
            // Which kind it is its bytes say.
            guard bytes.isEmpty || mediaType(of: request)?.hasPrefix("image/") ?? false else {
                throw HTTPError(.unsupportedMediaType)
            }
            return (try Fields([:], as: []), bytes)
        case .document:
            guard isJSON else { throw HTTPError(.unsupportedMediaType) }
            return (try Fields([:], as: []), bytes)
        case .fields(let fields), .calendarOrFields(let fields):
            guard !bytes.isEmpty else { return (try Fields([:], as: fields), nil) }
            guard isJSON else { throw HTTPError(.unsupportedMediaType) }
            guard case .object(let object)? = try? JSONValue(Data(bytes)) else {
                throw Refusal(.invalid, "refusal.body.unreadable")
            }
            return (try Fields(object, as: fields), nil)
        }
    }

    private static func bytes(
        of request: Request, for route: Route, by context: SiteContext, at site: Site
    ) async throws -> [UInt8] {
        let most: Int
        switch route.body {
        case .none: return []
        case _ where context.caller == nil: most = BodyLimits.mostOfNobody
        case .document: most = BodyLimits.most
        case .picture: most = PictureMaking.mostBytes
        case .calendarOrFields where isCalendar(request): most = mostUploaded
        case .fields, .calendarOrFields: most = mostOfFields
        }
        return Array(
            try await site.body(of: request, upTo: most, by: context).readableBytesView)
    }

    /// The same of a calendar, or of a list of drinks.
    private static let mostUploaded = 20 << 20

    private static func isCalendar(_ request: Request) -> Bool {
        mediaType(of: request) == "text/calendar"
    }

    private static func mediaType(of request: Request) -> String? {
        request.headers[.contentType]?.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    }
}

extension HTTPField.Name {
    static var idempotencyKey: Self { known("Idempotency-Key") }
}

extension Route {
    /// Whether to repeat it with the same key answers the same, and does nothing.
    var isRepeatable: Bool { method == .post && access == .person && !isUnrepeatable }
}

/// Which part of a list is asked for.
struct ListPart: Sendable {
    var limit: Int
    var after: Int

    /// For all lists.
    static let fields: [Field] = [
        .number("limit", in: 1...1_000, "How many at most; 200 without it."),
        .text("after", most: 20, "What `next` said."),
    ]

    func page<Each: Shape>(_ shapes: [Each]) -> PageShape<Each> {
        PageShape(shapes, limit: limit, after: after)
    }
}

extension APIRequest {
    /// - Throws: `Refusal.invalid` for an `after` that no answer said.
    func part() throws(Refusal) -> ListPart {
        let after = query.text("after").map(Int.init) ?? .some(0)
        guard let after, after >= 0 else {
            throw Refusal(.invalid, "refusal.field.wrong", with: ["field": "after"])
        }
        return ListPart(limit: query.number("limit") ?? 200, after: after)
    }
}
