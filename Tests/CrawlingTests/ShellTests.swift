import Campus
import Crawling
import Fetching
import Foundation
import TestSupport
import Testing

/// Banner 9's page is empty until scripts have filled it.
@Suite struct ShellTests {
    @Test(
        "a page of some words and many scripts is said to be a shell, whatever rule was to read it")
    func shell() async throws {
        let file = Fixtures.crawlers.appendingPathComponent("banner8.yaml")
        let definition = try CrawlerDefinition(
            yaml: try String(contentsOf: file, encoding: .utf8), file: file.path)
        let settings = try CrawlSettings(
            of: definition, given: [:], year: AcademicYear(beginning: 2026),
            zone: SystemZone.london, zones: SystemZone.find)
        let crawl = Crawl(
            definition, settings, fetcher: Fetcher(policy: FetchPolicy(), lanes: 1), cache: nil)
        let page = Fixtures.crawlers.appendingPathComponent("../Fixtures/pages/banner9/shell.html")
        let result = await crawl.run(from: [try #require(PageAddress(page.path))])
        guard case .refused(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains("empty shell"))
        #expect(!reason.contains("script \""))
    }
}
