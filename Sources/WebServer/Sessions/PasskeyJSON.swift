import Credentials
import Foundation
import Operations
import Wire
import Words

/// Browsers' answers, as `toJSON` of WebAuthn level 3 has them; what else they say is left out.
extension PasskeyAnswer {
    static let schema: Schema = [
        "id": .text,
        "response": [
            "clientDataJSON": .text, "authenticatorData": .text, "signature": .text,
            "userHandle": .sometimes(.optional(.text)),
        ],
    ]

    /// - Throws: `Refusal.invalid` for what is no such answer.
    init(_ json: JSONValue) throws(Refusal) {
        let response = json["response"]
        let handle = response?["userHandle"]?.text
        let userHandle = handle.flatMap { Base64URL.bytes($0) }
        guard let id = json["id"]?.passkeyBytes,
            let clientData = response?["clientDataJSON"]?.passkeyBytes,
            let authenticatorData = response?["authenticatorData"]?.passkeyBytes,
            let signature = response?["signature"]?.passkeyBytes,
            handle == nil || userHandle != nil
        else { throw Refusal(.invalid, "refusal.field.wrong", with: ["field": "passkey"]) }
        self.init(
            credential: id, clientData: Data(clientData), authenticatorData: authenticatorData,
            signature: signature, userHandle: userHandle)
    }
}

extension NewPasskeyAnswer {
    static let schema: Schema = [
        "id": .text,
        "response": [
            "clientDataJSON": .text, "attestationObject": .text,
            "transports": .sometimes(.list(.text)),
        ],
    ]

    /// - Throws: `Refusal.invalid` for what is no such answer.
    init(_ json: JSONValue) throws(Refusal) {
        let response = json["response"]
        guard let clientData = response?["clientDataJSON"]?.passkeyBytes,
            let attestation = response?["attestationObject"]?.passkeyBytes
        else { throw Refusal(.invalid, "refusal.field.wrong", with: ["field": "credential"]) }
        var transports: [String] = []
        if case .list(let items)? = response?["transports"] {
            transports = items.prefix(20).compactMap(\.text)
        }
        self.init(
            clientData: Data(clientData), attestation: attestation, transports: transports)
    }
}

extension JSONValue {
    /// Reads what a page's script put into a field.
    ///
    /// - Throws: `Refusal.invalid` where it is no JSON.
    init(field name: StaticString, _ text: String?) throws(Refusal) {
        guard let text, let value = try? JSONValue(Data(text.utf8)) else {
            throw Refusal(.invalid, "refusal.field.wrong", with: ["field": "\(name)"])
        }
        self = value
    }

    /// So many at most: an attestation with its certificates has some 5,000.
    fileprivate var passkeyBytes: [UInt8]? {
        guard let text, text.utf8.count <= 64 << 10 else { return nil }
        return Base64URL.bytes(text)
    }
}
