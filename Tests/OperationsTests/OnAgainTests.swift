import Campus
import Foundation
import Operations
import Recurrence
import Reminding
import TestSupport
import Testing

/// Who heard that a class does not take place hears that it does after all; who did not has nothing
/// to hear.
@Suite("Cancelled, and on again", .serialized)
struct OnAgainTests {
    /// A lecture tomorrow, a seminar every Wednesday, and what keeps the guard quiet.
    struct Told: Sendable {
        var lecture = "20261006T090000"
        var status = "CONFIRMED"
        var isListed = true
        var without = ""

        var text: String {
            let lecture = """
                BEGIN:VEVENT
                UID:lecture
                DTSTART;TZID=Europe/London:\(lecture)
                DURATION:PT1H
                SUMMARY:CM50123 Lecture
                LOCATION:8W 2.1
                STATUS:\(status)
                END:VEVENT

                """
            let others = (0..<4).map { index in
                """
                BEGIN:VEVENT
                UID:other-\(index)
                DTSTART;TZID=Europe/London:2026112\(index)T090000
                DURATION:PT1H
                SUMMARY:CM50123 Lab
                END:VEVENT

                """
            }
            return """
                BEGIN:VCALENDAR
                \(isListed ? lecture : "")\(others.joined())BEGIN:VEVENT
                UID:seminar
                DTSTART;TZID=Europe/London:20261007T090000
                DURATION:PT1H
                RRULE:FREQ=WEEKLY;COUNT=6
                \(without)SUMMARY:CM50123 Seminar
                LOCATION:1W 1.1
                END:VEVENT
                END:VCALENDAR

                """
        }
    }

    static let ways: [(told: Told, title: String, back: String, body: String)] = [
        (
            Told(status: "CANCELLED"), "CM50123 Lecture is cancelled",
            "CM50123 Lecture takes place after all", "Tue 6 Oct 09:00, 8W 2.1"
        ),
        (
            Told(isListed: false), "CM50123 Lecture is no longer listed",
            "CM50123 Lecture takes place after all", "Tue 6 Oct 09:00, 8W 2.1"
        ),
        (
            Told(without: "EXDATE;TZID=Europe/London:20261007T090000\n"),
            "CM50123 Seminar is cancelled", "CM50123 Seminar takes place after all",
            "Wed 7 Oct 09:00, 1W 1.1"
        ),
    ]

    private static func home(isCampus: Bool) async throws -> TestHome {
        let home = try TestHome()
        _ = try home.load(ModuleTests.catalogue)
        let file = try home.folder.write(Told().text, as: "term.ics")
        var subscription = Subscription(address: file, name: "Timetable", every: 60)
        subscription.isForEveryone = isCampus
        _ = try await home.as(isCampus ? "op" : "ann").sources.subscribe(subscription)
        if isCampus { _ = try home.as("ann").enrolment.enrol(["CM50123"]) }
        return home
    }

    private static func at(_ time: String) -> String { "2026-10-05T\(time):00+01:00" }

    private static func tell(_ home: TestHome, _ time: String, _ told: Told = Told()) async throws {
        _ = try home.folder.write(told.text, as: "term.ics")
        _ = try await home.as("op", now: at(time))
            .imports.run(.all, .acceptingRemovals, isNarrowed: false)
    }

    private static func titles(_ home: TestHome, _ time: String) throws -> [String] {
        try MassChangeTests.rung(home, at: at(time)).map(\.title)
    }

    @Test(
        "told that it is off, one is told that it is on again, with time and room",
        arguments: [0, 1, 2].flatMap { way in
            [(way, "10:20", false), (way, "14:00", false), (way, "10:20", true)]
        })
    func told(way: Int, back: String, isCampus: Bool) async throws {
        let (way, hour) = (Self.ways[way], String(back.prefix(3)))
        let home = try await Self.home(isCampus: isCampus)
        try await Self.tell(home, "10:00", way.told)
        #expect(try Self.titles(home, "10:01") == [way.title])
        try await Self.tell(home, back)
        let rung = try MassChangeTests.rung(home, at: Self.at(back))
        #expect(rung.map(\.title) == [way.back])
        #expect(rung.first?.body.hasPrefix(way.body) ?? false, "\(rung)")
        #expect(try Self.titles(home, hour + "30").isEmpty)
        // And off once more.
        try await Self.tell(home, hour + "40", way.told)
        #expect(try Self.titles(home, hour + "41") == [way.title])
        try await Self.tell(home, hour + "50")
        #expect(try Self.titles(home, hour + "51") == [way.back])
        let list = try home.as("ann", now: Self.at("15:00")).sources.changes(since: nil)
        #expect(list.filter(\.change.isOnAgain).count == 2, "\(list.map(\.change.kind))")
    }

