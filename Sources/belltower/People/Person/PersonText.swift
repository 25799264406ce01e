import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

/// A person in words.
enum PersonText {
    static func say(_ card: PersonCard, _ common: CommonOptions, what: String? = nil) {
        if common.json {
            Console.say(PersonShape(card))
        } else if let what {
            Console.tell(Speech.words("person.\(what)", ["person": "\(card.person.handle)"]))
        } else {
            Console.say(details(card))
        }
    }

    /// With why they are suspended and until when, where who asks may know.
    static func say(
        _ card: PersonCard, _ suspension: Suspension?, in zone: Zone, _ common: CommonOptions
    ) {
        if common.json {
            Console.say(PersonShape(card, suspension, in: zone))
        } else {
            Console.say(details(card, suspension.map { text($0, in: zone) }))
        }
    }

    /// `harassment, until 2026-12-04 09:00: third time`.
    private static func text(_ suspension: Suspension, in zone: Zone) -> String {
        let reason = Speech.words.text(Message("kept.ground.\(suspension.reason.rawValue)"))
        let why =
            suspension.until.map { until in
                Speech.words(
                    "told.people.until",
                    ["reason": .text(reason), "time": "\(ClockTime(until, in: zone))"])
            } ?? reason
        return [why, suspension.words?.harmless.oneLine].compactMap(\.self).joined(separator: ": ")
    }

    static func lines(_ cards: [PersonCard], on screen: Screen = .standard) -> [String] {
        var table = Table([.text, .cut, .text])
        for card in cards {
            let marks = [
                card.person.role == .student ? nil : role(card),
                card.person.isSuspended ? Speech.words("person.mark.suspended") : nil,
            ].compactMap(\.self)
            table.add([
                .init(card.person.handle.text), .init((card.profile.name ?? "").harmless.oneLine),
                .init(marks.isEmpty ? "" : "[\(marks.joined(separator: ", "))]"),
            ])
        }
        return table.lines(on: screen)
    }

    /// Whose pictures there are, and what is to be said of each.
    static func lines(_ pictures: [KeptPicture], on screen: Screen = .standard) -> [String] {
        var table = Table([.text, .cut, .text])
        for picture in pictures {
            let (owner, name): (String, String) =
                switch picture.owner {
                case .person(let handle, let name): (handle.text, name ?? "")
                case .community(_, let name): ("", name)
                }
            let marks = [
                picture.waiting.map { "\(Speech.words("person.mark.reported")) (\($0))" },
                picture.isHidden ? Speech.words("person.mark.pictureHidden") : nil,
            ].compactMap(\.self)
            table.add([
                .init(owner), .init(name.harmless.oneLine),
                .init(marks.isEmpty ? "" : "[\(marks.joined(separator: ", "))]"),
            ])
        }
        return table.lines(on: screen)
    }

    /// What is private, as an operator was shown it.
    static func lines(_ card: PrivateCard, in zone: Zone) -> [String] {
        let fields: [(String, String?)] = [
            ("email", card.email), ("phone", card.phone),
            ("addresses", card.addresses.isEmpty ? nil : card.addresses.joined(separator: ", ")),
            ("sessions", "\(card.sessions)"),
            ("lastUsed", card.lastUsed.map { ClockTime($0, in: zone).description }),
        ].map { name, value in (Speech.words("person.field.\(name)"), value) }
        let screen = Screen.standard
        return [screen.styled(card.handle.text, .bold)] + Fields(fields).lines(on: screen)
    }

    private static func role(_ card: PersonCard) -> String {
        Speech.words("person.role.\(card.person.role)")
    }

    private static func marked(_ address: String, _ isVerified: Bool) -> String {
        Speech.words(
            isVerified ? "person.verified" : "person.unverified", ["address": .text(address)])
    }

    private static func details(_ card: PersonCard, _ suspended: String? = nil) -> [String] {
        let profile = card.profile
        let fields: [(String, String?)] = [
            ("name", profile.name), ("role", role(card)),
            (
                "suspended",
                suspended ?? (card.person.isSuspended ? Speech.words("person.yes") : nil)
            ),
            ("gender", profile.gender),
            ("picture", card.person.picture.map { _ in Speech.words("person.yes") }),
            ("bio", profile.bio),
            ("email", profile.email.map { marked($0.text, profile.isEmailVerified) }),
            ("phone", profile.phone.map { marked($0.text, profile.isPhoneVerified) }),
            ("birthday", card.birthday?.description),
            (
                "birthdayShown",
                card.isOwn && card.birthday != nil ? profile.birthdayShown.rawValue : nil
            ), ("zone", profile.zone),
            ("units", (profile.units ?? .standard).rawValue),
        ].map { name, value in (Speech.words("person.field.\(name)"), value) }
        let screen = Screen.standard
        return [screen.styled(card.person.handle.text, .bold)] + Fields(fields).lines(on: screen)
    }
}
