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
        case .isEscaped:
            let text = EscapedFile.calendar(in: bytes)
            let issue = FeedIssue(
                .warning, line: 1, "the calendar is written as a text inside of another, as in JSON"
            )
            return Mended(bytes: try mend(text)?.bytes ?? text, issue: issue)
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

    private enum FirstLine { case inOrder, endsWithCarriageReturn, runsOn, isEscaped }

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
        case 0x5c where [0x6e, 0x72, 0x4e, 0x52].contains(rest.dropFirst().first):
            return .isEscaped
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

/// A calendar whose line breaks are written as `\r\n`, as in a string of JSON or of a program.
private enum EscapedFile {
    /// From BEGIN to the quotation mark that ends the string, with each escape as what it means.
    static func calendar(in bytes: [UInt8]) -> [UInt8] {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon >= 5 else { return bytes }
        let start = colon - 5
        let quote = start > 0 ? bytes[start - 1] : 0
        let end: UInt8? = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") ? quote : nil
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count - start)
        var index = start
        while index < bytes.count, bytes[index] != end {
            guard bytes[index] == 0x5c, index + 1 < bytes.count else {
                text.append(bytes[index])
                index += 1
                continue
            }
            index += take(bytes[index...], to: &text)
        }
        return text
    }

    /// Appends what an escape stands for; answers how long it is.
    private static func take(_ rest: ArraySlice<UInt8>, to text: inout [UInt8]) -> Int {
        let mark = rest[rest.startIndex + 1]
        switch mark {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(0x0a)
        case UInt8(ascii: "r"), UInt8(ascii: "R"): text.append(0x0d)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            guard let first = unit(rest) else {
                text += [0x5c, mark]
                return 2
            }
            let second = first & 0xfc00 == 0xd800 ? unit(rest.dropFirst(6)) : nil
            text += Array(
                String(decoding: [first] + (second.map { [$0] } ?? []), as: UTF16.self).utf8)
            return second == nil ? 6 : 12
        case 0x5c, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"): text.append(mark)
        default: text += [0x5c, mark]
        }
        return 2
    }

    /// The number of `\u00e9`.
    private static func unit(_ escape: ArraySlice<UInt8>) -> UInt16? {
        guard escape.count >= 6, escape.prefix(2).elementsEqual([0x5c, 0x75]) else { return nil }
        return UInt16(String(decoding: escape.dropFirst(2).prefix(4), as: UTF8.self), radix: 16)
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
