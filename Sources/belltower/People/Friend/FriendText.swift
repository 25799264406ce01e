import ArgumentParser
import Campus
import Operations
import Wire

/// Friends in words.
enum FriendText {
    static func say(_ state: String, _ words: String, _ common: CommonOptions) {
        if common.json {
            Console.say(FriendStateShape(state))
        } else {
            Console.tell(words)
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
            ("Friends", list.friends.map(name)), ("Asked you", list.received.map(name)),
            ("You asked", sent), ("You blocked", list.blocked.map(name)),
        ].filter { !$0.1.isEmpty }
        guard !parts.isEmpty else {
            return ["No friends yet. Ask somebody: belltower friend request HANDLE"]
        }
        return parts.flatMap { title, names in
            [Console.styled(title, .bold)]
                + names.flatMap { Screen.standard.lines($0, after: "  ") }
        }
    }

    private static func name(_ person: Person) -> String {
        let name = person.isSuspended ? nil : person.name
        return name.map { "\(person.handle)  \($0.harmless)" } ?? person.handle.text
    }
}
