import Campus
import Foundation
import Recurrence
import Reminding
import Scheduling
import Storage

/// What a person's settings mean for their reminders.
extension PersonSettings {
    /// What they set, or how it comes.
    func value<Value>(_ key: SettingKey<Value>) -> Value {
        values[key.name].flatMap { Value(written: $0) } ?? key.standard
    }

    /// Their channels as they are opened: pushes by the devices, of which theirs alone count.
    ///
    /// - Parameter hasMail: whether the home can send letters.
    /// - Returns: nothing for the daemon's own, on its machine.
    func channels(hasMail: Bool) -> [String] {
        specifications(hasMail: hasMail).map { text in
            guard case .push(let ids) = ChannelSpecification(text) else { return text }
            return ChannelSpecification.naming(ids.isEmpty ? devices : ids.filter(devices.contains))
        }
    }

    /// The same as the setting writes them.
    func specifications(hasMail: Bool) -> [String] {
        let chosen = value(.channels).specifications
        return chosen.isEmpty ? Self.usual(address, hasMail: hasMail) : chosen
    }

    /// How somebody is rung who chose nothing: by a letter to the address that is theirs, where one can be
    /// sent.
    ///
    /// Their device is elsewhere: a notice on the server's screen is seen by nobody.
    static func usual(_ address: EmailAddress?, hasMail: Bool) -> [String] {
        guard hasMail, let address else { return [] }
        return ["email:\(address.text)"]
    }

    var leads: Leads {
        guard values.keys.contains(where: { $0.hasPrefix("leads.") }) else { return .standard }
        let pairs = ItemKind.allCases.map { ($0, value(.leads($0)).seconds) }
        return Leads(Dictionary(pairs) { first, _ in first })
    }

    var preferences: ReminderPreferences {
        ReminderPreferences(
            leads: leads, home: value(.home).text, digest: value(.digest).value,
            importance: value(.important), mutes: mutes, dismissed: dismissed)
    }

    func interruptions(in zone: Zone) -> InterruptionPolicy {
        guard !values.isEmpty else { return InterruptionPolicy(zone: zone) }
        return InterruptionPolicy(
            quiet: value(.quiet).value, limit: value(.limit).value?.count, zone: zone)
    }

    func style(in zone: Zone, at now: Instant) -> ReminderStyle {
        ReminderStyle(
            hasTwelveHours: value(.clock).hasTwelveHours(in: ClockHours.locale), units: units,
            zone: zone, at: now, words: value(.language).words)
    }
}
