import Glibc

/// One property line of a header: its name, and its value as text.
struct ContentLine {
    let name: String
    let text: String

    /// Reads the line that begins at a place, with its continuations; nil when it has no colon.
    init?(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        let line = Self.unfolded(bytes, at: position).prefix(4_096)
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let head = line[..<colon].prefix { $0 != UInt8(ascii: ";") }
        name = String(decoding: head, as: UTF8.self).uppercased()
        text = Self.unescaped(String(decoding: line[(colon + 1)...], as: UTF8.self))
    }

    private static func unfolded(_ bytes: UnsafeRawBufferPointer, at position: Int) -> [UInt8] {
        var line: [UInt8] = []
        var position = position
        repeat {
            let rest = bytes[position...].prefix(4_096)
            let piece = rest.prefix { $0 != 0x0a }
            line += piece
            while line.last == 0x0d { line.removeLast() }
            position += piece.count + 1
            guard position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09,
                line.count < 4_096
            else { break }
            position += 1
        } while true
        return line
    }

    /// RFC 5545 section 3.3.11: `\n`, `\,`, `\;` and `\\`.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
