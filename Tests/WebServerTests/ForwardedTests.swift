import HTTPTypes
import Testing

@testable import WebServer

@Suite("Whose address it is")
struct ForwardedTests {
    private static func site(trusting proxy: String) throws -> TestSite {
        try TestSite(configuration: "zone: UTC\nserver:\n  trustedProxies: [\(proxy)]\n")
    }

    /// What a wrong code is answered, with a field that says from where it comes.
    private static func knock(at site: TestSite, from forwarded: String) async throws -> Int {
        try await site.ask(
            .post, "/sessions", #"{"code":"none"}"#, as: nil, ["X-Forwarded-For": forwarded]
        ).status
    }

    @Test("is what a trusted proxy says last, and what nobody else says")
    func forwarded() async throws {
        // A request without a socket comes as one by a socket of this machine does.
        let site = try Self.site(trusting: "unix")
        for _ in 1...1_000 {
            #expect(try await Self.knock(at: site, from: "192.0.2.7") == 401)
        }
        #expect(try await Self.knock(at: site, from: "192.0.2.9") == 429, "the same network")
        #expect(try await Self.knock(at: site, from: "203.0.113.1, 192.0.2.7") == 429)
        #expect(try await Self.knock(at: site, from: "192.0.2.7, 203.0.113.1") == 401)
        let other = try Self.site(trusting: "10.0.0.1")
        for number in 1...1_000 {
            _ = try await Self.knock(at: other, from: "203.0.\(number % 250).1")
        }
        #expect(try await Self.knock(at: other, from: "198.51.100.1") == 429)
    }
}
