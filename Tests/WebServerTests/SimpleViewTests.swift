import Campus
import Foundation
import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

@Suite("The simple view")
struct SimpleViewTests {
    private func site(_ site: PageSite? = nil) async throws -> PageSite {
        let site = try site ?? PageSite()
        #expect(try await site.post("/me/view", ["view": "simple", "next": "/"]).next == "/")
        return site
    }

    // MARK: - The frame

    @Test("begins with five buttons, the first of which leads to what is next")  // SC-11
    func buttons() async throws {
        let page = try await site().get("/")
        #expect(page.text.matches(of: /class="big__b/).count == 5)
        #expect(page.has("href=\"/item/\(PageSite.lesson)\""))
        #expect(page.has("data-view=\"simple\"") && page.has("What would you like?"))
    }

    @Test(
        "every page has the way home and to everything else, the number to call, and no tabs",
        arguments: [
            "/", "/more", "/me", "/bell", "/sources", "/item/\(PageSite.entry)", "/help",
            "/prove?next=/me/erase",
        ])  // SC-18
    func frame(page: String) async throws {
        let site = try await site()
        try site.proveAddress(of: "sam")
        let answer = try await site.get(page)
        let foot = try #require(answer.text.split(separator: "<footer class=\"helpfoot\">").last)
        #expect(foot.hasPrefix("<a href=\"tel:+441225000000\">"))
        let number = "\u{2068}+44\u{a0}1225\u{a0}000000, Monday to Friday\u{2069}"
        #expect(foot.contains("<span>Help: \(number)</span>"))
        let (home, more) = ("</svg>Home</a>", ">Everything else</a></nav>")
        #expect(foot.contains("<a href=\"/\"") && foot.contains(home))
        #expect(foot.contains("<a href=\"/more\"") && foot.contains(more))
        #expect(!answer.has("class=\"tabs\"") && !answer.has("class=\"house\""))
    }

    @Test("the foot says where one is")
    func current() async throws {
        let site = try await site()
        let current = "<a href=\"%@\" aria-current=\"page\">"
        for page in ["/", "/more"] {
            let foot = String(format: current, page)
            #expect(try await site.get(page).has(foot))
            #expect(try await !site.get("/help").has(foot))
        }
    }

    @Test("nothing that can be tapped is a picture alone")
    func words() async throws {
        let site = try await site()
        for page in ["/", "/agenda/day", "/agenda/week", "/agenda/month", "/me", "/search"] {
            let answer = try await site.get(page)
            let pictures = answer.text.matches(
                of: /<(?:a|button|summary)[^>]*>(?:<svg[^>]*><use[^>]*><\/svg>|<img[^>]*>)(.*?)</)
            #expect(!pictures.isEmpty)
            for picture in pictures where picture.output.1.isEmpty {
                let words = answer.text[picture.range.upperBound...]
                #expect(words.hasPrefix("span class=\"word\">") || words.hasPrefix("span>"))
            }
        }
    }

    @Test("is left in one tap, and leaves letters as large as they were")
    func left() async throws {
        let site = try await site()
        _ = try await site.post("/me/settings", ["view": "large", "units": "ml"])
        #expect(try await site.get("/").has("data-view=\"large\""))
        _ = try await site.post("/me/view", ["view": "simple"])
        #expect(try await site.get("/help").has("name=\"view\" value=\"usual\""))
        _ = try await site.post("/me/view", ["view": "usual"])
        #expect(try await site.get("/").has("data-view=\"large\""))
    }

    @Test("is not chosen by a word that names none")
    func unknown() async throws {
        let site = try PageSite()
        #expect(try await site.post("/me/view", ["view": "tiny"]).status == 422)
        #expect(try await !site.get("/").has("data-view"))
    }

    // MARK: - What the first page has no button for

    @Test(
        "everything else has a button that leads to a page",
        arguments: [
            "/agenda/week", "/agenda/month", "/events", "/add", "/search", "/reminders", "/water",
            "/me",
        ])
    func more(address: String) async throws {
        let site = try await site()
        let page = try await site.get("/more")
        #expect(page.has("<a class=\"big__b\" href=\"\(address)\">"))
        #expect(try await site.get(address).status == 200)
    }

    @Test("one signs out, and leaves the view, from the page of everything else")
    func leaving() async throws {
        let page = try await site().get("/more")
        #expect(page.has("action=\"/sign-out\"><button class=\"big__b\">"))
        #expect(page.has("name=\"view\" value=\"usual\"") && page.has("Back to the usual view"))
    }

    // MARK: - After a form

