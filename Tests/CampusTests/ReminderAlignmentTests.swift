import Campus
import Recurrence
import TestSupport
import Testing

@Suite("What a plan makes of what is on record")
struct ReminderAlignmentTests {
    private static let now = Instant(seconds: 1_000_000)
    private let alignment = ReminderAlignment(
        in: PlanWindow(from: now.adding(seconds: -60), until: now.adding(seconds: 86_400)), at: now)

    private static func reminder(
        due: Int64, lead: Int64 = 900, _ state: Reminder.State = .planned
    ) -> Reminder {
        let due = now.adding(seconds: due)
        return Reminder(
            .item(ItemID(meeting: MeetingID(1), original: nil)), .class, lead: lead, due: due,
            until: due.adding(seconds: lead + 3_000), state: state)
    }

    @Test(
        "what is new rings when it is due, or at once when it is nearer than its lead",
        arguments: [
            (0, .whenDue), (-60, .whenDue), (-61, .at(now.adding(seconds: -60))),
            (-959, .at(now.adding(seconds: -60))), (-960, .never),
        ] as [(Int64, ReminderAlignment.Insertion)])
    func insertion(due: Int64, expected: ReminderAlignment.Insertion) {
        #expect(alignment.insertion(of: Self.reminder(due: due)) == expected)
    }

    @Test(
        "what has rung rings once more only when it is moved by more than ten minutes, to come",
        arguments: [
            (.delivered, 601, .again), (.delivered, 600, .none), (.delivered, -700, .none),
            (.lapsed, 601, .again), (.dismissed, 601, .none), (.claimed, 601, .none),
        ] as [(Reminder.State, Int64, ReminderAlignment.Change)])
    func moved(state: Reminder.State, by seconds: Int64, expected: ReminderAlignment.Change) {
        let known = Self.reminder(due: 100, state)
        let planned = Self.reminder(due: 100 + seconds)
        #expect(alignment.change(of: known, next: known.due, to: planned) == expected)
    }

    @Test(
        "what is snoozed rings anew when that would be too early or too late for the new hour",
        arguments: [
            (50, 100, .woken(now.adding(seconds: 100))), (200, 100, .taken(isMoved: false)),
            (1_100, 100, .woken(now.adding(seconds: 100))),
            (1_100, -100, .woken(now)), (1_100, -900, .taken(isMoved: false)),
        ] as [(Int64, Int64, ReminderAlignment.Change)])
    func snoozed(next: Int64, due: Int64, expected: ReminderAlignment.Change) {
        let known = Self.reminder(due: 20, .snoozed)
        let next = Self.now.adding(seconds: next)
        #expect(
            alignment.change(of: known, next: next, to: Self.reminder(due: due)) == expected)
    }

    @Test("what waits takes over its new instant, and what is the same stays")
    func waiting() {
        let known = Self.reminder(due: 100)
        #expect(
            alignment.change(of: known, next: known.due, to: Self.reminder(due: 200))
                == .taken(isMoved: true))
        #expect(alignment.change(of: known, next: known.due, to: known) == .none)
    }

    @Test(
        "what is planned no more goes while it is to come, and is the bell's when it is due",
        arguments: [
            (100, .planned, .goes), (0, .planned, .none), (-121, .planned, .lapses),
            (-121, .snoozed, .none), (100, .snoozed, .goes), (100, .delivered, .none),
            (100, .claimed, .none),
        ] as [(Int64, Reminder.State, ReminderAlignment.Withdrawal)])
    func withdrawal(due: Int64, state: Reminder.State, expected: ReminderAlignment.Withdrawal) {
        let known = Self.reminder(due: due, state)
        #expect(alignment.withdrawal(of: known, next: known.due) == expected)
    }
}
