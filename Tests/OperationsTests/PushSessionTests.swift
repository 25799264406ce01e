import Campus
import Foundation
import Recurrence
import Reminding
import Storage
import TestSupport
import Testing

@testable import Operations

/// A browser is rung for as long as somebody is signed in on it.
@Suite("A browser's pushes and its session", .serialized)
struct PushSessionTests {
    /// The desks of ann, signed in on a device.
    private static func signedIn(
        _ home: PushHome, on device: String, as handle: String = "ann", before seconds: Int64 = 0
    ) throws -> Desks {
        var desks = try home.home.as(handle, now: SnoozeTests.at("08:00"))
        let at = desks.now.adding(seconds: -seconds)
        let session = try desks.acting(reaching: .seen) { transaction, person in
            try transaction.beginSession(
                of: person.id, digest: Data("\(handle)-\(device)".utf8), device: device, at: at)
        }
        desks.caller.proof = .session(session.id, at: desks.now)
        return desks
    }

    @discardableResult
    private static func subscribe(
        _ home: PushHome, _ desks: Desks, _ device: String
    ) throws -> PushSubscription {
        try desks.push.subscribe(
            endpoint: home.site.url("/secret-\(device)"), p256dh: PushHome.publicKey,
            auth: PushHome.secret, device: device)
    }

    private static func renew(
        _ home: PushHome, _ desks: Desks, _ former: String?, _ device: String,
        secret: String = PushHome.secret
    ) throws -> PushSubscription {
        try desks.push.renew(
            former.map { home.site.url("/secret-\($0)") } ?? "",
            endpoint: home.site.url("/secret-\(device)"), p256dh: PushHome.publicKey, auth: secret)
    }

    private static func count(_ home: PushHome) throws -> Int {
        try home.home.as("op").looking { transaction, _ in try transaction.pushDeviceCount() }
    }

    enum Ending: String, CaseIterable {
        case signedOut, fromElsewhere, allOthers, password, expired
    }

    @Test("nothing more is pushed once it has ended", arguments: Ending.allCases)
    func ended(_ ending: Ending) async throws {
        let home = try await PushHome()
        let phone = try Self.signedIn(home, on: "phone")
        let library = try Self.signedIn(
            home, on: "library", before: ending == .expired ? Session.lifetime : 0)
        try Self.subscribe(home, phone, "phone")
        try Self.subscribe(home, library, "library")
        let session = try #require(library.caller.session)
        switch ending {
        case .signedOut: try library.account.endSession(session)
        case .fromElsewhere: try phone.account.endSession(session)
        case .allOthers: try phone.account.endOtherSessions()
        case .password: try phone.account.setPassword(nil)
        case .expired: break
        }
        #expect(try Self.count(home) == (ending == .expired ? 2 : 1))
        try home.ring("09:00")
        #expect(home.pushed == ["/secret-phone"])
    }

    @Test("what waits to be tried again goes to no session that ended meanwhile")
    func queued() async throws {
        let home = try await PushHome { _ in .status(503) }
        let library = try Self.signedIn(home, on: "library")
        try Self.subscribe(home, library, "library")
        try home.ring("09:00")
        #expect(home.pushed.count == 1)
        try library.account.endSession(try #require(library.caller.session))
        try home.ring("09:05")
        #expect(home.pushed.count == 1)
    }

    @Test("who is suspended is pushed to when they are back")
    func suspended() async throws {
        let home = try await PushHome()
        try Self.subscribe(home, try Self.signedIn(home, on: "phone"), "phone")
        _ = try home.home.as("op").people.suspend("ann")
        try home.ring("09:00")
        #expect(home.pushed.isEmpty)
        _ = try home.home.as("op").people.restore("ann")
        try home.ring("09:00", day: 6)
        #expect(Set(home.pushed) == ["/secret-phone"])
    }

    @Test("one of which no session is known ends with any of its person")
    func unknown() async throws {
        let home = try await PushHome()
        let phone = try Self.signedIn(home, on: "phone")
        let library = try Self.signedIn(home, on: "library")
        try home.subscribe("old")
        try home.subscribe("theirs", as: "op")
        // The browser's next visit says which session it is.
        #expect(try Self.renew(home, phone, "old", "old").session == phone.caller.session)
        try home.subscribe("older")
        try library.account.endSession(try #require(library.caller.session))
        #expect(try phone.push.list().map(\.device) == ["old"])
        #expect(try Self.count(home) == 2)
    }

    @Test("the server's word says whether a browser rings, and for whom")
    func renewed() async throws {
        let home = try await PushHome()
        let phone = try Self.signedIn(home, on: "phone")
        let device = try Self.subscribe(home, phone, "phone")
        // As it is, or by another address of its push service; the number stays.
        #expect(try Self.renew(home, phone, "phone", "phone").id == device.id)
        #expect(try Self.renew(home, phone, "phone", "moved").id == device.id)
        #expect(try Self.renew(home, phone, nil, "again").id == device.id)
        #expect(
            try phone.push.list().map(\.address.endpoint) == [home.site.url("/secret-again")])
        try phone.push.unsubscribe("\(device.id)")
        for former in ["again", nil] {
            let refusal = try #require(throws: Refusal.self) {
                try Self.renew(home, phone, former, "again")
            }
            #expect(refusal.reason == .missing)
        }
        #expect(try Self.count(home) == 0)
    }

    @Test("whoever signs in on a browser next starts without pushes, and ends those of before")
    func next() async throws {
        for (isOthers, isBrowser) in [(true, true), (true, false), (false, true)] {
            let home = try await PushHome()
            let before = try Self.signedIn(home, on: "library")
            try Self.subscribe(home, before, "library")
            let after = try Self.signedIn(home, on: "next", as: isOthers ? "op" : "ann")
            let refusal = try #require(throws: Refusal.self) {
                // Who only knows the endpoint is not the browser.
                try Self.renew(
                    home, after, "library", "library",
                    secret: isBrowser ? PushHome.secret : "AAAAAAAAAAAAAAAAAAAAAA")
            }
            #expect(refusal.reason == .missing)
            #expect(try Self.count(home) == (isBrowser ? 0 : 1))
        }
    }
}