    @Test(
        "a form that was saved leads home, and says what was done",
        arguments: [
            ("/me/settings", ["units": "ml"], "Shown in millilitres now."),
            (
                "/me", ["name": "Samuel", "handle": "sam"],
                "Your name and your profile are saved."
            ),
            ("/bell", ["digest": "07:30"], "Your reminder settings are saved."),
            ("/item/\(PageSite.lesson)", ["note": "Bring paper"], "Changed: "),
            ("/item/\(PageSite.entry)/delete", [:], "Deleted: Dentist"),
            (
                "/entries", ["summary": "Tea", "date": "2026-10-12", "start": "10:00"],
                "Added: Tea"
            ),
        ])
    func saved(path: String, form: [String: String], said: String) async throws {
        let answer = try await site().post(path, form)
        #expect(answer.status == 303)
        #expect(answer.next == "/")
        #expect(answer.flash?.contains(said) == true)
        // In the usual view one stays with what one changed.
        #expect(try await PageSite().post(path, form).next != "/")
    }

    @Test("a form that says where it goes on goes there")
    func goesOn() async throws {
        let form = ["hidden": "true", "next": "/item/\(PageSite.lesson)"]
        let answer = try await site().post("/item/\(PageSite.lesson)", form)
        #expect(answer.next == "/item/\(PageSite.lesson)" && answer.isUndoable)
    }

    @Test("who wrote a comment stays where it is read")
    func comment() async throws {
        let site = try await site(try PageSite.withModules())
        let answer = try await site.post("/class/CM50123/comments", ["text": "Bring paper"])
        #expect(answer.next == "/class/CM50123#talk" && answer.flash?.isEmpty == false)
    }

    @Test("who chooses the simple view is led to its first page, who leaves it stays")
    func chosen() async throws {
        let site = try PageSite()
        #expect(try await site.post("/me/settings", ["view": "simple"]).next == "/")
        #expect(try await site.post("/me/settings", ["view": "usual"]).next == "/me")
    }

    @Test("a refused form stands there again, with what was typed", arguments: ["Bring paper"])
    func refused(note: String) async throws {
        let form = ["note": note, "lead": "now and then"]
        let answer = try await site().post("/item/\(PageSite.lesson)", form)
        #expect(answer.status == 422)
        #expect(answer.has("id=\"problem\"") && answer.has(note))
    }

    @Test("what was done is said above the page, and stands there")
    func flash() async throws {
        let answer = try await site().get("/", ["Cookie": "belltower-said=-Saved"])
        let toast = try #require(answer.text.range(of: "class=\"toast\""))
        let main = try #require(answer.text.range(of: "<main"))
        #expect(toast.lowerBound < main.lowerBound)
    }

    // MARK: - A drink

