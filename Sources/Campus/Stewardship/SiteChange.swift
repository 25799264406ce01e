package import Recurrence

/// What operators may set for the site where config.yaml does not.
///
/// By its name there below `server`, else by its whole path.
package enum SiteKey: String, Hashable, Sendable, CaseIterable {
    case name, signUp, domains, hotline
    case offerHours = "events.offerHours"
    case alertsEmail = "alerts.email"
    case alertsNtfy = "alerts.ntfy"
    case alertsWebhook = "alerts.webhook"
    case alertsBackups = "alerts.backups"

    /// In config.yaml: `server.name`.
    package var path: String { rawValue.contains(".") ? rawValue : "server.\(rawValue)" }

    /// Whether who knows the value can use it: it is never shown whole.
    package var isSecret: Bool { self == .alertsNtfy || self == .alertsWebhook }
}

/// One setting of the site, and who decides on it.
package struct SiteSetting: Hashable, Sendable {
    package var key: SiteKey
    /// What is so now; empty for nothing.
    ///
    /// Of a secret it is no more than a host: `https://example.org/…`.
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

/// A key that config.yaml alone sets, as operators may see it.
package struct FileSetting: Hashable, Sendable {
    /// `fetch.timeout`.
    package var path: String
    /// What is so now; nil of a secret.
    package var value: String?
    /// Whether the file, or the environment over it, says so; else it is as it comes.
    package var isSet: Bool

    package init(path: String, value: String?, isSet: Bool) {
        self.path = path
        self.value = value
        self.isSet = isSet
    }
}

/// One version of a setting of the site.
package struct SiteChange: Hashable, Sendable, Identifiable {
    package var id: SiteChangeID
    package var key: SiteKey
    /// Nil for as it is without; of a secret no more than a host, once a desk tells it.
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
