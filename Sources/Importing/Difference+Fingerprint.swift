package import Campus
import ICalendar
import Recurrence

extension Difference {
    /// What stands for a difference, so that one that a person has undone is known again: the same
    /// on every download that says the same, whatever UIDs are made up for it and whatever is over
    /// by then.
    ///
    /// - Parameters:
    ///   - meetings: what it adds, and what it changes, as it is afterwards.
    ///   - gone: the UIDs that are not listed any more; none of a feed that renews them all.
    package static func fingerprint(telling meetings: [Meeting], gone: [UIDKey]) -> Digest {
        let lines = meetings.map(\.tellingText) + gone.map { "-\($0.bits)" }
        let text = lines.sorted().joined(separator: "\n")
        return Digest(ComponentScanner.digest(of: Array(text.utf8)))
    }
}

extension Meeting {
    /// All that is told of it, without its UID and id.
    fileprivate var tellingText: String {
        let told =
            (main.map { [("", $0)] } ?? [])
            + exceptions.map { ("\($0.original)\($0.reachesOn)", $0.entry) }
        return told.map { original, entry in
            [
                original, entry.start.description, "\(entry.start.basis)", "\(entry.extent)",
                entry.recurrence?.text, entry.kind.rawValue, entry.status.rawValue, entry.summary,
                entry.location, entry.details, entry.url, entry.categories,
            ].map { $0 ?? "\u{1f}" }.joined(separator: "\u{1e}")
        }.joined(separator: "\u{1d}")
    }
}
