import Credentials
import Crypto
import TestSupport
import Testing

@testable import Reminding

/// RFC 8291, section 5 and appendix A.
enum PushVector {
    static let message = "When I grow up, I want to be a watermelon"
    static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
    static let browser =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let sender = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
    static let sealed =
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        + "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        + "lcy4a-fN"
}

@Suite("A sealed push")
struct PushSealingTests {
    @Test("is what RFC 8291 shows, byte by byte")
    func vector() throws {
        let keys = try #require(PushKeys(p256dh: PushVector.browser, auth: PushVector.secret))
        let sender = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: #require(Base64URL.bytes(PushVector.sender)))
        let salt = try #require(Base64URL.bytes(PushVector.salt))
        let sealed = try SealedPush.seal(
            Array(PushVector.message.utf8), for: keys, from: sender, salt: salt)
        #expect(Base64URL.text(sealed) == PushVector.sealed)
    }

    @Test("has a key and a salt of its own, and no more bytes than a push service takes")
    func fresh() throws {
        let keys = try #require(PushKeys(p256dh: PushVector.browser, auth: PushVector.secret))
        let message = [UInt8](repeating: 65, count: SealedPush.mostBytes)
        let (one, other) = try (
            SealedPush.seal(message, for: keys), SealedPush.seal(message, for: keys)
        )
        #expect(one.count == 4_096)
        #expect(one[..<16] != other[..<16])
        #expect(one[21..<86] != other[21..<86])
    }

    @Test(
        "needs a key that is a point of the curve, and sixteen bytes that are shared",
        arguments: [
            (PushVector.browser, "BTBZMqHH6r4Tts7J_aSI"), (PushVector.browser, ""),
            ("", PushVector.secret), ("BBBB", PushVector.secret),
            (String(PushVector.browser.dropLast()) + "A", PushVector.secret),
            (String(repeating: "B", count: 50_000), PushVector.secret),
            ("not/base64+url", PushVector.secret),
        ])
    func keys(_ key: String, _ secret: String) {
        #expect(PushKeys(p256dh: key, auth: secret) == nil)
    }

    @Test("takes keys with the padding that some scripts leave")
    func padding() throws {
        let keys = try #require(
            PushKeys(p256dh: PushVector.browser + "=", auth: PushVector.secret + "=="))
        #expect(Base64URL.text(keys.publicKeyBytes) == PushVector.browser)
        #expect(Base64URL.text(keys.secretBytes) == PushVector.secret)
    }
}

@Suite("What names us to push services")
struct VapidTests {
    private func claims(_ field: String) throws -> String {
        let token = try #require(field.split(separator: ",").first?.dropFirst("vapid t=".count))
        let parts = token.split(separator: ".").map(String.init)
        try #require(parts.count == 3)
        #expect(
            try #require(Base64URL.bytes(parts[0])) == Array(#"{"typ":"JWT","alg":"ES256"}"#.utf8))
        #expect(Base64URL.bytes(parts[2])?.count == 64)
        return String(decoding: try #require(Base64URL.bytes(parts[1])), as: UTF8.self)
    }

    @Test("says to whom, from whom, and until when: half a day ahead")
    func token() throws {
        let signer = VapidSigner(VapidKey(), for: "https://calendar.example.org")
        let field = try signer.authorization(for: "https://push.example", at: 1_000_000)
        #expect(
            try claims(field)
                == #"{"exp":1043200,"aud":"https://push.example","#
                + #""sub":"https://calendar.example.org"}"#)
        #expect(field.hasSuffix(",k=\(signer.publicText)"))
        #expect(Base64URL.bytes(signer.publicText)?.count == 65)
    }

    @Test("is signed once a push service for some hours, and anew when the clock was set back")
    func kept() throws {
        let signer = VapidSigner(VapidKey(), for: "https://calendar.example.org")
        func field(_ now: Int64, _ origin: String = "https://a.example") throws -> String {
            try signer.authorization(for: origin, at: now)
        }
        let first = try field(1_000_000)
        #expect(try field(1_000_000 + 6 * 3_600 - 1) == first)
        #expect(try field(1_000_000, "https://b.example") != first)
        let later = try field(1_000_000 + 6 * 3_600)
        #expect(later != first)
        let back = try field(500_000)
        #expect(try claims(back).contains(#""exp":543200"#))
    }

    @Test("is one line of text that is read again, and nothing else")
    func text() throws {
        let key = VapidKey()
        #expect(VapidKey(key.text + "\n")?.publicText == key.publicText)
        for text in ["", "AAAA", key.text + "A", String(repeating: "A", count: 43)] {
            #expect(VapidKey(text) == nil, "\(text)")
        }
    }
}

@Suite("A push's endpoint")
struct PushEndpointTests {
    @Test(
        "is a URL of a push service that is known",
        arguments: [
            "https://fcm.googleapis.com/fcm/send/abc:def", "https://FCM.googleapis.com/wp/x",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://eu.push.services.mozilla.com/wpush/v1/x", "https://web.push.apple.com/QG",
            "https://api.push.apple.com/3", "https://db5p.notify.windows.com/w/?token=x",
            "https://push.example.org/x", "https://a.b.example.net/x",
        ])
    func known(_ text: String) throws {
        let hosts = PushHosts(more: ["push.example.org", "*.Example.net"])
        let endpoint = try #require(PushEndpoint(text, among: hosts))
        #expect(endpoint.text == text)
        #expect(!"\(endpoint)".contains("/"))
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "x", "fcm.googleapis.com/x", "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x", "https://me:pw@fcm.googleapis.com/x",
            "https://evil.example/fcm.googleapis.com", "https://fcm.googleapis.com.evil.example/",
            "https://xfcm.googleapis.com/", "https://evilpush.apple.com/",
            "https://push.services.mozilla.com/", "https://notify.windows.com/",
            "https://127.0.0.1/x", "http://127.0.0.1/x", "http://localhost/", "https://[::1]/",
            "https://10.0.0.1/", "https://fcm.googleapis.com@evil.example/",
            "https://fcm.googleapis.com\\@evil.example/", "ftp://fcm.googleapis.com/x",
            "https://example.net/x",
        ])
    func unknown(_ text: String) {
        #expect(PushEndpoint(text, among: PushHosts(more: ["*.example.net"])) == nil)
    }

    @Test("is on this machine only where that is allowed")
    func loopback() {
        let hosts = PushHosts(allowsLoopback: true)
        #expect(PushEndpoint("http://127.0.0.1:4000/x", among: hosts) != nil)
        #expect(PushEndpoint("http://10.0.0.1/x", among: hosts) == nil)
    }

    @Test("is not longer than browsers give")
    func long() {
        let path = String(repeating: "a", count: 2_048)
        #expect(PushEndpoint("https://fcm.googleapis.com/\(path)", among: PushHosts()) == nil)
    }

    @Test(
        "may be of more hosts by their names",
        arguments: [
            ("push.example.org", true), ("*.push.example.org", true), ("*.example.org", true),
            ("localhost", true), ("*.org", false), ("*", false), ("*.", false), ("", false),
            ("https://push.example.org", false), ("push.example.org:8443", false),
            ("push.example.org/x", false), ("a b", false), ("**.example.org", false),
            ("*.*.example.org", false),
        ])
    func patterns(_ text: String, _ isOne: Bool) {
        #expect(PushHosts.isPattern(text) == isOne)
    }
}
