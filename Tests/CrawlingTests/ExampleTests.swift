import Campus
import Crawling
import Foundation
import Markup
import TestSupport
import Testing
import Wire

/// The example pages of the shipped definitions; `BELLTOWER_RECORD=1` writes what comes out.
@Suite struct ExampleTests {
    struct Pair: Sendable, CustomStringConvertible {
        var definition: CrawlerDefinition
        var example: Example
        var description: String { example.page }
    }

    static var pairs: [Pair] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: Fixtures.crawlers.path).sorted()
                .filter { $0.hasSuffix(".yaml") }.flatMap { name in
                    let file = Fixtures.crawlers.appendingPathComponent(name)
                    let definition = try CrawlerDefinition(
                        yaml: try String(contentsOf: file, encoding: .utf8), file: file.path)
                    return definition.examples.map { Pair(definition: definition, example: $0) }
                }
        }
    }

    @Test("an example page brings just what stands beside it", arguments: try pairs)
    func example(_ pair: Pair) throws {
        let settings = try CrawlSettings(
            of: pair.definition, given: pair.example.settings,
            year: AcademicYear(beginning: 2026), zone: SystemZone.london, zones: SystemZone.find)
        let page = Fixtures.crawlers.appendingPathComponent(pair.example.page)
        let harvest = PageReader(pair.definition, settings)
            .harvest(try Page(Array(try Data(contentsOf: page))), at: nil).merged()
        let json = HarvestShape(harvest).bytes
        let found = try #require(
            try JSONSerialization.jsonObject(with: Data(json)) as? NSDictionary)
        let result = Fixtures.crawlers.appendingPathComponent(pair.example.result)
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] != nil {
            try JSONSerialization.data(
                withJSONObject: found,
                options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            ).write(to: result)
            Issue.record("recorded anew: read it")
        }
        let wanted = try JSONSerialization.jsonObject(with: try Data(contentsOf: result))
        #expect(found.isEqual(wanted), "\(String(decoding: json, as: UTF8.self))")
        #expect(harvest.issues.isEmpty)
    }
}
