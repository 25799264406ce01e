/// A regular expression with groups, whose time no text and no pattern can draw out.
///
/// Literals, `.`, `[a-z]`, `\d \w \s \b` and their capitals, `( )`, `(?: )`, `|`, `? * + {2,4}` and
/// their lazy forms; `^` and `$` are the ends of a line; `(?i)` at its beginning for capitals and
/// small letters alike. There is no looking ahead and no back reference: every place of the
/// expression meets every place of the text once at most.
package struct TextPattern: Sendable {
    package let text: String
    /// How many groups it has.
    package let groupCount: Int
    let program: [Step]
    /// What the program's sets are, by number.
    let sets: [LetterSet]
    let start: PatternStart
    /// Bytes that a text may grow to.
    private static let longest = 200_000

    /// Nothing in it is counted by reference: it is looked at for every letter of a text.
    enum Step: Sendable {
        case letter(UInt32)
        /// Letters of ASCII are in the mask; the others are looked up in the set of that number.
        case set(ASCIIMask, Int)
        case split(first: Int, second: Int)
        case jump(Int)
        case save(Int)
        case lineStart, lineEnd, wordEdge, noWordEdge
        case match
    }

    package init(_ text: String) throws(PatternError) {
        self.text = text
        var parser = PatternParser(text)
        let node = try parser.parse()
        groupCount = parser.groupCount
        var assembler = PatternAssembler()
        try assembler.add(.group(node, number: 0))
        program = assembler.program + [.match]
        sets = assembler.sets
        start = PatternStart(program)
    }

    /// The whole match and the groups of the first match; nil for a group that took no part.
    package func firstMatch(in text: String) -> [Substring?]? {
        var matcher = PatternMatcher(self, PatternScratch())
        return matcher.match(text, from: 0).map { Self.substrings($0, of: text) }
    }

    /// A group of the first match; nil when there is no match, or the group took no part.
    func group(_ number: Int, in text: String, _ scratch: PatternScratch) -> String? {
        var matcher = PatternMatcher(self, scratch)
        guard let slots = matcher.match(text, from: 0), let low = slots[number * 2],
            let high = slots[number * 2 + 1], low <= high
        else { return nil }
        let start = text.utf8.index(text.startIndex, offsetBy: low)
        return String(text[start..<text.utf8.index(start, offsetBy: high - low)])
    }

    func matches(_ text: String, _ scratch: PatternScratch) -> Bool {
        group(0, in: text, scratch) != nil
    }

    /// The first matches that do not overlap, 1,000 at most.
    private func ranges(in text: String, _ scratch: PatternScratch) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        let end = min(text.utf8.count, PatternMatcher.longest)
        while start <= end, found.count < 1_000 {
            var matcher = PatternMatcher(self, scratch)
            guard let slots = matcher.match(text, from: start), let low = slots[0],
                let high = slots[1]
            else { break }
            found.append(low..<high)
            start = high > low ? high : high + 1
        }
        return found
    }

    /// The text with every match replaced; `$1` is the first group, `$0` the match.
    package func replacing(in text: String, with template: String) -> String {
        replacing(in: text, with: template, PatternScratch())
    }

    func replacing(in text: String, with template: String, _ scratch: PatternScratch) -> String {
        var result = ""
        var start = 0
        let bytes = Array(text.utf8)
        while start <= bytes.count, result.utf8.count < Self.longest {
            var matcher = PatternMatcher(self, scratch)
            guard let slots = matcher.match(text, from: start), let low = slots[0],
                let high = slots[1]
            else { break }
            result += String(decoding: bytes[start..<low], as: UTF8.self)
            let groups = Self.substrings(slots, of: text)
            result += Self.filled(template, with: groups)
            if high == low {
                guard low < bytes.count else {
                    start = bytes.count + 1
                    break
                }
                start = low + 1
                while start < bytes.count, bytes[start] & 0xc0 == 0x80 { start += 1 }
                result += String(decoding: bytes[low..<start], as: UTF8.self)
            } else {
                start = high
            }
        }
        if start < bytes.count { result += String(decoding: bytes[start...], as: UTF8.self) }
        return result
    }

    /// What stands between the matches.
    package func split(_ text: String) -> [String] {
        split(text, PatternScratch())
    }

    func split(_ text: String, _ scratch: PatternScratch) -> [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        for range in ranges(in: text, scratch) where !range.isEmpty {
            parts.append(String(decoding: bytes[start..<range.lowerBound], as: UTF8.self))
            start = range.upperBound
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    private static func filled(_ template: String, with groups: [Substring?]) -> String {
        var result = ""
        var characters = template.makeIterator()
        while let character = characters.next() {
            guard character == "$", let digit = characters.next() else {
                result.append(character)
                continue
            }
            if let number = digit.wholeNumberValue {
                if number < groups.count { result += groups[number] ?? "" }
            } else {
                result.append(digit)
            }
        }
        return result
    }

    private static func substrings(_ slots: [Int?], of text: String) -> [Substring?] {
        stride(from: 0, to: slots.count, by: 2).map { index in
            guard let low = slots[index], let high = slots[index + 1], low <= high else {
                return nil
            }
            let start = text.utf8.index(text.startIndex, offsetBy: low)
            return text[start..<text.utf8.index(start, offsetBy: high - low)]
        }
    }
}

/// Some letters of ASCII.
struct ASCIIMask: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// - Parameter letter: below 128.
    @inline(__always)
    func contains(_ letter: UInt8) -> Bool {
        (letter < 64 ? low >> UInt64(letter) : high >> UInt64(letter & 63)) & 1 != 0
    }

    mutating func insert(_ letter: UInt8) {
        if letter < 64 { low |= 1 << UInt64(letter) } else { high |= 1 << UInt64(letter & 63) }
    }

    mutating func formUnion(_ other: ASCIIMask) {
        low |= other.low
        high |= other.high
    }
}

/// Some letters, as ranges.
struct LetterSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ letter: UInt32) -> Bool {
        ranges.contains { $0.contains(letter) } != isNegated
    }

    var mask: ASCIIMask {
        var mask = ASCIIMask()
        for letter in UInt8(0)..<128 where contains(UInt32(letter)) { mask.insert(letter) }
        return mask
    }

    static let digits = LetterSet(ranges: [0x30...0x39])
    static let spaces = LetterSet(ranges: [9...13, 0x20...0x20, 0xa0...0xa0, 0x2000...0x200a])
    static let notLineEnd = LetterSet(ranges: [0x0a...0x0a], isNegated: true)
    /// Beyond ASCII everything but the signs of Latin-1 and of general punctuation is a letter.
    static let words = LetterSet(ranges: [
        0x30...0x39, 0x41...0x5a, 0x5f...0x5f, 0x61...0x7a, 0xc0...0xd6, 0xd8...0xf6,
        0xf8...0x1fff, 0x2c00...0x2dff, 0x3005...0x10ffff,
    ])

    var negated: LetterSet { LetterSet(ranges: ranges, isNegated: !isNegated) }

    /// Its ranges, none of them negated.
    var plainRanges: [ClosedRange<UInt32>] {
        guard isNegated else { return ranges }
        var free: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > next { free.append(next...(range.lowerBound - 1)) }
            next = max(next, range.upperBound + 1)
        }
        if next <= 0x10ffff { free.append(next...0x10ffff) }
        return free
    }
}
