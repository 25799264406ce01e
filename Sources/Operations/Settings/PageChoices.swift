import Campus
package import Recurrence
import Storage
package import Words

/// How pages and lists are told to a person: language, size, clock, week.
package struct PageChoices: Sendable {
    /// Nil for who chose none.
    package var language: Catalogue?
    package var view: ViewChoice
    /// Whether the clock has twelve hours.
    package var hasTwelveHours: Bool
    /// The day on which weeks begin; nil for who chose none.
    package var weekStart: Weekday?
    /// Whether it is counted how long the person looks at pages.
    package var countsHours: Bool
    /// Whether single keys are commands.
    package var hasSingleKeys: Bool
}

extension SettingDesk {
    /// All of them, in one look.
    package func pageChoices() throws(Refusal) -> PageChoices {
        try looking { transaction, viewer in
            let texts = try transaction.settings(of: viewer)
            func value<Value>(_ key: SettingKey<Value>) -> Value {
                texts[key.name].flatMap(Value.init(written:)) ?? key.standard
            }
            let language = value(SettingKey<LanguageChoice>.language)
            return PageChoices(
                language: language == .usual ? nil : language.words,
                view: value(SettingKey<ViewChoice>.view),
                hasTwelveHours: value(SettingKey<ClockHours>.clock)
                    .hasTwelveHours(in: ClockHours.locale),
                weekStart: value(SettingKey<WeekStart>.weekStart).weekday,
                countsHours: !viewer.isSuspended
                    && value(SettingKey<OnOrOff>.activeHours) == .on,
                hasSingleKeys: value(SettingKey<OnOrOff>.singleKeys) == .on)
        }
    }
}

extension SettingKey where Value == WeekStart {
    /// On which day weeks begin.
    package static var weekStart: Self {
        Self(
            "week-start", standard: .usual,
            form: "monday, saturday, sunday, or usual for what the machine's language has")
    }
}

/// On which day weeks begin.
package enum WeekStart: String, SettingValue, CaseIterable {
    /// As where the machine's language is from.
    case usual
    case monday, saturday, sunday

    package init?(written text: String) { self.init(rawValue: text.lowercased()) }
    package var description: String { rawValue }

    /// Nil for as usual.
    package var weekday: Weekday? {
        switch self {
        case .usual: nil
        case .monday: .monday
        case .saturday: .saturday
        case .sunday: .sunday
        }
    }
}
