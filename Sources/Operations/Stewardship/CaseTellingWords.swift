package import Campus
package import Words

/// What the sides of a case were told, in words.
package struct CaseTellingWords {
    private let words: Catalogue

    package init(_ words: Catalogue) { self.words = words }

    /// `its author, sam`; `who gave notice`.
    package func side(of telling: CaseTelling) -> String {
        let side = words.text(Message("report.told.\(telling.side.rawValue)"))
        guard let person = telling.person else { return side }
        return words(
            "report.told.who", ["side": .text(side), "person": .text(person.text)])
    }

    /// `sent (E-mail), 12 October 9:00`.
    ///
    /// - Parameter time: when it was sent; nil for not yet.
    package func state(of telling: CaseTelling, at time: String?) -> String {
        switch telling.state {
        case .waiting:
            return words(
                telling.side == .notifier ? "report.told.letterWaiting" : "report.told.waiting")
        case .silent: return words("report.told.silent")
        case .failed: return words("report.told.failed", ["channel": .text(channel(telling))])
        case .sent:
            return words(
                "report.told.sent",
                ["channel": .text(channel(telling)), "time": .text(time ?? "")])
        }
    }

    private func channel(_ telling: CaseTelling) -> String {
        guard let kind = telling.channel else { return words("report.told.noChannel") }
        let key = "statistics.channel.\(kind)"
        return words.has(key) ? words.text(Message(key)) : kind.harmless.oneLine
    }
}
