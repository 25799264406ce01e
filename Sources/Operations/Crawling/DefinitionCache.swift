import CheckedYAML
import Crawling
import Foundation
import Words

/// The crawler definitions that ship beside the program, and those of a person's own.
struct DefinitionCache {
    let folder: CrawlerFolder

    init(home: HomeFolder) { folder = CrawlerFolder(home: home) }

    /// The names of all there are, in order.
    var names: [String] { folder.names(in: ".") }

    /// A definition by its file (what has a slash or ends in `.yaml`) or its name.
    ///
    /// - Returns: it, and the path of its file.
    /// - Throws: `Refusal.missing` with the nearest names, `Refusal.misconfigured` for one that is
    ///   wrong.
    func definition(
        _ wanted: String
    ) throws(Refusal) -> (definition: CrawlerDefinition, path: String) {
        let (path, text) = try file(wanted)
        do {
            return (try CrawlerDefinition(yaml: text, file: path), path)
        } catch {
            throw Refusal(
                .misconfigured, Message(verbatim: error.summary), excerpt: error.excerpt)
        }
    }

    /// Of the definitions that have a parameter the one whose name begins most as another does.
    func nearest(to name: String, having parameter: String) -> String? {
        let having = names.filter { known in
            known != name
                && (try? definition(known))?.definition.parameters
                    .contains { $0.name == parameter } == true
        }
        return having.max { left, right in
            let (one, other) = (left.commonPrefix(with: name), right.commonPrefix(with: name))
            return (one.count, right) < (other.count, left)
        }
    }

    private func file(_ wanted: String) throws(Refusal) -> (path: String, text: String) {
        guard wanted.contains("/") || wanted.hasSuffix(".yaml") else {
            guard names.contains(wanted) else {
                throw Refusal(
                    .missing, "refusal.crawl.unknown",
                    with: Nearest.orAll(wanted, among: names).merging(
                        ["name": "\(wanted.shortened)"]
                    ) { $1 })
            }
            return try folder.text(of: "\(wanted).yaml")
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: wanted, isDirectory: &isFolder) else {
            throw Refusal(.missing, "refusal.file.missing", with: ["file": "\(wanted.shortened)"])
        }
        guard !isFolder.boolValue else {
            throw Refusal(
                .unreadable, "refusal.crawl.folder", with: ["path": "\(wanted.shortened)"])
        }
        return (wanted, try NamedFile(wanted).text())
    }
}
