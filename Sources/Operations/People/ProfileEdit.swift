import Campus
import ICalendar
import Recurrence

/// What a person wants to change in a profile.
///
/// Nil leaves a field as it is; an empty text clears it.
package struct ProfileEdit: Sendable {
    package var name: String?
    package var email: String?
    package var phone: String?
    package var birthday: String?
    package var gender: String?
    package var picture: String?
    package var bio: String?
    package var units: String?
    package var zone: String?
    package var fontSize: String?
    package var colours: String?

    package init() {}

    var isEmpty: Bool { !touchesPrivate && name == nil && picture == nil && bio == nil }

    /// Whether anything is in it that only the person themselves may change.
    var touchesPrivate: Bool {
        [email, phone, birthday, gender, units, zone, fontSize, colours].contains { $0 != nil }
    }

    /// - Throws: `Refusal.invalid`, naming what is wrong.
    func apply(
        to profile: inout Profile, zones: ZoneDatabase, today: CivilDate
    ) throws(Refusal) {
        try WrittenText.set(&profile.name, to: name, as: "a name", atMost: 80)
        try WrittenText.set(&profile.gender, to: gender, as: "a gender", atMost: 40)
        try WrittenText.set(&profile.picture, to: picture, as: "a picture's path", atMost: 1_000)
        try WrittenText.set(&profile.bio, to: bio, as: "a bio", atMost: 1_000, allowsLines: true)
        try setAddresses(&profile)
        if let birthday { profile.birthday = try Self.birthday(birthday, today) }
        if let zone { profile.zone = try Self.zone(zone, zones) }
        if let units { profile.units = try Self.choice(units, "units") ?? .oz }
        if let fontSize { profile.fontSize = try Self.choice(fontSize, "font size") ?? .medium }
        if let colours { profile.colours = try Self.choice(colours, "colours") ?? .system }
    }

    private func setAddresses(_ profile: inout Profile) throws(Refusal) {
        if let email {
            profile.email =
                try email.isEmpty
                ? nil : EmailAddress(email).orThrow(Refusal(.invalid, Self.noEmail))
        }
        if let phone {
            profile.phone =
                try phone.isEmpty
                ? nil : PhoneNumber(phone).orThrow(Refusal(.invalid, Self.noPhone))
        }
    }

    static let noEmail = "this is no e-mail address: write it as sam@example.org"
    static let noPhone =
        "this is no phone number: write it with its country code, as +44 7700 900123"

    private static func birthday(
        _ text: String, _ today: CivilDate
    ) throws(Refusal) -> CivilDate? {
        guard !text.isEmpty else { return nil }
        guard let date = Timestamp.date(text) else {
            throw Refusal(
                .invalid, "\(text.shortened) is not a date: write a birthday as 2004-10-05")
        }
        guard date <= today, date.year >= 1900 else {
            throw Refusal(.invalid, "\(date) is no birthday: give one between 1900 and today")
        }
        return date
    }

    private static func zone(_ id: String, _ zones: ZoneDatabase) throws(Refusal) -> String? {
        guard !id.isEmpty else { return nil }
        guard id.utf8.count <= 64, let zone = zones.zone(id) else {
            throw Refusal(
                .invalid,
                "there is no time zone \(id.shortened): give an IANA name, as Europe/London")
        }
        return zone.id
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ text: String, _ what: String
    ) throws(Refusal) -> Choice? where Choice.RawValue == String {
        guard !text.isEmpty else { return nil }
        let known = Choice.allCases.map(\.rawValue)
        return try Choice(rawValue: text).orThrow(
            Refusal(
                .invalid, "there are no \(what) \(text.shortened): choose \(known.listed("or"))"))
    }
}

extension String {
    /// Short and harmless enough to stand in an error.
    var shortened: String {
        let start = String(prefix(40)).harmless.oneLine
        return utf8.count > start.utf8.count + 8 ? start + "…" : start
    }
}
