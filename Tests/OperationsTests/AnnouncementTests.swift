import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import Storage

/// It is Monday, 5 October 2026, 8:00.
@Suite("Notices by staff")
struct AnnouncementTests {
    /// `op` runs the home, `ada` and `ben` are staff, `cy` is a student, and `sue` is suspended staff.
    private static func home() throws -> TestHome {
        let home = try TestHome()
        try home.configure("zone: Europe/London\n")
        for handle in ["ada", "ben", "cy", "sue"] { _ = try home.as(handle) }
        let op = try home.as("op")
        for handle in ["ada", "ben", "sue"] {
            _ = try op.people.edit(handle, ProfileEdit(), role: .staff)
        }
        _ = try op.people.suspend("sue")
        return home
    }

    private static func texts(_ home: TestHome, _ handle: String = "cy") throws -> [String] {
        try home.as(handle).announcements.standing().map(\.text)
    }

    @Test("stand for everybody until their last day is over, the newest first")
    func standing() throws {
        var home = try Self.home()
        _ = try home.as("ada").announcements.add("Exams are in the hall", until: "2026-10-07")
        _ = try home.as("op").announcements.add(" The library\ncloses at six ", until: "today")
        for handle in ["op", "ada", "cy", "sue"] {
            #expect(
                try Self.texts(home, handle)
                    == ["The library, closes at six", "Exams are in the hall"])
        }
        let first = try #require(try home.as("cy").announcements.standing().last)
        #expect(
            first.author?.handle.text == "ada"
                && first.lastDay == CivilDate(uncheckedYear: 2026, month: 10, day: 7))
        home.now = "2026-10-05T23:59:59+01:00"
        #expect(try Self.texts(home).count == 2)
        home.now = "2026-10-06T00:00:00+01:00"
        #expect(try Self.texts(home) == ["Exams are in the hall"])
        home.now = "2026-10-08T00:00:00+01:00"
        #expect(try Self.texts(home) == [])
        #expect(try home.as("ada").announcements.list().count == 2)
    }

    @Test(
        "are put up by staff and operators alone",
        arguments: [("op", nil), ("ada", nil), ("cy", .forbidden), ("sue", .forbidden)]
            as [(String, Refusal.Reason?)])
    func writers(handle: String, expected: Refusal.Reason?) throws {
        let home = try Self.home()
        let desk = try home.as(handle).announcements
        #expect(reason { _ = try desk.add("Hello", until: "today") } == expected)
        #expect(try Self.texts(home) == (expected == nil ? ["Hello"] : []))
        // Who may only look, looks on.
        #expect(
            reason { _ = try desk.list() } == (handle == "cy" ? .forbidden : nil))
    }

    @Test("are taken down by who wrote them, and by operators")
    func ending() throws {
        let home = try Self.home()
        let ada = try home.as("ada").announcements
        let ids = try ["one", "two"].map { try ada.add($0, until: "fri").id }
        for handle in ["ben", "cy", "sue"] {
            #expect(
                reason { _ = try home.as(handle).announcements.end(ids[0]) } == .forbidden)
        }
        #expect(try ada.list().map(ada.mayEnd) == [true, true])
        #expect(try home.as("ben").announcements.mayEnd(ada.list()[0]) == false)
        _ = try ada.end(ids[0])
        #expect(try Self.texts(home) == ["two"])
        #expect(reason { _ = try ada.end(ids[0]) } == .missing)
        _ = try home.as("op").announcements.end(ids[1])
        #expect(try Self.texts(home) == [])
        #expect(reason { _ = try ada.end(AnnouncementID(99)) } == .missing)
        #expect(try ada.list().map { $0.ended != nil } == [true, true])
    }

    @Test(
        "are refused without words, with too many, and for days that cannot be",
        arguments: [
            ("", "today"), ("\u{200b} ", "today"), (String(repeating: "x", count: 501), "today"),
            ("Hello", "2026-10-04"), ("Hello", "2026-12-05"), ("Hello", ""), ("Hello", "someday"),
            ("Hello", "next week"),
        ])
    func refused(text: String, day: String) throws {
        let home = try Self.home()
        #expect(
            reason { _ = try home.as("op").announcements.add(text, until: day) } == .invalid)
        #expect(try Self.texts(home) == [])
    }

    @Test("stand for sixty days at most, and have five hundred characters")
    func most() throws {
        let home = try Self.home()
        let text = String(repeating: "é", count: 500)
        let made = try home.as("op").announcements.add(text, until: "2026-12-04")
        #expect(made.lastDay == CivilDate(uncheckedYear: 2026, month: 12, day: 4))
        #expect(try Self.texts(home) == [text])
        for number in 2...AnnouncementDesk.mostAtOnce {
            _ = try home.as("op").announcements.add("\(number)", until: "today")
        }
        #expect(
            reason { _ = try home.as("op").announcements.add("More", until: "today") }
                == .conflict)
    }

    @Test("of who is suspended nothing stands, and of who was erased it does without a name")
    func authors() throws {
        let home = try Self.home()
        let op = try home.as("op")
        _ = try home.as("ada").announcements.add("Mine", until: "fri")
        _ = try op.people.suspend("ada")
        #expect(try Self.texts(home) == [])
        _ = try op.people.restore("ada")
        #expect(try Self.texts(home) == ["Mine"])
        _ = try op.people.erase("ada", .anonymous)
        let left = try #require(try home.as("cy").announcements.standing().first)
        #expect(left.text == "Mine" && left.author == nil)
    }

    @Test("are on record, and everybody's pages are made anew")
    func record() throws {
        let home = try Self.home()
        let before = try home.as("cy").revision()
        let id = try home.as("ada").announcements.add("Hello", until: "fri").id
        let between = try home.as("cy").revision()
        #expect(before != between)
        _ = try home.as("op").announcements.end(id)
        #expect(try home.as("cy").revision() != between)
        let entries = try home.as("op").audit.list().filter {
            $0.subject == "announcement \(id)"
        }
        #expect(entries.map(\.act) == [.endAnnouncement, .announce])
        #expect(entries.map { $0.actor?.text } == ["op", "ada"])
        #expect(entries.map(\.detail) == ["Hello", "Hello"])
        #expect(try home.as("ada").audit.own().first?.act == .endAnnouncement)
    }
}
