import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of people and searches")
struct PersonPageTests {
    // IC-45
    @Test("others see name and common classes, never the address")
    func person() async throws {
        let site = try PageSite.withModules()
        try site.signUp("ann")
        let ann = try site.desks("ann")
        _ = try ann.enrolment.enrol(["CM50123", "MA20216"])
        var edit = ProfileEdit()
        (edit.email, edit.bio, edit.birthday) = ("ann@post.example", "I <3 chess", "1987-02-13")
        _ = try ann.people.edit(nil, edit, role: nil)
        let page = try await site.get("/people/ann")
        #expect(page.has("id=\"t\">Ann</h1>") && page.has("I &lt;3 chess"))
        #expect(page.has("/class/CM50123") && !page.has("/class/MA20216"))
        #expect(!page.has("post.example") && !page.has("1987"))
        #expect(try await site.get("/people/nobody.here").status == 404)
        let own = try await site.get("/people/ann", as: "ann")
        #expect(own.has("This is you") && !own.has("/request") && !own.has("post.example"))
        _ = try ann.enrolment.setInvisible(true)
        #expect(try await !site.get("/people/ann").has("/class/CM50123"))
    }

    @Test("asked, accepted, ended; declined; blocked and not any more")
    func friends() async throws {
        let site = try PageSite()
        try site.signUp("ann")
        #expect(try await site.get("/people/ann").has("action=\"/people/ann/request\""))
        let asked = try await site.post("/people/ann/request", ["next": "/friends"])
        #expect((asked.status, asked.next) == (303, "/friends"))
        // It may stand there when ann has answered already.
        #expect(asked.flash?.contains("You asked Ann to be friends.") == true)
        #expect(try await site.get("/people/ann").has("No answer yet"))
        let page = try await site.get("/people/sam", as: "ann")
        #expect(page.has("/people/sam/accept") && page.has("/people/sam/decline"))
        #expect(try await site.post("/people/sam/accept", as: "ann").next == "/people/sam")
        let friends = try await site.get("/people/ann")
        #expect(friends.has("You are friends.") && !friends.has("No answer yet"))
        #expect(try await !site.get("/friends").has("action=\"/friends/withdraw\""))
        #expect(
            try await site.get("/people/ann/remove?next=%2Ffriends").has(
                "action=\"/people/ann/remove?next=%2Ffriends\""))
        #expect(try await site.post("/people/ann/remove?next=%2Ffriends").next == "/friends")
        #expect(try await site.post("/people/ann/remove").status == 422)
        _ = try await site.post("/people/ann/request")
        #expect(try await site.post("/people/sam/decline", as: "ann").status == 303)
        #expect(try await site.post("/people/sam/accept", as: "ann").status == 422)
        #expect(try await site.get("/people/ann/block").has("Block Ann?"))
        #expect(try await site.post("/people/ann/block").status == 303)
        #expect(try await site.get("/people/ann").has("action=\"/people/ann/unblock\""))
        #expect(try await site.post("/people/ann/request").status == 422)
        #expect(try await site.post("/people/ann/unblock").status == 303)
        #expect(try await site.post("/people/ann/unblock").status == 422)
        #expect(try await site.post("/people/sam/request").status == 422)
    }

    @Test("goes on to a page of this site alone")
    func next() async throws {
        let site = try PageSite()
        let page = try await site.get("/people/op/block?next=https%3A%2F%2Fevil.example")
        #expect(!page.has("evil"))
        let answer = try await site.post("/people/op/block?next=%2F%2Fevil.example")
        #expect(answer.next == "/")
    }

    @Test("one search finds modules, people, communities, events and one's own entries")
    func search() async throws {
        let site = try PageSite.withModules()
        let op = try site.desks("op")
        _ = try op.communities.create("Dental care")
        var draft = EventDraft()
        (draft.title, draft.start) = ("Dental day", "2026-10-12 12:00")
        let event = try op.events.publish(draft, in: "Dental care")
        try site.signUp("dent")
        let page = try await site.get("/search?q=dent")
        #expect(page.has("href=\"/item/\(PageSite.entry)\"") && page.has("href=\"/people/dent\""))
        #expect(
            page.has("href=\"/communities/") && page.has("href=\"/events/\(event.event.name)\""))
        let modules = try await site.get("/search?q=NETW")
        #expect(modules.has("href=\"/class/CM50123\"") && !modules.has("/people/"))
        // Another's entries are nobody else's.
        #expect(try await !site.get("/search?q=dentist", as: "op").has("/item/"))
        #expect(try await site.get("/search").has("What are you looking for?"))
        #expect(
            try await site.get("/search?q=%3Cb%3Ezz").has("Nothing is called “&lt;b&gt;zz”."))
    }

    @Test(
        "it finds settings too, by what they are about",
        arguments: [
            ("quiet", "/bell"), ("langu", "/me"), ("dark", "/me/look"), ("passw", "/me/account"),
            ("delete", "/me"),
            ("webcal", "/feeds"), ("sign%20out", "/devices"),
        ])
    func settings(words: String, address: String) async throws {
        let page = try await PageSite().get("/search?q=\(words)")
        #expect(page.has("class=\"name\" href=\"\(address)\""))
    }

    @Test("of each kind five stand there, and the rest a link away")
    func more() async throws {
        let site = try PageSite()
        for number in 1...7 { try site.signUp("zoe\(number)") }
        let page = try await site.get("/search?q=zoe")
        #expect(page.text.matches(of: /href="\/people\/zoe/).count == 5)
        #expect(page.has("href=\"/search?q=zoe&amp;all=people\""))
        let all = try await site.get("/search?q=zoe&all=people")
        #expect(all.text.matches(of: /href="\/people\/zoe/).count == 7)
    }

    @Test("a search of several words finds what has all of them")
    func words() async throws {
        let site = try PageSite()
        _ = try site.desks("sam").personal.add(
            PersonalWords(summary: "Tea with Ada", start: "2026-10-10 14:00"))
        let page = try await site.get("/search?q=ada+tea")
        #expect(page.has("Tea with Ada") && page.has("value=\"ada tea\""))
    }
}
