import Campus
import Operations
import Words

/// What operators and stewards did, as a list for people.
struct AuditLines {
    let frame: Frame
    /// Whether whom it concerns reads it.
    var isOwn = false

    func model(_ entries: [AuditEntry]) -> [[String: Any]] { entries.map(line) }

    private func line(_ entry: AuditEntry) -> [String: Any] {
        let words = AuditWords(frame.words)
        var line: [String: Any] = [
            "auditText": words.text(entry.act), "auditTime": frame.timestamp(entry.at),
            "auditTimeText": frame.moment(entry.at),
            "auditActor": entry.actor.map { "@\($0)" }
                ?? frame.words(nobody(of: entry.act)),
        ]
        line["auditPerson"] = entry.person.map { "@\($0)" }
        line["auditSubject"] = entry.subject?.harmless.oneLine
        line["auditDetail"] = words.detail(of: entry)
        return line
    }

    /// What stands in the place of a name.
    private func nobody(of act: AuditedAct) -> String {
        guard isOwn, act.isByOffice else { return "page.audit.gone" }
        return act.isOfStewards ? "page.audit.steward" : "page.audit.operator"
    }
}
