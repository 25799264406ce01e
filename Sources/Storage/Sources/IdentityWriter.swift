import Campus

/// Finds a meeting's number by source, UID and slot, or gives it one.
struct IdentityWriter {
    private let transaction: Transaction
    private let source: Source
    private let inserting: any Bulk

    init(_ transaction: Transaction, source: Source) throws {
        self.transaction = transaction
        self.source = source
        inserting = try transaction.bulk(
            "INSERT INTO meeting (source_id, uid_key, uid, slot) VALUES (?, ?, ?, ?) RETURNING id")
    }

    func find(_ meeting: Meeting) throws -> MeetingID? {
        let key = Int64(bitPattern: UIDKey(of: meeting.uid).bits)
        return try transaction.value(
            """
            SELECT id FROM meeting WHERE source_id = ? AND uid_key = ? AND uid = ? AND slot = ?
            """, [source.id, key, meeting.uid, meeting.slot])
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

    /// Takes a meeting's UID from it: its slot becomes one that no feed gives.
    func retire(_ id: MeetingID) throws {
        try transaction.execute(
            "UPDATE meeting SET slot = slot || '#' || id WHERE id = ?", [id])
    }
}
