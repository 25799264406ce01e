import Fetching
import Foundation
import TestSupport
import Testing

@Suite("Fetching")
struct FetcherTests {
    static func fetcher(_ change: (inout FetchPolicy) -> Void = { _ in }) -> Fetcher {
        var policy = FetchPolicy()
        policy.allowPrivate = true
        policy.timeout = .seconds(20)
        policy.userAgent = "belltower/test"
        change(&policy)
        return Fetcher(policy: policy)
    }

    static func body(_ fetched: Fetched) throws -> FetchedBody {
        guard case .body(let body) = fetched else {
            throw FetchError(.other, at: "unchanged")
        }
        return body
    }

    static func reason(
        _ url: String, _ fetcher: Fetcher = fetcher()
    ) async -> FetchError.Reason? {
        do {
            _ = try await fetcher.fetch(FetchRequest(url: url))
            return nil
        } catch { return error.reason }
    }

    @Test("a body comes with its validators, and they are asked with next time")
    func validators() async throws {
        let site = try LoopbackSite { request in
            request.headers["if-none-match"] == "\"v1\""
                ? .status(304)
                : .ok(
                    "BEGIN",
                    headers: ["ETag": "\"v1\"", "Last-Modified": "Mon, 05 Oct 2026 08:00:00 GMT"])
        }
        let fetcher = Self.fetcher()
        let body = try Self.body(try await fetcher.fetch(FetchRequest(url: site.url())))
        #expect(body.bytes == Array("BEGIN".utf8))
        #expect(body.validators.etag == "\"v1\"")
        let again = try await fetcher.fetch(
            FetchRequest(url: site.url(), validators: body.validators))
        guard case .unchanged = again else {
            Issue.record("the body was fetched again")
            return
        }
        #expect(site.requests.last?.headers["if-modified-since"] == body.validators.lastModified)
        #expect(site.requests.last?.headers["user-agent"] == "belltower/test")
    }

    @Test("redirects are followed; a permanent one is remembered, up to the first that is not")
    func redirects() async throws {
        let site = try LoopbackSite { request in
            switch request.path {
            case "/a": .redirect(301, to: "/b")
            case "/b": .redirect(308, to: "/c?x=1")
            case "/c?x=1": .redirect(302, to: "/d")
            default: .ok("BEGIN")
            }
        }
        let body = try Self.body(
            try await Self.fetcher().fetch(FetchRequest(url: site.url("/a"))))
        #expect(body.permanentURL == site.url("/c?x=1"))
        #expect(site.requests.map(\.path) == ["/a", "/b", "/c?x=1", "/d"])
    }

    @Test("six redirects are too many")
    func endlessRedirects() async throws {
        let site = try LoopbackSite { _ in .redirect(302, to: "/again") }
        #expect(await Self.reason(site.url()) == .tooManyRedirects(limit: 5))
        #expect(site.requests.count == 6)
    }

