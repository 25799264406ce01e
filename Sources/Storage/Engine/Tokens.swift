/// What stands in braces in a statement, and differs between the engines.
enum Tokens {
    /// A text with something else in the place of each token that is known.
    ///
    /// Goes over the bytes once: a short command fills in all of its statements, and to look for one
    /// token after the other was a fifth of what it did.
    ///
    /// - Parameter value: what stands for a name; nil where braces mean something else, which stay.
    static func filled(_ text: String, _ value: (String) -> String?) -> String {
        var filled = ""
        var (copied, rest) = (text.startIndex, text.utf8[...])
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            let name = rest[open...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
            rest = rest[open...].dropFirst()
            guard name.endIndex < text.endIndex, let value = value(String(Substring(name))) else {
                continue
            }
            filled.append(contentsOf: text[copied..<open])
            filled.append(value)
            rest = rest[name.endIndex...].dropFirst()
            copied = rest.startIndex
        }
        guard copied > text.startIndex else { return text }
        filled.append(contentsOf: text[copied...])
        return filled
    }
}
