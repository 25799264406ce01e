package import Recurrence

/// What a community, or somebody by themselves, organises.
package struct Event: Hashable, Sendable, Identifiable {
    package var id: EventID
    /// Nil for an event outside all communities.
    package var communityID: CommunityID?
    package var community: String?
    /// Nil when they are no longer in the home.
    package var organiser: Person?
    package var plan: EventPlan
    /// A scrypt hash; nil for a public event.
    package var password: String?
    /// Only those see it who were invited, and whoever invites them.
    package var isByInvitation: Bool
    /// Published outside communities by staff: such events stand first.
    package var isByStaff: Bool
    /// How many times it was edited.
    package var revision: Int
    package var cancelled: Instant?
    /// What a feed tells of it; nil for an event that was published here.
    package var meetingID: MeetingID?
    /// It was reported, and is shown to nobody but whoever manages it until it is decided on, or since.
    package var isHidden: Bool

    package init(
        id: EventID, communityID: CommunityID?, community: String?, organiser: Person?,
        plan: EventPlan,
        password: String? = nil, isByInvitation: Bool = false, isByStaff: Bool = false,
        revision: Int = 0,
        cancelled: Instant? = nil, meetingID: MeetingID? = nil, isHidden: Bool = false
    ) {
        self.id = id
        self.communityID = communityID
        self.community = community
        self.organiser = organiser
        self.plan = plan
        self.password = password
        self.isByInvitation = isByInvitation
        self.isByStaff = isByStaff
        self.revision = revision
        self.cancelled = cancelled
        self.meetingID = meetingID
        self.isHidden = isHidden
    }

    package var isPrivate: Bool { password != nil || isByInvitation }

    /// The event's name in commands and agendas: `e12`.
    package var name: String { ItemID(meeting: .event(id), original: nil).description }
}

/// What is planned: what, where, when, for how many.
package struct EventPlan: Hashable, Sendable {
    package var title: String
    package var description: String?
    package var location: String?
    /// On the clock of the zone; of a series, its first.
    package var start: WallTime
    /// Seconds on that clock.
    package var length: Int64
    /// An IANA id.
    package var zone: String
    package var rule: RecurrenceRule?
    /// How many may come; nil for any number.
    package var capacity: Int?
    package var hashtag: Hashtag?

    package init(
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
    package var recurrence: RecurrenceSet? {
        rule.map { RecurrenceSet(start: start, rules: [$0]) }
    }
}

/// A word by which an event is found: `#chessnight`.
package struct Hashtag: Hashable, Sendable, CustomStringConvertible {
    /// In lower case, without the sign.
    package let text: String

    /// Nil when the text is not 1 to 40 ASCII letters, digits and underscores, with or without `#`.
    package init?(_ raw: some StringProtocol) {
        let plain = TypedText.plain(raw.prefix(100))
        let word = plain.first == "#" ? plain.dropFirst() : plain[...]
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

    package var description: String { "#" + text }
}
