/// A stretch of teaching: a term, a semester, a quarter.
public struct Term: Hashable, Sendable {
    public var name: String
    /// From the first day of teaching to the last.
    public var days: DaySpan
    /// The number of the week that the first day lies in.
    ///
    /// The default is 1; it is 0 where teaching begins in the middle of a week that is not counted,
    /// more where the weeks of a year are numbered through.
    public var firstWeek: Int

    public init(_ name: String, _ days: DaySpan, firstWeek: Int = 1) {
        self.name = name
        self.days = days
        self.firstWeek = firstWeek
    }
}

/// A week of teaching, as a campus numbers it.
public struct TeachingWeek: Hashable, Sendable {
    /// The term's name.
    public var term: String
    public var number: Int
    /// `Week 7`.
    public var label: String
    /// Of a campus whose classes alternate; see `AcademicCalendar.oddWeeks`.
    public var isOdd: Bool
    /// What the week is when there are no classes in it: `Reading week`.
    public var pause: String?

    public init(term: String, number: Int, label: String, isOdd: Bool, pause: String? = nil) {
        self.term = term
        self.number = number
        self.label = label
        self.isOdd = isOdd
        self.pause = pause
    }
}

/// Which of a term's weeks a class takes place in.
public enum WeekChoice: Hashable, Sendable {
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
