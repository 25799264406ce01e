import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import Storage
@testable import WebServer

@Suite("A full disk")
struct FullDiskTests {
    private let site: TestSite
    private let op: String

    init() throws {
        site = try TestSite()
        op = try site.signUp("op")
    }

    /// Lets the database grow no more, or by a thousand pages.
    private func limit(_ isFull: Bool) throws {
        _ = try site.home.store.act { transaction in
            let pages = try transaction.number("PRAGMA page_count") ?? 0
            return try transaction.number(
                "PRAGMA max_page_count = \(isFull ? pages : pages + 1_000)")
        }
    }

    /// What needs more than is left in the pages there are.
    private func entry(_ fields: [String: String] = [:]) async throws -> TestAnswer {
        var answer: TestAnswer?
        // The first ones find room in pages that are begun.
        for number in 0..<60 {
            let long = String(repeating: "s", count: 190)
            let body = """
                {"summary":"\(long) \(number)","start":"2026-10-09 14:00","location":"\(long)"}
                """
            let asked = try await site.ask(.post, "/entries", body, as: op, fields)
            answer = asked
            if asked.status != 201 { break }
        }
        return try #require(answer)
    }

    @Test("is said of what is written, as a problem of its own; what is read goes on")
    func said() async throws {
        try limit(true)
        let full = try await entry()
        #expect(full.status == 507)
        #expect(full.object["type"] as? String == "urn:belltower:problem:refusal.storage.full")
        #expect(full.object["reason"] as? String == "full")
        #expect((full.object["detail"] as? String)?.contains("nothing was saved") ?? false)
        #expect(try await site.ask(.get, "/agenda?from=2026-10-09", as: op).status == 200)
        let health = try await site.ask(.get, "/health")
        #expect(health.status == 200 && health.object["status"] as? String == "full")
        let desk = try site.desks("op").health
        #expect(try desk.report().state(of: .disk) == .wrong)
        try limit(false)
        #expect(try await entry().status == 201)
        #expect(try await site.ask(.get, "/health").object["status"] as? String == "ok")
    }

    @Test("is said on a page with what was typed, which may be sent again")
    func page() async throws {
        let site = try PageSite()
        _ = try site.home.store.act { transaction in
            let pages = try transaction.number("PRAGMA page_count") ?? 0
            return try transaction.number("PRAGMA max_page_count = \(pages)")
        }
        let long = String(repeating: "s", count: 190)
        let form = [
            "summary": long, "date": "2026-10-09", "start": "14:00", "end": "15:00",
            "location": long,
        ]
        var status = 303
        // The first ones find room in pages that are begun.
        for _ in 0..<60 where status == 303 {
            let answer = try await site.post("/entries", form, as: "sam")
            status = answer.status
            if status == 303 { continue }
            #expect(answer.has("nothing was saved") && answer.has(long))
        }
        #expect(status == 507)
    }
}
