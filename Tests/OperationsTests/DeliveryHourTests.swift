import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import Storage

@Suite("What became of a day's deliveries")
struct DeliveryHourTests {
    /// Hours before the home's eight o'clock.
    private static func instant(_ home: TestHome, hour: Int64, second: Int64) throws -> Instant {
        try home.as("op").now.adding(seconds: hour * 3_600 + second)
    }

    /// Plants attempts as the bell writes them.
    private static func deliver(
        _ home: TestHome, _ channel: String, _ outcome: String, late: Int?, at instant: Instant,
        because reason: String? = nil
    ) throws {
        let store = try home.as("op").store
        try store.execute(
            """
            INSERT INTO reminder (person_id, subject, lead, round, kind, due, until, important, state,
                wanted) SELECT id, 'm1', 0, 0, 'class', 0, 0, 0, 'delivered', 0 FROM person
            WHERE handle = 'op' AND NOT EXISTS (SELECT 1 FROM reminder)
            """)
        try store.execute(
            """
            INSERT INTO delivery
                (reminder_id, attempt, channel, started, finished, outcome, late_ms, reason)
            SELECT id, 1 + (SELECT COUNT(*) FROM delivery), '\(channel)', \(instant.seconds),
                \(instant.seconds), '\(outcome)', \(late.map(String.init) ?? "NULL"),
                \(reason.map { "'\($0)'" } ?? "NULL") FROM reminder
            """)
    }

    private static func home() throws -> TestHome {
        let home = try TestHome()
        let past = try instant(home, hour: -3, second: 60)
        try deliver(home, "push:3", "delivered", late: 20, at: past)
        try deliver(home, "push:3", "delivered", late: 40, at: past)
        try deliver(home, "push:4", "failed", late: nil, at: past, because: "refused (403)")
        try deliver(home, "push", "delivered", late: 90, at: past, because: "in a summary")
        try deliver(home, "email:example.org", "delivered", late: 700, at: past)
        try deliver(
            home, "ntfy", "delivered", late: 5, at: try instant(home, hour: 0, second: -30))
        return home
    }

    private static func told(_ home: TestHome) throws -> [String] {
        let report = try home.as("op").health.report()
        let push = report.push
        return report.channels.map { "\($0.kind) \($0.attempts) \($0.delivered) \($0.failed)" }
            + ["push \(push.sent) \(push.received) \(push.refused) \(push.gone)"]
            + report.bell.hours.filter { $0.lateness.delivered > 0 }.map { hour in
                "\((hour.start - report.at) / 3_600) \(hour.lateness.delivered) "
                    + "\(hour.lateness.median ?? -1) \(hour.lateness.worst ?? -1)"
            }
    }

    private static let expected = [
        "email 1 1 0", "ntfy 1 1 0", "push 3 2 1", "push 3 0 1 0", "-3 4 40 700", "-1 1 5 5",
    ]

    @Test("is told alike before and after it was counted, and once counted the ledger is not asked")
    func kept() throws {
        let home = try Self.home()
        #expect(try Self.told(home) == Self.expected)
        try home.as("op").health.keepHours()
        #expect(try Self.told(home) == Self.expected)
        // Of the hour that is just over what ended is written down still.
        let store = try home.as("op").store
        try store.execute("DELETE FROM delivery")
        #expect(
            try Self.told(home) == ["email 1 1 0", "push 3 2 1", "push 3 0 1 0", "-3 4 40 700"])
    }

    @Test("a receipt that comes hours later is counted all the same")
    func received() throws {
        let home = try Self.home()
        let op = try home.as("op")
        try op.health.keepHours()
        try op.store.execute(
            "UPDATE delivery SET received = \(op.now.seconds) WHERE channel = 'push:3'")
        #expect(try op.health.report().push.received == 2)
    }

    @Test("each hour is counted once, ten minutes after its end, and forgotten after a day")
    func rounds() throws {
        var home = try Self.home()
        func hours() throws -> [Int64] {
            let op = try home.as("op")
            return try op.store.look { try $0.keptHours(since: 0) }.sorted()
                .map { $0 - op.now.seconds / 3_600 }
        }
        try home.as("op").health.keepHours()
        #expect(try hours() == Array(-23...(-2)))
        home.now = "2026-10-05T08:10:00+01:00"
        for _ in 0..<2 { try home.as("op").health.keepHours() }
        #expect(try hours() == Array(-23...(-1)))
        home.now = "2026-10-05T12:10:00+01:00"
        try home.as("op").health.keepHours()
        #expect(try hours() == Array(-23...(-1)))
    }

    @Test("what was kept by a clock that was ahead is counted anew")
    func ahead() throws {
        var home = try Self.home()
        home.now = "2026-10-05T20:10:00+01:00"
        try home.as("op").health.keepHours()
        home.now = "2026-10-05T08:00:00+01:00"
        let now = try Self.instant(home, hour: 0, second: 0)
        try Self.deliver(home, "ntfy", "delivered", late: 8, at: now)
        #expect(try Self.told(home).last == "0 1 8 8")
        try home.as("op").health.keepHours()
        home.now = "2026-10-05T09:10:00+01:00"
        try home.as("op").health.keepHours()
        #expect(try Self.told(home).last == "-1 1 8 8")
    }
}
