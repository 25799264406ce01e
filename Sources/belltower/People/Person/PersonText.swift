import ArgumentParser
import Campus
import Operations
import Recurrence

/// A person in words.
enum PersonText {
    static func say(_ card: PersonCard, _ common: CommonOptions, what: String? = nil) {
        if common.json {
            var json = JSONWriter()
            card.write(to: &json)
            Console.say(json)
        } else if let what {
            Console.say("\(card.person.handle): \(what)")
        } else {
            details(card).forEach { Console.say($0) }
        }
    }

    static func line(_ card: PersonCard, width: Int) -> String {
        let handle = card.person.handle.text
        let padding = String(repeating: " ", count: max(0, width - handle.count))
        let marks = [
            card.person.role == .student ? nil : card.person.role.rawValue,
            card.person.isSuspended ? "suspended" : nil,
        ].compactMap(\.self).joined(separator: ", ")
        let note = marks.isEmpty ? "" : "  [\(marks)]"
        return "\(handle)\(padding)  \((card.profile.name ?? "").harmless)\(note)"
    }

    private static func details(_ card: PersonCard) -> [String] {
        let profile = card.profile
        let fields: [(String, String?)] = [
            ("name", profile.name), ("role", card.person.role.rawValue),
            ("suspended", card.person.isSuspended ? "yes" : nil), ("gender", profile.gender),
            ("picture", profile.picture), ("bio", profile.bio),
            ("e-mail", profile.email?.text), ("phone", profile.phone?.text),
            ("birthday", profile.birthday?.description), ("zone", profile.zone),
            ("units", profile.units.rawValue),
        ]
        return [Console.styled(card.person.handle.text, .bold)]
            + fields.compactMap { name, value in
                value.map { "  \(name): \($0.harmless.oneLine)" }
            }
    }
}
