import Campus
import Credentials
import Exporting
import Recurrence
import Scheduling
import Storage
import Testing
import Words

@testable import Operations

/// What calendar programs are told, without a program; on both engines.
@Suite("Collections of objects")
struct CollectionTests {
    private static func event(_ uid: String, _ title: String = "Run") -> [UInt8] {
        Array(
            """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\n\
            DTSTART:20261013T150000Z\r\nDTEND:20261013T160000Z\r\nSUMMARY:\(title)\r\n\
            X-OWN:1\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
            """.utf8)
    }

    private static func recorded(_ desks: Desks) throws -> CollectionState {
        let states = try desks.collections.record(try desks.collections.calendars())
        return try #require(states?[.personal])
    }

    @Test("versions rise with what is another, and say what that is")
    func versions() throws {
        let home = try TestHome()
        let ann = try home.as("ann")
        let first = try Self.recorded(ann)
        #expect(first.version == 1)
        #expect(try Self.recorded(ann) == first)
        _ = try ann.collections.put(Self.event("a"), as: "a.ics", in: .personal, if: .isMissing)
        _ = try ann.collections.put(Self.event("b"), as: "b.ics", in: .personal, if: .isMissing)
        let second = try Self.recorded(ann)
        #expect(second.version == 2 && second.mark != first.mark)
        try ann.collections.delete("a.ics", in: .personal, if: .isThere)
        let third = try Self.recorded(ann)
        func changes(_ state: CollectionState) throws -> [String: Bool]? {
            let found = try ann.collections.changes(
                in: .personal, after: state.version, state.mark, upTo: third.version)
            return found.map {
                Dictionary(uniqueKeysWithValues: $0.map { ($0.name, $0.tag != nil) })
            }
        }
        #expect(try changes(first) == ["a.ics": false, "b.ics": true])
        #expect(try changes(second) == ["a.ics": false])
        #expect(try changes(third) == [:])
        #expect(try changes(CollectionState(version: 2, mark: "x", revision: "")) == nil)
        // Somebody else's are their own.
        #expect(try Self.recorded(try home.as("ben")).version == 1)
    }

    @Test("what was seen before it was altered is not written down as what is seen now")
    func overtaken() throws {
        let ann = try TestHome().as("ann")
        let served = try ann.collections.calendars()
        _ = try ann.collections.put(Self.event("a"), as: "a.ics", in: .personal, if: .none)
        #expect(try ann.collections.record(served) == nil)
        #expect(try Self.recorded(ann).version == 1)
    }

    @Test("bytes that were sent are served until the entry is another, and again when it is not")
    func bytes() throws {
        let home = try TestHome()
        let ann = try home.as("ann")
        let sent = Self.event("a")
        let (tag, isNew) = try ann.collections.put(sent, as: "a.ics", in: .personal, if: .none)
        func served() throws -> [UInt8]? {
            try ann.collections.calendars().object("a.ics", in: .personal)?.bytes
        }
        #expect(isNew)
        #expect(try served() == sent)
        #expect(try ann.collections.calendars().object("a.ics", in: .personal)?.tag == tag)
        let item = try #require(
            try ann.calendar.agenda(
                AgendaQuery(window: ann.now..<ann.now.adding(seconds: 20 * 86_400))
            ).first)
        _ = try ann.items.change("\(item.id)", ItemEdit(note: "Shoes"), isSeries: false)
        let noted = String(decoding: try #require(try served()), as: UTF8.self)
        #expect(noted.contains("DESCRIPTION:Shoes") && noted.contains("X-OWN:1\r\n"))
        _ = try ann.personal.undo()
        #expect(try served() == sent)
        _ = try ann.items.change("\(item.id)", ItemEdit(name: "Jog"), isSeries: false)
        // It comes back with what the person called it, which is its own title from now on.
        _ = try ann.collections.put(
            Self.event("a", "Jog far"), as: "a.ics", in: .personal, if: .none)
        #expect(try served() == Self.event("a", "Jog far"))
        #expect(try ann.items.item("\(item.id)").summary == "Jog far")
    }

