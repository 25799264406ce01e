/// Content lines (RFC 5545 section 3.1), written straight into bytes.
///
/// A line is folded when it ends; until then it stands in the bytes as it is.
package struct LineWriter: Sendable {
    package private(set) var bytes: [UInt8] = []

    /// - Parameter capacity: how many bytes will come, about.
    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Writes a line whose bytes the body appends; it must append no line break.
    @inline(__always)
    mutating func line(_ body: (inout [UInt8]) -> Void) {
        let start = bytes.count
        body(&bytes)
        if bytes.count - start > 75 { fold(from: start) }
        bytes.append(0x0d)
        bytes.append(0x0a)
    }

    /// Appends a line, folded at 75 octets.
    mutating func append(_ line: String) {
        self.line { bytes in bytes.append(contentsOf: line.utf8) }
    }

    /// Folds what stands at the end of the bytes, never inside a character.
    private mutating func fold(from first: Int) {
        let text = Array(bytes[first...])
        bytes.removeSubrange(first...)
        text.withUnsafeBufferPointer { text in
            var start = 0
            var room = 75
            while text.count - start > room {
                var end = start + room
                while end > start + 1, text[end] & 0xc0 == 0x80 { end -= 1 }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
                bytes.append(contentsOf: [0x0d, 0x0a, 0x20])
                start = end
                room = 74
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
    }

    /// A name in capitals, without what no name has; it may come out empty.
    static func name(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.uppercased().unicodeScalars.filter(Parameter.isNamePart)))
    }

    /// `;NAME=value`, quoted where it must be, with RFC 6868's escapes.
    static func parameter(_ parameter: Parameter) -> String {
        let name = name(parameter.name)
        guard !name.isEmpty else { return "" }
        var value = ""
        var needsQuotes = false
        for scalar in parameter.value.unicodeScalars {
            switch scalar {
            case "^": value += "^^"
            case "\"": value += "^'"
            case "\n": value += "^n"
            case ":", ";", ",":
                needsQuotes = true
                value.unicodeScalars.append(scalar)
            default:
                if scalar.isAllowed { value.unicodeScalars.append(scalar) }
            }
        }
        return ";" + name + "=" + (needsQuotes ? "\"" + value + "\"" : value)
    }
}

extension Unicode.Scalar {
    /// No control character, or a tab.
    var isAllowed: Bool { value >= 0x20 && value != 0x7f || value == 0x09 }
}

/// Whether a character is one of a few.
private func ~= (characters: StaticString, scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return false }
    let value = UInt8(truncatingIfNeeded: scalar.value)
    return (0..<characters.utf8CodeUnitCount).contains { characters.utf8Start[$0] == value }
}
