import Campus
import GRDB

/// Finds a meeting's number by source, UID and slot, or gives it one.
struct IdentityWriter {
    private let database: Database
    private let source: Source
    private let finding: Statement
    private let inserting: OpaquePointer?

    init(_ database: Database, source: Source) throws {
        self.database = database
        self.source = source
        finding = try database.cachedStatement(
            sql: """
                SELECT id FROM meeting WHERE source_id = ? AND uid_key = ? AND uid = ? AND slot = ?
                """)
        inserting =
            try database.cachedStatement(
                sql: "INSERT INTO meeting (source_id, uid_key, uid, slot) VALUES (?, ?, ?, ?)"
            ).sqliteStatement
    }

    func find(_ meeting: Meeting) throws -> MeetingID? {
        let key = Int64(bitPattern: UIDKey(of: meeting.uid).bits)
        return try Int64.fetchOne(
            finding, arguments: [source.id, key, meeting.uid, meeting.slot]
        ).map(MeetingID.init)
    }

    func insert(_ meeting: Meeting) throws -> MeetingID {
        var binder = Binder(statement: inserting)
        binder.bind(source.id)
        binder.bind(Int64(bitPattern: UIDKey(of: meeting.uid).bits))
        binder.bind(meeting.uid)
        binder.bind(meeting.slot)
        try binder.run(on: database)
        return MeetingID(database.lastInsertedRowID)
    }

    /// Lets a known meeting go by its new UID and slot.
    func rename(_ meeting: Meeting) throws {
        guard let id = meeting.id else { return }
        try database.cachedStatement(
            sql: "UPDATE meeting SET uid_key = ?, uid = ?, slot = ? WHERE id = ?"
        ).execute(arguments: [
            Int64(bitPattern: UIDKey(of: meeting.uid).bits), meeting.uid, meeting.slot, id.number,
        ])
    }

    /// Takes a meeting's UID from it: its slot becomes one that no feed gives.
    func retire(_ id: MeetingID) throws {
        try database.execute(
            sql: "UPDATE meeting SET slot = slot || '#' || id WHERE id = ?",
            arguments: [id.number])
    }
}
