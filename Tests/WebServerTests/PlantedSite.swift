import Campus
import Credentials
import Foundation
import Recurrence
import Reminding
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// A home in which sam has one of everything, and some others are there.
final class PlantedSite: Sendable {
    static let callers = ["nobody", "kim", "sue", "sam", "op"]

    let folder: TemporaryFolder
    /// By handle; `nobody` has none.
    let tokens: [String: String]
    /// What stands in the places of a path, by the path.
    let places: [String: String]

    var home: String { folder.path + "/home" }

    init() async throws {
        let site = try TestSite()
        folder = site.folder
        var tokens = ["op": try site.signUp("op")]
        for handle in ["sam", "kim", "sue", "ann"] { tokens[handle] = try site.signUp(handle) }
        self.tokens = tokens
        try Self.plantCampus(try site.desks("op"), in: site.folder)
        places = try Self.plant(site)
        _ = try site.desks("op").people.suspend("sue")
        site.site.close()
    }

    private static func plantCampus(_ op: Desks, in folder: TemporaryFolder) throws {
        let modules = try folder.write(
            #"[{"code":"CM50123","title":"Networks"},{"code":"MA20216","title":"Algebra"}]"#,
            as: "modules.json")
        _ = try op.modules.loadModules(modules)
        let programmes = try folder.write(
            #"[{"name":"MSc","modules":["CM50123","MA20216"]}]"#, as: "programmes.json")
        _ = try op.modules.loadProgrammes(programmes)
        _ = try op.communities.create("Chess")
        _ = try op.announcements.add("The library closes at six", until: "2026-10-09")
    }

    private static func plant(_ site: TestSite) throws -> [String: String] {
        let sam = try site.desks("sam")
        let entry = try sam.personal.add(
            PersonalWords(summary: "Dentist", start: "2026-10-09 14:00"))
        let calendar = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n\
            DTSTAMP:20261001T000000Z\r\nDTSTART:20261009T090000Z\r\nDTEND:20261009T100000Z\r\n\
            SUMMARY:Networks\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
            """
        _ = try sam.sources.take(Array(calendar.utf8), named: "Mine")
        _ = try sam.enrolment.enrol(["CM50123"])
        let comment = try sam.comments.add(on: "CM50123", "Bring paper")
        let drink = try sam.water.log("glass")
        var draft = EventDraft()
        (draft.title, draft.start, draft.password) = (
            "Party", "2026-10-10 20:00", .words("secret word")
        )
        let event = try sam.events.publish(draft, in: nil)
        _ = try sam.communities.join("Chess")
        try sam.pictures.set(Picture(digest: "5b0c", small: [1], large: [2]))
        _ = try site.desks("ann").friends.request("sam")
        _ = try site.desks("kim").friends.request("op")
        try sam.reports.report(.profile, "ann", for: .other)
        let op = try site.desks("op")
        let settled = try #require(try op.cases.list().first).moderationCase.id
        let decision = try op.decisions.decide(
            settled, DecisionDraft(.keep, on: .other, "It is fine."))
        let report = try sam.reports.report(.profile, "kim", for: .other)
        let open = try #require(try op.cases.list().first).moderationCase.id
        let password = try sam.account.addAppPassword("Phone").password
        let feed = try sam.feeds.add("Phone").feed
        let party = try site.site.party()
        let offer = try sam.account.offerPasskey(at: party)
        let passkey = try sam.account.addPasskey(
            SoftAuthenticator().made(.init(offer.challenge.text, at: party)), at: party,
            name: "Phone")
        let session = try #require(try sam.account.sessions().first)
        let reminder = try #require(
            try sam.reminders.upcoming(from: nil, to: "2026-10-12")
                .first { $0.reminder.item?.id == entry.id })
        return [
            "/items/{id}": "\(entry.id)", "/entries/{id}": "\(entry.id)", "/sources/{id}": "Mine",
            "/comments/{id}": "\(comment)", "/pictures/{digest}": "5b0c",
            "/drinks/{uuid}": drink.drink.id.text,
            "/events/{id}": event.event.name, "/communities/{id}": "Chess",
            "/feeds/{id}": "\(feed.id)", "/app-passwords/{id}": "\(password.id)",
            "/passkeys/{id}": "\(passkey.id)",
            "/sessions/{id}": "\(session.id)",
            "/reminders/{id}": reminder.reminder.id, "/me/addresses/{id}": "1",
            "/me/reports/{id}": "\(report)", "/reports/{id}": "\(open)",
            "/decisions/{id}": "\(decision)",
            "/modules/{code}": "CM50123", "/programmes/{name}": "MSc",
            "/operator/statistics/{name}": "people",
            "/people/{handle}": "kim", "/friends/{handle}": "ann", "/blocks/{handle}": "kim",
            "/announcements/{id}": "1", "/mutes/{subject}": "Chess",
            "/communities/{id}/organisers/{handle}": "kim",
        ]
    }

    /// A route's path with something in each place.
    func path(of route: Route) -> String {
        var path = route.path
        for (pattern, value) in places.sorted(by: { $0.key.count > $1.key.count })
        where path.hasPrefix(pattern) {
            path = pattern.replacing(/\{\w+\}$/, with: value) + path.dropFirst(pattern.count)
        }
        return path.replacing("/communities/{id}", with: "/communities/Chess")
    }
}
