/// A text of YAML, for saying where in it something stands.
package struct YAMLText: Sendable {
    package let file: String
    /// Errors repeat nothing of it but what looks like a key: whoever is told may not be allowed to
    /// read the file.
    package let isDiscreet: Bool
    private let lines: [Substring]

    package init(_ text: String, file: String, isDiscreet: Bool = false) {
        self.file = file
        self.isDiscreet = isDiscreet
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// Its lines, counted from 1.
    var numbered: [(number: Int, text: String)] {
        lines.enumerated().map { ($0.offset + 1, String($0.element)) }
    }

    /// What to do about a value that a comment has swallowed.
    package func hint(at value: YAMLValue) -> String {
        guard lines.indices.contains(value.place.line - 1),
            lines[value.place.line - 1].contains(" #")
        else { return "" }
        return ": what begins with # is a comment unless it is in quotes, as '#main li'"
    }

    package func error(_ value: YAMLValue, _ message: String) -> YAMLError {
        error(at: value.place, message)
    }

    package func error(at place: YAMLPlace, _ message: String) -> YAMLError {
        let text = lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
        return YAMLError(
            file: file, line: place.line, column: min(max(1, place.column), text.count + 1),
            message: message, text: isDiscreet ? "" : text)
    }

    /// As `error`, at a character inside the text of a value.
    ///
    /// A quote or a folded line puts the text elsewhere than the value begins: it is looked for.
    package func error(
        inside value: YAMLValue, at offset: Int, _ message: String
    ) -> YAMLError {
        guard let text = value.text else { return error(value, message) }
        let first = value.place.line
        for line in first..<(first + 3) where lines.indices.contains(line - 1) {
            let written = lines[line - 1]
            let doubled = text.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "''")
            let before = text.prefix(offset).count(where: { $0 == "'" })
            for (form, more) in [(text, 0), (doubled, before)] {
                guard !form.isEmpty, let range = written.firstRange(of: form) else { continue }
                let column = written.distance(from: written.startIndex, to: range.lowerBound)
                return error(
                    at: YAMLPlace(line: line, column: column + 1 + offset + more), message)
            }
        }
        return error(value, message)
    }
}

/// Where a text is wrong: its file, line and column, the line itself and a caret.
package struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1.
    package var column: Int
    package var message: String
    /// The line as it is written; empty when nothing of the file may be repeated.
    package var text: String

    /// Where it is, and what is wrong, in one line.
    package var summary: String { "\(file):\(line):\(column): \(message)" }

    /// The line, and a caret under the place.
    package var excerpt: String {
        let shown = text.map { $0 == "\t" ? " " : $0 }
        return "\(String(shown))\n\(String(repeating: " ", count: max(0, column - 1)))^"
    }

    package var description: String { "\(summary)\n\(excerpt)" }
}

extension String {
    /// The key in backquotes, or words for what is none.
    ///
    /// - Parameter section: in which it stands; empty for the file's own.
    package func quotedKey(in section: String = "") -> String {
        guard looksLikeKey else {
            return section.isEmpty ? "like this one" : "like this one in `\(section)`"
        }
        return section.isEmpty ? "`\(self)`" : "`\(section).\(self)`"
    }

    package var looksLikeKey: Bool {
        utf8.count <= 40 && !isEmpty && allSatisfy { $0.isLetter || "._-".contains($0) }
    }
}
