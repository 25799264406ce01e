import Foundation
import TestSupport
import Testing
import Wire

@Suite("Shapes")
struct ShapeTests {
    /// What steers a terminal, ends a script's line or turns text round, and what JSON escapes.
    static let hostile =
        "\" \\ / \n \t \u{0} \u{1b}[31m \u{7f} \u{9b} \u{2028} \u{2029} \u{202e}gnp \u{2066} é ض 👩‍👩‍👧"

    static let names = (try? Samples(text: nil))?.all.map(\.name) ?? []

    static func shape(_ name: String, _ text: String?) throws -> any Shape {
        try #require(try Samples(text: text).all.first { $0.name == name }).shape
    }

    @Test("each has a name of its own")
    func differs() {
        #expect(Self.names.count > 60)
        #expect(Set(Self.names).count == Self.names.count)
    }

    @Test("every shape that the module offers has a sample")
    func sampled() throws {
        func text(of folder: String) throws -> String {
            let root = Fixtures.packageRoot.appendingPathComponent(folder)
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
                .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        }
        let samples = try text(of: "Tests/WireTests")
        let shapes = try text(of: "Sources/Wire").matches(
            of: /package struct (\w+)(?:<.*>)?: Shape/)
        #expect(shapes.count > 50)
        // What a file of configuration makes is recorded with the commands.
        let others: Set<Substring> = ["ListShape", "ConfigurationShape", "ConfigurationKeyShape"]
        for shape in shapes where !others.contains(shape.output.1) {
            #expect(samples.contains("\(shape.output.1)("), "\(shape.output.1)")
        }
    }

    /// A line without anything that may be absent, one with all of it, one with hostile text; see
    /// `JSONTests` for how they are recorded.
    @Test(
        "each is as recorded: with nothing, with everything, and with hostile text",
        arguments: names)
    func recorded(_ name: String) throws {
        let text = try [nil, "text", Self.hostile].map { try Self.shape(name, $0).text + "\n" }
            .joined()
        let file = Fixtures.packageRoot.appendingPathComponent("Fixtures/shapes/\(name).json")
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] != nil {
            try Data(text.utf8).write(to: file)
            Issue.record("\(name) was recorded: read it")
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test(
        "hostile text is one line that steers nothing, and the same when it is read",
        arguments: names)
    func harmless(_ name: String) throws {
        let document = try Self.shape(name, Self.hostile)
        for scalar in document.text.unicodeScalars {
            #expect(scalar.properties.generalCategory != .control)
            #expect(!"\u{2028}\u{2029}\u{202e}\u{2066}".unicodeScalars.contains(scalar))
        }
        let plain = try Self.shape(name, "text")
        let (read, expected) = (try Self.texts(document), try Self.texts(plain))
        #expect(read == expected.map { $0.replacing("text", with: Self.hostile) })
    }

    /// All texts that a document has as values, in the order of their keys.
    private static func texts(_ shape: any Shape) throws -> [String] {
        func collect(_ value: Any) -> [String] {
            switch value {
            case let text as String: [text]
            case let list as [Any]: list.flatMap(collect)
            case let object as [String: Any]:
                object.keys.sorted().flatMap { collect(object[$0] as Any) }
            default: []
            }
        }
        return collect(
            try JSONSerialization.jsonObject(with: Data(shape.bytes), options: .fragmentsAllowed))
    }

    @Test("a list has its elements in their order, and none is []")
    func lists() {
        #expect(
            ListShape(["b", "a"], as: DeletedEventShape.init).text
                == #"[{"deleted":"b"},{"deleted":"a"}]"#)
        #expect(ListShape([String](), as: DeletedEventShape.init).text == "[]")
    }
}
