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

/// Times in a kept sentence: on the clock that they are planned by, and told as its reader's clock tells.
package enum KeptTime {
    /// `Thu 8 Oct 18:00`.
    package static func moment(_ wall: WallTime) -> Message {
        Message("kept.moment", ["at": .text(text(wall))])
    }

    /// `moved from Thu 8 Oct 18:00 to Fri 9 Oct 20:00`; nil where both are the same.
    package static func move(
        from was: ClosedRange<WallTime>, to now: ClosedRange<WallTime>
    ) -> Message? {
        guard was != now else { return nil }
        return Message("kept.move", ["from": .text(text(was)), "to": .text(text(now))])
    }

    /// `2026-10-08T18:00:00`.
    private static func text(_ wall: WallTime) -> String {
        String(Timestamp.text(wall, offset: 0).dropLast("+00:00".count))
    }

    private static func text(_ span: ClosedRange<WallTime>) -> String {
        "\(text(span.lowerBound))/\(text(span.upperBound))"
    }
}

extension ReminderStyle {
    /// A message in the person's words, with the times in it as their clock tells them.
    package func text(_ message: Message, at edge: Edge? = nil) -> String {
        words.text(
            message.replacing { inner in
                switch inner.key {
                case "kept.moment": moment(inner).map { Message(verbatim: $0) }
                case "kept.move": move(inner).map { Message(verbatim: $0) }
                default: nil
                }
            }, at: edge)
    }

    private func moment(_ message: Message) -> String? {
        wall(message.arguments["at"]).map { ChangeWords(self).moment($0) }
    }

    private func move(_ message: Message) -> String? {
        guard let was = span(message.arguments["from"]), let now = span(message.arguments["to"])
        else { return nil }
        return ChangeWords(self).moved(from: was, to: now)
    }

    private func wall(_ argument: Message.Argument?) -> WallTime? {
        guard case .text(let text)? = argument else { return nil }
        return Timestamp.wall(text)
    }

    private func span(_ argument: Message.Argument?) -> ClosedRange<WallTime>? {
        guard case .text(let text)? = argument else { return nil }
        let ends = text.split(separator: "/").compactMap { wall(.text(String($0))) }
        guard ends.count == 2, ends[0] <= ends[1] else { return nil }
        return ends[0]...ends[1]
    }
}
