import Campus
import Fetching
import TestSupport
import Testing

@testable import Reminding

@Suite("A webhook")
struct WebhookTests {
    @Test("gets the JSON of a notice, its key, its attempt and a signature")
    func delivers() async throws {
        let site = try LoopbackSite { _ in .status(200) }
        var settings = ChannelSettings.loopback()
        settings.webhookSecret = Array("key".utf8)
        let channel = Channel.open("webhook:\(site.url("/secret-path"))", settings)
        let notice = try Notice.sample(attempt: 2)
        #expect(await channel.deliver([notice]) == [.delivered])
        let request = try #require(site.requests.first)
        #expect(request.path == "/secret-path")
        #expect(request.body == notice.document)
        #expect(request.headers["content-type"] == "application/json")
        #expect(request.headers["belltower-key"] == notice.key)
        #expect(request.headers["belltower-attempt"] == "2")
        #expect(
            request.headers["belltower-signature"]
                == WebhookChannel.signature(of: request.body, with: Array("key".utf8)))
    }

    @Test("is signed as everybody signs: HMAC with SHA-256")
    func signature() {
        let text = "The quick brown fox jumps over the lazy dog"
        #expect(
            WebhookChannel.signature(of: Array(text.utf8), with: Array("key".utf8))
                == "sha256=f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
    }

    @Test(
        "decides by its answer what becomes of a notice",
        arguments: [
            (200, nil, nil), (204, nil, nil), (302, nil, .never), (400, nil, .never),
            (401, nil, .never), (404, nil, .never), (408, nil, .later), (410, nil, .never),
            (429, nil, .later), (429, "120", .after(120)), (500, nil, .later),
            (500, "120", .later), (503, "30", .after(30)), (503, "soon", .later),
            (503, "Mon, 05 Oct 2026 08:01:00 GMT", .after(60)), (504, nil, .later),
        ] as [(Int, String?, ChannelError.Retry?)])
    func answers(_ status: Int, _ retryAfter: String?, _ retry: ChannelError.Retry?) async throws {
        let site = try LoopbackSite { _ in
            .status(
                status, headers: retryAfter.map { [("Retry-After", $0)] } ?? [])
        }
        let channel = Channel.open("webhook:\(site.url("/secret-path"))", .loopback())
        let outcome = try #require(await channel.deliver([Notice.sample()]).first)
        #expect(outcome.retry == retry)
        #expect(!outcome.words.contains("secret-path"))
        #expect(site.requests.count == 1)
    }

    @Test("that hangs, or leaves early, is tried later; its path is told to nobody")
    func broken() async throws {
        for reply in [LoopbackReply.stall, .hangUp] {
            let site = try LoopbackSite { _ in reply }
            let channel = Channel.open(
                "webhook:\(site.url("/secret-path", credentials: "me:pw"))",
                .loopback { $0.timeout = .milliseconds(100) })
            let outcomes = await channel.deliver([try Notice.sample(), try Notice.sample()])
            #expect(outcomes.map(\.retry) == [.later, .later])
            for outcome in outcomes {
                #expect(outcome.words.hasPrefix("127.0.0.1:\(site.port) "))
                #expect(!outcome.words.contains("secret-path"))
                #expect(!outcome.words.contains("pw"))
            }
        }
    }

    @Test("on this machine needs leave, and is tried no more without")
    func privateAddress() async throws {
        let site = try LoopbackSite { _ in .status(200) }
        let channel = Channel.open("webhook:\(site.url("/"))")
        #expect(await channel.deliver([try Notice.sample()]).map(\.retry) == [.never])
    }

    @Test("takes what is due together over few connections")
    func connections() async throws {
        let site = try LoopbackSite { _ in .status(200) }
        let settings = ChannelSettings.loopback()
        for _ in 0..<5 {
            // The bell drops the channels that are idle: what it opens next uses their connections.
            let channel = Channel.open("webhook:\(site.url("/"))", settings)
            let notices = try (0..<20).map { try Notice.sample(meeting: $0) }
            #expect(await channel.deliver(notices).allSatisfy { $0 == .delivered })
        }
        #expect(site.requests.count == 100)
        #expect(Set(site.requests.map(\.connection)).count == 1)
    }
}
