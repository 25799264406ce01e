@testable import Fetching
import Testing

@Suite struct HTTPAddressTests {
    @Test(
        "addresses of the same page have the same text",
        arguments: [
            ("http://Example.ORG", "http://example.org/"),
            ("HTTPS://example.org:443/a#b", "https://example.org/a"),
            ("http://example.org:443/", "http://example.org:443/"),
            ("http://example.org:/a", "http://example.org/a"),
            ("http://example.org?q=a/b", "http://example.org/?q=a/b"),
            ("http://example.org/a/./b/../c", "http://example.org/a/c"),
            ("http://example.org/../../a/..", "http://example.org/"),
            ("http://example.org/a..b/.c", "http://example.org/a..b/.c"),
            ("http://example.org/a//b", "http://example.org/a//b"),
            ("http://example.org/ä b?q=\"c\"", "http://example.org/%C3%A4%20b?q=%22c%22"),
            ("http://example.org/%2e%zz", "http://example.org/%2e%zz"),
            ("http://ann:p@ss@example.org/", "http://ann:p@ss@example.org/"),
            ("http://[2001:DB8::1]:8080/", "http://[2001:db8::1]:8080/"),
        ])
    func canonical(_ text: String, _ expected: String) {
        #expect(HTTPAddress(text)?.whole == expected)
    }

    @Test(
        "what is no web address is none",
        arguments: [
            "", "http:", "http://", "http:///a", "http://@/", "http://:80/", "ftp://example.org/",
            "http://a b/", "http://example.org:0/", "http://example.org:65536/",
            "http://example.org:-1/", "http://example.org:8o/", "http://[::1/", "http://[]/",
            "http://[fe80::1%25eth0]/", "http://exa\\mple.org/", "http://example.org/\r\nX: y",
            "http://example.org/\u{0}", "http://%65xample.org/",
        ])
    func none(_ text: String) {
        #expect(HTTPAddress(text) == nil)
    }

    @Test(
        "a reference leads where RFC 3986, section 5.4, says",
        arguments: [
            ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
            ("/g", "http://a/g"), ("//g", "http://g/"), ("?y", "http://a/b/c/d;p?y"),
            ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q"), ("g#s", "http://a/b/c/g"),
            (";x", "http://a/b/c/;x"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
            ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"),
            ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../g", "http://a/g"),
            ("../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
            ("g.", "http://a/b/c/g."), ("..g", "http://a/b/c/..g"), ("./g/.", "http://a/b/c/g/"),
            ("g/../h", "http://a/b/c/h"), ("g?y/../x", "http://a/b/c/g?y/../x"),
            ("/in?to=http://b/", "http://a/in?to=http://b/"), (" /g ", "http://a/g"),
        ])
    func reference(_ location: String, _ expected: String) throws {
        let base = try #require(HTTPAddress("http://a/b/c/d;p?q"))
        #expect(base.following(location)?.whole == expected)
    }

    @Test(
        "credentials stay with their own host",
        arguments: [
            ("http://u:p@a/", "/x", "http://u:p@a/x"),
            ("http://u:p@a/", "http://a/x", "http://u:p@a/x"),
            ("http://u:p@a/", "https://a/x", "https://u:p@a/x"),
            ("http://u:p@a:8080/", "https://a:8080/x", "https://a:8080/x"),
            ("http://u:p@a/", "//b/x", "http://b/x"),
            ("http://u:p@a/", "http://a:8080/x", "http://a:8080/x"),
            ("http://u:p@a/", "http://v@a/x", "http://v@a/x"),
            ("https://u:p@a/", "http://a/x", "http://a/x"),
        ])
    func credentials(_ base: String, _ location: String, _ expected: String) throws {
        let base = try #require(HTTPAddress(base))
        #expect(base.following(location)?.whole == expected)
    }

    @Test("https never leads to http, nor a redirect off the web")
    func downgrade() throws {
        var header = Reply(limit: 0)
        for line in ["HTTP/1.1 302 Found\r\n", "Location: http://example.org/\r\n", "\r\n"] {
            _ = Array(line.utf8).withUnsafeBytes { header.takeHeader($0) }
        }
        let start = try #require(HTTPAddress("https://example.org/"))
        var trail = RedirectTrail(from: start, limit: 5)
        #expect(throws: FetchError(.redirectRefused, at: "example.org", address: start.url)) {
            try trail.follow(header)
        }
    }

    @Test("a login is decoded, and none that holds control bytes is sent")
    func login() throws {
        let login = try #require(HTTPAddress("http://a%3Ab:c%40:d@example.org/")?.login)
        #expect(login.user == "a:b")
        #expect(login.password == "c@:d")
        #expect(HTTPAddress("http://ann@example.org/")?.login?.password == "")
        #expect(HTTPAddress("http://a%0ab:c@example.org/")?.login == nil)
        #expect(HTTPAddress("http://example.org/")?.login == nil)
    }
}
