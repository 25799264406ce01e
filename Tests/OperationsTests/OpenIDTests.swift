import Campus
import Credentials
import Fetching
import Foundation
import Locks
import Recurrence
import Storage
import TestSupport
import Testing
import Words

@testable import Operations

@Suite("Signing in by a provider")
struct OpenIDTests {
    private static let callback = "https://calendar.example.ac.uk/sign-in/campus/back"
    private static let soft = Result { try SoftProvider() }

    /// A provider without a network, and what it was asked.
    private final class Wire: Sendable {
        let answer = Locked("")
        let keys = Locked(Data())
        let document = Locked(SoftProvider.document)
        let isDown = Locked(false)
        let asked = Locked<[String]>([])

        func transport() -> OpenIDTransport {
            OpenIDTransport { url throws(Refusal) in
                self.asked.withLock { $0.append(url) }
                if self.isDown.withLock({ $0 }) { throw OpenIDProvider.unreached }
                return url.hasSuffix("/keys")
                    ? self.keys.withLock { $0 } : self.document.withLock { $0 }
            } post: { url, message throws(Refusal) in
                self.asked.withLock {
                    $0.append("\(url) \(String(decoding: message.body, as: UTF8.self))")
                }
                return Data(#"{"id_token":"\#(self.answer.withLock { $0 })"}"#.utf8)
            }
        }

        func count(_ part: String) -> Int {
            asked.withLock { $0.filter { $0.contains(part) }.count }
        }
    }

    private let home: DoorHome
    private let soft: SoftProvider
    private let wire = Wire()
    private let provider: OpenIDProvider

    private static let settings = """
        server:
          signUp: open
          openID: {issuer: 'https://login.example.ac.uk', client: belltower, name: Campus}
        """

    init() throws {
        soft = try Self.soft.get()
        home = try DoorHome(configuration: Self.settings)
        provider = OpenIDProvider(home.site, wire.transport())
        wire.keys.withLock { [soft] in $0 = soft.keys }
    }

    private func claims(
        _ attempt: OpenIDAttempt, signedBy other: SoftProvider? = nil, at now: Instant? = nil
    ) async throws -> IdentityClaims {
        let now = now ?? home.now
        let body = SoftProvider.claims(nonce: attempt.nonce, now: now.seconds)
        let token = try (other ?? soft).token(body)
        wire.answer.withLock { $0 = token }
        return try await provider.claims(
            ofCode: "c o&de", attempt, callback: Self.callback, at: now)
    }

    @Test("a browser is sent there with all that has to come back")
    func there() async throws {
        let attempt = OpenIDAttempt()
        let address = try await provider.address(
            for: attempt, callback: Self.callback, isProof: false, at: home.now)
        let parts = try #require(URLComponents(string: address))
        let fields = Dictionary(
            (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
        #expect(address.hasPrefix("https://login.example.ac.uk/authorize?"))
        #expect(fields["state"] == attempt.state && fields["nonce"] == attempt.nonce)
        #expect(fields["code_challenge"] == attempt.challenge)
        #expect(
            fields["code_challenge_method"] == "S256" && fields["redirect_uri"] == Self.callback)
        #expect(fields["client_id"] == "belltower" && fields["max_age"] == nil)
        #expect(!address.contains(attempt.verifier) && !address.contains(attempt.secret))
        let proof = try await provider.address(
            for: attempt, callback: Self.callback, isProof: true, at: home.now)
        #expect(proof.contains("max_age=0"))
        #expect(wire.count("openid-configuration") == 1, "asked once an hour")
    }

    @Test("a code is shown with its verifier, and the token says who it is")
    func back() async throws {
        let attempt = OpenIDAttempt()
        #expect(try await claims(attempt).subject == "s-1")
        #expect(wire.count("code=c%20o%26de&") == 1)
        #expect(wire.count("code_verifier=\(attempt.verifier)") == 1)
        await #expect(throws: OpenIDProvider.wrong) {
            // A token of another browser's attempt.
            _ = try await self.provider.claims(
                ofCode: "x", OpenIDAttempt(), callback: Self.callback, at: self.home.now)
        }
    }

