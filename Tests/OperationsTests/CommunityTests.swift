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
        _ = try home.as("op").createCommunity("Chess")
        try home.as("op").setOrganiser("Chess", "ben")
        return home
    }

    static func draft(_ title: String, _ start: String = "2026-10-05 18:00") -> EventDraft {
        var draft = EventDraft()
        draft.title = title
        draft.start = start
        return draft
    }

    static func names(_ home: TestHome, _ handle: String) throws -> [String] {
        try home.as(handle).communities().map(\.community.name)
    }

    @Test("a renamed community keeps what it has, and takes its place in the list")
    func renaming() throws {
        let home = try Self.home()
        let op = try home.as("op")
        for name in ["Art", "Go"] { _ = try op.createCommunity(name) }
        _ = try home.as("ben").publishEvent(Self.draft("Night"), in: "Chess")
        #expect(
            status { _ = try home.as("ben").renameCommunity("Chess", to: "Zoo") } == .notAllowed)
        #expect(status { _ = try op.renameCommunity("Chess", to: "GO") } == .partial)
        #expect(status { _ = try op.renameCommunity("None", to: "Zoo") } == .missing)
        let card = try op.renameCommunity("chess", to: "Zoo")
        #expect(card.community.name == "Zoo" && card.community.members == 1)
        #expect(try Self.names(home, "ann") == ["Art", "Go", "Zoo"])
        #expect(try op.communityPage("zoo").events.map(\.event.community) == ["Zoo"])
        _ = try op.createCommunity("Chess")
        #expect(try Self.names(home, "ann") == ["Art", "Chess", "Go", "Zoo"])
        _ = try op.renameCommunity("Zoo", to: "ZOO")
        #expect(try Self.names(home, "ann") == ["Art", "Chess", "Go", "ZOO"])
    }

    @Test("a closed community is gone but for what was attended; who joined is told")
    func closing() async throws {
        let home = try Self.home()
        let op = try home.as("op")
        for name in ["Art", "Go"] { _ = try op.createCommunity(name) }
        let feed = try home.folder.write(
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T100000Z"
                + "\r\nSUMMARY:Fed\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", as: "feed.ics")
        _ = try await home.as("ben").feedCommunity("Chess", from: feed)
        let past = try home.as("ben").publishEvent(
            Self.draft("Was", "2026-10-05 09:00"), in: "Chess")
        let night = try home.as("ben").publishEvent(Self.draft("Night"), in: "Chess")
        _ = try home.as("ann").joinCommunity("Chess")
        for event in [past, night] { _ = try home.as("ann").joinEvent(event.event.name) }
        let later = "2026-10-05T12:00:00+01:00"
        #expect(status { _ = try home.as("ben").closeCommunity("Chess") } == .notAllowed)
        #expect(try home.as("op", now: later).closeCommunity("chess").cancelled == 2)
        #expect(try Self.names(home, "ann") == ["Art", "Go"])
        #expect(status { _ = try home.as("ann").joinCommunity("Chess") } == .missing)
        let ann = try home.as("ann", now: later)
        #expect(try ann.news().map(\.text) == ["Night is cancelled: the community was closed"])
        #expect(try ann.event(past.event.name).mine?.state == .joined)
        #expect(try ann.event(past.event.name).event.community == "Chess")
        #expect(try home.as("ben").sources().isEmpty)
        _ = try op.createCommunity("Chess")
        #expect(try Self.names(home, "ann") == ["Art", "Chess", "Go"])
        #expect(try op.communityPage("Chess").events.isEmpty)
    }

    @Test("those one is in stand first, each part in Unicode's order")
    func order() throws {
        let home = try TestHome()
        for name in ["Zumba", "Österreich", "apple", "Äpfel", "Book", "éclair", "zoo", "Chess"] {
            _ = try home.as("op").createCommunity(name)
        }
        for name in ["zoo", "Österreich", "apple"] { _ = try home.as("ann").joinCommunity(name) }
        #expect(
            try Self.names(home, "ann") == [
                "apple", "Österreich", "zoo", "Äpfel", "Book", "Chess", "éclair", "Zumba",
            ])
    }

    @Test("operators create communities and name organisers; others may not")
    func operators() throws {
        let home = try Self.home()
        for handle in ["ann", "ben"] {
            let registrar = try home.as(handle)
            #expect(status { _ = try registrar.createCommunity("Mine") } == .notAllowed)
            #expect(status { try registrar.setOrganiser("Chess", "ann") } == .notAllowed)
        }
        let page = try home.as("ben").communityPage("chess")
        #expect(page.card.isJoined && page.card.isOrganiser)
        #expect(page.organisers.map(\.handle.text) == ["ben"])
        try home.as("op").setOrganiser("Chess", "ben", to: false)
        #expect(try !home.as("ben").communityPage("Chess").card.isOrganiser)
        #expect(try home.as("ben").communityPage("Chess").card.isJoined)
    }

    @Test(
        "a name that only looks different is taken",
        arguments: ["chess", " CHESS ", "Ch\u{200b}ess", "\u{ff23}hess"])
    func names(name: String) throws {
        let home = try Self.home()
        #expect(status { _ = try home.as("op").createCommunity(name) } == .partial)
    }

    @Test("names that cannot be are refused, unknown ones asked back")
    func mistakes() throws {
        let home = try Self.home()
        for name in ["", "\u{200b}", String(repeating: "x", count: 10 << 20)] {
            #expect(status { _ = try home.as("op").createCommunity(name) } == .usage)
        }
        let missing = failure { _ = try home.as("ann").joinCommunity("Ches") }
        #expect(missing?.status == .missing && missing?.message.contains("Chess") ?? false)
        #expect(status { _ = try home.as("ann").communityPage("Nothing like it") } == .missing)
    }

    @Test("joining and quitting count, once")
    func membership() throws {
        let home = try Self.home()
        #expect(try home.as("ann").joinCommunity("Chess").community.members == 2)
        #expect(status { _ = try home.as("ann").joinCommunity("Chess") } == .partial)
        #expect(try home.as("ann").quitCommunity("Chess").community.members == 1)
        #expect(status { _ = try home.as("ann").quitCommunity("Chess") } == .partial)
        _ = try home.as("ann").joinCommunity("Chess")
        try home.as("op").erasePerson("ann", .removed)
        #expect(try home.as("op").communityPage("Chess").card.community.members == 1)
    }

    @Test("the suspended join nothing, quit nothing and clear no mark")
    func suspended() throws {
        let home = try Self.home()
        _ = try home.as("op").createCommunity("Other")
        _ = try home.as("ann").joinCommunity("Chess")
        _ = try home.as("ben").publishEvent(Self.draft("Night"), in: "Chess")
        _ = try home.as("op").suspendPerson("ann")
        let ann = try home.as("ann")
        #expect(status { _ = try ann.joinCommunity("Other") } == .notAllowed)
        #expect(status { _ = try ann.quitCommunity("Chess") } == .notAllowed)
        _ = try ann.communityPage("Chess")
        #expect(try ann.communities().hasUnread)
    }

    @Test("a mark stands where something is unread, and viewing clears that one only")
    func marks() throws {
        let home = try Self.home()
        _ = try home.as("op").createCommunity("Go")
        try home.as("op").setOrganiser("Go", "ben")
        let before = try home.as("ben").publishEvent(Self.draft("Before"), in: "Go")
        for name in ["Chess", "Go"] { _ = try home.as("ann").joinCommunity(name) }
        #expect(try !home.as("ann").communities().hasUnread)
        _ = try home.as("ben").publishEvent(Self.draft("Night"), in: "Chess")
        _ = try home.as("ben").cancelEvent(before.event.name, reason: nil)
        _ = try home.as("ben").publishEvent(Self.draft("After"), in: "Go")
        func unread(_ handle: String) throws -> [Int] {
            try home.as(handle).communities().map(\.unread)
        }
        #expect(try unread("ann") == [1, 2])
        // What one did oneself, and where one is no member, nothing is unread.
        #expect(try unread("ben") == [0, 0] && unread("op") == [0, 0])
        _ = try home.as("ann").events(EventSelection(community: "Go"))
        #expect(try unread("ann") == [1, 2])
        #expect(try home.as("ann").communityPage("Go").card.unread == 0)
        #expect(try unread("ann") == [1, 0])
        #expect(try home.as("ann").communities().hasUnread)
        _ = try home.as("ann").communityPage("Chess")
        #expect(try !home.as("ann").communities().hasUnread)
    }

    @Test("quitting drops what is to come and keeps what was, in one act")
    func quitting() throws {
        let home = try Self.home()
        _ = try home.as("ann").joinCommunity("Chess")
        let ben = try home.as("ben")
        let over = try ben.publishEvent(Self.draft("Over", "2026-10-05 18:00"), in: "Chess")
        let next = try ben.publishEvent(Self.draft("Next", "2026-10-07 18:00"), in: "Chess")
        var small = Self.draft("Small", "2026-10-08 18:00")
        small.capacity = 1
        let full = try ben.publishEvent(small, in: "Chess")
        var outside = Self.draft("Outside", "2026-10-09 18:00")
        outside.hashtag = "out"
        let other = try ben.publishEvent(outside, in: nil)
        for card in [over, next, full, other] { _ = try home.as("ann").joinEvent(card.event.name) }
        #expect(try ben.joinEvent(full.event.name).mine?.position == 1)
        let later = try home.as("ann", now: "2026-10-06T08:00:00+01:00")
        _ = try later.quitCommunity("Chess")
        let summaries = try later.agenda(
            .init(window: Instant(seconds: 0)..<Instant(seconds: 4_000_000_000))
        ).map(\.summary)
        #expect(summaries == ["Over", "Outside"])
        // The place that became free is offered on.
        #expect(try ben.event(full.event.name).mine?.state == .offered)
    }
}
