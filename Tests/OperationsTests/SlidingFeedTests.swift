import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

/// A feed that lists what is to come alone says nothing of what is over: that stays, and so does what
/// is kept on it, whatever the feed numbers its events by.
@Suite("Feeds that are a window which moves on")
struct SlidingFeedTests {
    /// One event of a feed.
    struct Class: Sendable {
        var name: String
        var start: String
        var place: String
        var rule = ""

        func event(_ uid: String) -> String {
            """
            BEGIN:VEVENT
            UID:\(uid)
            DTSTART;TZID=Europe/London:\(start)
            DURATION:PT50M
            \(rule.isEmpty ? "" : "RRULE:\(rule)\n")SUMMARY:\(name)
            LOCATION:\(place)
            END:VEVENT

            """
        }

        func later(days: Int = 0, hours: Int = 0) -> Class {
            var other = self
            let wall = Samples.wall(start)
            other.start =
                WallTime(
                    seconds: wall.seconds + Int64(days) * 86_400 + Int64(hours) * 3_600
                ).description
            return other
        }
    }

    static let networking = Class(
        name: "CM50123 Networking - Lecture", start: "20261005T091500", place: "1W 2.1")
    static let algebra = Class(
        name: "MA10207 Algebra - Tutorial", start: "20261006T131500", place: "3E 2.4")

    /// Mondays and Tuesdays, in order of their time.
    static func weeks(_ range: Range<Int>) -> [Class] {
        range.flatMap { [networking.later(days: 7 * $0), algebra.later(days: 7 * $0)] }
    }

    static func numbered(_ classes: [Class], _ prefix: String = "") -> String {
        feed(classes.enumerated().map { $1.event("\(prefix)\($0 + 1)") })
    }

    static func feed(_ events: [String]) -> String {
        "BEGIN:VCALENDAR\nVERSION:2.0\n" + events.joined() + "END:VCALENDAR\n"
    }

    static func home(_ feed: String) async throws -> TestHome {
        let home = try TestHome()
        let file = try home.folder.write(feed, as: "term.ics")
        _ = try await home.as("ann", now: "2026-10-02T08:00:00+01:00").sources.subscribe(
            Subscription(address: file, name: "Mine", every: 60))
        return home
    }

    @discardableResult
    static func importing(
        _ home: TestHome, _ feed: String, _ day: String, _ way: ImportWay = .guarded
    ) async throws -> ImportReport {
        try await home.importing(feed, way, at: "2026-\(day)T08:00:00+01:00")
    }

    static func items(_ home: TestHome) throws -> [AgendaItem] {
        try home.agenda(to: "2027-02-01", now: "2026-10-02T08:00:00+01:00")
    }

    /// What the agenda shows, with what somebody keeps.
    static func told(_ home: TestHome) throws -> [String] {
        try items(home).map { item in
            "\(item.id) \(item.start.wall) \(item.summary) \(item.note ?? "-") \(item.isHidden)"
        }
    }

    /// A note on the first, and the fourth hidden.
    static func settle(_ home: TestHome) throws {
        let (ann, items) = (try home.as("ann", now: "2026-10-02T08:00:00+01:00"), try items(home))
        _ = try ann.items.change(
            items[0].id.description, ItemEdit(note: "Read chapter 1"), isSeries: false)
        guard items.count > 3 else { return }
        _ = try ann.items.change(items[3].id.description, ItemEdit(isHidden: true), isSeries: false)
    }

    // MARK: Events that are numbered

    @Test("numbers that begin anew with what is to come mean the classes that they meant")
    func renumbered() async throws {
        let home = try await Self.home(Self.numbered(Self.weeks(0..<6)))
        try Self.settle(home)
        let before = try Self.told(home)
        for (week, day) in [(1, "10-09"), (2, "10-16"), (3, "10-23"), (5, "11-06")] {
            let report = try await Self.importing(home, Self.numbered(Self.weeks(week..<6)), day)
            #expect(report.status == .unchanged, "\(day) \(report.counts) \(report.reason ?? "")")
            #expect(report.changes.isEmpty, "\(day) \(report.changes)")
            #expect(try Self.told(home) == before, "\(day)")
        }
    }

    @Test("as many numbers for the weeks that come next mean the classes that they meant")
    func extended() async throws {
        let home = try await Self.home(Self.numbered(Self.weeks(0..<4)))
        try Self.settle(home)
        let before = try Self.told(home)
        let report = try await Self.importing(home, Self.numbered(Self.weeks(1..<5)), "10-09")
        #expect(report.changes.map(\.kind) == [.added, .added])
        #expect(try Self.told(home).count == 10)
        #expect(try Self.told(home).prefix(8) == before[...])
    }

