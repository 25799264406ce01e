import Campus
import Testing

@testable import belltower

@Suite("Screens")
struct ScreenTests {
    @Test(
        "the environment says what a terminal shows, and an exported COLUMNS what a pipe does",
        arguments: [
            ([:], true, 70, true), ([:], false, nil, false),
            (["COLUMNS": "50"], true, 50, true), (["COLUMNS": "50"], false, 50, false),
            (["COLUMNS": "none"], false, nil, false), (["COLUMNS": "99999"], true, 1_000, true),
            (["NO_COLOR": "1"], true, 70, false), (["NO_COLOR": ""], true, 70, true),
            (["TERM": "dumb"], true, 70, false), (["CLICOLOR": "0"], true, 70, false),
            (["CLICOLOR_FORCE": "1"], false, nil, true),
            (["CLICOLOR_FORCE": "0"], false, nil, false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, 70, false),
        ] as [([String: String], Bool, Int?, Bool)])
    func environment(
        _ variables: [String: String], _ isTerminal: Bool, _ width: Int?, _ hasColours: Bool
    ) {
        let screen = Screen(isTerminal: isTerminal, columns: isTerminal ? 70 : nil) {
            variables[$0]
        }
        #expect(screen.width == width && screen.hasColours == hasColours)
    }

    @Test("a table's columns give way, the widest first, and its numbers end in one line")
    func table() {
        var table = Table([.text, .wrapped, .number, .cut])
        table.add([.init("a"), .init("one two three four five six"), .init("7"), .init("x")])
        table.add([.init("離散"), .init("short"), .init("1234"), .init("yet another long text")])
        #expect(
            table.lines(on: Screen(width: nil)) == [
                "a     one two three four five six     7  x",
                "離散  short                        1234  yet another long text",
            ])
        #expect(
            table.lines(on: Screen(width: 46)) == [
                "a     one two three        7  x",
                "      four five six",
                "離散  short             1234  yet another lon…",
            ])
        // Where there is no room at all, one behind the other.
        #expect(
            table.lines(on: Screen(width: 26)) == [
                "a  one two three four", "  five six  7  x", "離散  short  1234  yet",
                "  another long text",
            ])
    }

    @Test(
        "text that is read from the right is kept to itself on a terminal, and left alone elsewhere"
    )
    func isolation() {
        #expect("Café 離散 🎬".isolated == "Café 離散 🎬")
        #expect("(2) שלום".isolated == "\u{2068}(2) שלום\u{2069}")
        #expect("\u{2068}שלום\u{2069}".isolated == "\u{2068}שלום\u{2069}")
        #expect("one \u{2068}שלום".isolated == "one \u{2068}שלום\u{2069}")
        #expect("עולם\u{2069}: two".isolated == "\u{2068}עולם\u{2069}: two")
        #expect("שלום".isolated.displayWidth == 4)
        #expect(Screen(width: 80).isolated("שלום") == "\u{2068}שלום\u{2069}")
        #expect(Screen(width: nil).isolated("שלום") == "שלום")
    }

    @Test("every colour stands out from black and from white", arguments: Style.allCases)
    func contrast(_ style: Style) throws {
        guard let colour = Colours.palette(style) else {
            #expect(style == .bold)
            return
        }
        let luminance = colour.luminance
        #expect((1.05 / (luminance + 0.05)) >= 3, "on white")
        #expect(((luminance + 0.05) / 0.05) >= 3, "on black")
    }

    @Test(
        "colours that stand side by side differ for people who see no red or no green",
        arguments: [(Style.warning, Style.blue), (.orange, .blue), (.red, .blue)])
    func colourBlind(_ one: Style, _ other: Style) throws {
        let (one, other) = try (
            #require(Colours.palette(one)), #require(Colours.palette(other))
        )
        for seen in [Colours.protan, Colours.deutan] {
            #expect(seen(one).distance(to: seen(other)) > 0.25)
        }
    }
}

/// A colour as a terminal of 256 colours shows it, and as people see it.
private struct Colours {
    /// Of 0 to 1, without gamma.
    var red, green, blue: Double

    static func palette(_ style: Style) -> Colours? {
        let parts = style.rawValue.split(separator: ";").compactMap { Int($0) }
        guard let start = parts.firstIndex(of: 38), parts.count > start + 2 else { return nil }
        let number = parts[start + 2]
        guard number < 232 else {
            let grey = linear(8 + 10 * (number - 232))
            return Colours(red: grey, green: grey, blue: grey)
        }
        let steps = [0, 95, 135, 175, 215, 255]
        let cube = number - 16
        return Colours(
            red: linear(steps[cube / 36]), green: linear(steps[cube / 6 % 6]),
            blue: linear(steps[cube % 6]))
    }

    private static func linear(_ value: Int) -> Double {
        let part = Double(value) / 255
        // Near enough to the sRGB curve, and without a library for powers.
        return part * part * (0.76 * part + 0.24)
    }

    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    func distance(to other: Colours) -> Double {
        let differences = [red - other.red, green - other.green, blue - other.blue]
        return differences.map(abs).max() ?? 0
    }

    /// Viénot, Brettel and Mollon, 1999.
    static func protan(_ colour: Colours) -> Colours {
        let mixed = 0.11238 * colour.red + 0.88762 * colour.green
        return Colours(
            red: mixed, green: mixed,
            blue: 0.00401 * colour.red - 0.00401 * colour.green + colour.blue)
    }

    static func deutan(_ colour: Colours) -> Colours {
        let mixed = 0.29275 * colour.red + 0.70725 * colour.green
        return Colours(
            red: mixed, green: mixed,
            blue: -0.02234 * colour.red + 0.02234 * colour.green + colour.blue)
    }
}