    @Test("a drink has its undo, and is taken back by it", arguments: [true, false])
    func drink(isSimple: Bool) async throws {
        let site = isSimple ? try await site() : try PageSite()
        let logged = try await site.post("/drinks", ["category": "glass", "next": "/"])
        #expect(logged.next == "/")
        let cookie = try #require(logged.fields[values: .setCookie].first).prefix { $0 != ";" }
        let page = try await site.get("/", ["Cookie": String(cookie)])
        #expect(page.has("Glass logged"))
        let undo = try #require(
            page.text.firstMatch(of: /action="(\/drinks\/[0-9a-f-]+\/delete)">.*>Undo</)?.output.1)
        #expect(try await site.post(String(undo), ["next": "/"]).next == "/")
        #expect(try site.desks("sam").water.history(days: 1).days[0].drinks.isEmpty)
    }

    @Test("a button that is pressed twice logs one drink")
    func twice() async throws {
        let site = try await site()
        let id = try #require(
            try await site.get("/").text.firstMatch(of: /name="id" value="([0-9a-f-]+)"/)?.output.1)
        for _ in 1...2 {
            _ = try await site.post("/drinks", ["category": "glass", "id": String(id)])
        }
        #expect(try site.desks("sam").water.history(days: 1).days[0].drinks.count == 1)
    }

    @Test(
        "a cookie that names no drink says nothing",
        arguments: ["dno%2Fdrink", "d", "d..%2F..%2Fme%2Ferase%2Fxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"])
    func noDrink(cookie: String) async throws {
        let page = try await site().get("/", ["Cookie": "belltower-said=\(cookie)"])
        #expect(page.status == 200 && !page.has("class=\"toast\""))
    }

    // MARK: - What is next

    private static func calendar(_ start: String, _ place: String) -> [UInt8] {
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:next",
            "DTSTAMP:20261001T000000Z", "DTSTART:\(start)", "DURATION:PT50M",
            "SUMMARY:Linear Algebra II", "LOCATION:\(place)", "CATEGORIES:LECTURE", "END:VEVENT",
            "END:VCALENDAR", "",
        ]
        return Array(lines.joined(separator: "\r\n").utf8)
    }

    @Test(
        "the first button names the class, its time and its room",
        arguments: [
            ("20261008T101500Z", "B2", "Linear Algebra II, 10:15, room\u{a0}B2"),
            ("20261008T101500Z", "8W 2.1", "Linear Algebra II, 10:15, room\u{a0}8W\u{a0}2.1"),
            ("20261008T101500Z", "Great Hall", "Linear Algebra II, 10:15, Great Hall"),
            ("20261008T101500Z", "", "Linear Algebra II, 10:15"),
            ("20261009T081500Z", "B2", "Linear Algebra II, tomorrow 8:15, room\u{a0}B2"),
        ])
    func next(start: String, place: String, said: String) async throws {
        let site = try await site()
        _ = try site.desks("sam").sources.take(Self.calendar(start, place), named: "Maths")
        let page = try await site.get("/")
        #expect(page.has("<small>Where do I go next?</small> \(said)</span>"))
    }

    @Test("a room is what no line's end parts, a hall is called by its name")
    func rooms() {
        for code in ["B2", "8W 2.1", "EB 0.15", "1.12"] { #expect(ItemModel.isRoomCode(code)) }
        for name in ["Great Hall", "Lab 2", "EB", "Zoom 12", "https://x.example/1", ""] {
            #expect(!ItemModel.isRoomCode(name))
        }
    }

    // MARK: - One occasion

    @Test(
        "an occasion is what, when and where, without a form",
        arguments: [PageSite.entry, PageSite.lesson])
    func item(id: String) async throws {
        let page = try await site().get("/item/\(id)")
        #expect(page.status == 200)
        #expect(page.has("class=\"simple__w\"><time") && page.has(">Tomorrow, "))
        let main = try #require(
            page.text.split(separator: "<main").last?.split(separator: "</main").first)
        #expect(!main.contains("<form") && !main.contains("<input") && !main.contains("<select"))
        #expect(main.matches(of: /class="big__b/).count == (id == PageSite.entry ? 3 : 1))
        #expect(main.contains("Everything about it</a>"))
    }

    @Test("one's own leads to its form, a class to what one sets for oneself")
    func change() async throws {
        let site = try await site()
        let entry = try await site.get("/item/\(PageSite.entry)")
        #expect(entry.has("href=\"/item/\(PageSite.entry)/edit\""))
        let lesson = try await site.get("/item/\(PageSite.lesson)")
        #expect(lesson.has("href=\"/item/\(PageSite.lesson)/all\""))
        let all = try await site.get("/item/\(PageSite.lesson)/all")
        #expect(all.has("id=\"mine\"") && all.has("name=\"note\""))
        #expect(all.has("<a class=\"top__b\" href=\"/item/\(PageSite.lesson)\">"))
    }

    @Test("an event begins with what, when and where, and the button that one comes by")
    func event() async throws {
        let site = try PageSite()
        var draft = EventDraft()
        (draft.title, draft.start, draft.length) = ("Picnic", "2026-10-09 12:00", 3_600)
        (draft.location, draft.hashtag) = ("Parade Gardens", "picnic")
        _ = try site.desks("op").events.publish(draft, in: nil)
        _ = try await self.site(site)
        let page = try await site.get("/events/e1")
        #expect(page.has("<h1 id=\"t\">Picnic</h1>") && page.has("Parade Gardens"))
        #expect(page.has("class=\"simple__w\"><time") && page.has("12:00"))
        #expect(page.has("action=\"/events/e1/join\"") && !page.has("Change it</a>"))
        #expect(page.has("<a class=\"big__b\" href=\"/events/e1/all\">"))
        let all = try await site.get("/events/e1/all")
        #expect(all.has("class=\"facts\"") && all.has("<a class=\"top__b\" href=\"/events/e1\">"))
        _ = try await site.post("/me/view", ["view": "simple"], as: "op")
        let own = try await site.get("/events/e1", as: "op")
        #expect(own.has("href=\"/events/e1/edit\"") && own.has("Change it</a>"))
    }

    @Test("in the usual view the pages are whole")
    func usual() async throws {
        let site = try PageSite()
        for page in ["/item/\(PageSite.lesson)", "/item/\(PageSite.lesson)/all"] {
            let answer = try await site.get(page)
            #expect(answer.has("name=\"note\"") && answer.has("href=\"/agenda/day/2026-10-09\""))
        }
    }
}
