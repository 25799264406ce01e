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
