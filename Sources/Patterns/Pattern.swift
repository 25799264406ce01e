/// A regular expression whose time no text and no pattern can draw out.
///
/// Literals, `.`, `[a-z]`, `\d \w \s \b` and their capitals, `( )`, `(?: )`, `|`, `? * + {2,4}` and
/// their lazy forms; `^` and `$` are the ends of a line; `(?i)` at its beginning for capitals and
/// small letters alike. There is no looking ahead and no back reference: every place of the
/// expression meets every place of a text once at most, however many matches are asked for.
package struct Pattern: Sendable {
    /// What a pattern is for, which says how much of the language it may use.
    package enum Dialect: Hashable, Sendable {
        /// All of it, for the texts of pages.
        case full
        /// For words of ASCII, as module codes are; capitals and small letters are the same.
        ///
        /// `.`, `^`, `$`, `[^ ]` and classes but `\d` are errors: codes have points (`194.192`), and
        /// a `.` that means any letter would be a mistake that nobody sees. So is what matches the
        /// empty text. The limits are smaller, since every word of every feed is tried, and groups
        /// only hold together: what is wanted is the whole word.
        case words
    }

    /// As it was written.
    package let text: String
    package let dialect: Dialect
    /// How many groups it has whose texts can be asked for.
    package let groupCount: Int
    let program: PatternProgram
    /// Bytes that a text may grow to.
    private static let longest = 200_000
    /// Matches at which a text is split, at most.
    private static let mostSplits = 1_000

    package init(_ text: String, _ dialect: Dialect = .full) throws(PatternError) {
        self.text = text
        self.dialect = dialect
        var parser = PatternParser(text, dialect)
        let node = try parser.parse()
        groupCount = parser.groupCount
        program = try PatternProgram(node, atMost: dialect.mostSteps)
        guard dialect == .full || program.start.letters != nil else {
            throw PatternError(offset: 0, message: "it matches the empty text")
        }
    }

    package func matches(_ text: String, _ scratch: PatternScratch = PatternScratch()) -> Bool {
        search(text, with: scratch) { $0.next() != nil }
    }

    /// A group of the first match, 0 being all of it; nil when there is no match, or the group took
    /// no part.
    package func group(
        _ number: Int, in text: String, _ scratch: PatternScratch = PatternScratch()
    ) -> String? {
        search(text, with: scratch) { search in
            guard search.next() != nil, let range = search.group(number) else { return nil }
            return String(decoding: search.bytes[range], as: UTF8.self)
        }
    }

    /// The text with every match replaced; `$1` is the first group, `$0` the match.
    package func replacing(
        in text: String, with template: String, _ scratch: PatternScratch = PatternScratch()
    ) -> String {
        search(text, with: scratch) { search in
            guard var match = search.next() else { return text }
            var result: [UInt8] = []
            var copied = 0
            while true {
                result += search.bytes[copied..<match.lowerBound]
                search.fill(template.utf8, into: &result)
                copied = match.upperBound
                guard result.count < Self.longest, let next = search.next() else { break }
                match = next
            }
            return String(decoding: result + search.whole[copied...], as: UTF8.self)
        }
    }

    /// What stands between the matches.
    package func split(
        _ text: String, _ scratch: PatternScratch = PatternScratch()
    ) -> [String] {
        search(text, with: scratch) { search in
            var parts: [String] = []
            var start = 0
            for _ in 0..<Self.mostSplits {
                guard let match = search.next() else { break }
                guard !match.isEmpty else { continue }
                parts.append(
                    String(decoding: search.bytes[start..<match.lowerBound], as: UTF8.self))
                start = match.upperBound
            }
            return parts + [String(decoding: search.whole[start...], as: UTF8.self)]
        }
    }

    /// The longest match at each place, from the first on, none inside another.
    ///
    /// - Parameters:
    ///   - length: the most bytes that a match has; at each place that many steps are taken.
    ///   - begins: whether a match may begin at a place.
    ///   - ends: whether it may end there.
    package func longestMatches(
        in bytes: [UInt8], atMost length: Int, from begins: (Int) -> Bool, to ends: (Int) -> Bool
    ) -> [Range<Int>] {
        bytes.withUnsafeBufferPointer { bytes in
            search(bytes, with: PatternScratch()) { search in
                var found: [Range<Int>] = []
                var place = 0
                while let start = program.start.next(in: search.bytes, from: place) {
                    place = start + 1
                    guard begins(start) else { continue }
                    if let end = search.longest(from: start, atMost: length, to: ends) {
                        found.append(start..<end)
                        place = max(place, end)
                    }
                }
                return found
            }
        }
    }

    private func search<Result>(
        _ text: String, with scratch: PatternScratch, _ body: (inout PatternSearch) -> Result
    ) -> Result {
        var text = text
        return text.withUTF8 { search($0, with: scratch, body) }
    }

    private func search<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, with scratch: PatternScratch,
        _ body: (inout PatternSearch) -> Result
    ) -> Result {
        program.instructions.withUnsafeBufferPointer { instructions in
            var search = PatternSearch(
                for: program, instructions: instructions, in: bytes, with: scratch)
            defer { search.finish() }
            return body(&search)
        }
    }
}

extension Pattern: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.text == right.text && left.dialect == right.dialect
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Pattern.Dialect {
    var mostLetters: Int { self == .full ? 10_000 : 256 }
    /// Of the expression with its repetitions written out.
    var mostSteps: Int { self == .full ? 4_000 : 512 }
    var mostTimes: Int { self == .full ? 200 : 32 }
    var mostNested: Int { self == .full ? 48 : 16 }
}

/// Why a regular expression cannot be used.
package struct PatternError: Error, Hashable, Sendable {
    /// How many characters of it stand before what is wrong.
    package let offset: Int
    package let message: String
}
