import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing
import Words

@testable import Operations
@testable import WebServer

@Suite("Pages that are kept")
struct ViewCacheTests {
    private static func tag(_ answer: PageAnswer) throws -> String {
        try #require(answer.fields[.eTag])
    }

    @Test(
        "who has a page is told that it is the same, compressed or not",
        arguments: ["/", "/agenda/week", "/agenda/day", "/help"], [nil, "gzip, br"])
    func unchanged(path: String, encoding: String?) async throws {
        let site = try PageSite()
        var fields = ["Accept": "text/html"]
        fields["Accept-Encoding"] = encoding
        let first = try await site.get(path, fields)
        fields["If-None-Match"] = try Self.tag(first)
        let again = try await site.get(path, fields)
        #expect(again.status == 304 && again.text.isEmpty)
        let other = encoding == nil ? "gzip" : nil
        fields["Accept-Encoding"] = other
        #expect(try await site.get(path, fields).status == 304, "one version, packed otherwise")
    }

    @Test("what somebody does shows at once, and so does another minute")
    func changed() async throws {
        let site = try PageSite()
        let first = try await site.get("/agenda/day/2026-10-09")
        #expect(!first.has("Choir"))
        _ = try site.desks("sam").personal.add(
            PersonalWords(
                summary: "Choir", start: "2026-10-09 18:00", end: "2026-10-09 19:00"))
        let second = try await site.get("/agenda/day/2026-10-09")
        #expect(second.has("Choir"))
        #expect(try Self.tag(first) != Self.tag(second))
        site.clock.jump(60)
        #expect(try await site.get("/agenda/day/2026-10-09").has("9:01"))
    }

    @Test("as long as nothing was committed, nobody is looked up and nothing is made")
    func asked() async throws {
        let site = try TestSite()
        let (op, path) = (try site.signUp("op"), "/agenda?from=2026-10-09&to=2026-10-10")
        #expect(try await site.ask(.get, path, as: op).status == 200)
        // Whoever is to be looked up is refused from now on.
        site.site.lanes.close()
        #expect(try await site.ask(.get, path, as: op).status == 200)
        _ = try site.signUp("ann")
        #expect(try await site.ask(.get, path, as: op).status == 503)
    }

    @Test("what another process does shows at once, and who it puts out is out")
    func others() async throws {
        let site = try TestSite()
        let token = try site.signUp("op")
        let path = "/agenda?from=2026-10-09&to=2026-10-10"
        for _ in 1...2 { #expect(try await site.ask(.get, path, as: token).status == 200) }
        let other = try Home(site.folder.path + "/home")
        let desks = other.desks(as: try other.caller(try Handle.checked("op"), at: site.clock.now))
        _ = try desks.personal.add(
            PersonalWords(summary: "Choir", start: "2026-10-09 18:00", length: "1h"))
        #expect(try await site.ask(.get, path, as: token).text.contains("Choir"))
        for session in try desks.account.sessions() { try desks.account.endSession(session.id) }
        #expect(try await site.ask(.get, path, as: token).status == 401)
    }

    @Test("what is kept is one's own, in one's language, and asked in the same words")
    func own() async throws {
        let site = try PageSite()
        #expect(try await site.get("/agenda/day/2026-10-09").has("Dentist"))
        #expect(try await !site.get("/agenda/day/2026-10-09", as: "op").has("Dentist"))
        #expect(try await !site.get("/agenda/day/2026-10-10").has("Dentist"))
        let german = try await site.get("/agenda/day/2026-10-09", ["Accept-Language": "de"])
        #expect(german.has("<html lang=\"de\""))
    }

    @Test("what was asked for last is kept, and never more than there is room for")
    func room() throws {
        let cache = ViewCache(most: 10_000)
        let home = try Home(TemporaryFolder().path + "/home")
        let now = PageSite.start
        try home.welcome(try Handle.checked("op"), at: now)
        let desks = home.desks(as: try home.caller(try Handle.checked("op"), at: now))
        let version = ViewCache.Version(
            topics: [.campus: 7], configuration: 1, minute: 1, build: "x")
        func key(_ number: Int) -> ViewCache.Key {
            ViewCache.Key(person: desks.person.id, target: "/\(number)", language: .english)
        }
        let reply = Reply(status: .ok, bytes: [UInt8](repeating: 0, count: 1_000))
        for number in 0..<100 {
            cache.keep(reply, as: key(number), of: version)
            #expect(cache.reply(key(0), of: version) != nil, "asked for each time")
        }
        let kept = (0..<100).filter { cache.reply(key($0), of: version) != nil }
        #expect((2...6).contains(kept.count) && kept.last == 99)
        let roomy = ViewCache()
        for number in 0..<100 { roomy.keep(reply, as: key(number), of: version) }
        let small = (0..<100).filter { roomy.reply(key($0), of: version) != nil }
        #expect(small.count == 20, "one person's pages are so many at most")
        let later = ViewCache.Version(
            topics: [.campus: 7], configuration: 1, minute: 2, build: "x")
        #expect(cache.reply(key(99), of: later) == nil)
        cache.keep(reply, as: key(1), of: later)
        #expect(cache.reply(key(99), of: version) == nil, "another minute's are forgotten")
    }
}
