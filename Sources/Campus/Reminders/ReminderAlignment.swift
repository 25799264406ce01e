package import Recurrence

/// What becomes of reminders on record when their person is planned anew.
///
/// What is due this very moment is left to the bell, which reads its item again; so is what is of no
/// use any more.
package struct ReminderAlignment: Sendable {
    /// A smaller move is not told again; in seconds.
    package static let moved: Int64 = 600

    private let window: PlanWindow
    private let now: Instant

    package init(in window: PlanWindow, at now: Instant) {
        self.window = window
        self.now = now
    }

    /// What is planned, with nothing of it on record.
    package enum Insertion: Hashable, Sendable {
        case whenDue
        /// New, and nearer than its lead: due when it appeared.
        case at(Instant)
        /// It had begun before the window.
        case never
    }

    package func insertion(of planned: Reminder) -> Insertion {
        if planned.due >= window.from { return .whenDue }
        return planned.due.adding(seconds: planned.lead) > window.from ? .at(window.from) : .never
    }

    /// What is planned, and on record as something else.
    package enum Change: Hashable, Sendable {
        /// It is settled, or on its way to its person, or the same.
        case none
        /// It is settled, and told once more under another round's key: its item was moved by more
        /// than `moved` seconds to an instant that was still to come at the window's beginning.
        case again
        /// What waits takes over its new due instant.
        case taken(isMoved: Bool)
        /// What is snoozed would ring too early or too late for its item's new hour: it rings then.
        case woken(Instant)
    }

    /// - Parameter next: when the one on record rings.
    package func change(of known: Reminder, next: Instant?, to planned: Reminder) -> Change {
        let (state, isMoved) = (known.state, planned.due != known.due)
        guard !state.isSettled else {
            let isLater = planned.due - known.due > Self.moved && planned.due >= window.from
            return isLater && state != .dismissed ? .again : .none
        }
        guard state != .claimed, !known.isPlannedAs(planned) else { return .none }
        if state == .snoozed, isMoved, let next {
            let start = planned.due.adding(seconds: planned.lead)
            let isLate = planned.lead > 0 && next >= start && start > now
            if planned.due > next || isLate { return .woken(max(now, planned.due)) }
        }
        return .taken(isMoved: isMoved && state == .planned)
    }

    /// What is on record, and planned no more.
    package enum Withdrawal: Hashable, Sendable {
        case none
        /// It goes, if it was never tried; else it lapses, so that all that was due is on record.
        case goes
        case lapses
    }

    /// - Parameter next: when the one on record rings.
    package func withdrawal(of known: Reminder, next: Instant?) -> Withdrawal {
        guard known.state == .planned || known.state == .snoozed, known.kind != .summary, let next
        else { return .none }
        // The bell reads again what is due, and says how late what is over was found.
        let isOver = known.state == .snoozed || known.until <= now
        let isLate = now - next > DueReminder.lateAfter
        if next <= now, isOver || !isLate { return .none }
        return known.due > now ? .goes : .lapses
    }
}

extension Reminder {
    /// Whether a plan alters nothing of one on record.
    fileprivate func isPlannedAs(_ other: Reminder) -> Bool {
        kind == other.kind && due == other.due && until == other.until
            && isImportant == other.isImportant && told == other.told && doubt == other.doubt
    }
}
