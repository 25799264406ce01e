import Campus
import Crypto
import Fetching
import Recurrence
import TestSupport

@testable import Reminding

/// A browser that can read what it is sent, and a push service of our own.
struct PushScene {
    let site: LoopbackSite
    let signer = VapidSigner(VapidKey(), for: "https://calendar.example.org")
    let browser = P256.KeyAgreement.PrivateKey()
    let secret = (0..<16).map { _ in UInt8.random(in: 0...255) }

    /// - Parameter answer: of the push service, by the endpoint's path.
    init(answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply = { _ in .status(201) })
        throws
    {
        site = try LoopbackSite(answer: answer)
    }

    func device(_ id: Int64, path: String? = nil) -> PushSubscription {
        PushSubscription(
            id: PushSubscriptionID(id), person: PersonID(1), device: "Phone",
            address: PushSubscription.Address(
                endpoint: site.url(path ?? "/secret-\(id)"),
                publicKey: Array(browser.publicKey.x963Representation), secret: secret),
            made: Instant(seconds: 0))
    }

    func settings(
        _ devices: [PushSubscription], _ change: (inout FetchPolicy) -> Void = { _ in }
    ) -> ChannelSettings {
        var settings = ChannelSettings.loopback(change)
        settings.push = PushSettings(
            site: "https://calendar.example.org", signer: signer,
            hosts: PushHosts(allowsLoopback: true),
            subscriptions: { ids, _ in devices.filter { ids.contains($0.id) } })
        return settings
    }

    /// What the browser reads in a body.
    func opened(_ body: [UInt8]) throws -> [UInt8] {
        let (salt, sender) = (Array(body[..<16]), Array(body[21..<86]))
        let shared = try browser.sharedSecretFromKeyAgreement(
            with: P256.KeyAgreement.PublicKey(x963Representation: sender))
        let own = Array(browser.publicKey.x963Representation)
        let input = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: secret,
            sharedInfo: Array("WebPush: info\0".utf8) + own + sender, outputByteCount: 32)
        func derived(_ info: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: input, salt: salt,
                info: Array("Content-Encoding: \(info)\0".utf8), outputByteCount: count)
        }
        let nonce = derived("nonce", 12).withUnsafeBytes { Array($0) }
        let box = try AES.GCM.SealedBox(
            nonce: AES.GCM.Nonce(data: nonce), ciphertext: body[86..<(body.count - 16)],
            tag: body[(body.count - 16)...])
        let plain = try AES.GCM.open(box, using: derived("aes128gcm", 16))
        return Array(plain.dropLast())
    }
}
