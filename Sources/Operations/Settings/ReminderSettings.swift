package import Campus
import ICalendar
import Recurrence
import Reminding
import Words

/// The settings of reminders.
extension SettingKey where Value == LeadTimes {
    /// How long before items of a kind to ring.
    package static func leads(_ kind: ItemKind) -> Self {
        Self(
            "leads.\(kind.rawValue)",
            standard: LeadTimes(Leads.standard.byKind[kind] ?? []),
            form: "lengths, as 15m or 1d,1h, or none")
    }
}

extension ItemKind {
    fileprivate var article: String {
        self == .exam || self == .event ? "an \(rawValue)" : "a \(rawValue)"
    }
}

extension SettingKey where Value == ChannelList {
    /// Through which channels to ring.
    package static var channels: Self {
        Self(
            "channels", standard: ChannelList(),
            form:
                "channels parted by commas, as push, desktop, command:PATH or jsonl:FILE, or usual")
    }
}

extension SettingKey where Value == OrOff<QuietHours> {
    package static var quiet: Self {
        Self(
            "quiet", standard: .off,
            form: "two times of day, as 22:00-07:00 or 11pm-7am, or off")
    }
}

extension SettingKey where Value == OrOff<TimeOfDay> {
    package static var digest: Self {
        Self(
            "digest", standard: .off,
            form: "a time of day, as 07:30 or 9pm, or off")
    }
}

extension SettingKey where Value == OrOff<RingLimit> {
    package static var limit: Self {
        Self(
            "limit", standard: .off,
            form: "a number from 1 to 100, as 4 or 20, or off")
    }
}

extension SettingKey where Value == Importance {
    package static var important: Self {
        Self(
            "important", standard: Importance(),
            form: "kinds and modules, as exam or offer,CM50123, or none")
    }
}

extension SettingKey where Value == PlaceName {
    package static var home: Self {
        Self(
            "home", standard: PlaceName(written: "home") ?? PlaceName(known: "home"),
            form: "a place as the campus profile's walks name it, as East or 8W")
    }
}

extension SettingKey where Value == ClockHours {
    package static var clock: Self {
        Self(
            "clock", standard: .usual,
            form: "12, 24, or usual for what the machine's language has")
    }
}

extension SettingKey where Value == LanguageChoice {
    package static var language: Self {
        Self(
            "language", standard: .usual,
            form: Language.allCases.map(\.rawValue).joined(separator: ", ")
                + ", or usual for the machine's")
    }
}

extension SettingKey where Value == UnitsChoice {
    /// Kept in the profile.
    package static var units: Self {
        Self(
            "units", standard: .oz,
            form: "oz or ml")
    }
}

extension SettingKey where Value == ZoneChoice {
    /// Kept in the profile.
    package static var zone: Self {
        Self(
            "zone", standard: ZoneChoice(id: nil),
            form: "an IANA name, as Europe/London or Asia/Tokyo, or usual")
    }
}

extension AnySetting {
    static var ofReminders: [AnySetting] {
        ItemKind.allCases.map { AnySetting(.leads($0)) } + [
            AnySetting(.channels, isSecret: true), AnySetting(.clock), AnySetting(.digest),
            AnySetting(.home), AnySetting(.important), AnySetting(.language), AnySetting(.limit),
            AnySetting(.quiet), AnySetting(.units), AnySetting(.zone),
        ]
    }
}
