import Campus

/// Finds texts by words, without case and accents: a word is found where one of the text's begins so.
package enum WordMatch {
    /// Without case and accents.
    static func folded(_ text: String) -> String { TypedText.folded(text) }

    /// Whether one of a folded text's words begins so.
    ///
    /// Scripts that write no spaces are looked through: they have no beginnings of words.
    static func holds(_ text: String, _ word: String) -> Bool {
        guard word.unicodeScalars.allSatisfy({ $0.value < 0x2E80 }) else {
            return text.contains(word)
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        let parts = text.split { !$0.isLetter && !$0.isNumber }
        return (words + parts).contains { $0.hasPrefix(word) }
    }

    /// Whether a text has words that begin as all of some words do.
    package static func holds(_ text: String, words: String) -> Bool {
        SoughtWords(words).are(in: text)
    }
}

/// Beginnings of words that are looked for in many texts.
struct SoughtWords: Sendable {
    private let words: [String]

    init(_ text: String) {
        words = WordMatch.folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Whether a text has words that begin as all of these do.
    func are(in text: String) -> Bool {
        let text = WordMatch.folded(text)
        return words.allSatisfy { WordMatch.holds(text, $0) }
    }
}
