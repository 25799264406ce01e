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
    ///
    /// - Parameter document: writes down what came out, as examples have it: in JSON.
    package func examples(
        _ wanted: String, document: (CrawlHarvest) -> [UInt8]
    ) throws(Refusal) -> [CrawlExample] {
        let (definition, path) = try DefinitionCache(home: folder).definition(wanted)
        guard !definition.examples.isEmpty else {
            throw Refusal(
                .missing, "refusal.crawl.exampleless",
                with: ["crawler": "\(definition.name)", "path": "\(path)"])
        }
        let folder = FilePath.folder(of: path)
        return try definition.examples.map { example throws(Refusal) in
            let settings = try crawlRunner.settings(of: definition, example.settings)
            let page = try SavedPage.read(FilePath.joined(folder, example.page))
            let harvest = PageReader(definition, settings).harvest(page, at: nil).merged()
            return try check(example, of: definition, in: folder, found: document(harvest))
        }
    }

    /// What the start pages bring by themselves.
    ///
    /// Nothing is stored, and no link is followed.
    package func printedCrawl(
        _ wish: CrawlWish
    ) async throws(Refusal) -> CrawlHarvest {
        try passGate()
        return try await crawlRunner.harvest(try crawlAddress(of: wish))
    }

    private func check(
        _ example: Example, of definition: CrawlerDefinition, in folder: String, found: [UInt8]
    ) throws(Refusal) -> CrawlExample {
        let result = FilePath.joined(folder, example.result)
        guard let wanted = try? NamedFile(result, atMost: 64 << 20).bytes() else {
            throw Refusal(
                .missing, "refusal.crawl.resultless",
                with: ["file": "\(result)", "crawler": "\(definition.name)"])
        }
        return CrawlExample(
            page: example.page,
            differences: JSONComparison.differences(
                wanted: Data(wanted), named: example.result, found: Data(found)))
    }
}
