public import Recurrence

/// Days of the week in English.
extension Weekday {
    /// `Monday`.
    public var name: String {
        let name = "\(self)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// `Mon`, as RFC 5322 writes it too.
    public var short: String { String(name.prefix(3)) }
}

/// Months in English.
extension CivilDate {
    /// `October`.
    public var monthName: String { Self.monthNames[month - 1] }

    /// `Oct`, as RFC 5322 writes it too.
    public var shortMonth: String { String(monthName.prefix(3)) }

    private static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}
