/// A person's friends, and who asked whom.
package struct FriendList: Hashable, Sendable {
    /// Somebody who was asked: by handle, or by an address that may be nobody's.
    package enum Asked: Hashable, Sendable {
        case person(Person)
        case address(String)
    }

    package var friends: [Person]
    /// Who asked the person.
    package var received: [Person]
    /// Whom the person asked.
    package var sent: [Asked]
    package var blocked: [Person]

    package init(
        friends: [Person] = [], received: [Person] = [], sent: [Asked] = [],
        blocked: [Person] = []
    ) {
        self.friends = friends
        self.received = received
        self.sent = sent
        self.blocked = blocked
    }
}

extension FriendList {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("friends")
            json.array(friends) { $1.writeName(to: &$0) }
            json.key("received")
            json.array(received) { $1.writeName(to: &$0) }
            json.key("sent")
            json.array(sent) { json, asked in
                switch asked {
                case .person(let person): person.writeName(to: &json)
                case .address(let address): json.object { $0.field("address", address) }
                }
            }
            json.key("blocked")
            json.array(blocked) { $1.writeName(to: &$0) }
        }
    }
}

extension Person {
    /// Handle and name, as others see them.
    package func writeName(to json: inout JSONWriter) {
        json.object { json in
            json.field("handle", handle.text)
            json.field("name", isSuspended ? nil : name)
        }
    }
}