    @Test("a class moved in a week that begins new numbers is the one that is moved")
    func renumberedAndMoved() async throws {
        let home = try await Self.home(Self.numbered(Self.weeks(0..<6)))
        var coming = Self.weeks(1..<6)
        coming[4] = coming[4].later(days: 2)
        let report = try await Self.importing(home, Self.numbered(coming), "10-09")
        #expect(report.changes.map(\.kind) == [.moved])
        #expect(try Self.items(home).count == 12)
    }

    @Test("an import of new numbers is undone")
    func renumberedUndone() async throws {
        let home = try await Self.home(Self.numbered(Self.weeks(0..<4)))
        try Self.settle(home)
        let before = try Self.told(home)
        try await Self.importing(home, Self.numbered(Self.weeks(1..<5)), "10-09")
        _ = try home.as("ann", now: "2026-10-09T09:00:00+01:00").imports.undo(of: "Mine")
        #expect(try Self.told(home) == before)
    }

    @Test("a timetable that is moved by a week under its numbers is moved")
    func movedByAWeek() async throws {
        for first in [0, 2] {
            let home = try await Self.home(Self.numbered(Self.weeks(0..<6)))
            let ids = try Self.items(home).map(\.id)
            let told = Self.weeks(0..<first) + Self.weeks(first + 1..<7)
            let report = try await Self.importing(
                home, Self.numbered(told), first == 0 ? "10-02" : "10-16")
            #expect(Set(report.changes.map(\.kind)) == [.moved], "\(report.changes)")
            #expect(try Self.items(home).map(\.id) == ids)
        }
    }

    // MARK: Series

    static func series(_ week: Int, _ rule: String) -> String {
        var one = networking.later(days: 7 * week)
        one.rule = rule
        return feed([one.event("a")])
    }

    @Test("a series keeps what is over when the feed lets it begin later")
    func series() async throws {
        let home = try await Self.home(Self.series(0, "FREQ=WEEKLY;COUNT=10"))
        try Self.settle(home)
        let before = try Self.told(home)
        for (week, day) in [(1, "10-09"), (2, "10-16"), (5, "11-06"), (9, "12-04")] {
            let rule = "FREQ=WEEKLY;COUNT=\(10 - week)"
            let report = try await Self.importing(home, Self.series(week, rule), day)
            #expect(report.status == .unchanged, "\(day) \(report.counts)")
            #expect(try Self.told(home) == before, "\(day)")
        }
    }

    @Test(
        "what is over stays whatever the series becomes",
        arguments: [
            ("FREQ=WEEKLY;COUNT=10", 11), ("FREQ=WEEKLY;COUNT=4", 5), ("FREQ=DAILY;COUNT=3", 4),
            ("FREQ=WEEKLY;UNTIL=20261026T235959Z", 4), ("", 2),
        ])
    func seriesBecoming(_ rule: String, _ count: Int) async throws {
        let home = try await Self.home(Self.series(0, "FREQ=WEEKLY;COUNT=10"))
        try Self.settle(home)
        let before = try Self.told(home)
        try await Self.importing(home, Self.series(1, rule), "10-09", .acceptingRemovals)
        let after = try Self.told(home)
        #expect(after.count == count)
        #expect(after.first == before.first)
        _ = try home.as("ann", now: "2026-10-09T09:00:00+01:00").imports.undo(of: "Mine")
        #expect(try Self.told(home) == before)
    }

    @Test("undoing an import that let a series begin earlier takes that back")
    func earlierUndone() async throws {
        let home = try await Self.home(Self.series(1, "FREQ=WEEKLY;COUNT=9"))
        let before = try Self.told(home)
        try await Self.importing(home, Self.series(0, "FREQ=WEEKLY;COUNT=10"), "10-09")
        #expect(try Self.told(home).count == 10)
        _ = try home.as("ann", now: "2026-10-09T09:00:00+01:00").imports.undo(of: "Mine")
        #expect(try Self.told(home) == before)
    }

    @Test("a series that is moved with all of its past is not there twice")
    func movedSeries() async throws {
        let home = try await Self.home(Self.series(0, "FREQ=WEEKLY;COUNT=10"))
        var later = Self.networking.later(days: 1, hours: 1)
        later.rule = "FREQ=WEEKLY;COUNT=10"
        try await Self.importing(home, Self.feed([later.event("a")]), "10-16")
        #expect(try Self.items(home).count == 10)
    }

    // MARK: UIDs of each download

