package import Recurrence

/// Where class times come from: a feed, by URL or file.
package struct Source: Hashable, Sendable, Identifiable {
    package var id: SourceID
    package var personID: PersonID
    /// Unique among the person's sources.
    package var name: String
    package var kind: ItemKind
    package var address: SecretAddress
    /// Seconds between two imports by `import` without names.
    package var every: Int64
    package var created: Instant
    /// How much may vanish in one import.
    package var limits: RemovalLimits
    /// Is the campus's: its meetings reach those who take their modules, and an operator keeps it.
    package var isCampus: Bool
    /// Its own alarms ring, instead of the person's leads for such items.
    ///
    /// The default is false.
    package var ringsAlarms: Bool

    package init(
        id: SourceID, personID: PersonID, name: String, kind: ItemKind, address: SecretAddress,
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
    package var isOnce: Bool { address.revealed == "-" }

    /// Holds what the person typed in: there is nothing to fetch, and nobody sees it as a source.
    package var isPersonal: Bool { address.revealed == Self.personalAddress }

    /// Read from pages by a crawler, not from a feed.
    package var isCrawled: Bool { address.revealed.hasPrefix(Self.crawlPrefix) }

    /// What a crawled source's address begins with.
    package static let crawlPrefix = "crawl:"

    /// No path and no URL: a path is absolute before it becomes a source's address.
    package static let personalAddress = "+"
    package static let personalName = "Personal"
}

/// A source that goes on with somebody else.
package struct HandedSource: Hashable, Sendable {
    /// As it is called now.
    package var name: String
    /// Who keeps it.
    package var heir: Handle

    package init(name: String, heir: Handle) {
        self.name = name
        self.heir = heir
    }
}
