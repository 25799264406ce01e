package import Recurrence
package import Words

/// Days of the week in English.
extension Weekday {
    /// `Monday`.
    package var name: String {
        let name = "\(self)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// `Mon`, as RFC 5322 writes it too.
    package var short: String { String(name.prefix(3)) }

    /// `Monday`, in a language.
    package func name(in words: Catalogue) -> String { words("weekday.\(self)") }

    /// `Mon`, in a language.
    package func short(in words: Catalogue) -> String { words("weekday.short.\(self)") }
}

/// Months in English.
extension CivilDate {
    /// `October`.
    package var monthName: String { Self.monthNames[month - 1] }

    /// `Oct`, as RFC 5322 writes it too.
    package var shortMonth: String { String(monthName.prefix(3)) }

    /// `Mon 5 Oct`, with the year where that is another than of the day from which it is seen.
    ///
    /// - Parameter hasYear: whether it is said in any case.
    package func short(
        seenFrom day: CivilDate, hasYear: Bool = false, in words: Catalogue = .english
    ) -> String {
        words(
            hasYear || year != day.year ? "date.short.year" : "date.short",
            [
                "weekday": .text(weekday.short(in: words)),
                "day": .number(self.day), "month": .text(words("month.short.\(month)")),
                "year": .number(year),
            ])
    }

    /// `October`, in a language.
    package func monthName(in words: Catalogue) -> String { words("month.\(month)") }

    /// `5 October 2026`, in a language.
    package func full(in words: Catalogue) -> String {
        words(
            "date.full",
            [
                "day": .number(day), "month": .text(monthName(in: words)), "year": .number(year),
            ])
    }

    private static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}
