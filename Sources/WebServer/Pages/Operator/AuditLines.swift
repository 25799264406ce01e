import Campus
import Operations
import Words

/// What operators and stewards did, as a list for people.
struct AuditLines {
    let frame: Frame

    func model(_ entries: [AuditEntry]) -> [[String: Any]] { entries.map(line) }

    private func line(_ entry: AuditEntry) -> [String: Any] {
        let words = AuditWords(frame.words)
        var line: [String: Any] = [
            "auditText": words.text(entry.act), "auditTime": frame.timestamp(entry.at),
            "auditTimeText": frame.moment(entry.at),
            "auditActor": entry.actor.map { "@\($0)" }
                ?? frame.words(entry.act.isByOffice ? "page.audit.steward" : "page.audit.gone"),
        ]
        line["auditPerson"] = entry.person.map { "@\($0)" }
        line["auditSubject"] = entry.subject?.harmless.oneLine
        line["auditDetail"] = words.detail(of: entry)
        return line
    }
}
