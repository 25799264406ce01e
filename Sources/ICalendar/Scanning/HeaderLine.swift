/// One property line of a VCALENDAR or VTIMEZONE itself: its name, and its value as text.
struct HeaderLine {
    /// In capitals, without parameters.
    let name: String
    /// Unescaped.
    let text: String

    /// Longer values are cut: no name of a calendar is.
    private static let limit = 2_048

    /// Reads the line that begins at a position, with its continuations; nil when it is no
    /// property.
    init?(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        let line = Self.unfolded(bytes, at: position)
        guard let colon = Self.colon(in: line) else { return nil }
        let head = line[..<colon].prefix { $0 != UInt8(ascii: ";") && !isBlank($0) }
        name = String(decoding: head, as: UTF8.self).uppercased()
        text = TextValue.trimmed(line[(colon + 1)...])
    }

    private static func unfolded(_ bytes: UnsafeRawBufferPointer, at position: Int) -> [UInt8] {
        guard let base = bytes.baseAddress else { return [] }
        var line: [UInt8] = []
        var start = position
        while true {
            let next = LineBreak.next(base, from: start, count: bytes.count)
            let end = LineBreak.contentEnd(base, from: start, next: next)
            line += bytes[start..<end].prefix(limit).filter { $0 >= 0x20 || $0 == 0x09 }
            guard next < bytes.count, isBlank(bytes[next]), line.count < limit else { return line }
            start = next + 1
        }
    }

    /// The colon that ends the name and its parameters: not one inside quotes.
    static func colon(in line: [UInt8]) -> Int? {
        var isQuoted = false
        return line.firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
    }
}
