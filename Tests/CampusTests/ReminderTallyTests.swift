import Campus
import Recurrence
import TestSupport
import Testing

@Suite("What became of reminders, counted")
struct ReminderTallyTests {
    static func record(
        _ state: Reminder.State, late: Int64? = nil, reason: KeptSentence? = nil, attempts: Int = 1,
        kind: Reminder.Kind = .class
    ) -> ReminderRecord {
        let due = Instant(seconds: 1_000)
        var record = ReminderRecord(
            Reminder(.change(1), kind, due: due, until: due.adding(seconds: 60), state: state),
            attempts: attempts, reason: reason)
        record.late = late
        record.deliveredAt = late.map { due.adding(seconds: $0 / 1_000) }
        return record
    }

    @Test("summaries are left out, reasons are counted without their numbers")
    func counts() {
        let tally = ReminderTally([
            Self.record(.delivered, late: 20), Self.record(.delivered, late: 7_000, attempts: 3),
            Self.record(.delivered, late: 5, kind: .summary), Self.record(.dismissed),
            Self.record(.snoozed), Self.record(.failed, reason: "no answer", attempts: 5),
            Self.record(.lapsed, reason: "found 12 min late, of no use any more"),
            Self.record(.lapsed, reason: "found 90 min late, of no use any more"),
            Self.record(.lapsed, reason: "muted"),
        ])
        #expect(tally.due == 8 && tally.dismissed == 1 && tally.waiting == 1 && tally.retried == 1)
        let lateness = tally.lateness
        #expect((lateness.delivered, lateness.lapsed, lateness.failed) == (2, 3, 1))
        #expect((lateness.median, lateness.worst, lateness.retries) == (20, 7_000, 6))
        #expect(tally.lapses.map { "\($0.reason) \($0.count)" } == ["found too late 2", "muted 1"])
        #expect(tally.failures.map(\.reason) == ["no answer"])
    }

    @Test("a quantile is one of the values, the smallest that is large enough")
    func quantiles() {
        let lateness = Lateness(of: (1...200).reversed().map(Int64.init))
        #expect(lateness.median == 100 && lateness.ninetyNinth == 198 && lateness.worst == 200)
        #expect(Lateness(of: []).median == nil && Lateness(of: [7]).ninetyNinth == 7)
    }

    @Test("a summary of which one is left says what that says")
    func alone() {
        let content = ReminderContent(title: "Lecture at 09:15", body: "in Room 1")
        let late = ReminderText.summary(of: [(content, 780)])
        #expect(late.title == "Lecture at 09:15 (13 min late)" && late.body == content.body)
        #expect(ReminderText.summary(of: [(content, 5)]) == content)
        let two = ReminderText.summary(of: [(content, 780), (content, 5)])
        #expect(two.title == "2 reminders")
        #expect(two.body == "Lecture at 09:15 (13 min late)\nLecture at 09:15")
    }
}
