import Testing

@testable import Operations

@Suite("What a person types")
struct WrittenTextTests {
    @Test(
        "a mistyped name is asked back",
        arguments: [
            ("glas", ["drink", "glass", "bottle"], ["glass"]),
            ("CM5O123", ["CM50123", "MA20216"], ["CM50123"]),
            ("netwroking", ["Networking", "Algebra"], ["Networking"]),
            ("network", ["Computer networking", "Algebra"], ["Computer networking"]),
            ("zzz", ["drink", "glass", "bottle"], []), ("", ["a"], []),
        ])
    func nearest(name: String, known: [String], expected: [String]) {
        #expect(Nearest.names(to: name, among: known) == expected)
    }

    @Test("a name of ten megabytes is compared in no time")
    func longName() {
        #expect(Nearest.names(to: String(repeating: "x", count: 10 << 20), among: ["x"]) == [])
    }

    @Test("what steers a terminal or turns the reading direction is neutralised")
    func harmless() throws {
        let text = try WrittenText.checked("  a\u{202e}b\u{1b}[2J\nc ", as: "a note", atMost: 20)
        #expect(text == "a\u{fffd}b\u{fffd}[2J, c")
    }

    @Test(
        "text without anything to read is refused",
        arguments: ["", "   ", "\u{200b}\u{200d}", "\u{3164}"])
    func empty(text: String) {
        #expect(throws: Refusal.self) {
            try WrittenText.checked(text, as: "a name", atMost: 20)
        }
    }

    @Test("too much text is refused, ten megabytes at once", arguments: [21, 10 << 20])
    func tooLong(count: Int) {
        #expect(throws: Refusal.self) {
            try WrittenText.checked(String(repeating: "x", count: count), as: "a name", atMost: 20)
        }
    }
}
