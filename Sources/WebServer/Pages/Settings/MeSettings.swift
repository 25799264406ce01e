import Campus
import Operations
import Recurrence
import Words

/// Language, look, clock, zone and units, as the page about oneself has them.
struct MeSettings {
    private let desks: Desks
    private let frame: Frame
    private let isTyped: Bool
    private let profile: Profile
    private let settings: [PersonalSetting]
    private let goal: Goal

    init(_ desks: Desks, _ frame: Frame, typed isTyped: Bool) throws {
        (self.desks, self.frame, self.isTyped) = (desks, frame, isTyped)
        profile = try desks.people.card(nil).profile
        settings = try desks.settings.list()
        goal = try desks.water.goal().goal
    }

    var model: [String: Any] {
        let view = typed("view") ?? frame.view ?? "usual"
        let theme = typed("theme") ?? profile.colours.rawValue
        let language = typed("language") ?? frame.words.language.rawValue
        let units = typed("units") ?? goal.units(profile.units).rawValue
        let clock = typed("clock") ?? setting(SettingKey<ClockHours>.clock)
        let weekStart = typed("weekStart") ?? setting(SettingKey<WeekStart>.weekStart)
        return [
            "languages": Language.allCases.map { known -> [String: Any] in
                [
                    "languageCode": known.rawValue, "languageText": Self.names[known] ?? "",
                    "isChosenLanguage": known.rawValue == language,
                ]
            },
            "views": ["usual", "large", "simple"].map { value in
                var choice: [String: Any] = [
                    "viewValue": value, "viewText": frame.words("page.view.\(value)"),
                    "isChosenView": value == view,
                ]
                if value != "usual" { choice["viewNote"] = frame.words("page.view.\(value)Why") }
                return choice
            },
            "themes": ["system", "light", "dark"].map { value -> [String: Any] in
                [
                    "themeValue": value, "themeText": frame.words("page.theme.\(value)"),
                    "isChosenTheme": value == theme,
                ]
            },
            "clocks": ClockHours.allCases.map { value -> [String: Any] in
                [
                    "clockValue": value.rawValue,
                    "clockText": frame.words("page.clock.\(value.rawValue)"),
                    "isChosenClock": value.rawValue == clock,
                ]
            },
            "weekStarts": WeekStart.allCases.map { value -> [String: Any] in
                [
                    "startValue": value.rawValue,
                    "startText": value.weekday.map(frame.days.name)
                        ?? frame.words("page.clock.usual"),
                    "isChosenStart": value.rawValue == weekStart,
                ]
            },
            "zone": typed("zone") ?? profile.zone ?? frame.zone.id,
            "units": Profile.Units.allCases.map { value -> [String: Any] in
                [
                    "unitValue": value.rawValue,
                    "unitText": frame.words("page.units.\(value.rawValue)"),
                    "isChosenUnit": value.rawValue == units,
                ]
            },
        ]
    }

    private func setting<Value>(_ key: SettingKey<Value>) -> String {
        settings.first { $0.name == key.name }?.value ?? key.standard.description
    }

    private func typed(_ name: String) -> String? {
        isTyped ? frame.request.filled(name) : nil
    }

    /// Each as its speakers call it.
    private static let names: [Language: String] = [
        .english: "English", .german: "Deutsch", .french: "Français", .spanish: "Español",
        .arabic: "العربية",
    ]

    /// Pages know two sizes of the profile's three; the simple view has its own.
    static func fontSize(ofView view: String?) -> String? {
        switch view {
        case "large": Profile.FontSize.large.rawValue
        case "usual": Profile.FontSize.medium.rawValue
        default: nil
        }
    }
}
