import Campus
import Credentials
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Passkeys by the API and by pages")
struct PasskeyTests {
    private let party: RelyingParty

    init() throws { party = try #require(RelyingParty(url: "http://localhost:8080")) }

    /// What the API asks to be signed.
    private func saying(
        _ kind: String, at site: TestSite, as token: String? = nil
    ) async throws -> SoftAuthenticator.Saying {
        let asked = try await site.ask(.post, "/passkeys/challenges/\(kind)", as: token)
        #expect(asked.status == 201, "\(asked.text)")
        return .init(try #require(asked.object["challenge"] as? String), at: party)
    }

    private func device(of token: String, at site: TestSite) async throws -> SoftAuthenticator {
        let asked = try await site.ask(.post, "/passkeys/challenges/creation", as: token)
        let user = try #require(asked.object["user"] as? [String: Any])
        let handle = try #require((user["id"] as? String).flatMap { Base64URL.bytes($0) })
        let device = SoftAuthenticator(handle: handle)
        let challenge = try #require(asked.object["challenge"] as? String)
        let made = device.made(.init(challenge, at: party)).json
        let answer = try await site.ask(
            .post, "/passkeys", #"{"name":"Phone","credential":\#(made)}"#, as: token)
        #expect(answer.status == 201, "\(answer.text)")
        return device
    }

    @Test("one is added, listed, named, signs in, and is removed")
    func whole() async throws {
        let site = try TestSite()
        let token = try site.signUp("op")
        let device = try await device(of: token, at: site)
        let passkeys = try await site.ask(.get, "/passkeys", as: token)
        #expect(passkeys.items.count == 1)
        let id = try #require(passkeys.items.first?["id"] as? Int)
        let named = try await site.ask(.patch, "/passkeys/\(id)", #"{"name":"Old"}"#, as: token)
        #expect(named.object["name"] as? String == "Old")
        let answer = try device.signed(try await saying("request", at: site)).json
        let body = #"{"passkey":\#(answer),"device":"Laptop"}"#
        let opened = try await site.ask(.post, "/sessions", body)
        #expect(opened.status == 201, "\(opened.text)")
        let other = try #require(opened.object["token"] as? String)
        #expect(try await site.ask(.get, "/me", as: other).object["handle"] as? String == "op")
        #expect(try await site.ask(.post, "/sessions", body).status == 401, "answered already")
        let removed = try await site.ask(.delete, "/passkeys/\(id)", as: other)
        #expect(removed.status == 204)
        let gone = try device.signed(try await saying("request", at: site)).json
        let refused = try await site.ask(.post, "/sessions", #"{"passkey":\#(gone)}"#)
        #expect(refused.status == 401)
    }

    @Test("it is a fresh proof for the session that asks, and for no other account's")
    func proof() async throws {
        let site = try TestSite()
        let token = try site.signUp("op")
        let other = try site.signUp("kim")
        let (own, others) = (
            try await device(of: token, at: site), try await device(of: other, at: site)
        )
        site.clock.jump(601)
        let offer = "/passkeys/challenges/creation"
        #expect(try await site.ask(.post, offer, as: token).status == 401)
        let prove = "/sessions/current/proof"
        let asked = try await site.ask(.post, "/passkeys/challenges/request", as: token)
        #expect((asked.object["allowCredentials"] as? [Any])?.count == 1, "one's own")
        for (device, status) in [(others, 401), (own, 204)] {
            let answer = try device.signed(try await saying("request", at: site, as: token)).json
            let body = #"{"passkey":\#(answer)}"#
            #expect(try await site.ask(.post, prove, body, as: token).status == status)
        }
        #expect(try await site.ask(.post, offer, as: token).status == 201)
    }

    @Test("what is no answer at all is told as such, and what is none of ours is refused")
    func shapes() async throws {
        let site = try TestSite()
        let token = try site.signUp("op")
        for body in [
            #"{"passkey":{}}"#, #"{"passkey":7}"#, #"{"passkey":{"id":"*","response":{}}}"#,
            #"{"passkey":null}"#,
        ] {
            #expect(try await site.ask(.post, "/sessions", body).status == 422, "\(body)")
        }
        let credential = #"{"credential":{"id":"x","response":{"clientDataJSON":"AA"}}}"#
        #expect(try await site.ask(.post, "/passkeys", credential, as: token).status == 422)
        #expect(try await site.ask(.post, "/passkeys", "{}", as: token).status == 422)
        let nobody = SoftAuthenticator(handle: [1])
        let answer = try nobody.signed(try await saying("request", at: site)).json
        let refused = try await site.ask(.post, "/sessions", #"{"passkey":\#(answer)}"#)
        #expect(refused.status == 401)
        #expect(
            refused.object["type"] as? String == "urn:belltower:problem:refusal.passkey.wrong")
        // The same in all words, whatever was wrong.
        let wrong = try nobody.signed(.init("none of ours", at: party)).json
        let other = try await site.ask(.post, "/sessions", #"{"passkey":\#(wrong)}"#)
        #expect(other.text == refused.text)
    }

    @Test(
        "where the site is known by a number it has no passkeys, and says so",
        arguments: [
            ("https://calendar.example.ac.uk", 201), ("http://127.0.0.1:8080", 503),
        ])
    func names(url: String, status: Int) async throws {
        let site = try TestSite(configuration: "zone: UTC\nserver:\n  url: \(url)\n")
        let asked = try await site.ask(.post, "/passkeys/challenges/request")
        #expect(asked.status == status)
        #expect(asked.object["rpId"] as? String == (status == 201 ? "calendar.example.ac.uk" : nil))
    }

    @Test("the pages' forms add one, sign in by it, prove anew by it, and remove it")
    func pages() async throws {
        let site = try PageSite()
        let account = try site.desks("sam").account
        let offer = try account.offerPasskey(at: party)
        let device = SoftAuthenticator(handle: Array(offer.handle))
        let made = device.made(.init(offer.challenge.text, at: party)).json
        let added = try await site.post("/devices/passkeys", ["credential": made])
        #expect((added.status, added.next) == (303, "/devices"), "\(added.text)")
        let page = try await site.get("/devices")
        #expect(page.has("/devices/passkeys/1/delete") && page.has("data-passkey=\"create\""))
        func answer() throws -> String {
            let asked = try site.home.signIn(at: site.clock.now).passkeyRequest(at: party)
            return try device.signed(.init(asked.challenge.text, at: party)).json
        }
        let door = try await site.get("/sign-in", as: nil)
        #expect(door.has("data-origin=\"http://localhost:8080\""))
        let form = ["passkey": try answer(), "next": "/agenda/week"]
        let entered = try await site.post("/sign-in/passkey", form, as: nil)
        #expect((entered.status, entered.next) == (303, "/agenda/week"))
        #expect(entered.fields[values: .setCookie].contains { $0.hasPrefix("belltower=") })
        let again = try await site.post("/sign-in/passkey", form, as: nil)
        #expect(again.status == 422 && again.has("id=\"problem\""))
        #expect(try await site.post("/sign-in/passkey", ["passkey": "{"], as: nil).status == 422)
        site.clock.jump(3_600)
        let stale = try await site.post("/devices/passkeys/1/delete")
        let next = "/prove?next=%2Fdevices%2Fpasskeys%2F1%2Fdelete%3Fproved%3Dtrue"
        #expect((stale.status, stale.next) == (303, next))
        let proof = ["passkey": try answer(), "next": "/devices"]
        #expect(try await site.post("/prove/passkey", proof).next == "/devices")
        #expect(try await site.get("/devices/passkeys/1/delete").status == 200)
        #expect(try await site.post("/devices/passkeys/1/delete").next == "/devices")
        #expect(try await !site.get("/devices").has("/devices/passkeys/1"))
    }
}
