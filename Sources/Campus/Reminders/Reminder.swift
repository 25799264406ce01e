package import Recurrence

/// Something that is to ring at one instant.
///
/// One for a person, a subject and a lead, whatever channels it goes through.
package struct Reminder: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case `class`, exam, event, personal, hydration
        /// A class was moved, relocated or cancelled.
        case change
        /// Of an event that was joined.
        case news
        /// A place from a waiting list.
        case offer
        case digest
        /// What was found late, told together.
        case summary
    }

    package enum State: String, Hashable, Sendable, CaseIterable {
        case planned
        /// An attempt is under way.
        case claimed
        case delivered
        /// Put off by the person; it rings again.
        case snoozed
        case dismissed
        /// Found when it was of no use any more, or not wanted then (quiet hours, mute).
        case lapsed
        /// No channel took it.
        case failed

        /// It rings no more.
        package var isSettled: Bool { self != .planned && self != .claimed && self != .snoozed }
    }

    package var subject: ReminderSubject
    package var kind: Kind
    /// Seconds before the item's start, below zero after it; 0 of what has none.
    package var lead: Int64
    package var due: Instant
    /// From when on it is of no use: the class is over, the cup's time is past.
    package var until: Instant
    /// Rings in quiet hours and through a mute.
    package var isImportant: Bool
    /// Counts up when the item is moved after it rang: then it rings once more.
    package var round: Int
    package var state: State
    /// Of the agenda; nil of a digest, and of what is gone.
    package var item: AgendaItem?
    /// The item whose source is believed, when several tell of one class; nil for the subject's own.
    package var told: ItemID?
    /// The item of another source that says that it is cancelled; nil when none does.
    package var doubt: ItemID?

    package init(
        _ subject: ReminderSubject, _ kind: Kind, lead: Int64 = 0, due: Instant, until: Instant,
        isImportant: Bool = false, round: Int = 0, state: State = .planned,
        item: AgendaItem? = nil
    ) {
        self.subject = subject
        self.kind = kind
        self.lead = lead
        self.due = due
        self.until = until
        self.isImportant = isImportant
        self.round = round
        self.state = state
        self.item = item
    }

    /// A ring so long before an item begins; of use until it is over, and what rings after its beginning for a
    /// quarter of an hour.
    package init(item: AgendaItem, lead: Int64, state: State = .planned) {
        let start = item.start.instant
        let due = start.adding(seconds: -lead)
        var until = max(item.end.instant, start.adding(seconds: 60))
        if lead < 0 { until = max(until, due.adding(seconds: 900)) }
        self.init(
            .item(item.id), Kind(item.kind), lead: lead, due: due, until: until, state: state,
            item: item)
    }

    /// Stable: the same on every attempt, every channel and after every restart.
    package var id: String {
        let name: String
        if case .item(let id) = subject {
            name = "\(id)-\(leadText)"
        } else {
            name = subject.description
        }
        return round > 0 ? "\(name).\(round + 1)" : name
    }

    /// The lead as an RFC 5545 duration: `PT15M`.
    package var leadText: String { DurationText.text(lead) }

    /// The due instant on the clock of the item's start.
    ///
    /// Between them daylight saving may end or begin; the instant is right, and so is the clock where the item's is
    /// the person's.
    ///
    /// - Parameter zone: the person's: for what is no item too, and so has no zone of its own.
    package func dueClock(in zone: Zone) -> ClockTime {
        guard let item, due == item.start.instant.adding(seconds: -lead),
            ClockTime(item.start.instant, in: zone).offset != item.start.offset
        else { return ClockTime(due, in: zone) }
        return ClockTime(wall: item.start.wall.adding(seconds: -lead), offset: item.start.offset)
    }
}

extension Reminder.Kind {
    package init(_ kind: ItemKind) {
        switch kind {
        case .class: self = .class
        case .exam: self = .exam
        case .event: self = .event
        case .personal: self = .personal
        case .hydration: self = .hydration
        }
    }
}
