import Campus
import Foundation
import Recurrence
import Scheduling
import TestSupport
import Testing

@testable import Operations
@testable import Storage

/// What classmates say of the room of a class.
@Suite("A room that classmates correct")
struct CorrectionTests {
    private static let people = ["ann", "ben", "cy", "dot"]
    private static let during = "2026-10-10T09:30:00+01:00"
    private static let after = "2026-10-10T10:00:00+01:00"

    private static func feed(in place: String) -> String {
        classFeed(["CM50123 - Lecture"])
            .replacing("END:VEVENT", with: "LOCATION:\(place)\r\nEND:VEVENT")
    }

    /// A class on the 10th at nine that four take, each by a feed of their own; lee does not.
    private static func home() async throws -> TestHome {
        let home = try TestHome()
        for handle in people {
            let file = try home.folder.write(feed(in: "B2 1.14"), as: "\(handle).ics")
            _ = try await home.as(handle).sources.subscribe(
                Subscription(address: file, name: "Mine", every: 60))
        }
        _ = try home.as("lee")
        return home
    }

    private static func lesson(
        _ home: TestHome, _ handle: String, now: String? = nil
    ) throws -> AgendaItem {
        try #require(
            try home.agenda(of: handle, from: "2026-10-10", to: "2026-10-11", now: now).first)
    }

    @discardableResult
    private static func say(
        _ home: TestHome, _ handle: String, _ place: String = "C4 2.01", now: String? = nil
    ) throws -> CorrectionStanding {
        let id = try lesson(home, handle, now: now).id.description
        return try home.as(handle, now: now).corrections.say(id, isIn: place)
    }

    private static func seen(
        _ home: TestHome, _ handle: String = "dot", now: String? = nil
    ) throws -> String? {
        try lesson(home, handle, now: now).unofficialPlace
    }

    @Test("three say the same, however spelled, and a fourth sees it; two are not enough")
    func three() async throws {
        let home = try await Self.home()
        #expect(
            try Self.say(home, "ann")
                == CorrectionStanding(own: "C4 2.01", missing: 2, place: nil))
        try Self.say(home, "ben", " c4 2.1 ")
        #expect(try Self.seen(home) == nil && Self.seen(home, "ann") == nil)
        #expect(try Self.say(home, "cy").place == "C4 2.01")
        for handle in Self.people { #expect(try Self.seen(home, handle) == "C4 2.01") }
        let dot = try home.as("dot")
        let item = try Self.lesson(home, "dot")
        #expect(item.location == "B2 1.14")
        #expect(try dot.items.item(item.id.description).unofficialPlace == "C4 2.01")
        #expect(
            try dot.corrections.standing(of: item)
                == CorrectionStanding(own: nil, missing: 3, place: "C4 2.01"))
    }

    @Test("a word of one's own is changed and taken back, and then is not enough any more")
    func takenBack() async throws {
        let home = try await Self.home()
        for handle in ["ann", "ben", "cy"] { try Self.say(home, handle) }
        try Self.say(home, "cy", "D1 0.1")
        #expect(try Self.seen(home) == nil)
        try Self.say(home, "cy")
        #expect(try Self.seen(home) == "C4 2.01")
        let id = try Self.lesson(home, "cy").id.description
        try home.as("cy").corrections.takeBack(id)
        #expect(try Self.seen(home) == nil)
        #expect(reason { try home.as("cy").corrections.takeBack(id) } == .missing)
    }

    @Test("it goes when an import agrees, for whom it does")
    func agrees() async throws {
        let home = try await Self.home()
        for handle in ["ann", "ben", "cy"] { try Self.say(home, handle) }
        _ = try home.folder.write(Self.feed(in: "C4 2.01"), as: "dot.ics")
        _ = try await home.as("dot").imports.run(.named(["Mine"]), isNarrowed: true)
        #expect(try Self.seen(home) == nil && Self.seen(home, "ann") == "C4 2.01")
        #expect(reason { try Self.say(home, "dot") } == .conflict)
    }

    @Test("it goes when the class is over, and nothing can be said then")
    func over() async throws {
        let home = try await Self.home()
        for handle in ["ann", "ben", "cy"] { try Self.say(home, handle) }
        #expect(try Self.seen(home, now: Self.during) == "C4 2.01")
        #expect(try Self.seen(home, now: Self.after) == nil)
        #expect(reason { try Self.say(home, "dot", now: Self.after) } == .over)
        let item = try Self.lesson(home, "dot", now: Self.after)
        #expect(try home.as("dot", now: Self.after).corrections.standing(of: item) == nil)
    }

    @Test("who does not take the module can neither say it nor see it")
    func outside() async throws {
        let home = try await Self.home()
        for handle in ["ann", "ben", "cy"] { try Self.say(home, handle) }
        // The feed still has the class.
        _ = try home.as("dot").enrolment.leave("CM50123")
        #expect(try Self.seen(home) == nil)
        #expect(reason { try Self.say(home, "dot") } == .forbidden)
        #expect(try home.as("dot").corrections.standing(of: Self.lesson(home, "dot")) == nil)
        let id = try Self.lesson(home, "ann").id.description
        #expect(reason { _ = try home.as("lee").corrections.say(id, isIn: "C4") } == .missing)
        // And who said it, and leaves, has said nothing.
        _ = try home.as("cy").enrolment.leave("CM50123")
        #expect(try Self.seen(home, "ann") == nil)
    }

    @Test("the suspended do not count, and say nothing")
    func suspended() async throws {
        let home = try await Self.home()
        for handle in ["ann", "ben", "cy"] { try Self.say(home, handle) }
        _ = try home.as("op").people.suspend("cy")
        #expect(try Self.seen(home) == nil)
        #expect(reason { try Self.say(home, "cy") } == .forbidden)
        _ = try home.as("op").people.restore("cy")
        #expect(try Self.seen(home) == "C4 2.01")
    }

    @Test("the word of who is erased goes with them, whatever else of theirs stays")
    func erased() async throws {
        let home = try await Self.home()
        for handle in ["ann", "ben", "cy"] { try Self.say(home, handle) }
        _ = try home.as("op").people.erase("cy", .anonymous)
        #expect(try Self.seen(home) == nil)
    }

    @Test("only of a class, only by a room, and only of another one can it be said")
    func refused() async throws {
        let home = try await Self.home()
        let ann = try home.as("ann")
        #expect(reason { try Self.say(home, "ann", "b2 1.14") } == .conflict)
        for place in ["", "  ", "???", String(repeating: "x", count: 81)] {
            #expect(reason { try Self.say(home, "ann", place) } == .invalid)
        }
        let entry = try ann.personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-06 12:00", length: "45m"))
        #expect(
            reason { _ = try ann.corrections.say(entry.id.description, isIn: "C4") } == .invalid)
    }

    @Test("a reminder tells who takes the module of it")
    func reminders() async throws {
        let home = try await Self.home()
        func body(_ handle: String) throws -> String? {
            try home.as(handle).reminders.upcoming(from: "2026-10-10", to: "2026-10-11")
                .first?.content.body
        }
        for handle in ["ann", "ben"] { try Self.say(home, handle) }
        #expect(try body("dot")?.contains("C4") == false)
        try Self.say(home, "cy")
        #expect(
            try body("dot")?.contains(
                "B2 1.14, until 10:00, in 15 minutes\nclassmates say: C4 2.01")
                ?? false)
    }

    @Test("keep forgets what was said of classes a month ago")
    func forgotten() async throws {
        let home = try await Self.home()
        try Self.say(home, "ann")
        func kept(_ now: String) throws -> Int64? {
            _ = try HomeKeeper(
                Invocation(home: home.folder.path + "/home", person: "op", now: now)
            ).keep(backups: nil)
            return try home.as("op").store.look {
                try $0.number("SELECT COUNT(*) FROM correction")
            }
        }
        #expect(try kept("2026-11-09T08:00:00+00:00") == 1)
        #expect(try kept("2026-11-10T08:00:00+00:00") == 0)
    }
}
