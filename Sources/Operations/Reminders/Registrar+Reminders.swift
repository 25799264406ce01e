public import Campus
public import Recurrence
import Reminding
import Scheduling
import Storage

/// A reminder as it would ring.
public struct ListedReminder: Sendable {
    /// With its item as it is now.
    public var reminder: Reminder
    public var content: ReminderContent
    /// When it rings: when it is due, or later, for the sake of peace.
    public var at: Instant
    /// It is told together with others.
    public var isGrouped: Bool
}

extension Registrar {
    /// What would ring for the person, with what is on record of it: as the daemon plans it, and
    /// with the person's peace kept.
    ///
    /// - Parameters:
    ///   - from: an instant or a date; nil for now.
    ///   - to: an instant or a date, exclusive; nil for 24 hours after `from`.
    public func reminders(from: String?, to: String?) throws(Failure) -> [ListedReminder] {
        let lower = try from.map { text throws(Failure) in try instant(text) } ?? now
        let upper =
            try to.map { text throws(Failure) in try instant(text) }
            ?? lower.adding(seconds: 86_400)
        guard lower <= upper else {
            throw Failure(.usage, "--to is before --from: swap them")
        }
        guard upper - lower <= 367 * 86_400 else {
            throw Failure(.usage, "reminders are listed for a year at most: ask for less")
        }
        // What waits for the end of quiet hours was due before.
        let wide = lower.adding(seconds: -86_400)..<upper
        let planned = try planned(for: person, in: wide)
        let (ledger, person) = (Ledger(store: store), person)
        let known = try translating { () throws(StorageError) in
            try ledger.states(of: planned, for: person)
        }
        return try listed(try peace().foresee(known), in: lower..<upper)
    }

    private func peace() throws(Failure) -> Peace {
        let zone = try asking(for: person, at: now).zone
        return try looking { transaction, viewer in
            try transaction.settings(of: [viewer.id])[viewer.id]?.peace(in: zone)
                ?? Peace(zone: zone)
        }
    }

    /// Those that ring in a window, with what they say then.
    private func listed(
        _ foreseen: [ForeseenReminder], in window: Range<Instant>
    ) throws(Failure) -> [ListedReminder] {
        let ringing = foreseen.filter { window.contains($0.at) && $0.lapse == nil }
        let due = ringing.map { one in
            (
                DueReminder(
                    row: 0, person: person, reminder: one.reminder, next: one.at, wanted: one.at),
                one.at
            )
        }
        let readings: [ReminderReading]
        do {
            readings = try ReminderReader(self).contents(of: due, at: now)
        } catch {
            throw error as? Failure ?? (error as? StorageError).map { Failure($0) }
                ?? Failure(.inputOutput, "\(error)")
        }
        return zip(ringing, readings).compactMap { one, reading in
            guard case .ready(let content, let item) = reading else { return nil }
            var reminder = one.reminder
            reminder.item = item ?? reminder.item
            return ListedReminder(
                reminder: reminder, content: content, at: one.at, isGrouped: one.isGrouped)
        }
    }
}
