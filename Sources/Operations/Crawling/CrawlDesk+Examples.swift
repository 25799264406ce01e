package import Campus
package import Crawling
import Fetching
import Foundation
import Markup

/// A crawler that is installed.
package struct CrawlerCard: Sendable {
    package var name: String
    package var about: String
    /// Whether pages of a real campus show that it works.
    package var isProven: Bool
    package var parameters: [CrawlerDefinition.Parameter]
    /// What is wrong with its file; nil when it can be used.
    package var problem: String?
}

/// What became of one example page of a definition.
package struct CrawlExample: Sendable {
    package var page: String
    /// Where what came out is not what is promised, each with its path.
    package var differences: [String]
}

extension CrawlDesk {
    /// All crawlers that are installed, in order of the name.
    package func list() -> [CrawlerCard] {
        let cache = DefinitionCache(home: folder)
        return cache.names.map { name in
            do throws(Refusal) {
                let definition = try cache.definition(name).definition
                return CrawlerCard(
                    name: name, about: definition.about, isProven: definition.isProven,
                    parameters: definition.parameters, problem: nil)
            } catch {
                return CrawlerCard(
                    name: name, about: "", isProven: false, parameters: [],
                    problem: error.sentence)
            }
        }
    }

    /// Reads a definition's own example pages and compares what comes out with what it promises.
    package func examples(_ wanted: String) throws(Refusal) -> [CrawlExample] {
        let (definition, path) = try DefinitionCache(home: folder).definition(wanted)
        guard !definition.examples.isEmpty else {
            throw Refusal(
                .missing, "refusal.crawl.exampleless",
                with: ["crawler": "\(definition.name)", "path": "\(path)"])
        }
        let folder = FilePath.folder(of: path)
        return try definition.examples.map { example throws(Refusal) in
            try check(example, definition, folder)
        }
    }

    /// What the start pages bring by themselves, in the form of an example's result.
    ///
    /// Nothing is stored, and no link is followed.
    package func printedCrawl(
        _ wish: CrawlWish
    ) async throws(Refusal) -> (json: JSONWriter, issues: [Issue]) {
        try passGate()
        let address = try crawlAddress(of: wish)
        let harvest = try await crawlRunner.harvest(address)
        var json = JSONWriter()
        harvest.write(to: &json)
        return (json, harvest.issues)
    }

    private func check(
        _ example: Example, _ definition: CrawlerDefinition, _ folder: String
    ) throws(Refusal) -> CrawlExample {
        let (settings, _) = try crawlRunner.settings(of: definition, example.settings)
        let page = try SavedPage.read(FilePath.joined(folder, example.page))
        let harvest = PageReader(definition, settings).harvest(page, at: nil).merged()
        var json = JSONWriter()
        harvest.write(to: &json)
        let result = FilePath.joined(folder, example.result)
        guard let wanted = try? NamedFile(result, atMost: 64 << 20).bytes() else {
            throw Refusal(
                .missing, "refusal.crawl.resultless",
                with: ["file": "\(result)", "crawler": "\(definition.name)"])
        }
        return CrawlExample(
            page: example.page,
            differences: JSONComparison.differences(
                wanted: Data(wanted), named: example.result, found: Data(json.bytes)))
    }
}
