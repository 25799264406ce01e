package import Recurrence

/// Why somebody may look and not act, and until when.
package struct Suspension: Hashable, Sendable {
    package var since: Instant
    /// Nil for until an operator restores them.
    package var until: Instant?
    package var reason: ReportReason
    /// What is said to them beside it.
    package var words: String?

    package init(
        since: Instant, until: Instant? = nil, reason: ReportReason = .other, words: String? = nil
    ) {
        self.since = since
        self.until = until
        self.reason = reason
        self.words = words
    }
}
