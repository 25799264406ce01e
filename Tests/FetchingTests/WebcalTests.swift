import Fetching
import TestSupport
import Testing

@Suite struct WebcalTests {
    @Test("webcal falls back to http where no TLS is spoken")
    func fallback() async throws {
        let site = try LoopbackSite { request in .ok(request.path) }
        #expect(try await body(site.url("/feed.ics", scheme: "webcal")).text == "/feed.ics")
        #expect(try await body(site.url("/feed.ics", scheme: "WEBCAL")).text == "/feed.ics")
    }

    @Test("https does not fall back to anything")
    func https() async throws {
        let site = try LoopbackSite { _ in .ok("") }
        #expect(await failure(site.url("/", scheme: "https"))?.reason == .noTLS)
        #expect(site.requests.isEmpty)
    }

    @Test("webcal with a password does not fall back: nobody on the way is to see it")
    func password() async throws {
        let site = try LoopbackSite { _ in .ok("") }
        let url = site.url("/", scheme: "webcal", credentials: "ann:hunter2")
        #expect(await failure(url)?.reason == .noTLS)
        #expect(site.requests.isEmpty)
    }

    @Test("a private address is refused for webcal as for others")
    func privateAddress() async throws {
        let site = try LoopbackSite { _ in .ok("") }
        let url = site.url("/", scheme: "webcal")
        #expect(await failure(url, policy: FetchPolicy())?.reason == .privateAddress)
    }
}
