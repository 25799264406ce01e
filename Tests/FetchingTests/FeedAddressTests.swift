import Fetching
import Testing

@Suite struct FeedAddressTests {
    @Test(
        "the same feed has the same text, however it is typed",
        arguments: [
            ("-", "-"), ("/a/b.ics", "/a/b.ics"), ("b.ics", "/home/ann/b.ics"),
            ("./c/../b.ics", "/home/ann/b.ics"), ("../b.ics", "/home/b.ics"),
            ("../../../b.ics", "/b.ics"), ("/a//b/./c", "/a/b/c"), ("a:b.ics", "/home/ann/a:b.ics"),
            ("file:///a/b%20c.ics", "/a/b c.ics"), ("FILE:/a/b.ics", "/a/b.ics"),
            ("file://localhost/a.ics", "/a.ics"), ("file:///a/100%.ics", "/a/100%.ics"),
            (" https://Example.org/F ", "https://example.org/F"),
            ("https://example.org:443#x", "https://example.org/"),
            ("HTTP://example.org:80/a b", "http://example.org/a%20b"),
            ("webcal://Example.org/f.ics", "webcal://example.org/f.ics"),
            ("WebCal://example.org:443/f.ics", "webcal://example.org/f.ics"),
            ("webcal://example.org:8080/", "webcal://example.org:8080/"),
            ("webcals://example.org/f.ics", "https://example.org/f.ics"),
            ("https://ann:p@example.org/f", "https://ann:p@example.org/f"),
        ])
    func text(_ raw: String, _ expected: String) throws {
        let address = try FeedAddress(raw, relativeTo: "/home/ann")
        #expect(address.text == expected)
        #expect(try FeedAddress(address.text).text == expected)
    }

    @Test(
        "what is no address is refused in words that do not repeat it",
        arguments: [
            ("", FetchError.Reason.badAddress), ("  ", .badAddress), ("http:", .badAddress),
            ("https://", .badAddress), ("https:///f", .badAddress), ("webcal:f", .badAddress),
            ("https://a b/s3cret", .badAddress), ("https://a/s3cret\u{7}", .badAddress),
            ("file://elsewhere/s3cret", .badAddress), ("file:s3cret", .badAddress),
            ("file:///a%00s3cret", .badAddress), ("ftp://a/s3cret", .unsupportedScheme("ftp")),
            ("mailto:s3cret@a", .unsupportedScheme("mailto")),
        ])
    func refused(_ raw: String, _ reason: FetchError.Reason) {
        let error = #expect(throws: FetchError.self) { try FeedAddress(raw) }
        #expect(error?.reason == reason)
        #expect(error?.family == .usage)
        #expect(error?.expandedDescription.contains("s3cret") == false)
    }

    @Test(
        "a feed's name is a file's stem or a host, and its description no more than that",
        arguments: [
            ("/a/term 1.ics", "term 1", "term 1.ics"), ("/a/.hidden", ".hidden", ".hidden"),
            ("-", "Calendar", "standard input"),
            ("https://u:p@Example.org/s3cret", "example.org", "https://example.org/…"),
            ("webcal://example.org:81/", "example.org", "webcal://example.org:81/…"),
        ])
    func names(_ raw: String, _ name: String, _ description: String) throws {
        let address = try FeedAddress(raw)
        #expect(address.suggestedName == name)
        #expect("\(address)" == description)
    }

    @Test("a tilde is the home of who runs the command")
    func tilde() throws {
        #expect(try FeedAddress("~/f.ics").text == FeedAddress("~").text + "/f.ics")
        #expect(try !FeedAddress("~/f.ics").text.contains("~"))
    }
}
