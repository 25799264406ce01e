/// What a campus calls a taught unit: `CM50123`.
///
/// Kept as capitals without spaces and hyphens, so `CM 50123`, `cm-50123`, `ＣＭ５０１２３` and `CM50123` are one code.
public struct ModuleCode: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The normal form.
    public let text: String

    /// Nil when the text is no code: 2 to 24 of `A-Z 0-9 . / _` are left of it, a digit among them.
    public init?(_ raw: some StringProtocol) {
        guard raw.utf8.count <= 64 else { return nil }
        let isPlain = raw.utf8.allSatisfy { $0 < 0x80 }
        let plain = isPlain ? String(raw) : TypedText.plain(raw)
        var kept: [UInt8] = []
        for byte in plain.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
            guard byte.isLetterOrDigit || [0x2e, 0x2f, 0x5f].contains(byte) else { return nil }
            kept.append(byte.uppercased)
        }
        guard (2...24).contains(kept.count), kept.contains(where: \.isDigit) else { return nil }
        text = String(decoding: kept, as: UTF8.self)
    }

    public var description: String { text }

    public static func < (left: ModuleCode, right: ModuleCode) -> Bool { left.text < right.text }
}

/// ASCII only: a byte of any other letter is neither.
extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isCapital: Bool { (0x41...0x5a).contains(self) }
    var isLetter: Bool { isCapital || (0x61...0x7a).contains(self) }
    var isLetterOrDigit: Bool { isLetter || isDigit }
    var uppercased: UInt8 { (0x61...0x7a).contains(self) ? self - 0x20 : self }

    /// Part of a word in any script: every byte of a character outside ASCII is.
    var isWordPart: Bool { isLetterOrDigit || self >= 0x80 }
}
