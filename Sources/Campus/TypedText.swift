import Foundation

/// What people type or paste, in the form in which it is compared: one for every door.
///
/// Telephones write wide letters, digits of other scripts, apostrophes that lean, spaces that do not break, and signs
/// that do not show.
package enum TypedText {
    /// Compatibility letters in their plain forms, decimal digits as 0 to 9, apostrophes and hyphens as ASCII has them,
    /// without what does not show, and without the blanks at both ends.
    package static func plain(_ text: some StringProtocol) -> String {
        if text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) { return String(text) }
        var plain = String.UnicodeScalarView()
        for scalar in String(text).precomposedStringWithCompatibilityMapping.unicodeScalars {
            if let digit = digit(scalar) {
                plain.append(digit)
            } else if apostrophes.contains(scalar) {
                plain.append("'")
            } else if scalar.properties.generalCategory == .dashPunctuation || scalar == "\u{2212}"
            {
                plain.append("-")
            } else if scalar.properties.generalCategory != .format {
                plain.append(scalar)
            }
        }
        return String(String(plain).trimming)
    }

    /// The digits of a code that was sent, of how somebody typed or pasted it: with blanks and hyphens anywhere, or
    /// within the sentence in which it came.
    ///
    /// - Parameter count: how many a code has.
    /// - Returns: the first so many that stand together; what is there of digits where there are no such.
    package static func code(_ text: some StringProtocol, digits count: Int) -> String {
        var (groups, isOpen): ([String], Bool) = ([""], true)
        for character in plain(text.prefix(500)) {
            if character.isASCII, character.isNumber {
                if !isOpen { groups.append("") }
                groups[groups.count - 1].append(character)
                isOpen = true
            } else if !character.isWhitespace, character != "-" {
                isOpen = false
            }
        }
        return groups.first { $0.count == count } ?? groups.joined()
    }

    /// Letters as people look for them: without case and marks, and those of which no mark comes off as people write
    /// them who lack them (`Ł` as `l`, `ß` as `ss`); apostrophes are one.
    package static func folded(_ text: some StringProtocol) -> String {
        // The same for ASCII, of which most names are.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var folded = String.UnicodeScalarView()
        let small = String(text).precomposedStringWithCompatibilityMapping.lowercased()
        for scalar in small.decomposedStringWithCompatibilityMapping.unicodeScalars {
            let category = scalar.properties.generalCategory
            if let digit = digit(scalar) {
                folded.append(digit)
            } else if apostrophes.contains(scalar) {
                folded.append("'")
            } else if let letters = undecomposed[scalar] {
                folded.append(contentsOf: letters.unicodeScalars)
            } else if category == .dashPunctuation {
                folded.append("-")
            } else if category != .nonspacingMark, category != .format, scalar != tatweel {
                folded.append(scalar)
            }
        }
        return String(folded)
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
            (0...9).contains(value)
        else { return nil }
        return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }

    private static let tatweel: Unicode.Scalar = "\u{640}"

    /// What telephones and people write for `'`.
    private static let apostrophes: Set<Unicode.Scalar> = [
        "'", "\u{2018}", "\u{2019}", "\u{201b}", "\u{2bc}", "\u{2bb}", "\u{2b9}", "\u{60}",
        "\u{b4}",
        "\u{2032}", "\u{ff07}", "\u{55a}", "\u{5f3}", "\u{a78c}",
    ]

    /// Small letters that Unicode does not decompose.
    private static let undecomposed: [Unicode.Scalar: String] = [
        "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe",
        "þ": "th",
        "ħ": "h", "ŧ": "t", "ŋ": "n", "ĸ": "k", "ƶ": "z", "ǥ": "g", "ɨ": "i", "ʉ": "u", "ə": "e",
        "ǝ": "e", "ɓ": "b", "ɗ": "d", "ƙ": "k", "ƴ": "y", "ŀ": "l", "ſ": "s",
    ]
}
