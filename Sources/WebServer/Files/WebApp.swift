import Campus
import Foundation
import Hummingbird
import Mustache
import Operations
import Words

/// The web app's files and templates, read once.
struct WebApp: Sendable {
    /// By address: `/files/style.697d33bb.css`, `/sw.js`.
    let files: [String: WebFile]
    /// Addresses of files by name: `style`.
    let names: TemplateScope
    /// Of the program and of all files: another one has other pages.
    let build: String
    private let library: MustacheLibrary

    /// Reads what `.packaging/web.sh` made.
    ///
    /// - Throws: `Refusal.missing` where it is not there, or is not whole.
    init(folder: String) throws(Refusal) {
        do {
            let manager = FileManager.default
            var files: [String: WebFile] = [:]
            var names: [String: String] = [:]
            for name in try manager.contentsOfDirectory(atPath: "\(folder)/files").sorted()
            where !name.hasSuffix(".br") && !name.hasSuffix(".gz") {
                files["/files/\(name)"] = try WebFile("\(folder)/files/\(name)", isForEver: true)
                names[String(name.prefix { $0 != "." })] = "/files/\(name)"
            }
            files["/sw.js"] = try WebFile("\(folder)/sw.js", isForEver: false)
            var library = MustacheLibrary()
            for (name, path) in try Self.templates(in: folder) {
                try library.register(try String(contentsOfFile: path, encoding: .utf8), named: name)
            }
            self.library = library
            self.files = files
            self.names = TemplateScope(names)
            let all = names.values.sorted().joined()
            build = "\(Belltower.version)-\(String(UIDKey(of: all).bits, radix: 16))"
        } catch {
            throw Refusal(
                .missing, "refusal.program.incomplete",
                with: ["folder": "web", "file": "\(folder)"])
        }
    }

    /// Names of templates, as `today` and `partials/head`, with their paths.
    private static func templates(in folder: String) throws -> [(String, String)] {
        let root = "\(folder)/templates"
        var found = [("manifest", "\(folder)/manifest.webmanifest.mustache")]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root)
        where name.hasSuffix(".mustache") {
            found.append((String(name.dropLast(".mustache".count)), "\(root)/\(name)"))
        }
        return found
    }

    /// A page.
    ///
    /// - Parameter model: what the template's first comment says.
    func page(_ template: String, _ model: [String: Any]) -> [UInt8] {
        Array((library.render(TemplateScope(model), withTemplate: template) ?? "").utf8)
    }
}

extension WebApp {
    /// The words without arguments, nested at the full stops of their keys: `say.today.title`.
    static func words(in language: Language) -> TemplateScope {
        let catalogue = Catalogue.of(language)
        let root = WordNode()
        for key in Catalogue.english.keys where key.hasPrefix("page.") {
            root.add(
                catalogue(key), at: key.split(separator: ".").dropFirst().map(String.init)[...])
        }
        return TemplateScope(root.nested)
    }
}

/// Words below a part of a key.
private final class WordNode {
    private var texts: [String: String] = [:]
    private var nodes: [String: WordNode] = [:]

    func add(_ text: String, at names: ArraySlice<String>) {
        guard let first = names.first else { return }
        guard names.count > 1 else { return texts[first] = text }
        let node = nodes[first] ?? WordNode()
        nodes[first] = node
        node.add(text, at: names.dropFirst())
    }

    var nested: [String: any Sendable] {
        var words: [String: any Sendable] = texts
        for (name, node) in nodes { words[name] = node.nested }
        return words
    }
}
