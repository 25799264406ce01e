import Campus
import Foundation
import Logging
import Recurrence
import Reminding
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Operations

/// The daemon's own loop over a home, on a clock that jumps from one due instant to the next.
final class DaemonRun: Sendable {
    private let rung = Mutex<[Notice]>([])
    private let finished = Doorbell()
    let clock: JumpingClock
    private let service: Mutex<ReminderService?> = Mutex(nil)

    init(_ desks: Desks, _ store: Store, from start: Instant, until end: Instant) throws {
        let clock = JumpingClock(start)
        self.clock = clock
        let finished = finished
        let wall = WallClock(
            milliseconds: { clock.milliseconds },
            wait: { wake, doorbell, isBusy in
                if isBusy { return await doorbell.wait() }
                if wake >= end.seconds * 1_000 {
                    finished.ring()
                    return await doorbell.wait()
                }
                clock.wait(until: wake)
            })
        let channel = Channel(name: "test", batch: 100, width: 1) { notices in
            self.rung.withLock { $0 += notices }
            return notices.map { _ in .delivered }
        }
        let rules = try desks.bell.bellRules(on: wall)
        service.withLock {
            $0 = ReminderService(
                ReminderService.Parts(
                    store: store, rules: rules, clock: wall,
                    doorbell: Doorbell(), channel: "test", open: { _ in channel },
                    logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })))
        }
    }

    /// What rang, in its order.
    func notices() async throws -> [Notice] {
        let service = try #require(service.withLock { $0 })
        let running = Task { try await service.run() }
        await finished.wait()
        running.cancel()
        try await running.value
        return rung.withLock { $0 }
    }
}

@Suite("The dry run", .serialized)
struct DryRunTests {
    /// Told as a line: when, which, what it says.
    struct Line: Hashable, CustomStringConvertible {
        var at: String
        var id: String
        var title: String
        var body: String

        var description: String { "\(at) \(id): \(title) | \(body)" }
    }

    static let from = "2026-10-23T00:00:00+01:00"
    static let until = "2026-10-28T00:00:00+00:00"

    static func event(
        _ uid: String, _ start: String, _ summary: String, rule: String? = nil
    ) -> String {
        let repeats = rule.map { "\nRRULE:\($0)" } ?? ""
        return """
            BEGIN:VEVENT
            UID:\(uid)
            DTSTART;TZID=Europe/London:\(start)
            DURATION:PT1H\(repeats)
            SUMMARY:\(summary)
            LOCATION:8W 2.1
            END:VEVENT

            """
    }

    /// Five days, the last of summer time among them.
    static func home() async throws -> TestHome {
        var home = try CommunityTests.home()
        home.now = from
        let calendar =
            "BEGIN:VCALENDAR\n"
            + event("m1", "20261005T091500", "CM50123 Lecture", rule: "FREQ=WEEKLY;COUNT=8")
            + event("m2", "20261009T080000", "CM50123 Lab", rule: "FREQ=WEEKLY;COUNT=8")
            + event("m3", "20261004T020000", "Night shift", rule: "FREQ=WEEKLY;COUNT=8")
            + event("m4", "20261027T100000", "CM50123 Exam")
            + event("m5", "20261006T121500", "MA20216 Lecture", rule: "FREQ=WEEKLY;COUNT=8")
            + event("m6", "20261007T120000", "CM50124 Lab", rule: "FREQ=DAILY;COUNT=30")
            + event("m7", "20261007T120000", "CM50124 Drop-in", rule: "FREQ=DAILY;COUNT=30")
            + "END:VCALENDAR\n"
        _ = try home.load(ModuleTests.catalogue)
        let path = try home.folder.write(calendar, as: "term.ics")
        for handle in ["ann", "kim"] {
            _ = try await home.as(handle).sources.subscribe(
                Subscription(address: path, name: "Term", every: 60))
        }
        // One that is moved is told when the quiet hours are over.
        let moved = event(
            "m6\nRECURRENCE-ID;TZID=Europe/London:20261023T120000", "20261023T150000",
            "CM50124 Lab")
        _ = try home.folder.write(
            calendar.replacing("END:VCALENDAR\n", with: moved + "END:VCALENDAR\n"), as: "term.ics")
        _ = try await home.as("ann").imports.run(.all, isNarrowed: true)
        _ = try home.as("ann").friends.request("kim")
        try home.as("kim").friends.accept("ann")
        _ = try home.as("kim").comments.add(on: "CM50123", "Bring the worksheet")
        let night = try home.as("ben").events.publish(
            EventTests.draft("Night", "2026-10-24 14:00"), in: "Chess")
        _ = try home.as("ann").communities.join("Chess")
        _ = try home.as("ann").events.join(night.event.name)
        var goal = GoalDraft()
        goal.amount = "64oz"
        _ = try home.as("ann").water.setGoal(goal)
        _ = try home.as("ann").reminders.mute("MA20216", isMuted: true)
        for (key, value) in [
            ("quiet", "22:00-08:15"), ("digest", "07:30"), ("limit", "1"),
            ("leads.personal", "15m"), ("important", "exam"),
        ] { _ = try home.as("ann").settings.set(key, value) }
        return home
    }

