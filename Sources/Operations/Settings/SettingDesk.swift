import Campus
import Reminding
import Storage
package import Words

/// A setting as a person has it.
package struct PersonalSetting: Hashable, Sendable {
    package var name: String
    package var value: String
    /// Whether nobody set it, so that it is as it comes.
    package var isStandard: Bool
    package var form: String
    /// May hold passwords and keys.
    package var isSecret: Bool

    /// The value as it may stand on a screen that others see.
    package var shown: String { isSecret && !isStandard ? Self.masked(value) : value }

    /// `ntfy:…` for `ntfy:https://ntfy.sh/secret`.
    private static func masked(_ channels: String) -> String {
        channels.split(separator: ",").map { channel in
            let parts = channel.split(separator: ":", maxSplits: 1)
            let isPlain = parts.count < 2 || ["command", "jsonl", "push"].contains(parts[0])
            return isPlain ? String(channel) : "\(parts[0]):…"
        }.joined(separator: ",")
    }
}

/// A person's own settings.
package struct SettingDesk: Desk {
    package let desks: Desks
}

extension SettingDesk {
    /// All settings of the person, in order of the name.
    package func list() throws(Refusal) -> [PersonalSetting] {
        try looking { transaction, viewer in
            var values = try transaction.settings(of: viewer)
            values.merge(try kept(in: transaction.profile(of: viewer))) { _, profile in profile }
            return AnySetting.all.map { PersonalSetting($0, value: values[$0.name]) }
        }
    }

    /// One setting of the person.
    package func setting(_ name: String) throws(Refusal) -> PersonalSetting {
        let key = try AnySetting.named(name)
        return try looking { transaction, viewer in
            let profile = kept(in: try transaction.profile(of: viewer))
            return PersonalSetting(
                key, value: try profile[key.name] ?? transaction.setting(key.name, of: viewer))
        }
    }

    /// What the person set, or how it comes.
    package func chosen<Value>(_ key: SettingKey<Value>) throws(Refusal) -> Value {
        try looking { transaction, viewer in try transaction.setting(key, of: viewer) }
    }

    /// The words in the person's language.
    package func words() throws(Refusal) -> Catalogue {
        let key = SettingKey<LanguageChoice>.language
        return (LanguageChoice(written: try setting(key.name).value) ?? key.standard).words
    }

    /// Sets it.
    ///
    /// - Parameter text: `default`, or `usual`, puts it back to how it comes.
    package func set(_ name: String, _ text: String) throws(Refusal) -> PersonalSetting {
        try set([name: text])[0]
    }

    /// The same of several, all or none.
    ///
    /// - Returns: those that were set, in order of the name.
    package func set(_ texts: [String: String]) throws(Refusal) -> [PersonalSetting] {
        let values = try texts.sorted { $0.key < $1.key }.map { name, text throws(Refusal) in
            let key = try AnySetting.named(name)
            if key.name == Self.channels { try mustNotBeLocal(text) }
            return (key, value: try settled(text, as: key))
        }
        return try acting(.settings) { transaction, actor in
            try values.map { key, value in
                if key.name == Self.channels, let value {
                    try mustBeOwn(value, actor, in: transaction)
                }
                let isSet = value != nil && value != key.standard
                if try !keep(key.name, isSet ? value : nil, of: actor, in: transaction) {
                    try transaction.set(key.name, isSet ? value : nil, of: actor)
                }
                if key.name == SettingKey<AlarmRinger>.calendarAlarms.name {
                    try transaction.settleEntryAlarms(of: actor)
                }
                return PersonalSetting(key, value: value)
            }
        }
    }

    /// The names of all there are, in order, and what each may be.
    package static var forms: [(name: String, form: String)] {
        AnySetting.all.map { ($0.name, $0.form) }
    }

    /// What a text means; nil for as it comes.
    private func settled(_ text: String, as key: AnySetting) throws(Refusal) -> String? {
        guard !["default", "usual"].contains(text.lowercased()) else { return nil }
        guard let value = try key.settled(text) else { throw noValue(text, of: key) }
        return value
    }

    private static var channels: String { SettingKey<ChannelList>.channels.name }

    /// Refuses files and programs of this machine to whoever came over the network, before any is looked
    /// at: that there is one would be told.
    private func mustNotBeLocal(_ channels: String) throws(Refusal) {
        for specification in remotely(channels) {
            switch specification {
            case .jsonLines, .command, .desktop:
                throw Refusal(.forbidden, "refusal.channel.local")
            case .email, .ntfy, .webhook, .push: break
            }
        }
    }

    /// Refuses them mail to addresses that they have not proved.
    private func mustBeOwn(
        _ channels: String, _ actor: Person, in transaction: Transaction
    ) throws {
        let own = try Set(transaction.provenAddresses(of: actor.id).map(\.text))
        for case .email(let address) in remotely(channels) where !own.contains(address.text) {
            throw Refusal(.forbidden, "refusal.channel.address")
        }
    }

    /// What somebody who came over the network wants; nothing for whoever owns the home's files.
    private func remotely(_ channels: String) -> [ChannelSpecification] {
        guard !desks.caller.ownsFiles, let list = ChannelList(written: channels) else { return [] }
        return list.specifications.compactMap { ChannelSpecification($0) }
    }

    private func noValue(_ text: String, of key: AnySetting) -> Refusal {
        let isEmpty = text.allSatisfy(\.isWhitespace)
        let refusal =
            switch (isEmpty, key.form.contains("usual")) {
            case (true, true): "refusal.setting.value.empty"
            case (true, false): "refusal.setting.value.empty.usual"
            case (false, true): "refusal.setting.value"
            case (false, false): "refusal.setting.value.usual"
            }
        return Refusal(
            .invalid, refusal,
            with: [
                "value": "\(text.shortened)", "setting": "\(key.name)", "form": "\(key.form)",
            ])
    }

    /// The settings that are a part of the profile, as they are there.
    private func kept(in profile: Profile) -> [String: String] {
        var values: [String: String] = [:]
        values[SettingKey<UnitsChoice>.units.name] = profile.units?.rawValue
        values[SettingKey<ZoneChoice>.zone.name] = profile.zone
        return values
    }

    /// Sets what is a part of the profile.
    ///
    /// - Returns: false for all other settings.
    private func keep(
        _ name: String, _ value: String?, of person: Person, in transaction: Transaction
    ) throws -> Bool {
        var edit = ProfileEdit()
        switch name {
        case SettingKey<UnitsChoice>.units.name: edit.units = value ?? ""
        case SettingKey<ZoneChoice>.zone.name: edit.zone = value ?? ""
        default: return false
        }
        var profile = try transaction.profile(of: person)
        try edit.apply(to: &profile, zones: zones, today: desks.calendar.today)
        try transaction.save(profile, of: person)
        return true
    }
}

extension Transaction {
    /// What a person set, or how it comes.
    func setting<Value>(
        _ key: SettingKey<Value>, of person: Person
    ) throws(StorageError) -> Value {
        // What a newer program wrote and this one cannot read counts as not set.
        try setting(key.name, of: person).flatMap { Value(written: $0) } ?? key.standard
    }
}

extension PersonalSetting {
    fileprivate init(_ key: AnySetting, value: String?) {
        let value = value.flatMap(key.canonical) ?? key.standard
        self.init(
            name: key.name, value: value, isStandard: value == key.standard,
            form: key.form, isSecret: key.isSecret)
    }
}
