import Campus
import Credentials
import Foundation
import HTTPTypes
import Locks
import Storage
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Signing in by the API")
struct SignInTests {
    private let site: TestSite

    init() throws {
        site = try TestSite(configuration: "zone: UTC\nserver:\n  signUp: open\n")
        try site.signUp("op")
    }

    /// A code, as the letter to that address would have it.
    private func code(for address: String) throws -> String {
        let asked = try site.home.signIn(at: site.clock.now).requestCode(for: address)
        guard case .code(let code)? = asked?.letter?.kind else { return "" }
        return code.text
    }

    private func begin(_ address: String, _ code: String) async throws -> TestAnswer {
        try await site.ask(
            .post, "/sessions",
            #"{"address":"\#(address)","code":"\#(code)","device":"Phone","handle":"sam"}"#)
    }

    @Test("an address and its code begin a session, once")
    func code() async throws {
        let code = try code(for: "sam@example.org")
        let answer = try await begin("sam@example.org", code)
        #expect(answer.status == 201, "\(answer.text)")
        #expect(answer.object["created"] as? Bool == true)
        let token = try #require(answer.object["token"] as? String)
        let me = try await site.ask(.get, "/me", as: token)
        #expect(me.object["handle"] as? String == "sam")
        #expect((me.object["addresses"] as? [[String: Any]])?.count == 1)
        #expect(try await begin("sam@example.org", code).status == 401)
    }

    @Test("a wrong code counts: after five the right one is none any more")
    func tries() async throws {
        let code = try code(for: "sam@example.org")
        let wrong = code == "00000000" ? "11111111" : "00000000"
        for _ in 1...5 { #expect(try await begin("sam@example.org", wrong).status == 401) }
        #expect(try await begin("sam@example.org", code).status == 401)
    }

    @Test("a code is good for ten minutes, and for its own address")
    func strays() async throws {
        let code = try code(for: "sam@example.org")
        #expect(try await begin("kim@example.org", code).status == 401)
        site.clock.jump(601)
        #expect(try await begin("sam@example.org", code).status == 401)
    }

    @Test("a session that ends is none any more, nor is a token that never was")
    func ending() async throws {
        let token = try site.signUp("kim")
        #expect(try await site.ask(.get, "/sessions", as: token).items.count == 1)
        #expect(try await site.ask(.delete, "/sessions/current", as: token).status == 204)
        let answer = try await site.ask(.get, "/me", as: token)
        #expect(answer.status == 401)
        #expect(answer.fields[.wwwAuthenticate] == "Bearer")
        #expect(try await site.ask(.get, "/me", as: "nonsense").status == 401)
    }

    @Test("sessions of one network are told once an hour, and hold up nobody's code")
    func told() async throws {
        let mail = try MailSite()
        let site = try TestSite(
            configuration: """
                zone: UTC
                channels: {email: {server: 127.0.0.1, port: \(mail.port), security: none, \
                from: bell@example.org}}
                """)
        try site.signUp("op")
        try site.signUp("sam")
        let sam = try site.desks("sam")
        try sam.store.act { transaction in
            for name in ["sam", "sly"] {
                try transaction.prove("\(name)@example.org", of: sam.person, at: sam.now)
            }
        }
        for round in 0..<8 {
            if round == 4 { site.clock.jump(3_601) }
            let invitation = try site.desks("op").account.invite("sam").text
            let answer = try await site.ask(.post, "/sessions", #"{"code":"\#(invitation)"}"#)
            #expect(answer.status == 201, "\(answer.text)")
            #expect(site.site.letters.withLock { $0 } == 0)
        }
        let end = Date(timeIntervalSinceNow: 20)
        while mail.letters.count < 4, Date() < end { await Task.yield() }
        #expect(
            mail.letters.flatMap(\.to).sorted()
                == ["sam", "sam", "sly", "sly"].map { "\($0)@example.org" })
    }

    @Test("what changes how one signs in wants a proof of the last ten minutes")
    func freshness() async throws {
        let token = try site.signUp("kim")
        let body = #"{"name":"Phone"}"#
        let made = try await site.ask(.post, "/app-passwords", body, as: token)
        #expect(made.status == 201)
        #expect(made.object["password"] is String)
        site.clock.jump(601)
        let stale = try await site.ask(.post, "/app-passwords", body, as: token)
        #expect(stale.status == 401)
        #expect(stale.object["type"] as? String == "urn:belltower:problem:refusal.account.stale")
        #expect(try await site.ask(.delete, "/me", as: token).status == 401)
        #expect(
            try await site.ask(.get, "/app-passwords", as: token).items.first?["password"] == nil)
    }

    @Test("who asks six hundred times a minute is asked to wait")
    func limit() async throws {
        let token = try site.signUp("kim")
        for _ in 1...600 { _ = try await site.ask(.get, "/goal", as: token) }
        let answer = try await site.ask(.get, "/goal", as: token)
        #expect(answer.status == 429)
        #expect(answer.fields[.retryAfter] != nil)
        site.clock.jump(60)
        #expect(try await site.ask(.get, "/goal", as: token).status == 200)
    }

    @Test("what takes long is asked less often, and the rest goes on")
    func costly() async throws {
        let token = try site.signUp("kim")
        for _ in 1...120 {
            #expect(try await site.ask(.get, "/search?q=x", as: token).status == 200)
        }
        #expect(try await site.ask(.get, "/search?q=x", as: token).status == 429)
        #expect(try await site.ask(.get, "/export.ics", as: token).status == 429)
        #expect(try await site.ask(.get, "/agenda", as: token).status == 200)
    }

    @Test("an operator lets in who has no way in; whose account it is else, nobody is let into")
    func invitations() async throws {
        let token = try site.signUp("boss")
        _ = try site.desks("op").people.edit("boss", ProfileEdit(), role: .operator)
        _ = try site.desks("op").people.add("lee", ProfileEdit())
        _ = try await begin("sam@example.org", try code(for: "sam@example.org"))
        func invite(_ handle: String) async throws -> Int {
            try await site.ask(
                .post, "/invitations", #"{"handle":"\#(handle)"}"#, as: token
            ).status
        }
        #expect(try await invite("lee") == 201)
        #expect(try await invite("sam") == 409)
        // Whoever owns the home's files helps who lost all their addresses.
        _ = try site.desks("op").account.invite("sam")
        site.clock.jump(601)
        #expect(try await invite("lee") == 401)
        let raised = try await site.ask(.patch, "/people/lee", #"{"role":"operator"}"#, as: token)
        #expect(raised.status == 401)
    }
}
