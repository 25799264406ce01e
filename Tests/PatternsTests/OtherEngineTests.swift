import Foundation
import Patterns
import TestSupport
import Testing

@Suite("Regular expressions, beside ICU's")
struct OtherEngineTests {
    @Test("random patterns find what NSRegularExpression finds, group by group")
    func agrees() throws {
        var random = PatternDice(generator: SeededGenerator(seed: 20_260_921))
        for _ in 0..<3_000 {
            let text = random.pattern(2).text
            let letters = random.letters()
            let other = try NSRegularExpression(
                pattern: text, options: [.anchorsMatchLines, .useUnixLineSeparators])
            let match = other.firstMatch(
                in: letters, range: NSRange(letters.startIndex..., in: letters))
            let pattern = try Pattern(text)
            let groups = (0...pattern.groupCount).map { pattern.group($0, in: letters) }
            let wanted = (0...pattern.groupCount).map { number in
                match.flatMap {
                    Range($0.range(at: number), in: letters).map { String(letters[$0]) }
                }
            }
            #expect(groups == wanted, "\(text) in \(letters.debugDescription)")
        }
    }
}

/// Makes patterns of what both engines know.
///
/// What may be empty is not repeated: engines differ in which group such a repetition leaves.
private struct PatternDice {
    var generator: SeededGenerator

    typealias Part = (text: String, mayBeEmpty: Bool)

    mutating func pattern(_ depth: Int) -> Part {
        let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in repeated(depth) }
        return (parts.map(\.text).joined(), parts.allSatisfy(\.mayBeEmpty))
    }

    mutating func letters() -> String {
        String(
            (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                "aabé \n".randomElement(using: &generator) ?? "a"
            })
    }

    private mutating func repeated(_ depth: Int) -> Part {
        let (text, mayBeEmpty) = atom(depth)
        if mayBeEmpty { return (text, true) }
        let sign = pick(["", "", "", "?", "*", "+", "*?", "+?", "??", "{2}", "{1,2}", "{2,}"])
        return (text + sign, ["?", "*", "*?", "??"].contains(sign))
    }

    private mutating func atom(_ depth: Int) -> Part {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 7), using: &generator) {
        case 0...3: return (pick(["a", "b", "é"]), false)
        case 4, 5: return (pick([".", "[ab]", "[^a]", "\\w"]), false)
        case 6: return (pick(["^", "$", "\\b"]), true)
        default:
            let parts = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                pattern(depth - 1)
            }
            return (
                pick(["(", "(?:"]) + parts.map(\.text).joined(separator: "|") + ")",
                parts.contains { $0.mayBeEmpty }
            )
        }
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts.randomElement(using: &generator) ?? ""
    }
}
