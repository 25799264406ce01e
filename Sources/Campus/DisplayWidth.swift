extension String {
    /// How many columns of a terminal it takes.
    ///
    /// Chinese, Japanese and Korean characters and emoji take two (Unicode's East Asian Width, W and
    /// F), combining marks and what joins none.
    package var displayWidth: Int {
        // Nearly every text is ASCII, and that is one column a byte.
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return utf8.count }
        return reduce(0) { $0 + $1.displayWidth }
    }

    /// The text in exactly so many columns: filled up with spaces, or cut and ended with `…`.
    package func fitted(to width: Int) -> String {
        let text = truncated(to: width)
        return text + String(repeating: " ", count: max(0, width - text.displayWidth))
    }

    /// The text in at most so many columns, ended with `…` where it was cut.
    package func truncated(to width: Int) -> String {
        guard displayWidth > width else { return self }
        guard width > 0 else { return "" }
        var text = ""
        var used = 0
        for character in self {
            let next = character.displayWidth
            if used + next > width - 1 { break }
            text.append(character)
            used += next
        }
        while text.last == " " { text.removeLast() }
        return text + "…"
    }

    /// The text on lines of so many columns, parted between words where there are any; the last of
    /// the lines is cut when there would be more.
    package func wrapped(to width: Int, lines most: Int = .max) -> [String] {
        guard width > 0, most > 0 else { return [] }
        var lines: [String] = []
        var rest = self[...]
        while !rest.isEmpty {
            if lines.count == most - 1 {
                lines.append(String(rest).truncated(to: width))
                break
            }
            let (line, after) = rest.parted(at: width)
            lines.append(String(line))
            rest = after
        }
        return lines
    }
}

extension Substring {
    /// What fits on a line, and what is left for the next.
    fileprivate func parted(at width: Int) -> (line: Substring, rest: Substring) {
        var used = 0
        var gap: Index?
        var index = startIndex
        while index < endIndex {
            if self[index] == " " { gap = index }
            used += self[index].displayWidth
            // A character wider than the line stands on it all the same.
            if used > width, index > startIndex { break }
            index = self.index(after: index)
        }
        guard index < endIndex else { return (self, self[endIndex...]) }
        let end = gap.map { $0 > startIndex ? $0 : index } ?? index
        var line = self[..<end]
        while line.last == " " { line.removeLast() }
        return (line, self[end...].drop { $0 == " " })
    }
}

extension Character {
    /// How many columns of a terminal it takes.
    package var displayWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.count == 1 { return first.displayWidth }
        // An emoji of several parts is one picture: a flag, a family, a skin tone, a keycap.
        if first.isFlagLetter || scalars.contains(where: \.makesEmoji) { return 2 }
        if first.displayWidth == 2, scalars.contains("\u{200d}") { return 2 }
        return scalars.reduce(0) { $0 + $1.displayWidth }
    }
}

extension Unicode.Scalar {
    fileprivate var isFlagLetter: Bool { (0x1f1e6...0x1f1ff).contains(value) }

    /// A variation selector, a keycap's frame, a skin tone.
    fileprivate var makesEmoji: Bool {
        value == 0xfe0f || value == 0x20e3 || (0x1f3fb...0x1f3ff).contains(value)
    }

    fileprivate var displayWidth: Int {
        if value < 0x300 { return value < 0x20 || (0x7f..<0xa0).contains(value) ? 0 : 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        // The vowels and finals of a Korean syllable written in parts.
        if (0x1160...0x11ff).contains(value) || (0xd7b0...0xd7ff).contains(value) { return 0 }
        return isWide ? 2 : 1
    }

    private var isWide: Bool {
        guard value >= 0x1100 else { return false }
        var (low, high) = (0, Self.wide.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < Self.wide.count && Self.wide[low].contains(value)
    }

    /// East Asian Width W and F (Unicode 15.1), blocks of one script as a whole.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115f, 0x231a...0x231b, 0x2329...0x232a, 0x23e9...0x23ec, 0x23f0...0x23f0,
        0x23f3...0x23f3, 0x25fd...0x25fe, 0x2614...0x2615, 0x2648...0x2653, 0x267f...0x267f,
        0x2693...0x2693, 0x26a1...0x26a1, 0x26aa...0x26ab, 0x26bd...0x26be, 0x26c4...0x26c5,
        0x26ce...0x26ce, 0x26d4...0x26d4, 0x26ea...0x26ea, 0x26f2...0x26f3, 0x26f5...0x26f5,
        0x26fa...0x26fa, 0x26fd...0x26fd, 0x2705...0x2705, 0x270a...0x270b, 0x2728...0x2728,
        0x274c...0x274c, 0x274e...0x274e, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
        0x27b0...0x27b0, 0x27bf...0x27bf, 0x2b1b...0x2b1c, 0x2b50...0x2b50, 0x2b55...0x2b55,
        0x2e80...0x303e, 0x3041...0x3247, 0x3250...0x33ff, 0x3400...0x4dbf, 0x4e00...0xa4cf,
        0xa960...0xa97f,
        0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60,
        0xffe0...0xffe6, 0x16fe0...0x16fff, 0x17000...0x18cff, 0x18d00...0x18d08,
        0x1aff0...0x1b2ff, 0x1f004...0x1f004, 0x1f0cf...0x1f0cf, 0x1f18e...0x1f18e,
        0x1f191...0x1f19a, 0x1f200...0x1f202, 0x1f210...0x1f23b, 0x1f240...0x1f248,
        0x1f250...0x1f251, 0x1f260...0x1f265, 0x1f300...0x1f320, 0x1f32d...0x1f335,
        0x1f337...0x1f37c, 0x1f37e...0x1f393, 0x1f3a0...0x1f3ca, 0x1f3cf...0x1f3d3,
        0x1f3e0...0x1f3f0, 0x1f3f4...0x1f3f4, 0x1f3f8...0x1f43e, 0x1f440...0x1f440,
        0x1f442...0x1f4fc, 0x1f4ff...0x1f53d, 0x1f54b...0x1f54e, 0x1f550...0x1f567,
        0x1f57a...0x1f57a, 0x1f595...0x1f596, 0x1f5a4...0x1f5a4, 0x1f5fb...0x1f64f,
        0x1f680...0x1f6c5, 0x1f6cc...0x1f6cc, 0x1f6d0...0x1f6d2, 0x1f6d5...0x1f6d7,
        0x1f6dc...0x1f6df, 0x1f6eb...0x1f6ec, 0x1f6f4...0x1f6fc, 0x1f7e0...0x1f7eb,
        0x1f7f0...0x1f7f0, 0x1f90c...0x1f93a, 0x1f93c...0x1f945, 0x1f947...0x1f9ff,
        0x1fa70...0x1faff, 0x20000...0x2fffd, 0x30000...0x3fffd,
    ]
}
