package import Recurrence

extension Weekday {
    /// The day on which weeks begin where a locale is from (`en_US.UTF-8`).
    ///
    /// After CLDR's week data. Monday where the locale names no territory, as in `C`.
    package static func first(inLocale locale: String) -> Weekday {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        let parts = name.split { $0 == "_" || $0 == "-" }
        guard parts.count > 1, let territory = parts.last?.uppercased() else { return .monday }
        if sunday.contains(territory) { return .sunday }
        return saturday.contains(territory) ? .saturday : .monday
    }

    /// So many days later in the week.
    package func adding(days: Int) -> Weekday {
        Weekday(rawValue: ((rawValue + days) % 7 + 7) % 7) ?? self
    }

    private static let sunday: Set<String> = [
        "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU",
        "HK", "HN", "ID", "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT",
        "MX", "MZ", "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH",
        "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
    ]
    private static let saturday: Set<String> = [
        "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
    ]
}

extension CivilDate {
    /// The first day of its week.
    package func beginningOfWeek(from first: Weekday) -> CivilDate {
        adding(days: -((weekday.rawValue - first.rawValue + 7) % 7))
    }
}
