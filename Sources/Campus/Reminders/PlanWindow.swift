package import Recurrence

/// What a person's plan covers.
package struct PlanWindow: Hashable, Sendable {
    /// How far ahead it reaches when it is made.
    package static let length: Int64 = 48 * 3_600
    /// It is extended when less than this is left.
    package static let shortest: Int64 = 24 * 3_600
    /// How far back it reaches when nobody planned or rang for long.
    package static let longestGap: Int64 = 31 * 86_400
    /// What was moved to be due earlier is found, whatever its lead.
    static let lookBack: Int64 = 86_400

    /// New reminders are due from here on: earlier ones were nobody's plan.
    package var from: Instant
    package var until: Instant

    package init(from: Instant, until: Instant) {
        self.from = from
        self.until = until
    }

    /// The window of somebody who is to be planned now.
    ///
    /// It begins where the last plan ended, or when the person was marked, if that is past: what
    /// came due while nobody rang is to be accounted for too.
    package init(for mark: PlanMark, at now: Instant) {
        let earliest = now.adding(seconds: -Self.longestGap)
        let planned = mark.plannedUntil ?? mark.since ?? now
        from = max(earliest, min(now, mark.since ?? now, planned))
        until = now.adding(seconds: Self.length)
    }

    /// Up to when somebody was planned, when it lies so far back that what was missed since is not
    /// accounted for in full; nil otherwise.
    package static func unaccounted(for mark: PlanMark, at now: Instant) -> Instant? {
        mark.plannedUntil.flatMap { now - $0 > longestGap ? $0 : nil }
    }

    /// In which due reminders are planned, so that the ledger can be brought into line.
    package var planned: Range<Instant> { from.adding(seconds: -Self.lookBack)..<until }
}
