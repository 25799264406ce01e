package import Campus

/// A value that a person can set: it is read from what they type, and kept as it is written.
package protocol SettingValue: Hashable, Sendable, CustomStringConvertible {
    init?(written text: String)

    /// The value as it is to be kept, made whole where it is set: another folder means other files.
    ///
    /// - Throws: `Refusal` for what can be read, and does not work here.
    func settled() throws(Refusal) -> Self
}

extension SettingValue {
    package func settled() throws(Refusal) -> Self { self }
}

/// A setting: its name, what its value is, and which holds until somebody sets it.
package struct SettingKey<Value: SettingValue>: Sendable {
    /// As it is typed: `share-busy`.
    package let name: String
    package let standard: Value
    /// How a value is written: `friends or nobody`.
    package let form: String

    init(_ name: String, standard: Value, form: String) {
        self.name = name
        self.standard = standard
        self.form = form
    }
}

extension SettingKey where Value == WakingHours {
    /// When one is awake.
    package static var waking: Self {
        Self(
            "waking", standard: .standard,
            form: "two times of day, as 08:00-22:00 or 9am-11pm")
    }
}

extension SettingKey where Value == BusySharing {
    /// Who may see when one is busy.
    package static var shareBusy: Self {
        Self(
            "share-busy", standard: .nobody,
            form: "friends or nobody")
    }
}

extension SettingKey where Value == ViewChoice {
    /// How much a page has on it.
    package static var view: Self {
        Self("view", standard: .usual, form: "usual or simple")
    }
}

extension SettingKey where Value == AlarmRinger {
    /// Who rings the alarms that a program set on an entry of one's own.
    package static var calendarAlarms: Self {
        Self("calendar-alarms", standard: .program, form: "program or bell")
    }
}

extension SettingKey where Value == OnOrOff {
    /// Whether it is counted how long one looks at pages; nobody else ever learns it.
    package static var activeHours: Self {
        Self("active-hours", standard: .on, form: "on or off")
    }

    /// Whether pages take single keys as commands, which who speaks to a machine wants off (WCAG 2.1.4).
    package static var singleKeys: Self {
        Self("single-keys", standard: .on, form: "on or off")
    }

    /// Whether calendar programs are shown the cups of the days to come.
    package static var calendarWater: Self {
        Self("calendar-water", standard: .off, form: "on or off")
    }
}

package enum OnOrOff: String, SettingValue {
    case on, off

    package init?(written text: String) { self.init(rawValue: text.lowercased()) }
    package var description: String { rawValue }
}

/// Who rings an alarm that a calendar program set: one of them, not both.
package enum AlarmRinger: String, SettingValue {
    /// The program; the bell is silent for such an entry.
    case program
    /// The bell, by the channels of all other reminders; programs are served such an entry without its alarms.
    case bell

    package init?(written text: String) { self.init(rawValue: text.lowercased()) }
    package var description: String { rawValue }
}

/// How much a page has on it; how large its letters are is the profile's.
package enum ViewChoice: String, SettingValue, CaseIterable {
    /// All there is.
    case usual
    /// One thing a page, in large letters, with help at the same place everywhere.
    case simple

    package init?(written text: String) { self.init(rawValue: text.lowercased()) }
    package var description: String { rawValue }
}

/// Who may learn when a person is busy; nobody ever learns with what.
package enum BusySharing: String, SettingValue {
    case friends, nobody

    package init?(written text: String) { self.init(rawValue: text.lowercased()) }
    package var description: String { rawValue }
}

extension WakingHours: SettingValue {
    package init?(written text: String) { self.init(text) }
}

/// A setting of any type, as a table of them holds it.
struct AnySetting: Sendable {
    let name: String
    let form: String
    let standard: String
    /// The text of a value as it is kept; nil for what is none.
    let canonical: @Sendable (String) -> String?
    /// The same of a value that somebody sets.
    let settled: @Sendable (String) throws(Refusal) -> String?
    /// May hold passwords and keys: shown only when that is asked for.
    let isSecret: Bool

    init<Value>(_ key: SettingKey<Value>, isSecret: Bool = false) {
        self.isSecret = isSecret
        name = key.name
        form = key.form
        standard = key.standard.description
        canonical = { Value(written: $0)?.description }
        settled = { text throws(Refusal) in try Value(written: text)?.settled().description }
    }

    /// Every setting there is, in order of the name.
    static let all =
        ([
            AnySetting(.activeHours), AnySetting(.calendarAlarms), AnySetting(.calendarWater),
            AnySetting(.shareBusy), AnySetting(.singleKeys), AnySetting(.view),
            AnySetting(.waking), AnySetting(.weekStart),
        ] + ofReminders).sorted { $0.name < $1.name }

    /// The setting of a name.
    static func named(_ name: String) throws(Refusal) -> AnySetting {
        if let setting = all.first(where: { $0.name == name.lowercased() }) { return setting }
        if let key = ConfigurationKey.named(name) {
            throw Refusal(.missing, "refusal.setting.home", with: ["setting": "\(key.path)"])
        }
        guard !name.allSatisfy(\.isWhitespace) else {
            throw Refusal(.missing, "refusal.setting.unnamed")
        }
        throw Refusal(
            .missing, "refusal.setting.unknown",
            with: [
                "name": "\(name.shortened)", "near": Nearest.choice(name, among: all.map(\.name)),
            ])
    }
}
