package import Foundation

/// The public key of a passkey, as COSE writes it (RFC 9052, RFC 8812): ES256, or RS256.
package struct PasskeyKey: Sendable {
    /// The numbers of COSE's algorithms that are taken, the better one first.
    package static let algorithms = [-7, -257]

    private let key: SignatureKey

    /// Nil for what is no key of these algorithms.
    package init?(_ bytes: [UInt8]) {
        guard let cose = CBORReader.value(of: bytes) else { return nil }
        let key: SignatureKey?
        // 1: the kind of key, 3: its algorithm.
        switch (cose[1], cose[3]) {
        case (CBOR(2), CBOR(-7)):
            // -1: the curve P-256, -2 and -3: the point.
            guard cose[-1] == CBOR(1), let x = cose[-2]?.bytes, let y = cose[-3]?.bytes else {
                return nil
            }
            key = SignatureKey(x: x, y: y)
        case (CBOR(3), CBOR(-257)):
            // -1: the modulus, -2: the exponent.
            guard let modulus = cose[-1]?.bytes, let exponent = cose[-2]?.bytes else { return nil }
            key = SignatureKey(modulus: modulus, exponent: exponent)
        default: return nil
        }
        guard let key else { return nil }
        self.key = key
    }

    /// Whether a signature is of the key's owner, over a message.
    package func isSignature(_ signature: [UInt8], of message: Data) -> Bool {
        key.isSignature(signature, of: message, as: .der)
    }
}
