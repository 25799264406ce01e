/// TEXT as a line has it (RFC 5545 section 3.3.11).
enum EscapedText {
    /// Appends a text with its commas, semicolons, backslashes and line breaks escaped, and
    /// without control characters but tabs.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        let isDone = text.withUTF8 { append($0, to: &bytes) }
        guard !isDone else { return }
        var cleaned = cleaned(text)
        cleaned.withUTF8 { _ = append($0, to: &bytes) }
    }

    /// False, and nothing appended, when there are control characters to take out.
    private static func append(
        _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
    ) -> Bool {
        let before = bytes.count
        var start = 0
        for index in text.indices {
            let byte = text[index]
            guard isSpecial(byte) else { continue }
            guard byte >= 0x20 && byte != 0x7f || byte == 0x0a else {
                bytes.removeSubrange(before...)
                return false
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte == 0x0a ? UInt8(ascii: "n") : byte)
            start = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        return true
    }

    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09: false
        case 0..<0x20, 0x7f, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"): true
        default: false
        }
    }

    /// Without control characters, but for tabs and line breaks, each of which is `\n`.
    static func cleaned(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return text }
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                result.append("\n")
            } else if scalar.isAllowed || scalar == "\n" && !isAfterReturn {
                result.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(result)
    }
}
