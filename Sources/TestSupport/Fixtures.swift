public import Foundation

/// The project's own small files.
public enum Fixtures {
    /// The folder that holds Package.swift.
    public static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    public static let feeds = packageRoot.appendingPathComponent("Fixtures/feeds")
    /// Pairs of feeds, one after the other.
    public static let changes = packageRoot.appendingPathComponent("Fixtures/changes")

    /// A feed's bytes.
    public static func feed(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: feeds.appendingPathComponent(name)))
    }
}

extension Fixtures {
    /// Pages as campus systems print them, each with what must come out of it.
    public static let pages = packageRoot.appendingPathComponent("Fixtures/pages")
    public static let crawlers = packageRoot.appendingPathComponent("Crawlers")
}
