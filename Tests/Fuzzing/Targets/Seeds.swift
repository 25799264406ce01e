import Foundation
import TestSupport

/// What the fuzz targets begin with.
enum Seeds {
    /// Longer feeds say nothing that shorter ones do not, and slow every run down.
    private static let longest = 8_000

    /// The fixtures, what fuzzing has found before, and the corpus's calendars.
    static func feeds() throws -> [[UInt8]] {
        let files = try files(in: Fixtures.feeds, ending: "ics") + found("feeds")
        return try (files + (Corpus.feeds() ?? [])).map(bytes).filter { $0.count <= longest }
    }

    /// The corpus's cases and compiled zones, and what fuzzing has found before.
    static func recurrences() throws -> [[UInt8]] {
        let found = try found("recurrences").map(bytes)
        let cases = try Corpus.lines("rrule-cases.jsonl", as: RuleCase.self) ?? []
        let zones = ["Europe/London", "Africa/Casablanca", "Pacific/Apia", "UTC"].compactMap {
            try? bytes(URL(fileURLWithPath: "/usr/share/zoneinfo/" + $0))
        }
        return found + cases.map(\.input) + zones + samples.map { Array($0.utf8) }
    }

    /// The example pages, what fuzzing has found before, and the corpus's shorter pages.
    static func pages() throws -> [[UInt8]] {
        let own = try walked(Fixtures.pages, ending: "html")
        let saved = try Corpus.folder.map {
            try walked($0.appendingPathComponent("html"), ending: "html")
        }
        let short = Array(
            "<table class=datadisplaytable><tr><th class=ddtitle>Sea - 1 - AB 100 - A1</th></tr></table>"
                .utf8)
        return try [short]
            + (own + found("pages") + (saved ?? [])).map(bytes).filter { $0.count <= 32_000 }
    }

    /// The shipped definitions, and what fuzzing has found before.
    static func definitions() throws -> [[UInt8]] {
        let short = "name: x\nabout: y\nmodules: {record: tr, fields: {code: td, title: 'td + td'}}"
        return try [Array(short.utf8)] + (definitionFiles() + found("definitions")).map(bytes)
    }

    /// What fuzzing has found before.
    static func passkeys() throws -> [[UInt8]] { try found("passkeys").map(bytes) }

    static func definitionFiles() throws -> [URL] {
        try files(in: Fixtures.crawlers, ending: "yaml")
    }

    /// The files of a folder and those inside it, in order of the path.
    private static func walked(_ folder: URL, ending: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appendingPathComponent($0) }.filter { $0.pathExtension == ending }
    }

    private struct RuleCase: Decodable {
        var dtstart: String?
        var rrule: [String]

        var input: [UInt8] {
            Array("\(dtstart ?? "")\n\n\(rrule.joined(separator: "\n"))".utf8)
        }
    }

    private static let samples = [
        """
        20261005T091500
        GMT0BST,M3.5.0/1,M10.5.0
        RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261211T235959Z
        RDATE:20261006T091500/PT3600S
        EXDATE:20261102T091500,20261109
        """,
        "20261005\n<-03>3<-02>,M3.5.0/-2,J300/-1\nRRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=7\nEXRULE:FREQ=YEARLY",
    ]

    private static func found(_ folder: String) throws -> [URL] {
        try files(in: Fixtures.packageRoot.appendingPathComponent("Fixtures/fuzzed/\(folder)"))
    }

    /// The files of a folder in order of the name; none where there is no such folder.
    private static func files(in folder: URL, ending: String? = nil) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        )
        .filter { ending == nil || $0.pathExtension == ending }
        .sorted { $0.path < $1.path }
    }

    private static func bytes(_ file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
}
