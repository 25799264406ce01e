import Crypto
import Foundation
import TestSupport
import Testing

@testable import Credentials

@Suite("Passkeys, as they are checked")
struct PasskeyCheckTests {
    private let party: RelyingParty

    init() throws {
        party = try #require(RelyingParty(url: "https://calendar.example.ac.uk"))
    }

    private static func answers(
        _ vector: PasskeyVector
    ) throws -> (made: NewPasskeyAnswer, signed: PasskeyAnswer) {
        func plain(_ text: String) throws -> [UInt8] { try #require(Base64URL.bytes(text)) }
        return (
            NewPasskeyAnswer(
                clientData: Data(try plain(vector.making)),
                attestation: try plain(vector.attestation), transports: []),
            PasskeyAnswer(
                credential: try plain(vector.credential),
                clientData: Data(try plain(vector.signing)),
                authenticatorData: try plain(vector.data), signature: try plain(vector.signature),
                userHandle: nil)
        )
    }

    @Test("what another program made and signed holds", arguments: PasskeyVector.good)
    func vectors(_ vector: PasskeyVector) throws {
        let (made, signed) = try Self.answers(vector)
        #expect(ClientData(made.clientData, .making, at: party) != nil)
        #expect(ClientData(signed.clientData, .signing, at: party) != nil)
        let passkey = try #require(party.made(made))
        #expect(Base64URL.text(passkey.id) == vector.credential)
        let state = try #require(party.signed(signed, by: passkey.key, after: passkey.state))
        #expect(state.isBackedUp == vector.name.contains("manager"))
        // Each byte that is signed counts, and each of the signature.
        for (index, change) in [(0, 1), (36, 1), (33, 0x40)] as [(Int, UInt8)] {
            var other = signed
            other.authenticatorData[index] ^= change
            #expect(party.signed(other, by: passkey.key, after: passkey.state) == nil)
        }
        var other = signed
        other.clientData.append(0x20)
        #expect(party.signed(other, by: passkey.key, after: passkey.state) == nil)
        other = signed
        other.signature[other.signature.count - 1] ^= 1
        #expect(party.signed(other, by: passkey.key, after: passkey.state) == nil)
    }

    @Test("an authenticator that did not know who it was signs nobody in")
    func unverified() throws {
        let (made, signed) = try Self.answers(.unverified)
        #expect(party.made(made) == nil)
        let attestation = try #require(CBORReader.value(of: made.attestation))
        let data = try #require(attestation["authData"]?.bytes.flatMap { AuthenticatorData($0) })
        let credential = try #require(data.credential)
        let key = try #require(PasskeyKey(credential.key))
        let message = signed.authenticatorData + SHA256.hash(data: signed.clientData)
        #expect(key.isSignature(signed.signature, of: Data(message)))
        let state = PasskeyState(counter: 0, mayBeBackedUp: false, isBackedUp: false)
        #expect(party.signed(signed, by: credential.key, after: state) == nil)
    }

    /// What an authenticator signs soundly, and is refused all the same.
    private static let odd: [(String, @Sendable (inout SoftAuthenticator.Saying) -> Void)] = [
        ("another type", { $0.type = "payment.get" }),
        ("another origin", { $0.origin = "https://calendar.example.ac.uk.evil.example" }),
        ("another scheme", { $0.origin = "http://calendar.example.ac.uk" }),
        ("another port", { $0.origin = "https://calendar.example.ac.uk:8443" }),
        ("a frame in another site's page", { $0.isCrossOrigin = true }),
        ("a page above it", { $0.topOrigin = "https://evil.example" }),
        ("another site", { $0.site = "evil.example" }),
        ("nobody there", { $0.flags = 0x04 }), ("nobody known", { $0.flags = 0x01 }),
        ("backed up, which it may not be", { $0.flags = 0x15 }),
    ]

    @Test("whatever is signed, it is for this page, by somebody", arguments: odd.map(\.0))
    func oddities(_ name: String) throws {
        let device = SoftAuthenticator()
        var saying = SoftAuthenticator.Saying("c", at: party)
        #expect(Self.holds(device.made(saying), at: party))
        let known = try #require(party.made(device.made(saying)))
        #expect(Self.holds(try device.signed(saying), by: known, at: party))
        try #require(Self.odd.first { $0.0 == name }).1(&saying)
        #expect(!Self.holds(device.made(saying), at: party))
        #expect(!Self.holds(try device.signed(saying), by: known, at: party))
    }

    private static func holds(_ answer: NewPasskeyAnswer, at party: RelyingParty) -> Bool {
        ClientData(answer.clientData, .making, at: party) != nil && party.made(answer) != nil
    }

    private static func holds(
        _ answer: PasskeyAnswer, by known: MadePasskey, at party: RelyingParty
    ) -> Bool {
        ClientData(answer.clientData, .signing, at: party) != nil
            && party.signed(answer, by: known.key, after: known.state) != nil
    }

    @Test(
        "a counter goes up, or is not counted",
        arguments: [
            (0, 0, true), (0, 1, true), (1, 2, true), (7, 4_294_967_295, true), (1, 1, false),
            (2, 1, false), (1, 0, false),
        ] as [(UInt32, UInt32, Bool)])
    func counters(last: UInt32, next: UInt32, holds: Bool) throws {
        let device = SoftAuthenticator()
        var saying = SoftAuthenticator.Saying("c", at: party)
        let key = try #require(party.made(device.made(saying))).key
        saying.counter = next
        let state = PasskeyState(counter: last, mayBeBackedUp: false, isBackedUp: false)
        let signed = party.signed(try device.signed(saying), by: key, after: state)
        #expect((signed != nil) == holds)
        #expect(signed?.counter ?? next == next)
        // What may be backed up is settled when it is made.
        saying.flags = 0x0d
        #expect(party.signed(try device.signed(saying), by: key, after: state) == nil)
    }

    @Test("keys of other algorithms, and points that are none, are no keys")
    func keys() throws {
        let device = SoftAuthenticator()
        var saying = SoftAuthenticator.Saying("c", at: party)
        let good = try #require(party.made(device.made(saying))).key
        #expect(PasskeyKey(good) != nil)
        saying.algorithm = -8
        #expect(party.made(device.made(saying)) == nil)
        for index in 0..<good.count {
            #expect(PasskeyKey(Array(good[..<index])) == nil)
        }
        var offCurve = good
        offCurve[good.count - 1] ^= 1
        #expect(PasskeyKey(offCurve) == nil)
        #expect(PasskeyKey(good + [0]) == nil)
    }

    @Test("what is cut anywhere is refused, and nothing breaks")
    func cut() throws {
        let made = SoftAuthenticator().made(.init("c", at: party))
        for count in 0..<made.attestation.count {
            var other = made
            other.attestation = Array(made.attestation[..<count])
            #expect(party.made(other) == nil)
        }
        let attestation = try #require(CBORReader.value(of: made.attestation))
        let data = try #require(attestation["authData"]?.bytes)
        for count in 0..<data.count { #expect(AuthenticatorData(Array(data[..<count])) == nil) }
        #expect(AuthenticatorData(data + [0]) == nil)
        #expect(AuthenticatorData(data) != nil)
    }

    @Test(
        "a site is known by its host, where browsers have passkeys",
        arguments: [
            ("https://Calendar.example.ac.uk", "https://calendar.example.ac.uk"),
            ("https://a.example:443", "https://a.example"),
            ("https://a.example:8443", "https://a.example:8443"),
            ("http://localhost:8080", "http://localhost:8080"), ("http://a.example", nil),
            ("https://192.168.0.7", nil), ("http://127.0.0.1:8080", nil), ("https://[::1]", nil),
            ("https://", nil), ("ftp://a.example", nil), ("https://münchen.example", nil),
        ])
    func parties(url: String, origin: String?) {
        #expect(RelyingParty(url: url)?.origin == origin)
    }

    @Test(
        "letters of a URL are bytes, without what fills up",
        arguments: [
            ("", [] as [UInt8]?), ("_-8", [255, 239]), ("AA==", nil), ("A", nil), ("+/8", nil),
        ])
    func letters(text: String, plain: [UInt8]?) {
        #expect(Base64URL.bytes(text) == plain)
    }
}
