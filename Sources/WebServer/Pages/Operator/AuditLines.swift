import Campus
import Operations
import Words

/// What operators and stewards did, as a list for people.
struct AuditLines {
    let frame: Frame

    func model(_ entries: [AuditEntry]) -> [[String: Any]] { entries.map(line) }

    private func line(_ entry: AuditEntry) -> [String: Any] {
        var line: [String: Any] = [
            "auditText": Self.text(entry.act, frame.words), "auditTime": frame.timestamp(entry.at),
            "auditTimeText": frame.moment(entry.at),
            "auditActor": entry.actor.map { "@\($0)" }
                ?? frame.words(entry.act.isByOffice ? "page.audit.steward" : "page.audit.gone"),
        ]
        line["auditPerson"] = entry.person.map { "@\($0)" }
        line["auditSubject"] = entry.subject?.harmless.oneLine
        line["auditDetail"] = entry.detail.map { Self.detail($0, of: entry.act, frame.words) }
        return line
    }

    static func text(_ act: AuditedAct, _ words: Catalogue) -> String {
        words.text(Message("audit.\(act.rawValue)"))
    }

    /// What is kept as a word of the program's, in the reader's language.
    static func detail(_ detail: String, of act: AuditedAct, _ words: Catalogue) -> String {
        switch act {
        case .changeRole: return words.text(Message("person.role.\(detail)"))
        case .suspendPerson:
            let parts = detail.split(separator: ":", maxSplits: 1).map(String.init)
            guard let reason = parts.first.flatMap(ReportReason.init) else { break }
            let said = words.text(Message("kept.ground.\(reason.rawValue)"))
            return ([said] + parts.dropFirst().map(\.harmless)).joined(separator: ":").oneLine
        default: break
        }
        return detail.harmless.oneLine
    }
}
