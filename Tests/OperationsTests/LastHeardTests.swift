import Campus
import Foundation
import Logging
import Operations
import Recurrence
import Reminding
import TestSupport
import Testing

/// Who was told of a room or an hour is told of the next one, however soon: what counts is what they
/// heard last.
@Suite("What was heard last", .serialized)
struct LastHeardTests {
    /// A class of 20 October: where and when, in the words of a feed.
    struct Stats {
        var room = "R1"
        var start = "20261020T140000"
        var rule = ""

        var text: String {
            """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:stats
            DTSTART;TZID=Europe/London:\(start)
            DURATION:PT1H
            \(rule)SUMMARY:CM50123 Stats
            LOCATION:\(room)
            END:VEVENT
            END:VCALENDAR

            """
        }
    }

    static let silent = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

    static func at(_ time: String) -> String { "2026-10-20T\(time):00+01:00" }

    static func home(_ stats: Stats = Stats()) async throws -> TestHome {
        let home = try TestHome()
        let path = try home.folder.write(stats.text, as: "term.ics")
        _ = try await home.as("ann", now: at("07:00")).sources.subscribe(
            Subscription(address: path, name: "Uni", every: 60))
        return home
    }

    static func tell(_ home: TestHome, _ time: String, _ stats: Stats) async throws {
        _ = try home.folder.write(stats.text, as: "term.ics")
        _ = try await home.as("ann", now: at(time))
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
    }

    /// Titles and, of classes, the rooms that ring.
    static func rung(_ home: TestHome, _ time: String) throws -> [String] {
        let path = home.folder.path + "/told-\(time).jsonl"
        _ = try home.as("ann", now: at(time)).bell.ringOnce(
            RingOptions(channel: .jsonLines(path: path)), logger: Self.silent)
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return try text.split(separator: "\n").map { line in
            let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let room = (json?["item"] as? [String: Any])?["location"] as? String
            return [json?["title"] as? String, room].compactMap(\.self).joined(separator: " | ")
        }
    }

    static let away = "CM50123 Stats is in R2 instead of R1"
    static let back = "CM50123 Stats is in R1 instead of R2"

    @Test("a room that goes there and back within the hour is told both ways, as often as it goes")
    func room() async throws {
        let home = try await Self.home()
        try await Self.tell(home, "13:10", Stats(room: "R2"))
        #expect(try Self.rung(home, "13:10") == [Self.away])
        try await Self.tell(home, "13:20", Stats())
        #expect(try Self.rung(home, "13:20") == [Self.back])
        try await Self.tell(home, "13:30", Stats(room: "R2"))
        #expect(try Self.rung(home, "13:31") == [Self.away])
        #expect(try Self.rung(home, "13:45") == ["CM50123 Stats at 14:00 | R2"])
        try await Self.tell(home, "13:50", Stats())
        #expect(try Self.rung(home, "13:50") == [Self.back])
        #expect(try Self.rung(home, "13:55").isEmpty)
    }

    @Test("a reminder of the class itself says the room too")
    func reminded() async throws {
        let home = try await Self.home()
        #expect(try Self.rung(home, "13:00").isEmpty)
        _ = try home.as("ann", now: Self.at("13:00")).reminders.mute("CM50123", isMuted: true)
        _ = try home.as("ann", now: Self.at("13:00")).settings.set("important", "class")
        try await Self.tell(home, "13:40", Stats(room: "R2"))
        #expect(try Self.rung(home, "13:45") == ["CM50123 Stats at 14:00 | R2"])
        _ = try home.as("ann", now: Self.at("13:46")).reminders.mute("CM50123", isMuted: false)
        try await Self.tell(home, "13:50", Stats())
        #expect(try Self.rung(home, "13:50") == [Self.back])
    }

    @Test("what nobody heard of falls away; what comes of it in the end is told")
    func unheard() async throws {
        let home = try await Self.home()
        try await Self.tell(home, "13:10", Stats(room: "R2"))
        try await Self.tell(home, "13:12", Stats())
        #expect(try Self.rung(home, "13:13").isEmpty)
        try await Self.tell(home, "13:14", Stats(room: "R2"))
        #expect(try Self.rung(home, "13:15") == [Self.away])
        // There and back between two rings: they know it so.
        try await Self.tell(home, "13:20", Stats())
        try await Self.tell(home, "13:22", Stats(room: "R2"))
        #expect(try Self.rung(home, "13:23").isEmpty)
        #expect(try Self.rung(home, "13:45") == ["CM50123 Stats at 14:00 | R2"])
    }

