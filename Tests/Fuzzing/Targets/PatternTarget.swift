import Patterns

extension FuzzTarget {
    /// An expression in the first line, and a text behind it.
    static let patterns = FuzzTarget(
        name: "patterns",
        run: { bytes in
            let parts = bytes.split(separator: 0x0a, maxSplits: 1, omittingEmptySubsequences: false)
            let expression = String(decoding: parts[0], as: UTF8.self)
            let text = String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
            for dialect in [Pattern.Dialect.full, .words] {
                let pattern: Pattern
                do throws(PatternError) {
                    pattern = try Pattern(expression, dialect)
                } catch {
                    try promise(
                        "an error has its place in the expression",
                        (0...expression.unicodeScalars.count).contains(error.offset))
                    continue
                }
                try search(pattern, text)
            }
        },
        seeds: {
            [
                "(a|aa)*c\naaaaaaaab", "(?i)(\\d+) *credits\n3 Credits, 4 credits",
                "x*\nné", "^(.+?)$|\\b[^é-ü]{2,3}\nMöller\n\nA", "(SAE|R) *(ROM *)?\\d{3}\nr111",
            ].map { Array($0.utf8) }
        })

    private static func search(_ pattern: Pattern, _ text: String) throws {
        let scratch = PatternScratch()
        try promise(
            "what is replaced by itself stays",
            pattern.replacing(in: text, with: "$0", scratch) == text)
        // The most steps that an expression has, by the letters of the text.
        try promise(
            "it takes no longer than steps times letters",
            scratch.takeSteps() <= 12_000 * (text.utf8.count + 1))
        let parts = pattern.split(text, scratch)
        try promise(
            "parts are of the text", parts.reduce(0) { $0 + $1.utf8.count } <= text.utf8.count)
        try promise(
            "a match has its text",
            pattern.matches(text, scratch) == (pattern.group(0, in: text, scratch) != nil))
        let letters = Array(text.utf8)
        let words = pattern.longestMatches(in: letters, atMost: 32) { _ in
            true
        } to: { _ in
            true
        }
        try promise(
            "matches are in order, none inside another",
            zip(words, words.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
}
