import ArgumentParser
import Campus
import Operations
import Wire
import Words

/// Friends in words.
enum FriendText {
    /// - Parameters:
    ///   - state: what became of it.
    ///   - person: as they were named.
    static func say(_ state: String, of person: String, _ common: CommonOptions) {
        if common.json {
            Console.say(FriendStateShape(state))
        } else {
            Console.tell(
                Speech.words("friend.done.\(state)", ["person": .text(person.harmless)]))
        }
    }

    static func lines(_ list: FriendList) -> [String] {
        let sent = list.sent.map { asked in
            switch asked {
            case .person(let person): name(person)
            case .address(let address): address
            }
        }
        let parts = [
            ("friends", list.friends.map(name)), ("received", list.received.map(name)),
            ("sent", sent), ("blocked", list.blocked.map(name)),
            ("sharing", list.sharing.map(name)),
        ].filter { !$0.1.isEmpty }
        guard !parts.isEmpty else {
            return [Speech.words("friend.none")]
        }
        return parts.flatMap { title, names in
            [Console.styled(Speech.words("friend.list.\(title)"), .bold)]
                + names.flatMap { Screen.standard.lines($0, after: "  ") }
        }
    }

    private static func name(_ person: Person) -> String {
        let name = person.isSuspended ? nil : person.name
        return name.map { "\(person.handle)  \($0.harmless)" } ?? person.handle.text
    }
}
