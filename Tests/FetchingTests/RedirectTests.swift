import Fetching
import TestSupport
import Testing

@Suite struct RedirectTests {
    @Test("redirects of each kind are followed", arguments: [301, 302, 303, 307, 308])
    func followed(_ status: Int) async throws {
        let site = try LoopbackSite { request in
            request.path == "/old/feed.ics"
                ? .redirect(status, to: "../new.ics?t=1") : .ok(request.path)
        }
        let body = try await body(site.url("/old/feed.ics"))
        #expect(body.text == "/new.ics?t=1")
        let isPermanent = status == 301 || status == 308
        #expect(body.permanentURL == (isPermanent ? site.url("/new.ics?t=1") : nil))
    }

    @Test("a feed has moved as far as the permanent redirects before the first other one lead")
    func permanentPart() async throws {
        let site = try LoopbackSite { request in
            switch request.path {
            case "/a": .redirect(301, to: "/b")
            case "/b": .redirect(308, to: "/c")
            case "/c": .redirect(302, to: "/d")
            case "/d": .redirect(301, to: "/e")
            default: .ok("")
            }
        }
        #expect(try await body(site.url("/a")).permanentURL == site.url("/c"))
    }

    @Test("five redirects are followed, six are not")
    func tooMany() async throws {
        let site = try LoopbackSite { request in
            let number = Int(request.path.dropFirst()) ?? 0
            return number == 0 ? .ok("") : .redirect(to: "/\(number - 1)")
        }
        _ = try await body(site.url("/5"))
        #expect(await failure(site.url("/6"))?.reason == .tooManyRedirects(limit: 5))
        #expect(site.requests.count == 12)
    }

    @Test(
        "a redirect off the web is refused",
        arguments: [
            "file:///etc/passwd", "ftp://example.org/", "javascript:alert(1)", "http:///", "data:,",
            "gopher://127.0.0.1:70/",
        ])
    func offTheWeb(_ location: String) async throws {
        let site = try LoopbackSite { _ in .redirect(to: location) }
        #expect(await failure(site.url("/"))?.reason == .redirectRefused)
    }

    @Test("a redirect without a place to go is an error of its status")
    func nowhere() async throws {
        let site = try LoopbackSite { _ in .status(302) }
        #expect(await failure(site.url("/"))?.reason == .status(302))
    }

    @Test("credentials are sent to their own host, there after redirects too")
    func ownHost() async throws {
        let site = try LoopbackSite { request in
            request.path == "/a" ? .redirect(to: "/b") : .ok("")
        }
        _ = try await body(site.url("/a", credentials: "ann:p%40ss%3Aw"))
        // ann:p@ss:w
        #expect(
            site.requests.map { $0.headers["authorization"] } == [
                "Basic YW5uOnBAc3M6dw==", "Basic YW5uOnBAc3M6dw==",
            ])
    }

    @Test("credentials are sent to no other host, and to no other port", arguments: [true, false])
    func otherHost(_ isOtherName: Bool) async throws {
        let other = try LoopbackSite { _ in .ok("") }
        let site = try LoopbackSite { request in
            request.path == "/back"
                ? .ok("")
                : .redirect(to: other.url("/", host: isOtherName ? "localhost" : "127.0.0.1"))
        }
        _ = try await body(site.url("/", credentials: "ann:hunter2"))
        #expect(site.requests.first?.headers["authorization"] != nil)
        #expect(other.requests.count == 1)
        #expect(other.requests.first?.headers["authorization"] == nil)
    }

    @Test("a moved feed keeps its credentials in its new address on the same host")
    func permanentWithCredentials() async throws {
        let site = try LoopbackSite { request in
            request.path == "/a" ? .redirect(301, to: "/b") : .ok("")
        }
        let body = try await body(site.url("/a", credentials: "ann:hunter2"))
        #expect(body.permanentURL == site.url("/b", credentials: "ann:hunter2"))
    }

    @Test("credentials that were left behind do not come back with their host")
    func thereAndBack() async throws {
        let other = try LoopbackSite { request in
            .redirect(to: "http://127.0.0.1:\(request.path.dropFirst())/back")
        }
        let site = try LoopbackSite { request in
            let port = request.headers["host"]?.split(separator: ":").last ?? ""
            return request.path == "/back" ? .ok("") : .redirect(to: other.url("/\(port)"))
        }
        _ = try await body(site.url("/", credentials: "ann:hunter2"))
        #expect(site.requests.map { $0.headers["authorization"] != nil } == [true, false])
    }
}
