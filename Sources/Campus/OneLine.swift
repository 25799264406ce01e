extension String {
    /// The text on one line: its lines, without the empty ones, joined by commas.
    package var oneLine: String {
        isPlainLine ? self : lines
    }

    /// It is sure that nothing is to be done: printed ASCII from end to end.
    private var isPlainLine: Bool {
        utf8.first != 0x20 && utf8.last != 0x20 && utf8.allSatisfy { (0x20...0x7e).contains($0) }
    }

    private var lines: String {
        split(whereSeparator: \.isNewline)
            .map { $0.trimmed }
            .filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }
}
