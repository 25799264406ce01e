/// How one campus writes what others write differently.
package struct CampusProfile: Hashable, Sendable {
    /// What its module codes look like.
    ///
    /// The default is nil: the usual looks.
    package var codePattern: CodePattern?
    /// The first day of its academic year.
    ///
    /// The default is the 1st of August.
    package var yearStart: AcademicYear.Start

    /// Its terms, weeks and holidays.
    ///
    /// The default is nil: it does not say.
    package var calendar: AcademicCalendar?
    package var walks = WalkingTimes()
    /// What it calls exams, and what is cancelled, beside what is known.
    package var words = CampusWords.none

    package init(codePattern: CodePattern? = nil, yearStart: AcademicYear.Start = .standard) {
        self.codePattern = codePattern
        self.yearStart = yearStart
    }
}
