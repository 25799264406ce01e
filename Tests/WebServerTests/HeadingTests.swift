import Campus
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Headings and window titles")
struct HeadingTests {
    @Test(
        "a search says how much it found",
        arguments: [
            (
                "/events?q=sing", "1 event found for “sing”",
                "id=\"list\">1 event found for “sing”</h2>"
            ),
            ("/events?q=zzz", "No event found for “zzz”", "or use fewer words."),
            ("/search?q=dent", "1 result for “dent”", "<p class=\"muted\">1 result for “dent”</p>"),
            ("/search?q=zzz", "Nothing for “zzz”", "Nothing is called “zzz”."),
            (
                "/communities?q=sing", "1 result for “sing”",
                "<p class=\"muted\">1 result for “sing”</p>"
            ),
            ("/communities?q=zzz", "Nothing for “zzz”", "or use fewer words."),
            ("/modules?q=alg", "1 result for “alg”", ">1 result for “alg”</h2>"),
            ("/friends?q=op", "1 result for “op”", "<p class=\"muted\">1 result for “op”</p>"),
        ])
    func searched(path: String, title: String, part: String) async throws {
        let site = try PageSite.withModules()
        let op = try site.desks("op")
        _ = try op.communities.create("Choir", CommunityDraft(description: "We sing"))
        var draft = EventDraft()
        (draft.title, draft.start, draft.length) = ("Sing along", "2026-10-09 12:00", 3_600)
        draft.hashtag = "sing"
        _ = try op.events.publish(draft, in: nil)
        let page = try await site.get(path)
        #expect(page.has("<title>\(title) · "), "\(page.text.prefix(900))")
        #expect(page.has(part))
    }

    @Test(
        "the way back leads to the list that one comes from, as it was searched",
        arguments: [
            ("/modules?q=alg", "/modules?q=alg"), ("/modules", "/modules"),
            ("/events?q=alg", "/events?q=alg"),
            ("/agenda/day/2026-10-09", "/agenda/day/2026-10-09"),
            ("/", "/"), ("/class/MA20216/leave", "/modules"), ("/me/account", "/modules"),
            ("/item/m1-20261009T090000", "/item/m1-20261009T090000"),
        ])
    func back(from: String, to: String) async throws {
        let site = try PageSite.withModules()
        for (origin, back) in [(site.origin, to), ("https://example.org", "/modules")] {
            let page = try await site.get("/class/MA20216", as: "sam", ["Referer": origin + from])
            #expect(page.has("<a class=\"top__b\" href=\"\(back)\">"))
        }
    }

    @Test(
        "the way back leads up to where one comes from, and never down or elsewhere",
        arguments: [
            ("/help", "/operator/sources", "/operator/sources"),
            ("/help", "/item/m2?x=1", "/item/m2?x=1"), ("/help", "/sign-in/code", "/"),
            ("/help", "/nowhere", "/"), ("/help", "/help", "/"), ("/help", "/notice", "/"),
            ("/help", "/moderation", "/"), ("/help", "//evil.example", "/"),
            ("/help", "/me/addresses", "/"), ("/help", "/me/account", "/me/account"),
            ("/operator/audit", "/me", "/me"), ("/operator/audit", "/operator", "/operator"),
            ("/operator", "/operator/audit", "/me"), ("/reports", "/operator", "/operator"),
            ("/reports", "/reports/1", "/me"), ("/people/sam", "/class/MA20216", "/class/MA20216"),
            ("/people/sam", "/operator/people", "/operator/people"),
            ("/people/sam", "/people/op", "/friends"),
            ("/class/MA20216", "/people/sam", "/modules"),
            ("/class/MA20216", "/programmes", "/programmes"),
            ("/modules", "/programmes", "/agenda/week"), ("/bell", "/help", "/me"),
            ("/bell", "/more", "/more"),
        ])
    func up(page: String, from: String, to: String) async throws {
        let site = try PageSite.withModules()
        let found = try await site.get(page, as: "op", ["Referer": site.origin + from])
        #expect(found.status == 200 && found.has("<a class=\"top__b\" href=\"\(to)\">"))
        for elsewhere in ["https://example.org", site.origin + ".example.org"] {
            let other = try await site.get(page, as: "op", ["Referer": elsewhere + "/secret"])
            #expect(!other.has("secret") && !other.has("example.org"))
        }
    }

