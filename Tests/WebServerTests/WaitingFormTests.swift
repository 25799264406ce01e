import Foundation
import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

@Suite("Forms that waited for the network")
struct WaitingFormTests {
    private let key = "5f0c2f3e-8a43-4f4b-9e53-0a8b8a2f6c11"
    private let glass = [
        "category": "glass", "id": "0b7e0a58-6f0d-4a5e-9d1c-3f2b7a9c4d10",
        "at": "2026-10-08T07:30:00Z",
    ]
    private let tea = ["summary": "Tea", "date": "2026-10-12", "start": "10:00", "end": "10:30"]

    @Test("are answered by a text, and sent again are done once and answered alike")
    func once() async throws {
        let site = try PageSite()
        let first = try await site.post("/entries", tea, key: key)
        #expect(first.status == 200 && first.text.hasPrefix("Added: Tea, "))
        #expect(first.fields[.contentType] == "text/plain; charset=utf-8")
        #expect(first.flash == nil)
        let again = try await site.post("/entries", tea, key: key)
        #expect((again.status, again.text) == (200, first.text))
        let day = try await site.get("/agenda/day/2026-10-12")
        #expect(day.text.components(separatedBy: ">Tea<").count == 2)
    }

    @Test("of a drink is one at the time when it was drunk")
    func drink() async throws {
        let site = try PageSite()
        #expect(try await site.post("/drinks", glass, key: key).status == 200)
        let page = try await site.get("/water")
        #expect(page.has("<time datetime=\"2026-10-08T07:30:00+00:00\">"))
    }

    @Test("are another one's under the key of another form")
    func other() async throws {
        let site = try PageSite()
        _ = try await site.post("/entries", tea, key: key)
        let other = try await site.post(
            "/entries", tea.merging(["summary": "Coffee"]) { $1 }, key: key)
        #expect(other.status == 422 && other.has("refusal.request.other"))
        let bad = try await site.post("/entries", tea, key: "not visible")
        #expect(bad.status == 422 && bad.has("refusal.request.key"))
    }

    @Test("that cannot be done are answered by a problem, not by a page")
    func refused() async throws {
        let site = try PageSite()
        let refused = try await site.post(
            "/entries", tea.merging(["summary": ""]) { $1 }, key: key)
        #expect(refused.status == 422)
        #expect(refused.fields[.contentType] == "application/problem+json")
        let version = try site.desks("sam").personal.draft(PageSite.entry).version
        _ = try await site.post(
            "/entries/\(PageSite.entry)",
            tea.merging(["version": version]) { $1 })
        let late = try await site.post(
            "/entries/\(PageSite.entry)",
            tea.merging(["version": version, "start": "09:00"]) { $1 }, key: key)
        #expect(late.status == 409 && late.has("refusal.entry.version"))
    }

    @Test("of somebody who is signed out meanwhile wait on: they are told so, and not led away")
    func signedOut() async throws {
        let site = try PageSite()
        let answer = try await site.post("/entries", tea, as: nil, key: key)
        #expect(answer.status == 401 && answer.next == nil)
    }
}
