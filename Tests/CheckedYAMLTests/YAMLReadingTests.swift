import CheckedYAML
import Testing

@Suite("YAML as a tree")
struct YAMLReadingTests {
    /// The tree in one line.
    static func shown(_ value: YAMLValue?) -> String {
        switch value?.content {
        case nil: "nothing"
        case .text(let text): text
        case .list(let values): "[" + values.map(shown).joined(separator: " ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.name)=\(shown($0.value))" }.joined(separator: " ") + "}"
        }
    }

    @Test(
        "texts, lists and keys are read as they are written, whatever they might mean",
        arguments: [
            ("a: 1\nb: [yes, '2', 3.0, ~]", "{a=1 b=[yes 2 3.0 ~]}"), ("", "nothing"),
            ("# a", "nothing"),
            ("a: 'it''s'\nb: \"\\u00e9\\0\"", "{a=it's b=é\0}"), ("a: |\n  x\n  y\n", "{a=x\ny\n}"),
            ("a: &x {b: 1}\nc: *x\nd: [*x]", "{a={b=1} c={b=1} d=[{b=1}]}"),
            ("- a\n- - b", "[a [b]]"),
            ("? [k]\n: v\n", "{=v}"), ("a:\nb: ''", "{a= b=}"), ("!!int a: !x 5", "{a=5}"),
        ])
    func reads(_ yaml: String, _ tree: String) {
        let reading = YAMLReading(yaml)
        #expect(Self.shown(reading.root) == tree)
        #expect(reading.problems.isEmpty)
    }

    @Test(
        "what is wrong has its place, and what can be read on is",
        arguments: [
            ("a: 1\nb: 2\na: 3", ["3:1 given twice: `a`, first in line 1"], "{a=1 b=2 a=3}"),
            ("{a: 1, a: 2}", ["1:8 given twice: `a`"], "{a=1 a=2}"),
            ("a b: 1\na b: 1", ["2:1 a key is given twice, first in line 1"], "{a b=1 a b=1}"),
            ("x: {é: {a: 1, a: 2}}", ["1:15 given twice: `a`"], "{x={é={a=1 a=2}}}"),
            (
                "a: 1\n---\nb: 2", ["2:1 a second document begins: write all in one, without ---"],
                "{a=1 b=2}"
            ),
            ("a: *b\nc: 1", ["1:4 a text that begins with * is put in quotes"], "{a=~ c=1}"),
            ("a: &a [*a]", ["1:8 a text that begins with * is put in quotes"], "{a=[~]}"),
            ("a: [1", ["2:1 did not find expected ',' or ']'"], "nothing"),
            ("é: 1\nb: ü\u{1}", ["2:5 control characters are not allowed"], "nothing"),
            (String(repeating: "[", count: 90), ["1:62 lists and keys nest too deep"], "nothing"),
            (String(repeating: "- ", count: 90), ["1:123 lists and keys nest too deep"], "nothing"),
        ])
    func mistakes(_ yaml: String, _ problems: [String], _ tree: String) {
        let reading = YAMLReading(yaml)
        #expect(
            reading.problems.map { "\($0.place.line):\($0.place.column) \($0.words)" } == problems)
        #expect(Self.shown(reading.root) == tree)
    }

    @Test("aliases of aliases are counted, and not written out", .timeLimit(.minutes(10)))
    func bomb() {
        let lines = (1...40).map {
            "a\($0): &a\($0) [\(String(repeating: "*a\($0 - 1),", count: 9))]"
        }
        let yaml = (["a0: &a0 x"] + lines + ["? *a40\n: 1"]).joined(separator: "\n")
        let reading = YAMLReading(yaml)
        #expect(reading.root == nil)
        #expect(reading.problems.map(\.words) == ["the file holds too much"])
    }

    @Test("a text of many megabytes is not read", .timeLimit(.minutes(10)))
    func huge() {
        let reading = YAMLReading(String(repeating: "- a\n", count: 2 << 20))
        #expect(reading.problems.map(\.words) == ["the file holds too much"])
        #expect(YAMLReading(String(repeating: "a: 1\n", count: 9_000)).problems.count == 100)
    }
}