    @Test("keys are asked for anew when a token has another, once a minute at most")
    func rotation() async throws {
        _ = try await claims(OpenIDAttempt())
        var next = try SoftProvider()
        next.keyID = "k2"
        await #expect(throws: OpenIDProvider.wrong) {
            _ = try await self.claims(OpenIDAttempt(), signedBy: next)
        }
        #expect(wire.count("/keys") == 1)
        wire.keys.withLock { $0 = next.keys }
        let later = home.now.adding(seconds: 60)
        _ = try await claims(OpenIDAttempt(), signedBy: next, at: later)
        #expect(wire.count("/keys") == 2)
    }

    @Test(
        "whoever names another issuer than the configured one, letter by letter, is not asked on",
        arguments: [
            "https://login.example.ac.uk/", "https://LOGIN.example.ac.uk",
            "http://login.example.ac.uk", "https://login.example.ac.uk.evil.example", "",
        ])
    func otherIssuer(_ issuer: String) async throws {
        let text = String(decoding: SoftProvider.document, as: UTF8.self)
        let altered = text.replacing(
            "\"https://login.example.ac.uk\"", with: "\"\(issuer)\"")
        #expect(altered != text)
        wire.document.withLock { $0 = Data(altered.utf8) }
        await #expect(throws: Refusal.self) {
            _ = try await self.provider.address(
                for: OpenIDAttempt(), callback: Self.callback, isProof: false, at: self.home.now)
        }
        await #expect(throws: Refusal.self) { _ = try await self.claims(OpenIDAttempt()) }
        #expect(wire.count("/keys") == 0 && wire.count("code_verifier") == 0)
    }

    @Test("who does not answer is not asked again for ten seconds")
    func down() async throws {
        wire.isDown.withLock { $0 = true }
        for (seconds, asked) in [(0, 1), (9, 1), (10, 2)] {
            await #expect(throws: OpenIDProvider.unreached) {
                try await claims(OpenIDAttempt(), at: home.now.adding(seconds: Int64(seconds)))
            }
            #expect(wire.count("openid-configuration") == asked, "after \(seconds) s")
        }
        wire.isDown.withLock { $0 = false }
        _ = try await claims(OpenIDAttempt(), at: home.now.adding(seconds: 20))
    }

    @Test("who is new gets an account as far as people may sign up; the same one the next time")
    func accounts() throws {
        let door = home.door
        let claims = IdentityClaims(
            subject: "s-1", verifiedEmail: "kim@example.ac.uk", name: "Kim Doe")
        let opened = try door.begin(identity: claims, of: SoftProvider.issuer, device: "x")
        #expect(opened.isNew && opened.person.name == "Kim Doe")
        let again = try door.begin(identity: claims, of: SoftProvider.issuer, device: "x")
        #expect(!again.isNew && again.person.id == opened.person.id)
        let other = try door.begin(
            identity: claims, of: "https://other.example", device: "x")
        #expect(other.person.id != opened.person.id, "another provider's s-1 is somebody else")
        // What a provider says of addresses is not believed, and when it asked is not known.
        let caller = try #require(try door.caller(token: opened.token.text))
        let account = home.site.desks(as: caller).account
        #expect(try account.addresses().isEmpty)
        #expect(reason { try account.mustBeFresh() } == .unauthenticated)
    }

    @Test("who is erased while suspended gets no new account by the provider either")
    func barred() throws {
        let claims = IdentityClaims(subject: "s-1")
        let opened = try home.door.begin(identity: claims, of: SoftProvider.issuer, device: "x")
        let handle = opened.person.handle.text
        _ = try home.home.as("op").people.suspend(handle)
        try home.home.as("op").people.erase(handle, .anonymous)
        let count = try home.home.as("op").people.list().count
        let refused = failure {
            _ = try home.door.begin(identity: claims, of: SoftProvider.issuer, device: "x")
        }
        #expect(refused?.message.key == "refusal.signUp.barred")
        #expect(try home.home.as("op").people.list().count == count)
        let other = IdentityClaims(
            subject: "s-2", provenAt: home.now.seconds)
        let new = try home.door.begin(identity: other, of: SoftProvider.issuer, device: "x")
        let caller = try #require(try home.door.caller(token: new.token.text))
        let account = home.site.desks(as: caller).account
        #expect(
            failure { try account.link(claims, of: SoftProvider.issuer) }?.message.key
                == "refusal.signUp.barred")
    }

    @Test("an address opens an account only where the provider is believed about it")
    func addresses() throws {
        let claims = IdentityClaims(subject: "s-1", verifiedEmail: "kim@example.ac.uk")
        for (rule, believed, expected) in [
            ("invited", "false", Refusal.Reason.forbidden), ("domains", "false", .forbidden),
            ("invited", "true", nil),
        ] {
            let home = try DoorHome(
                configuration: Self.settings.replacing("signUp: open", with: "signUp: \(rule)")
                    .replacing("name: Campus", with: "provesAddresses: \(believed)"))
            var edit = ProfileEdit()
            edit.email = "kim@example.ac.uk"
            _ = try home.home.as("op").people.add("kim", edit)
            var opened: OpenedSession?
            let refused = reason {
                opened = try home.door.begin(
                    identity: claims, of: SoftProvider.issuer, device: "x")
            }
            #expect(refused == expected)
            #expect(opened?.person.handle.text == (expected == nil ? "kim" : nil))
        }
    }

    @Test("one links it with one's account with a fresh proof, and nobody else then does")
    func links() throws {
        var home = home
        let (opened, kim) = try home.joined("kim@example.ac.uk", "kim")
        let (_, lee) = try home.joined("lee@example.ac.uk", "lee")
        let (own, others) = (home.site.desks(as: kim).account, home.site.desks(as: lee).account)
        var claims = IdentityClaims(subject: "s-1")
        try own.link(claims, of: SoftProvider.issuer)
        try own.link(claims, of: SoftProvider.issuer)
        #expect(try own.identities().count == 1)
        #expect(reason { try others.link(claims, of: SoftProvider.issuer) } == .conflict)
        let entered = try home.door.begin(
            identity: claims, of: SoftProvider.issuer, device: "x")
        #expect(entered.person.id == kim.person.id)
        // A proof is one only where the provider says that it has just asked.
        home.pass(601)
        let stale = home.site.desks(
            as: try #require(try home.door.caller(token: opened.token.text))
        ).account
        let id = try #require(try stale.identities().first?.id)
        #expect(reason { try stale.unlink(id) } == .unauthenticated)
        #expect(reason { try stale.prove(claims, of: SoftProvider.issuer) } == .unauthenticated)
        claims.provenAt = home.now.seconds - 600
        #expect(reason { try stale.prove(claims, of: SoftProvider.issuer) } == .unauthenticated)
        claims.provenAt = home.now.seconds - 5
        #expect(
            reason { try others.prove(claims, of: SoftProvider.issuer) } == .unauthenticated)
        try stale.prove(claims, of: SoftProvider.issuer)
        let fresh = home.site.desks(
            as: try #require(try home.door.caller(token: opened.token.text))
        ).account
        #expect(reason { try others.unlink(id) } == .missing)
        // They would come again by it.
        _ = try home.home.as("op").people.suspend("kim")
        #expect(reason { try fresh.unlink(id) } == .forbidden)
        _ = try home.home.as("op").people.restore("kim")
        try fresh.unlink(id)
        #expect(try fresh.identities().isEmpty)
    }
}
