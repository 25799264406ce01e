import Campus
import Credentials
import Foundation
import Recurrence
import Storage
import TestSupport
import Testing

@testable import Operations

@Suite("Passkeys")
struct PasskeyTests {
    private static let kim = "kim@example.ac.uk"
    private let party: RelyingParty

    init() throws {
        party = try #require(RelyingParty(url: "https://calendar.example.ac.uk"))
    }

    /// A device with a passkey of somebody's.
    private func device(of caller: Caller, in home: DoorHome) throws -> SoftAuthenticator {
        let account = home.site.desks(as: caller).account
        let offer = try account.offerPasskey(at: party)
        let device = SoftAuthenticator(handle: Array(offer.handle))
        _ = try account.addPasskey(
            device.made(.init(offer.challenge.text, at: party)), at: party, name: "Phone")
        return device
    }

    private func saying(in home: DoorHome) throws -> SoftAuthenticator.Saying {
        .init(try home.door.passkeyRequest(at: party).challenge.text, at: party)
    }

    private func begin(_ answer: PasskeyAnswer, in home: DoorHome) throws -> OpenedSession {
        try home.door.begin(passkey: answer, at: party, device: "laptop")
    }

    @Test("a passkey signs in whoever added it, who says no name, and is a fresh proof")
    func signIn() throws {
        var home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let device = try device(of: caller, in: home)
        home.pass(86_400)
        let opened = try begin(try device.signed(try saying(in: home)), in: home)
        #expect(opened.person.id == caller.person.id && !opened.isNew)
        let again = try #require(try home.door.caller(token: opened.token.text))
        let account = home.site.desks(as: again).account
        try account.mustBeFresh()
        let passkey = try #require(try account.passkeys().first)
        #expect(passkey.used == home.now && passkey.name == "Phone")
        #expect(passkey.transports == ["internal"])
    }

    /// What is refused, each in the same words.
    private static let wrong:
        [(String, @Sendable (inout PasskeyAnswer, SoftAuthenticator) throws -> Void)] = [
            ("another signature", { answer, _ in answer.signature[10] ^= 1 }),
            ("no signature", { answer, _ in answer.signature = [] }),
            ("a passkey that is not known", { answer, _ in answer.credential[0] ^= 1 }),
            ("somebody else's passkey", { answer, other in answer.credential = other.id }),
            ("somebody else's name", { answer, other in answer.userHandle = other.handle }),
            ("no name", { answer, _ in answer.userHandle = nil }),
            ("what the browser did not say", { answer, _ in answer.clientData.append(0x20) }),
            ("nothing", { answer, _ in answer.authenticatorData = [] }),
        ]

    @Test("whatever is wrong is refused in the same words", arguments: wrong.map(\.0))
    func refused(_ name: String) throws {
        let home = try DoorHome()
        let (_, kim) = try home.joined(Self.kim, "kim")
        let (_, lee) = try home.joined("lee@example.ac.uk", "lee")
        let (own, other) = (try device(of: kim, in: home), try device(of: lee, in: home))
        var answer = try own.signed(try saying(in: home))
        try #require(Self.wrong.first { $0.0 == name }).1(&answer, other)
        #expect(failure { _ = try begin(answer, in: home) } == PasskeyVerification.refusal)
        #expect(try home.site.desks(as: kim).account.passkeys().first?.used == nil)
    }

