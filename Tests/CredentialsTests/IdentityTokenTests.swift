import Foundation
import TestSupport
import Testing

@testable import Credentials

@Suite("Tokens of OpenID Connect")
struct IdentityTokenTests {
    private static let now: Int64 = 1_791_450_000
    private static let provider = Result { try SoftProvider() }
    private let provider: SoftProvider
    private let keys: JSONWebKeys

    init() throws {
        provider = try Self.provider.get()
        keys = try #require(JSONWebKeys(provider.keys))
    }

    private func claims(_ text: String) -> IdentityClaims? {
        guard let token = JSONWebToken(text), case .signed = keys.verdict(on: token) else {
            return nil
        }
        return IdentityCheck(
            issuer: SoftProvider.issuer, client: SoftProvider.client, nonce: "n", now: Self.now
        ).claims(of: token)
    }

    @Test(
        "one that is signed, for us and of now says who somebody is", arguments: ["ES256", "RS256"])
    func good(algorithm: String) throws {
        var body = SoftProvider.claims(nonce: "n", now: Self.now)
        let plain = try #require(claims(try provider.token(body, algorithm: algorithm)))
        #expect(plain == IdentityClaims(subject: "s-1"))
        body["email"] = "\"kim@example.ac.uk\""
        #expect(claims(try provider.token(body))?.verifiedEmail == nil)
        body["email_verified"] = "true"
        body["auth_time"] = "\(Self.now - 30)"
        body["aud"] = "[\"belltower\",\"other\"]"
        body["azp"] = "\"belltower\""
        let full = try #require(claims(try provider.token(body)))
        #expect(full.verifiedEmail == "kim@example.ac.uk" && full.provenAt == Self.now - 30)
        body["auth_time"] = "1e300"
        #expect(claims(try provider.token(body))?.provenAt == nil)
    }

    @Test(
        "one that is not, is refused",
        arguments: [
            ("iss", "\"https://login.evil.example\""), ("iss", "\"https://login.example.ac.uk/\""),
            ("aud", "\"other\""), ("aud", "[]"), ("aud", "[\"belltower\",\"other\"]"),
            ("azp", "\"other\""), ("exp", "\(now - 61)"), ("exp", "null"), ("iat", "\(now + 61)"),
            ("nbf", "\(now + 61)"), ("nonce", "\"m\""), ("nonce", "null"), ("sub", "\"\""),
            ("sub", "null"), ("sub", "7"),
        ])
    func wrong(name: String, value: String) throws {
        var body = SoftProvider.claims(nonce: "n", now: Self.now)
        #expect(claims(try provider.token(body)) != nil)
        body[name] = value
        #expect(claims(try provider.token(body)) == nil)
    }

    @Test("clocks may differ by a minute")
    func leeway() throws {
        var body = SoftProvider.claims(nonce: "n", now: Self.now)
        (body["exp"], body["iat"]) = ("\(Self.now - 59)", "\(Self.now + 59)")
        #expect(claims(try provider.token(body)) != nil)
    }

    @Test("no signature, one by the public key, one of another key: all refused")
    func forged() throws {
        let body = SoftProvider.claims(nonce: "n", now: Self.now)
        for algorithm in ["none", "None", "HS256", "PS256", ""] {
            #expect(claims(try provider.token(body, algorithm: algorithm)) == nil, "\(algorithm)")
        }
        let good = try provider.token(body)
        let parts = good.split(separator: ".").map(String.init)
        for text in [
            "", ".", "..", "\(parts[0]).\(parts[1]).", "\(parts[0]).\(parts[1])", good + ".",
            good + "=", "\(parts[0]).\(parts[1]).AAAA", String(repeating: "a.", count: 20_000),
        ] {
            #expect(claims(text) == nil)
        }
        // Claims that were altered afterwards.
        let other = try provider.token(body.merging(["sub": "\"s-2\""]) { _, new in new })
        let mixed = "\(parts[0]).\(other.split(separator: ".")[1]).\(parts[2])"
        #expect(claims(mixed) == nil)
        // Of another provider's key by the same name; and a name of a key that fits another algorithm.
        #expect(claims(try SoftProvider().token(body)) == nil)
        let misnamed = try #require(
            JSONWebToken(try provider.token(body, algorithm: "ES256", keyID: "rsa")))
        guard case .unknownKey = keys.verdict(on: misnamed) else {
            Issue.record("a key of RSA signs no ES256")
            return
        }
    }

    @Test("what is no set of keys is none; keys of other kinds and uses are left out")
    func sets() throws {
        #expect(JSONWebKeys(Data("[]".utf8)) == nil)
        let odd =
            #"{"keys":[{"kty":"EC","crv":"P-256","x":"AA","y":"AA"},{"kty":"RSA","n":"AQAB","e":"AQAB"}]}"#
        let keys = try #require(JSONWebKeys(Data(odd.utf8)))
        let token = try #require(JSONWebToken(try provider.token([:])))
        guard case .unknownKey = keys.verdict(on: token) else {
            Issue.record("there is no key")
            return
        }
    }

    @Test("what goes along is made of one secret, and each part is its own")
    func attempts() {
        let attempt = OpenIDAttempt()
        let parts = [
            attempt.state, attempt.nonce, attempt.verifier, attempt.challenge, attempt.secret,
        ]
        #expect(Set(parts).count == 5)
        #expect(parts.allSatisfy { $0.utf8.count == 43 })
        #expect(OpenIDAttempt(secret: attempt.secret).state == attempt.state)
        #expect(OpenIDAttempt().state != attempt.state)
    }
}
