package import Campus

extension CalendarDesk {
    /// The terms, weeks and holidays of the home's campus; nil when its profile does not say.
    package var academicCalendar: AcademicCalendar? { profile.calendar }
}
