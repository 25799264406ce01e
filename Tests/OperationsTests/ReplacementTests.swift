import Campus
import Foundation
import Operations
import Recurrence
import TestSupport
import Testing

@Suite("Classes that another one stands for", .serialized)
struct ReplacementTests {
    struct Event {
        var uid: String
        var day = "20261005"
        var from = "10"
        var to = "12"
        var place = "H6"
        var title = "PH10 Optics - Lecture"
        var more = ""

        var text: String {
            """
            BEGIN:VEVENT
            UID:\(uid)
            SUMMARY:\(title)
            DTSTART;TZID=Europe/London:\(day)T\(Self.clock(from))
            DTEND;TZID=Europe/London:\(day)T\(Self.clock(to))
            LOCATION:\(place)
            \(more)
            END:VEVENT

            """.replacing("\n\nEND", with: "\nEND")
        }

        /// `105000` of `1050`, `100000` of `10`.
        private static func clock(_ text: String) -> String {
            text + String(repeating: "0", count: 6 - text.count)
        }
    }

    static func feed(_ events: [Event]) -> String {
        let other = Event(
            uid: "x", day: "20261008", place: "C1", title: "CH10 Acids",
            more: "RRULE:FREQ=WEEKLY;COUNT=9")
        return "BEGIN:VCALENDAR\n" + (events + [other]).map(\.text).joined() + "END:VCALENDAR\n"
    }

    static let a = Event(uid: "a")
    static let week = "RRULE:FREQ=WEEKLY;COUNT=6"

