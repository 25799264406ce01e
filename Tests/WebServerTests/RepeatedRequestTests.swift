import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Repeated requests")
struct RepeatedRequestTests {
    private let site: TestSite
    private let op: String
    private let body = #"{"summary":"Dentist","start":"2026-10-09 14:00"}"#

    init() throws {
        site = try TestSite()
        op = try site.signUp("op")
    }

    private func add(_ body: String? = nil, key: String, as token: String? = nil) async throws
        -> TestAnswer
    {
        try await site.ask(
            .post, "/entries", body ?? self.body, as: token ?? op, ["Idempotency-Key": key])
    }

    private func entries() async throws -> Int {
        try await site.ask(.get, "/agenda?from=2026-10-09&kind=personal", as: op).items.count
    }

    @Test("the same key is answered the same, and does nothing again")
    func repeated() async throws {
        let (first, again) = (try await add(key: "k1"), try await add(key: "k1"))
        #expect(first.status == 201)
        #expect(again.status == 201)
        #expect(again.bytes == first.bytes)
        #expect(try await entries() == 1)
        #expect(try await add(key: "k2").status == 201)
        #expect(try await entries() == 2)
    }

    @Test("another request with the same key is refused, and another person's key is another")
    func other() async throws {
        _ = try await add(key: "k1")
        let other = try await add(#"{"summary":"Run","start":"2026-10-09 18:00"}"#, key: "k1")
        #expect(other.status == 422)
        #expect(other.object["type"] as? String == "urn:belltower:problem:refusal.request.other")
        #expect(try await add(key: "k1", as: try site.signUp("kim")).status == 201)
        #expect(try await add(key: "with a space").status == 422)
    }

    @Test("what was refused is tried again, and what is a day old is forgotten")
    func forgotten() async throws {
        #expect(try await add(#"{"summary":"Run","start":"never"}"#, key: "k1").status == 422)
        #expect(try await add(key: "k1").status == 201)
        site.clock.jump(86_401)
        #expect(try await add(key: "k1").status == 201)
        #expect(try await entries() == 2)
    }

    @Test("what was done without an answer that is known is not done again")
    func lost() async throws {
        // As after a crash between the act and its answer.
        var desks = try site.desks("op")
        desks.request = try RequestKey(
            "k1", of: "POST \(RouteTable.prefix)/entries\n\(body)")
        _ = try desks.personal.add(
            PersonalWords(summary: "Dentist", start: "2026-10-09 14:00"))
        let again = try await add(key: "k1")
        #expect(again.status == 409)
        #expect(again.object["type"] as? String == "urn:belltower:problem:refusal.request.lost")
        #expect(try await entries() == 1)
    }

    @Test("what comes to two servers at once is done by one of them")
    func both() async throws {
        let words = PersonalWords(summary: "Dentist", start: "2026-10-09 14:00")
        // Both have looked, and no answer was there.
        let asked = try [site, site].map { site in
            var desks = try site.desks("op")
            desks.request = try RequestKey("k1", of: "the same")
            return desks
        }
        // One request may consist of several acts.
        for _ in 1...2 { _ = try asked[0].personal.add(words) }
        let refusal = #expect(throws: Refusal.self) { _ = try asked[1].personal.add(words) }
        #expect(refusal?.reason == .conflict)
        #expect(try await entries() == 2)
    }
}
