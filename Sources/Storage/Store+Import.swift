public import Campus
import GRDB
import Recurrence

extension Store {
    /// Writes what an import altered, and that it took place: all of it or nothing.
    ///
    /// - Throws: `StorageError.failed` when the source has been removed meanwhile.
    public func apply(
        _ replacement: Replacement, _ fetch: FetchRecord, to source: Source
    ) throws(StorageError) {
        try relaxed { try Self.apply(replacement, fetch, to: source, in: $0) }
    }

    static func apply(
        _ replacement: Replacement, _ fetch: FetchRecord, to source: Source,
        in database: Database
    ) throws {
        let isFirst = try !hasHarvest(database, source)
        try clear(replacement.gone + replacement.written.compactMap(\.id), in: database)
        let labels = try LabelWriter(replacement.labeller, of: source, in: database)
        try insert(
            replacement.written, of: source, afresh: isFirst, into: database, labels: labels)
        try labels?.finish(gone: replacement.gone, isFirst: isFirst, at: fetch.at)
        try save(replacement.zoneDefinitions, of: source, in: database)
        try save(replacement.harvest, of: source, in: database)
        try insert(fetch, of: source, into: database)
    }

    private static func hasHarvest(_ database: Database, _ source: Source) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM harvest WHERE source_id = ?)",
            arguments: [source.id]) ?? false
    }

    /// Empties meetings; their identity stays (see `Migrations`).
    private static func clear(_ meetings: [MeetingID], in database: Database) throws {
        let statement = try database.cachedStatement(sql: "DELETE FROM entry WHERE meeting_id = ?")
        for meeting in meetings { try statement.execute(arguments: [meeting.number]) }
    }

    private static func insert(
        _ meetings: [Meeting], of source: Source, afresh: Bool, into database: Database,
        labels: LabelWriter?
    ) throws {
        let writer = try EntryWriter(database)
        let identities = try IdentityWriter(database, source: source)
        for meeting in meetings {
            let known = afresh ? nil : try meeting.id ?? identities.find(meeting)
            let id = try known ?? identities.insert(meeting)
            try writer.insert(meeting, as: id, of: source)
            try labels?.write(meeting, as: id, afresh: afresh)
        }
    }

    private static func save(
        _ definitions: [String: String], of source: Source, in database: Database
    ) throws {
        for (tzid, definition) in definitions {
            try database.execute(
                sql: """
                    INSERT INTO zone_definition (source_id, tzid, definition) VALUES (?, ?, ?)
                    ON CONFLICT (source_id, tzid) DO UPDATE SET definition = excluded.definition
                    """,
                arguments: [source.id, tzid, definition])
        }
    }
}

/// Finds a meeting's number by source, UID and slot, or gives it one.
private struct IdentityWriter {
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
}
