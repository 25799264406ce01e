public import Recurrence

/// What a community, or somebody by themselves, organises.
public struct Event: Hashable, Sendable, Identifiable {
    public var id: Int64
    /// Nil for an event outside all communities.
    public var communityID: Int64?
    public var community: String?
    /// Nil when they are no longer in the home.
    public var organiser: Person?
    public var plan: EventPlan
    /// A scrypt hash; nil for a public event.
    public var password: String?
    /// Published outside communities by staff: such events stand first.
    public var isByStaff: Bool
    /// How many times it was edited.
    public var revision: Int
    public var cancelled: Instant?
    /// What a feed tells of it; nil for an event that was published here.
    public var meetingID: MeetingID?

    public init(
        id: Int64, communityID: Int64?, community: String?, organiser: Person?, plan: EventPlan,
        password: String? = nil, isByStaff: Bool = false, revision: Int = 0,
        cancelled: Instant? = nil, meetingID: MeetingID? = nil
    ) {
        self.id = id
        self.communityID = communityID
        self.community = community
        self.organiser = organiser
        self.plan = plan
        self.password = password
        self.isByStaff = isByStaff
        self.revision = revision
        self.cancelled = cancelled
        self.meetingID = meetingID
    }

    public var isPrivate: Bool { password != nil }

    /// The event's name in commands and agendas: `e12`.
    public var name: String { ItemID(meeting: .event(id), original: nil).description }
}

/// What is planned: what, where, when, for how many.
public struct EventPlan: Hashable, Sendable {
    public var title: String
    public var description: String?
    public var location: String?
    /// On the clock of the zone; of a series, its first.
    public var start: WallTime
    /// Seconds on that clock.
    public var length: Int64
    /// An IANA id.
    public var zone: String
    public var rule: RecurrenceRule?
    /// How many may come; nil for any number.
    public var capacity: Int?
    public var hashtag: Hashtag?

    public init(
        title: String, description: String? = nil, location: String? = nil, start: WallTime,
        length: Int64, zone: String, rule: RecurrenceRule? = nil, capacity: Int? = nil,
        hashtag: Hashtag? = nil
    ) {
        self.title = title
        self.description = description
        self.location = location
        self.start = start
        self.length = length
        self.zone = zone
        self.rule = rule
        self.capacity = capacity
        self.hashtag = hashtag
    }

    /// When it happens: once, or as the rule says.
    public var recurrence: RecurrenceSet? {
        rule.map { RecurrenceSet(start: start, rules: [$0]) }
    }
}

/// A word by which an event is found: `#chessnight`.
public struct Hashtag: Hashable, Sendable, CustomStringConvertible {
    /// In lower case, without the sign.
    public let text: String

    /// Nil when the text is not 1 to 40 ASCII letters, digits and underscores, with or without `#`.
    public init?(_ raw: some StringProtocol) {
        let word = raw.first == "#" ? raw.dropFirst() : raw[...]
        guard (1...40).contains(word.utf8.count),
            word.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || Self.isLetterOrDigit($0) })
        else { return nil }
        text = word.lowercased()
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    public var description: String { "#" + text }
}
