import Foundation
import TestSupport
import Testing

@Suite("Where does it live?")
struct WhereTests {
    private static func page() throws -> String {
        let file = Fixtures.packageRoot.appendingPathComponent("docs/where.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test("the page names twenty behaviours, and every file that it names is there")
    func files() throws {
        let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
        #expect(rows.count >= 20)
        for row in rows {
            let paths = row.split(separator: "`").filter { $0.contains("/") }
            #expect(!paths.isEmpty, "\(row)")
            for path in paths {
                let place = Fixtures.packageRoot.appendingPathComponent(String(path)).path
                #expect(FileManager.default.fileExists(atPath: place), "\(path)")
            }
        }
    }
}
