/// TEXT values (RFC 5545 section 3.3.11).
enum TextValue {
    /// Without the backslashes.
    ///
    /// One before any other character than those that need it stays: somebody meant it, as in a
    /// Windows path.
    static func exact(_ bytes: some Collection<UInt8>) -> String {
        guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                isEscaped = false
                append(escaped: byte, to: &result)
            } else if byte == backslash {
                isEscaped = true
            } else {
                result.append(byte)
            }
        }
        if isEscaped { result.append(backslash) }
        return String(decoding: result, as: UTF8.self)
    }

    /// As `exact`, without the blanks around it.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let start = bytes.drop(while: isBlank)
        let end = start.lastIndex { !isBlank($0) } ?? start.startIndex - 1
        return exact(start.prefix(through: end))
    }

    /// The texts between the commas that are not escaped; the empty ones are left out.
    ///
    /// At most 1,000: each becomes a property, and a hostile list could fill the memory.
    static func list(_ bytes: ArraySlice<UInt8>) -> [String] {
        var result: [String] = []
        var start = bytes.startIndex
        var isEscaped = false
        for index in bytes.indices where result.count < 1_000 {
            if isEscaped {
                isEscaped = false
            } else if bytes[index] == backslash {
                isEscaped = true
            } else if bytes[index] == UInt8(ascii: ",") {
                result.append(exact(bytes[start..<index]))
                start = index + 1
            }
        }
        if result.count < 1_000 { result.append(exact(bytes[start...])) }
        return result.filter { !$0.isEmpty }
    }

    private static let backslash = UInt8(ascii: "\\")

    private static func append(escaped byte: UInt8, to result: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): result.append(LineBreak.lineFeed)
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\""), backslash:
            result.append(byte)
        default: result += [backslash, byte]
        }
    }
}
