import Campus
import Recurrence
import Storage

extension ReminderDesk {
    /// A reminder's shortest and longest snooze are so many seconds.
    private static let snoozes: ClosedRange<Int64> = 1...Leads.longest
    /// What is snoozed rings again so many seconds before its item begins, at the latest.
    private static let margin: Int64 = 60

    /// Lets a reminder ring again later, once.
    ///
    /// What is still to ring rings so much later than it was to, however often that is said.
    ///
    /// - Parameters:
    ///   - text: a reminder's id; or an item's: its last reminder that has rung, else its next.
    ///   - length: as in `10m`, or until when, as in `13:30` or `tomorrow 9:00`.
    package func snooze(_ text: String, for length: String) throws(Refusal) -> ListedReminder {
        let length = try snoozeLength(length)
        var named = try reminders(named: text)
        if named.name.isWhole { named.planned.removeAll { $0.due <= now } }
        let zone = zone
        let snoozed = try acting(.snooze) { transaction, actor in
            let rows = try named.rows(of: actor, in: transaction, at: now)
            let due = try Self.latest(rows, at: now).orThrow(
                Refusal(.over, "refusal.snooze.silent", with: ["item": "\(named.name.text)"]))
            let until = try self.end(ofSnooze: length, of: due, in: zone)
            try transaction.snooze(
                due, until: until, reason: .because("kept.reason.snoozed"), at: now)
            return (due.row, until)
        }
        let due = try looking { transaction, viewer in
            try transaction.reminders(numbered: [snoozed.0], of: viewer)
        }
        return try told(due.map { ($0, snoozed.1) }).first.orThrow(
            Refusal(.missing, "refusal.snooze.gone"))
    }

    private enum SnoozeLength { case seconds(Int64), until(Instant) }

    private func snoozeLength(_ text: String) throws(Refusal) -> SnoozeLength {
        let shown = text.shortened
        // 1:30 is a time here; 1h30 is a length.
        if !text.contains(":"), let length = WrittenLength(text) {
            let seconds = length.seconds + Int64(length.days) * 86_400
            guard Self.snoozes.contains(seconds) else {
                throw Refusal(.invalid, "refusal.snooze.length", with: ["text": "\(shown)"])
            }
            return .seconds(seconds)
        }
        switch try? desks.calendar.time(text) {
        case .instant(let until):
            guard until > now else {
                throw Refusal(.invalid, "refusal.snooze.past", with: ["text": "\(shown)"])
            }
            return .until(until)
        case .day, .days, .span, nil:
            throw SnoozeWords.noLength(text)
        }
    }

    /// Of an item's reminders the one that a person has just heard, else the next.
    private static func latest(_ rows: [DueReminder], at now: Instant) -> DueReminder? {
        let rows = rows.filter { $0.reminder.state != .dismissed }.sorted { $0.next < $1.next }
        return rows.last { $0.reminder.state.isSettled || $0.next <= now } ?? rows.first
    }

    /// - Parameter zone: the person's.
    private func end(
        ofSnooze length: SnoozeLength, of due: DueReminder, in zone: Zone
    ) throws(Refusal) -> Instant {
        let isAhead = due.isStillToRing(at: now) && due.wanted > now
        guard !isAhead || due.wanted < now.adding(seconds: PlanWindow.length) else {
            throw Refusal(
                .conflict, "refusal.snooze.early", with: ["reminder": "\(due.reminder.id)"])
        }
        let until =
            switch length {
            case .seconds(let seconds): (isAhead ? due.wanted : now).adding(seconds: seconds)
            case .until(let until): until
            }
        var last = due.reminder.until
        var tooLate = "refusal.snooze.useless"
        if due.reminder.lead > 0, let start = due.start {
            last = min(last, start)
            tooLate = "refusal.snooze.begun"
        }
        last = last.adding(seconds: -Self.margin)
        guard last > now else {
            throw Refusal(.over, tooLate, with: ["reminder": "\(due.reminder.id)"])
        }
        guard until <= last else {
            let (wall, today) = (zone.wall(at: last), zone.wall(at: now).date)
            let day = wall.date == today ? "" : "\(wall.date) "
            throw Refusal(
                .over, "refusal.snooze.late",
                with: ["reminder": "\(due.reminder.id)", "time": "\(day)\(wall.clockText)"])
        }
        return until
    }
}

extension DueReminder {
    /// The person has not heard it: it waits, or was put off before it first rang.
    fileprivate func isStillToRing(at now: Instant) -> Bool {
        switch reminder.state {
        case .planned: true
        case .snoozed: attempts == 0 || reminder.due > now
        case .claimed, .delivered, .dismissed, .lapsed, .failed: false
        }
    }
}
