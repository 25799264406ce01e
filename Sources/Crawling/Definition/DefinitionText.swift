import Yams

/// A definition's file, for saying where in it something stands.
struct DefinitionText: Sendable {
    let file: String
    private let lines: [Substring]

    init(_ text: String, file: String) {
        self.file = file
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// Its lines, counted from 1.
    var numbered: [(number: Int, text: String)] {
        lines.enumerated().map { ($0.offset + 1, String($0.element)) }
    }

    /// Whether a `#` begins a comment on a line that says something too.
    func hasComment(line: Int) -> Bool {
        guard lines.indices.contains(line - 1) else { return false }
        return lines[line - 1].contains(" #")
    }

    func error(_ node: Node, _ message: String, offset: Int = 0) -> DefinitionError {
        error(line: node.mark?.line ?? 1, column: (node.mark?.column ?? 1) + offset, message)
    }

    func error(line: Int, column: Int, _ message: String) -> DefinitionError {
        let text = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
        return DefinitionError(
            file: file, line: line, column: min(max(1, column), text.count + 1), message: message,
            text: text)
    }

    /// As `error`, at a character inside the text of a node.
    ///
    /// A quote or a folded line puts the text elsewhere than the node begins: it is looked for.
    func error(inside node: Node, at offset: Int, _ message: String) -> DefinitionError {
        guard let text = node.string, let mark = node.mark else { return error(node, message) }
        for line in mark.line..<(mark.line + 3) where lines.indices.contains(line - 1) {
            let written = lines[line - 1]
            let doubled = text.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "''")
            let before = text.prefix(offset).count(where: { $0 == "'" })
            for (form, more) in [(text, 0), (doubled, before)] {
                guard !form.isEmpty, let range = written.firstRange(of: form) else { continue }
                let column = written.distance(from: written.startIndex, to: range.lowerBound)
                return error(line: line, column: column + 1 + offset + more, message)
            }
        }
        return error(node, message)
    }
}
