import Patterns
import Testing

@Suite("Regular expressions for words")
struct WordPatternTests {
    @Test(
        "a bad pattern is refused, and says why",
        arguments: [
            ("", "256"), ("[A-Z", "closed"), ("(A", "closed"), ("A)", "too many"), ("A{3", "{2}"),
            ("A{4,2}", "{2}"), ("A{99}", "{2}"), (".*", "no meaning"), ("A?", "empty"),
            ("(A*)*", "empty"), ("((A{30}){30}){30}", "too large"), ("\\w", "\\d"), ("é", "ASCII"),
            ("[]", "nothing"), ("[^A]", "not known"), ("[Z-A]", "backwards"), ("A\\", "follows"),
            (String(repeating: "(", count: 20), "deeply"), ("^A", "no meaning"),
            ("A}", "no meaning"),
            ("[\\w]", "\\d"), ("[é]", "ASCII"), (String(repeating: "A", count: 257), "256"),
        ])
    func refuses(_ pattern: String, reason: String) {
        let error = #expect(throws: PatternError.self) { try Pattern(pattern, .words) }
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    }

    @Test(
        "the longest match at each place counts, whatever stands first",
        arguments: [
            ("A|AB|ABC", "xabcab", ["abc", "ab"]), ("[A-C]+?\\d*", "ab12 c", ["ab12", "c"]),
            ("(SAE|R) *(ROM *)?\\d{3}", "sae  ROM 303r111", ["sae  ROM 303", "r111"]),
            ("\\d{3}\\.[\\dA-Z]\\d{2}", "194.192", ["194.192"]), ("\\d{3}\\.\\d", "194x1", []),
        ])
    func longest(_ pattern: String, _ text: String, _ words: [String]) throws {
        let bytes = Array(text.utf8)
        let found = try Pattern(pattern, .words).longestMatches(in: bytes, atMost: 12) { _ in
            true
        } to: { _ in
            true
        }
        #expect(found.map { String(decoding: bytes[$0], as: UTF8.self) } == words)
    }

    @Test("a match begins, ends and stops where it may")
    func borders() throws {
        let pattern = try Pattern("a+", .words)
        let bytes = Array("aaaaaa".utf8)
        let found = pattern.longestMatches(in: bytes, atMost: 3) {
            $0 != 0
        } to: {
            $0 % 2 == 1
        }
        #expect(found == [1..<3, 3..<5])
    }
}
