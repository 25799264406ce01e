import Campus
import Foundation
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// Kim and ada are sam's friends; it is Thursday, 8 October 2026, 9:00.
@Suite("Pages on which friends are asked to come")
struct ProposePageTests {
    let site: PageSite

    init() throws {
        site = try PageSite()
        for handle in ["kim", "ada"] {
            try site.signUp(handle)
            _ = try site.desks(handle).friends.request("sam")
            try site.desks("sam").friends.accept(handle)
        }
    }

    private static let form = [
        "with": "kim", "title": "Study <b>", "date": "2026-10-09", "start": "16:00",
        "end": "17:30", "location": "Library",
    ]

    @Test("a gap is proposed, accepted and declined, each by one button")
    func journey() async throws {
        let page = try await site.get(
            "/free/propose?with=kim&date=2026-10-09&start=16:00&end=17:30")
        #expect(page.status == 200 && page.has("name=\"with\" value=\"kim\""))
        #expect(page.has("placeholder=\"Sam and Kim\"") && page.has("value=\"16:00\""))
        let asked = try await site.post("/free/propose", Self.form)
        #expect(asked.status == 303 && asked.next == "/events/e1")
        #expect(asked.flash?.contains("You asked Kim to come: Study <b>") == true)
        let own = try await site.get("/events/e1")
        #expect(own.has("By invitation") && own.has("no answer yet") && own.has("Library"))
        let friends = try await site.get("/friends", as: "kim")
        #expect(friends.has("You are asked to come") && friends.has("I will come"))
        #expect(friends.has("Study &lt;b&gt;"))
        #expect(try await site.get("/events", as: "kim").has("I cannot come"))
        #expect(try await !site.get("/events", as: "ada").has("Study"))
        #expect(try await site.get("/events/e1", as: "ada").status == 404)
        let declined = try await site.post(
            "/events/e1/drop", ["next": "/friends"], as: "kim")
        #expect(declined.next == "/friends")
        #expect(declined.flash?.contains("You do not come") == true)
        #expect(try await !site.get("/friends", as: "kim").has("You are asked to come"))
        #expect(try await site.get("/events/e1").has("cannot come"))
        _ = try await site.post("/events/e1/join", as: "kim")
        #expect(try await site.get("/events/e1").has(">comes<") == false)
        #expect(try await site.get("/events/e1").has("comes</span>"))
    }

    @Test("without a title it is called by who is asked; who comes is news on every first page")
    func news() async throws {
        let untitled = Self.form.filter { $0.key != "title" }
        _ = try await site.post("/free/propose", untitled)
        #expect(try await !site.get("/").has("comes"))
        _ = try await site.post("/events/e1/join", as: "kim")
        let line = "<a href=\"/events/e1\">Sam and Kim: kim comes</a>"
        #expect(try await site.get("/").has(line))
        #expect(try await site.get("/changes").has(line))
        #expect(try await !site.get("/changes", as: "kim").has("kim comes"))
        #expect(try await !site.get("/changes?month=2026-09").has("kim comes"))
        let item = try await site.get("/item/e1")
        #expect(item.has("<p>Kim: comes</p>"))
        _ = try await site.post("/me/settings", ["view": "simple"])
        #expect(try await site.get("/").has("What has changed? 1 since yesterday"))
        #expect(try await site.get("/item/e1").has("<p>Kim: comes</p>"))
    }

    @Test("who does not share free times is asked too, at a time that suits oneself")
    func shut() async throws {
        for path in ["/free", "/people/kim"] {
            #expect(try await site.get(path).has("href=\"/free/propose?with=kim\""), "\(path)")
        }
        let page = try await site.get("/free/propose?with=kim")
        #expect(page.has("The free times of Kim are not shared with you"))
        #expect(page.has("value=\"2026-10-08\"") && page.has("value=\"10:00\""))
        #expect(page.has("value=\"11:00\"") && page.has("href=\"/free\">"))
        let asked = try await site.post("/free/propose", Self.form)
        #expect(asked.status == 303 && asked.flash?.contains("Overlaps") == false)
        let late = Self.form.merging(["start": "14:30", "end": "15:30"]) { $1 }
        let clash = try await site.post("/free/propose", late)
        #expect(clash.flash?.contains(": Study <b>. Overlaps Dentist for 30 minutes.") == true)
        _ = try site.desks("kim").settings.set("share-busy", "friends")
        let shared = try await site.get("/free/propose?with=kim")
        #expect(!shared.has("not shared with you") && shared.has("href=\"/free?with=kim\">"))
        #expect(try await site.get("/add").has("href=\"/free\">Ask friends to come</a>"))
    }

    @Test("what cannot be asked keeps what was typed")
    func refused() async throws {
        var form = Self.form
        form["with"] = "op"
        let stranger = try await site.post("/free/propose", form)
        #expect(stranger.status == 422 && stranger.has("not among your friends"))
        #expect(stranger.has("value=\"Study &lt;b&gt;\"") && stranger.has("value=\"Library\""))
        form = Self.form
        form["start"] = "late"
        #expect(try await site.post("/free/propose", form).status == 422)
        form["with"] = nil
        #expect(try await site.post("/free/propose", form).status == 422)
        #expect(try await site.get("/free/propose?with=nobody").status == 404)
        #expect(try site.desks("sam").events.list(EventSelection()).isEmpty)
    }
}
