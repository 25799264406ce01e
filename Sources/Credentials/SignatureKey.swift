import Crypto
import CryptoExtras
package import Foundation

/// A public key by which signatures are checked: ES256 or RS256 (RFC 7518).
package struct SignatureKey: Sendable {
    package enum Algorithm: String, Sendable {
        case es256 = "ES256"
        case rs256 = "RS256"
    }

    /// How two numbers of a signature of ES256 are written.
    package enum Form: Sendable {
        /// As DER has them: passkeys.
        case der
        /// One after the other: tokens.
        case plain
    }

    private enum Kind {
        case es256(P256.Signing.PublicKey)
        case rs256(_RSA.Signing.PublicKey)
    }

    private let kind: Kind

    package var algorithm: Algorithm {
        switch kind {
        case .es256: .es256
        case .rs256: .rs256
        }
    }

    /// A point of the curve P-256; nil for what is none.
    package init?(x: [UInt8], y: [UInt8]) {
        guard x.count == 32, y.count == 32,
            let key = try? P256.Signing.PublicKey(x963Representation: [4] + x + y)
        else { return nil }
        kind = .es256(key)
    }

    /// A key of RSA, of 2,048 to 4,096 bits: both numbers are bounded, for what a signature costs.
    package init?(modulus: [UInt8], exponent: [UInt8]) {
        guard (256...512).contains(modulus.count), (1...4).contains(exponent.count),
            let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent)
        else { return nil }
        kind = .rs256(key)
    }

    /// Whether a signature is of the key's owner, over a message.
    package func isSignature(
        _ signature: [UInt8], of message: Data, as form: Form
    ) -> Bool {
        switch kind {
        case .es256(let key):
            let read: P256.Signing.ECDSASignature? =
                switch form {
                case .der: try? P256.Signing.ECDSASignature(derRepresentation: signature)
                case .plain: try? P256.Signing.ECDSASignature(rawRepresentation: signature)
                }
            return read.map { key.isValidSignature($0, for: message) } ?? false
        case .rs256(let key):
            // RS256 pads as PKCS#1 1.5 has it, which is sound for signatures.
            return key.isValidSignature(
                _RSA.Signing.RSASignature(rawRepresentation: signature),
                for: SHA256.hash(data: message), padding: .insecurePKCS1v1_5)
        }
    }
}