    static func lines(_ listed: [ListedReminder]) -> Set<Line> {
        Set(
            listed.filter { !$0.isGrouped }.map { one in
                Line(
                    at: "\(one.at.seconds)", id: one.reminder.id, title: one.content.title,
                    body: one.content.body)
            })
    }

    /// What is told together: the instant, and the titles.
    static func groups(_ listed: [ListedReminder]) -> [Instant: Set<String>] {
        Dictionary(grouping: listed.filter(\.isGrouped), by: \.at)
            .mapValues { listed in
                Set(
                    listed.map(\.content).map { content in
                        content.title + (content.detail.isEmpty ? "" : ", \(content.detail)")
                    })
            }
    }

    @Test("lists exactly what the daemon rings, when, and in which words")
    func exact() async throws {
        let home = try await Self.home()
        let ann = try home.as("ann")
        let listed = try ann.reminders.upcoming(from: Self.from, to: Self.until)
        let kinds = Set(listed.map(\.reminder.kind))
        #expect(
            kinds.isSuperset(of: [.class, .event, .exam, .hydration, .digest, .change]), "\(kinds)")
        #expect(listed.contains(where: \.isGrouped) && listed.contains { $0.at > $0.reminder.due })
        #expect(!listed.contains { $0.content.title.contains("MA20216") })

        let start = try #require(listed.first).at
        let store = try home.as("ann").store
        let (first, last) = (
            try ann.calendar.window(.day, date: "2026-10-23", from: nil, to: nil).lowerBound,
            try ann.calendar.window(.day, date: "2026-10-28", from: nil, to: nil).lowerBound
        )
        #expect(start > first)
        let notices = try await DaemonRun(ann, store, from: first, until: last).notices()
            .filter { $0.person.text == "ann" }

        let alone = notices.filter { $0.reminder.kind != .summary }.map { notice in
            Line(
                at: "\(notice.at.seconds)", id: notice.reminder.id, title: notice.content.title,
                body: notice.content.body)
        }
        #expect(Set(alone).count == alone.count)
        let expected = Self.lines(listed)
        #expect(expected.subtracting(alone).isEmpty, "listed, but not rung")
        #expect(Set(alone).subtracting(expected).isEmpty, "rung, but not listed")
        let summaries = notices.filter { $0.reminder.kind == .summary }
        let told = Dictionary(
            summaries.map { summary in
                (summary.at, Set(summary.content.body.split(separator: "\n").map(String.init)))
            }
        ) { first, second in first.union(second) }
        #expect(told == Self.groups(listed))

        // In the ledger too each is accounted for, once.
        let history = try home.as("ann", now: Self.until).reminders.history(
            from: Self.from, to: Self.until)
        let delivered = history.filter {
            $0.reminder.state == .delivered && $0.reminder.kind != .summary
        }
        #expect(Set(delivered.map(\.reminder.id)) == Set(listed.map(\.reminder.id)))
        #expect(delivered.count == listed.count)
    }
}
