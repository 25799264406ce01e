package import Campus
import Credentials
package import Operations
package import Recurrence

/// A passkey that signs somebody in.
package struct PasskeyShape: Shape {
    private let passkey: Passkey
    private let zone: Zone

    package init(_ passkey: Passkey, in zone: Zone) {
        (self.passkey, self.zone) = (passkey, zone)
    }

    package static var schema: Schema {
        [
            "id": .integer, "name": .text, "created": .instant, "lastUsed": .optional(.instant),
            "backedUp": .flag, "transports": .list(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", passkey.id.number)
            json.field("name", passkey.name)
            json.field("created", passkey.made, in: zone)
            json.field("lastUsed", passkey.used, in: zone)
            json.field("backedUp", passkey.isBackedUp)
            json.field("transports", texts: passkey.transports)
        }
    }
}

/// What a browser signs: PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3.
package struct PasskeyRequestShape: Shape {
    private let request: PasskeyRequest

    package init(_ request: PasskeyRequest) { self.request = request }

    package static var schema: Schema {
        [
            "challenge": .text, "timeout": .integer, "rpId": .text,
            "allowCredentials": .list(DescriptorShape.schema), "userVerification": .text,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("challenge", request.challenge.text)
            json.field("timeout", PasskeyOffer.lifetime * 1_000)
            json.field("rpId", request.party.id)
            json.field("allowCredentials", list: request.allowed) { DescriptorShape(passkey: $0) }
            json.field("userVerification", "required")
        }
    }
}

/// What a browser makes a passkey of: PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3.
package struct PasskeyOfferShape: Shape {
    private let offer: PasskeyOffer

    package init(_ offer: PasskeyOffer) { self.offer = offer }

    package static var schema: Schema {
        [
            "rp": ["id": .text, "name": .text],
            "user": ["id": .text, "name": .text, "displayName": .text],
            "challenge": .text, "pubKeyCredParams": .list(["type": .text, "alg": .integer]),
            "timeout": .integer, "excludeCredentials": .list(DescriptorShape.schema),
            "authenticatorSelection": [
                "residentKey": .text, "requireResidentKey": .flag, "userVerification": .text,
            ], "attestation": .text,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("rp")
            json.object { json in
                json.field("id", offer.party.id)
                json.field("name", offer.site)
            }
            json.key("user")
            json.object { json in
                json.field("id", Base64URL.text(offer.handle))
                json.field("name", offer.person.handle.text)
                json.field("displayName", offer.person.name ?? offer.person.handle.text)
            }
            json.field("challenge", offer.challenge.text)
            json.field("pubKeyCredParams", list: PasskeyKey.algorithms) {
                AlgorithmShape(number: $0)
            }
            json.field("timeout", PasskeyOffer.lifetime * 1_000)
            json.field("excludeCredentials", list: offer.known) { DescriptorShape(passkey: $0) }
            json.key("authenticatorSelection")
            json.object { json in
                json.field("residentKey", "required")
                json.field("requireResidentKey", true)
                json.field("userVerification", "required")
            }
            json.field("attestation", "none")
        }
    }
}

/// A passkey, as browsers are told of it.
private struct DescriptorShape: Shape {
    let passkey: Passkey

    static var schema: Schema {
        ["type": .text, "id": .text, "transports": .list(.text)]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("type", "public-key")
            json.field("id", Base64URL.text(passkey.credential))
            json.field("transports", texts: passkey.transports)
        }
    }
}

private struct AlgorithmShape: Shape {
    let number: Int

    static var schema: Schema { ["type": .text, "alg": .integer] }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("type", "public-key")
            json.field("alg", number)
        }
    }
}
