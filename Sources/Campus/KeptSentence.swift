package import Recurrence
package import Words

/// A sentence that a home keeps.
///
/// The program's own is kept as a message, and told in the words of whoever reads it. What somebody
/// typed, and what was kept before sentences were messages, is told as it is.
package struct KeptSentence: Hashable, Sendable {
    /// As somebody typed it; the program's own in English.
    package let text: String
    /// Nil of what somebody typed, and of what was kept before there were messages.
    package let message: Message?

    /// As it is kept.
    package init(_ text: String, _ message: Message?) {
        (self.text, self.message) = (text, message)
    }

    /// What somebody typed; empty for nothing.
    package init(typed text: String) { self.init(text, nil) }

    /// One of the program's own.
    ///
    /// - Parameter now: when it is said: of another year the English text says the year.
    package init(_ message: Message, at now: Instant) {
        self.init(ReminderStyle(zone: .utc, at: now).text(message), message)
    }

    /// One of the program's own without a time in it: why something did not ring.
    package static func because(
        _ key: String, _ arguments: [String: Message.Argument] = [:]
    ) -> KeptSentence {
        let message = Message(key, arguments)
        return KeptSentence(Catalogue.english.text(message), message)
    }

    /// The sentence in a person's words; in English where those lack one of its keys, as when a newer
    /// program kept it.
    ///
    /// - Parameter edge: where what to type next is said; nil for everywhere.
    package func told(in style: ReminderStyle, at edge: Edge? = nil) -> String {
        guard let message, message.keys.allSatisfy(style.words.has) else { return text }
        return style.text(message, at: edge)
    }
}

extension KeptSentence: ExpressibleByStringLiteral, CustomStringConvertible {
    package init(stringLiteral text: String) { self.init(typed: text) }

    /// In English, or as it was typed: for logs.
    package var description: String { text }
}
