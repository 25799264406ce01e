import Crawling
import Testing

@Suite struct TextPatternTests {
    @Test(
        "a regular expression finds its first group",
        arguments: [
            ("(\\d+)", "ab12c34", "12"), ("^Levels: *(.+)$", "x\nLevels:  Two\ny", "Two"),
            ("a(.*?)b", "aXbYb", "X"), ("a(.*)b", "aXbYb", "XbY"),
            ("(?i)(CREDIT)s", "3 Credits", "Credit"),
            ("([A-Z]{2,4}) ?(?:\\d{3})", "in ECE 260", "ECE"), ("(é|ü)", "grün", "ü"),
            ("\\b(\\w+)$", "one two", "two"), ("([^,]+),", "Möller, A", "Möller"),
            ("(a|ab)(?:c|bcd)", "abcd", "a"), ("x*(y)", "xxxy", "y"),
            ("((?:a|b)+)c", "ababc", "abab"),
            ("([\\d.]+) +Cr", "1.500   Credits", "1.500"), ("(a?)$", "b", ""),
        ])
    func finds(_ pattern: String, _ text: String, _ group: String) throws {
        #expect(try TextPattern(pattern).firstMatch(in: text)?[1].map(String.init) == group)
    }

    @Test(
        "what does not match is nil", arguments: [("(a)b", "ac"), ("^(b)", "ab"), ("(\\d)$", "1a")])
    func fails(_ pattern: String, _ text: String) throws {
        #expect(try TextPattern(pattern).firstMatch(in: text) == nil)
    }

    @Test(
        "a wrong regular expression is an error with its place",
        arguments: [
            ("(a", 0), ("a)", 1), ("[a", 0), ("*a", 0), ("a\\q", 1), ("(?=a)", 0), ("a{300}", 1),
            ("((((a{99}){99}){99}){99})", 0),
        ])
    func refuses(_ pattern: String, _ offset: Int) {
        let error = #expect(throws: PatternError.self) { try TextPattern(pattern) }
        #expect(error?.offset == offset, "\(pattern): \(error?.message ?? "")")
    }

    @Test("no pattern and no text take long", .timeLimit(.minutes(1)))
    func bounded() throws {
        let text = String(repeating: "a", count: 60_000)
        #expect(try TextPattern("((a+)+)+b").firstMatch(in: text) == nil)
        #expect(try TextPattern("(a|aa)*c").firstMatch(in: text) == nil)
    }

    @Test("what matches is replaced, and what stands between is split")
    func edits() throws {
        #expect(
            try TextPattern(" *\\([^)]*\\)").replacing(in: "Ada (P), Bo", with: "") == "Ada, Bo")
        #expect(
            try TextPattern("(\\w+), (\\w+)").replacing(in: "Park, Ada", with: "$2 $1")
                == "Ada Park")
        #expect(try TextPattern(", *").split("a, b,c") == ["a", "b", "c"])
        #expect(try TextPattern("x*").replacing(in: "abc", with: "-") == "-a-b-c-")
        #expect(try TextPattern("x*").replacing(in: "né", with: "-") == "-n-é-")
    }
}
