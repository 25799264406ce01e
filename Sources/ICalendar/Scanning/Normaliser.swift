/// Mends the ways in which whole files are broken, so that the walk over lines can be simple.
///
/// A file in order costs a look at its first line.
struct Normaliser {
    struct Mended {
        var bytes: [UInt8]
        /// Nil when nothing is odd enough to be told.
        var issue: FeedIssue?
    }

    /// A mended copy is no larger than this.
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// A mended copy of the bytes; nil when they can be read as they are.
    func mend(_ bytes: [UInt8]) throws(FeedError) -> Mended? {
        if let order = UTF16Order(bytes) {
            let text = order.utf8(bytes)
            let issue = FeedIssue(.warning, line: 1, "the file is in UTF-16 instead of UTF-8")
            return Mended(bytes: try mend(text)?.bytes ?? text, issue: issue)
        }
        switch firstLine(bytes) {
        case .inOrder: return nil
        case .endsWithCarriageReturn: return Mended(bytes: Self.withLineFeeds(bytes), issue: nil)
        case .runsOn:
            guard let broken = LineRestorer(limit: limit).restore(bytes) else {
                throw .lostLineBreaks
            }
            let issue = FeedIssue(
                .warning, line: 1,
                "the file has lost its line breaks; they were put back before known names")
            return Mended(bytes: broken, issue: issue)
        }
    }

    private enum FirstLine { case inOrder, endsWithCarriageReturn, runsOn }

    /// How the line with BEGIN:VCALENDAR ends.
    private func firstLine(_ bytes: [UInt8]) -> FirstLine {
        let opening = "BEGIN:VCALENDAR"
        let beginning = bytes.prefix(1_024)
        guard let start = beginning.firstIndex(of: UInt8(ascii: ":")).map({ $0 - 5 }), start >= 0,
            beginning.count >= start + opening.utf8.count
        else { return beginning.contains(0x0a) ? .inOrder : bareBreaks(beginning) }
        let line = beginning[start...]
        let isOpening = line.prefix(opening.utf8.count).withUnsafeBytes {
            $0.starts(withCapitals: "BEGIN:VCALENDAR")
        }
        guard isOpening else { return .inOrder }
        let rest = line.dropFirst(opening.utf8.count).drop(while: isBlank)
        switch rest.first {
        case nil, 0x0a: return .inOrder
        case 0x0d:
            let next = rest.first { $0 != 0x0d }
            return next == 0x0a ? .inOrder : .endsWithCarriageReturn
        default: return .runsOn
        }
    }

    private func bareBreaks(_ beginning: ArraySlice<UInt8>) -> FirstLine {
        beginning.contains(0x0d) ? .endsWithCarriageReturn : .inOrder
    }

    /// Each CR made a LF, but for those before one: line numbers stay.
    private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for index in result.indices where result[index] == 0x0d {
            let isBeforeLineFeed = index + 1 < result.count && result[index + 1] == 0x0a
            if !isBeforeLineFeed { result[index] = 0x0a }
        }
        return result
    }
}

/// The byte order of a UTF-16 file.
private enum UTF16Order {
    case little, big

    /// Nil when the bytes are no UTF-16: neither a byte order mark nor a zero beside each letter.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 4 else { return nil }
        switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
        case (0xff, 0xfe, _, _), (0x20...0x7e, 0, 0x20...0x7e, 0): self = .little
        case (0xfe, 0xff, _, _), (0, 0x20...0x7e, 0, 0x20...0x7e): self = .big
        default: return nil
        }
    }

    func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return self == .little ? second << 8 | first : first << 8 | second
        }
        let text = units.first == 0xfeff ? units.dropFirst() : units[...]
        return Array(String(decoding: text, as: UTF16.self).utf8)
    }
}
