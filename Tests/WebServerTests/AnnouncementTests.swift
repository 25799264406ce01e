import Campus
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// It is Thursday, 8 October 2026, 9:00.
@Suite("Page of notices by staff")
struct AnnouncementPageTests {
    private static let address = "/operator/announcements"

    @Test("what is put up stands on everybody's Today, in each view")
    func shown() async throws {
        let site = try PageSite()
        #expect(try await site.get(Self.address, as: "op").has("Nothing stands there now."))
        let answer = try await site.post(
            Self.address, ["text": "<b>Exams</b> are in the hall", "until": "2026-10-09"], as: "op")
        #expect((answer.status, answer.next) == (303, Self.address))
        let page = try await site.get("/")
        #expect(page.has("&lt;b&gt;Exams&lt;/b&gt; are in the hall"))
        #expect(page.has("Op, until tomorrow"))
        _ = try await site.post("/me/view", ["view": "simple"])
        #expect(try await site.get("/").has("are in the hall"))
        // Who has nothing yet sees it too.
        #expect(try await site.get("/", as: "op").has("are in the hall"))
        site.clock.jump(2 * 86_400)
        #expect(try await !site.get("/").has("are in the hall"))
        #expect(try await site.get(Self.address, as: "op").has("Notices that are over"))
    }

    @Test("is for staff and operators, whom it leads back to where they came from")
    func callers() async throws {
        let site = try PageSite()
        #expect(try await site.get(Self.address).status == 403)
        #expect(try await site.post(Self.address, ["text": "x", "until": "today"]).status == 403)
        #expect(try await !site.get("/me").has(Self.address))
        _ = try site.desks("op").people.edit("sam", ProfileEdit(), role: .staff)
        let page = try await site.get(Self.address)
        #expect(page.status == 200 && page.has("href=\"/me\""))
        #expect(try await site.get("/me").has(Self.address))
        #expect(try await site.get(Self.address, as: "op").has("href=\"/operator\""))
        _ = try site.desks("op").people.suspend("sam")
        #expect(try await site.get(Self.address).status == 200)
        let refused = try await site.post(Self.address, ["text": "x", "until": "today"])
        #expect(refused.status == 422 || refused.status == 403)
        #expect(refused.has("suspended"))
    }

    @Test("keeps what was typed beside what is wrong with it")
    func refused() async throws {
        let site = try PageSite()
        let page = try await site.post(
            Self.address, ["text": "Long ago", "until": "2026-10-01"], as: "op")
        #expect(page.status == 422 && page.has(">Long ago</textarea>"))
        #expect(page.has("value=\"2026-10-01\"") && page.has("id=\"until-p\""))
        let empty = try await site.post(
            Self.address, ["text": " ", "until": "2026-10-09"], as: "op")
        #expect(empty.status == 422 && empty.has("id=\"text-p\""))
    }

    @Test("asks before one is taken down")
    func ended() async throws {
        let site = try PageSite()
        let id = try site.desks("op").announcements.add("Hello all", until: "today").id
        let way = "\(Self.address)/\(id)/delete"
        #expect(try await site.get(Self.address, as: "op").has("href=\"\(way)\""))
        let question = try await site.get(way, as: "op")
        #expect(question.has("Take this notice down?") && question.has("Hello all"))
        #expect(try await site.post(way).status == 403)
        let answer = try await site.post(way, as: "op")
        #expect((answer.status, answer.next) == (303, Self.address))
        #expect(try await !site.get("/").has("Hello all"))
        #expect(try await site.get(Self.address, as: "op").has("taken down 9:00"))
    }
}

@Suite("Notices by staff by the API")
struct AnnouncementRouteTests {
    @Test("are put up, listed and taken down")
    func life() async throws {
        let site = try TestSite()
        let (op, kim) = (try site.signUp("op"), try site.signUp("kim"))
        let body = #"{"text":"Exams are in the hall","until":"2026-10-09"}"#
        #expect(try await site.ask(.post, "/announcements", body, as: kim).status == 403)
        let made = try await site.ask(.post, "/announcements", body, as: op)
        #expect(made.status == 201 && made.object["until"] as? String == "2026-10-09")
        let id = try #require(made.object["id"] as? Int)
        let listed = try await site.ask(.get, "/announcements", as: kim).items
        #expect(listed.map { $0["text"] as? String } == ["Exams are in the hall"])
        #expect((listed.first?["author"] as? [String: Any])?["handle"] as? String == "op")
        #expect(try await site.ask(.get, "/announcements").status == 401)
        #expect(try await site.ask(.get, "/announcements?all=true", as: kim).status == 403)
        #expect(try await site.ask(.delete, "/announcements/\(id)", as: kim).status == 403)
        #expect(try await site.ask(.delete, "/announcements/x", as: op).status == 404)
        #expect(try await site.ask(.delete, "/announcements/\(id)", as: op).status == 204)
        #expect(try await site.ask(.delete, "/announcements/\(id)", as: op).status == 404)
        #expect(try await site.ask(.get, "/announcements", as: kim).items.isEmpty)
        let all = try await site.ask(.get, "/announcements?all=true", as: op).items
        #expect(all.count == 1 && all.first?["ended"] is String)
    }

    @Test(
        "so are not put up",
        arguments: [
            "{}", #"{"text":"x"}"#, #"{"text":"","until":"today"}"#,
            #"{"text":"x","until":"2027-01-01"}"#, #"{"text":"x","until":"today","by":"kim"}"#,
        ])
    func refused(body: String) async throws {
        let site = try TestSite()
        let op = try site.signUp("op")
        #expect(try await site.ask(.post, "/announcements", body, as: op).status == 422)
    }
}
