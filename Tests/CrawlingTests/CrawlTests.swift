import Campus
import Crawling
import Fetching
import Foundation
import Markup
import TestSupport
import Testing

@Suite struct CrawlTests {
    static let yaml = """
        name: test
        about: a test
        manners: {delay: 0, pages: 50, queries: 6}
        follow:
          - {links: 'a.next', pagination: true}
          - {links: 'a.more', depth: 1}
        modules:
          - record: 'tr:has(> td.code)'
            fields: {code: {select: td.code, required: true}, title: 'td.title'}
        """

    static func row(_ code: String) -> String {
        "<table><tr><td class=code>\(code)</td><td class=title>Title of \(code)</td></tr></table>"
    }

    func crawl(
        _ site: LoopbackSite, from paths: [String] = ["/"], cache: TemporaryFolder? = nil,
        now: Int64 = 1_000_000, isFresh: Bool = false, limit: Int? = nil, yaml: String = yaml,
        steps: Int? = nil, patience: Patience = Patience(), isStored: Bool = true
    ) async throws -> CrawlResult {
        let definition = try CrawlerDefinition(yaml: yaml, file: "test.yaml")
        let settings = try CrawlSettings(
            of: definition, given: [:], year: AcademicYear(beginning: 2026),
            zone: SystemZone.london, zones: SystemZone.find)
        var policy = FetchPolicy()
        policy.allowPrivate = true
        let kept = cache.map { PageCache(folder: $0.path + "/c", now: now, isFresh: isFresh) }
        var limits = PageLimits()
        limits.steps = steps ?? limits.steps
        let crawl = Crawl(
            definition, settings, fetcher: Fetcher(policy: policy, lanes: 1), cache: kept,
            isFresh: isFresh, limit: limit, pageLimits: limits, patience: patience)
        let result = await crawl.run(from: paths.compactMap { PageAddress(site.url($0)) })
        if result.verdict == .complete {
            if isStored { kept?.accept(isWhole: !result.isPartial) } else { kept?.refuse() }
        }
        return result
    }

    func asked(_ site: LoopbackSite) -> [String] { site.requests.map(\.path) }

    @Test("a crawl follows pages and links, each once, and asks for robots.txt once")
    func follows() async throws {
        let site = try LoopbackSite { request in
            switch request.path {
            case "/":
                .ok(Self.row("AB100") + "<a class=next href='/2'>n</a><a class=more href=d#x>m</a>")
            case "/2":
                .ok(Self.row("AB200") + "<a class=next href='/'>n</a><a class=more href='/e'>m</a>")
            case "/d": .ok(Self.row("AB300") + "<a class=more href='/deep'>m</a>")
            case "/e": .ok(Self.row("AB400"))
            default: .status(404)
            }
        }
        let result = try await crawl(site)
        #expect(result.verdict == .complete)
        #expect(result.harvest.modules.map(\.code.text) == ["AB100", "AB200", "AB300", "AB400"])
        #expect(asked(site) == ["/robots.txt", "/", "/2", "/d", "/e"])
    }

    @Test("what robots.txt does not allow is not asked for")
    func robots() async throws {
        let site = try LoopbackSite { request in
            switch request.path {
            case "/robots.txt": .ok("User-agent: *\nDisallow: /d\n")
            case "/": .ok(Self.row("AB100") + "<a class=more href='/d'>m</a>")
            default: .ok(Self.row("AB300"))
            }
        }
        let result = try await crawl(site)
        #expect(asked(site) == ["/robots.txt", "/"])
        #expect(result.issues.contains { $0.message.contains("robots.txt") })
    }

    @Test("a robots.txt that cannot be had closes the host")
    func closed() async throws {
        let site = try LoopbackSite { request in
            request.path == "/robots.txt" ? .status(500) : .ok(Self.row("AB100"))
        }
        let result = try await crawl(site)
        #expect(asked(site) == ["/robots.txt"])
        #expect(result.issues.count == 1)
        #expect(!result.issues.contains { $0.message.contains("does not allow") })
        guard case .failed = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
    }

    @Test("links to other hosts are not followed, nor a redirect to one")
    func home() async throws {
        let other = try LoopbackSite { _ in .ok(Self.row("XX100")) }
        let place = other.url("/x")
        let site = try LoopbackSite { request in
            switch request.path {
            case "/":
                .ok(
                    Self.row("AB100")
                        + "<a class=more href='\(place)'>m</a><a class=more href='/r'>r</a>")
            case "/r": .redirect(to: place)
            default: .status(404)
            }
        }
        let result = try await crawl(site)
        #expect(result.harvest.modules.map(\.code.text) == ["AB100"])
        #expect(!other.requests.contains { $0.path == "/robots.txt" })
    }

    @Test("a calendar without end and a refresh in circles come to an end")
    func endless() async throws {
        let site = try LoopbackSite { request in
            switch request.path {
            case "/robots.txt": return .status(404)
            case "/a": return .ok("<meta http-equiv=refresh content='0; url=/b'>")
            case "/b": return .ok("<meta http-equiv=refresh content='0; url=/a'>" + Self.row("AB9"))
            default:
                let number = Int(request.path.split(separator: "=").last ?? "") ?? 0
                return .ok(
                    Self.row("AB1\(number)") + "<a class=next href='/?d=\(number + 1)'>n</a>")
            }
        }
        let result = try await crawl(site, from: ["/?d=0", "/a"])
        #expect(asked(site).filter { $0.hasPrefix("/?") }.count == 6)
        #expect(asked(site).filter { $0 == "/a" }.count == 1)
        #expect(result.issues.contains { $0.message.contains("ever new queries") })
        #expect(result.isPartial)
    }

