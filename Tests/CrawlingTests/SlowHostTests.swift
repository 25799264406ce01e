import Crawling
import TestSupport
import Testing

/// Hosts whose robots.txt wants them to be asked slowly.
@Suite struct SlowHostTests {
    /// A list of five pages on a host that wants so many seconds between two of them.
    private func site(_ delay: String) throws -> LoopbackSite {
        try LoopbackSite { request in
            if request.path == "/robots.txt" { return .ok("User-agent: *\nCrawl-delay: \(delay)") }
            let number = Int(request.path.dropFirst()) ?? 1
            let next = number < 5 ? "<a class=next href='/\(number + 1)'>n</a>" : ""
            return .ok(CrawlTests.row("AB10\(number)") + next)
        }
    }

    @Test("what would be waited for too long is put off, and comes in pieces")
    func pieces() async throws {
        let site = try site("600")
        let cache = try TemporaryFolder()
        let tests = CrawlTests()
        let begun = ContinuousClock.now
        var now: Int64 = 1_000_000
        for piece in 1...4 {
            let result = try await tests.crawl(site, from: ["/1"], cache: cache, now: now)
            guard case .putOff(let reason, let seconds) = result.verdict else {
                Issue.record("\(result.verdict)")
                return
            }
            #expect((595...600).contains(seconds))
            #expect(reason.contains("wants 10 min between two pages (Crawl-delay)"), "\(reason)")
            #expect(reason.contains("\(piece) page"), "\(reason)")
            #expect(reason.contains("read and kept, 1 more takes about 10 min"), "\(reason)")
            // Asked again too soon, nothing is asked of the host.
            let asked = tests.asked(site).count
            let early = try await tests.crawl(site, from: ["/1"], cache: cache, now: now + 60)
            guard case .putOff(_, let rest) = early.verdict else {
                Issue.record("\(early.verdict)")
                return
            }
            #expect((535...540).contains(rest))
            #expect(tests.asked(site).count == asked)
            now += 601
        }
        let last = try await tests.crawl(site, from: ["/1"], cache: cache, now: now)
        #expect(last.verdict == .complete)
        #expect(last.harvest.modules.count == 5)
        #expect(tests.asked(site) == ["/robots.txt", "/1", "/2", "/3", "/4", "/5"])
        // One wait alone would have been longer.
        #expect(ContinuousClock.now - begun < .seconds(600))
    }

    @Test("many short waits are put off together")
    func sum() async throws {
        let site = try site("0.3")
        var patience = Patience()
        patience.crawl = 0.7
        let cache = try TemporaryFolder()
        let result = try await CrawlTests().crawl(
            site, from: ["/1"], cache: cache, patience: patience)
        guard case .putOff(_, let seconds) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(seconds == 1)
        #expect(result.pages == 3)
    }

    @Test("a crawl that keeps nothing fails in place of waiting")
    func unkept() async throws {
        let result = try await CrawlTests().crawl(try site("600"), from: ["/1"])
        guard case .failed(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains("Crawl-delay"))
    }
}
