import Campus
import Foundation
import Operations
import Recurrence
import TestSupport
import Testing

@Suite("A community's feed", .serialized)
struct CommunityFeedTests {
    /// Two single events and a weekly one of which one time was moved and one left out.
    static let good = [
        event("a", "20261006T180000", "Lecture"), event("b", "20261007T180000", "Picnic"),
        event(
            "c", "20261005T200000", "Weekly",
            "RRULE:FREQ=WEEKLY;COUNT=4\r\nEXDATE;TZID=Europe/London:20261019T200000"),
        event(
            "c", "20261013T210000", "Weekly, moved",
            "RECURRENCE-ID;TZID=Europe/London:20261012T200000"),
    ]

    static func event(_ uid: String, _ start: String, _ title: String, _ more: String? = nil)
        -> String
    {
        let lines = [
            "BEGIN:VEVENT", "UID:\(uid)@union", "DTSTART;TZID=Europe/London:\(start)",
            "DURATION:PT1H", "SUMMARY:\(title)", more, "END:VEVENT",
        ]
        return lines.compactMap(\.self).map { $0 + "\r\n" }.joined()
    }

    static func write(_ events: [String], _ home: TestHome) throws -> String {
        try home.folder.write(
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + events.joined() + "END:VCALENDAR\r\n",
            as: "union.ics")
    }

    static func home() async throws -> TestHome {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        let file = try write(good, home)
        _ = try await home.as("ben").communities.feed("chess", from: file)
        return home
    }

    static func titles(_ home: TestHome) throws -> [String] {
        try home.as("ann").events.list(EventSelection(community: "Chess")).map(\.event.plan.title)
    }

    @Test("its events are the community's, and nobody's own")
    func events() async throws {
        let home = try await Self.home()
        #expect(try Self.titles(home) == ["Weekly", "Lecture", "Picnic"])
        #expect(try home.as("ann").communities.list()[0].unread == 3)
        #expect(try EventTests.agenda(home.as("ben")).isEmpty)
        #expect(try EventTests.agenda(home.as("ann")).isEmpty)
        #expect(try home.as("ben").sources.list().map(\.source.name) == ["Chess feed"])
        let event = try home.as("ann").events.list(EventSelection())[1].event.name
        #expect(reason { _ = try home.as("eve").events.join(event) } == .forbidden)
        #expect(try home.as("ann").events.join(event).mine?.state == .joined)
        #expect(try EventTests.agenda(home.as("ann")).map(\.id.description) == [event])
    }

    @Test("in an agenda a series keeps its exceptions")
    func exceptions() async throws {
        let home = try await Self.home()
        let event = try home.as("ann").events.list(EventSelection())[0].event.name
        _ = try home.as("ann").events.join(event)
        let items = try EventTests.agenda(home.as("ann"))
        #expect(
            items.map(\.start.wall.description) == [
                "20261005T200000", "20261013T210000", "20261026T200000",
            ])
        #expect(items.allSatisfy { $0.id.description.hasPrefix(event) && $0.source == "Chess" })
    }

    @Test("an import tells those who joined what moved, and what is gone is cancelled")
    func changes() async throws {
        let home = try await Self.home()
        for card in try home.as("ann").events.list(EventSelection()) {
            _ = try home.as("ann").events.join(card.event.name)
        }
        _ = try Self.write(
            [
                Self.event("a", "20261006T190000", "Lecture"), Self.good[2], Self.good[3],
                Self.event("d", "20261009T180000", "Dance"),
            ], home)
        _ = try await home.as("ben").imports.run(.all, isNarrowed: true)
        #expect(
            try home.as("ann").news().map(\.kind).sorted { $0.rawValue < $1.rawValue }
                == [.cancelled, .changed])
        let cards = try home.as("ann").events.list(EventSelection(community: "Chess"))
        #expect(
            cards.map(\.event.plan.title) == ["Weekly", "Lecture", "Picnic", "Dance"])
        #expect(cards.map(\.state) == [.open, .open, .cancelled, .open])
        #expect(cards[1].start.wall.description == "20261006T190000")
        _ = try Self.write(Self.good, home)
        _ = try await home.as("ben").imports.run(.all, isNarrowed: true)
        #expect(try home.as("ann").events.show(cards[2].event.name).state == .open)
        #expect(try Self.titles(home) == ["Weekly", "Lecture", "Picnic"])
        // Nothing new is nothing to tell.
        let news = try home.as("ann").news().count
        _ = try await home.as("ben").imports.run(.all, isNarrowed: true)
        #expect(try home.as("ann").news().count == news)
    }

    @Test("goes on with another organiser, or else an operator, when who gave it is erased")
    func handedOver() async throws {
        let home = try await Self.home()
        let op = try home.as("op")
        try op.communities.setOrganiser("Chess", "ann")
        let first = try op.people.erase("ben", .removed)
        #expect(
            first.handed == [
                HandedSource(name: "Chess feed", heir: try home.as("ann").person.handle)
            ])
        #expect(try EventTests.agenda(home.as("ann")).isEmpty)
        _ = try Self.write(Self.good + [Self.event("d", "20261009T180000", "Dance")], home)
        _ = try await op.imports.run(.all, isNarrowed: false)
        #expect(try Self.titles(home) == ["Weekly", "Lecture", "Picnic", "Dance"])
        let second = try op.people.erase("ann", .anonymous)
        #expect(second.handed.map(\.heir) == [op.person.handle])
        #expect(try op.sources.list().map(\.source.name) == ["Chess feed"])
        #expect(try op.events.list(EventSelection(community: "Chess")).count == 4)
    }

    @Test("what is over stays when the feed forgets it")
    func past() async throws {
        let home = try await Self.home()
        let lecture = try home.as("ann").events.list(EventSelection())[1].event.name
        _ = try Self.write([Self.good[1], Self.good[2], Self.good[3]], home)
        let later = try home.as("ben", now: "2026-10-07T08:00:00+01:00")
        _ = try await later.imports.run(.all, isNarrowed: true)
        #expect(
            try home.as("ann", now: "2026-10-07T08:00:00+01:00").events.show(lecture).state
                == .ended)
    }

    @Test("only organisers and operators name a feed, and change its events there")
    func permissions() async throws {
        let home = try await Self.home()
        let file = try Self.write(Self.good, home)
        let ann = try home.as("ann")
        await #expect(throws: Refusal.self) { try await ann.communities.feed("Chess", from: file) }
        #expect(try ann.sources.list().isEmpty)
        let event = try ann.events.list(EventSelection())[0].event.name
        for handle in ["ben", "op"] {
            #expect(
                reason { _ = try home.as(handle).events.cancel(event, reason: nil) } == .forbidden)
            #expect(
                reason { _ = try home.as(handle).events.edit(event, CommunityTests.draft("X")) }
                    == .forbidden)
        }
        // Again is no harm; one's own subscription is not turned into a feed.
        _ = try await home.as("ben").communities.feed("Chess", from: file)
        #expect(try Self.titles(home).count == 3)
        let op = try home.as("op")
        _ = try await op.sources.subscribe(Subscription(address: file, every: 60))
        await #expect(throws: Refusal.self) { try await op.communities.feed("Chess", from: file) }
        #expect(try EventTests.agenda(op).count == 5)
    }
}
