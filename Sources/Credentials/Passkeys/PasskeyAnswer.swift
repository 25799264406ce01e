package import Foundation

/// What a browser answers when it has made a passkey, as `toJSON` of WebAuthn level 3 has it.
package struct NewPasskeyAnswer: Sendable {
    package var clientData: Data
    package var attestation: [UInt8]
    /// The ways to the authenticator that the browser knows: `internal`, `hybrid`, `usb`.
    package var transports: [String]

    package init(clientData: Data, attestation: [UInt8], transports: [String]) {
        self.clientData = clientData
        self.attestation = attestation
        self.transports = transports
    }
}

/// What a browser answers when a passkey has signed.
package struct PasskeyAnswer: Sendable {
    /// The passkey's id.
    package var credential: [UInt8]
    package var clientData: Data
    package var authenticatorData: [UInt8]
    package var signature: [UInt8]
    /// Whose it is, as the site named them when it was made; nil where the browser was told which ones to
    /// take.
    package var userHandle: [UInt8]?

    package init(
        credential: [UInt8], clientData: Data, authenticatorData: [UInt8], signature: [UInt8],
        userHandle: [UInt8]?
    ) {
        self.credential = credential
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }
}

/// Bytes that stand as letters of a URL, without what fills up (RFC 4648, section 5); nil for others.
package func bytes(ofBase64URL text: String) -> [UInt8]? {
    var plain: [UInt8] = []
    for letter in text.utf8 {
        switch letter {
        case UInt8(ascii: "-"): plain.append(UInt8(ascii: "+"))
        case UInt8(ascii: "_"): plain.append(UInt8(ascii: "/"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            plain.append(letter)
        default: return nil
        }
    }
    plain += Array(repeating: UInt8(ascii: "="), count: (4 - plain.count % 4) % 4)
    return Data(base64Encoded: Data(plain)).map(Array.init)
}
