public import Foundation

/// Real feeds and recurrence cases beside the checkout, which tests read when they are there.
public enum Corpus {
    /// `../shared/corpus`, or what `BELLTOWER_CORPUS` names; nil when there is none.
    public static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["BELLTOWER_CORPUS"]
        let beside = Fixtures.packageRoot.deletingLastPathComponent()
            .appendingPathComponent("shared/corpus")
        let folder = named.map { URL(fileURLWithPath: $0) } ?? beside
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// Says, once a test, that it had nothing to read.
    public static func skip(_ test: String = #function) {
        print("skipped: no corpus (\(test))")
    }

    /// The lines of a JSON-lines file, as dictionaries; nil when there is no corpus.
    public static func lines(_ name: String) throws -> [[String: Any]]? {
        guard let folder else { return nil }
        return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            .split(separator: "\n")
            .compactMap { line in
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            }
    }

    /// Every calendar file under `ics/`, in order of the path; nil when there is no corpus.
    public static func feeds() -> [URL]? {
        guard let root = folder?.appendingPathComponent("ics"),
            let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        else { return nil }
        return walk.compactMap { $0 as? URL }
            .filter { ["ics", "txt"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}
