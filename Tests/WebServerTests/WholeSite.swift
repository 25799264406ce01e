import Campus
import Credentials
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Testing

@testable import Operations
@testable import WebServer

/// All that a server answers of a home in which sam has one of everything: pages, API, files, feeds, calendar
/// programs and figures, over https, asked without a socket.
final class WholeSite: Sendable {
    /// What is asked, and by whom.
    struct Question: CustomStringConvertible, Sendable {
        var method = HTTPRequest.Method.get
        var path: String
        /// Nil for nobody.
        var caller: String?
        var fields: [String: String] = [:]
        var body: String?

        var description: String { "\(method) \(path) as \(caller ?? "nobody")" }
    }

    static let metricsToken = "open sesame for figures"

    let planted: PlantedSite
    let site: Site
    /// What opens sam's calendars.
    let appPassword: String
    /// The path of a feed of sam's.
    let feed: String
    /// The number of sam's calendar.
    private let source: String
    private let client: RouterClient

    init(logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) async throws {
        planted = try await PlantedSite()
        try Data("zone: UTC\nserver: {metricsToken: \(Self.metricsToken)}\n".utf8)
            .write(to: URL(fileURLWithPath: planted.home + "/config.yaml"))
        let home = try Home(planted.home)
        let sam = home.desks(as: try home.caller(try Handle.checked("sam"), at: TestSite.start))
        appPassword = try sam.account.addAppPassword("Mac").token.text
        feed = FeedLink(try sam.feeds.add("Mac").token, at: nil).url
        let calendar = try sam.sources.list().first { $0.source.name == "Mine" }
        source = try #require(calendar).source.id.description
        site = Site(home, logger: logger, isSecure: true) { TestSite.start }
        client = RouterClient(
            BelltowerServer.router(of: site, try PageSite.app.get()).buildResponder())
    }

    deinit { site.close() }

    func ask(_ question: Question) async throws -> TestAnswer {
        var headers = HTTPFields()
        if let token = question.caller.flatMap({ planted.tokens[$0] }) {
            headers[.authorization] = "Bearer \(token)"
        }
        for (name, value) in question.fields {
            headers[try #require(HTTPField.Name(name))] = value
        }
        return try await client.ask(question.method, question.path, headers, question.body)
    }

    func ask(_ path: String, as caller: String?) async throws -> TestAnswer {
        try await ask(Question(path: path, caller: caller))
    }

    /// What a calendar program of sam's shows.
    var basic: String { "Basic " + Data("sam:\(appPassword)".utf8).base64EncodedString() }

    /// The versions of all who are here: what they and the campus see.
    func versions() throws -> [Int64] {
        let home = site.home
        let people = try PlantedSite.callers.dropFirst().map {
            try home.caller(try Handle.checked($0), at: TestSite.start).person.id
        }
        let found = try home.numbers(of: Set(people.map(Topic.person)))
        return people.map { found.topics[.person($0)] ?? 0 } + [found.total]
    }
}

// MARK: - What there is to ask

extension WholeSite {
    /// A page's path with something of sam's in each place, or of the campus.
    func path(of page: PageRoute) -> String {
        var path = page.path
        for (pattern, value) in places where "\(path)/".hasPrefix("\(pattern)/") {
            path = value + path.dropFirst(pattern.count)
        }
        return path.replacing(/\{\w+\}/, with: "1")
    }

    private var places: [(String, String)] {
        func planted(_ path: String) -> String { self.planted.places[path] ?? "1" }
        return [
            ("/item/{id}", "/item/\(planted("/items/{id}"))"),
            ("/entries/{id}", "/entries/\(planted("/entries/{id}"))"),
            ("/events/{id}", "/events/\(planted("/events/{id}"))"),
            ("/communities/{id}", "/communities/1"), ("/sources/{id}", "/sources/\(source)"),
            ("/class/{code}", "/class/CM50123"), ("/people/{handle}", "/people/kim"),
            ("/operator/people/{handle}", "/operator/people/kim"),
            ("/reports/{id}", "/reports/\(planted("/reports/{id}"))"),
            ("/drinks/{id}", "/drinks/\(planted("/drinks/{uuid}"))"),
            ("/report/{kind}/{id}", "/report/profile/kim"),
            ("/agenda/day/{date}", "/agenda/day/2026-10-09"),
            ("/agenda/week/{date}", "/agenda/week/2026-10-09"),
            ("/agenda/month/{month}", "/agenda/month/2026-10"),
            ("/agenda/year/{year}", "/agenda/year/2026"),
        ]
    }

    /// Every page and every route of the API that is looked at, but the stream, which does not end.
    func looks(as caller: String?, _ fields: [String: String] = [:]) -> [Question] {
        let pages = PageTable.all.filter { $0.method == .get }.map { path(of: $0) }
        let routes = RouteTable.all.filter { $0.method == .get }
            .map { RouteTable.prefix + planted.path(of: $0) }
        return (pages + routes).map { Question(path: $0, caller: caller, fields: fields) }
    }

    /// Every form and every route of the API that does something, as another site would have a browser ask.
    func crossedActs() -> [Question] {
        let pages = PageTable.all.filter { $0.method != .get }.map { ($0.method, path(of: $0)) }
        let routes = RouteTable.all.filter { $0.method != .get }
            .map { ($0.method, RouteTable.prefix + planted.path(of: $0)) }
        return (pages + routes).map { method, path in
            Question(
                method: method, path: path, caller: "sam",
                fields: ["Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"])
        }
    }

    /// What is neither a page nor of the API, and what goes wrong.
    func others() throws -> [Question] {
        let files = try PageSite.app.get().files.keys.sorted().map { Question(path: $0) }
        let home = "/dav/calendars/\(try sam)/"
        let program = ["Authorization": basic, "Depth": "1", "Content-Type": "application/xml"]
        let calendars = [("PROPFIND", "/dav/"), ("PROPFIND", home), ("GET", home)].compactMap {
            method, path in
            HTTPRequest.Method(method).map { Question(method: $0, path: path, fields: program) }
        }
        return files + calendars + [
            Question(path: "/offline"), Question(path: "/manifest.webmanifest"),
            Question(path: "/api/openapi.json"), Question(path: "/api/v1/stream"),
            Question(path: "/metrics"),
            Question(path: "/metrics", fields: ["Authorization": "Bearer \(Self.metricsToken)"]),
            Question(path: feed), Question(path: "/feed/nobody.ics"),
            Question(path: "/.well-known/caldav"), Question(path: "/remote.php/dav"),
            Question(method: .options, path: "/dav/"), Question(path: "/dav/"),
            Question(path: "/nowhere", fields: ["Accept": "text/html"]),
            Question(path: "/nowhere", caller: "sam", fields: ["Accept": "text/html"]),
            Question(path: "/api/v1/nowhere"), Question(path: "/files/nothing.css"),
            Question(method: .post, path: "/api/v1/agenda", caller: "sam"),
            Question(
                method: .post, path: "/sign-in", fields: ["Sec-Fetch-Site": "same-origin"],
                body: String(repeating: "x", count: 17 << 10)),
            Question(
                method: .post, path: "/sign-out", caller: "kim",
                fields: ["Sec-Fetch-Site": "same-origin"]),
        ]
    }

    private var sam: PersonID {
        get throws {
            let home = site.home
            return try home.caller(try Handle.checked("sam"), at: TestSite.start).person.id
        }
    }
}
