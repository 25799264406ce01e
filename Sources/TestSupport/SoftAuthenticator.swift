package import Credentials
import Crypto
import Foundation

/// An authenticator of software, with one passkey of ES256: it signs whatever it is told to, also what none
/// would.
package struct SoftAuthenticator: Sendable {
    /// What it says; each part is altered in tests of its own.
    package struct Saying: Sendable {
        package var type = ""
        package var challenge: String
        package var origin: String
        package var isCrossOrigin = false
        package var topOrigin: String?
        package var site: String
        /// Present, verified.
        package var flags: UInt8 = 0x05
        package var counter: UInt32 = 0
        /// COSE's number of the algorithm.
        package var algorithm = -7

        package init(_ challenge: String, at party: RelyingParty) {
            self.challenge = challenge
            origin = party.origin
            site = party.id
        }
    }

    package let id: [UInt8]
    /// As the site names its owner.
    package var handle: [UInt8]
    private let key: P256.Signing.PrivateKey

    package init(handle: [UInt8] = []) {
        id = randomBytes(32)
        key = P256.Signing.PrivateKey()
        self.handle = handle
    }

    /// What a browser answers that made the passkey.
    package func made(_ saying: Saying) -> NewPasskeyAnswer {
        var data = Self.data(saying, more: 0x40)
        data += [UInt8](repeating: 0, count: 16) + [0, UInt8(id.count)] + id + cose(saying)
        var attestation: [UInt8] = [0xa3]
        attestation += Self.text("fmt") + Self.text("none") + Self.text("attStmt") + [0xa0]
        attestation += Self.text("authData") + [0x58, UInt8(data.count)] + data
        return NewPasskeyAnswer(
            clientData: Self.clientData(saying, "webauthn.create"), attestation: attestation,
            transports: ["internal"])
    }

    /// What a browser answers with which the passkey signed.
    package func signed(_ saying: Saying) throws -> PasskeyAnswer {
        let data = Self.data(saying, more: 0)
        let clientData = Self.clientData(saying, "webauthn.get")
        let signature = try key.signature(for: Data(data + SHA256.hash(data: clientData)))
        return PasskeyAnswer(
            credential: id, clientData: clientData, authenticatorData: data,
            signature: Array(signature.derRepresentation), userHandle: handle)
    }

    private static func data(_ saying: Saying, more: UInt8) -> [UInt8] {
        let counter = (0..<4).map { UInt8(truncatingIfNeeded: saying.counter >> (24 - 8 * $0)) }
        return SHA256.hash(data: Data(saying.site.utf8)) + [saying.flags | more] + counter
    }

    /// As `{1: 2, 3: algorithm, -1: 1, -2: x, -3: y}`.
    private func cose(_ saying: Saying) -> [UInt8] {
        let point = Array(key.publicKey.rawRepresentation)
        let start = [0xa5, 0x01, 0x02, 0x03, UInt8(0x20 - 1 - saying.algorithm), 0x20, 0x01]
        return start + [0x21, 0x58, 0x20] + point[..<32] + [0x22, 0x58, 0x20] + point[32...]
    }

    private static func clientData(_ saying: Saying, _ usual: String) -> Data {
        let type = saying.type.isEmpty ? usual : saying.type
        let top = saying.topOrigin.map { #","topOrigin":"\#($0)""# } ?? ""
        return Data(
            #"{"type":"\#(type)","challenge":"\#(saying.challenge)","origin":"\#(saying.origin)","#
                .utf8) + Data(#""crossOrigin":\#(saying.isCrossOrigin)\#(top)}"#.utf8)
    }

    private static func text(_ text: String) -> [UInt8] {
        [0x60 | UInt8(text.utf8.count)] + text.utf8
    }
}

/// As `toJSON` writes them.
extension NewPasskeyAnswer {
    package var json: String {
        """
        {"id":"x","rawId":"x","type":"public-key","clientExtensionResults":{},"response":{\
        "clientDataJSON":"\(Base64URL.text(clientData))","attestationObject":"\(Base64URL.text(attestation))",\
        "transports":["internal"]}}
        """
    }
}

extension PasskeyAnswer {
    package var json: String {
        let handle = userHandle.map { "\"\(Base64URL.text($0))\"" } ?? "null"
        return """
            {"id":"\(Base64URL.text(credential))","rawId":"x","type":"public-key","response":{\
            "clientDataJSON":"\(Base64URL.text(clientData))","userHandle":\(handle),\
            "authenticatorData":"\(Base64URL.text(authenticatorData))","signature":"\(Base64URL.text(signature))"}}
            """
    }
}
