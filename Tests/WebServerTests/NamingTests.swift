import Campus
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// It is Thursday, 8 October 2026, 9:00.
@Suite("What things and people are called on pages")
struct NamingTests {
    @Test("a module in common has the title that either's feed gives it, else its code alone")
    func modules() async throws {
        let site = try PageSite()
        try site.signUp("ann")
        let folder = try TemporaryFolder()
        let modules = try folder.write(
            #"[{"code":"CM50123","year":"2026/27"},{"code":"MA20216","year":"2026/27"}]"#,
            as: "modules.json")
        _ = try site.desks("op").modules.loadModules(modules)
        for handle in ["sam", "ann"] {
            _ = try site.desks(handle).enrolment.enrol(["CM50123", "MA20216"])
        }
        let bare = try await site.get("/people/ann")
        #expect(bare.has("href=\"/class/CM50123\">CM50123</a>") && !bare.has("no title yet"))
        #expect(!bare.has("<bdi class=\"code\">CM50123"))
        _ = try site.desks("ann").sources.take(Array(PageSite.classes.utf8), named: "Classes")
        for (reader, other) in [("sam", "ann"), ("ann", "sam")] {
            let page = try await site.get("/people/\(other)", as: reader)
            #expect(page.has("href=\"/class/CM50123\">Networks</a>"), "\(reader)")
            #expect(page.has("<bdi class=\"code\">CM50123") && page.has(">MA20216</a>"))
        }
    }

    @Test("an event is organised by a name, and oneself alone is you")
    func host() async throws {
        let site = try PageSite()
        var draft = EventDraft()
        (draft.title, draft.start, draft.length) = ("Picnic", "2026-10-09 12:00", 3_600)
        draft.hashtag = "picnic"
        _ = try site.desks("op").events.publish(draft, in: nil)
        let page = try await site.get("/events/e1")
        #expect(page.has("<dt>Organised by</dt><dd><bdi>Op</bdi></dd>"))
        #expect(!page.has("You come"))
        #expect(try await site.post("/events/e1/join").status == 303)
        #expect(try await site.get("/events/e1").has("<p>You come</p>"))
        #expect(try await site.get("/events/e1", as: "op").has("<p>1 person comes</p>"))
        #expect(
            try await site.get("/events/e1").has("click to drop<span class=\"vh\"> Picnic</span>"))
    }

    @Test("an event for members says so as a fact, and refuses who taps")  // SC-69
    func members() async throws {
        let site = try PageSite()
        let op = try site.desks("op")
        _ = try op.communities.create("Choir")
        _ = try op.communities.join("Choir")
        var draft = EventDraft()
        (draft.title, draft.start, draft.length) = ("Rehearsal", "2026-10-09 12:00", 3_600)
        _ = try op.events.publish(draft, in: "Choir")
        let words = "Unable to join member exclusive community events."
        let page = try await site.get("/events/e1")
        #expect(page.has("<p>For members of Choir.</p>") && !page.has(words))
        #expect(try await site.post("/events/e1/join").has(words))
    }

    @Test("links that are called alike say which they mean, out of sight")
    func hidden() async throws {
        let site = try PageSite.withModules()
        _ = try site.desks("op").enrolment.enrol(["CM50123"])
        _ = try await site.post("/class/CM50123/comments", ["text": "First"])
        _ = try await site.post("/class/CM50123/comments", ["text": "Second"], as: "op")
        let talk = try await site.get("/class/CM50123")
        #expect(talk.has("Change<span class=\"vh\"> your comment of 9:00</span>"))
        #expect(talk.has("Delete<span class=\"vh\"> your comment of 9:00</span>"))
        #expect(talk.has("Report<span class=\"vh\"> Op’s comment of 9:00</span>"))
        #expect(talk.has("Mute<span class=\"vh\"> CM50123</span>"))
        let week = try await site.get("/agenda/week")
        #expect(week.has("<span class=\"vh\">Previous week, </span><svg"))
        #expect(week.has("<span class=\"vh\">Next week, </span><svg"))
        #expect(week.has("<span class=\"word\">12 October</span>"))
        #expect(
            try await site.get("/agenda/month").has("<span class=\"vh\">Previous month, </span>"))
        #expect(try await site.get("/friends").has("add<span class=\"vh\"> by e-mail"))
    }

    @Test(
        "one's own appointment is cancelled by a button of the simple view; a class has one button")
    func simple() async throws {
        let site = try PageSite()
        _ = try await site.post("/me/view", ["view": "simple"])
        let entry = try await site.get("/item/\(PageSite.entry)")
        #expect(entry.has("href=\"/item/\(PageSite.entry)/delete\">"))
        #expect(entry.has("Cancel this appointment</a>"))
        let lesson = try await site.get("/item/\(PageSite.lesson)")
        #expect(lesson.text.matches(of: /class="big__b/).count == 1)
        #expect(lesson.has("Everything about it</a>"))
        let form = try await site.get("/item/\(PageSite.entry)/edit")
        #expect(form.has(">Do not save</a>") && !form.has(">Cancel</a>"))
    }

    @Test("who has no account finds the way to one behind the first form of the door")
    func door() async throws {
        let page = try await PageSite(signUp: "open").get("/sign-in", as: nil).text
        let link = try #require(page.firstRange(of: "href=\"/sign-up\""))
        let password = try #require(page.firstRange(of: "/sign-in/password"))
        #expect(link.lowerBound < password.lowerBound)
    }
}
