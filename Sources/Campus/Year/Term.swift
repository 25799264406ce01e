/// A stretch of teaching: a term, a semester, a quarter.
package struct Term: Hashable, Sendable {
    package var name: String
    /// From the first day of teaching to the last.
    package var days: DaySpan
    /// The number of the week that the first day lies in.
    ///
    /// The default is 1; it is 0 where teaching begins in the middle of a week that is not counted,
    /// more where the weeks of a year are numbered through.
    package var firstWeek: Int

    package init(_ name: String, _ days: DaySpan, firstWeek: Int = 1) {
        self.name = name
        self.days = days
        self.firstWeek = firstWeek
    }
}

/// A week of teaching, as a campus numbers it.
package struct TeachingWeek: Hashable, Sendable {
    /// The term's name.
    package var term: String
    package var number: Int
    /// `Week 7`.
    package var label: String
    /// Of a campus whose classes alternate; see `AcademicCalendar.oddWeeks`.
    package var isOdd: Bool
    /// What the week is when there are no classes in it: `Reading week`.
    package var pause: String?

    package init(term: String, number: Int, label: String, isOdd: Bool, pause: String? = nil) {
        self.term = term
        self.number = number
        self.label = label
        self.isOdd = isOdd
        self.pause = pause
    }
}

/// Which of a term's weeks a class takes place in.
package enum WeekChoice: Hashable, Sendable {
    case every, odd, even
    /// By the numbers that the campus gives them: `1-5, 7-11`.
    case numbered(Set<Int>)

    func has(_ week: TeachingWeek) -> Bool {
        switch self {
        case .every: true
        case .odd: week.isOdd
        case .even: !week.isOdd
        case .numbered(let numbers): numbers.contains(week.number)
        }
    }
}