    @Test(
        "what nobody has heard yet falls away with what takes it back",
        arguments: [0, 1, 2].flatMap { way in [(way, "10:20"), (way, "14:00")] })
    func pending(way: Int, back: String) async throws {
        let home = try await Self.home(isCampus: false)
        try await Self.tell(home, "10:00", Self.ways[way].told)
        try await Self.tell(home, back)
        #expect(try Self.titles(home, back).isEmpty)
        #expect(try Self.titles(home, "15:00").isEmpty)
    }

    @Test("one that comes back at another time is on again at that time")
    func elsewhere() async throws {
        let home = try await Self.home(isCampus: false)
        try await Self.tell(home, "10:00", Told(status: "CANCELLED"))
        #expect(try Self.titles(home, "10:01").count == 1)
        try await Self.tell(home, "10:20", Told(lecture: "20261006T140000"))
        let rung = try MassChangeTests.rung(home, at: Self.at("10:21"))
        #expect(rung.map(\.title) == ["CM50123 Lecture takes place after all"])
        #expect(rung.first?.body.hasPrefix("Tue 6 Oct 14:00, 8W 2.1") ?? false, "\(rung)")
    }

    @Test("one that comes back when it has begun is told as long as one can still go there")
    func begun() async throws {
        for (time, isTold) in [("09:05", true), ("12:00", false)] {
            let home = try await Self.home(isCampus: false)
            try await Self.tell(home, "10:00", Told(status: "CANCELLED"))
            #expect(try Self.titles(home, "10:01").count == 1)
            _ = try home.folder.write(Told().text, as: "term.ics")
            let now = "2026-10-06T\(time):00+01:00"
            _ = try await home.as("op", now: now).imports.run(.all, isNarrowed: false)
            let titles = try MassChangeTests.rung(home, at: now).map(\.title)
            #expect(titles.contains("CM50123 Lecture takes place after all") == isTold, "\(titles)")
        }
    }

    @Test("one more of a series of which another was cancelled is only new")
    func another() async throws {
        let home = try await Self.home(isCampus: false)
        try await Self.tell(home, "10:00", Self.ways[2].told)
        #expect(try Self.titles(home, "10:01").count == 1)
        var more = Self.ways[2].told
        more.without += "RDATE;TZID=Europe/London:20261016T150000\n"
        try await Self.tell(home, "12:00", more)
        #expect(try Self.titles(home, "12:00").isEmpty)
        #expect(try Self.titles(home, "14:30").isEmpty)
    }

    @Test(
        "who heard of it by a digest hears of its return by the next, or at once where it is near")
    func digest() async throws {
        let home = try await Self.home(isCampus: false)
        _ = try home.as("ann").settings.set("digest", "18:00")
        let later = "EXDATE;TZID=Europe/London:20261014T090000\n"
        try await Self.tell(home, "10:00", Told(without: later))
        let digest = try MassChangeTests.rung(home, at: Self.at("18:00"), of: "digest")
        #expect(digest.first?.body.contains("CM50123 Seminar is cancelled") ?? false, "\(digest)")
        try await Self.tell(home, "19:00")
        #expect(try Self.titles(home, "19:00").isEmpty)
        let next = try MassChangeTests.rung(
            home, at: "2026-10-06T18:00:00+01:00", of: "digest")
        #expect(
            next.first?.body.contains("CM50123 Seminar takes place after all") ?? false, "\(next)")
    }

    @Test("a whole term cancelled, and back: a notice each", arguments: ["10:30", "13:00"])
    func term(back: String) async throws {
        let home = try await MassChangeTests.home()
        try await MassChangeTests.tell(home, "10:00") { $0.isCancelled = { _ in true } }
        #expect(
            try MassChangeTests.rung(home, "10:00").map(\.title)
                == ["Your timetable changed: 12 classes cancelled"])
        try await MassChangeTests.tell(home, back) { _ in }
        let rung = try MassChangeTests.rung(home, back)
        #expect(rung.map(\.title) == ["Your timetable changed: 12 classes on again"])
        #expect(rung.first?.body.hasPrefix("Lecture 0 takes place after all") ?? false, "\(rung)")
        #expect(try MassChangeTests.rung(home, "13:30").isEmpty)
    }

    @Test("an import that was undone after it was told: on again too")
    func undone() async throws {
        let home = try await MassChangeTests.home()
        try await MassChangeTests.tell(home, "10:00") { $0.isCancelled = { _ in true } }
        #expect(try MassChangeTests.rung(home, "10:00").count == 1)
        _ = try home.as("ann", now: MassChangeTests.at("10:10")).imports.undo(of: "Timetable")
        #expect(
            try MassChangeTests.rung(home, "10:11").map(\.title)
                == ["Your timetable changed: 12 classes on again"])
    }
}
