package import Recurrence

/// When a campus teaches: its terms, their weeks, and the days that are otherwise than usual.
package struct AcademicCalendar: Hashable, Sendable {
    /// What the number of a week is.
    package enum Numbering: String, Hashable, Sendable, CaseIterable {
        /// Counted within the term.
        case teaching
        /// That of ISO 8601 (`Semaine 41`), whatever the term.
        case calendar
    }

    /// In order; no two share a day.
    package var terms: [Term] = []
    /// Days of a term without classes; a week that is nothing else has no number.
    package var breaks: [NamedDays] = []
    /// Days of a term without classes that week numbers run through: a reading week that is week 7.
    package var countedBreaks: [NamedDays] = []
    package var holidays: [NamedDays] = []
    package var exams: [NamedDays] = []
    /// Days on which the classes of another weekday are held.
    package var swaps: [CivilDate: Weekday] = [:]
    /// A day in an odd week: from there on odd and even alternate, week by week of the calendar.
    ///
    /// The latest one up to a week counts for it. The default is none: the weeks with odd numbers.
    package var oddWeeks: [CivilDate] = []
    package var numbering = Numbering.teaching
    /// The first day of a week of teaching.
    ///
    /// The default is Monday. The five days from it on are what a week is made of: a break of all
    /// five is a week without teaching.
    package var weekBegins = Weekday.monday
    /// What stands before a week's number.
    ///
    /// The default is `Week`.
    package var weekName = "Week"

    package init() {}

    /// The term that a day lies in.
    package func term(on day: CivilDate) -> Term? { terms.first { $0.days.contains(day) } }

    /// The name of the holiday that a day is.
    package func holiday(on day: CivilDate) -> String? { holidays.name(on: day) }

    /// The name of the break that a day is in, whether week numbers run through it or not.
    package func pause(on day: CivilDate) -> String? {
        breaks.name(on: day) ?? countedBreaks.name(on: day)
    }

    /// The name of the examination period that a day is in.
    package func exams(on day: CivilDate) -> String? { exams.name(on: day) }

    package func isExamPeriod(_ day: CivilDate) -> Bool { exams(on: day) != nil }

    /// The weekday whose classes are held on a day.
    ///
    /// - Returns: nil when there are none: out of term, on a holiday, in a break, on the weekend of
    ///   a week without teaching.
    package func runsAs(_ day: CivilDate) -> Weekday? {
        guard let term = term(on: day), holiday(on: day) == nil, pause(on: day) == nil else {
            return nil
        }
        if let swapped = swaps[day] { return swapped }
        return isWithoutTeaching(day, term) ? nil : day.weekday
    }
}

extension [NamedDays] {
    fileprivate func name(on day: CivilDate) -> String? { first { $0.days.contains(day) }?.name }
}
