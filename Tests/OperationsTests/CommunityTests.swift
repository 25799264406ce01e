import Campus
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("Communities", .serialized)
struct CommunityTests {
    /// op, ann and ben; a chess club that ben organises.
    static func home() throws -> TestHome {
        let home = try TestHome()
        for handle in ["ann", "ben"] { _ = try home.as(handle) }
        _ = try home.as("op").communities.create("Chess")
        try home.as("op").communities.setOrganiser("Chess", "ben")
        return home
    }

    static func draft(_ title: String, _ start: String = "2026-10-05 18:00") -> EventDraft {
        var draft = EventDraft()
        draft.title = title
        draft.start = start
        return draft
    }

    static func names(_ home: TestHome, _ handle: String) throws -> [String] {
        try home.as(handle).communities.list().map(\.community.name)
    }

    @Test("a renamed community keeps what it has, and takes its place in the list")
    func renaming() throws {
        let home = try Self.home()
        let op = try home.as("op")
        for name in ["Art", "Go"] { _ = try op.communities.create(name) }
        _ = try home.as("ben").events.publish(Self.draft("Night"), in: "Chess")
        #expect(
            reason { _ = try home.as("ben").communities.rename("Chess", to: "Zoo") } == .forbidden)
        #expect(reason { _ = try op.communities.rename("Chess", to: "GO") } == .conflict)
        #expect(reason { _ = try op.communities.rename("None", to: "Zoo") } == .missing)
        let card = try op.communities.rename("chess", to: "Zoo")
        #expect(card.community.name == "Zoo" && card.community.members == 1)
        #expect(try Self.names(home, "ann") == ["Art", "Go", "Zoo"])
        #expect(try op.communities.page("zoo").events.map(\.event.community) == ["Zoo"])
        _ = try op.communities.create("Chess")
        #expect(try Self.names(home, "ann") == ["Art", "Chess", "Go", "Zoo"])
        _ = try op.communities.rename("Zoo", to: "ZOO")
        #expect(try Self.names(home, "ann") == ["Art", "Chess", "Go", "ZOO"])
    }

    @Test("a closed community is gone but for what was attended; who joined is told")
    func closing() async throws {
        let home = try Self.home()
        let op = try home.as("op")
        for name in ["Art", "Go"] { _ = try op.communities.create(name) }
        let feed = try home.folder.write(
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T100000Z"
                + "\r\nSUMMARY:Fed\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", as: "feed.ics")
        _ = try await home.as("ben").communities.feed("Chess", from: feed)
        let past = try home.as("ben").events.publish(
            Self.draft("Was", "2026-10-05 09:00"), in: "Chess")
        let night = try home.as("ben").events.publish(Self.draft("Night"), in: "Chess")
        _ = try home.as("ann").communities.join("Chess")
        for event in [past, night] { _ = try home.as("ann").events.join(event.event.name) }
        let later = "2026-10-05T12:00:00+01:00"
        #expect(reason { _ = try home.as("ben").communities.close("Chess") } == .forbidden)
        #expect(try home.as("op", now: later).communities.close("chess").cancelled == 2)
        #expect(try Self.names(home, "ann") == ["Art", "Go"])
        #expect(reason { _ = try home.as("ann").communities.join("Chess") } == .missing)
        let ann = try home.as("ann", now: later)
        #expect(
            try ann.news().map(\.sentence.text) == ["Night is cancelled: the community was closed"])
        #expect(try ann.events.show(past.event.name).mine?.state == .joined)
        #expect(try ann.events.show(past.event.name).event.community == "Chess")
        #expect(try home.as("ben").sources.list().isEmpty)
        _ = try op.communities.create("Chess")
        #expect(try Self.names(home, "ann") == ["Art", "Chess", "Go"])
        #expect(try op.communities.page("Chess").events.isEmpty)
    }

    @Test("those one is in stand first, each part in Unicode's order")
    func order() throws {
        let home = try TestHome()
        for name in ["Zumba", "Österreich", "apple", "Äpfel", "Book", "éclair", "zoo", "Chess"] {
            _ = try home.as("op").communities.create(name)
        }
        for name in ["zoo", "Österreich", "apple"] { _ = try home.as("ann").communities.join(name) }
        #expect(
            try Self.names(home, "ann") == [
                "apple", "Österreich", "zoo", "Äpfel", "Book", "Chess", "éclair", "Zumba",
            ])
    }

    @Test("operators create communities and name organisers; others may not")
    func operators() throws {
        let home = try Self.home()
        for handle in ["ann", "ben"] {
            let desks = try home.as(handle)
            #expect(reason { _ = try desks.communities.create("Mine") } == .forbidden)
            #expect(reason { try desks.communities.setOrganiser("Chess", "ann") } == .forbidden)
        }
        let page = try home.as("ben").communities.page("chess")
        #expect(page.card.isJoined && page.card.isOrganiser)
        #expect(page.organisers.map(\.handle.text) == ["ben"])
        try home.as("op").communities.setOrganiser("Chess", "ben", to: false)
        #expect(try !home.as("ben").communities.page("Chess").card.isOrganiser)
        #expect(try home.as("ben").communities.page("Chess").card.isJoined)
    }

    @Test(
        "a name that only looks different is taken",
        arguments: ["chess", " CHESS ", "Ch\u{200b}ess", "\u{ff23}hess"])
    func names(name: String) throws {
        let home = try Self.home()
        #expect(reason { _ = try home.as("op").communities.create(name) } == .conflict)
    }

    @Test("names that cannot be are refused, unknown ones asked back")
    func mistakes() throws {
        let home = try Self.home()
        for name in ["", "\u{200b}", String(repeating: "x", count: 10 << 20)] {
            #expect(reason { _ = try home.as("op").communities.create(name) } == .invalid)
        }
        let missing = failure { _ = try home.as("ann").communities.join("Ches") }
        #expect(missing?.reason == .missing && missing?.sentence.contains("Chess") ?? false)
        #expect(reason { _ = try home.as("ann").communities.page("Nothing like it") } == .missing)
    }

    @Test("joining and quitting count, once")
    func membership() throws {
        let home = try Self.home()
        #expect(try home.as("ann").communities.join("Chess").community.members == 2)
        #expect(reason { _ = try home.as("ann").communities.join("Chess") } == .conflict)
        #expect(try home.as("ann").communities.quit("Chess").community.members == 1)
        #expect(reason { _ = try home.as("ann").communities.quit("Chess") } == .conflict)
        _ = try home.as("ann").communities.join("Chess")
        try home.as("op").people.erase("ann", .removed)
        #expect(try home.as("op").communities.page("Chess").card.community.members == 1)
    }

    @Test("the suspended join nothing, quit nothing and clear no mark")
    func suspended() throws {
        let home = try Self.home()
        _ = try home.as("op").communities.create("Other")
        _ = try home.as("ann").communities.join("Chess")
        _ = try home.as("ben").events.publish(Self.draft("Night"), in: "Chess")
        _ = try home.as("op").people.suspend("ann")
        let ann = try home.as("ann")
        #expect(reason { _ = try ann.communities.join("Other") } == .forbidden)
        #expect(reason { _ = try ann.communities.quit("Chess") } == .forbidden)
        _ = try ann.communities.markSeen(ann.communities.page("Chess"))
        #expect(try ann.communities.list().hasUnread)
    }

    @Test("a mark stands where something is unread, and viewing clears that one only")
    func marks() throws {
        let home = try Self.home()
        _ = try home.as("op").communities.create("Go")
        try home.as("op").communities.setOrganiser("Go", "ben")
        let before = try home.as("ben").events.publish(Self.draft("Before"), in: "Go")
        for name in ["Chess", "Go"] { _ = try home.as("ann").communities.join(name) }
        #expect(try !home.as("ann").communities.list().hasUnread)
        _ = try home.as("ben").events.publish(Self.draft("Night"), in: "Chess")
        _ = try home.as("ben").events.cancel(before.event.name, reason: nil)
        _ = try home.as("ben").events.publish(Self.draft("After"), in: "Go")
        func unread(_ handle: String) throws -> [Int] {
            try home.as(handle).communities.list().map(\.unread)
        }
        #expect(try unread("ann") == [1, 2])
        // What one did oneself, and where one is no member, nothing is unread.
        #expect(try unread("ben") == [0, 0] && unread("op") == [0, 0])
        _ = try home.as("ann").events.list(EventSelection(community: "Go"))
        #expect(try unread("ann") == [1, 2])
        let ann = try home.as("ann").communities
        #expect(try ann.page("Go").card.unread == 2, "looking alters nothing")
        #expect(try ann.markSeen(ann.page("Go")).card.unread == 0)
        #expect(try unread("ann") == [1, 0])
        #expect(try home.as("ann").communities.list().hasUnread)
        _ = try ann.markSeen(ann.page("Chess"))
        #expect(try !home.as("ann").communities.list().hasUnread)
    }

    @Test("quitting drops what is to come and keeps what was, in one act")
    func quitting() throws {
        let home = try Self.home()
        _ = try home.as("ann").communities.join("Chess")
        let ben = try home.as("ben")
        let over = try ben.events.publish(Self.draft("Over", "2026-10-05 18:00"), in: "Chess")
        let next = try ben.events.publish(Self.draft("Next", "2026-10-07 18:00"), in: "Chess")
        var small = Self.draft("Small", "2026-10-08 18:00")
        small.capacity = 1
        let full = try ben.events.publish(small, in: "Chess")
        var outside = Self.draft("Outside", "2026-10-09 18:00")
        outside.hashtag = "out"
        let other = try ben.events.publish(outside, in: nil)
        for card in [over, next, full, other] {
            _ = try home.as("ann").events.join(card.event.name)
        }
        #expect(try ben.events.join(full.event.name).mine?.position == 1)
        let later = try home.as("ann", now: "2026-10-06T08:00:00+01:00")
        _ = try later.communities.quit("Chess")
        let summaries = try later.calendar.agenda(
            .init(window: Instant(seconds: 0)..<Instant(seconds: 4_000_000_000))
        ).map(\.summary)
        #expect(summaries == ["Over", "Outside"])
        // The place that became free is offered on.
        #expect(try ben.events.show(full.event.name).mine?.state == .offered)
    }
}
