import Fetching
import TestSupport
import Testing

/// Answers whose header is not all there, or says what it cannot mean.
@Suite struct BrokenHeaderTests {
    @Test(
        "an answer that ends inside its header is no empty calendar, and no news of none",
        arguments: [
            "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Type: text/cal",
            "HTTP/1.1 200 OK\r\nContent-Type: text/calendar\r\n", "HTTP/1.1 304 Not Modified\r\n",
            "HTTP/1.1 103 Early Hints\r\n\r\n", "HTTP/1.1 301 Moved\r\nLocation: /new\r\n",
        ])
    func cutHeader(_ text: String) async throws {
        let site = try LoopbackSite { _ in
            LoopbackReply(status: nil, body: .whole(Array(text.utf8)))
        }
        let error = await #expect(throws: FetchError.self) {
            try await fetch(site.url("/"), validators: Validators(etag: "\"a\""))
        }
        #expect(error?.reason == .cutShort)
        #expect(site.requests.allSatisfy { $0.path == "/" })
    }

    @Test("a header that stalls is waited for, and not taken for what it was to say")
    func stalledHeader() async throws {
        let site = try LoopbackSite { _ in
            LoopbackReply(status: 304, headers: [("ETag", "\"b\"")], body: .stalledHeader)
        }
        let policy = FetchPolicy.loopback { $0.timeout = .milliseconds(300) }
        let error = await #expect(throws: FetchError.self) {
            try await fetch(site.url("/"), validators: Validators(etag: "\"a\""), policy: policy)
        }
        #expect(error?.reason == .timedOut)
    }

    @Test(
        "a 304 answers nothing when no validator was sent",
        arguments: [
            Validators(), Validators(etag: ""), Validators(etag: "\"a\"\r\nX-Added: 1"),
            Validators(lastModified: ""),
        ])
    func unaskedUnchanged(_ validators: Validators) async throws {
        let site = try LoopbackSite { _ in .status(304) }
        let error = await #expect(throws: FetchError.self) {
            try await fetch(site.url("/"), validators: validators)
        }
        #expect(error?.reason == .status(304))
    }

    @Test("a redirect to nowhere in particular leads back, and that not for ever")
    func emptyLocation() async throws {
        let site = try LoopbackSite { _ in .redirect(to: "") }
        let reason = await failure(site.url("/a"))?.reason
        #expect([.status(302), .tooManyRedirects(limit: 5)].contains(reason))
        #expect(site.requests.count <= 6)
    }

    @Test("an error page that announces too much is an error page all the same")
    func longErrorPage() async throws {
        let site = try LoopbackSite { _ in
            LoopbackReply(status: 404, body: .whole([UInt8](repeating: 0x20, count: 2_000)))
        }
        let error = await failure(site.url("/"), policy: .loopback { $0.maximumBytes = 1_000 })
        #expect(error?.reason == .status(404))
    }
}