    @Test("no more is kept than all that is read at once may be, and what is deleted makes room")
    func quota() throws {
        let ann = try TestHome().as("ann")
        let note = String(repeating: "x", count: 1_000_000)
        func put(_ number: Int) throws {
            let text = String(decoding: Self.event("\(number)"), as: UTF8.self)
                .replacing("X-OWN:1", with: "X-OWN:\(note)")
            _ = try ann.collections.put(
                Array(text.utf8), as: "\(number).ics", in: .personal, if: .none)
        }
        for number in 1...67 { try put(number) }
        #expect {
            try put(68)
        } throws: {
            ($0 as? Refusal)?.message.key == "refusal.collection.full"
        }
        #expect(try ann.collections.calendars().objects[.personal]?.count == 67)
        try ann.collections.delete("1.ics", in: .personal, if: .none)
        try put(68)
        #expect(try ann.collections.calendars().objects[.personal]?.count == 67)
    }

    @Test("what is sent goes with its person, and is among all of theirs")
    func erased() throws {
        let home = try TestHome()
        let ann = try home.as("ann")
        _ = try ann.collections.put(
            Self.event("a", "zqvkxj"), as: "a.ics", in: .personal, if: .none)
        _ = try Self.recorded(ann)
        try ann.collections.set(["{urn:x}colour": "<x>zqvkxj</x>"], of: .personal)
        try ann.collections.make("zqvkxj", [:])
        _ = try home.as("op").people.erase("ann", .removed)
        #expect(try !home.holds("zqvkxj"))
    }

    @Test("an app password opens its person's calendars until it is removed")
    func passwords() throws {
        let home = try TestHome()
        let ann = try home.as("ann")
        let made = try ann.account.addAppPassword("Phone")
        let found = try #require(try ann.home.calendarClient(made.token.digest, at: ann.now))
        #expect(found.caller.person.id == ann.person.id && found.caller.proof == .appPassword)
        #expect(found.states.isEmpty && !found.isTold)
        _ = try Self.recorded(ann)
        let later = try #require(try ann.home.calendarClient(made.token.digest, at: ann.now))
        #expect(later.isTold)
        ann.home.touch(made.password.id, at: ann.now)
        #expect(try ann.account.appPasswords().first?.used == ann.now)
        try ann.account.removeAppPassword(made.password.id)
        #expect(try ann.home.calendarClient(made.token.digest, at: ann.now) == nil)
    }

    @Test(
        "a calendar that was made is dropped with its entries, which undo brings among the others")
    func made() throws {
        let ann = try TestHome().as("ann")
        func names(_ collection: CalendarCollection) throws -> [String] {
            try ann.collections.calendars().objects[collection]?.map(\.name) ?? []
        }
        try ann.collections.make("work", ["{DAV:}displayname": "<x>Work</x>"])
        #expect(throws: Refusal.self) { try ann.collections.make("work", [:]) }
        for uid in ["a", "b", "c"] {
            _ = try ann.collections.put(
                Self.event(uid), as: "\(uid).ics", in: uid == "c" ? .personal : .made("work"),
                if: .isMissing)
        }
        let isNew = try ann.collections.move(
            "c.ics", in: .personal, to: "d.ics", in: .made("work"), overwrites: false, if: .none)
        #expect(isNew)
        #expect(try names(.made("work")) == ["a.ics", "b.ics", "d.ics"])
        #expect(try names(.personal) == [])
        try ann.collections.delete("b.ics", in: .made("work"), if: .none)
        let listed = [MadeCalendar(name: "work", title: "Work", entryCount: 2)]
        #expect(try ann.collections.made() == listed)
        _ = try ann.personal.undo()
        #expect(try ann.collections.made().map(\.entryCount) == [3])
        _ = try Self.recorded(ann)
        try ann.collections.drop("work")
        #expect(try ann.collections.made().isEmpty)
        #expect(try ann.collections.calendars().collections == [.classes, .events, .personal])
        #expect(try names(.personal) == [])
        _ = try ann.personal.undo()
        #expect(try names(.personal).count == 3)
        #expect(try names(.personal).allSatisfy { $0.hasPrefix("belltower-m") })
        #expect(throws: Refusal.self) { try ann.collections.drop("work") }
    }

    @Test("a program that asks is let in once, by whoever allows it in time")
    func allowed() throws {
        let ann = try TestHome().as("ann")
        let door = ann.home.signIn(at: ann.now)
        let flow = try door.beginLoginFlow(of: "DAVx5")
        #expect(try !door.isLoginFlowAllowed(flow.poll.text))
        #expect(try door.endLoginFlow(flow.poll.text)?.person == nil)
        #expect(try ann.account.allowProgram(flow.page.text) == "DAVx5")
        #expect(throws: Refusal.self) { try ann.account.allowProgram(flow.page.text) }
        #expect(try door.isLoginFlowAllowed(flow.poll.text))
        let late = ann.home.signIn(at: ann.now.adding(seconds: 20 * 60))
        #expect(try late.endLoginFlow(flow.poll.text)?.person == nil)
        let ended = try #require(try door.endLoginFlow(flow.poll.text))
        #expect(ended.person.id == ann.person.id)
        let client = try ann.home.calendarClient(ended.password.digest, at: ann.now)
        #expect(client?.password.name == "DAVx5")
        #expect(try door.endLoginFlow(flow.poll.text)?.person == nil)
    }

    @Test(
        "a check tells what programs sent, and what could not be read of it",
        arguments: [
            ("X-OWN:1", "RRULE:FREQ=SOMETIMES", ""),
            ("DTEND:20261013T160000Z", "DTEND:20261013T140000Z", "it ends before it begins"),
            (
                "DTEND:20261013T160000Z", "DTEND;TZID=Europe/London:20261013T120000",
                "it ends before it begins"
            ),
            ("DTEND:20261013T160000Z", "DURATION:-PT1H", "its DURATION is negative"),
        ])
    func check(line: String, odd: String, problem: String) throws {
        let ann = try TestHome().as("ann")
        func told() throws -> String? {
            try ann.checks.run().first { $0.subject == "calendar programs" }?.message
        }
        #expect(try told() == nil)
        _ = try ann.collections.put(Self.event("a"), as: "a.ics", in: .personal, if: .none)
        #expect(try told() == "1 entry, read whole")
        let sent = String(decoding: Self.event("b"), as: UTF8.self).replacing(line, with: odd)
        _ = try ann.collections.put(Array(sent.utf8), as: "b.ics", in: .personal, if: .none)
        #expect(
            try ann.collections.calendars().object("b.ics", in: .personal)?.bytes
                == Array(sent.utf8))
        let text = try #require(try told())
        #expect(
            text.hasPrefix(
                "2 entries, of which 1 could be read only in part: personal/b.ics: \(problem)"))
        try ann.collections.delete("b.ics", in: .personal, if: .none)
        #expect(try told() == "1 entry, read whole")
    }
}
