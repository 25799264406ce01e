import Campus
package import Operations
package import Recurrence

/// What is private of somebody, as an operator was shown it.
package struct PrivateCardShape: Shape {
    private let card: PrivateCard
    private let zone: Zone

    package init(_ card: PrivateCard, in zone: Zone) { (self.card, self.zone) = (card, zone) }

    package static var schema: Schema {
        [
            "handle": .text, "email": .optional(.text), "phone": .optional(.text),
            "addresses": .list(.text), "sessions": .integer, "lastUsed": .optional(.instant),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("handle", card.handle.text)
            json.field("email", card.email)
            json.field("phone", card.phone)
            json.field("addresses", texts: card.addresses)
            json.field("sessions", card.sessions)
            json.field("lastUsed", card.lastUsed, in: zone)
        }
    }
}
