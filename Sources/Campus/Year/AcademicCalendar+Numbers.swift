package import Recurrence

extension AcademicCalendar {
    /// The Mondays of the teaching weeks of a year, by their numbers.
    ///
    /// Where terms number their weeks alike, those of the term that is under way or next on a day, or
    /// of the last one.
    /// - Parameters:
    ///   - year: its days.
    ///   - day: today.
    /// - Returns: none when the campus counts by the calendar, or has no terms in that year.
    package func mondays(in year: DaySpan, on day: CivilDate) -> [Int: CivilDate] {
        guard numbering == .teaching else { return [:] }
        let terms = terms.filter { year.contains($0.days.first) }
        let numbered = terms.map(mondays(of:))
        let all = Set(numbered.flatMap(\.keys))
        if all.count == numbered.reduce(0, { $0 + $1.count }) {
            return numbered.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        }
        let chosen = terms.firstIndex { day <= $0.days.last } ?? terms.indices.last
        return chosen.map { numbered[$0] } ?? [:]
    }

    private func mondays(of term: Term) -> [Int: CivilDate] {
        let past = (7 - weekBegins.rawValue) % 7
        var found: [Int: CivilDate] = [:]
        for offset in 0..<term.days.count {
            let day = term.days.first.adding(days: offset)
            guard let week = teachingWeek(of: day), found[week.number] == nil else { continue }
            found[week.number] = firstDay(ofWeek: day).adding(days: past)
        }
        return found
    }
}
