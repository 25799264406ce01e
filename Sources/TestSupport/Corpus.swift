package import Foundation

/// Real feeds and recurrence cases beside the checkout, which tests read when they are there.
package enum Corpus {
    /// `../shared/corpus`, or what `BELLTOWER_CORPUS` names; nil when there is none.
    package static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["BELLTOWER_CORPUS"]
        let beside = Fixtures.packageRoot.deletingLastPathComponent()
            .appendingPathComponent("shared/corpus")
        let folder = named.map { URL(fileURLWithPath: $0) } ?? beside
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// For tests that are skipped without it: `.enabled(if: Corpus.isThere)`.
    package static var isThere: Bool { folder != nil }

    /// The objects of a file of JSON lines; nil when there is no corpus.
    package static func lines<Line: Decodable>(
        _ name: String, as type: Line.Type
    ) throws -> [Line]? {
        guard let folder else { return nil }
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        let decoder = JSONDecoder()
        return try data.split(separator: UInt8(ascii: "\n")).map {
            try decoder.decode(Line.self, from: $0)
        }
    }

    /// Every calendar file under `ics/`, in order of the path; nil when there is no corpus.
    package static func feeds() -> [URL]? {
        guard let root = folder?.appendingPathComponent("ics"),
            let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        else { return nil }
        return walk.compactMap { $0 as? URL }
            .filter { ["ics", "txt"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}

extension Corpus {
    /// A saved page of `html/`; nil when there is no corpus.
    package static func page(_ name: String) throws -> [UInt8]? {
        guard let folder else { return nil }
        return Array(try Data(contentsOf: folder.appendingPathComponent("html/\(name)")))
    }
}