    struct Scene: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var before: [Event]
        var after: [Event]
        /// The titles of what rings.
        var rings: [String]
    }

    static let scenes: [Scene] = [
        Scene(
            testDescription: "cancelled and new in another room", before: [a],
            after: [
                Event(uid: "a", more: "STATUS:CANCELLED"), Event(uid: "b", place: "H7"),
            ], rings: ["PH10 Optics - Lecture is in H7 instead of H6"]),
        Scene(
            testDescription: "cancelled and new at another hour", before: [a],
            after: [
                Event(uid: "a", more: "STATUS:CANCELLED"), Event(uid: "b", from: "14", to: "16"),
            ], rings: ["PH10 Optics - Lecture moved from Mon 5 Oct 10:00 to 14:00"]),
        Scene(
            testDescription: "gone and new on another day in another room", before: [a],
            after: [Event(uid: "b", day: "20261007", place: "H9")],
            rings: [
                "PH10 Optics - Lecture moved from Mon 5 Oct 10:00 to Wed 7 Oct 10:00, now in H9"
            ]),
        Scene(
            testDescription: "an excluded date and a single hour",
            before: [Event(uid: "a", more: week)],
            after: [
                Event(uid: "a", more: week + "\nEXDATE;TZID=Europe/London:20261005T100000"),
                Event(uid: "b", from: "14", to: "16"),
            ], rings: ["PH10 Optics - Lecture moved from Mon 5 Oct 10:00 to 14:00"]),
        Scene(
            testDescription: "moved and in another room at once", before: [a],
            after: [Event(uid: "a", day: "20261008", from: "13", to: "15", place: "H9")],
            rings: [
                "PH10 Optics - Lecture moved from Mon 5 Oct 10:00 to Thu 8 Oct 13:00, now in H9"
            ]),
        Scene(
            testDescription: "cancelled by its title, and new at another hour", before: [a],
            after: [
                Event(uid: "a", title: "CANCELLED: PH10 Optics - Lecture"),
                Event(uid: "b", from: "15", to: "17"),
            ], rings: ["PH10 Optics - Lecture moved from Mon 5 Oct 10:00 to 15:00"]),
        Scene(
            testDescription: "a double hour in two", before: [a],
            after: [Event(uid: "b", to: "11"), Event(uid: "c", from: "11")], rings: []),
        Scene(
            testDescription: "two hours in one",
            before: [Event(uid: "b", to: "11"), Event(uid: "c", from: "11")],
            after: [a], rings: []),
        Scene(
            testDescription: "a double hour in two under its UID", before: [a],
            after: [Event(uid: "a", to: "11"), Event(uid: "c", from: "11")], rings: []),
        Scene(
            testDescription: "the same again under another UID, the old one cancelled", before: [a],
            after: [Event(uid: "a", more: "STATUS:CANCELLED"), Event(uid: "b")], rings: []),
        Scene(
            testDescription: "a double hour in two with a pause between", before: [a],
            after: [
                Event(uid: "b", to: "1050"), Event(uid: "c", from: "11"),
            ], rings: []),
        Scene(
            testDescription: "a double hour of which one half is elsewhere", before: [a],
            after: [Event(uid: "b", to: "11"), Event(uid: "c", from: "11", place: "S9")],
            rings: ["PH10 Optics - Lecture is in S9 instead of H6"]),
        Scene(
            testDescription: "another SEQUENCE and stamp", before: [a],
            after: [Event(uid: "a", more: "SEQUENCE:7\nDTSTAMP:20261001T000000Z")], rings: []),
        Scene(
            testDescription: "its place written otherwise",
            before: [Event(uid: "a", place: "H6\\, H7")],
            after: [Event(uid: "a", place: "h7 \\; H6")], rings: []),
        Scene(
            testDescription: "cancelled alone", before: [a],
            after: [Event(uid: "a", more: "STATUS:CANCELLED")],
            rings: ["PH10 Optics - Lecture is cancelled"]),
        Scene(
            testDescription: "cancelled by its title", before: [a],
            after: [Event(uid: "a", title: "PH10 Optics - Lecture (fällt aus)")],
            rings: ["PH10 Optics - Lecture is cancelled"]),
        Scene(
            testDescription: "cancelled, and another class new", before: [a],
            after: [
                Event(uid: "a", more: "STATUS:CANCELLED"),
                Event(uid: "b", from: "14", to: "16", title: "PH10 Optics - Lab"),
            ], rings: ["PH10 Optics - Lecture is cancelled"]),
        Scene(
            testDescription: "cancelled, and an exam of its module new",
            before: [Event(uid: "a", title: "PH10 Optics")],
            after: [
                Event(uid: "a", title: "PH10 Optics", more: "STATUS:CANCELLED"),
                Event(uid: "b", day: "20261007", title: "PH10 Optics Exam"),
            ], rings: ["PH10 Optics is cancelled", "PH10 Optics Exam is new"]),
        Scene(
            testDescription: "in a place with another sign",
            before: [Event(uid: "a", place: "C3")], after: [Event(uid: "a", place: "C3+")],
            rings: ["PH10 Optics - Lecture is in C3+ instead of C3"]),
    ]

    @Test("are told as what they are", arguments: scenes)
    func told(_ scene: Scene) async throws { try await told(scene, TestHome()) }

    private func told(_ scene: Scene, _ home: TestHome) async throws {
        let path = try home.folder.write(Self.feed(scene.before), as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-04T18:00:00+01:00").sources.subscribe(
            Subscription(address: path, name: "Uni", every: 60))
        _ = try home.folder.write(Self.feed(scene.after), as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-04T19:00:00+01:00")
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        let rung = try MassChangeTests.rung(home, at: "2026-10-04T19:00:00+01:00")
        #expect(rung.map(\.title) == scene.rings, "\(rung)")
    }

    @Test("are found behind a campus's own word for cancelled, too")
    func ownWord() async throws {
        let home = try TestHome()
        let folder = home.folder.path + "/home/Crawlers/campus"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try home.write("words: {cancelled: [Hitzefrei]}\n", to: folder + "/warm.yaml")
        try home.configure("campus: warm\n")
        let scene = Scene(
            testDescription: "", before: [Event(uid: "a", title: "Optics")],
            after: [
                Event(uid: "a", title: "Hitzefrei: Optics"),
                Event(uid: "b", from: "15", to: "17", title: "Optics"),
            ], rings: ["Optics moved from Mon 5 Oct 10:00 to 15:00"])
        try await told(scene, home)
    }

    @Test("that only their title cancels ring as that, once")
    func titled() async throws {
        let home = try TestHome()
        let path = try home.folder.write(
            Self.feed([Event(uid: "a", title: "[AFLYST] PH10 Optics")]), as: "term.ics")
        let ann = try home.as("ann", now: "2026-10-04T18:00:00+01:00")
        _ = try await ann.sources.subscribe(Subscription(address: path, name: "Uni", every: 60))
        let rung = try MassChangeTests.rung(
            home, at: "2026-10-05T09:46:00+01:00", of: "class")
        #expect(rung.map(\.title) == ["Marked as cancelled: PH10 Optics, 10:00"])
    }
}
