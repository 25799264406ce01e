/// Tests on bytes that should be text.
enum PlainText {
    private static let highBits: UInt64 = 0x8080_8080_8080_8080
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101

    /// Whether all bytes are printable ASCII: then there is nothing to clean.
    static func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var position = 0
        while position &+ 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            // A high bit comes up for a byte above 0x7f, for one below 0x20, and for 0x7f.
            let isLow = (word &- lowBits &* 0x20) & ~word
            let isDelete = (word ^ lowBits &* 0x7f) &- lowBits
            if (word | isLow | isDelete & ~(word ^ lowBits &* 0x7f)) & highBits != 0 {
                return false
            }
            position &+= 8
        }
        for byte in bytes[position...] where byte < 0x20 || byte >= 0x7f { return false }
        return true
    }

    static func isUTF8(_ bytes: [UInt8]) -> Bool {
        (try? UTF8Span(validating: bytes.span)) != nil
    }
}

/// The one-byte encoding that Western European programs mean when they forget UTF-8.
enum Windows1252 {
    /// What 0x80 to 0x9f stand for; the rest is Latin-1.
    ///
    /// U+FFFD where the code page has nothing.
    private static let upper: [UInt32] = [
        0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
        0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
        0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178,
    ]

    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let value = (0x80...0x9f).contains(byte) ? upper[Int(byte) - 0x80] : UInt32(byte)
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return Array(String(text).utf8)
    }
}
