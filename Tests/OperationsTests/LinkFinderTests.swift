import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations

@Suite("Links that new accounts write")
struct LinkFinderTests {
    @Test(
        "are found, also those of which only a phone makes one",
        arguments: [
            "see https://x.example", "HTTP://X", "ftp://a", "www.spam", "WWW.SPAM.EXAMPLE",
            "spam.example/x", "Spam.example/x?y=1", "at spam.com.", "(spam.com)", "SPAM.COM now",
            "cheap-pills.shop", "t.me/spam", "bit.ly", "a.b.spam.de", "münchen.de", "see:spam.net!",
            "x@spam.example/path", "one,spam.org,two", "socket.io", "1.com", "spam.example?x=1",
        ])
    func found(_ text: String) { #expect(LinkFinder.hasLink(text), "\(text)") }

    @Test(
        "but not in what has dots for other reasons",
        arguments: [
            "", "no link", "e.g.", "e.g. the lab", "i.e./e.g.", "B2.14", "C4 2.01", "3E 2.4/2.5",
            "8W 2.1", "3.5", "3.5/5", "v1.2.3", "Node.js", "Node.js/React", "ASP.NET", "U.S.",
            "U.S./U.K.", "U.K.", "notes.pdf", "notes.pdf/slides.pdf", "README.md", "main.py",
            "a.m.", "Ph.D.", "z.B./d.h.", "St.Gallen/Chur", "Dr.Who/Rose", "Bring food.It is cold",
            "come in.to eat", "kim@example.org", "write to kim@example.org.", "18.00-20.00",
            "12.10.2026/13.10.2026", "2.OG/links", "…", "wait...what", "and/or", "#duel", "?/x",
            "@sam", "2.", ".", "./.", "a..b/c", "-.-/x",
        ])
    func friends(_ text: String) { #expect(!LinkFinder.hasLink(text), "\(text)") }

    /// As somebody who came over the network asks.
    private func online(_ home: TestHome, _ handle: String, now: String? = nil) throws -> Desks {
        var desks = try home.as(handle, now: now)
        desks.caller.proof = .session(SessionID(1), at: desks.now)
        return desks
    }

    @Test("are in nothing that others read: a community's words, why an event is cancelled")
    func desks() throws {
        let home = try CommunityTests.home()
        let ben = try online(home, "ben")
        let event = try ben.events.publish(CommunityTests.draft("Night"), in: "Chess").event.name
        let drafts = [
            CommunityDraft(topic: "spam.example/x"), CommunityDraft(description: "see spam.com"),
        ]
        for draft in drafts {
            #expect(reason { _ = try ben.communities.edit("Chess", draft) } == .forbidden)
        }
        _ = try ben.communities.edit("Chess", CommunityDraft(topic: "Room B2.14"))
        #expect(reason { _ = try ben.events.cancel(event, reason: "see spam.com") } == .forbidden)
        _ = try ben.events.cancel(event, reason: "no board")
        let later = try online(home, "ben", now: "2026-10-08T08:00:00+01:00")
        _ = try later.communities.edit("Chess", drafts[0])
    }

    @Test("nor in the room of a class")
    func room() async throws {
        let home = try await RevisionTests.home()
        let ann = try online(home, "ann")
        let item = try #require(try home.october("ann").first)
        func say(_ place: String) throws {
            _ = try ann.corrections.say(item.id.description, isIn: place)
        }
        #expect(reason { try say("spam.example/x") } == .forbidden)
        try say("8W 2.13")
    }

    @Test("nor in the name with which somebody comes")
    func name() throws {
        let home = try DoorHome()
        let address = "kim@example.ac.uk"
        func begin(_ name: String) throws {
            _ = try home.door.begin(
                address: address, code: home.code(for: address), device: "phone",
                newcomer: .init(handle: "kim", name: name))
        }
        #expect(reason { try begin("spam.example/x") } == .forbidden)
    }
}
