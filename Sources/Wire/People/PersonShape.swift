package import Campus
package import Recurrence

/// What one person gets to see of another; of themselves, e-mail, phone and preferences too.
package struct PersonShape: Shape {
    private let card: PersonCard
    private var suspension: SuspensionShape?

    package init(_ card: PersonCard) { self.card = card }

    /// With why somebody is suspended and until when, as far as who asks may know; nil for that they may not.
    package init(_ card: PersonCard, _ suspension: Suspension?, in zone: Zone) {
        self.card = card
        self.suspension = suspension.map { SuspensionShape(suspension: $0, zone: zone) }
    }

    package static var usualBytes: Int { 128 }

    package static var schema: Schema {
        [
            "handle": .text, "name": .optional(.text), "role": .words(Person.Role.self),
            "suspended": .flag, "suspension": .sometimes(SuspensionShape.schema),
            "units": .words(Profile.Units.self), "zone": .optional(.text),
            "gender": .optional(.text), "picture": .optional(.text), "bio": .optional(.text),
            "email": .sometimes(.optional(.text)), "phone": .sometimes(.optional(.text)),
            "emailVerified": .sometimes(.flag), "phoneVerified": .sometimes(.flag),
            "birthday": .sometimes(.optional(.text)),
            "birthdayShown": .sometimes(.words(ShownBirthday.Choice.self)),
            "fontSize": .sometimes(.words(Profile.FontSize.self)),
            "colours": .sometimes(.words(Profile.Colours.self)),
        ]
    }

    package func write(to json: inout JSONWriter) { json.object { writeFields(to: &$0) } }

    func writeFields(to json: inout JSONWriter) {
        let (person, profile) = (card.person, card.profile)
        json.field("handle", person.handle.text)
        json.field("name", profile.name)
        json.field("role", person.role.rawValue)
        json.field("suspended", person.isSuspended)
        if let suspension { json.field("suspension", suspension) }
        json.field("units", (profile.units ?? .standard).rawValue)
        json.field("zone", profile.zone)
        json.field("gender", profile.gender)
        json.field("picture", person.picture.map { Picture.address(of: $0) })
        json.field("bio", profile.bio)
        guard card.isOwn else {
            if let birthday = card.birthday { json.field("birthday", birthday.description) }
            return
        }
        json.field("email", profile.email?.text)
        json.field("phone", profile.phone?.text)
        json.field("emailVerified", profile.isEmailVerified)
        json.field("phoneVerified", profile.isPhoneVerified)
        json.field("birthday", profile.birthday?.description)
        json.field("birthdayShown", profile.birthdayShown.rawValue)
        json.field("fontSize", profile.fontSize.rawValue)
        json.field("colours", profile.colours.rawValue)
    }
}

private struct SuspensionShape: Shape {
    let suspension: Suspension
    let zone: Zone

    static var schema: Schema {
        [
            "since": .instant, "until": .optional(.instant), "reason": .words(ReportReason.self),
            "words": .optional(.text),
        ]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("since", suspension.since, in: zone)
            json.field("until", suspension.until, in: zone)
            json.field("reason", suspension.reason.rawValue)
            json.field("words", suspension.words)
        }
    }
}

/// Handle and name, as others see them.
package struct PersonNameShape: Shape {
    private let person: Person

    package init(_ person: Person) { self.person = person }

    package static var schema: Schema { ["handle": .text, "name": .optional(.text)] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("handle", person.handle.text)
            json.field("name", person.isSuspended ? nil : person.name)
        }
    }
}
