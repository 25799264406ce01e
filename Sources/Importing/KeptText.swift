/// How much of a feed's texts is kept: whatever is longer is no title, no place and no description,
/// and every screen, bell and document that tells of the event would pay for it.
///
/// The bytes of the feed stay as they are (see `HarvestArchive`), so nothing is lost for an undo.
enum KeptText {
    /// Characters of a title or a place.
    static let characters = 1_000
    /// Bytes of a description, in UTF-8.
    static let bytes = 64 << 10
    /// Bytes of a UID or an address.
    static let identityBytes = 2_000

    /// Combining marks, joiners and the like behind one letter: no script has as many.
    private static let marks = 16

    /// A text's beginning, with few marks a letter.
    ///
    /// - Returns: the text itself when nothing of it had to go.
    static func line(_ text: String) -> String {
        // A character has a byte at least.
        if text.utf8.count <= characters, !mayHaveMarks(text) { return text }
        // A letter has `marks` at most, so that characters are few scalars each.
        let thinned = thinned(text, scalars: characters * 4)
        let kept = thinned.prefix(characters)
        return kept.utf8.count == text.utf8.count ? text : String(kept)
    }

    /// The same of a text of many lines.
    static func long(_ text: String) -> String {
        if text.utf8.count <= bytes, !mayHaveMarks(text) { return text }
        let thinned = thinned(text, scalars: bytes)
        guard thinned.utf8.count > bytes else {
            return thinned.utf8.count == text.utf8.count ? text : thinned
        }
        var end = thinned.utf8.index(thinned.startIndex, offsetBy: bytes)
        while end.samePosition(in: thinned.unicodeScalars) == nil {
            end = thinned.utf8.index(before: end)
        }
        return String(thinned[..<end])
    }

    /// What a UID too long to be carried about goes by: it names nothing else.
    static func identity(_ text: String, digest: (String) -> String) -> String {
        guard text.utf8.count > identityBytes else { return text }
        return String(decoding: text.utf8.prefix(64), as: UTF8.self) + "-" + digest(text)
    }

    /// Combining marks begin at U+0300, whose first byte is 0xcc.
    private static func mayHaveMarks(_ text: String) -> Bool {
        text.utf8.contains { $0 >= 0xcc }
    }

    /// The first scalars, without those that go on marking one letter.
    private static func thinned(_ text: String, scalars most: Int) -> String {
        var kept = String.UnicodeScalarView()
        var count = 0
        var run = 0
        for scalar in text.unicodeScalars {
            run = scalar.joins ? run + 1 : 0
            guard run <= marks else { continue }
            kept.append(scalar)
            count += 1
            if count == most { break }
        }
        return String(kept)
    }
}

extension Unicode.Scalar {
    /// Whether it may go on what stands before it instead of standing alone.
    fileprivate var joins: Bool {
        guard value >= 0x300 else { return false }
        // Parts of Korean syllables, of which any number would be one.
        if (0x1100...0x11ff).contains(value) || (0xa960...0xa97c).contains(value)
            || (0xd7b0...0xd7fb).contains(value)
        {
            return true
        }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }
}

/// The line that ADE puts into every description on every download: `(Exporté le:21/11/2026 09:00)`.
///
/// It says when the file was made and nothing of the class, so it is no part of the description:
/// otherwise every download would change every class.
enum ExportStamp {
    private static let openings = ["(Exporté le:", "(Exporte le:", "(Exported :", "(Exported on:"]

    static func removed(_ details: String) -> String {
        guard details.utf8.last == UInt8(ascii: ")"),
            let open = details.lastIndex(of: "("),
            openings.contains(where: { details[open...].hasPrefix($0) })
        else { return details }
        return String(details[..<open]).trimmed
    }
}

extension String {
    /// Without white space at either end.
    var trimmed: String {
        guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else {
            return self
        }
        var text = self[...].drop(while: \.isWhitespace)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}
