public import Recurrence

/// A planned ring: an item, and how long before it.
public struct Reminder: Hashable, Sendable {
    public enum State: String, Hashable, Sendable {
        case planned, claimed, delivered, lapsed, failed
    }

    public var item: AgendaItem
    /// Seconds before the item's start.
    public var lead: Int64
    public var state: State

    public init(item: AgendaItem, lead: Int64, state: State = .planned) {
        self.item = item
        self.lead = lead
        self.state = state
    }

    public var due: Instant { item.start.instant.adding(seconds: -lead) }

    /// Stable: the same on every attempt, every channel and after every restart.
    public var id: String { "\(item.id)-\(leadText)" }

    /// The lead as an RFC 5545 duration: `PT15M`.
    public var leadText: String {
        if lead % 86_400 == 0, lead != 0 { return "P\(lead / 86_400)D" }
        if lead % 3_600 == 0, lead != 0 { return "PT\(lead / 3_600)H" }
        return lead % 60 == 0 ? "PT\(lead / 60)M" : "PT\(lead)S"
    }
}
