package import Patterns

/// What a campus's module codes look like: a regular expression for words.
///
/// A byte of a text costs at most one look at each step of it for each word that it may be part of,
/// and a word has at most 32 bytes.
package struct CodePattern: Hashable, Sendable {
    private let pattern: Pattern
    private static let longestWord = 32

    package init(_ text: String) throws(PatternError) { pattern = try Pattern(text, .words) }

    /// As it was written.
    package var text: String { pattern.text }

    /// The words of a text that match, in capitals: the longest at each place, none inside another.
    ///
    /// Where it begins and ends, no letter or digit goes on, nor a number behind a point.
    package func words(in text: String) -> [String] {
        let bytes = Array(text.utf8.prefix(CodeScanner.longest))
        let found = pattern.longestMatches(in: bytes, atMost: Self.longestWord) { place in
            place == 0 || !bytes[place - 1].isWordPart
        } to: { place in
            guard place < bytes.count else { return true }
            let isNumber =
                bytes[place] == 0x2e && place + 1 < bytes.count && bytes[place + 1].isDigit
            return !bytes[place].isWordPart && !isNumber
        }
        return found.map { String(decoding: bytes[$0].map(\.uppercased), as: UTF8.self) }
    }
}
