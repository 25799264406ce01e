/// What became of the deliveries that ended within an hour, in counts of nobody in particular.
package struct DeliveryHour: Hashable, Sendable {
    /// So many whole hours after 1970 began.
    package var number: Int64
    /// By the kind of channel.
    package var tallies: [DeliveryTally]
    package var lateness: Lateness

    package init(_ number: Int64, _ tallies: [DeliveryTally] = [], lateness: Lateness) {
        self.number = number
        self.tallies = tallies
        self.lateness = lateness
    }
}

/// What became of deliveries by one kind of channel.
///
/// What was told within a summary is no attempt of its own.
package struct DeliveryTally: Hashable, Sendable {
    /// `ntfy`, `email`, `push`; never where to.
    package var kind: String
    package var attempts = 0
    package var delivered = 0
    package var failed = 0
    /// Delivered, within a summary or not.
    package var taken = 0
    /// Answered with 403.
    package var refused = 0
    /// Answered with 410.
    package var gone = 0

    package init(_ kind: String) { self.kind = kind }

    package static func += (sum: inout Self, other: Self) {
        sum.attempts += other.attempts
        sum.delivered += other.delivered
        sum.failed += other.failed
        sum.taken += other.taken
        sum.refused += other.refused
        sum.gone += other.gone
    }
}
