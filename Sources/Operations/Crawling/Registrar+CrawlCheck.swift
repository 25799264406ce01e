import Campus
public import Crawling
import Fetching
import Foundation
import HTMLPages

/// A crawler that is installed.
public struct CrawlerCard: Sendable {
    public var name: String
    public var about: String
    /// Whether pages of a real campus show that it works.
    public var isProven: Bool
    public var parameters: [CrawlerDefinition.Parameter]
    /// What is wrong with its file; nil when it can be used.
    public var problem: String?
}

/// What became of one example page of a definition.
public struct CrawlExample: Sendable {
    public var page: String
    /// Nil when what came out is what is promised.
    public var difference: String?
}

extension Registrar {
    /// All crawlers that are installed, in order of the name.
    public func crawlers() -> [CrawlerCard] {
        let shelf = DefinitionShelf(home: home)
        return shelf.names.map { name in
            do throws(Failure) {
                let definition = try shelf.definition(name).definition
                return CrawlerCard(
                    name: name, about: definition.about, isProven: definition.isProven,
                    parameters: definition.parameters, problem: nil)
            } catch {
                return CrawlerCard(
                    name: name, about: "", isProven: false, parameters: [],
                    problem: error.message)
            }
        }
    }

    /// Reads a definition's own example pages and compares what comes out with what it promises.
    public func checkCrawler(_ wanted: String) throws(Failure) -> [CrawlExample] {
        let (definition, path) = try DefinitionShelf(home: home).definition(wanted)
        guard !definition.examples.isEmpty else {
            throw Failure(
                .missing,
                "\(definition.name) has no example page: add one under `examples` in \(path)")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        return try definition.examples.map { example throws(Failure) in
            try check(example, definition, folder)
        }
    }

    private func check(
        _ example: Example, _ definition: CrawlerDefinition, _ folder: URL
    ) throws(Failure) -> CrawlExample {
        func bytes(_ name: String) throws(Failure) -> Data {
            let file = folder.appendingPathComponent(name)
            return try (try? Data(contentsOf: file)).orThrow(
                Failure(.missing, "\(definition.name): there is no \(file.path)"))
        }
        let (settings, _) = try crawlRunner.settings(of: definition, example.settings)
        let page: Page
        do {
            page = try Page(Array(try bytes(example.page)))
        } catch let error as Failure {
            throw error
        } catch {
            throw Failure(.unreadable, "\(example.page): \(error)")
        }
        let harvest = PageReader(definition, settings).harvest(page, at: nil).merged()
        var json = JSONWriter()
        harvest.write(to: &json)
        let difference = JSONComparison.difference(
            wanted: try bytes(example.result), found: Data(json.bytes))
        return CrawlExample(page: example.page, difference: difference)
    }
}

/// Where two JSON documents first differ.
enum JSONComparison {
    static func difference(wanted: Data, found: Data) -> String? {
        guard let wanted = try? JSONSerialization.jsonObject(with: wanted) else {
            return "the expected JSON cannot be read"
        }
        guard let found = try? JSONSerialization.jsonObject(with: found) else {
            return "what was found makes no JSON"
        }
        return difference(wanted, found, at: "")
    }

    private static func difference(_ wanted: Any, _ found: Any, at path: String) -> String? {
        switch (wanted, found) {
        case (let wanted as [String: Any], let found as [String: Any]):
            // What is expected may leave out what does not matter.
            for key in wanted.keys.sorted() {
                let place = path.isEmpty ? key : "\(path).\(key)"
                guard let value = found[key] else { return "\(place): not found" }
                if let told = difference(wanted[key] ?? NSNull(), value, at: place) { return told }
            }
            return nil
        case (let wanted as [Any], let found as [Any]):
            for (index, pair) in zip(wanted, found).enumerated() {
                if let told = difference(pair.0, pair.1, at: "\(path)[\(index)]") { return told }
            }
            guard wanted.count == found.count else {
                return "\(path): \(wanted.count) are expected, and \(found.count) were found"
            }
            return nil
        default:
            guard let wanted = wanted as? NSObject, !wanted.isEqual(found) else { return nil }
            return "\(path): \(text(wanted)) is expected, and \(text(found)) was found"
        }
    }

    private static func text(_ value: Any) -> String {
        value is NSNull ? "null" : "\"\(String(describing: value).prefix(120))\""
    }
}
