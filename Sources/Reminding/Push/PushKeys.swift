import Credentials
import Crypto

/// What a browser's pushes are sealed with (RFC 8291): its public key, and a secret that it shares
/// with us.
package struct PushKeys: Sendable {
    let publicKey: P256.KeyAgreement.PublicKey
    let secret: [UInt8]

    /// Nil when the key is no point of P-256, or the secret has another length than 16 bytes.
    package init?(publicKey: [UInt8], secret: [UInt8]) {
        guard publicKey.count == 65, secret.count == 16,
            let key = try? P256.KeyAgreement.PublicKey(x963Representation: publicKey)
        else { return nil }
        self.publicKey = key
        self.secret = secret
    }

    /// Reads them as browsers write them: base64url.
    package init?(p256dh: String, auth: String) {
        guard p256dh.utf8.count <= 100, auth.utf8.count <= 30,
            let key = Base64URL.bytes(padded: p256dh), let secret = Base64URL.bytes(padded: auth)
        else { return nil }
        self.init(publicKey: key, secret: secret)
    }

    /// Uncompressed: 65 bytes.
    package var publicKeyBytes: [UInt8] { Array(publicKey.x963Representation) }
    package var secretBytes: [UInt8] { secret }
}
