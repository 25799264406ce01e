public import Recurrence

/// How one person stands to an event.
public struct Attendance: Hashable, Sendable {
    public enum State: String, Hashable, Sendable { case joined, waiting, offered, left }

    public var state: State
    /// The place in the waiting list, from 1.
    public var position: Int?
    /// Until when a place is kept for them.
    public var offeredUntil: Instant?
    /// When they left a series that had begun.
    public var left: Instant?

    public init(
        state: State, position: Int? = nil, offeredUntil: Instant? = nil, left: Instant? = nil
    ) {
        self.state = state
        self.position = position
        self.offeredUntil = offeredUntil
        self.left = left
    }

    /// Whether they have the event, wait for it, or are offered it.
    public var isCurrent: Bool { state != .left }
}

/// What was altered in an event.
public struct EventChange: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable { case published, changed, cancelled }

    public var kind: Kind
    public var at: Instant
    /// A sentence; empty when an event was published or cancelled without a reason.
    public var text: String

    public init(kind: Kind, at: Instant, text: String) {
        self.kind = kind
        self.at = at
        self.text = text
    }
}

/// An event as one person sees it at one instant.
public struct EventCard: Hashable, Sendable {
    public enum State: String, Hashable, Sendable { case open, full, ended, cancelled }

    public var event: Event
    /// Of a series, the next occurrence; the last when it is over.
    public var start: ClockTime
    public var end: ClockTime
    public var joined: Int
    public var waiting: Int
    public var mine: Attendance?
    public var state: State
    /// `every Monday, 4 times`; nil for what takes place once.
    public var repetition: String?
    /// The latest last; empty in lists.
    public var changes: [EventChange]
    /// What else the person who has just joined has at the time.
    public var clashes = ClashNews()

    public init(
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
    public func write(to json: inout JSONWriter, zone: Zone) {
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
