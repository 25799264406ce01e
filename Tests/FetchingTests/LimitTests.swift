import Fetching
import TestSupport
import Testing

/// What a hostile or broken server can do, and how the fetch ends.
@Suite struct LimitTests {
    @Test(
        "a body that breaks off is refused, however it does",
        arguments: [
            LoopbackReply(status: 200, body: .cutShort(Array("BEGIN".utf8), promised: 100)),
            LoopbackReply(status: 200, body: .chunked([Array("BEGIN".utf8)], isComplete: false)),
            .hangUp,
            LoopbackReply(status: 206, body: .whole(Array("BEGIN".utf8))),
        ])
    func cutShort(_ reply: LoopbackReply) async throws {
        let site = try LoopbackSite { _ in reply }
        #expect(await failure(site.url("/"))?.reason == .cutShort)
    }

    @Test(
        "a server that stops talking is not waited for longer than the policy says",
        arguments: [
            LoopbackReply.stall,
            LoopbackReply(status: 200, body: .stalled(Array("BEGIN".utf8))),
        ])
    func stall(_ reply: LoopbackReply) async throws {
        let site = try LoopbackSite { _ in reply }
        let start = ContinuousClock.now
        let error = await failure(
            site.url("/"), policy: .loopback { $0.timeout = .milliseconds(300) })
        #expect(error?.reason == .timedOut)
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test("the time limit is that of all redirects together")
    func stallAfterRedirect() async throws {
        let site = try LoopbackSite { request in
            request.path == "/" ? .redirect(to: "/slow") : .stall
        }
        let error = await failure(
            site.url("/"), policy: .loopback { $0.timeout = .milliseconds(300) })
        #expect(error?.reason == .timedOut)
    }

    @Test("an error page that stalls, or never ends, is an error all the same")
    func hostileErrorPage() async throws {
        let endless = try LoopbackSite { _ in
            LoopbackReply(status: 404, body: .endless([UInt8](repeating: 0x20, count: 8_192)))
        }
        let start = ContinuousClock.now
        #expect(await failure(endless.url("/"))?.reason == .status(404))
        #expect(ContinuousClock.now - start < .seconds(10))
        let stalled = try LoopbackSite { _ in
            LoopbackReply(status: 410, body: .stalled(Array("Gone".utf8)))
        }
        let policy = FetchPolicy.loopback { $0.timeout = .milliseconds(300) }
        #expect(await failure(stalled.url("/"), policy: policy)?.reason == .status(410))
    }

    @Test(
        "a body over the limit is refused, announced or not, compressed or not",
        arguments: [
            LoopbackReply.ok(String(repeating: "a", count: 1_001)),
            LoopbackReply(
                status: 200, body: .endless([UInt8](repeating: 0x20, count: 100))),
            .gzipped(Gzip.bomb(ofAbout: 2_000)),
            .gzipped(Gzip.stored([UInt8](repeating: 0x20, count: 1_001))),
        ])
    func tooLarge(_ reply: LoopbackReply) async throws {
        let site = try LoopbackSite { _ in reply }
        let error = await failure(site.url("/"), policy: .loopback { $0.maximumBytes = 1_000 })
        #expect(error?.reason == .tooLarge(limit: 1_000))
        #expect(error?.family == .data)
    }

    @Test("a body of just the limit is taken")
    func atTheLimit() async throws {
        let site = try LoopbackSite { _ in .ok(String(repeating: "a", count: 1_000)) }
        let body = try await body(site.url("/"), policy: .loopback { $0.maximumBytes = 1_000 })
        #expect(body.bytes.count == 1_000)
    }

    @Test("a compressed bomb ends at the limit, not where it would")
    func bomb() async throws {
        // Unpacks to 200 MB; at the default limit a tenth of that is ever looked at.
        let bomb = Gzip.bomb(ofAbout: 200_000_000)
        let site = try LoopbackSite { _ in .gzipped(bomb) }
        #expect(await failure(site.url("/"))?.reason == .tooLarge(limit: 20 << 20))
    }

    @Test("a flood of header is cut off")
    func headerFlood() async throws {
        let line = (name: "X-Flood", value: String(repeating: "a", count: 8_000))
        let site = try LoopbackSite { _ in
            .status(200, headers: Array(repeating: line, count: 40))
        }
        #expect(await failure(site.url("/"))?.reason == .headerTooLarge(limit: 262_144))
    }

    @Test("what is no compression is not taken for one")
    func badEncoding() async throws {
        let site = try LoopbackSite { _ in .gzipped(Array("BEGIN:VCALENDAR".utf8)) }
        #expect(await failure(site.url("/"))?.reason == .badEncoding)
    }

    @Test("what is no web server is called so")
    func notHTTP() async throws {
        let site = try LoopbackSite { _ in
            LoopbackReply(status: nil, body: .whole(Array("220 mail.example.org ESMTP\r\n".utf8)))
        }
        #expect(await failure(site.url("/"))?.reason == .notHTTP)
    }

    @Test("a port where nobody listens is an error that names the host")
    func notConnected() async throws {
        let site = try LoopbackSite { _ in .ok("") }
        let url = site.url("/secret", credentials: "ann:hunter2")
        site.stop()
        let error = try #require(await failure(url))
        #expect([.notConnected, .cutShort].contains(error.reason))
        #expect(error.description.contains("127.0.0.1:\(site.port)"))
    }

    @Test("a name that nobody has is an error")
    func notResolved() async throws {
        #expect(await failure("http://nobody.invalid/")?.reason == .notResolved)
    }

    @Test("a cancelled task does not wait for its transfer")
    func cancelled() async throws {
        let (asked, isAsked) = AsyncStream<Void>.makeStream()
        let site = try LoopbackSite { _ in
            isAsked.finish()
            return .stall
        }
        let start = ContinuousClock.now
        let task = Task { await failure(site.url("/")) }
        for await _ in asked {}
        task.cancel()
        #expect(await task.value?.reason == .cancelled)
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
