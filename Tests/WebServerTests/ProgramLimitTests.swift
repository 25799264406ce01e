import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

/// What a program that has gone wild takes from the person whose it is.
@Suite("Limits by kind of credential")
struct ProgramLimitTests {
    private static func statuses(
        _ count: Int, _ ask: () async throws -> TestAnswer
    ) async throws -> Set<Int> {
        var statuses: Set<Int> = []
        for _ in 0..<count { statuses.insert(try await ask().status) }
        return statuses
    }

    @Test("a program that asks without an end leaves its owner the pages and other programs theirs")
    func wild() async throws {
        let dav = try await CalDAVSite()
        let session = try dav.site.signIn("op")
        func propfind() async throws -> TestAnswer { try await dav.ask("PROPFIND", "/dav/") }
        func api() async throws -> TestAnswer {
            try await dav.site.ask(.get, "/agenda", as: session)
        }
        func page() async throws -> TestAnswer {
            try await dav.site.ask(
                .get, "/agenda", nil, as: nil, ["Cookie": "belltower=\(session)"])
        }
        #expect(try await Self.statuses(650, propfind) == [207, 429])
        #expect(try await page().status == 200)
        #expect(try await Self.statuses(650, api) == [200, 429])
        #expect(try await propfind().status == 429)
        #expect(try await Self.statuses(100, page) == [200])
        // And the other way round.
        let other = try await CalDAVSite()
        let own = try other.site.signIn("op")
        let statuses = try await Self.statuses(650) {
            try await other.site.ask(.get, "/agenda", nil, as: nil, ["Cookie": "belltower=\(own)"])
        }
        #expect(statuses == [200, 429])
        #expect(try await other.ask("PROPFIND", "/dav/").status == 207)
    }

    @Test("what a program searches, and what it writes, is not taken from the pages")
    func costly() async throws {
        let site = try TestSite()
        let session = try site.signUp("op")
        func search(_ fields: [String: String], as token: String? = nil) async throws -> TestAnswer
        {
            try await site.ask(.get, "/search?q=x", nil, as: token, fields)
        }
        #expect(try await Self.statuses(150) { try await search([:], as: session) } == [200, 429])
        #expect(try await search(["Cookie": "belltower=\(session)"]).status == 200)
        #expect(site.site.refusedCount > 0)
    }

    @Test("bodies are counted by their bytes, whatever they say")
    func bytes() async throws {
        let dav = try await CalDAVSite()
        let filler = String(
            repeating: "<D:x>\(String(repeating: "x", count: 1_000))</D:x>", count: 500)
        let body = CalDAVSite.request("D:propfind", "<D:propname/>\(filler)")
        var statuses: [Int: Int] = [:]
        for _ in 0..<130 {
            statuses[try await dav.ask("PROPFIND", "/dav/", body).status, default: 0] += 1
        }
        // Of half a mebibyte each, which is one costly request and some.
        #expect(statuses == [207: 120, 429: 10])
        #expect(try await dav.ask("PROPFIND", "/dav/").status == 207)
    }
}
