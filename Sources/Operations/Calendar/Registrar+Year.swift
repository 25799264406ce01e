package import Campus

extension Registrar {
    /// The terms, weeks and holidays of the home's campus; nil when its profile does not say.
    package var calendar: AcademicCalendar? { profile.calendar }
}
