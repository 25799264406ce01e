/// Where a definition is wrong: its file, line and column, the line itself and a caret.
public struct DefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1.
    public var column: Int
    public var message: String
    /// The line as it is written.
    public var text: String

    /// Where it is, and what is wrong, in one line.
    public var summary: String { "\(file):\(line):\(column): \(message)" }

    /// The line, and a caret under the place.
    public var excerpt: String {
        let shown = text.map { $0 == "\t" ? " " : $0 }
        return "\(String(shown))\n\(String(repeating: " ", count: max(0, column - 1)))^"
    }

    public var description: String { "\(summary)\n\(excerpt)" }
}