    @Test("help says to operators alone what they do when something happens")
    func operatorHelp() async throws {
        let site = try PageSite()
        for handle in ["sam", nil] {
            #expect(try await site.get("/help", as: handle).has("/operator") == false)
        }
        let page = try await site.get("/help", as: "op")
        #expect(page.has("<h2 class=\"h\" id=\"desk\">For operators</h2>"))
        let links = page.text.matches(of: /href="(\/(?:operator|reports)[^"]*)"/).map {
            $0.output.1
        }
        #expect(links.count == 9)
        for link in links {
            #expect(try await site.get(String(link), as: "op").status == 200, "\(link)")
        }
        try site.signUp("ann")
        _ = try site.desks("op").people.edit("ann", ProfileEdit(), role: .operator)
        #expect(try await site.get("/help", as: "ann").has("id=\"desk\""))
        _ = try site.desks("op").people.suspend("ann")
        #expect(try await site.get("/help", as: "ann").has("id=\"desk\"") == false)
    }

    @Test("an entry that is begun on a day's page is of that day")
    func day() async throws {
        let site = try PageSite()
        #expect(try await site.get("/agenda/day/2026-10-12").has("href=\"/add?date=2026-10-12\""))
        #expect(
            try await site.get("/agenda/day").has("class=\"top__b top__b--main\" href=\"/add\""))
    }

    @Test("more than is looked for is told as more")
    func many() async throws {
        let site = try PageSite()
        for number in 0..<21 {
            _ = try site.desks("sam").personal.add(
                PersonalWords(summary: "Tea \(number)", start: "2026-10-12 10:00"))
        }
        #expect(try await site.get("/search?q=tea").has("<title>More than 20 results for “tea”"))
    }

    @Test("each step of signing up is named, and the code's field knows where the code went")
    func signUp() async throws {
        let site = try PageSite(signUp: "open")
        let first = try await site.get("/sign-up", as: nil)
        #expect(first.has("<title>Sign up, step 1 of 3: your address · "))
        #expect(first.text.matches(of: /\sautofocus/).count == 1)
        let form = ["address": "newton@example.org"]
        let second = try await site.post("/sign-up/code", form, as: nil)
        #expect(second.has("<title>Sign up, step 2 of 3: the code · "))
        #expect(second.has("<p id=\"sent\">On its way to newton@example.org"))
        #expect(second.has("aria-describedby=\"sent\""))
        let wrong = try await site.post(
            "/sign-up/confirm", ["address": "newton@example.org", "code": "00000000"], as: nil)
        #expect(wrong.has("</svg>The code is wrong,"))
        #expect(wrong.has("aria-describedby=\"sent code-p\""))
        #expect(wrong.has("<p id=\"sent\">The code is in the newest letter to newton@example.org"))
        let closed = try await PageSite(signUp: "closed").get("/sign-up", as: nil)
        #expect(closed.has("<title>Sign up · "))
    }

    @Test("the first run is called otherwise once there are classes, and offers the simple view")
    func firstRun() async throws {
        let site = try PageSite.withModules()
        try site.signUp("ann")
        let before = try await site.get("/first-run", as: "ann")
        #expect(before.has("<h1>Your timetable</h1>"))
        let after = try await site.get("/first-run")
        #expect(after.has("<h1>Your timetable is here</h1>"))
        #expect(after.has("<p class=\"label\">Friday 9 October, 1 item</p>"))
        let more = (10..<15).map { hour in
            "BEGIN:VEVENT\r\nUID:\(hour)\r\nDTSTART:20261009T\(hour)0000Z\r\nDURATION:PT50M\r\nSUMMARY:Lab \(hour)\r\nEND:VEVENT"
        }
        let text = ["BEGIN:VCALENDAR\r\nVERSION:2.0"] + more + ["END:VCALENDAR\r\n"]
        _ = try site.desks("sam").sources.take(
            Array(text.joined(separator: "\r\n").utf8), named: "Labs")
        let full = try await site.get("/first-run")
        // As many as it says.
        #expect(full.has("Friday 9 October, 6 items") && full.has("Lab 14"))
        for page in [before, after] { #expect(page.has("name=\"view\" value=\"simple\"")) }
        let form = ["view": "simple", "next": "/first-run"]
        #expect(try await site.post("/me/view", form).next == "/first-run")
        #expect(try await !site.get("/first-run").has("value=\"simple\""))
    }

    @Test("what is only a form begins in its first field", arguments: [("/add", 1), ("/me", 0)])
    func focus(path: String, count: Int) async throws {
        let page = try await PageSite().get(path)
        #expect(page.text.matches(of: /\sautofocus/).count == count)
    }

    @Test(
        "a question is the heading, and what is final is told of that alone",
        arguments: [
            (
                "/item/\(PageSite.entry)/delete", "Delete “Dentist”?",
                "“Undo” on the page that comes next"
            ),
            (
                "/sources/1/delete", "Delete the source Campus &lt;b&gt;feed&lt;/b&gt;?",
                "This cannot be undone."
            ),
            ("/communities/1/quit", "Quit Choir?", "until you join again."),
            ("/me/erase", "Erase your account?", "better of it: on Me, and on the first page."),
            ("/devices/others/end", "Sign out 0 other devices?", "can sign in there again."),
        ])
    func question(path: String, question: String, part: String) async throws {
        let site = try PageSite()
        _ = try site.desks("op").communities.create("Choir")
        _ = try site.desks("sam").communities.join("Choir")
        let page = try await site.get(path)
        #expect(page.has("<title>\(question) · ") && page.has("<h1>\(question)</h1>"))
        #expect(page.has(part) && !page.has("Are you sure?"))
        #expect(page.has("This cannot be undone.") == (part == "This cannot be undone."))
    }

    @Test("what is wrong is the heading of its page")
    func error() async throws {
        let page = try await PageSite().get("/nowhere", as: "sam", ["Accept": "text/html"])
        #expect(page.has("<h1>There is no such page</h1>"))
        #expect(page.has("<title>There is no such page · "))
        #expect(!page.has("Something went wrong"))
    }
}
