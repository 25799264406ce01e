package import Recurrence

/// How one person stands to an event.
package struct Attendance: Hashable, Sendable {
    package enum State: String, Hashable, Sendable { case joined, waiting, offered, left }

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

    /// Whether they have the event, wait for it, or are offered it.
    package var isCurrent: Bool { state != .left }
}

/// What was altered in an event.
package struct EventChange: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case published, changed, cancelled }

    package var kind: Kind
    package var at: Instant
    /// A sentence; empty when an event was published or cancelled without a reason.
    package var text: String

    package init(kind: Kind, at: Instant, text: String) {
        self.kind = kind
        self.at = at
        self.text = text
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
    package var mine: Attendance?
    package var state: State
    /// `every Monday, 4 times`; nil for what takes place once.
    package var repetition: String?
    /// The latest last; empty in lists.
    package var changes: [EventChange]
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
}

extension EventCard {
    /// - Parameter zone: on whose clock changes and offers are told.
    package func write(to json: inout JSONWriter, zone: Zone) {
        let plan = event.plan
        json.object { json in
            json.field("id", event.name)
            json.field("title", plan.title)
            json.field("community", event.community)
            json.key("start")
            json.timestamp(start)
            json.key("end")
            json.timestamp(end)
            json.field("location", plan.location)
            json.field("capacity", plan.capacity)
            json.field("joined", joined)
            json.field("waiting", waiting)
            json.field("mine", mine.flatMap { $0.isCurrent ? $0.state.rawValue : nil } ?? "none")
            json.field("position", mine?.position)
            json.field("state", state.rawValue)
            json.field("description", plan.description)
            json.field("zone", plan.zone)
            json.field("repeat", plan.rule?.text)
            json.field("hashtag", plan.hashtag?.description)
            json.field("private", event.isPrivate)
            json.field("organiser", event.organiser?.handle.text)
            json.key("offeredUntil")
            if let until = mine?.offeredUntil {
                json.timestamp(ClockTime(until, in: zone))
            } else {
                json.null()
            }
            clashes.writeKeys(to: &json)
            json.key("changes")
            json.array(changes) { json, change in
                json.object { json in
                    json.field("kind", change.kind.rawValue)
                    json.key("at")
                    json.timestamp(ClockTime(change.at, in: zone))
                    json.field("text", change.text)
                }
            }
        }
    }
}
