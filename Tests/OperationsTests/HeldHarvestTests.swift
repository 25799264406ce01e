import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("Harvests that are held back")
struct HeldHarvestTests {
    private static let morning = "2026-10-05T08:00:00+01:00"

    private static func home(_ handle: String = "op") async throws -> (TestHome, file: String) {
        let home = try TestHome()
        let file = try home.folder.write(WholeTerm.series, as: "term.ics")
        let report = try await home.as(handle).sources.subscribe(
            Subscription(address: file, name: "Mine", every: 3_600))
        #expect(report.counts.events == 8)
        return (home, file)
    }

    private static func importing(
        _ home: TestHome, _ name: String = "Mine", _ way: ImportWay = .guarded,
        as handle: String = "op",
        at time: String = morning
    ) async throws -> ImportReport {
        try await home.importing(of: name, way, as: handle, at: time)
    }

    private static func agenda(_ home: TestHome, _ handle: String = "op") throws -> String {
        try home.agenda(of: handle, to: "2027-03-01").json
    }

    @Test(
        "whatever takes a term from the agenda is held back, told once, and accepted over a day",
        arguments: WholeTerm.accidents)
    func accident(_ fate: WholeTerm.Fate) async throws {
        let (home, file) = try await Self.home()
        let before = try Self.agenda(home)
        try home.write(fate.feed, to: file)

        let first = try await Self.importing(home)
        #expect(first.status == .refused && first.failure?.reason == .guarded)
        #expect(
            first.reason?.contains("the feed says \(fate.claim)") == true, "\(first.reason ?? "")")
        #expect(first.reason?.contains("--accept-removals") == true)
        #expect(try Self.agenda(home) == before)
        let held = try #require(try home.as("op").sources.list().first)
        #expect(held.state.refusal?.count == 1 && !held.held.isEmpty)
        let news = try home.as("op").news()
        #expect(news.map(\.kind) == [.held])
        #expect(news.first?.sentence.text.contains("Mine: the feed says \(fate.claim)\n") == true)

        let second = try await Self.importing(home, at: "2026-10-05T20:00:00+01:00")
        #expect(second.status == .refused)
        #expect(try home.as("op").news().count == 1)
        #expect(try Self.agenda(home) == before)

        let third = try await Self.importing(home, at: "2026-10-06T08:00:00+01:00")
        #expect(third.status == .imported)
        #expect(try Self.agenda(home) != before)
        // What was believed in the end is no news any more.
        #expect(try home.as("op").news().isEmpty)

