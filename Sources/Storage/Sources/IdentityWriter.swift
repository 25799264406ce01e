import Campus

/// Finds a meeting's number by source, UID and slot, or gives it one.
final class IdentityWriter {
    private let transaction: Transaction
    private let source: Source
    private let inserting: any Bulk
    private var known: [MeetingName: MeetingID] = [:]

    init(_ transaction: Transaction, source: Source) throws {
        self.transaction = transaction
        self.source = source
        inserting = try transaction.bulk(
            "INSERT INTO meeting (source_id, uid_key, uid, slot) VALUES (?, ?, ?, ?) RETURNING id")
    }

    /// Looks up which of some meetings have a number.
    func find(_ meetings: [Meeting]) throws {
        guard !meetings.isEmpty else { return }
        let keys = Set(meetings.map { Int64(bitPattern: UIDKey(of: $0.uid).bits) })
        let rows = try transaction.rows(
            """
            SELECT id, uid, slot FROM meeting
            WHERE source_id = ? AND uid_key IN (\(Transaction.listed))
            """, [source.id, Transaction.list(keys)])
        for row in rows { known[MeetingName(uid: row["uid"], slot: row["slot"])] = row["id"] }
    }

    /// The number that was found, or a new one.
    func number(of meeting: Meeting) throws -> MeetingID {
        if !known.isEmpty, let id = known[MeetingName(meeting)] { return id }
        return try insert(meeting)
    }

    func insert(_ meeting: Meeting) throws -> MeetingID {
        inserting.bind(source.id)
        inserting.bind(Int64(bitPattern: UIDKey(of: meeting.uid).bits))
        inserting.bind(meeting.uid)
        inserting.bind(meeting.slot)
        return MeetingID(try inserting.run().orThrow("the meeting was not stored"))
    }

    /// Lets a known meeting go by its new UID and slot.
    func rename(_ meeting: Meeting) throws {
        guard let id = meeting.id else { return }
        try transaction.execute(
            "UPDATE meeting SET uid_key = ?, uid = ?, slot = ? WHERE id = ?",
            [
                Int64(bitPattern: UIDKey(of: meeting.uid).bits), meeting.uid, meeting.slot,
                id,
            ])
    }

    /// Takes meetings' UIDs from them: their slots become such as no feed gives.
    func retire(_ ids: [MeetingID]) throws {
        guard !ids.isEmpty else { return }
        try transaction.execute(
            "UPDATE meeting SET slot = slot || '#' || id WHERE id IN (\(Transaction.listed))",
            [Transaction.list(ids)])
    }
}
