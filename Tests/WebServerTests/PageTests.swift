import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages")
struct PageTests {
    private static let pages = [
        "/item/\(PageSite.entry)", "/item/\(PageSite.lesson)", "/item/\(PageSite.lesson)/all",
        "/more",
        "/item/\(PageSite.entry)/edit",
        "/item/\(PageSite.entry)/delete", "/add", "/add?date=2026-10-12", "/sources", "/sources/1",
        "/sources/1/delete", "/bell", "/devices", "/devices/others/end", "/me",
        "/me/erase", "/me/hours", "/me/hours?to=2026-09-01", "/me/hours/forget", "/friends",
        "/friends?q=o", "/free",
        "/help", "/events", "/events?q=a&past=true&mine=true", "/events/new", "/communities",
        "/communities?q=a&topic=b",
        "/modules", "/modules?q=x", "/programmes", "/people/op", "/people/sam",
        "/people/op/block", "/people/op/remove", "/search", "/search?q=dent",
        "/agenda/month", "/agenda/month/2026-10", "/agenda/year", "/agenda/year/2027",
        "/agenda/week?date=2026-10-12", "/water", "/water?days=28", "/reminders",
        "/reminders?days=7&past=14",
        "/changes", "/changes?month=2026-09&q=x", "/feeds", "/feeds/programs",
    ]

    @Test("is made for a home with one of everything", arguments: pages)
    func renders(page: String) async throws {
        let answer = try await PageSite().get(page)
        #expect(answer.status == 200)
        #expect(answer.has("</html>") && answer.has("<main"))
        // What a model lacks is seen where a template would have it.
        #expect(!answer.has("Optional(") && !answer.has("{{"))
    }

    @Test("leads who is not signed in to the door", arguments: pages.filter { $0 != "/help" })
    func nobody(page: String) async throws {
        let answer = try await PageSite().get(page, as: nil)
        #expect(answer.status == 303)
        #expect(answer.next?.hasPrefix("/sign-in?next=/") == true)
    }

    @Test("helps who is not signed in")
    func help() async throws {
        let answer = try await PageSite().get("/help", as: nil)
        #expect(answer.status == 200)
        #expect(answer.has("href=\"tel:+441225000000\""))
    }

    @Test("is shown to somebody suspended", arguments: pages)
    func suspended(page: String) async throws {
        let site = try PageSite()
        _ = try site.desks("op").people.suspend("sam")
        #expect(try await site.get(page).status == 200)
    }

    @Test(
        "tells somebody suspended why an act is not done",
        arguments: [
            ("/entries", ["summary": "Tea", "date": "2026-10-12", "start": "10:00"]),
            ("/item/\(PageSite.lesson)", ["note": "Bring paper"]),
            ("/item/\(PageSite.entry)/delete", [:]), ("/mutes", ["subject": "X", "muted": "true"]),
            ("/sources", ["address": "https://feed.example/a.ics"]), ("/sources/1/delete", [:]),
            ("/sources/1", ["name": "Other"]), ("/bell", ["digest": "07:30"]),
            ("/me", ["name": "Samuel", "handle": "sam"]), ("/drinks", ["category": "glass"]),
            ("/me/view", ["view": "simple"]), ("/me/visibility", ["hidden": "true"]),
            ("/me/hours", ["counting": "off"]),
            ("/enrolments", ["module": "CM50123"]), ("/undo", [:]), ("/friends", ["to": "op"]),
            ("/friends/withdraw", ["to": "op"]), ("/friends/sharing", ["share": "friends"]),
            ("/people/op/request", [:]), ("/people/op/accept", [:]), ("/people/op/decline", [:]),
            ("/people/op/remove", [:]), ("/people/op/block", [:]), ("/people/op/unblock", [:]),
            ("/events", ["title": "A", "date": "2026-10-12", "start": "10:00", "hashtag": "a"]),
            ("/events/join", ["event": "e1", "password": "secret word"]),
            ("/drinks", ["amount": "250 ml"]), ("/water/goal", ["amount": "2 l", "on": "true"]),
            ("/reminders/\(PageSite.lesson)-PT15M/snooze", ["for": "5m"]),
            ("/reminders/\(PageSite.lesson)-PT15M/dismiss", [:]),
            ("/drinks/0f8fad5b-d9cb-469f-a165-70867728950e/delete", [:]),
            ("/feeds", [:]), ("/feeds/programs", ["name": "Phone"]),
            ("/feeds/programs", ["for": "apple"]),
        ])
    func suspendedActs(path: String, form: [String: String]) async throws {
        let site = try PageSite()
        _ = try site.desks("op").people.suspend("sam")
        let answer = try await site.post(path, form)
        #expect([403, 422].contains(answer.status))
        #expect(answer.has("suspended") || answer.has("not yours"))
    }

    @Test(
        "goes on to a page of this site alone",
        arguments: [
            "https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)",
            "/ok\r\nX: y",
        ])
    func next(next: String) async throws {
        let answer = try await PageSite().post("/drinks", ["category": "glass", "next": next])
        #expect(answer.status == 303)
        #expect(answer.next == "/")
    }

    @Test("says what was done, once, on the page that comes next")
    func flash() async throws {
        let site = try PageSite()
        let answer = try await site.post("/drinks", ["category": "glass", "next": "/help"])
        #expect(answer.next == "/help")
        let cookie = try #require(answer.fields[values: .setCookie].first).prefix { $0 != ";" }
        let shown = try await site.get("/help", ["Cookie": String(cookie)])
        #expect(shown.has("Glass logged"))
        #expect(shown.fields[values: .setCookie].contains { $0.hasPrefix("belltower-said=;") })
    }
}
