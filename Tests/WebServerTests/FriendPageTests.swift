import Campus
import Foundation
import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

/// With sam, who is looked at, and others who sign up as they are named.
@Suite("Pages of friends")
struct FriendPageTests {
    let site: PageSite

    init() throws {
        site = try PageSite()
        for handle in ["kim", "zoe", "ada"] { try site.signUp(handle) }
    }

    private func befriend(_ handle: String, sharing: Bool = false) throws {
        _ = try site.desks(handle).friends.request("sam")
        try site.desks("sam").friends.accept(handle)
        if sharing { _ = try site.desks(handle).settings.set("share-busy", "friends") }
    }

    /// SC-74, SC-79: the texts are the founders', word for word.
    @Test("who has nobody is told so, and how to begin")
    func empty() async throws {
        let page = try await site.get("/friends")
        #expect(page.has(">no friend request<") && page.has(">no friend<"))
        #expect(page.has("href=\"#who\"") && page.has("id=\"who\""))
        #expect(!page.has("class=\"dot\""))
        let free = try await site.get("/free")
        #expect(free.has(">no friend<") && !free.has("<form method=\"get\" action=\"/free\""))
    }

    /// SC-77 to SC-79, UD-29.
    @Test("who asks is accepted by the green button, and then is a friend")
    func accept() async throws {
        _ = try site.desks("kim").friends.request("sam")
        let page = try await site.get("/friends")
        #expect(page.has("action=\"/people/kim/accept\""))
        #expect(page.has("<button class=\"btn btn--act said\">accept<"))
        #expect(page.has("<button class=\"btn btn--drop said\">decline<"))
        let answer = try await site.post("/people/kim/accept", ["next": "/friends"])
        #expect((answer.status, answer.next) == (303, "/friends"))
        #expect(answer.flash?.contains("Kim") == true)
        #expect(try site.desks("kim").friends.list().friends.map(\.handle.text) == ["sam"])
        #expect(try await site.get("/friends").has(">no friend request<"))
    }

    /// SC-80, UD-30.
    @Test("who is declined is no friend, and asks no more")
    func decline() async throws {
        _ = try site.desks("kim").friends.request("sam")
        let answer = try await site.post("/people/kim/decline", ["next": "/friends"])
        #expect(answer.status == 303)
        let list = try site.desks("sam").friends.list()
        #expect(list.friends.isEmpty && list.received.isEmpty)
    }

    @Test("who did not ask cannot be accepted, and who is not there is not")
    func unasked() async throws {
        let answer = try await site.post("/people/kim/accept")
        #expect(answer.status == 422 && answer.has("has not asked you"))
        #expect(try await site.post("/people/nobody/accept").status == 404)
        #expect(try await site.get("/people/nobody/remove").status == 404)
        #expect(try site.desks("sam").friends.list().friends.isEmpty)
    }

    @Test(
        "while somebody waits for an answer, every page's tab says so", arguments: ["/", "/help"])
    func mark(path: String) async throws {
        #expect(try await !site.get(path).has("class=\"dot\""))
        _ = try site.desks("kim").friends.request("sam")
        let marked = try await site.get(path)
        #expect(marked.has("class=\"dot\"") && marked.has("friend requests wait"))
        #expect(try await !site.get(path, as: "zoe").has("class=\"dot\""))
        _ = try await site.post("/people/kim/decline")
        #expect(try await !site.get(path).has("class=\"dot\""))
    }

    @Test("whoever asked finds on the first page that they are friends now, until they are not")
    func accepted() async throws {
        _ = try await site.post("/people/kim/request")
        #expect(try await !site.get("/").has("is your friend now"))
        try site.desks("kim").friends.accept("sam")
        let line = "<a href=\"/people/kim\">Kim (kim) is your friend now</a>"
        #expect(try await site.get("/").has(line))
        #expect(try await site.get("/changes").has(line))
        #expect(try await !site.get("/changes", as: "kim").has("is your friend now"))
        #expect(try await site.get("/friends").has(">your friend since today</span>"))
        _ = try await site.post("/people/kim/remove")
        #expect(try await !site.get("/").has("is your friend now"))
    }

    /// SC-74.
    @Test("friends stand in alphabetical order")
    func order() async throws {
        for handle in ["zoe", "ada", "kim"] { try befriend(handle) }
        let page = try await site.get("/friends").text
        #expect(page.contains("your friend since "))
        let places = try ["ada", "kim", "zoe"].map {
            try #require(page.range(of: "/people/\($0)/remove")).lowerBound
        }
        #expect(places == places.sorted())
    }

