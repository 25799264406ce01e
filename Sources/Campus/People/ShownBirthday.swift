package import Recurrence

/// A birthday as others see it: with its year, or without.
package struct ShownBirthday: Hashable, Sendable, CustomStringConvertible {
    /// Who is told of somebody's birthday, and how much.
    package enum Choice: String, Hashable, Sendable, CaseIterable {
        case nobody
        /// Day and month.
        case day
        /// The year as well.
        case date
    }

    /// Nil where it is not shown.
    package var year: Int?
    package var month: Int
    package var day: Int

    /// - Returns: nil where nobody is told, or there is nothing to tell.
    package init?(_ birthday: CivilDate?, _ choice: Choice) {
        guard let parts = birthday?.parts, choice != .nobody else { return nil }
        year = choice == .date ? parts.year : nil
        (month, day) = (parts.month, parts.day)
    }

    /// The day in some year that has it, for who writes a day and a month.
    package var date: CivilDate {
        // A leap year: it has all days.
        CivilDate(uncheckedYear: year ?? 2000, month: month, day: day)
    }

    /// `2004-05-17`, or `--05-17` without the year (RFC 6350, 4.3.1).
    package var description: String {
        year == nil ? "-\(date.description.dropFirst(4))" : "\(date)"
    }
}
