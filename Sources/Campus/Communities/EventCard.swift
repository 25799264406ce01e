package import Recurrence
package import Words

/// How one person stands to an event.
package struct Attendance: Hashable, Sendable {
    package enum State: String, Hashable, Sendable {
        case joined, waiting, offered, left
        /// To an event by invitation; it is not answered yet.
        case invited
        case declined
    }

    package var state: State
    /// The place in the waiting list, from 1.
    package var position: Int?
    /// Until when a place is kept for them.
    package var offeredUntil: Instant?
    /// When they left a series that had begun.
    package var left: Instant?

    package init(
        state: State, position: Int? = nil, offeredUntil: Instant? = nil, left: Instant? = nil
    ) {
        self.state = state
        self.position = position
        self.offeredUntil = offeredUntil
        self.left = left
    }

    /// Whether they have the event, wait for it, are offered it, or have to answer an invitation.
    package var isCurrent: Bool { state != .left && state != .declined }
}

/// What was altered in an event.
package struct EventChange: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case published, changed, cancelled }

    package var kind: Kind
    package var at: Instant
    /// What is otherwise, or the reason that an organiser gave; empty when an event was published, or
    /// cancelled without a reason.
    package var sentence: KeptSentence

    package init(kind: Kind, at: Instant, sentence: KeptSentence = "") {
        self.kind = kind
        self.at = at
        self.sentence = sentence
    }
}

/// An event as one person sees it at one instant.
package struct EventCard: Hashable, Sendable {
    package enum State: String, Hashable, Sendable { case open, full, ended, cancelled }

    package var event: Event
    /// Of a series, the next occurrence; the last when it is over.
    package var start: ClockTime
    package var end: ClockTime
    package var joined: Int
    package var waiting: Int
    /// How many places are kept for somebody who has not taken them yet.
    package var offered = 0
    package var mine: Attendance?
    /// Whether the person said at the door that they are here.
    package var isPresent = false
    package var state: State
    /// `every Monday, 4 times`; nil for what takes place once.
    package var repetition: Message?
    /// The latest last; empty in lists.
    package var changes: [EventChange]
    /// Who was invited to an event by invitation, and what they answered; empty in lists.
    package var invitees: [Invitee] = []
    /// What else the person who has just joined has at the time.
    package var clashes = ClashNews()

    package init(
        event: Event, start: ClockTime, end: ClockTime, joined: Int, waiting: Int,
        mine: Attendance?, state: State, changes: [EventChange] = []
    ) {
        self.event = event
        self.start = start
        self.end = end
        self.joined = joined
        self.waiting = waiting
        self.mine = mine
        self.state = state
        self.changes = changes
    }

    /// From when to when one says at the door that one is here: half an hour before it begins, until it
    /// ends.
    package var door: Range<Instant> {
        let opens = start.instant.adding(seconds: -30 * 60)
        return opens..<max(opens, end.instant)
    }

    package func isDoorOpen(at now: Instant) -> Bool {
        (state == .open || state == .full) && door.contains(now)
    }

    /// How many may still join at once; nil for any number.
    package var placesLeft: Int? {
        event.plan.capacity.map { max(0, $0 - joined - offered) }
    }
}
