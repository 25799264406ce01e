extension String {
    /// Without white space at either end.
    var trimmed: String {
        guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else {
            return self
        }
        var text = self[...].drop(while: \.isWhitespace)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}
