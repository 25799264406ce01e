package import Recurrence

/// What was reported and decided in one month: counts, and of nobody in particular.
package struct ModerationMonth: Hashable, Sendable {
    /// Its first day.
    package var first: CivilDate
    package var reports = 0
    package var outcomes: [Decision.Outcome: Int] = [:]
    package var grounds: [ReportReason: Int] = [:]
    package var appeals = 0

    package init(first: CivilDate) { self.first = first }

    /// A smaller count is said as "fewer than" this: it would tell of single people.
    package static let least = 5
}
