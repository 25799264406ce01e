import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// Who gets what of every route: `Fixtures/routes.txt`.
@Suite("Routes and callers")
struct RouteCallerTests {
    /// What is sent along, where the route wants something.
    private static let bodies = [
        "POST /codes": #"{"address":"sam@example.org"}"#, "POST /sessions": #"{"code":"12345678"}"#,
        "POST /sessions/{id}/proof": #"{"password":"none of them"}"#,
        "PATCH /me": #"{"bio":"Hello"}"#, "PUT /me/password": #"{"password":"correct horse 99"}"#,
        "POST /me/addresses": #"{"address":"sam@example.org"}"#,
        "POST /me/addresses/confirm": #"{"address":"sam@example.org","code":"12345678"}"#,
        "PATCH /settings": #"{"waking":"09:00-23:00"}"#, "POST /me/hours": #"{"minutes":5}"#,
        "PATCH /items/{id}": #"{"note":"x"}"#,
        "PUT /items/{id}/correction": #"{"place":"C4 2.01"}"#,
        "POST /entries": #"{"summary":"Run","start":"2026-10-09 18:00"}"#,
        "PATCH /entries/{id}": #"{"summary":"Doctor"}"#,
        "POST /sources": #"{"address":"http://127.0.0.1:9/a.ics"}"#,
        "PATCH /sources/{id}": #"{"every":7200}"#,
        "POST /modules/{code}/comments": #"{"text":"Hello"}"#,
        "PATCH /comments/{id}": #"{"text":"Hello"}"#,
        "POST /comments/{id}/reports": #"{"reason":"rude"}"#,
        "POST /reports": #"{"kind":"profile","name":"ann","reason":"other"}"#,
        "POST /reports/{id}/decision":
            #"{"outcome":"keep","ground":"other","words":"It is fine."}"#,
        "POST /reports/{id}/reopening": #"{"ground":"other","words":"It is fine."}"#,
        "POST /decisions/{id}/appeal": #"{"words":"It is not."}"#,
        "POST /people": #"{"handle":"lee"}"#, "PATCH /people/{handle}": #"{"role":"staff"}"#,
        "POST /people/{handle}/private": #"{"reason":"asked for help"}"#,
        "POST /friends/requests": #"{"to":"ann"}"#, "POST /communities": #"{"name":"Go"}"#,
        "PATCH /communities/{id}": #"{"name":"Go"}"#,
        "POST /events": ##"{"title":"Picnic","start":"2026-10-11 12:00","hashtag":"#picnic"}"##,
        "PATCH /events/{id}": #"{"location":"Park"}"#,
        "PUT /events/{id}/presence": #"{"code":"123456"}"#, "POST /drinks": "{}",
        "POST /drinks/sync": "[]", "PUT /goal": #"{"amount":"2l"}"#,
        "POST /reminders/{id}/snooze": #"{"for":"5m"}"#, "POST /reminders/{id}/dismiss": "{}",
        "PATCH /passkeys/{id}": #"{"name":"Phone"}"#,
        "POST /passkeys": ##"{"credential":{"id":"x","response":{}}}"##,
        "POST /feeds": #"{"name":"Phone"}"#,
        "PATCH /operator/settings": #"{"name":"Campus"}"#, "POST /operator/settings/undo": "{}",
        "POST /announcements": #"{"text":"Exams are in the hall","until":"2026-10-09"}"#,
        "POST /app-passwords": #"{"name":"Phone"}"#, "POST /invitations": "{}", "POST /undo": "{}",
    ]

    private static let queries = [
        "/free": "?with=ann", "/search": "?q=den", "/entries/{id}": "?scope=all",
    ]

    @Test("each gives everybody what is recorded, and no route is without a row")
    func table() async throws {
        let planted = try await PlantedSite()
        let columns = try await withThrowingTaskGroup(of: (String, [String]).self) { group in
            for caller in PlantedSite.callers {
                group.addTask { (caller, try await Self.statuses(of: caller, planted)) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let callers = PlantedSite.callers
        var lines = [
            "# What each route answers to nobody, somebody else, who is suspended, whose it is, and an operator."
        ]
        for (index, route) in RouteTable.all.enumerated() {
            let cells = callers.map { "\($0) \(columns[$0]?[index] ?? "")" }
            lines.append("\(route.method) \(route.path): \(cells.joined(separator: ", "))")
        }
        let text = lines.joined(separator: "\n") + "\n"
        let file = Fixtures.packageRoot.appendingPathComponent("Fixtures/routes.txt")
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] != nil {
            try Data(text.utf8).write(to: file)
            Issue.record("the table was recorded: read it")
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        let known = Set(recorded.split(separator: "\n"))
        #expect(text.split(separator: "\n").filter { !known.contains($0) } == [])
        #expect(text == recorded)
        Self.check(columns)
    }

    /// What must hold whatever is recorded.
    private static func check(_ columns: [String: [String]]) {
        for (index, route) in RouteTable.all.enumerated() {
            let status = columns.mapValues { $0[index] }
            let name = "\(route.method) \(route.path)"
            if route.access == .person { #expect(status["nobody"] == "401", "\(name)") }
            for caller in columns.values { #expect(caller[index] != "500", "\(name)") }
            let isSams = [
                "/items/", "/entries/", "/sources/", "/drinks/{", "/events/{",
                "/app-passwords/", "/feeds/{", "/passkeys/{", "/reminders/{",
            ].contains { route.path.hasPrefix($0) }
            if isSams {
                // Operators see what others publish, with a password or without.
                let others =
                    route.path.hasPrefix("/events/") ? ["kim", "sue"] : ["kim", "sue", "op"]
                for other in others {
                    #expect(["403", "404"].contains(status[other]), "\(name) \(other)")
                }
            }
        }
    }

    /// What looks is asked of one home; what acts, each of a copy.
    private static func statuses(
        of caller: String, _ planted: PlantedSite
    ) async throws -> [String] {
        let looking = try TestSite(planted.home)
        var statuses: [String] = []
        for route in RouteTable.all {
            let site = route.method == .get ? looking : try TestSite(planted.home)
            let key = "\(route.method) \(route.path)"
            let path = planted.path(of: route) + (queries[route.path] ?? "")
            let answer = try await site.ask(
                route.method, path, bodies[key], as: planted.tokens[caller])
            statuses.append("\(answer.status)")
        }
        return statuses
    }
}
