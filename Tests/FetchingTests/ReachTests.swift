@testable import Fetching
import Glibc
import TestSupport
import Testing

/// Who may be reached.
@Suite struct ReachTests {
    @Test(
        "loopback is refused without leave, however it is written",
        arguments: [
            "127.0.0.1", "localhost", "127.1", "2130706433", "0x7f.0.0.1", "0.0.0.0", "[::1]",
            "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[::]",
        ])
    func loopback(_ host: String) async throws {
        let site = try LoopbackSite { _ in .ok("") }
        let error = await failure(site.url("/", host: host), policy: FetchPolicy())
        #expect(error?.reason == .privateAddress)
        #expect(error?.family == .notAllowed)
        #expect(site.requests.isEmpty)
    }

    @Test(
        "which inner names there are is not told: only an address is said to be private",
        arguments: [
            ("intranet.example.ac.uk", true), ("printer", true), ("db.0x.internal", true),
            ("10.0.0.1", false), ("127.1", false), ("2130706433", false), ("0x7f.0.0.1", false),
            ("0x7f000001", false), ("[::1]", false), ("localhost", false),
        ])
    func names(_ host: String, _ isByName: Bool) throws {
        #expect(try #require(HTTPAddress("http://\(host)/feed.ics")).isByName == isByName)
    }

    /// In a process of its own, since the environment is everybody's.
    @Test("a proxy in the environment is not asked")
    func proxy() async {
        await #expect(processExitsWith: .success) {
            let proxy = try LoopbackSite { _ in .ok("proxied") }
            let site = try LoopbackSite { _ in .ok("direct") }
            for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
                setenv(name, proxy.url(""), 1)
            }
            #expect(try await body(site.url("/")).text == "direct")
            #expect(proxy.requests.isEmpty)
        }
    }

    @Test(
        "an IPv4 address is public or is not",
        arguments: [
            ("0.0.0.0", false), ("0.1.2.3", false), ("1.1.1.1", true), ("9.255.255.255", true),
            ("10.0.0.1", false), ("11.0.0.0", true), ("100.63.255.255", true),
            ("100.64.0.1", false), ("100.127.255.255", false), ("100.128.0.0", true),
            ("127.0.0.1", false), ("127.255.255.255", false), ("169.254.169.254", false),
            ("169.253.0.1", true), ("172.15.255.255", true), ("172.16.0.1", false),
            ("172.31.255.255", false), ("172.32.0.0", true), ("192.0.0.8", false),
            ("192.0.2.1", false), ("192.88.99.1", false), ("192.167.1.1", true),
            ("192.168.0.1", false), ("198.18.0.1", false), ("198.19.255.255", false),
            ("198.20.0.1", true), ("198.51.100.7", false), ("203.0.113.7", false),
            ("223.255.255.255", true), ("224.0.0.1", false), ("239.255.255.255", false),
            ("240.0.0.1", false), ("255.255.255.255", false),
        ])
    func four(_ address: String, _ isPublic: Bool) {
        #expect(PublicAddress.isPublic(address) == isPublic)
    }

    @Test(
        "an IPv6 address is public or is not",
        arguments: [
            ("::", false), ("::1", false), ("::2", false), ("::10.0.0.1", false),
            ("::8.8.8.8", true), ("::ffff:127.0.0.1", false), ("::ffff:192.168.1.1", false),
            ("::ffff:8.8.8.8", true), ("::ffff:0:127.0.0.1", false), ("64:ff9b::7f00:1", false),
            ("64:ff9b::808:808", true), ("64:ff9b:1::808:808", false), ("100::1", false),
            ("2001::1", false), ("2001:0:4136:e378::", false), ("2001:1ff::1", false),
            ("2001:200::1", true), ("2001:4860:4860::8888", true), ("2001:db8::1", false),
            ("2002:7f00:1::", false), ("2002:c0a8:101::1", false), ("2002:808:808::1", true),
            ("2606:4700::1111", true), ("3fff:fff::1", false), ("3fff:1000::1", true),
            ("4000::1", false), ("5f00::1", false), ("fc00::1", false), ("fd12:3456::1", false),
            ("fe80::1", false), ("fec0::1", false), ("ff02::1", false),
        ])
    func six(_ address: String, _ isPublic: Bool) {
        #expect(PublicAddress.isPublic(address) == isPublic)
    }

    @Test("what is no address of either kind is not public", arguments: [0, 3, 5, 15, 17])
    func wrongLength(_ count: Int) {
        #expect(!PublicAddress.contains([UInt8](repeating: 0x20, count: count)))
    }
}
