extension String {
    /// Whether it may be shown as a value that is wrong: one word, and no address with a user in it.
    var isHarmlessValue: Bool {
        utf8.count <= 60 && !contains { $0.isWhitespace || $0 == "@" } && !contains("://")
    }
}
