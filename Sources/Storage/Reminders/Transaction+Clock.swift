package import Campus
package import Recurrence

/// What the ledger holds of a clock that was ahead.
///
/// Whoever is planned is planned for `PlanWindow.length`, and whatever is decided is decided now: a
/// plan that reaches further, and a decision that is still to come, are of a clock that was wrong.
extension Transaction {
    /// A clock that is kept right is set back by less; in seconds.
    static let clockStep: Int64 = 60
    /// In `plan_basis`: what the clock showed, and when that was noticed.
    private static let clockBasis = "clock"

    /// The reminders that a clock ahead decided on, among them the summaries that it made.
    private static let touched = """
        SELECT reminder_id AS id FROM reminder_event WHERE at > ?1
        UNION SELECT reminder_id FROM delivery WHERE finished > ?1
        UNION SELECT r.summary_id FROM reminder_event AS e
            JOIN reminder AS r ON r.id = e.reminder_id
            WHERE e.at > ?1 AND r.summary_id IS NOT NULL
        """
    /// Those of them that would be silent though they are of use still.
    ///
    /// What rang stays rung, and what a person dismissed or put off stays so.
    static let clockSilenced = """
        SELECT r.id, r.kind, r.due FROM reminder AS r
        WHERE r.id IN (\(touched)) AND r.until > ?1 AND (
            (r.state IN ('lapsed', 'failed') AND (
                ?1 < (SELECT at FROM reminder_event WHERE reminder_id = r.id
                    ORDER BY id DESC LIMIT 1)
                OR ?1 < (SELECT MAX(finished) FROM delivery WHERE reminder_id = r.id)))
            OR (r.state = 'planned' AND r.next > ?1 AND (r.next > r.due OR r.kind = 'summary')))
        """
    static let plansAhead = "SELECT person_id FROM person_plan WHERE until > ?"

    /// Takes back what was planned and decided while the clock was ahead: what lapsed before its time
    /// waits for it again, and who was planned too far ahead is planned anew.
    ///
    /// - Returns: what the clock showed; nil when nothing was to be taken back.
    package func takeBackFuture(at now: Instant) throws(StorageError) -> ClockAhead? {
        guard let shown = try futureShown(at: now) else { return nil }
        return try run {
            let limit = now.seconds + Self.clockStep
            let journal = ReminderJournal(self, at: now)
            for row in try rows(Self.clockSilenced, [limit]) {
                let (number, kind, due): (ReminderRowID, String, Int64) = (
                    row["id"], row["kind"], row["due"]
                )
                let isSummary = kind == Reminder.Kind.summary.rawValue
                // What a wrong clock said is no record of what happened.
                try execute(
                    "DELETE FROM reminder_event WHERE reminder_id = ? AND at > ?", [number, limit])
                try execute(
                    """
                    UPDATE reminder SET state = 'planned', next = ?1, wanted = ?1,
                        due = CASE WHEN kind = 'summary' THEN ?1 ELSE due END, failures = 0
                    WHERE id = ?2
                    """, [isSummary ? now.seconds : max(now.seconds, due), number])
                try journal.write(number, as: .planned, because: .because("kept.reason.clock"))
            }
            let ahead = limit + PlanWindow.length
            try PlanMarks(self, at: now).mark(Self.plansAhead, [ahead])
            try execute("UPDATE person_plan SET until = ? WHERE until > ?", [now.seconds, ahead])
            try execute(
                """
                INSERT INTO plan_basis (name, value) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """, [Self.clockBasis, "\(shown.seconds) \(now.seconds)"])
            return ClockAhead(shown: shown, noticed: now)
        }
    }

    /// Whether the clock was ahead: now, as nobody has taken it back, or within so many seconds.
    package func clockAhead(at now: Instant, within seconds: Int64) throws(StorageError)
        -> ClockAhead?
    {
        try run {
            if let shown = try futureShown(at: now) {
                return ClockAhead(shown: shown)
            }
            let known: String? = try value(
                "SELECT value FROM plan_basis WHERE name = ?", [Self.clockBasis])
            let numbers = (known ?? "").split(separator: " ").compactMap { Int64($0) }
            guard numbers.count == 2, now.seconds - numbers[1] < seconds else { return nil }
            return ClockAhead(
                shown: Instant(seconds: numbers[0]), noticed: Instant(seconds: numbers[1]))
        }
    }

    /// What a clock ahead showed when something was last planned or decided that is to be taken back.
    package func futureShown(at now: Instant) throws(StorageError) -> Instant? {
        let limit = now.seconds + Self.clockStep
        let isSilenced = try number("SELECT EXISTS (\(Self.clockSilenced))", [limit])
        let plan = try number("SELECT MAX(until) FROM person_plan")
            .map { $0 - PlanWindow.length }
        guard isSilenced == 1 || (plan ?? 0) > limit else { return nil }
        let decided = try number("SELECT MAX(at) FROM reminder_event WHERE at > ?", [limit])
        return Instant(seconds: max(plan ?? 0, decided ?? 0))
    }
}
