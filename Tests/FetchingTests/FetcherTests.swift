import Fetching
import Foundation
import TestSupport
import Testing

@Suite struct FetcherTests {
    @Test("a body comes with its validators, type and host")
    func wholeBody() async throws {
        let site = try LoopbackSite { _ in
            .ok(
                "BEGIN:VCALENDAR",
                headers: [
                    ("ETag", "\"a\""), ("Last-Modified", "Mon, 05 Oct 2026 08:00:00 GMT"),
                    ("Content-Type", "text/calendar; charset=utf-8"), ("Retry-After", "3600"),
                ])
        }
        let body = try await body(site.url("/feed.ics"))
        #expect(body.text == "BEGIN:VCALENDAR")
        #expect(
            body.validators
                == Validators(etag: "\"a\"", lastModified: "Mon, 05 Oct 2026 08:00:00 GMT"))
        #expect(body.httpStatus == 200)
        #expect(body.contentType == "text/calendar; charset=utf-8")
        #expect(body.finalHost == "127.0.0.1:\(site.port)")
        #expect(body.permanentURL == nil)
        #expect(body.retryAfter == .seconds(3600))
    }

    @Test("a request names its sender and what it takes, and asks no proxy")
    func requestHeader() async throws {
        let site = try LoopbackSite { _ in .ok("") }
        _ = try await body(site.url("/a?b=c d"), policy: .loopback { $0.userAgent = "belltower/9" })
        let request = try #require(site.requests.first)
        #expect(request.path == "/a?b=c%20d")
        #expect(request.headers["user-agent"] == "belltower/9")
        #expect(request.headers["accept"] == "text/calendar, */*;q=0.5")
        #expect(request.headers["accept-encoding"]?.contains("gzip") == true)
        #expect(request.headers["if-none-match"] == nil)
        #expect(request.headers["authorization"] == nil)
    }

    @Test("validators are sent, and a 304 answers them")
    func unchanged() async throws {
        let site = try LoopbackSite { _ in .status(304, headers: [("ETag", "\"b\"")]) }
        let known = Validators(etag: "\"a\"", lastModified: "Mon, 05 Oct 2026 08:00:00 GMT")
        guard case .unchanged(let answer) = try await fetch(site.url("/"), validators: known)
        else {
            Issue.record("a 304 brought a body")
            return
        }
        #expect(answer == Validators(etag: "\"b\""))
        let headers = try #require(site.requests.first?.headers)
        #expect(headers["if-none-match"] == "\"a\"")
        #expect(headers["if-modified-since"] == known.lastModified)
    }

    @Test("a 304 that nobody asked for is an error")
    func unaskedUnchanged() async throws {
        let site = try LoopbackSite { _ in .status(304) }
        #expect(await failure(site.url("/"))?.reason == .status(304))
    }

    @Test("a validator cannot add a line to the request")
    func validatorInjection() async throws {
        let site = try LoopbackSite { _ in .ok("") }
        let hostile = Validators(etag: "\"a\"\r\nX-Added: 1", lastModified: "")
        _ = try await fetch(site.url("/"), validators: hostile)
        let headers = try #require(site.requests.first?.headers)
        #expect(headers["x-added"] == nil)
        #expect(headers["if-none-match"] == nil)
    }

    @Test("trailers and interim answers are not taken for the header")
    func trailers() async throws {
        let text = """
            HTTP/1.1 103 Early Hints\r\nETag: "early"\r\n\r\n\
            HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: ETag\r\n\r\n\
            1\r\na\r\n0\r\nETag: "late"\r\n\r\n
            """
        let site = try LoopbackSite { _ in
            LoopbackReply(status: nil, body: .whole(Array(text.utf8)))
        }
        let body = try await body(site.url("/"))
        #expect(body.text == "a")
        #expect(body.validators == Validators())
    }

    @Test("gzip is undone")
    func gzip() async throws {
        let site = try LoopbackSite { _ in .gzipped(Gzip.stored(Array("BEGIN:VCALENDAR".utf8))) }
        #expect(try await body(site.url("/")).text == "BEGIN:VCALENDAR")
    }

    @Test("a chunked body is put together")
    func chunked() async throws {
        let site = try LoopbackSite { _ in
            LoopbackReply(
                status: 200,
                body: .chunked([Array("BEGIN:".utf8), Array("VCALENDAR".utf8)], isComplete: true))
        }
        #expect(try await body(site.url("/")).text == "BEGIN:VCALENDAR")
    }

    @Test(
        "a status that brings no body is an error", arguments: [300, 400, 401, 403, 404, 410, 500])
    func status(_ status: Int) async throws {
        let site = try LoopbackSite { _ in .status(status) }
        let error = await failure(site.url("/secret"))
        #expect(error?.reason == .status(status))
        #expect(error?.family == .network)
        #expect(error?.description.contains("secret") == false)
    }

    @Test("a server's wish for a pause comes with the error")
    func retryAfter() async throws {
        let site = try LoopbackSite { _ in .status(503, headers: [("Retry-After", "120")]) }
        #expect(await failure(site.url("/"))?.retryAfter == .seconds(120))
    }

    @Test("fetches of one fetcher share their connections")
    func keptConnection() async throws {
        let site = try LoopbackSite { _ in .ok("") }
        let fetcher = Fetcher(policy: .loopback, lanes: 1)
        for path in ["/a", "/b", "/c"] {
            _ = try await fetcher.fetch(FetchRequest(url: site.url(path)))
        }
        #expect(site.requests.map(\.connection) == [0, 0, 0])
    }

    @Test("a kept connection that the server has closed is opened anew")
    func lostConnection() async throws {
        let whole = Array("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na".utf8)
        let site = try LoopbackSite { _ in LoopbackReply(status: nil, body: .whole(whole)) }
        let fetcher = Fetcher(policy: .loopback, lanes: 1)
        for _ in 0..<3 {
            guard case .body(let body) = try await fetcher.fetch(FetchRequest(url: site.url("/")))
            else { continue }
            #expect(body.text == "a")
        }
        #expect(site.requests.map(\.connection) == [0, 1, 2])
    }

    @Test("as many fetches go on at a time as there are lanes, and all of them end")
    func lanes() async throws {
        let site = try LoopbackSite { request in .ok(request.path) }
        let fetcher = Fetcher(policy: .loopback, lanes: 4)
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let request = FetchRequest(url: site.url("/\(number)"))
                    guard case .body(let body) = try await fetcher.fetch(request) else { return "" }
                    return body.text
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts == Set((0..<40).map { "/\($0)" }))
        #expect(Set(site.requests.map(\.connection)).count <= 4)
    }

    @Test("a file is read as it is")
    func file() async throws {
        let body = try await body(Fixtures.feeds.appendingPathComponent("term.ics").path)
        #expect(body.text.hasPrefix("BEGIN:VCALENDAR"))
        #expect(body.httpStatus == nil)
    }
}
