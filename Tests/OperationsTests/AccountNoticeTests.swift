import Campus
import Credentials
import Foundation
import Locks
import Recurrence
import TestSupport
import Testing
import Words

@testable import Operations
@testable import Storage

/// What changes the ways into an account is told to its addresses.
@Suite("Changes of accounts")
struct AccountNoticeTests {
    private static let (kim, other) = ("kim@example.ac.uk", "k2@example.ac.uk")

    private final class Box: Sendable {
        let letters = Locked<[(to: String, act: AuditedAct)]>([])

        init(_ home: Home) {
            home.post.carry { [letters] notice in
                for letter in notice.letters {
                    guard case .changed(let act) = letter.kind else { continue }
                    letters.withLock { $0.append((letter.to.text, act)) }
                }
            }
        }

        func take() -> [String] {
            letters.withLock { letters in
                defer { letters = [] }
                return letters.map { "\($0.to) \($0.act.rawValue)" }
            }
        }
    }

    @Test("are told to every other address, and stand on the record of whose it is alone")
    func told() throws {
        let home = try DoorHome()
        let box = Box(home.site)
        let (_, caller) = try home.joined(Self.kim, "kim")
        #expect(box.take().isEmpty, "a new account has nobody else to be told")
        let account = home.site.desks(as: caller).account
        guard case .address(let code)? = try account.requestAddress(Self.other)?.letter?.kind else {
            throw Refusal(.failed, "none")
        }
        let addresses = try account.confirmAddress(Self.other, code: code.text)
        #expect(box.take() == ["\(Self.kim) addAddress"])
        try account.setPassword(PasswordHash(of: "correct horse battery staple"))
        #expect(box.take() == ["\(Self.kim) setPassword", "\(Self.other) setPassword"])
        _ = try account.addAppPassword("phone")
        #expect(box.take().count == 2)
        try account.removeAddress(addresses[0].id)
        #expect(box.take() == ["\(Self.kim) removeAddress", "\(Self.other) removeAddress"])
        try account.setPassword(nil)
        #expect(box.take() == ["\(Self.other) removePassword"])
        let acts = try home.site.desks(as: caller).audit.own().map(\.act)
        #expect(
            acts == [.removePassword, .removeAddress, .addAppPassword, .setPassword, .addAddress])
        #expect(try !home.home.as("op").audit.list().contains { AuditedAct.own.contains($0.act) })
    }

    @Test("so is another device, but not to the address whose mail was read for it")
    func devices() throws {
        var home = try DoorHome()
        let box = Box(home.site)
        let (_, caller) = try home.joined(Self.kim, "kim")
        let account = home.site.desks(as: caller).account
        guard case .address(let code)? = try account.requestAddress(Self.other)?.letter?.kind else {
            throw Refusal(.failed, "none")
        }
        _ = try account.confirmAddress(Self.other, code: code.text)
        _ = box.take()
        home.pass(61)
        let mailed = try home.code(for: Self.kim)
        _ = try home.door.begin(address: Self.kim, code: mailed, device: "laptop")
        #expect(box.take() == ["\(Self.other) beginSession"])
        let known = try home.door.passwordHash(of: "kim")
        #expect(known.person == nil)
        let token = try home.home.as("op").account.invite("kim")
        _ = try home.door.begin(invitation: token.text, device: "tablet")
        #expect(box.take() == ["\(Self.kim) beginSession", "\(Self.other) beginSession"])
    }

    @Test("what is undone with what it is a part of is told to nobody, and what is done once")
    func together() throws {
        let home = try DoorHome()
        let box = Box(home.site)
        let (_, caller) = try home.joined(Self.kim, "kim")
        let account = home.site.desks(as: caller).account
        let isUndone = reason {
            try home.site.store.together {
                _ = try account.addAppPassword("phone")
                throw Refusal(.failed, "none")
            }
        }
        #expect(isUndone == .failed && box.take().isEmpty)
        try home.site.store.together {
            _ = try account.addAppPassword("phone")
            #expect(box.take().isEmpty, "not committed yet")
        }
        #expect(box.take() == ["\(Self.kim) addAppPassword"])
    }

    @Test("a wrong code changes nothing, and tells nobody")
    func wrong() throws {
        let home = try DoorHome()
        let box = Box(home.site)
        let (_, caller) = try home.joined(Self.kim, "kim")
        let account = home.site.desks(as: caller).account
        _ = try account.requestAddress(Self.other)
        #expect(
            reason { _ = try account.confirmAddress(Self.other, code: "x") } == .unauthenticated)
        #expect(box.take().isEmpty)
        #expect(try home.site.desks(as: caller).audit.own().isEmpty)
    }

    @Test(
        "who came by an invitation and has no way back adds one, whenever that is; after that it wants a proof"
    )
    func shut() throws {
        var home = try DoorHome()
        let token = try home.home.as("op").account.invite(nil)
        let opened = try home.door.begin(
            invitation: token.text, device: "x", newcomer: .init(handle: "new"))
        home.pass(3_600)
        let caller = try #require(try home.door.caller(token: opened.token.text))
        let account = home.site.desks(as: caller).account
        #expect(try !account.hasWayIn())
        #expect(reason { try account.setPassword(nil) } == .unauthenticated)
        guard case .address(let code)? = try account.requestAddress(Self.kim)?.letter?.kind else {
            throw Refusal(.failed, "none")
        }
        _ = try account.confirmAddress(Self.kim, code: code.text)
        #expect(try account.hasWayIn())
        #expect(reason { _ = try account.requestAddress(Self.other) } == .unauthenticated)
        let hash = try PasswordHash(of: "correct horse battery staple")
        #expect(reason { try account.setPassword(hash) } == .unauthenticated)
    }
}

