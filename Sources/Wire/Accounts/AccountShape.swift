package import Campus
package import Credentials
package import Recurrence

/// One's own account: who one is, and the ways in.
package struct AccountShape: Shape {
    private let card: PersonCard
    private let addresses: [ProvenAddress]
    private let hasPassword: Bool
    private let zone: Zone

    package init(
        _ card: PersonCard, addresses: [ProvenAddress], hasPassword: Bool, in zone: Zone
    ) {
        (self.card, self.addresses) = (card, addresses)
        (self.hasPassword, self.zone) = (hasPassword, zone)
    }

    package static var schema: Schema {
        PersonShape.schema.and([
            "addresses": .list(AddressShape.schema), "hasPassword": .flag,
        ])
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            PersonShape(card).writeFields(to: &json)
            json.field("addresses", list: addresses) { AddressShape(address: $0, zone: zone) }
            json.field("hasPassword", hasPassword)
        }
    }

    private struct AddressShape: Shape {
        let address: ProvenAddress
        let zone: Zone

        static var schema: Schema { ["id": .integer, "address": .text, "proven": .instant] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("id", address.id.number)
                json.field("address", address.text)
                json.field("proven", address.at, in: zone)
            }
        }
    }
}

/// An app password; with itself only when it was just made.
package struct AppPasswordShape: Shape {
    private let password: AppPassword
    private let token: SecretToken?
    private let zone: Zone

    package init(_ password: AppPassword, in zone: Zone, token: SecretToken? = nil) {
        (self.password, self.zone, self.token) = (password, zone, token)
    }

    package static var schema: Schema {
        [
            "id": .integer, "name": .text, "created": .instant, "lastUsed": .optional(.instant),
            "password": .sometimes(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", password.id.number)
            json.field("name", password.name)
            json.field("created", password.made, in: zone)
            json.field("lastUsed", password.used, in: zone)
            if let token { json.field("password", token.text) }
        }
    }
}
