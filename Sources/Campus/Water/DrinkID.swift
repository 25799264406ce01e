/// What a drink is known by on every device: a UUID (RFC 9562), in lower case.
package struct DrinkID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let text: String

    /// Nil when the text is not 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
    package init?(_ raw: String) {
        guard raw.utf8.count == 36 else { return nil }
        let isWell = raw.utf8.enumerated().allSatisfy { index, byte in
            Self.hyphens.contains(index)
                ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit
        }
        guard isWell else { return nil }
        text = raw.lowercased()
    }

    /// A new one, at random (version 4).
    package static func random(using generator: inout some RandomNumberGenerator) -> DrinkID {
        var bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return DrinkID(bytes)
    }

    private init(_ bytes: [UInt8]) {
        var text = ""
        for byte in bytes {
            if Self.hyphens.contains(text.utf8.count) { text += "-" }
            text += byte < 16 ? "0" : ""
            text += String(byte, radix: 16)
        }
        self.text = text
    }

    private static let hyphens: Set = [8, 13, 18, 23]

    package static func < (one: DrinkID, other: DrinkID) -> Bool { one.text < other.text }

    package var description: String { text }
}
