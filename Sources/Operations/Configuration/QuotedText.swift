/// What of a configuration is told to whoever asked, who may not be allowed to read the file: words
/// that look like a key or a short value, and no line of it.
extension String {
    /// The key in backquotes, or words for what is none.
    ///
    /// - Parameter section: in which it stands; empty for the file's own.
    func quotedKey(in section: String = "") -> String {
        guard looksLikeKey else {
            return section.isEmpty ? "like this one" : "like this one in `\(section)`"
        }
        return section.isEmpty ? "`\(self)`" : "`\(section).\(self)`"
    }

    var looksLikeKey: Bool {
        utf8.count <= 40 && !isEmpty
            && allSatisfy { $0.isLetter || "._-".contains($0) }
    }

    /// Whether it may be shown as a value that is wrong: one word, and no address with a user in it.
    var isHarmlessValue: Bool {
        utf8.count <= 60 && !contains { $0.isWhitespace || $0 == "@" } && !contains("://")
    }
}
