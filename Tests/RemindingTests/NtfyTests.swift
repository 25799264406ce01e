import Campus
import Fetching
import TestSupport
import Testing

@testable import Reminding

@Suite("ntfy")
struct NtfyTests {
    private func settings(_ site: LoopbackSite) -> ChannelSettings {
        var settings = ChannelSettings.loopback()
        settings.ntfyServer = site.url("")
        settings.ntfyToken = "tk_secret"
        return settings
    }

    @Test("gets title, text, priority, a tag and the key under which a repetition is known")
    func delivers() async throws {
        let site = try LoopbackSite { _ in .status(200) }
        let channel = Channel.open("ntfy:my-topic", settings(site))
        #expect(channel.name == "ntfy:127.0.0.1:\(site.port)")
        let notice = try Notice.sample("Größe der Welt", isImportant: true)
        var again = notice
        again.attempt = 2
        #expect(await channel.deliver([notice, again]) == [.delivered, .delivered])
        let requests = site.requests
        let headers = try #require(requests.first).headers
        #expect(requests.first?.path == "/my-topic")
        #expect(headers["x-title"] == "=?UTF-8?B?R3LDtsOfZSBkZXIgV2VsdA==?=")
        #expect(headers["x-priority"] == "high")
        #expect(headers["x-tags"] == "school")
        #expect(headers["authorization"] == "Bearer tk_secret")
        #expect(headers["belltower-key"] == notice.key)
        #expect(headers["x-sequence-id"]?.count == 32)
        #expect(headers["x-sequence-id"] == requests.last?.headers["x-sequence-id"])
        #expect(
            requests.first.map { String(decoding: $0.body, as: UTF8.self) } == notice.content.body)
    }

    @Test("tells its token to the configured server alone")
    func token() async throws {
        let own = try LoopbackSite { _ in .status(200) }
        let other = try LoopbackSite { _ in .status(200) }
        let channel = Channel.open("ntfy:\(other.url("/t"))", settings(own))
        #expect(await channel.deliver([try Notice.sample()]) == [.delivered])
        #expect(other.requests.first?.headers["authorization"] == nil)
        #expect(other.requests.first?.headers["x-priority"] == "default")
    }

    @Test("gets no more text than it shows, cut between characters")
    func long() async throws {
        let site = try LoopbackSite { _ in .status(200) }
        let channel = Channel.open("ntfy:t", settings(site))
        let notice = try Notice.sample(body: .init(repeating: "é", count: 5_000))
        _ = await channel.deliver([notice])
        let body = try #require(site.requests.first).body
        #expect(body.count <= NtfyChannel.longest)
        #expect(String(validating: body, as: UTF8.self)?.hasSuffix("é…") == true)
    }

    @Test("that is full asks for time")
    func refused() async throws {
        let site = try LoopbackSite { _ in .status(429, headers: [("Retry-After", "9")]) }
        let outcomes = await Channel.open("ntfy:t", settings(site)).deliver([try Notice.sample()])
        #expect(outcomes.map(\.retry) == [.after(9)])
    }
}
