import Campus
import Credentials
import Foundation
import Recurrence
import Storage
import TestSupport
import Testing

@testable import Operations

/// The night of the chess club is on 12 October 2026, from 18:00 to 19:00, in summer time.
@Suite("At the door of an event", .serialized)
struct DoorTests {
    private static let during = "2026-10-12T18:05:10+01:00"

    /// The night, to which ann has joined.
    private static func home(capacity: Int? = nil) throws -> (home: TestHome, event: String) {
        let (home, event) = try AttendanceTests.home(capacity: capacity)
        _ = try home.as("ann").events.join(event)
        return (home, event)
    }

    private static func code(
        _ home: TestHome, _ event: String, now: String = during
    ) throws -> String {
        try #require(try home.as("ben", now: now).events.door(event).code).text
    }

    private static func names(_ home: TestHome, _ event: String, now: String = during) throws
        -> [String]
    {
        try home.as("ben", now: now).events.door(event).guests.map {
            $0.person.handle.text + ($0.came == nil ? "" : "+")
        }
    }

    @Test("organisers and operators see its code, and nobody else")
    func keepers() throws {
        let (home, event) = try Self.home()
        for handle in ["ben", "op"] {
            #expect(try home.as(handle, now: Self.during).events.door(event).code != nil)
        }
        for handle in ["ann", "eve"] {
            #expect(
                reason { _ = try home.as(handle, now: Self.during).events.door(event) }
                    == .forbidden, "\(handle)")
        }
        _ = try home.as("op").people.suspend("ben")
        #expect(
            reason { _ = try home.as("ben", now: Self.during).events.door(event) } == .forbidden)
    }

    @Test(
        "it is open from half an hour before the event until its end",
        arguments: [
            ("17:29:59", false), ("17:30:00", true), ("18:59:59", true), ("19:00:00", false),
        ])
    func times(time: String, isOpen: Bool) throws {
        let (home, event) = try Self.home()
        let now = "2026-10-12T\(time)+01:00"
        #expect((try home.as("ben", now: now).events.door(event).code != nil) == isOpen)
        let code = try Self.code(home, event)
        let refused = failure { _ = try home.as("ann", now: now).events.checkIn(event, code: code) }
        let early = time.hasPrefix("17:29")
        #expect(refused?.reason == (isOpen ? .forbidden : early ? .conflict : .over), "\(time)")
    }

    @Test("a code is another one each half minute, and holds for one more")
    func rotation() throws {
        let (home, event) = try Self.home()
        let door = try #require(try home.as("ben", now: Self.during).events.door(event).code)
        #expect(door.until == Timestamp.instant("2026-10-12T18:05:30+01:00"))
        #expect(try Self.code(home, event, now: "2026-10-12T18:05:29+01:00") == door.text)
        #expect(try Self.code(home, event, now: "2026-10-12T18:05:30+01:00") != door.text)
        let late = try home.as("ann", now: "2026-10-12T18:06:00+01:00")
        #expect(reason { _ = try late.events.checkIn(event, code: door.text) } == .forbidden)
        let ann = try home.as("ann", now: "2026-10-12T18:05:59+01:00")
        #expect(try ann.events.checkIn(event, code: door.text).isPresent)
    }

    @Test("who joined was there, once, whatever is pressed again")
    func once() throws {
        let (home, event) = try Self.home()
        let code = try Self.code(home, event)
        #expect(try !home.as("ann", now: Self.during).events.show(event).isPresent)
        for _ in 0..<2 {
            let card = try home.as("ann", now: Self.during).events.checkIn(event, code: code)
            #expect(card.isPresent && card.joined == 1 && card.mine?.state == .joined)
        }
        let door = try home.as("ben", now: Self.during).events.door(event)
        #expect(door.present == 1 && door.card.joined == 1)
        #expect(try Self.names(home, event) == ["ann+"])
        // What somebody was at stays, and is told when the door is shut.
        let after = "2026-10-13T09:00:00+01:00"
        #expect(try Self.names(home, event, now: after) == ["ann+"])
        #expect(try home.as("ben", now: after).events.door(event).present == 1)
    }

    @Test("who drops out while it lasts was not there")
    func dropping() throws {
        let (home, event) = try Self.home()
        let code = try Self.code(home, event)
        let ann = try home.as("ann", now: Self.during)
        _ = try ann.events.checkIn(event, code: code)
        _ = try ann.events.drop(event)
        #expect(try Self.names(home, event).isEmpty)
        #expect(try home.as("ben", now: Self.during).events.door(event).present == 0)
    }

    @Test("who has not joined joins where there is room, and waits at no door")
    func joining() throws {
        let (home, event) = try Self.home(capacity: 2)
        let code = try Self.code(home, event)
        let cat = try home.as("cat", now: Self.during).events.checkIn(event, code: code)
        #expect(cat.mine?.state == .joined && cat.isPresent && cat.joined == 2)
        let dan = try home.as("dan", now: Self.during)
        let refused = failure { _ = try dan.events.checkIn(event, code: code) }
        #expect(refused?.reason == .conflict)
        #expect(refused?.sentence == "\(event) is full, and no place is free at the door")
        #expect(try dan.events.show(event).mine == nil)
        _ = try dan.events.join(event)
        #expect(reason { _ = try dan.events.checkIn(event, code: code) } == .conflict)
        #expect(try dan.events.show(event).mine?.state == .waiting)
        // The place that ann gives back is offered to dan, who takes it by coming.
        _ = try home.as("ann", now: Self.during).events.drop(event)
        #expect(try dan.events.checkIn(event, code: code).mine?.state == .joined)
    }

    @Test("joining's rules are the door's")
    func rules() throws {
        let (home, event) = try Self.home()
        let code = try Self.code(home, event)
        let eve = try home.as("eve", now: Self.during)
        #expect(
            failure { _ = try eve.events.checkIn(event, code: code) }?.sentence
                == "Unable to join member exclusive community events. "
                + "Please join the community first!")
        _ = try home.as("op").people.suspend("cat")
        #expect(
            reason { _ = try home.as("cat", now: Self.during).events.checkIn(event, code: code) }
                == .forbidden)
        // A code opens no private event to who does not know its password.
        var draft = CommunityTests.draft("Party", "2026-10-12 18:00")
        draft.password = EventPassword("secret word")
        let party = try home.as("eve").events.publish(draft, in: nil).event.name
        let other = try #require(try eve.events.door(party).code).text
        let dan = try home.as("dan", now: Self.during)
        #expect(reason { _ = try dan.events.checkIn(party, code: other) } == .missing)
        _ = try dan.events.join(party, password: "secret word")
        #expect(try dan.events.checkIn(party, code: other).isPresent)
        // Nor one that is called off.
        _ = try home.as("ben", now: Self.during).events.cancel(event, reason: nil)
        #expect(
            reason { _ = try home.as("ann", now: Self.during).events.checkIn(event, code: code) }
                == .over)
        #expect(try home.as("ben", now: Self.during).events.door(event).code == nil)
    }

    @Test("ten wrong codes an hour, and a right one forgets them")
    func guessing() throws {
        let (home, event) = try Self.home()
        let code = try Self.code(home, event)
        let wrong = code == "000000" ? "000001" : "000000"
        let ann = try home.as("ann", now: Self.during)
        for _ in 0..<9 {
            #expect(reason { _ = try ann.events.checkIn(event, code: wrong) } == .forbidden)
        }
        _ = try ann.events.checkIn(event, code: code)
        for _ in 0..<10 {
            #expect(reason { _ = try ann.events.checkIn(event, code: wrong) } == .forbidden)
        }
        #expect(reason { _ = try ann.events.checkIn(event, code: code) } == .tooMany)
        // Of one person, at one event.
        #expect(
            try home.as("cat", now: Self.during).events.checkIn(event, code: code).isPresent)
    }

    @Test("a wrong code is no act that is on record")
    func record() throws {
        let (home, event) = try Self.home()
        _ = try Self.code(home, event)
        let ann = try home.as("ann", now: Self.during)
        _ = try? ann.events.checkIn(event, code: "none")
        #expect(try ann.personal.lastActs().newer?.kind != .checkIn)
        _ = try ann.events.checkIn(event, code: Self.code(home, event))
        #expect(try ann.personal.lastActs().newer?.kind == .checkIn)
    }

    @Test("a series has a door each time")
    func series() throws {
        let (home, _) = try AttendanceTests.home()
        var draft = CommunityTests.draft("Weekly", "2026-10-12 18:00")
        draft.rule = "FREQ=WEEKLY;COUNT=3"
        let event = try home.as("ben").events.publish(draft, in: "Chess").event.name
        let ann = try home.as("ann", now: Self.during)
        _ = try ann.events.checkIn(event, code: try Self.code(home, event))
        let next = "2026-10-19T18:05:10+01:00"
        #expect(try Self.names(home, event, now: "2026-10-15T12:00:00+01:00") == ["ann+"])
        #expect(try Self.names(home, event, now: next) == ["ann"])
        #expect(try !home.as("ann", now: next).events.show(event).isPresent)
        _ = try home.as("ann", now: next).events.checkIn(
            event, code: try Self.code(home, event, now: next))
        #expect(try Self.names(home, event, now: next) == ["ann+"])
    }

    @Test("the list names nobody who is suspended or whom a block keeps apart")
    func hidden() throws {
        let (home, event) = try Self.home()
        for handle in ["cat", "dan"] { _ = try home.as(handle).events.join(event) }
        #expect(try Self.names(home, event) == ["ann", "cat", "dan"])
        _ = try home.as("op").people.suspend("ann")
        try home.as("cat").friends.block("ben")
        try home.as("ben").friends.block("dan")
        #expect(try Self.names(home, event).isEmpty)
        #expect(try home.as("ben", now: Self.during).events.door(event).card.joined == 3)
    }

    @Test("who keeps the door is told of each who comes")
    func telling() throws {
        let (home, event) = try Self.home()
        let code = try Self.code(home, event)
        let before = try home.as("ben").revision()
        _ = try home.as("ann", now: Self.during).events.checkIn(event, code: code)
        #expect(try home.as("ben").revision().person > before.person)
        let campus = try home.as("ben").revision().campus
        #expect(campus == before.campus)
        _ = try home.as("cat", now: Self.during).events.checkIn(event, code: code)
        #expect(try home.as("ben").revision().campus > campus)
    }
}
