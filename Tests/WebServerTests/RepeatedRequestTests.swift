import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import Storage
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

    /// What is asked, by whom it is seen whether it was done.
    private static let acts: [(path: String, body: String, type: String, kept: String)] = [
        (
            "/entries", #"{"summary":"Dentist","start":"2026-10-09 14:00"}"#, "application/json",
            "/agenda?from=2026-10-09&kind=personal"
        ),
        (
            "/sources?name=Own",
            """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            PRODID:-//A campus//EN\r
            BEGIN:VEVENT\r
            UID:a@example.org\r
            DTSTAMP:20261001T000000Z\r
            DTSTART:20261009T140000Z\r
            DTEND:20261009T150000Z\r
            SUMMARY:Algebra\r
            END:VEVENT\r
            END:VCALENDAR\r

            """, "text/calendar", "/sources"
        ),
    ]

    @Test("an act and its answer are kept together, or neither", arguments: acts.indices)
    func together(index: Int) async throws {
        let act = Self.acts[index]
        let fields = ["Idempotency-Key": "k1", "Content-Type": act.type]
        let store = site.home.store
        // As where the program ends between the two: what is not kept to the end is not done.
        try store.act { try $0.execute(Self.forgetting) }
        #expect(try await site.ask(.post, act.path, act.body, as: op, fields).status >= 500)
        #expect(try await site.ask(.get, act.kept, as: op).items.isEmpty)
        try store.act { try $0.execute("DROP TRIGGER forgetting") }
        let first = try await site.ask(.post, act.path, act.body, as: op, fields)
        #expect((200..<300).contains(first.status))
        let again = try await site.ask(.post, act.path, act.body, as: op, fields)
        #expect(again.status == first.status && again.bytes == first.bytes)
        #expect(try await site.ask(.get, act.kept, as: op).items.count == 1)
    }

    private static let forgetting = """
        CREATE TRIGGER forgetting BEFORE UPDATE ON answered_request BEGIN
            SELECT RAISE(ABORT, 'the disk is gone');
        END
        """

    @Test("a wrong password counts, though what was refused is tried again")
    func counted() async throws {
        let store = site.home.store
        var desks = try site.desks("op")
        desks.request = try RequestKey("k1", of: "the same")
        let refused = desks
        for _ in 1...2 {
            #expect(throws: Refusal.self) {
                try refused.requests.once {
                    try store.act {
                        try $0.execute("UPDATE campus_revision SET number = number + 1000")
                    }
                    throw Refusal(.forbidden, "refusal.session.none")
                } answer: { (_: Void) in
                    AnsweredRequest.Answer(status: 200, body: Data())
                } again: { _ in
                }
            }
        }
        #expect(try store.look { try $0.campusRevision() } > 2_000)
        #expect(try desks.requests.answer() == nil)
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
