import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// It is Thursday, 8 October 2026, 9:00; sam has a class on Friday from 9:00 to 10:00.
@Suite("Pages of free time")
struct FreePageTests {
    let site: PageSite

    /// Kim is sam's friend and shares when they are busy, as sam does; ada is one who does not.
    init() throws {
        site = try PageSite()
        for handle in ["kim", "ada"] {
            try site.signUp(handle)
            _ = try site.desks(handle).friends.request("sam")
            try site.desks("sam").friends.accept(handle)
        }
        for handle in ["sam", "kim"] {
            _ = try site.desks(handle).settings.set("share-busy", "friends")
        }
    }

    private func keepBusy(_ handle: String, _ start: String, _ end: String) throws {
        _ = try site.desks(handle).personal.add(
            PersonalWords(summary: "Secret dinner", start: start, end: end))
    }

    // MARK: - Free now

    @Test(
        "who is free now stands there with until when, on today too", arguments: ["/friends", "/"])
    func now(path: String) async throws {
        try keepBusy("kim", "2026-10-08 11:15", "2026-10-08 12:00")
        let page = try await site.get(path)
        #expect(page.has("/free?with=kim") && page.has("until 11:15"))
        #expect(!page.has("/free?with=ada") && !page.has("Secret"))
    }

    @Test(
        "a friend who becomes busy is gone at once, whatever is kept", arguments: ["/friends", "/"])
    func kept(path: String) async throws {
        #expect(try await site.get(path).has("/free?with=kim"))
        try keepBusy("kim", "2026-10-08 08:30", "2026-10-08 09:05")
        #expect(try await !site.get(path).has("/free?with=kim"))
        site.clock.jump(5 * 60)
        #expect(try await site.get(path).has("/free?with=kim"))
    }

    @Test("who sleeps is not free")
    func asleep() async throws {
        _ = try site.desks("kim").settings.set("waking", "10:00-22:00")
        #expect(try await !site.get("/friends").has("/free?with=kim"))
    }

    @Test("who hides does not see, and who is suspended neither")
    func mutual() async throws {
        let answer = try await site.post("/friends/sharing", ["share": "nobody"])
        #expect(answer.status == 303 && answer.flash?.contains("Nobody sees") == true)
        for path in ["/friends", "/"] {
            #expect(try await !site.get(path).has("/free?with=kim"))
        }
        #expect(try await site.get("/friends").has("name=\"share\" value=\"friends\""))
        #expect(try site.desks("kim").freeTime.freeNow().isEmpty)
        _ = try await site.post("/friends/sharing", ["share": "friends"])
        #expect(try await site.get("/").has("/free?with=kim"))
        _ = try site.desks("op").people.suspend("sam")
        #expect(try await !site.get("/").has("/free?with=kim"))
        #expect(try site.desks("kim").freeTime.freeNow().isEmpty)
    }

    @Test("what is no way of sharing is refused")
    func noSharing() async throws {
        let answer = try await site.post("/friends/sharing", ["share": "everybody"])
        #expect(answer.status == 422 && answer.has("id=\"problem\""))
    }

    // MARK: - Common time

    @Test("a time that all have is listed by day, and proposed as an event")
    func common() async throws {
        try keepBusy("kim", "2026-10-08 10:30", "2026-10-08 22:00")
        try keepBusy("kim", "2026-10-09 12:00", "2026-10-09 22:00")
        let page = try await site.get("/free?with=kim&for=1h&from=2026-10-08&to=2026-10-09")
        #expect(page.status == 200 && page.has("Both of you are free"))
        #expect(page.has(">Today</h3>") && page.has(">Tomorrow</h3>"))
        #expect(page.has(">10:30</time>") && page.has(">12:00</time>"))
        #expect(page.has("/free/propose?with=kim&amp;date=2026-10-09"))
        #expect(page.has("suits best") && !page.has("Secret"))
        // The class from 9 to 10 is sam's.
        #expect(!page.has("start=09%3A30") && page.has("start=10%3A00"))
    }

    @Test("of several the time is that of all, and the last day counts")
    func several() async throws {
        _ = try site.desks("ada").settings.set("share-busy", "friends")
        try keepBusy("ada", "2026-10-08 07:00", "2026-10-08 22:00")
        let today = try await site.get("/free?with=kim&with=ada&from=2026-10-08&to=2026-10-08")
        #expect(today.status == 200 && today.has("There is no such time"))
        let tomorrow = try await site.get("/free?with=kim,ada&from=2026-10-08&to=2026-10-09")
        #expect(tomorrow.has("All 3 of you are free") && tomorrow.has("Tomorrow</h3>"))
    }

    @Test(
        "whoever does not share, is no friend, or is not there, is refused alike",
        arguments: ["ada", "op", "nobody"])
    func refused(handle: String) async throws {
        let page = try await site.get("/free?with=\(handle)")
        #expect(page.status == 422)
        #expect(page.has("does not share busy times with you"))
        #expect(!page.has("value=\"ada\"") && page.has("action=\"/people/ada/sharing\""))
    }

