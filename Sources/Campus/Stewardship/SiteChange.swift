package import Recurrence

/// What operators may set for the site where config.yaml does not: by its name there, below `server`.
package enum SiteKey: String, Hashable, Sendable, CaseIterable {
    case name, signUp, domains, hotline
}

/// One setting of the site, and who decides on it.
package struct SiteSetting: Hashable, Sendable {
    package var key: SiteKey
    /// What is so now; empty for nothing.
    package var value: String
    /// Whether config.yaml, or the environment over it, sets it: then nobody does here.
    package var isLocked: Bool
    /// Whether neither does, nor any operator did: it is as it comes.
    package var isStandard: Bool

    package init(key: SiteKey, value: String, isLocked: Bool, isStandard: Bool) {
        self.key = key
        self.value = value
        self.isLocked = isLocked
        self.isStandard = isStandard
    }
}

/// One version of a setting of the site.
package struct SiteChange: Hashable, Sendable, Identifiable {
    package var id: SiteChangeID
    package var key: SiteKey
    /// Nil for as it is without.
    package var value: String?
    /// What it was before; nil for as it was without.
    package var former: String?
    package var at: Instant
    /// Nil of who was erased since.
    package var author: Person?
    /// Whether no later one is of the same key.
    package var isNewest: Bool

    package init(
        id: SiteChangeID, key: SiteKey, value: String?, former: String?, at: Instant,
        author: Person?, isNewest: Bool
    ) {
        self.id = id
        self.key = key
        self.value = value
        self.former = former
        self.at = at
        self.author = author
        self.isNewest = isNewest
    }
}
