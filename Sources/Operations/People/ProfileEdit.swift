package import Campus
import ICalendar
import Recurrence
import Words

/// What a person wants to change in a profile.
///
/// Nil leaves a field as it is; an empty text clears it.
package struct ProfileEdit: Sendable {
    package var name: String?
    package var email: String?
    package var phone: String?
    package var birthday: String?
    /// One of the choices of `ShownBirthday`.
    package var birthdayShown: String?
    package var gender: String?
    package var picture: PictureChange?
    package var bio: String?
    package var units: String?
    package var zone: String?
    package var fontSize: String?
    package var colours: String?

    package init() {}

    var isEmpty: Bool { !touchesPrivate && name == nil && picture == nil && bio == nil }

    /// Whether anything is in it that only the person themselves may change.
    var touchesPrivate: Bool {
        [email, phone, birthday, birthdayShown, gender, units, zone, fontSize, colours].contains {
            $0 != nil
        }
    }

    /// - Throws: `Refusal.invalid`, naming what is wrong.
    func apply(
        to profile: inout Profile, zones: ZoneDatabase, today: CivilDate
    ) throws(Refusal) {
        try WrittenText.set(&profile.name, to: name, as: "text.name", atMost: 80)
        try WrittenText.set(&profile.gender, to: gender, as: "text.gender", atMost: 40)
        try WrittenText.set(&profile.bio, to: bio, as: "text.bio", atMost: 1_000, allowsLines: true)
        try setAddresses(&profile)
        if let birthday { profile.birthday = try Self.birthday(birthday, today) }
        if let birthdayShown {
            profile.birthdayShown =
                try Self.choice(birthdayShown, else: "refusal.profile.birthdayShown") ?? .nobody
        }
        if let zone { profile.zone = try Self.zone(zone, zones) }
        if let units {
            profile.units = try Self.choice(units, else: "refusal.profile.units")
        }
        if let fontSize {
            profile.fontSize =
                try Self.choice(fontSize, else: "refusal.profile.fontSize") ?? .medium
        }
        if let colours {
            profile.colours = try Self.choice(colours, else: "refusal.profile.colours") ?? .system
        }
    }

    private func setAddresses(_ profile: inout Profile) throws(Refusal) {
        if let email {
            profile.email =
                try email.isEmpty
                ? nil
                : EmailAddress(typed: email).orThrow(Refusal(.invalid, "refusal.email.unreadable"))
        }
        if let phone {
            profile.phone =
                try phone.isEmpty
                ? nil
                : PhoneNumber(TypedText.plain(phone)).orThrow(
                    Refusal(.invalid, "refusal.phone.unreadable"))
        }
    }

    private static func birthday(
        _ text: String, _ today: CivilDate
    ) throws(Refusal) -> CivilDate? {
        guard !text.isEmpty else { return nil }
        guard let date = Timestamp.date(text) else {
            throw Refusal(
                .invalid, "refusal.birthday.unreadable", with: ["text": "\(text.shortened)"])
        }
        guard date <= today, date.year >= 1900 else {
            throw Refusal(.invalid, "refusal.birthday.impossible", with: ["date": "\(date)"])
        }
        return date
    }

    private static func zone(_ id: String, _ zones: ZoneDatabase) throws(Refusal) -> String? {
        guard !id.isEmpty else { return nil }
        guard id.utf8.count <= 64, let zone = zones.zone(id) else {
            throw Refusal(.invalid, "refusal.zone.unknown", with: ["zone": "\(id.shortened)"])
        }
        return zone.id
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ text: String, else refusal: String
    ) throws(Refusal) -> Choice? where Choice.RawValue == String {
        guard !text.isEmpty else { return nil }
        let known = Choice.allCases.map(\.rawValue)
        return try Choice(rawValue: text).orThrow(
            Refusal(
                .invalid, refusal, with: ["text": "\(text.shortened)", "known": .choice(known)]))
    }
}

extension String {
    /// Short and harmless enough to stand in an error.
    var shortened: String {
        let start = String(prefix(40)).harmless.oneLine
        return utf8.count > start.utf8.count + 8 ? start + "…" : start
    }
}