    @Test("a challenge is answered once, rightly or not, within five minutes, and is one of ours")
    func challenges() throws {
        var home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let device = try device(of: caller, in: home)
        let first = try device.signed(try saying(in: home))
        _ = try begin(first, in: home)
        #expect(reason { _ = try begin(first, in: home) } == .unauthenticated)
        let spoilt = try saying(in: home)
        var wrong = try device.signed(spoilt)
        wrong.signature[10] ^= 1
        #expect(reason { _ = try begin(wrong, in: home) } == .unauthenticated)
        #expect(reason { _ = try begin(try device.signed(spoilt), in: home) } == .unauthenticated)
        let late = try device.signed(try saying(in: home))
        home.pass(300)
        #expect(reason { _ = try begin(late, in: home) } == .unauthenticated)
        let own = SoftAuthenticator.Saying("my own", at: party)
        #expect(reason { _ = try begin(try device.signed(own), in: home) } == .unauthenticated)
        // One that is to make a passkey signs nobody in.
        let account = home.site.desks(as: try home.joined("lee@example.ac.uk", "lee").1).account
        let offered = SoftAuthenticator.Saying(
            try account.offerPasskey(at: party).challenge.text, at: party)
        #expect(
            reason { _ = try begin(try device.signed(offered), in: home) } == .unauthenticated)
    }

    @Test("a counter that does not go up is a copy's, and is refused")
    func copies() throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let device = try device(of: caller, in: home)
        func begin(_ counter: UInt32) throws -> Refusal.Reason? {
            var saying = try saying(in: home)
            saying.counter = counter
            let answer = try device.signed(saying)
            return reason { _ = try self.begin(answer, in: home) }
        }
        #expect(try begin(5) == nil)
        #expect(try begin(5) == .unauthenticated)
        #expect(try begin(4) == .unauthenticated)
        #expect(try begin(0) == .unauthenticated)
        #expect(try begin(6) == nil)
    }

    @Test("what is wrong about a new passkey is refused, and its challenge is used up")
    func making() throws {
        let home = try DoorHome()
        let (_, kim) = try home.joined(Self.kim, "kim")
        let (_, lee) = try home.joined("lee@example.ac.uk", "lee")
        let account = home.site.desks(as: kim).account
        let others = home.site.desks(as: lee).account
        let device = SoftAuthenticator()
        let saying = SoftAuthenticator.Saying(
            try account.offerPasskey(at: party).challenge.text, at: party)
        func add(_ account: AccountDesk, _ saying: SoftAuthenticator.Saying) -> Refusal.Reason? {
            reason {
                _ = try account.addPasskey(device.made(saying), at: party, name: "x")
            }
        }
        #expect(add(others, saying) == .invalid, "somebody else's challenge")
        var odd = saying
        odd.origin = "https://evil.example"
        #expect(add(account, odd) == .invalid)
        #expect(add(account, saying) == nil, "what was not read used nothing up")
        #expect(add(account, saying) == .invalid, "answered already")
        func offered(_ account: AccountDesk) throws -> SoftAuthenticator.Saying {
            .init(try account.offerPasskey(at: party).challenge.text, at: party)
        }
        #expect(add(account, try offered(account)) == .conflict)
        #expect(add(others, try offered(others)) == .conflict, "one of another account")
        #expect(try others.passkeys().isEmpty && account.passkeys().count == 1)
        // What signs in makes none.
        let request = try home.door.passkeyRequest(at: party).challenge.text
        #expect(add(account, .init(request, at: party)) == .invalid)
    }

    @Test("to add and to remove one wants a fresh proof, which a passkey is; to name it does not")
    func freshness() throws {
        var home = try DoorHome()
        let (opened, caller) = try home.joined(Self.kim, "kim")
        let device = try device(of: caller, in: home)
        home.pass(600)
        let stale = home.site.desks(
            as: try #require(try home.door.caller(token: opened.token.text))
        ).account
        let id = try #require(try stale.passkeys().first?.id)
        #expect(reason { _ = try stale.offerPasskey(at: party) } == .unauthenticated)
        #expect(reason { try stale.removePasskey(id) } == .unauthenticated)
        #expect(try stale.renamePasskey(id, to: " Old phone ").name == "Old phone")
        let (_, lee) = try home.joined("lee@example.ac.uk", "lee")
        let other = home.site.desks(as: lee).account
        #expect(reason { _ = try other.renamePasskey(id, to: "x") } == .missing)
        #expect(reason { try other.removePasskey(id) } == .missing)
        // Somebody else's passkey proves nothing.
        let others = try self.device(of: lee, in: home)
        let wrong = try others.signed(try saying(in: home))
        #expect(reason { try stale.prove(passkey: wrong, at: party) } == .unauthenticated)
        try stale.prove(passkey: try device.signed(try saying(in: home)), at: party)
        let fresh = home.site.desks(
            as: try #require(try home.door.caller(token: opened.token.text))
        ).account
        try fresh.removePasskey(id)
        #expect(try fresh.passkeys().isEmpty)
        let gone = try device.signed(try saying(in: home))
        #expect(reason { _ = try begin(gone, in: home) } == .unauthenticated)
    }

    @Test("whoever has a passkey has a way in: no operator invites themselves into the account")
    func wayIn() throws {
        let home = try DoorHome()
        _ = try home.home.as("op").people.add("lee", ProfileEdit())
        let op = try home.door.begin(
            invitation: try home.home.as("op").account.invite("op").text, device: "x")
        let caller = try #require(try home.door.caller(token: op.token.text))
        let account = home.site.desks(as: caller).account
        let invitation = try account.invite("lee")
        let lee = try home.door.begin(invitation: invitation.text, device: "x")
        _ = try device(
            of: try #require(try home.door.caller(token: lee.token.text)), in: home)
        #expect(reason { _ = try account.invite("lee") } == .conflict)
        _ = try home.home.as("op").account.invite("lee")
    }

    @Test("twenty are enough, and a device is told of those that are there")
    func many() throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let handle = SoftAuthenticator(handle: try device(of: caller, in: home).handle).handle
        for _ in 2...20 {
            #expect(try device(of: caller, in: home).handle == handle, "always the same name")
        }
        #expect(reason { _ = try device(of: caller, in: home) } == .conflict)
        let account = home.site.desks(as: caller).account
        #expect(try account.offerPasskey(at: party).known.count == 20)
        let request = try home.door.passkeyRequest(at: party, of: caller.person.id)
        #expect(request.allowed.count == 20)
        #expect(try home.door.passkeyRequest(at: party).allowed.isEmpty)
    }

    @Test("challenges that nobody answers are bounded, the newest stay, and none is kept as it is")
    func flood() throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let device = try device(of: caller, in: home)
        let first = try home.door.passkeyRequest(at: party).challenge
        #expect(try !home.home.holds(first.text))
        try home.site.store.act { transaction in
            for number in 0..<20_000 {
                try transaction.addChallenge(
                    digest: Data("\(number)".utf8), of: nil, from: home.now,
                    until: home.now.adding(seconds: 300))
            }
        }
        let answer = try device.signed(.init(first.text, at: party))
        #expect(reason { _ = try begin(answer, in: home) } == .unauthenticated)
        _ = try begin(try device.signed(try saying(in: home)), in: home)
    }
}
