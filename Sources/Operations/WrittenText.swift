import Campus
import Words

/// Text that a person wrote, as it may be kept.
enum WrittenText {
    /// The text without white space at its ends and with nothing in it that steers a terminal or
    /// turns the reading direction round.
    ///
    /// - Parameters:
    ///   - what: the key of what it is, for the error: `text.comment`.
    ///   - limit: of characters.
    ///   - allowsLines: line breaks stay; otherwise each becomes a space.
    /// - Throws: `Refusal.invalid` when nothing visible is left, or it is too long.
    static func checked(
        _ text: String, as what: String, atMost limit: Int, allowsLines: Bool = false
    ) throws(Refusal) -> String {
        // Before anything that looks at every character: ten megabytes are refused at once.
        guard text.utf8.count <= limit * 8 else { throw tooLong(what, limit) }
        let plain = allowsLines ? text.harmless : text.harmless.oneLine
        let kept = String(plain.trimming)
        guard kept.unicodeScalars.contains(where: \.isVisible) else {
            throw Refusal(
                .invalid, "refusal.text.empty", with: ["what": .message(Message(what))])
        }
        guard kept.count <= limit else { throw tooLong(what, limit) }
        return kept
    }

    /// Puts a text into a field: an empty one clears it, nil leaves it.
    static func set(
        _ field: inout String?, to text: String?, as what: String, atMost limit: Int,
        allowsLines: Bool = false
    ) throws(Refusal) {
        guard let text else { return }
        field =
            text.isEmpty
            ? nil : try checked(text, as: what, atMost: limit, allowsLines: allowsLines)
    }

    private static func tooLong(_ what: String, _ limit: Int) -> Refusal {
        Refusal(
            .invalid, "refusal.text.long",
            with: ["what": .message(Message(what)), "most": .number(limit)])
    }
}

extension Unicode.Scalar {
    /// Leaves a mark on the page: not a space, a control, a zero-width or an unassigned character.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .surrogate,
            .privateUse, .unassigned, .nonspacingMark:
            false
        default: value != 0x3164 && value != 0x115f && value != 0x1160 && value != 0xffa0
        }
    }
}
