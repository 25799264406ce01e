package import Recurrence

/// How long somebody had pages in front of them on a day.
package struct ActiveDay: Hashable, Sendable {
    /// How many hours a day's clock has.
    package static let hourCount = 24
    /// Minutes of an hour of the clock: of one that the clocks go back over, no more are counted.
    package static let mostMinutes = 60

    package var date: CivilDate
    /// Minutes in each hour of the wall clock, from 0 to 60: 24 of them.
    package var hours: [Int]

    /// A day on which nothing was counted.
    package init(date: CivilDate) {
        self.date = date
        hours = Array(repeating: 0, count: Self.hourCount)
    }

    /// Minutes of the whole day.
    package var minutes: Int { hours.reduce(0, +) }
}
