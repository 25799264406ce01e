import CheckedYAML
import Testing

@Suite("YAML with checked keys")
struct YAMLSectionTests {
    static let yaml = """
        name: x
        on: Yes
        count: 1_000
        list: [a, b]
        pairs: {a: 1, b: }
        parts:
          - {name: c}
        empty:
        quoted: ''
        """

    static func section(
        _ yaml: String = yaml, isDiscreet: Bool = false
    ) throws(YAMLError) -> YAMLSection {
        guard let section = try YAMLSection(yaml: yaml, file: "f", isDiscreet: isDiscreet) else {
            throw YAMLText(yaml, file: "f").error(at: YAMLPlace(line: 1, column: 1), "empty")
        }
        return section
    }

    @Test("a key is read as what is asked for")
    func reads() throws {
        let section = try Self.section()
        #expect(try section.text("name") == "x")
        #expect(try section.bool("on") == true)
        #expect(try section.number("count", in: 0...1_000) == 1_000)
        #expect(try section.texts("list") == ["a", "b"])
        #expect(try section.texts("name") == ["x"])
        #expect(try section.pairs("pairs").map { $0.key + $0.value } == ["a1", "b"])
        #expect(try section.sections("parts").map { try $0.required("name") } == ["c"])
        #expect(try section.text("empty") == nil)
        #expect(try section.text("quoted") == "")
        #expect(try section.section("none")?.entries.count == nil)
        #expect(try YAMLSection(yaml: "# nothing", file: "f")?.entries.count == nil)
    }

    static let mistakes: [(message: String, read: @Sendable (YAMLSection) throws -> Void)] = [
        ("f:1:7: `name` must be true or false", { _ = try $0.bool("name") }),
        ("f:3:8: `count` must be a number from 0 to 9", { _ = try $0.number("count", in: 0...9) }),
        ("f:4:7: `list` must be text", { _ = try $0.text("list") }),
        ("f:9:9: `quoted` must be text", { _ = try $0.text("quoted", mayBeEmpty: false) }),
        ("f:9:9: `quoted`: give it", { _ = try $0.required("quoted") }),
        ("f:1:1: `none` is missing: give it", { _ = try $0.required("none") }),
        ("f:1:7: `name` must hold `key: value` lines", { _ = try $0.section("name") }),
        ("f:4:8: `key: value` lines are wanted here", { _ = try $0.sections("list") }),
        ("f:5:8: `pairs` must be a text or a list of texts", { _ = try $0.texts("pairs") }),
        ("f:7:5: write `TEXT: TEXT` here", { _ = try $0.pairs("parts") }),
        ("f:2:1: there is no key `on` here; known are name", { try $0.allow(["name"]) }),
    ]

    @Test("what is something else is an error at its place", arguments: mistakes.indices)
    func refuses(_ index: Int) throws {
        let (message, read) = Self.mistakes[index]
        let section = try Self.section(
            index == 9 ? Self.yaml.replacing("  - {name: c}", with: "  ? a\n  : [b]") : Self.yaml)
        let error = #expect(throws: YAMLError.self) { try read(section) }
        #expect(error?.summary == message)
    }

    @Test("an error shows its line and a caret; a discreet one only what looks like a key")
    func discreet() throws {
        for (yaml, open, discreet) in [
            (
                "my secret: 1", "there is no key `my secret` here; known are a",
                "there is no key like this one here; known are a"
            ),
            (
                "b: 1", "there is no key `b` here; known are a",
                "there is no key `b` here; known are a"
            ),
            (
                "a: #1",
                "`a` has no value: what begins with # is a comment unless it is in quotes, as '#main li'",
                "`a` has no value"
            ),
        ] {
            let shown = #expect(throws: YAMLError.self) { try Self.section(yaml).allow(["a"]) }
            #expect(shown?.message == open)
            #expect(shown?.excerpt == yaml + "\n^")
            let told = #expect(throws: YAMLError.self) {
                try Self.section(yaml, isDiscreet: true).allow(["a"])
            }
            #expect(told?.message.hasPrefix(discreet) == true)
            #expect(told?.text == "")
        }
        let broken = #expect(throws: YAMLError.self) {
            try Self.section("a: 1\n\"my secret", isDiscreet: true)
        }
        #expect(broken?.line == 3 || broken?.line == 2)
        #expect(broken?.description.contains("secret") == false)
    }
}
