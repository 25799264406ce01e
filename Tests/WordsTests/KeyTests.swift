import Foundation
import TestSupport
import Testing

@testable import Words

/// The keys of the catalogues beside those that the sources name.
@Suite("Keys of the catalogues")
struct KeyTests {
    private static let catalogues = Language.allCases.map(Catalogue.of)
    private static let folders = ["English", "German", "French", "Spanish", "Arabic"]
    /// All sources but the catalogues themselves.
    private static let sources: String = {
        let folder = Fixtures.packageRoot.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let texts = (files?.allObjects as? [URL] ?? []).filter { file in
            let subject = file.deletingLastPathComponent().lastPathComponent
            return file.pathExtension == "swift" && !Self.folders.contains(subject)
        }
        return texts.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    }()

    /// What pages are made of.
    private static let templates: String = {
        let folder = Fixtures.packageRoot.appending(path: "Sources/WebServer/Web")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "mustache" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    }()
    /// Keys that templates name: `say.today.now` is `page.today.now`; what a page's model says stands
    /// in a template's comment, by its key, or by what its keys begin with, `page.colour.*`.
    private static let ofTemplates: [String] = templates.matches(
        of: /\b(say|page|told)((?:\.[A-Za-z0-9]+)+(?:\.\*)?)/
    ).map { String($0.output.1 == "say" ? "page" : $0.output.1) + $0.output.2 }

    @Test("every key that a page's template names has words")
    func pages() {
        #expect(Self.ofTemplates.count > 300)
        #expect(Self.unknown(Self.ofTemplates.filter { !$0.hasSuffix("*") }) == [])
    }

    @Test("every key that the sources name has words")
    func known() {
        let named = Self.sources.matches(
            of:
                /"((?:refusal|command)\.[A-Za-z.]+)"|(?:Message\(|because\(|Refusal\(\s*\.[A-Za-z]+,)\s*"([^"\\]+)"/
        ).compactMap { $0.output.1 ?? $0.output.2 }.map(String.init)
        #expect(named.count > 300)
        #expect(Self.unknown(named) == [])
    }

    /// Screens name their keys where they ask a catalogue: alone, or one of two.
    @Test("every key that a screen names has words")
    func screens() {
        let calls = Self.sources.matches(
            of:
                /\b(?:words|catalogue|told)\(\s*(?:[^()"]*\? )?"([a-z][^"\\]*)"(?:\s*: "([a-z][^"\\]*)")?/
        )
        let named = calls.flatMap { [$0.output.1, $0.output.2].compactMap(\.self) }.map(String.init)
        #expect(named.count > 250)
        #expect(Self.unknown(named) == [])
        let begins = Self.sources.matches(of: /\b(?:words|catalogue|told)\(\s*"([a-z.]+\.)\\\(/)
            .map { String($0.output.1) }
        #expect(begins.count > 20)
        let empty = begins.filter { begin in
            !Catalogue.english.keys.contains { $0.hasPrefix(begin) }
        }
        #expect(empty == [])
    }

    private static func unknown(_ named: [String]) -> [String] {
        Set(named).filter { !Catalogue.english.has($0) }.sorted()
    }

    @Test("every key is named by the sources")
    func used() {
        let literals = Set(
            Self.sources.matches(of: /"([a-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*)"/)
                .map { String($0.output.1) }
        ).union(Self.ofTemplates)
        // As in "month.short.\(month)".
        let begins = Set(
            Self.sources.matches(of: /"([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*\.)\\\(/)
                .map { String($0.output.1) }
        )
        .union(Self.ofTemplates.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) })
        func isUsed(_ key: String) -> Bool {
            literals.contains(key) || begins.contains { key.hasPrefix($0) }
        }
        let unused = Catalogue.english.keys.filter { key in
            let edge = Edge.allCases.first { key.hasPrefix("\($0.rawValue).refusal.") }
            let message = edge.map { String(key.dropFirst($0.rawValue.count + 1)) } ?? key
            return !isUsed(message) || edge != nil && !Catalogue.english.has(message)
        }
        #expect(unused == [])
    }

    @Test("what is refused knows no command line", arguments: catalogues)
    func refusals(catalogue: Catalogue) throws {
        let refusals = catalogue.keys.filter { $0.hasPrefix("refusal.") }
        #expect(refusals.count > 250)
        for key in refusals {
            let text = try #require(catalogue.line(of: key))
            // A name of the file in hand may stand in backticks, a command may not.
            let command = text.firstMatch(
                of: /--|belltower [a-z]|`(?!(examples|id|category)`)[a-z]/)
            #expect(command == nil, "\(catalogue.language) \(key): \(text)")
        }
    }

    @Test("an edge says what it says with what the sentence has", arguments: catalogues)
    func edges(catalogue: Catalogue) throws {
        for key in catalogue.keys where key.hasPrefix("command.refusal.") {
            let own = try #require(catalogue.pattern(of: key)).arguments
            let message = String(key.dropFirst("command.".count))
            let plain = try #require(catalogue.pattern(of: message)).arguments
            // What only the command line tells of the same message.
            let more: Set = [
                "sentence", "remedy", "event", "crawler", "given", "older", "handle", "source",
                "backup",
            ]
            #expect(own.subtracting(plain).subtracting(more) == [], "\(catalogue.language) \(key)")
        }
    }
}
