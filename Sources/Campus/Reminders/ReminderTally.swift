/// What became of some reminders, counted.
///
/// Summaries are not: what they told is counted by itself.
package struct ReminderTally: Hashable, Sendable {
    /// How many reminders a reason is on record of.
    package struct Count: Hashable, Sendable {
        package var reason: KeptSentence
        package var count: Int
    }

    package var due: Int
    package var lateness: Lateness
    package var dismissed: Int
    /// Neither rung nor given up: snoozed, put off, or to be tried again.
    package var waiting: Int
    /// Delivered, but not at the first attempt.
    package var retried: Int
    /// Why some lapsed, the most frequent reason first.
    package var lapses: [Count]
    /// Why some failed, the most frequent reason first.
    package var failures: [Count]

    package init(_ records: [ReminderRecord]) {
        let records = records.filter { $0.reminder.kind != .summary }
        let byState = Dictionary(grouping: records, by: \.reminder.state)
        due = records.count
        dismissed = byState[.dismissed]?.count ?? 0
        waiting = records.count { !$0.reminder.state.isSettled }
        retried = records.count { $0.deliveredAt != nil && $0.attempts > 1 }
        lapses = Self.counts(byState[.lapsed] ?? [])
        failures = Self.counts(byState[.failed] ?? [])
        lateness = Lateness(
            of: records.compactMap(\.late),
            retries: records.reduce(0) { $0 + max(0, $1.attempts - 1) },
            lapsed: byState[.lapsed]?.count ?? 0, failed: byState[.failed]?.count ?? 0)
    }

    private static func counts(_ records: [ReminderRecord]) -> [Count] {
        // What was kept before sentences were messages is the same reason.
        Dictionary(grouping: records.map(\.cause), by: \.text)
            .map { text, causes in
                Count(reason: causes.first { $0.message != nil } ?? causes[0], count: causes.count)
            }
            .sorted { ($1.count, $0.reason.text) < ($0.count, $1.reason.text) }
    }
}

extension ReminderRecord {
    /// The reason without its numbers: by how much each was late is told with each.
    fileprivate var cause: KeptSentence {
        guard let reason else { return .because("kept.reason.none") }
        return reason.text.hasPrefix("found ") && reason.text.contains(" min late")
            ? .because("kept.reason.late.all") : reason
    }
}
