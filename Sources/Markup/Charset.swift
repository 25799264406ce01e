/// Makes UTF-8 of a page's bytes, whatever it says its charset is.
enum Charset {
    /// UTF-8 without a mark and without NUL.
    ///
    /// What a page says of itself is often wrong, so the bytes are asked first: those that are
    /// UTF-8 are read so whatever is declared. Then counts, in order, a byte order mark, the
    /// server's header and the page's `meta`. What is declared as UTF-8 and is none, and what
    /// declares nothing or ISO 8859-1, is Windows-1252, as browsers have it; but where most of
    /// the letters beyond ASCII are UTF-8, only the wrong bytes are replaced. A page that somebody
    /// encoded twice, so that it shows `Ã¼` for every `ü`, is read as it was meant.
    static func utf8(_ bytes: [UInt8], header: String?) -> [UInt8] {
        if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isBig: true) }
        if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isBig: false) }
        let hasMark = bytes.starts(with: [0xef, 0xbb, 0xbf])
        let body = hasMark ? Array(bytes.dropFirst(3)) : bytes
        let census = Census(body)
        let text: [UInt8]
        if census.wrong == 0 {
            text = census.right > 0 ? onceAgain(body) ?? body : body
        } else if hasMark || census.right > census.wrong {
            text = Array(String(decoding: body, as: UTF8.self).utf8)
        } else {
            text = windows1252(body, table: table(declared(header, body)))
        }
        return text.contains(0) ? text.map { $0 == 0 ? 0x20 : $0 } : text
    }

    /// How many letters beyond ASCII are UTF-8, and how many bytes are not.
    private struct Census {
        var right = 0
        var wrong = 0

        init(_ bytes: [UInt8]) {
            var index = 0
            bytes.withUnsafeBufferPointer { bytes in
                while index < bytes.count {
                    guard bytes[index] >= 0x80 else {
                        index += 1
                        continue
                    }
                    let length = Self.length(bytes, at: index)
                    if length == 0 { wrong += 1 } else { right += 1 }
                    index += max(1, length)
                }
            }
        }

        /// Of the sequence that begins here; 0 when it is none.
        private static func length(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
            let first = bytes[index]
            let length =
                switch first {
                case 0xc2...0xdf: 2
                case 0xe0...0xef: 3
                case 0xf0...0xf4: 4
                default: 0
                }
            guard length > 0, index + length <= bytes.count else { return 0 }
            for offset in 1..<length where bytes[index + offset] & 0xc0 != 0x80 { return 0 }
            let second = bytes[index + 1]
            switch first {
            case 0xe0 where second < 0xa0: return 0
            case 0xed where second > 0x9f: return 0
            case 0xf0 where second < 0x90: return 0
            case 0xf4 where second > 0x8f: return 0
            default: return length
            }
        }
    }

    /// The name after `charset=` in the header, else in the first 1,024 bytes; in lower case.
    private static func declared(_ header: String?, _ body: [UInt8]) -> String? {
        let head = String(decoding: body.prefix(1_024), as: UTF8.self)
        return name(in: header ?? "") ?? name(in: head)
    }

    private static func name(in text: String) -> String? {
        let text = text.lowercased()
        guard let range = text.firstRange(of: "charset=") else { return nil }
        let name = text[range.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
            .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    private static func table(_ name: String?) -> [UInt8: UInt16] {
        name == "iso-8859-15" || name == "latin9" ? latin9 : [:]
    }

    /// Where ISO 8859-15 differs from ISO 8859-1.
    private static let latin9: [UInt8: UInt16] = [
        0xa4: 0x20ac, 0xa6: 0x160, 0xa8: 0x161, 0xb4: 0x17d, 0xb8: 0x17e, 0xbc: 0x152,
        0xbd: 0x153, 0xbe: 0x178,
    ]

    /// 0x80 to 0x9f of Windows-1252; what it leaves open is as in ISO 8859-1.
    static let high: [UInt16] = [
        0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039,
        0x152, 0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
        0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
    ]

    private static func windows1252(_ bytes: [UInt8], table: [UInt8: UInt16]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            guard byte >= 0x80 else {
                text.append(byte)
                continue
            }
            let code = table[byte] ?? (byte < 0xa0 ? high[Int(byte) - 0x80] : UInt16(byte))
            if code < 0x800 {
                text.append(0xc0 | UInt8(code >> 6))
            } else {
                text.append(0xe0 | UInt8(code >> 12))
                text.append(0x80 | UInt8(code >> 6 & 0x3f))
            }
            text.append(0x80 | UInt8(code & 0x3f))
        }
        return text
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> [UInt8] {
        var units: [UInt16] = []
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            let unit = isBig ? one << 8 | two : two << 8 | one
            units.append(unit == 0 ? 0x20 : unit)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
