package import Campus

/// A person's friends, and who asked whom.
package struct FriendListShape: Shape {
    private let list: FriendList

    package init(_ list: FriendList) { self.list = list }

    package static var schema: Schema {
        [
            "friends": .list(PersonNameShape.component),
            "received": .list(PersonNameShape.component), "sent": .list(AskedShape.schema),
            "blocked": .list(PersonNameShape.component),
            "sharing": .list(PersonNameShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("friends", list: list.friends, as: PersonNameShape.init)
            json.field("received", list: list.received, as: PersonNameShape.init)
            json.field("sent", list: list.sent, as: AskedShape.init)
            json.field("blocked", list: list.blocked, as: PersonNameShape.init)
            json.field("sharing", list: list.sharing, as: PersonNameShape.init)
        }
    }

    /// Somebody who was asked: by handle, or by an address that may be nobody's.
    private struct AskedShape: Shape {
        let asked: FriendList.Asked

        static var schema: Schema {
            [
                "handle": .sometimes(.text), "name": .sometimes(.optional(.text)),
                "address": .sometimes(.text),
            ]
        }

        func write(to json: inout JSONWriter) {
            switch asked {
            case .person(let person): PersonNameShape(person).write(to: &json)
            case .address(let address): json.object { $0.field("address", address) }
            }
        }
    }
}

/// How two people stand to each other after an act.
package struct FriendStateShape: Shape {
    private let state: String

    /// - Parameter state: a word, as `requested`.
    package init(_ state: String) { self.state = state }

    package static var schema: Schema { ["state": .text] }

    package func write(to json: inout JSONWriter) { json.object { $0.field("state", state) } }
}