/// Letters that a mail server puts off.
@Suite("Letters on their way")
struct LetterDeliveryTests {
    private static let address = "kim@example.org"

    private static func home(_ mail: MailSite) throws -> DoorHome {
        try DoorHome(
            configuration: """
                zone: Europe/London
                server: {signUp: open}
                channels: {email: {server: 127.0.0.1, port: \(mail.port), security: none, from: bell@example.org}}
                """)
    }

    @Test("are tried again after a 4xx, and another may be asked for meanwhile")
    func greylisted() async throws {
        let tries = Locked(0)
        let mail = try MailSite { command, _ in
            guard command == "RCPT" else { return .usual }
            let count = tries.withLock { tries in
                tries += 1
                return tries
            }
            return count == 1 ? .lines(["451 4.7.1 try again in 10 seconds"]) : .usual
        }
        var home = try Self.home(mail)
        let letter = try #require(try home.door.requestCode(for: Self.address)?.letter)
        #expect(try home.door.requestCode(for: Self.address) == nil)
        var delivery = LetterDelivery(letter, in: .english, of: home.site)
        guard case .again(let seconds, _) = await delivery.step(at: home.now) else {
            Issue.record("given up")
            return
        }
        #expect(seconds >= 10 && mail.letters.isEmpty)
        home.pass(seconds)
        guard case .taken = await delivery.step(at: home.now) else {
            Issue.record("not taken")
            return
        }
        #expect(mail.letters.map(\.to) == [[Self.address]])
        #expect(try home.door.requestCode(for: Self.address) == nil, "it counts now")
        home.pass(61)
        #expect(try home.door.requestCode(for: Self.address) != nil)
    }

    @Test("what was tried of a code counts for the one that is asked for since it was put off")
    func guessed() async throws {
        let mail = try MailSite { command, _ in
            command == "RCPT" ? .lines(["451 later"]) : .usual
        }
        let home = try Self.home(mail)
        func begin(_ code: String) -> Refusal.Reason? {
            reason { _ = try home.door.begin(address: Self.address, code: code, device: "x") }
        }
        for _ in 0..<2 {
            let letter = try #require(try home.door.requestCode(for: Self.address)?.letter)
            var delivery = LetterDelivery(letter, in: .english, of: home.site)
            _ = await delivery.step(at: home.now)
            for _ in 1...3 { #expect(begin("wrong") == .unauthenticated) }
        }
        #expect(begin(try home.code(for: Self.address)) == .unauthenticated)
    }

    @Test("is asked for anew once, however often it is put off")
    func released() async throws {
        let tries = Locked(0)
        let mail = try MailSite { command, _ in
            guard command == "RCPT" else { return .usual }
            let count = tries.withLock { tries in
                tries += 1
                return tries
            }
            return .lines([count == 1 ? "451 later" : "550 no such user"])
        }
        var home = try Self.home(mail)
        // Six codes within an hour: the next one waits two minutes.
        for _ in 0..<5 {
            _ = try home.door.requestCode(for: Self.address)
            home.pass(121)
        }
        let letter = try #require(try home.door.requestCode(for: Self.address)?.letter)
        var delivery = LetterDelivery(letter, in: .english, of: home.site)
        for _ in 0..<2 { _ = await delivery.step(at: home.now) }
        let sent = try home.site.store.look { try $0.sentCodes(to: Self.address) }
        #expect(sent.count == 5)
    }

    @Test("are wanted no longer than their code is good")
    func late() async throws {
        let mail = try MailSite { command, _ in
            command == "RCPT" ? .lines(["451 later"]) : .usual
        }
        var home = try Self.home(mail)
        let letter = try #require(try home.door.requestCode(for: Self.address)?.letter)
        var delivery = LetterDelivery(letter, in: .english, of: home.site)
        guard case .again = await delivery.step(at: home.now) else {
            Issue.record("given up at once")
            return
        }
        home.pass(601)
        let asked = mail.commands.count
        guard case .over(nil) = await delivery.step(at: home.now) else {
            Issue.record("tried")
            return
        }
        #expect(mail.commands.count == asked)
    }

    @Test("are given up after a 5xx, and another may be asked for")
    func refused() async throws {
        let mail = try MailSite { command, _ in
            command == "RCPT" ? .lines(["550 no such user"]) : .usual
        }
        let home = try Self.home(mail)
        let letter = try #require(try home.door.requestCode(for: Self.address)?.letter)
        var delivery = LetterDelivery(letter, in: .english, of: home.site)
        guard case .over(.some) = await delivery.step(at: home.now) else {
            Issue.record("goes on")
            return
        }
        #expect(try home.door.requestCode(for: Self.address) != nil)
    }
}
