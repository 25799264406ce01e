import Foundation

extension String {
    /// The text on one line: its lines, without the empty ones, joined by commas.
    package var oneLine: String {
        isPlainLine ? self : lines
    }

    /// It is sure that nothing is to be done: printed ASCII from end to end.
    private var isPlainLine: Bool {
        utf8.first != 0x20 && utf8.last != 0x20 && utf8.allSatisfy { (0x20...0x7e).contains($0) }
    }

    private var lines: String {
        split(whereSeparator: \.isNewline)
            .map(\.trimming)
            .filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}

extension StringProtocol where SubSequence == Substring {
    /// Without the white space at both ends.
    package var trimming: Substring {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return self[endIndex...] }
        return self[...last].drop(while: \.isWhitespace)
    }
}

extension Collection<String> {
    /// `a, b or c`, with the word that joins the last two.
    package func listed(_ word: String) -> String {
        let texts = Array(self)
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}

extension String {
    /// Whether the text stands before another in an alphabetical list.
    ///
    /// Unicode's root order by way of English, the same on every machine: case and accents count
    /// only where the letters are the same.
    package func isCollatedBefore(_ other: String) -> Bool {
        let order = compare(other, options: [], range: nil, locale: Self.listLocale)
        return order == .orderedSame ? self < other : order == .orderedAscending
    }

    private static let listLocale = Locale(identifier: "en")
}