        try home.write(WholeTerm.series, to: file)
        let back = try await Self.importing(
            home, "Mine", fate.returns ? .guarded : .acceptingRemovals,
            at: "2026-10-06T08:30:00+01:00")
        #expect(back.status == .imported, "\(back.reason ?? "")")
        #expect(try Self.agenda(home) == before)
    }

    @Test(
        "so is what is lost in several ways at once, or only looks as if it were there",
        arguments: WholeTerm.evasions)
    func evasion(_ fate: WholeTerm.Fate) async throws {
        let (home, file) = try await Self.home()
        let before = try Self.agenda(home)
        try home.write(fate.feed, to: file)
        let report = try await Self.importing(home)
        #expect(report.status == .refused)
        #expect(
            report.reason?.contains("the feed says \(fate.claim)") == true,
            "\(report.reason ?? "")")
        #expect(try Self.agenda(home) == before)
    }

    @Test("what an accident brought may go again", arguments: WholeTerm.gains)
    func gain(_ fate: WholeTerm.Fate) async throws {
        let (home, file) = try await Self.home()
        let before = try Self.agenda(home)
        try home.write(fate.feed, to: file)
        #expect(try await Self.importing(home).status == .imported)
        try home.write(WholeTerm.series, to: file)
        let back = try await Self.importing(home, at: "2026-10-05T10:00:00+01:00")
        #expect(back.status == .imported, "\(back.reason ?? "")")
        #expect(try Self.agenda(home) == before)
    }

    @Test("an old copy of the feed is no way back")
    func oldCopy() async throws {
        let home = try TestHome()
        let file = try home.folder.write(WholeTerm.early, as: "term.ics")
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Mine", every: 3_600))
        try home.write(WholeTerm.series, to: file)
        #expect(try await Self.importing(home).status == .imported)
        let before = try Self.agenda(home)
        try home.write(WholeTerm.early, to: file)
        #expect(try await Self.importing(home).status == .refused)
        #expect(try Self.agenda(home) == before)
    }

    @Test("a series at another rhythm has moved, and what it has no more is cancelled")
    func rhythm() async throws {
        let (home, file) = try await Self.home()
        try home.write(WholeTerm.ruled("RRULE:FREQ=DAILY;COUNT=9\n"), to: file)
        let changes = try await Self.importing(home).changes
        var counts: [Change.Kind: Int] = [:]
        for change in changes { counts[change.kind, default: 0] += change.occurrences }
        // Of eleven weeks the first two are as they were.
        #expect(counts == [.moved: 8 * 7, .cancelled: 8 * 2])
        #expect(changes.count == 16)
    }

    @Test("a person accepts it at once, and it is told as one", arguments: WholeTerm.accidents)
    func accepted(_ fate: WholeTerm.Fate) async throws {
        let (home, file) = try await Self.home()
        let before = try Self.agenda(home)
        try home.write(fate.feed, to: file)
        #expect(try await Self.importing(home).status == .refused)
        let accepted = try await Self.importing(home, "Mine", .acceptingRemovals)
        #expect(accepted.status == .imported && !accepted.changes.isEmpty)
        let groups = ChangeGroup.grouping(accepted.changes)
        #expect(groups.count <= 3, "\(groups)")
        #expect(try home.as("op").news().isEmpty)
        try home.write(WholeTerm.series, to: file)
        let way: ImportWay = fate.returns ? .guarded : .acceptingRemovals
        #expect(try await Self.importing(home, "Mine", way).status == .imported)
        #expect(try Self.agenda(home) == before)
    }

    @Test(
        "what a campus alters goes through, and so does the way back",
        arguments: WholeTerm.changes)
    func change(_ fate: WholeTerm.Fate) async throws {
        let (home, file) = try await Self.home()
        let before = try Self.agenda(home)
        try home.write(fate.feed, to: file)
        let report = try await Self.importing(home)
        #expect(report.status != .refused, "\(report.reason ?? "")")
        try home.write(WholeTerm.series, to: file)
        let back = try await Self.importing(home)
        #expect(back.status != .refused, "\(back.reason ?? "")")
        #expect(try Self.agenda(home) == before)
        #expect(try home.as("op").news().isEmpty)
    }

    @Test(
        "two series are a whole term: few meetings can have many hours",
        arguments: [
            "STATUS:CANCELLED\nSUMMARY", "SUMMARY",
        ])
    func fewSeries(_ line: String) async throws {
        let home = try TestHome()
        let feed = WholeTerm.twoSeries
        let file = try home.folder.write(feed, as: "term.ics")
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Mine", every: 3_600))
        let before = try Self.agenda(home)
        let weeks = line == "SUMMARY" ? "3" : "\(WholeTerm.weeks)"
        try home.write(
            feed.replacing("COUNT=\(WholeTerm.weeks)", with: "COUNT=\(weeks)")
                .replacing("SUMMARY", with: line), to: file)
        #expect(try await Self.importing(home).status == .refused)
        #expect(try Self.agenda(home) == before)
    }

    @Test("a shift by a zone is one thing in words")
    func shift() async throws {
        let (home, file) = try await Self.home()
        try home.write(
            WholeTerm.series.replacing("Europe/London", with: "America/New_York"), to: file)
        let groups = ChangeGroup.grouping(try await Self.importing(home).changes)
        guard case .many(let changes)? = groups.first, groups.count <= 2 else {
            Issue.record("\(groups)")
            return
        }
        #expect(changes.count == 8 && changes.allSatisfy { $0.kind == .moved })
    }

    @Test("another accident than before counts anew")
    func another() async throws {
        let (home, file) = try await Self.home()
        try home.write(WholeTerm.fate("STATUS:CANCELLED").feed, to: file)
        _ = try await Self.importing(home)
        _ = try await Self.importing(home, at: "2026-10-05T20:00:00+01:00")
        try home.write(WholeTerm.fate("1970").feed, to: file)
        let other = try await Self.importing(home, at: "2026-10-06T08:00:00+01:00")
        #expect(other.status == .refused)
        #expect(try home.as("op").sources.list().first?.state.refusal?.count == 1)
        #expect(try home.as("op").news().count == 2)
    }

    @Test("a feed that is cancelled every other hour is told of once a day")
    func flapping() async throws {
        let (home, file) = try await Self.home()
        for hour in 10..<20 {
            try home.write(WholeTerm.fate("STATUS:CANCELLED").feed, to: file)
            let time = "2026-10-05T\(hour):00:00+01:00"
            #expect(try await Self.importing(home, at: time).status == .refused)
            #expect(try home.as("op").news().count == (hour == 10 ? 1 : 0))
            try home.write(WholeTerm.series, to: file)
            #expect(try await Self.importing(home, at: time).status == .unchanged)
        }
    }

    @Test("fewer than four coming classes may all be cancelled, and none listed is an accident")
    func few() async throws {
        let home = try TestHome()
        let feed = classFeed(["CM50123 A", "CM50123 B", "CM50123 C"])
        let file = try home.folder.write(feed, as: "few.ics")
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Few", every: 60))
        try home.write("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", to: file)
        #expect(try await Self.importing(home, "Few").status == .refused)
        try home.write(feed.replacing("SUMMARY", with: "STATUS:CANCELLED\r\nSUMMARY"), to: file)
        #expect(try await Self.importing(home, "Few").status == .imported)
    }

    @Test("a window that moves on loses nothing", arguments: [true, false])
    func window(renumbers: Bool) async throws {
        let home = try TestHome()
        let lectures = (0..<20).map { ("n\($0)@example", "Lecture \($0)", $0) }
        func feed(_ shown: Range<Int>) -> String {
            let events = lectures[shown].enumerated().map { place, lecture in
                """
                BEGIN:VEVENT
                UID:\(renumbers ? "row-\(place)" : lecture.0)
                DTSTART:\(WallTime(CivilDate(basic: "20261005").adding(days: lecture.2), secondOfDay: 32_400))Z
                DURATION:PT1H
                SUMMARY:\(lecture.1)
                END:VEVENT

                """
            }
            return "BEGIN:VCALENDAR\nVERSION:2.0\n\(events.joined())END:VCALENDAR\n"
        }
        let file = try home.folder.write(feed(0..<5), as: "window.ics")
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Few", every: 60))
        for day in 1..<15 {
            try home.write(feed(day..<day + 5), to: file)
            let date = CivilDate(basic: "20261005").adding(days: day)
            let report = try await Self.importing(home, "Few", at: "\(date)T08:00:00+01:00")
            #expect(report.status == .imported, "\(report.reason ?? "")")
        }
    }

    @Test(
        "the campus's is told to whom it reaches, and only who keeps it can accept it",
        arguments: ["STATUS:CANCELLED", "1970", "RRULE lost", "places lost"])
    func campus(_ accident: String) async throws {
        let home = try TestHome()
        let file = try home.folder.write(WholeTerm.series, as: "campus.ics")
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Campus", every: 60, isForEveryone: true))
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        _ = try home.as("kim")
        let before = try Self.agenda(home, "sam")
        #expect(before.contains("CM50123"))
        let fate = try WholeTerm.fate(accident)
        let claim = fate.claim
        try home.write(fate.feed, to: file)
        #expect(try await Self.importing(home, "Campus").status == .refused)
        #expect(try Self.agenda(home, "sam") == before)
        let keeper = try #require(try home.as("op").news().first?.sentence)
        #expect(keeper.text.contains(claim) && keeper.text.contains("--accept-removals"))
        let reader = try #require(try home.as("sam").news().first?.sentence)
        #expect(reader.text.contains(claim) && !reader.text.contains("--accept-removals"))
        #expect(try home.as("kim").news().isEmpty)
        let rings = try home.as("sam").reminders.upcoming(
            from: nil, to: nil
        ).filter { $0.reminder.kind == .news }
        #expect(rings.count == 1)
        try home.write(WholeTerm.series, to: file)
        #expect(try await Self.importing(home, "Campus").status == .unchanged)
        #expect(try home.as("sam").news().isEmpty)
    }

    @Test(
        "a community's feed cancels no event that people joined, and tells them",
        arguments: ["STATUS:CANCELLED", "1970"])
    func community(_ accident: String) async throws {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        let file = try home.folder.write(WholeTerm.series, as: "union.ics")
        _ = try await home.as("ben").communities.feed("chess", from: file)
        let event = try #require(
            try home.as("ann").events.list(EventSelection(community: "Chess")).first)
        _ = try home.as("ann").events.join(event.event.name)
        try home.write(WholeTerm.fate(accident).feed, to: file)
        let report = try await Self.importing(home, "Chess feed", as: "ben")
        #expect(report.status == .refused)
        #expect(report.reason?.contains("all 88 coming events") == true)
        #expect(try home.as("ann").news().map(\.kind) == [.held])
        #expect(try home.as("ben").news().map(\.kind) == [.held])
        let events = try home.as("ann").events.list(EventSelection(community: "Chess"))
        #expect(events.allSatisfy { $0.event.cancelled == nil } && events.count == 8)
    }
}