    @Test("with nobody who shares it says why there is nothing to look at, and each is asked")
    func shut() async throws {
        _ = try site.desks("kim").settings.set("share-busy", "nobody")
        let page = try await site.get("/free")
        #expect(page.has("Ada does not share free times with you yet.") && page.has(">Ask Ada<"))
        #expect(
            page.has("there is nothing to look at") && !page.has("method=\"get\" action=\"/free\""))
        let answer = try await site.post("/people/ada/sharing", ["next": "/free"])
        #expect((answer.status, answer.next) == (303, "/free"))
        #expect(answer.flash?.contains("You asked Ada") == true)
        let after = try await site.get("/free")
        #expect(!after.has(">Ask Ada<") && after.has(">asked<") && after.has(">Ask Kim<"))
        #expect(try await site.post("/people/ada/sharing").status == 422)
        #expect(try await site.post("/people/op/sharing").status == 422)
        // The answer shows by itself, once there is one.
        #expect(page.has("<main id=\"main\" data-live>"))
        let sam = try site.desks("sam")
        let before = try sam.numbers(of: [.campus, .person(sam.person.id)])
        _ = try await site.post("/friends/sharing", ["share": "friends"], as: "ada")
        #expect(try sam.numbers(of: before.keys) != before)
    }

    @Test("who is asked shares with one tap, on the page of who asks and among friends")
    func wish() async throws {
        for path in ["/people/sam", "/friends"] {
            #expect(try await !site.get(path, as: "ada").has("asks you to share"), "\(path)")
        }
        _ = try await site.post("/people/ada/sharing")
        for path in ["/people/sam", "/friends"] {
            let page = try await site.get(path, as: "ada")
            #expect(page.has("Sam asks you to share your free times"), "\(path)")
            #expect(page.has("action=\"/friends/sharing\"") && page.has("value=\"friends\""))
            #expect(page.has("action=\"/people/sam/decline\"") && page.has("class=\"dot\""))
        }
        let form = ["share": "friends", "next": "/people/sam"]
        #expect(try await site.post("/friends/sharing", form, as: "ada").next == "/people/sam")
        let after = try await site.get("/people/sam", as: "ada")
        #expect(!after.has("asks you to share") && !after.has("class=\"dot\""))
    }

    @Test("who does not want to says so, and is asked no more for a day")
    func decline() async throws {
        _ = try await site.post("/people/ada/sharing")
        let answer = try await site.post("/people/sam/decline", ["next": "/friends"], as: "ada")
        #expect((answer.status, answer.next) == (303, "/friends"))
        #expect(try await !site.get("/friends", as: "ada").has("asks you to share"))
        #expect(try await site.get("/people/ada").has(">asked<"))
    }

    @Test("programs ask likewise, and see who asks")
    func interface() async throws {
        let path = "/api/v1/friends/ada/sharing"
        let asked = try await site.ask(.post, path, Data(), as: "sam", [:])
        #expect(asked.status == 201 && asked.has("\"state\":\"asked\""))
        #expect(try await site.ask(.post, path, Data(), as: "sam", [:]).status == 409)
        let list = try await site.get("/api/v1/friends", as: "ada")
        #expect(list.has("\"sharing\":[{\"handle\":\"sam\""))
    }

    @Test("a friend's page leads to times in common, or to asking for them")
    func person() async throws {
        let kim = try await site.get("/people/kim")
        #expect(kim.has("href=\"/free?with=kim\"") && kim.has("Find a time together"))
        let ada = try await site.get("/people/ada")
        #expect(!ada.has("/free?with=ada") && ada.has("action=\"/people/ada/sharing\""))
        #expect(try await !site.get("/people/op").has("/sharing"))
        let own = try await site.get("/people/ada", as: "ada")
        #expect(own.has("name=\"share\" value=\"friends\"") && own.has("value=\"/people/ada\""))
    }

    @Test(
        "what makes no sense is told, and the form stays",
        arguments: [
            "for=often", "from=2026-10-12&to=2026-10-08", "to=2036-10-08", "from=someday",
        ])
    func wrong(query: String) async throws {
        let page = try await site.get("/free?with=kim&\(query)")
        #expect(page.status == 422 && page.has("id=\"problem\""))
        #expect(page.has("value=\"kim\" checked"))
    }

    @Test("an entry's form is filled in by its address, as far as that makes sense")
    func filled() async throws {
        let page = try await site.get(
            "/add?date=2026-10-12&start=13:05&end=14:05&summary=With%20Kim%20%3Cb%3E")
        #expect(page.has("value=\"2026-10-12\"") && page.has("value=\"13:05\""))
        #expect(page.has("value=\"14:05\"") && page.has("value=\"With Kim &lt;b&gt;\""))
        let odd = try await site.get("/add?date=2026-10-12&start=late&end=14:05")
        #expect(odd.status == 200 && odd.has("value=\"10:00\"") && !odd.has("value=\"14:05\""))
    }
}
