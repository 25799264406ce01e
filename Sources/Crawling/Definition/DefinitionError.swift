/// Where a definition is wrong: its file, line and column, the line itself and a caret.
package struct DefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1.
    package var column: Int
    package var message: String
    /// The line as it is written.
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
