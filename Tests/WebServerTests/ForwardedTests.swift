import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

@Suite("Whose address it is")
struct ForwardedTests {
    private static func site(trusting proxies: String) throws -> TestSite {
        try TestSite(configuration: "zone: UTC\nserver:\n  trustedProxies: [\(proxies)]\n")
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

    @Test(
        "is told however it is written, past all proxies of one's own",
        arguments: [
            ("192.0.2.7", "192.0.2.7"), ("192.0.2.7:5000", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"), ("[::ffff:192.0.2.7]:80", "192.0.2.7"),
            ("2001:db8::9", "2001:db8::9"), ("[2001:db8::9]", "2001:db8::9"),
            ("[2001:DB8:0::9]:5000", "2001:db8::9"), ("\"[2001:db8::9]\"", "2001:db8::9"),
            ("192.0.2.7, 10.1.2.3", "192.0.2.7"),
            ("192.0.2.7,10.1.2.3:80,::ffff:10.9.9.9", "192.0.2.7"),
            ("203.0.113.1, 192.0.2.7, 2001:db8:5:6::1", "192.0.2.7"),
            ("10.1.2.3", "10.1.2.3"), ("unknown", ""),
            ("1.2.3.4, unknown, 10.1.1.1", "10.1.1.1"), ("203.0.113.9.8, 10.1.1.1", "10.1.1.1"),
            ("", ""), (",", ""), ("192.0.2.7, ", "192.0.2.7"),
        ])
    func written(_ forwarded: String, _ address: String) throws {
        let site = try Self.site(trusting: "unix, 10.0.0.0/8, \"2001:db8:5::/48\"")
        #expect(site.site.address(behind: nil, forwarded: forwarded) == address)
    }

    @Test(
        "networks are compared as addresses",
        arguments: [
            ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
            ("10.1.2.3/8", "10.9.9.9", true), ("127.0.0.1", "::ffff:127.0.0.1", true),
            ("::ffff:10.0.0.0/104", "10.1.2.3", true), ("::ffff:10.0.0.1", "10.0.0.1", true),
            ("0:0:0:0:0:0:0:1", "::1", true), ("::1", "0:0::1", true),
            ("2001:db8::/33", "2001:db8:7fff::1", true),
            ("2001:db8::/33", "2001:db8:8000::1", false),
            ("0.0.0.0/0", "192.0.2.1", true), ("0.0.0.0/0", "2001:db8::1", false),
            ("::/0", "192.0.2.1", false), ("192.0.2.128/25", "192.0.2.127", false),
            ("192.0.2.128/25", "192.0.2.200", true), ("fe80::1", "fe80::1%eth0", true),
        ])
    func ranges(_ range: String, _ address: String, _ isIn: Bool) throws {
        let address = try #require(NetworkAddress(address))
        #expect(try #require(AddressRange(range)).contains(address) == isIn)
    }

    @Test(
        "what is neither an address nor a network is refused, and said",
        arguments: [
            "proxy", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8/8", "::1/129",
            "010.0.0.1",
            "10.0.0.256", "[::1", "1.2.3.4:x", "::ffff:10.0.0.0/95", "10.0.0.0/255.0.0.0",
        ])
    func refused(_ proxy: String) {
        #expect(TrustedProxy(proxy) == nil)
        #expect(throws: Refusal.self) { try Self.site(trusting: "\"\(proxy)\"") }
    }
}
