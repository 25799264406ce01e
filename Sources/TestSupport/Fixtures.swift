package import Foundation

/// The project's own small files.
package enum Fixtures {
    /// The folder that holds Package.swift.
    package static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package static let feeds = packageRoot.appendingPathComponent("Fixtures/feeds")
    /// Pairs of feeds, one after the other.
    package static let changes = packageRoot.appendingPathComponent("Fixtures/changes")

    /// A feed's bytes.
    package static func feed(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: feeds.appendingPathComponent(name)))
    }
}

extension Fixtures {
    /// The homes that released versions left, the oldest first: of each `VERSION.sql`, the home, and
    /// `VERSION.json`, the agenda that the version itself showed of it, by person.
    ///
    /// - Throws: when there is none.
    package static func homes() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: home("").path)
        let versions = files.filter { $0.hasSuffix(".sql") }.map { String($0.dropLast(4)) }
        guard !versions.isEmpty else { throw CocoaError(.fileNoSuchFile) }
        return versions.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    /// A file of theirs.
    package static func home(_ name: String) -> URL {
        packageRoot.appendingPathComponent("Fixtures/homes/\(name)")
    }

    /// Pages as campus systems print them, each with what must come out of it.
    package static let pages = packageRoot.appendingPathComponent("Fixtures/pages")
    package static let crawlers = packageRoot.appendingPathComponent("Crawlers")
}
