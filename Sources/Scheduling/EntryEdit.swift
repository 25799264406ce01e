package import Campus
package import Recurrence
package import Words

/// What is to be different about a person's own entry; nil is left as it is.
package struct EntryEdit: Sendable {
    package var summary: String?
    /// An empty one is taken away.
    package var location: String?
    /// When the occurrence that is edited starts.
    package var start: Moment?
    /// Of all of a series: when the occurrence itself starts, where it was moved before; nil for with
    /// the series.
    package var ownStart: Moment?
    package var extent: Extent?
    package var rule: RecurrenceRule?

    package init(
        summary: String? = nil, location: String? = nil, start: Moment? = nil,
        extent: Extent? = nil, rule: RecurrenceRule? = nil
    ) {
        self.summary = summary
        self.location = location
        self.start = start
        self.extent = extent
        self.rule = rule
    }

    /// Applies everything but the rule to a single hour.
    package func applied(to entry: MeetingEntry) -> MeetingEntry {
        var entry = entry
        if let summary { entry.summary = summary }
        if let location { entry.location = location.isEmpty ? nil : location }
        if let start { entry.start = start }
        if let extent { entry.extent = extent }
        entry.sequence += 1
        return entry
    }
}

/// Why a series cannot be altered so.
package enum SeriesProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing happens at that time.
    case noSuchOccurrence
    /// Its rule names days or hours of its own.
    case ruleSaysWhen
    case neverHappens

    package var message: Message {
        switch self {
        case .noSuchOccurrence: Message("refusal.series.otherTime")
        case .ruleSaysWhen: Message("refusal.series.ruleSaysWhen")
        case .neverHappens: Message("refusal.series.never")
        }
    }

    package var description: String { Catalogue.english.text(message) }
}