    // MARK: - Asking

    /// SC-75, UD-22, UD-29.
    @Test("the answer to an address does not tell whether it is anybody's")
    func address() async throws {
        var edit = ProfileEdit()
        edit.email = "kim@example.org"
        _ = try site.desks("kim").people.edit(nil, edit, role: nil)
        _ = try site.desks("op").people.edit(
            "kim", ProfileEdit(), role: nil, verifying: "kim@example.org")
        var answers: [PageAnswer] = []
        for address in ["kim@example.org", "nobody@example.org", "nobody@example.org"] {
            answers.append(try await site.post("/friends", ["to": address]))
        }
        #expect(answers.allSatisfy { $0.status == 303 && $0.flash == answers[0].flash })
        #expect(try await site.get("/friends").has("nobody@example.org"))
        #expect(try site.desks("kim").friends.list().received.map(\.handle.text) == ["sam"])
    }

    @Test("what is no address, and who is not there, is told beside the field and stays there")
    func wrong() async throws {
        for text in ["kim@", "+44", "nobody", "<b>", ""] {
            let answer = try await site.post("/friends", ["to": text])
            #expect(answer.status == 422 && answer.has("id=\"to-p\""), "\(text)")
        }
        #expect(try await site.post("/friends", ["to": "kim@"]).has("value=\"kim@\""))
    }

    @Test("a search finds by the beginnings of names, and offers what can be done")
    func search() async throws {
        try befriend("zoe")
        _ = try site.desks("ada").friends.request("sam")
        let kim = try await site.get("/friends?q=ki")
        #expect(kim.has("action=\"/people/kim/request\"") && kim.has(">add<"))
        #expect(try await site.get("/friends?q=zoe").has(">your friend<"))
        #expect(try await site.get("/friends?q=ad").has("action=\"/people/ada/accept\""))
        #expect(try await site.get("/friends?q=sam").has("Nobody here is called that"))
        let answer = try await site.post("/people/kim/request", ["next": "/friends"])
        #expect(answer.next == "/friends")
        #expect(try await site.get("/friends?q=ki").has(">asked already<"))
    }

    @Test("who blocked somebody is not there for them")
    func blockedByOther() async throws {
        try site.desks("kim").friends.block("sam")
        #expect(try await !site.get("/friends?q=ki").has("action=\"/people/kim/request\""))
        #expect(try await site.get("/people/kim").status == 404)
        #expect(try await site.post("/people/kim/request").status != 303)
        #expect(try site.desks("kim").friends.list().received.isEmpty)
    }

    @Test("what one asked is taken back", arguments: ["kim", "kim@example.org"])
    func withdraw(to: String) async throws {
        _ = try await site.post("/friends", ["to": to])
        #expect(try await site.get("/friends").has("name=\"to\" value=\"\(to)\""))
        let answer = try await site.post("/friends/withdraw", ["to": to])
        #expect((answer.status, answer.next) == (303, "/friends"))
        #expect(try site.desks("sam").friends.list().sent.isEmpty)
        #expect(try await site.post("/friends/withdraw", ["to": to]).status == 422)
    }

    // MARK: - Ending it

    /// UD-18.
    @Test("a friendship ends when that was confirmed")
    func remove() async throws {
        try befriend("kim")
        let page = try await site.get("/people/kim/remove?next=/friends")
        #expect(page.has("action=\"/people/kim/remove?next=%2Ffriends\""))
        #expect(try site.desks("sam").friends.list().friends.count == 1)
        let answer = try await site.post("/people/kim/remove?next=/friends")
        #expect((answer.status, answer.next) == (303, "/friends"))
        #expect(try site.desks("kim").friends.list().friends.isEmpty)
        #expect(try await site.post("/people/kim/remove").status == 422)
    }

    @Test("who is blocked is listed, asks in vain, and is let in again")
    func block() async throws {
        try befriend("kim")
        #expect(try await site.post("/people/kim/block?next=/friends").next == "/friends")
        #expect(throws: Refusal.self) { _ = try site.desks("kim").friends.request("sam") }
        let page = try await site.get("/friends")
        #expect(page.has("action=\"/people/kim/unblock\"") && page.has(">no friend request<"))
        #expect(!page.has("class=\"dot\""))
        _ = try await site.post("/people/kim/unblock")
        #expect(try site.desks("sam").friends.list().blocked.isEmpty)
    }
}
