extension Parameter {
    /// Whether it says that a value is in that encoding.
    var isQuotedPrintable: Bool { value.uppercased() == "QUOTED-PRINTABLE" }
}

/// The encoding of texts in vCalendar 1.0: `SUMMARY;ENCODING=QUOTED-PRINTABLE:H=C3=B6here Mathematik`
/// (RFC 2045 section 6.7).
enum QuotedPrintable {
    /// Whether a property's head, all before its value, says that the value is in it.
    static func isNamed(in head: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard let semicolon = head.firstIndex(of: UInt8(ascii: ";")) else { return false }
        var rest = UnsafeRawBufferPointer(rebasing: head[semicolon...])
        while rest.count >= name.utf8CodeUnitCount {
            if rest.starts(withCapitals: name) { return true }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst())
        }
        return false
    }

    private static let name: StaticString = "QUOTED-PRINTABLE"

    /// The text in UTF-8, with line feeds alone; what is no code stays as it is.
    ///
    /// Bytes that are no UTF-8 are read as Windows-1252.
    static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let coded = Array(bytes)
        var result: [UInt8] = []
        result.reserveCapacity(coded.count)
        var index = 0
        while index < coded.count {
            if coded[index] == UInt8(ascii: "="), index + 2 < coded.count,
                let high = digit(coded[index + 1]), let low = digit(coded[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(coded[index])
                index += 1
            }
        }
        // CR LF is one break, and a zero would end the text.
        result.removeAll { $0 < 0x20 && $0 != 0x09 && $0 != 0x0a || $0 == 0x7f }
        return PlainText.isUTF8(result) ? result : Windows1252.utf8(result)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
        default: nil
        }
    }
}
