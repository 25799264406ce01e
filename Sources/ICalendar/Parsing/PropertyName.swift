/// The name that a property line begins with.
struct PropertyName {
    let key: PropertyKey
    /// How many bytes of the line it takes.
    let length: Int

    /// Nil when the line begins with no name that a colon, a semicolon or blanks before one follow.
    init?(_ line: UnsafeRawBufferPointer) {
        var end = 0
        while end < line.count, Self.isNameByte(line[end]) { end &+= 1 }
        guard end > 0 else { return nil }
        var delimiter = end
        while delimiter < line.count, isBlank(line[delimiter]) { delimiter &+= 1 }
        guard delimiter < line.count,
            line[delimiter] == UInt8(ascii: ":") || line[delimiter] == UInt8(ascii: ";")
        else { return nil }
        length = end
        key = PropertyKey(UnsafeRawBufferPointer(rebasing: line[..<end]))
    }

    /// Letters, digits and hyphens (RFC 5545 section 3.1), and what programs put into the names of
    /// their extensions.
    @inline(__always)
    private static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }
}

extension LogicalLine {
    /// The line at a range of the text; nil when there is no colon.
    init?(
        named name: PropertyName, in text: UnsafeRawBufferPointer, at range: Range<Int>, number: Int
    ) {
        let nameEnd = range.lowerBound + name.length
        traits =
            PropertyTraits.known[name.key]
            ?? .unknown(String(decoding: text[range.lowerBound..<nameEnd], as: UTF8.self))
        self.number = number
        key = name.key
        start = range.lowerBound
        end = range.upperBound
        hasParameters = text[nameEnd] == UInt8(ascii: ";")
        guard let colon = Self.colon(text, nameEnd..<end, isTime: traits.holdsTimes) else {
            return nil
        }
        self.colon = colon
        isOverloaded = hasParameters && LineParameters.areTooMany(text[nameEnd..<colon])
        isOdd =
            isOverloaded || !ValueShape.isRegular(text, value: (colon + 1)..<end, traits)
            || hasParameters && text[nameEnd..<colon].contains(UInt8(ascii: "\\"))
    }

    /// The colon before the value: the first outside quotes.
    ///
    /// `TZID=GMT+01:00` has one inside that nobody quoted: where a time belongs, the first counts
    /// that a date follows.
    private static func colon(
        _ text: UnsafeRawBufferPointer, _ range: Range<Int>, isTime: Bool
    ) -> Int? {
        let line = text[range]
        if line.first == UInt8(ascii: ":") { return range.lowerBound }
        var isQuoted = false
        let first = line.firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
        guard isTime else { return first }
        var place = first ?? line.firstIndex(of: UInt8(ascii: ":"))
        while let colon = place {
            let rest = line[(colon + 1)...]
            if isDate(rest) { return colon }
            place = rest.firstIndex(of: UInt8(ascii: ":"))
        }
        return first ?? line.lastIndex(of: UInt8(ascii: ":"))
    }

    /// Whether a date stands at the beginning: `20261005`, `2026-10-05`.
    private static func isDate(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
        let rest = text.drop { isBlank($0) || $0 == UInt8(ascii: "\"") }
        let digits = rest.prefix(8).prefix { $0 &- 0x30 < 10 }.count
        guard digits == 4 else { return digits == 8 }
        let separator = rest.dropFirst(4).first
        return separator == UInt8(ascii: "-") || separator == UInt8(ascii: "/")
    }
}
