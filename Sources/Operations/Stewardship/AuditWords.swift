package import Campus
package import Words

/// What operators and stewards did, in words.
package struct AuditWords {
    private let words: Catalogue

    package init(_ words: Catalogue) { self.words = words }

    /// How desks write a detail down: words of the program's with commas between them, then what was typed.
    static func written(_ own: [String], _ typed: String?) -> String {
        [own.joined(separator: ", "), typed].compactMap(\.self).joined(separator: ": ")
    }

    package func text(_ act: AuditedAct) -> String {
        words.text(Message("audit.\(act.rawValue)"))
    }

    /// What they wrote or chose with it, where the program's own words are in the reader's language; nil
    /// for nothing.
    package func detail(of entry: AuditEntry) -> String? {
        guard let detail = entry.detail else { return nil }
        let parts = detail.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let own = parts[0].split(separator: ", ", omittingEmptySubsequences: false).map { word in
            key(of: String(word), in: entry.act).map { words.text(Message($0)) } ?? String(word)
        }
        return ([own.joined(separator: ", ")] + parts.dropFirst().map(String.init))
            .joined(separator: ":").harmless.oneLine
    }

    /// Of what a word of the program's is called; nil for what somebody typed.
    private func key(of word: String, in act: AuditedAct) -> String? {
        switch act {
        case .changeRole: Person.Role(rawValue: word).map { "person.role.\($0.rawValue)" }
        case .suspendPerson: ground(word)
        case .decideCase, .decideAppeal, .reopenCase, .hideComment, .unhideComment:
            Decision.Outcome(rawValue: word).map { "report.outcome.\($0.rawValue)" }
                ?? ground(word)
        default: nil
        }
    }

    private func ground(_ word: String) -> String? {
        ReportReason(rawValue: word).map { "kept.ground.\($0.rawValue)" }
    }
}
