import Crypto

/// A message that one browser alone can read, in one record of `aes128gcm` (RFC 8188, RFC 8291).
enum SealedPush {
    /// Bytes that a push service takes at least (RFC 8030, section 7.2), and most take at most.
    static let longest = 4_096
    /// Salt, record size, length of the key, the key.
    private static let headerLength = 16 + 4 + 1 + 65
    /// The delimiter of the last record, and the tag.
    private static let trailerLength = 1 + 16
    /// Bytes that a message may have.
    static let mostBytes = longest - headerLength - trailerLength

    /// - Parameters:
    ///   - message: no more than `mostBytes`.
    ///   - keys: of the browser.
    static func seal(
        _ message: [UInt8], for keys: PushKeys
    ) throws -> [UInt8] {
        var random = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        return try seal(message, for: keys, from: P256.KeyAgreement.PrivateKey(), salt: salt)
    }

    /// The same with a sender's key and a salt that are known: for the vectors of the RFCs.
    static func seal(
        _ message: [UInt8], for keys: PushKeys, from sender: P256.KeyAgreement.PrivateKey,
        salt: [UInt8]
    ) throws -> [UInt8] {
        let own = Array(sender.publicKey.x963Representation)
        let shared = try sender.sharedSecretFromKeyAgreement(with: keys.publicKey)
        let input = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: keys.secret,
            sharedInfo: Array("WebPush: info\0".utf8) + keys.publicKeyBytes + own,
            outputByteCount: 32)
        let (key, nonce) = derive(from: input, salt: salt)
        let box = try AES.GCM.seal(
            message + [2], using: key,
            nonce: AES.GCM.Nonce(data: nonce.withUnsafeBytes { Array($0) }))
        let size = withUnsafeBytes(of: UInt32(longest).bigEndian) { Array($0) }
        return salt + size + [UInt8(own.count)] + own + box.ciphertext + box.tag
    }

    /// The key and the nonce of the first record.
    private static func derive(
        from input: SymmetricKey, salt: [UInt8]
    ) -> (SymmetricKey, SymmetricKey) {
        func derived(_ info: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: input, salt: salt,
                info: Array("Content-Encoding: \(info)\0".utf8), outputByteCount: count)
        }
        return (derived("aes128gcm", 16), derived("nonce", 12))
    }
}
