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

    public var description: String {
        let shown = text.map { $0 == "\t" ? " " : $0 }
        let caret = String(repeating: " ", count: max(0, column - 1)) + "^"
        return "\(file):\(line):\(column): \(message)\n\(String(shown))\n\(caret)"
    }
}
