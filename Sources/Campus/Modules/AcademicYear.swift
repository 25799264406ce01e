package import Recurrence

/// The year of a campus, from one first day of teaching to the next: `2026/27`.
package struct AcademicYear: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The calendar year in which it begins.
    package let first: Int

    package init(beginning first: Int) { self.first = first }

    /// The year that a date lies in.
    package init(of date: CivilDate, beginning start: Start) {
        let (year, month, day) = date.parts
        first = (month, day) < (start.month, start.day) ? year - 1 : year
    }

    /// Reads `2026/27`, `2026-27`, `2026/2027` or `2026`; nil when the text is none of them.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(
            separator: text.contains("/") ? "/" : "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.count <= 4 && part.utf8.allSatisfy(\.isDigit) ? Int(part) : nil
        }
        guard numbers.count == parts.count, let year = numbers.first,
            parts[0].count == 4, (1900...2200).contains(year)
        else { return nil }
        let next = year + 1
        switch (numbers.count, parts.last?.count) {
        case (1, _): break
        case (2, 2) where numbers[1] == next % 100: break
        case (2, 4) where numbers[1] == next: break
        default: return nil
        }
        first = year
    }

    package var description: String {
        let next = (first + 1) % 100
        return "\(first)/\(next < 10 ? "0" : "")\(next)"
    }

    package static func < (left: AcademicYear, right: AcademicYear) -> Bool {
        left.first < right.first
    }

    /// The first day of every academic year.
    package struct Start: Hashable, Sendable {
        package let month: Int
        package let day: Int

        /// Reads `08-01`; nil when that is no day of every year.
        package init?(_ text: some StringProtocol) {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }),
                let month = Int(parts[0]), let day = Int(parts[1]),
                CivilDate(year: 2025, month: month, day: day) != nil
            else { return nil }
            self.init(month: month, day: day)
        }

        private init(month: Int, day: Int) {
            self.month = month
            self.day = day
        }

        /// The 1st of August.
        package static let standard = Start(month: 8, day: 1)
    }

    /// Its first day.
    package func firstDay(_ start: Start) -> CivilDate {
        CivilDate(uncheckedYear: first, month: start.month, day: start.day)
    }
}
