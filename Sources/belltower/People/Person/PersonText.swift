import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

/// A person in words.
enum PersonText {
    static func say(_ card: PersonCard, _ common: CommonOptions, what: String? = nil) {
        if common.json {
            Console.say(PersonShape(card))
        } else if let what {
            Console.tell("\(card.person.handle): \(what)")
        } else {
            Console.say(details(card))
        }
    }

    static func lines(_ cards: [PersonCard], on screen: Screen = .standard) -> [String] {
        var table = Table([.text, .cut, .text])
        for card in cards {
            let marks = [
                card.person.role == .student ? nil : card.person.role.rawValue,
                card.person.isSuspended ? "suspended" : nil,
            ].compactMap(\.self)
            table.add([
                .init(card.person.handle.text), .init((card.profile.name ?? "").harmless.oneLine),
                .init(marks.isEmpty ? "" : "[\(marks.joined(separator: ", "))]"),
            ])
        }
        return table.lines(on: screen)
    }

    private static func mark(_ isVerified: Bool) -> String {
        isVerified ? ", verified" : ", not verified yet: an operator does so"
    }

    private static func details(_ card: PersonCard) -> [String] {
        let profile = card.profile
        let fields: [(String, String?)] = [
            ("name", profile.name), ("role", card.person.role.rawValue),
            ("suspended", card.person.isSuspended ? "yes" : nil), ("gender", profile.gender),
            ("picture", profile.picture), ("bio", profile.bio),
            ("e-mail", profile.email.map { $0.text + mark(profile.isEmailVerified) }),
            ("phone", profile.phone.map { $0.text + mark(profile.isPhoneVerified) }),
            ("birthday", profile.birthday?.description), ("zone", profile.zone),
            ("units", profile.units.rawValue),
        ]
        let screen = Screen.standard
        return [screen.styled(card.person.handle.text, .bold)] + Fields(fields).lines(on: screen)
    }
}
