package import Campus
package import Recurrence
import Reminding
import Scheduling
import Storage

/// A reminder as it would ring.
package struct ListedReminder: Sendable {
    /// With its item as it is now.
    package var reminder: Reminder
    package var content: ReminderContent
    /// When it rings: when it is due, or later, for the sake of peace.
    package var at: Instant
    /// It is told together with others.
    package var isGrouped: Bool
}

/// What will ring and what rang, put off or dismissed.
package struct ReminderDesk: Desk {
    package let desks: Desks
}

extension ReminderDesk {
    /// What would ring for the person, with what is on record of it: as the daemon plans it, and
    /// with the person's peace kept.
    ///
    /// - Parameters:
    ///   - from: an instant or a date; nil for now.
    ///   - to: an instant or a date, exclusive; nil for 24 hours after `from`.
    package func upcoming(from: String?, to: String?) throws(Refusal) -> [ListedReminder] {
        let window = try reminderWindow(from: from, to: to, isPast: false)
        guard window.upperBound - window.lowerBound <= 367 * 86_400 else {
            throw Refusal(.invalid, "refusal.reminders.long")
        }
        // What waits for the end of quiet hours was due before.
        let wide = window.lowerBound.adding(seconds: -86_400)..<window.upperBound
        let planned = try desks.bell.planned(for: person, in: wide)
        let (store, person) = (store, person)
        let known = try translating { () throws(StorageError) in
            try store.look { try $0.recorded(planned, of: person) }
        }
        // What a person put off rings when they said; what they dismissed uses up no limit.
        let told = known.filter { [.snoozed, .dismissed].contains($0.reminder.state) }
        let foreseen =
            try interruptions().foresee(
                known.map(\.reminder).filter { ![.snoozed, .dismissed].contains($0.state) })
            + told.map { ForeseenReminder($0.reminder, at: $0.next) }
        return try listed(foreseen.sorted { $0.at < $1.at }, in: window)
    }

    /// What became of reminders that were due.
    ///
    /// - Parameters:
    ///   - from: an instant or a date; nil for 24 hours before `to`.
    ///   - to: an instant or a date, exclusive; nil for now.
    package func history(
        from: String?, to: String?
    ) throws(Refusal) -> [ReminderRecord] {
        let window = try reminderWindow(from: from, to: to, isPast: true)
        let (store, person) = (store, person)
        let records = try translating { () throws(StorageError) in
            try store.look { try $0.history(of: person, in: window) }
        }
        return try named(records)
    }

    /// What never rang by itself has no title on record: it gets that of its item as it is now.
    private func named(_ records: [ReminderRecord]) throws(Refusal) -> [ReminderRecord] {
        let starts = records.filter { $0.title == nil }.map {
            $0.reminder.due.adding(seconds: $0.reminder.lead)
        }
        guard let first = starts.min(), let last = starts.max() else { return records }
        // A walk may lie between leaving and the start.
        let window = first..<last.adding(seconds: ReminderPlanner.longestWalk + 1)
        let items = try desks.calendar.agenda(AgendaQuery(window: window, includesCancelled: true))
        var names = Dictionary(
            items.flatMap { item in item.tellings.map { ($0, String?.some(item.summary)) } }
        ) { first, _ in first }
        var told = records
        for (index, record) in records.enumerated() where record.title == nil {
            guard case .item(let id) = record.reminder.subject else { continue }
            guard id.cup == nil else {
                told[index].title = "A cup of water"
                continue
            }
            // What was moved since stands elsewhere.
            if names[id] == nil { names[id] = .some(try item(ifKnown: id)?.summary) }
            told[index].title = names[id] ?? nil
        }
        return told
    }

    private func reminderWindow(
        from: String?, to: String?, isPast: Bool
    ) throws(Refusal) -> Range<Instant> {
        let start = try from.map { text throws(Refusal) in try desks.calendar.instant(text) }
        let end = try to.map { text throws(Refusal) in try desks.calendar.instant(text) }
        // The past includes what is due this very second.
        let last = end ?? (isPast ? now.adding(seconds: 1) : nil)
        let lower = start ?? (isPast ? last?.adding(seconds: -86_400) : nil) ?? now
        let upper = last ?? lower.adding(seconds: 86_400)
        guard lower <= upper else {
            throw Refusal(.invalid, "refusal.window.backwards")
        }
        return lower..<upper
    }

    private func interruptions() throws(Refusal) -> InterruptionPolicy {
        let zone = zone
        return try looking { transaction, viewer in
            try transaction.settings(of: [viewer.id])[viewer.id]?.interruptions(in: zone)
                ?? InterruptionPolicy(zone: zone)
        }
    }

    /// Those that ring in a window, with what they say then.
    private func listed(
        _ foreseen: [ForeseenReminder], in window: Range<Instant>
    ) throws(Refusal) -> [ListedReminder] {
        let ringing = foreseen.filter { window.contains($0.at) && $0.lapse == nil }
        let due = ringing.map { one in
            (
                DueReminder(
                    row: .unstored, person: person, reminder: one.reminder, next: one.at,
                    wanted: one.at),
                one.at
            )
        }
        let readings = try readings(of: due)
        return zip(ringing, readings).compactMap { one, reading in
            guard case .ready(let content, let item) = reading else { return nil }
            var reminder = one.reminder
            reminder.item = item ?? reminder.item
            return ListedReminder(
                reminder: reminder, content: content, at: one.at, isGrouped: one.isGrouped)
        }
    }
}
