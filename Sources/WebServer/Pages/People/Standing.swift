import Campus
import Operations

/// How one stands to somebody; the raw value is what `person` calls it.
enum Standing: String, CaseIterable {
    case me = "isMe"
    case friend = "isFriend"
    case asked = "isAsked"
    case asking = "isAsking"
    case blocked = "isBlocked"
    case stranger = "isStranger"

    init(_ card: PersonCard, _ list: FriendList) {
        let id = card.person.id
        func has(_ people: [Person]) -> Bool { people.contains { $0.id == id } }
        let sent = list.sent.compactMap { asked in
            if case .person(let person) = asked { person } else { nil }
        }
        self =
            if card.isOwn { .me } else if has(list.blocked) {
                .blocked
            } else if has(list.friends) {
                .friend
            } else if has(list.received) {
                .asking
            } else if has(sent) {
                .asked
            } else {
                .stranger
            }
    }

    /// Of the sentence that says so.
    var key: String? {
        switch self {
        case .me: "page.person.me"
        case .friend: "page.person.friends"
        case .asked: "page.person.asked"
        case .asking: "page.person.wasAsked"
        case .blocked: "page.person.blocked"
        case .stranger: nil
        }
    }
}
