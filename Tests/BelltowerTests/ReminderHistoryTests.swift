import Campus
import Recurrence
import TestSupport
import Testing

@testable import belltower

@Suite("The history of reminders, in words")
struct ReminderHistoryTests {
    private static let due = Instant(seconds: Samples.wall("20261005T090000").seconds)

    private static func record(
        _ subject: ReminderSubject, _ kind: Reminder.Kind = .news, title: String? = nil
    ) -> ReminderRecord {
        let reminder = Reminder(
            subject, kind, due: due, until: due.adding(seconds: 3_600), isImportant: false,
            state: .lapsed)
        return ReminderRecord(reminder, title: title, reason: "muted")
    }

    private static func line(_ record: ReminderRecord, width: Int?) -> String {
        ReminderHistoryText(zone: .utc, screen: Screen(width: width, hasColours: false))
            .lines([record]).first ?? ""
    }

    private static let subjects: [(ReminderSubject, Reminder.Kind, String)] = [
        (.news(5), .news, "news"), (.news(5), .offer, "a place that was kept"),
        (.change(7), .change, "a change of the timetable"),
        (.changes(7), .change, "changes of the timetable"),
        (.friend(4), .news, "a friend request"),
        (.digest(CivilDate(dayNumber: 20_731)), .digest, "the day's digest"),
        (.summary(due), .summary, "a summary of what was late"),
        (
            .item(ItemID(meeting: MeetingID(12), original: nil)), .class,
            "class that is gone, m12"
        ),
    ]

    @Test("what never rang is called what it is", arguments: subjects.indices)
    func untitled(index: Int) {
        let (subject, kind, words) = Self.subjects[index]
        #expect(
            Self.line(Self.record(subject, kind), width: nil)
                == "2026-10-05 09:00  \(words)  lapsed, muted")
    }

    @Test(
        "what rang is said to be on time, late, or to have rung when it was put off or known",
        arguments: [
            (after: Int64(0), late: Int64(0), "on time"), (420, 0, "at 09:07"),
            (900, 900_000, "15 min late"), (30, 50, "on time"),
        ])
    func rescheduled(after: Int64, late: Int64, words: String) {
        var record = Self.record(.news(5), title: "Chess")
        (record.reminder.state, record.reason, record.channel) = (.delivered, nil, "test")
        (record.deliveredAt, record.late) = (Self.due.adding(seconds: after), late)
        #expect(Self.line(record, width: nil).hasSuffix("delivered by test, \(words)"))
    }

    @Test("a long title gives way to what became of it")
    func long() {
        let title = "CM50123 " + String(repeating: "Networking ", count: 20) + "at 09:15"
        let line = Self.line(Self.record(.news(5), title: title), width: 80)
        #expect(line.hasPrefix("2026-10-05 09:00  CM50123 Networking"))
        #expect(line.hasSuffix("…  lapsed, muted"), "\(line)")
        #expect(line.displayWidth <= 80)
    }
}
