import Patterns
import Testing

@Suite("Regular expressions")
struct PatternTests {
    @Test(
        "the first match gives its groups",
        arguments: [
            ("(\\d+)", "ab12c34", "12"), ("^Levels: *(.+)$", "x\nLevels:  Two\ny", "Two"),
            ("a(.*?)b", "aXbYb", "X"), ("a(.*)b", "aXbYb", "XbY"),
            ("(?i)(CREDIT)s", "3 Credits", "Credit"), ("(?i)([k-m]Ö)", "xLö", "Lö"),
            ("([A-Z]{2,4}) ?(?:\\d{3})", "in ECE 260", "ECE"), ("(é|ü)", "grün", "ü"),
            ("\\b(\\w+)$", "one two", "two"), ("([^,]+),", "Möller, A", "Möller"),
            ("(a|ab)(?:c|bcd)", "abcd", "a"), ("x*(y)", "xxxy", "y"),
            ("((?:a|b)+)c", "ababc", "abab"), ("(a{2,})", "a aaa", "aaa"),
            ("([\\d.]+) +Cr", "1.500   Credits", "1.500"), ("(a?)$", "b", ""),
            ("([\\t-\\n]+)", "x\t\n", "\t\n"), ("(a{x})", "a{x}", "a{x}"), ("([]a]+)", "b]a", "]a"),
            ("(|a)+b", "aab", "a"), ("(\\Bb)", "b ab", "b"), ("(x{0}y)", "xy", "y"),
        ])
    func finds(_ pattern: String, _ text: String, _ group: String) throws {
        #expect(try Pattern(pattern).group(1, in: text) == group)
    }

    @Test(
        "what does not match is nil",
        arguments: [
            ("(a)b", "ac"), ("^(b)", "ab"), ("(\\d)$", "1a"), ("(.)", "\n"), ("(a)(b)?", "b"),
        ])
    func fails(_ pattern: String, _ text: String) throws {
        #expect(try !Pattern(pattern).matches(text))
        #expect(try Pattern(pattern).group(1, in: text) == nil)
    }

    @Test(
        "a wrong regular expression is an error with its place",
        arguments: [
            ("(a", 0), ("a)", 1), ("[a", 0), ("*a", 0), ("a\\q", 1), ("(?=a)", 0), ("a{300}", 1),
            ("((((a{99}){99}){99}){99})", 0), ("a\\", 1), ("a[z-a]", 2), ("a{-1}", 1), ("é^*", 1),
        ])
    func refuses(_ pattern: String, _ offset: Int) {
        let error = #expect(throws: PatternError.self) { try Pattern(pattern) }
        #expect(error?.offset == offset, "\(pattern): \(error?.message ?? "")")
    }

    @Test(
        "what nests or repeats without end is an error",
        arguments: [
            ("(?:(?:(?:(?:){200}){200}){200}){200}", 1), ("a{1}{1}", 5_000), ("a**", 5_000),
            ("(", 5_000), ("a", 20_000), ("{", 10_001), ("[a]", 4_100),
        ])
    func expressions(_ part: String, _ times: Int) {
        #expect(throws: PatternError.self) { try Pattern(String(repeating: part, count: times)) }
    }

    @Test("what matches is replaced, and what stands between is split")
    func edits() throws {
        for (pattern, text, template, result) in [
            (" *\\([^)]*\\)", "Ada (P), Bo", "", "Ada, Bo"),
            ("(\\w+), (\\w+)", "Park, Ada", "$2 $1", "Ada Park"), ("x*", "abc", "-", "-a-b-c-"),
            ("x*", "né", "-", "-n-é-"), ("x*", "xa", "-", "--a-"), ("b", "abc", "$$0$", "a$0$c"),
            ("(a)|b", "ab", "<$1$0$9>", "<aa><b>"), ("x", "abc", "-", "abc"),
            ("^", "a\nb", ">", ">a\n>b"),
        ] {
            #expect(
                try Pattern(pattern).replacing(in: text, with: template) == result, "\(pattern)")
        }
        for (pattern, text, parts) in [
            (", *", "a, b,c", ["a", "b", "c"]), (",", "é,", ["é", ""]),
            ("x*", "abxc", ["ab", "c"]),
            (",", "", [""]),
        ] {
            #expect(try Pattern(pattern).split(text) == parts, "\(pattern)")
        }
    }

    @Test("searches one after the other share what they need, and count their steps")
    func scratch() throws {
        let scratch = PatternScratch()
        let (long, short) = (try Pattern("(a|b)*(c)"), try Pattern("(b)"))
        #expect(long.group(2, in: String(repeating: "ab", count: 999) + "c", scratch) == "c")
        #expect(scratch.takeSteps() > 2_000)
        #expect(short.group(1, in: "ab", scratch) == "b")
        #expect((1...20).contains(scratch.takeSteps()))
        #expect(!short.matches("xyz", scratch) && scratch.takeSteps() == 0)
    }

    @Test("a very long expression looks at the beginning of a text alone")
    func patterns() throws {
        let pattern = try Pattern("(" + String(repeating: "(?:a?){190}", count: 10) + "b)")
        let text = String(repeating: "a", count: 40_000)
        #expect(pattern.matches("aab" + text))
        #expect(!pattern.matches(text + "b"))
    }

    /// As many steps as there are places of the text for each of the pattern, and some for the rest.
    @Test(
        "no pattern and no text take more than steps times letters",
        arguments: [
            "((a+)+)+b", "(a|aa)*c", "(a*)*$x", "a*b|a", "(a?){50}b", "(?:a|a|a)*b", "(a+?)+?b",
            "a{1,60}b|a", "(.*)(.*)(.*)b|a", "\\b(\\w*)*!|a",
        ])
    func bounded(_ text: String) throws {
        let scratch = PatternScratch()
        let pattern = try Pattern(text)
        let letters = 4_000
        let hostile = String(repeating: "a", count: letters)
        _ = pattern.replacing(in: hostile, with: "x", scratch)
        #expect(scratch.takeSteps() < 8 * (text.utf8.count + 180) * letters)
        #expect(!pattern.matches(hostile) || text.hasSuffix("|a"))
    }
}
