import Campus
import Recurrence

/// Writes a person's own meetings, naming the new ones.
struct PersonalWriter {
    private let transaction: Transaction
    private let source: Source

    init(_ transaction: Transaction, source: Source) {
        self.transaction = transaction
        self.source = source
    }

    /// The meeting with an id, and a UID when it is new and has none.
    ///
    /// A UID of ours tells the entry's number, and whose and from when its calendar is: no two homes make
    /// the same one, and nothing in it is a secret.
    func named(_ meeting: Meeting) throws -> Meeting {
        guard meeting.id == nil else { return meeting }
        var meeting = meeting
        // A calendar program has given it one.
        guard meeting.uid.isEmpty else {
            meeting.id = try IdentityWriter(transaction, source: source).insert(meeting)
            return meeting
        }
        // Identities are never deleted, so their number was never given before.
        let known = try transaction.number(
            "SELECT COUNT(*) FROM meeting WHERE source_id = ?", [source.id])
        let made = WallTime(seconds: source.created.seconds)
        meeting.uid = "personal-\((known ?? 0) + 1)-\(source.id)-\(made)Z@belltower"
        meeting.id = try IdentityWriter(transaction, source: source).insert(meeting)
        return meeting
    }

    /// Replaces what is stored of a meeting.
    func write(_ meeting: Meeting) throws {
        guard let id = meeting.id else { return }
        try transaction.execute("DELETE FROM entry WHERE meeting_id = ?", [id])
        try EntryWriter(transaction).insert(meeting, as: id, of: source)
    }
}

extension Meeting {
    /// What the series or its first exception is called.
    var summary: String { entries.first?.summary ?? "" }
}