    @Test("a password goes to its own host and to no other, and into no error")
    func credentials() async throws {
        let other = try LoopbackSite { _ in .status(500) }
        let elsewhere = other.url("/x", host: "localhost")
        let site = try LoopbackSite { request in
            request.path == "/start" ? .redirect(302, to: "/next") : .redirect(302, to: elsewhere)
        }
        let url = site.url("/start?token=abc").replacing("http://", with: "http://sam:s%40cret@")
        let start = url.replacing("/start?token=abc", with: "/start")
        let error = await #expect(throws: FetchError.self) {
            try await Self.fetcher().fetch(FetchRequest(url: start))
        }
        #expect(
            site.requests.allSatisfy { $0.headers["authorization"] == "Basic c2FtOnNAY3JldA==" })
        #expect(other.requests.first?.headers["authorization"] == nil)
        #expect(error?.description.contains("cret") == false)
        #expect(error?.description.contains("localhost") == true)
    }

    @Test(
        "statuses that are no success are errors",
        arguments: [400, 401, 403, 404, 410, 429, 500, 503])
    func statuses(_ status: Int) async throws {
        let site = try LoopbackSite { _ in .status(status, Array("<html>".utf8)) }
        #expect(await Self.reason(site.url("/secret-token")) == .status(status))
    }

    @Test("a body cut short, a server that stalls, a port that refuses")
    func brokenPeers() async throws {
        let cut = try LoopbackSite { _ in .cutShort("BEGIN:VCALENDAR") }
        #expect(await Self.reason(cut.url()) == .cutShort)
        let stalling = try LoopbackSite { _ in .stalled }
        let quick = Self.fetcher { $0.timeout = .milliseconds(300) }
        #expect(await Self.reason(stalling.url(), quick) == .timedOut)
        let port = try LoopbackSite { _ in .status(200) }.port
        #expect(await Self.reason("http://127.0.0.1:\(port)/") == .notConnected)
    }

    @Test("bytes are counted after decompression")
    func bomb() async throws {
        let site = try LoopbackSite { _ in
            .status(200, GzipBomb.zeros(mebibytes: 4), headers: ["Content-Encoding": "gzip"])
        }
        let small = Self.fetcher { $0.maximumBytes = 1 << 20 }
        #expect(await Self.reason(site.url(), small) == .tooLarge(limit: 1 << 20))
        let body = try Self.body(try await Self.fetcher().fetch(FetchRequest(url: site.url())))
        #expect(body.bytes.count == 4 << 20)
    }

    @Test("private addresses are not reached without leave, by whatever name")
    func privateAddresses() async throws {
        let site = try LoopbackSite { _ in .ok("BEGIN") }
        let strict = Self.fetcher { $0.allowPrivate = false }
        for host in [
            "127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0", "127.1", "2130706433",
        ] {
            #expect(
                await Self.reason(site.url("/", host: host), strict) == .privateAddress, "\(host)")
        }
        #expect(site.requests.isEmpty)
    }

    @Test("webcal is tried over https first and then over http")
    func webcal() async throws {
        let site = try LoopbackSite { _ in .ok("BEGIN") }
        let url = site.url().replacing("http://", with: "webcal://")
        let body = try Self.body(try await Self.fetcher().fetch(FetchRequest(url: url)))
        #expect(body.bytes == Array("BEGIN".utf8))
    }

    @Test("files are read as far as the limit; folders, pipes and devices are refused")
    func files() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("BEGIN:VCALENDAR", as: "a.ics")
        let body = try Self.body(try await Self.fetcher().fetch(FetchRequest(url: path)))
        #expect(body.bytes.count == 15)
        let tiny = Self.fetcher { $0.maximumBytes = 10 }
        #expect(await Self.reason(path, tiny) == .tooLarge(limit: 10))
        #expect(await Self.reason(folder.path) == .isDirectory)
        #expect(await Self.reason(folder.path + "/none.ics") == .noSuchFile)
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        for special in [folder.path + "/pipe", "/dev/zero"] {
            guard case .unreadable = await Self.reason(special) else {
                Issue.record("\(special) was read")
                continue
            }
        }
    }
}

/// A gzip stream (RFC 1952) of zeros, made by hand: fixed Huffman codes (RFC 1951 section 3.2.6),
/// a zero and then copies of 258 bytes from one byte back, 1,000 to 1.
enum GzipBomb {
    static func zeros(mebibytes: Int) -> [UInt8] {
        var stream = BitStream()
        let total = mebibytes << 20
        stream.put(0b011, 3)
        stream.putReversed(0x30, 8)
        var written = 1
        while total - written >= 258 {
            stream.putReversed(0b1100_0101, 8)
            stream.putReversed(0, 5)
            written += 258
        }
        while written < total {
            stream.putReversed(0x30, 8)
            written += 1
        }
        stream.putReversed(0, 7)
        let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
        return header + stream.bytes + little(crc(of: total)) + little(UInt32(total))
    }

    private static func little(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }

    private static func crc(of zeros: Int) -> UInt32 {
        var table: [UInt32] = []
        for index in UInt32(0)..<256 {
            var value = index
            for _ in 0..<8 { value = value & 1 == 1 ? (value >> 1) ^ 0xedb8_8320 : value >> 1 }
            table.append(value)
        }
        var value = UInt32.max
        for _ in 0..<zeros { value = table[Int(value & 255)] ^ (value >> 8) }
        return ~value
    }

    private struct BitStream {
        var bytes: [UInt8] = []
        private var used = 8

        mutating func put(_ value: Int, _ count: Int) {
            for bit in 0..<count {
                if used == 8 {
                    bytes.append(0)
                    used = 0
                }
                if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << used }
                used += 1
            }
        }

        mutating func putReversed(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { put(value >> bit & 1, 1) }
        }
    }
}