    @Test("a crawl that is broken off goes on, and a later one asks only whether pages changed")
    func cached() async throws {
        let cache = try TemporaryFolder()
        let fails = Switch(true)
        let site = try LoopbackSite { request in
            switch request.path {
            case "/robots.txt": return .status(404)
            case "/":
                return .ok(
                    Self.row("AB100") + "<a class=next href='/2'>n</a>",
                    headers: [("ETag", "\"1\"")])
            default:
                if fails.isOn { return .status(503, headers: [("Retry-After", "900")]) }
                return .ok(Self.row("AB200"), headers: [("ETag", "\"2\"")])
            }
        }
        let first = try await crawl(site, cache: cache)
        guard case .failed(let reason) = first.verdict else {
            Issue.record("\(first.verdict)")
            return
        }
        #expect(reason.contains("900"))
        fails.set(false)
        let second = try await crawl(site, cache: cache, now: 1_000_100)
        #expect(second.verdict == .complete && second.harvest.modules.count == 2)
        #expect(asked(site).filter { $0 == "/" }.count == 1, "the first page is kept")
        let third = try await crawl(site, cache: cache, now: 1_000_200)
        #expect(third.harvest.modules.count == 2)
        let last = site.requests.suffix(2)
        #expect(last.allSatisfy { $0.headers["if-none-match"] != nil })
        _ = try await crawl(site, cache: cache, now: 1_000_300, isFresh: true)
        #expect(site.requests.suffix(2).allSatisfy { $0.headers["if-none-match"] == nil })
    }

    @Test("a host that says until when it wants no requests is believed, and the day is told")
    func until() async throws {
        let site = try LoopbackSite { request in
            request.path == "/robots.txt"
                ? .status(404)
                : .status(429, headers: [("Retry-After", "Fri, 31 Dec 2027 23:59:59 GMT")])
        }
        let result = try await crawl(site)
        guard case .failed(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains("after 2027-12-31T23:59:59"), "\(reason)")
    }

    @Test("a start page that leads to another host is said to, and that it is not read")
    func away() async throws {
        let other = try LoopbackSite { _ in .ok(Self.row("AB100")) }
        let place = other.url("/x")
        let site = try LoopbackSite { request in
            request.path == "/robots.txt" ? .status(404) : .redirect(to: place)
        }
        let result = try await crawl(site)
        guard case .failed(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains("another host"), "\(reason)")
    }

    @Test("a page that fails is the one that was had before")
    func stale() async throws {
        let cache = try TemporaryFolder()
        let fails = Switch(false)
        let site = try LoopbackSite { request in
            switch request.path {
            case "/robots.txt": return .status(404)
            case "/": return .ok(Self.row("AB100") + "<a class=next href='/2'>n</a>")
            default: return fails.isOn ? .status(500) : .ok(Self.row("AB200"))
            }
        }
        _ = try await crawl(site, cache: cache)
        fails.set(true)
        let result = try await crawl(site, cache: cache, now: 1_000_100)
        #expect(result.harvest.modules.count == 2)
        #expect(result.issues.contains { $0.message.contains("what it said last") })
    }

    @Test("a limit of pages is kept, and said")
    func limit() async throws {
        let site = try LoopbackSite { _ in .ok(Self.row("AB100") + "<a class=next href='/2'>n</a>")
        }
        let result = try await crawl(site, limit: 1)
        #expect(result.pages == 1 && result.isPartial)
    }

    @Test("a changed layout is refused, with the selector, the page and what stands there now")
    func drift() async throws {
        let site = try LoopbackSite { request in
            request.path == "/robots.txt"
                ? .status(404)
                : .ok("<table><tr><td class=module>AB100</td><td>Nets</td></tr></table>")
        }
        let result = try await crawl(site)
        guard case .refused(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        for part in ["tr:has(> td.code)", site.url("/"), "td.module \"AB100\""] {
            #expect(reason.contains(part), "\(reason)")
        }
    }

    @Test("a field that most records lack is refused too")
    func field() async throws {
        let yaml = Self.yaml.replacing("tr:has(> td.code)", with: "tr")
        let site = try LoopbackSite { request in
            request.path == "/robots.txt"
                ? .status(404) : .ok("<table><tr><td class=module>AB100</td></tr></table>")
        }
        let result = try await crawl(site, yaml: yaml)
        guard case .refused(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains("code: td.code") && reason.contains("td.module"))
    }

    @Test("an empty shell that scripts fill is said to be one")
    func shell() async throws {
        let site = try LoopbackSite { request in
            request.path == "/robots.txt"
                ? .status(404) : .ok("<div id=app></div><script>boot()</script>")
        }
        let result = try await crawl(site)
        guard case .refused(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains("empty shell"))
    }

    @Test("two requests to a host are as far apart as the manners say")
    func pace() async throws {
        let yaml = Self.yaml.replacing("delay: 0", with: "delay: 0.3")
        let site = try LoopbackSite { request in
            request.path == "/robots.txt"
                ? .ok("User-agent: *\nCrawl-delay: 0.4")
                : .ok(
                    Self.row("AB100") + (request.path == "/" ? "<a class=next href='/2'>n</a>" : "")
                )
        }
        let begun = ContinuousClock.now
        _ = try await crawl(site, yaml: yaml)
        // Not before the first page, which nothing but robots.txt was asked for before.
        #expect(ContinuousClock.now - begun >= .milliseconds(400))
    }
}

/// What a site's answers hang on.
///
/// Unchecked, since the compiler does not see that every access holds the lock.
private final class Switch: @unchecked Sendable {
    private let lock = NSLock()
    private var state: Bool

    init(_ state: Bool) { self.state = state }

    var isOn: Bool { lock.withLock { state } }

    func set(_ state: Bool) { lock.withLock { self.state = state } }
}
