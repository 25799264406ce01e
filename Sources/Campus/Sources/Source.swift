public import Recurrence

/// Where class times come from: a feed, by URL or file.
public struct Source: Hashable, Sendable, Identifiable {
    public var id: Int64
    public var personID: Int64
    /// Unique among the person's sources.
    public var name: String
    public var kind: ItemKind
    public var address: SecretAddress
    /// Seconds between two imports by `import` without names.
    public var every: Int64
    public var created: Instant
    /// How much may vanish in one import.
    public var limits: RemovalLimits
    /// Is the campus's: its meetings reach those who take their modules, and an operator keeps it.
    public var isCampus: Bool
    /// Its own alarms ring, instead of the person's leads for such items.
    ///
    /// The default is false.
    public var ringsAlarms: Bool

    public init(
        id: Int64, personID: Int64, name: String, kind: ItemKind, address: SecretAddress,
        every: Int64, created: Instant, limits: RemovalLimits = RemovalLimits(),
        isCampus: Bool = false, ringsAlarms: Bool = false
    ) {
        self.id = id
        self.personID = personID
        self.name = name
        self.kind = kind
        self.address = address
        self.every = every
        self.created = created
        self.limits = limits
        self.isCampus = isCampus
        self.ringsAlarms = ringsAlarms
    }

    /// Came on standard input, once: there is nowhere to fetch it from again.
    public var isOnce: Bool { address.revealed == "-" }

    /// Holds what the person typed in: there is nothing to fetch, and nobody sees it as a source.
    public var isPersonal: Bool { address.revealed == Self.personalAddress }

    /// Read from pages by a crawler, not from a feed.
    public var isCrawled: Bool { address.revealed.hasPrefix(Self.crawlPrefix) }

    /// What a crawled source's address begins with.
    public static let crawlPrefix = "crawl:"

    /// No path and no URL: a path is absolute before it becomes a source's address.
    public static let personalAddress = "+"
    public static let personalName = "Personal"
}
