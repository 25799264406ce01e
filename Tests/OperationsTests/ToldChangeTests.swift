import Campus
import Operations
import Recurrence
import Reminding
import TestSupport
import Testing

@Suite("What is told of changes, to whom and until when", .serialized)
struct ToldChangeTests {
    // MARK: - What the campus lists no longer

    static let removals: [StaleNotice] = [
        StaleNotice("nothing", "CM50123 Lecture is no longer listed") { _ in },
        StaleNotice("left", "lapses: its class is not theirs any more") {
            _ = try $0.home.as("ann").enrolment.leave("CM50123")
        },
        StaleNotice("listed again", "lapses: it was altered again since") {
            try await $0.tell("2026-10-05T20:00:00+01:00") { _ in }
        },
    ]

    @Test("the campus lists a whole module no longer: told who takes it", arguments: removals)
    func wholeModule(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene.campusClass()
        _ = try scene.home.as("cat").enrolment.enrol(["MA20216"])
        try await scene.tell { $0.isThere = false }
        let later = scene.at("2026-10-05T08:10:00+01:00")
        #expect(try Self.plannedChanges(later.home.as("cat")).isEmpty)
        try await StaleNoticeTests.check(later, .change, stale)
    }

    private static func plannedChanges(_ desks: Desks) throws -> [Reminder] {
        let days = desks.now..<desks.now.adding(seconds: 3 * 86_400)
        return try desks.bell.bellRules(on: .still(at: desks.now))
            .plan(desks.person, days).filter { $0.kind == .change }
    }

    @Test("the campus lists nothing any more: told as one, and who has a digest by that")
    func everything() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus(
            "CM50123 - 1", "CM50123 - 2", "CM50123 - 3", "CM50123 - 4", "CM50123 - 5",
            "CM50123 - 6")
        _ = try home.as("ann").enrolment.enrol(["CM50123"])
        #expect(try MassChangeTests.rung(home, "09:00").isEmpty)
        try home.write(classFeed([]), to: file)
        _ = try await home.as("op", now: MassChangeTests.at("10:00"))
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        #expect(try home.october("ann").isEmpty)
        let title = "Your timetable changed: 6 classes no longer listed"
        #expect(try MassChangeTests.rung(home, "10:01").map(\.title) == [title])
        #expect(try MassChangeTests.rung(home, "10:30").isEmpty)
        _ = try home.as("ann", now: MassChangeTests.at("09:30")).settings.set("digest", "18:00")
        let listed = try home.as("ann", now: MassChangeTests.at("10:00"))
            .reminders.upcoming(from: nil, to: nil)
        let digest = try #require(listed.first { $0.reminder.kind == .digest })
        #expect(digest.content.body.hasSuffix(title), "\(digest.content.body)")
    }

    // MARK: - A series whose first occurrence has begun

    static func weekly(_ edit: String = "LOCATION:8W 2.1") -> String {
        """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:weekly
        DTSTART;TZID=Europe/London:20261005T091500
        DURATION:PT1H
        RRULE:FREQ=WEEKLY;COUNT=10
        SUMMARY:Lecture
        \(edit)
        END:VEVENT
        END:VCALENDAR

        """
    }

    static let begun: [(imported: String, isAtOnce: Bool)] = [
        ("09:10", true), ("09:15", false), ("09:16", false),
    ]

    @Test(
        "a weekly class whose first has begun: what counts is the next that is to come",
        arguments: begun.indices)
    func series(index: Int) async throws {
        let story = Self.begun[index]
        let told = ["Lecture is in 1W 1.1 instead of 8W 2.1"]
        let home = try TestHome()
        let path = try home.folder.write(Self.weekly(), as: "weekly.ics")
        _ = try await home.as("ann").sources.subscribe(
            Subscription(address: path, name: "Timetable", every: 60))
        #expect(try MassChangeTests.rung(home, "09:05").isEmpty)
        try home.write(Self.weekly("LOCATION:1W 1.1"), to: path)
        _ = try await home.as("ann", now: MassChangeTests.at(story.imported))
            .imports.run(.all, isNarrowed: true)
        #expect(
            try MassChangeTests.rung(home, "09:17").map(\.title)
                == (story.isAtOnce ? ["\(told[0]) (7 min late)"] : []))
        // Two days before it takes place again.
        #expect(try MassChangeTests.rung(home, "09:20", day: 9).isEmpty)
        let saturday = try MassChangeTests.rung(home, at: "2026-10-10T09:15:00+01:00")
        #expect(saturday.map(\.title) == (story.isAtOnce ? [] : told))
        #expect(try MassChangeTests.rung(home, at: "2026-10-10T10:20:00+01:00").isEmpty)
    }
}
