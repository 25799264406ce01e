import Campus
import Recurrence

extension Reminder {
    static let columns = """
        r.subject, r.kind, r.lead, r.due, r.until, r.important, r.round, r.state, r.meeting_id,
        r.original, r.doubt_meeting_id, r.doubt_original
        """

    /// Nil when a newer program wrote it.
    init?(row: Row) {
        guard let subject = ReminderSubject(row["subject"] as String),
            let kind = Kind(rawValue: row["kind"]), let state = State(rawValue: row["state"])
        else { return nil }
        self.init(
            subject, kind, lead: row["lead"], due: Instant(seconds: row["due"]),
            until: Instant(seconds: row["until"]), isImportant: row["important"],
            round: row["round"], state: state)
        told = Self.item(row["meeting_id"], row["original"])
        doubt = Self.item(row["doubt_meeting_id"], row["doubt_original"])
    }

    private static func item(_ meeting: MeetingID?, _ original: Int64?) -> ItemID? {
        meeting.map {
            ItemID(meeting: $0, original: original.map(WallTime.init(seconds:)))
        }
    }
}

extension DueReminder {
    static let columns = """
        r.id, r.next, r.wanted, r.failures, r.channel,
        (SELECT MAX(attempt) FROM delivery WHERE reminder_id = r.id) AS attempts,
        \(Reminder.columns), \(Person.part)
        """

    init?(row: Row) {
        guard let reminder = Reminder(row: row),
            let person = Person(row: row.part("person"), shownTo: .program)
        else { return nil }
        let wanted = Instant(seconds: row["wanted"])
        self.init(
            row: row["id"], person: person, reminder: reminder,
            next: (row["next"] as Int64?).map(Instant.init(seconds:)) ?? wanted, wanted: wanted,
            attempts: row["attempts"] ?? 0, failures: row["failures"], channel: row["channel"])
    }
}
