import Campus
import Recurrence

extension Reminder {
    static let columns = """
        r.subject, r.kind, r.lead, r.due, r.until, r.important, r.round, r.state, r.meeting_id,
        r.original, r.doubt_meeting_id, r.doubt_original
        """
    static let columnCount = 12

    /// Reads a reminder whose columns begin at the given index; nil when a newer program wrote it.
    init?(row: Row, at index: Int = 0) {
        guard let subject = ReminderSubject(row[index] as String),
            let kind = Kind(rawValue: row[index + 1]), let state = State(rawValue: row[index + 7])
        else { return nil }
        self.init(
            subject, kind, lead: row[index + 2], due: Instant(seconds: row[index + 3]),
            until: Instant(seconds: row[index + 4]), isImportant: row[index + 5],
            round: row[index + 6], state: state)
        told = Self.item(row[index + 8], row[index + 9])
        doubt = Self.item(row[index + 10], row[index + 11])
    }

    private static func item(_ meeting: Int64?, _ original: Int64?) -> ItemID? {
        meeting.map {
            ItemID(meeting: MeetingID($0), original: original.map(WallTime.init(seconds:)))
        }
    }
}

extension DueReminder {
    static let columns = """
        r.id, r.next, r.wanted, r.failures, r.channel,
        (SELECT MAX(attempt) FROM delivery WHERE reminder_id = r.id), \(Reminder.columns),
        \(Person.columns)
        """

    init?(row: Row) {
        guard let reminder = Reminder(row: row, at: 6),
            let person = Person(row: row, at: 6 + Reminder.columnCount)
        else { return nil }
        let wanted = Instant(seconds: row[2])
        self.init(
            row: row[0], person: person, reminder: reminder,
            next: (row[1] as Int64?).map(Instant.init(seconds:)) ?? wanted, wanted: wanted,
            attempts: row[5] ?? 0, failures: row[3], channel: row[4])
    }
}
