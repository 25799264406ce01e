package import Recurrence
package import Words

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
    /// A message in the person's words, with the times in it as their clock tells them, and a page of the site, where
    /// there is one, instead of a command.
    package func text(_ message: Message, at edge: Edge? = nil) -> String {
        words.text(
            message.replacing { inner in
                switch inner.key {
                case "kept.moment": moment(inner).map { Message(verbatim: $0) }
                case "kept.move": move(inner).map { Message(verbatim: $0) }
                case "kept.held.keeper": onSite(inner)
                default: nil
                }
            }, at: edge)
    }

    private func onSite(_ message: Message) -> Message? {
        site.map { site in
            Message(
                "held.page",
                message.arguments.merging(["page": .text(site + "/sources")]) { own, _ in own })
        }
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

extension EventChange {
    /// What it says, as seen from when it was: of another year than that the year is said.
    package func told(in words: Catalogue) -> String {
        sentence.told(in: ReminderStyle(zone: .utc, at: at, words: words))
    }
}
