import Campus
import HTTPTypes
import Hummingbird
import Operations

/// All routes of the API, and their way into the router.
enum RouteTable {
    static let prefix = "/api/v1"

    static let all =
        ofSessions + ofMe + ofPictures + ofCalendar + ofEntries + ofCorrections + ofSources
        + ofModules
        + ofComments + ofPeople
        + ofFriends + ofCommunities + ofEvents + ofWater + ofBell + ofPush + ofPasskeys
        + ofFeeds + ofAppPasswords
        + ofReports
        + ofAnnouncements
        + ofStatistics
        + ofSite
        + ofSearch
        + ofAudit
        + ofStewardship
        + ofHealth

    /// Adds them to a router, with an answer for each method that a path does not know.
    static func add(to router: Router<SiteContext>, at site: Site) {
        router.get(RouterPath(OpenAPI.path)) { request, _ in
            OpenAPI.reply.unless(request.headers[.ifNoneMatch]).response
        }
        for (path, routes) in Dictionary(grouping: all, by: \.path) {
            let pattern = RouterPath(pattern(of: path))
            for route in routes {
                router.on(pattern, method: route.method, responder: RouteResponder(route, site))
            }
            let known = Set(routes.map(\.method))
            let allowed = known.union(known.contains(.get) ? [.head] : [])
                .map(\.rawValue).sorted().joined(separator: ", ")
            for method in methods
            where !known.contains(method) && !(method == .head && known.contains(.get)) {
                router.on(pattern, method: method) { _, context -> Response in
                    var reply = Problem(
                        .methodNotAllowed, "problem.method", in: context.language
                    ).reply
                    reply.fields[.allow] = allowed
                    return reply.response
                }
            }
        }
    }

    private static let methods: [HTTPRequest.Method] = [
        .get, .head, .post, .put, .patch, .delete, .options, .trace, .query,
    ]

    /// Hummingbird's way of writing what varies: `/modules/:code`.
    private static func pattern(of path: String) -> String {
        prefix
            + path.split(separator: "/").map { part in
                part.hasPrefix("{") ? "/:\(part.dropFirst().dropLast())" : "/\(part)"
            }.joined()
    }
}

/// Answers one route.
struct RouteResponder: HTTPResponder {
    private let route: Route
    private let site: Site

    init(_ route: Route, _ site: Site) {
        self.route = route
        self.site = site
    }

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        if route.access == .person, context.caller == nil {
            throw Refusal(.unauthenticated, "refusal.session.none")
        }
        if route.isCostly, let caller = context.caller {
            try site.limits(of: context.credential).costly(
                of: caller.person.handle.text, at: site.now)
        }
        let asked = try await APIRequest(request, context, for: route, at: site)
        var reply = try await route.handle(asked)
        if route.method == .get { reply = reply.unless(request.headers[.ifNoneMatch]) }
        return reply.response
    }
}

extension HTTPRequest.Method {
    /// What asks with a body (draft-ietf-httpbis-safe-method-w-body).
    fileprivate static var query: Self { Self("QUERY") ?? .trace }
}
