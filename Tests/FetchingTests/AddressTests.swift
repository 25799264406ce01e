@testable import Fetching
import Foundation
import TestSupport
import Testing

@Suite("Addresses")
struct AddressTests {
    @Test(
        "what a person types becomes one form",
        arguments: [
            ("https://Example.ORG/a?b=C#part", "https://example.org/a?b=C"),
            ("HTTPS://example.org:443", "https://example.org/"),
            ("http://example.org:80/x", "http://example.org/x"),
            ("webcal://example.org/me.ics", "webcal://example.org/me.ics"),
            ("webcals://example.org/me.ics", "https://example.org/me.ics"),
            ("https://user:pw@Example.org/a b", "https://user:pw@example.org/a%20b"),
            ("file:///tmp/a%20b.ics", "/tmp/a b.ics"),
            ("/tmp/../tmp/x.ics", "/tmp/x.ics"),
            ("-", "-"),
        ])
    func forms(_ raw: String, text: String) throws {
        #expect(try FeedAddress(raw).text == text)
    }

    @Test(
        "what is no address is refused",
        arguments: [
            "", "  ", "ftp://example.org/", "javascript://x", "http://", "https:///x", "a\u{0}b",
        ])
    func refusals(_ raw: String) {
        #expect(throws: FetchError.self) { try FeedAddress(raw) }
    }

    @Test(
        "a redirect leads where RFC 3986 says",
        arguments: [
            ("/x", "https://h/x"), ("y", "https://h/a/y"), ("//o/z", "https://o/z"),
            ("https://h:443/q#f", "https://h:443/q"), ("?n=1", "https://h/a/?n=1"),
        ])
    func following(_ location: String, url: String) throws {
        let address = try #require(HTTPAddress("https://h/a/b?c"))
        #expect(address.following(location)?.url == url)
    }

    @Test(
        "addresses that are everybody's",
        arguments: [
            ("8.8.8.8", true), ("1.1.1.1", true), ("10.0.0.1", false), ("172.16.0.1", false),
            ("172.32.0.1", true), ("192.168.1.1", false), ("169.254.169.254", false),
            ("100.64.0.1", false), ("127.0.0.1", false), ("0.0.0.0", false), ("224.0.0.1", false),
            ("255.255.255.255", false), ("198.18.0.1", false), ("2606:4700::1111", true),
            ("::1", false), ("::", false), ("fe80::1", false), ("fc00::1", false),
            ("ff02::1", false), ("::ffff:127.0.0.1", false), ("::ffff:8.8.8.8", true),
            ("::127.0.0.1", false), ("64:ff9b::7f00:1", false), ("64:ff9b::808:808", true),
            ("2002:7f00:1::", false), ("2002:808:808::", true), ("2001:db8::1", false),
        ])
    func publicAddresses(_ text: String, isPublic: Bool) throws {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            #expect(PublicAddress.isPublic(four: UInt32(bigEndian: four.s_addr)) == isPublic)
            return
        }
        var six = in6_addr()
        #expect(inet_pton(AF_INET6, text, &six) == 1)
        let bytes = withUnsafeBytes(of: six) { Array($0) }
        #expect(PublicAddress.isPublic(six: bytes) == isPublic)
    }
}