    @Test("an hour that is taken back before the class began at it")
    func hour() async throws {
        let home = try await Self.home(Stats(start: "20261020T110000"))
        try await Self.tell(home, "08:40", Stats(start: "20261020T093000"))
        #expect(
            try Self.rung(home, "08:40") == ["CM50123 Stats moved from Tue 20 Oct 11:00 to 09:30"])
        #expect(try Self.rung(home, "09:15") == ["CM50123 Stats at 09:30 | R1"])
        try await Self.tell(home, "09:20", Stats(start: "20261020T110000"))
        #expect(
            try Self.rung(home, "09:20") == ["CM50123 Stats moved from Tue 20 Oct 09:30 to 11:00"])
        #expect(try Self.rung(home, "10:45") == ["CM50123 Stats at 11:00 | R1"])
    }

    @Test("an import that is undone after it was told")
    func undone() async throws {
        let home = try await Self.home()
        try await Self.tell(home, "13:10", Stats(room: "R2"))
        #expect(try Self.rung(home, "13:10") == [Self.away])
        _ = try home.as("ann", now: Self.at("13:20")).imports.undo(of: "Uni")
        #expect(try Self.rung(home, "13:20") == [Self.back])
    }

    @Test("some of a series that go back leave the others as they were told")
    func some() async throws {
        let weekly = "RRULE:FREQ=WEEKLY;COUNT=3\n"
        let home = try await Self.home(Stats(rule: weekly))
        try await Self.tell(home, "09:00", Stats(room: "R2", rule: weekly))
        #expect(try Self.rung(home, "09:00") == [Self.away])
        var split = Stats(room: "R2", rule: weekly).text
        split = split.replacingOccurrences(
            of: "END:VCALENDAR",
            with: """
                BEGIN:VEVENT
                UID:stats
                RECURRENCE-ID;TZID=Europe/London:20261020T140000
                DTSTART;TZID=Europe/London:20261020T140000
                DURATION:PT1H
                SUMMARY:CM50123 Stats
                LOCATION:R1
                END:VEVENT
                END:VCALENDAR
                """)
        _ = try home.folder.write(split, as: "term.ics")
        _ = try await home.as("ann", now: Self.at("09:10"))
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        #expect(try Self.rung(home, "09:10") == [Self.back])
        let list = try home.as("ann", now: Self.at("09:11")).sources.changes(since: nil)
        #expect(list.map { $0.revertedAt == nil } == [true, true])
    }

    @Test("who takes a module of the campus's hears it by what they heard themselves")
    func campus() async throws {
        let home = try TestHome()
        _ = try home.load(ModuleTests.catalogue)
        let path = try home.folder.write(Stats().text, as: "term.ics")
        var subscription = Subscription(address: path, name: "Uni", every: 60)
        subscription.isForEveryone = true
        _ = try await home.as("op", now: Self.at("07:00")).sources.subscribe(subscription)
        for person in ["ann", "ben"] {
            _ = try home.as(person, now: Self.at("07:00")).enrolment.enrol(["CM50123"])
        }
        // Nothing rings for Ben but his classes.
        _ = try home.as("ben", now: Self.at("07:00")).settings.set("quiet", "07:00-13:30")
        func tell(_ time: String, _ room: String) async throws {
            _ = try home.folder.write(Stats(room: room).text, as: "term.ics")
            _ = try await home.as("op", now: Self.at(time))
                .imports.run(.all, .acceptingRemovals, isNarrowed: false)
        }
        func people(_ time: String) throws -> [String] {
            let path = home.folder.path + "/people-\(time).jsonl"
            _ = try home.as("op", now: Self.at(time)).bell.ringOnce(
                RingOptions(channel: .jsonLines(path: path), isNarrowed: false), logger: Self.silent
            )
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            return try text.split(separator: "\n").compactMap { line in
                let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                return json?["person"] as? String
            }.sorted()
        }
        try await tell("13:05", "R2")
        #expect(try people("13:05") == ["ann"])
        try await tell("13:20", "R1")
        #expect(try people("13:20") == ["ann"])
        #expect(try people("13:31").isEmpty)
    }
}
