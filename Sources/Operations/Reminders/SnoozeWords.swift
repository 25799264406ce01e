import Campus

/// The words of `choir 10m`, or of `choir until tomorrow 9:00`: what rings, and how long it is not to.
package struct SnoozeWords {
    package let item: [String]
    /// As it was written: a length, or a time of a day.
    package let length: String

    /// - Throws: `Refusal.invalid` where no length ends them, before anything is looked up.
    package init(_ words: [String]) throws(Refusal) {
        (item, length) = Self.split(words)
        guard WrittenLength(length) != nil || (try? WrittenTime(length))?.isMoment ?? false
        else { throw Self.noLength(length) }
    }

    private static func split(_ words: [String]) -> (item: [String], length: String) {
        for (index, word) in words.enumerated().dropFirst().reversed()
        where ["until", "till", "for", "in", "at"].contains(word.lowercased()) {
            let rest = words[(index + 1)...].joined(separator: " ")
            let isTime = (try? WrittenTime("\(word) \(rest)")) != nil
            if isTime || WrittenLength(rest) != nil { return (Array(words[..<index]), rest) }
        }
        return (Array(words.dropLast()), words.last ?? "")
    }

    static func noLength(_ text: String) -> Refusal {
        Refusal(.invalid, "refusal.snooze.unreadable", with: ["text": "\(text.shortened)"])
    }
}
