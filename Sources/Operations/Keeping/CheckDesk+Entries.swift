import Campus
import Storage

extension CheckDesk {
    /// What the person's calendar programs sent, and what of it could be read only in part.
    ///
    /// It is kept and served as it was sent; on pages and by the bell it is known as far as it is understood.
    ///
    /// - Returns: nothing where they sent nothing.
    func entryFindings() throws(Refusal) -> [Finding] {
        let sent = try looking { transaction, viewer in
            try transaction.entryObjects(of: viewer.id).filter { object in
                try object.sent != nil && transaction.sourcedMeeting(object.meeting) != nil
            }
        }
        guard !sent.isEmpty else { return [] }
        var parts: [String] = []
        for object in sent {
            guard let text = object.sent?.text else { continue }
            let entry = try? SentEntry(Array(text.utf8), database: zones)
            if let problem = entry.map({ $0.unread.first }) ?? "it is no entry" {
                parts.append("\(object.collection)/\(object.name.harmless.oneLine): \(problem)")
            }
        }
        let count = sent.count == 1 ? "1 entry" : "\(sent.count) entries"
        let told = parts.prefix(Self.mostFindings).joined(separator: "; ")
        let rest = parts.count - Self.mostFindings
        return [
            Finding(
                subject: "calendar programs", isWell: true,
                message: parts.isEmpty
                    ? "\(count), read whole"
                    : "\(count), of which \(parts.count) could be read only in part: \(told)"
                        + (rest > 0 ? "; and \(rest) more" : ""))
        ]
    }
}
