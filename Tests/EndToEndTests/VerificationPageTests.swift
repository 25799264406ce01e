import Foundation
import TestSupport
import Testing

/// docs/asvs.md has each number of the standard once, and names nothing that is not there.
@Suite("What OWASP asks of the server")
struct VerificationPageTests {
    /// How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are numbered from 1.
    private static let sections = """
        1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1
        4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2
        7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2
        10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
        14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
        """

    /// A line of a table: number, what it asks, verdict, by what.
    private struct Row {
        var number: String
        var verdict: String
        var reason: String

        /// Nil for every other line.
        init?(_ line: Substring) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 6, cells[1].wholeMatch(of: /\d+\.\d+\.\d+/) != nil else {
                return nil
            }
            (number, verdict, reason) = (cells[1], cells[3], cells[4])
        }
    }

    private let text: String
    private let rows: [Row]

    init() throws {
        let file = Fixtures.packageRoot.appendingPathComponent("docs/asvs.md")
        text = try String(contentsOf: file, encoding: .utf8)
        rows = text.split(separator: "\n").compactMap { Row($0) }
    }

    @Test("each number has a row, once, in order")
    func numbers() {
        let wanted = Self.sections.split(whereSeparator: \.isWhitespace).flatMap { section in
            let parts = section.split(separator: ":")
            return (1...(Int(parts[1]) ?? 0)).map { "\(parts[0]).\($0)" }
        }
        #expect(wanted.count == 253)
        #expect(rows.map(\.number) == wanted)
    }

    @Test("each passes, deviates or does not apply, and says why; so many do as the page says")
    func verdicts() {
        for row in rows { #expect(!row.reason.isEmpty, "\(row.number)") }
        let counts = ["pass", "not applicable", "deviation"].map { verdict in
            rows.count { $0.verdict == verdict }
        }
        #expect(counts.reduce(0, +) == rows.count)
        let said =
            "**\(rows.count) rows: \(counts[0]) pass, \(counts[1]) not applicable, "
            + "\(counts[2]) deviation.**"
        #expect(text.contains(said), "\(said)")
    }

    @Test("what deviates is in the list at the beginning, and nothing else is")
    func deviations() throws {
        let begin = try #require(text.range(of: "\n## Deviations"))
        let end = try #require(
            text.range(of: "\n## ", range: begin.upperBound..<text.endIndex))
        let listed = text[begin.upperBound..<end.lowerBound].matches(of: /\d+\.\d+\.\d+/)
            .map { String($0.output) }
        let deviating = rows.filter { $0.verdict == "deviation" }.map(\.number)
        #expect(Set(listed).sorted() == deviating.sorted())
        #expect(Set(listed).count == listed.count)
    }

    /// What asks for nothing but that something is written down, and where it is: a heading of the page, or a file.
    ///
    /// That what is written is also done is asked by other rows.
    private static let documents = [
        "2.1.2": "What must fit together", "5.1.1": "What may be sent", "6.1.3": "Ways in",
        "7.1.1": "Ways in", "7.1.2": "Ways in", "7.1.3": "docs/decisions/0033-openid-connect.md",
        "8.1.2": "docs/security.md", "11.1.2": "Keys", "13.1.1": "Whom it talks to",
        "14.1.2": "What is kept", "15.1.3": "Limits",
    ]

    @Test(
        "what passes names a test that proves it, or where it is written if that is all that is asked"
    )
    func proofs() {
        for row in rows where row.verdict == "pass" {
            let isTested = Self.tests(in: row.reason).isEmpty == false
            #expect(isTested != (Self.documents[row.number] != nil), "\(row.number)")
        }
        for (number, place) in Self.documents {
            let row = rows.first { $0.number == number }
            #expect(row?.verdict == "pass", "\(number)")
            if place.hasSuffix(".md") {
                let link = place.dropFirst("docs/".count)
                #expect(row?.reason.contains("](\(link))") == true, "\(number): \(place)")
            } else {
                #expect(text.contains("\n## \(place)\n"), "\(number): \(place)")
                #expect(row?.reason.contains("*\(place)*") == true, "\(number): \(place)")
            }
        }
    }

    /// Names of tests, as `Target.Suite.test`.
    private static func tests(in text: String) -> [String] {
        text.matches(of: /`([^`\s]+)`/).map { String($0.output.1) }
            .filter { $0.contains("Tests") && !$0.hasPrefix("Tests/") }
    }

    @Test("what is named as a proof is a test, or a file that is there")
    func names() throws {
        var sources: [String: [String]] = [:]
        for row in rows {
            for name in Self.tests(in: row.reason) {
                #expect(try isTest(name, &sources), "\(row.number): \(name)")
            }
            for match in row.reason.matches(of: /`([^`]+)`/) {
                let name = String(match.output.1)
                guard Self.isPath(name) else { continue }
                let file = Fixtures.packageRoot.appendingPathComponent(name)
                #expect(
                    FileManager.default.fileExists(atPath: file.path), "\(row.number): \(name)")
            }
        }
    }

    /// Whether a name is meant to be one of a file of the checkout, not an address or a word.
    private static func isPath(_ name: String) -> Bool {
        let roots = ["Sources/", "Tests/", "docs/", ".packaging/", ".ci/", "Fixtures/"]
        return roots.contains { name.hasPrefix($0) } || name.hasSuffix(".swift")
    }

    /// Whether `Target.Suite.test` is one.
    ///
    /// - Parameter sources: the texts of targets that were read already.
    private func isTest(_ name: String, _ sources: inout [String: [String]]) throws -> Bool {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 3 else { return false }
        let (target, suite, test) = (parts[0], parts[1], parts[2])
        let texts = try sources[target] ?? Self.texts(of: target)
        sources[target] = texts
        return texts.contains { text in
            guard text.contains("struct \(suite) {") else { return false }
            // Between two functions stand the end of the one and the attributes of the other.
            let pieces = text.components(separatedBy: "func ")
            return zip(pieces, pieces.dropFirst()).contains { before, after in
                before.contains("@Test") && after.hasPrefix("\(test)(")
            }
        }
    }

    private static func texts(of target: String) throws -> [String] {
        let folder = Fixtures.packageRoot.appendingPathComponent("Tests/\(target)")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }
}
