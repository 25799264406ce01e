/// How one campus writes what others write differently.
public struct CampusProfile: Hashable, Sendable {
    /// What its module codes look like.
    ///
    /// The default is nil: the usual looks.
    public var codePattern: CodePattern?
    /// The first day of its academic year.
    ///
    /// The default is the 1st of August.
    public var yearStart: AcademicYear.Start

    /// Its terms, weeks and holidays.
    ///
    /// The default is nil: it does not say.
    public var calendar: AcademicCalendar?
    public var walks = WalkingTimes()

    public init(codePattern: CodePattern? = nil, yearStart: AcademicYear.Start = .standard) {
        self.codePattern = codePattern
        self.yearStart = yearStart
    }
}