    @Test(
        "classes under new UIDs that are all moved alike are moved",
        arguments: [(0, 1), (1, 0), (0, -2), (3, 1)])
    func renewed(days: Int, hours: Int) async throws {
        let home = try await Self.home(Self.numbered(Self.weeks(0..<6), "p"))
        try Self.settle(home)
        let ids = try Self.items(home).map(\.id)
        let moved = Self.weeks(0..<6).map { $0.later(days: days, hours: hours) }
        let report = try await Self.importing(home, Self.numbered(moved, "q"), "10-03")
        #expect(report.status == .imported, "\(report.reason ?? "")")
        #expect(Set(report.changes.map(\.kind)) == [.moved])
        #expect(try Self.items(home).map(\.id) == ids)
    }

    @Test("what is over is not there twice when the feed moves it too")
    func renewedPast() async throws {
        let home = try await Self.home(Self.numbered(Self.weeks(0..<6), "p"))
        let moved = Self.weeks(0..<6).map { $0.later(hours: 1) }
        try await Self.importing(home, Self.numbered(moved, "q"), "10-16")
        #expect(try Self.items(home).count == 12)
    }

    // MARK: Numbers and something else at once

    @Test("classes that have another room, in a week that begins new numbers, are in another room")
    func renumberedAndRelocated() async throws {
        let home = try await Self.home(Self.numbered(Self.weeks(0..<4)))
        try Self.settle(home)
        let ids = try Self.items(home).map(\.id)
        var coming = Self.weeks(1..<4)
        for index in coming.indices where coming[index].name == Self.networking.name {
            coming[index].place = "8W 3.3"
        }
        let report = try await Self.importing(home, Self.numbered(coming), "10-09")
        #expect(Set(report.changes.map(\.kind)) == [.relocated], "\(report.changes)")
        #expect(try Self.items(home).map(\.id) == ids)
    }

    @Test("a series that became numbered classes keeps those that go by another class's number")
    func regroupedAndRenumbered() async throws {
        var series = Self.networking
        series.rule = "FREQ=WEEKLY;COUNT=6"
        let home = try await Self.home(Self.feed([series.event("q")]))
        let test = Class(name: "Class test", start: "20261014T141500", place: "EB")
        let hours = (0..<6).map { Self.networking.later(days: 7 * $0) }
        var told = hours
        told.insert(test, at: 2)
        let first = try await Self.importing(home, Self.numbered(told, "row"), "10-06")
        #expect(first.changes.map(\.kind) == [.added])
        try Self.settle(home)
        let before = try Self.told(home)
        let second = try await Self.importing(
            home, Self.numbered([test] + hours[2...], "row"), "10-13")
        #expect(second.changes.isEmpty, "\(second.changes)")
        #expect(try Self.told(home) == before)
    }

    @Test(
        "classes whose UID is made of their hour, and those without, are moved and relocated",
        arguments: [true, false])
    func uidOfHour(hasUID: Bool) async throws {
        func told(_ classes: [Class]) -> String {
            Self.feed(
                classes.map { one in
                    let event = one.event("row/\(one.start)@campus.example")
                    return hasUID
                        ? event
                        : event.replacingOccurrences(
                            of: "UID:row/\(one.start)@campus.example\n", with: "")
                })
        }
        let home = try await Self.home(told(Self.weeks(0..<3)))
        try Self.settle(home)
        let ids = try Self.items(home).map(\.id)
        var classes = Self.weeks(0..<3)
        classes[0] = classes[0].later(hours: 4)
        classes[2] = classes[2].later(days: 1)
        classes[3].place = "EB 1.1"
        let report = try await Self.importing(home, told(classes), "10-02")
        #expect(Set(report.changes.map(\.kind)) == [.moved, .relocated], "\(report.changes)")
        #expect(try Set(Self.items(home).map(\.id)) == Set(ids))
    }

    @Test(
        "a class that goes is gone, and is not the one that the window reaches next",
        arguments: ["", "p", "uid"])
    func windowOfClasses(prefix: String) async throws {
        func told(_ weeks: Range<Int>, without gone: Int? = nil, _ round: Int) -> String {
            let classes = weeks.filter { $0 != gone }.map { Self.networking.later(days: 7 * $0) }
            switch prefix {
            case "uid": return Self.feed(classes.map { $0.event("uid-\($0.start)") })
            case "p": return Self.numbered(classes, "p\(round)-")
            default: return Self.numbered(classes)
            }
        }
        let home = try await Self.home(told(1..<3, 0))
        let ann = try home.as("ann", now: "2026-10-02T08:00:00+01:00")
        let second = try #require(try Self.items(home).last)
        _ = try ann.items.change(second.id.description, ItemEdit(isHidden: true), isSeries: false)
        let report = try await Self.importing(
            home, told(2..<4, without: 2, 1), "10-13", .acceptingRemovals)
        if !prefix.isEmpty {
            #expect(
                Set(report.changes.map(\.kind)) == [.added, .removed], "\(report.changes)")
        }
        #expect(try Self.items(home).last.map { $0.isHidden } == false)
    }
}
