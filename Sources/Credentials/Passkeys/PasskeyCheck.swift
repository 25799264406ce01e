import Crypto
package import Foundation

/// What a browser says of itself to an authenticator (WebAuthn, 5.8.1).
package struct ClientData: Sendable {
    package enum Act: String, Sendable {
        case making = "webauthn.create"
        case signing = "webauthn.get"
    }

    /// So long at most; browsers write some 150 bytes.
    private static let mostBytes = 4_096

    /// What is kept of the challenge that was answered.
    package let challenge: Data

    /// Nil where it is not of that act, or of another page than the site's own.
    package init?(_ bytes: Data, _ act: Act, at party: RelyingParty) {
        struct Fields: Decodable {
            var type: String
            var challenge: String
            var origin: String
            var crossOrigin: Bool?
            var topOrigin: String?
        }
        guard bytes.count <= Self.mostBytes,
            let fields = try? JSONDecoder().decode(Fields.self, from: bytes),
            fields.type == act.rawValue, fields.origin == party.origin,
            // Within another site's page nobody knows where they sign in.
            fields.crossOrigin != true, fields.topOrigin == nil
        else { return nil }
        challenge = SecretToken.digest(of: fields.challenge)
    }
}

/// A passkey as it is known when it signs.
package struct PasskeyState: Hashable, Sendable {
    package var counter: UInt32
    package var mayBeBackedUp: Bool
    package var isBackedUp: Bool

    package init(counter: UInt32, mayBeBackedUp: Bool, isBackedUp: Bool) {
        self.counter = counter
        self.mayBeBackedUp = mayBeBackedUp
        self.isBackedUp = isBackedUp
    }

    fileprivate init(_ data: AuthenticatorData) {
        counter = data.counter
        mayBeBackedUp = data.flags.contains(.mayBeBackedUp)
        isBackedUp = data.flags.contains(.isBackedUp)
    }

    /// Whether it may be followed by another: what is counted goes up, or is not counted, and what may be
    /// backed up is settled when it is made.
    fileprivate func mayPrecede(_ next: PasskeyState) -> Bool {
        let isCounted = counter != 0 || next.counter != 0
        return (!isCounted || next.counter > counter) && mayBeBackedUp == next.mayBeBackedUp
    }
}

/// A passkey that was made, and may be kept.
package struct MadePasskey: Sendable {
    package let id: [UInt8]
    package let key: [UInt8]
    package let state: PasskeyState
}

/// What has to hold of passkeys' answers (WebAuthn, 7.1 and 7.2), but for the challenge, which the database
/// knows.
extension RelyingParty {
    /// The passkey of an answer; nil where it is not one that signs in here.
    ///
    /// An attestation, of who made the authenticator, is read past: none was asked for, and none believed.
    package func made(_ answer: NewPasskeyAnswer) -> MadePasskey? {
        guard let attestation = CBORReader.value(of: answer.attestation),
            let bytes = attestation["authData"]?.bytes, let data = AuthenticatorData(bytes),
            isFitting(data), let credential = data.credential,
            PasskeyKey(credential.key) != nil
        else { return nil }
        return MadePasskey(id: credential.id, key: credential.key, state: PasskeyState(data))
    }

    /// What is known of a passkey from now on; nil where it did not sign this answer.
    ///
    /// - Parameters:
    ///   - key: as COSE writes it.
    ///   - last: what was known of it before.
    package func signed(
        _ answer: PasskeyAnswer, by key: [UInt8], after last: PasskeyState
    ) -> PasskeyState? {
        guard let data = AuthenticatorData(answer.authenticatorData), isFitting(data),
            let key = PasskeyKey(key)
        else { return nil }
        let message = answer.authenticatorData + SHA256.hash(data: answer.clientData)
        let next = PasskeyState(data)
        guard key.isSignature(answer.signature, of: Data(message)), last.mayPrecede(next) else {
            return nil
        }
        return next
    }

    /// Whether it is for this site, of somebody who was there and whom the authenticator knew: a passkey
    /// opens an account alone, so that one which was found must open nothing.
    private func isFitting(_ data: AuthenticatorData) -> Bool {
        isSame(data.site, digest) && data.flags.isSuperset(of: [.isPresent, .isVerified])
    }
}
