package import Campus
import GRDB
package import Recurrence

extension Store {
    /// The meetings of some sources that may have an occurrence between two instants.
    ///
    /// May give some that have none: what lies exactly in a window is `Scheduling`'s to say.
    /// - Parameter window: nil for all there are.
    package func meetings(
        of sources: [Source], in window: Range<Instant>?
    ) throws(StorageError) -> [SourcedMeeting] {
        try read { try Transaction(database: $0).meetings(of: sources, in: window) }
    }

    /// What a source holds under some UIDs.
    package func meetings(
        of source: Source, under keys: [UIDKey]
    ) throws(StorageError) -> [Meeting] {
        try read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT \(EntryRow.columns), uid, slot FROM
                    (SELECT entry.*, meeting.uid, meeting.slot FROM meeting
                     JOIN entry ON entry.meeting_id = meeting.id
                     WHERE meeting.source_id = ? AND uid_key = ?)
                    ORDER BY meeting_id, original
                    """)
            return try keys.flatMap { key in
                try Self.assemble(
                    Row.fetchCursor(
                        statement, arguments: [source.id, Int64(bitPattern: key.bits)]))
            }
        }
    }

    /// Meetings by their ids; those that are empty or unknown are left out.
    package func meetings(_ ids: [MeetingID]) throws(StorageError) -> [Meeting] {
        try read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT \(EntryRow.columns), uid, slot FROM
                    (SELECT entry.*, meeting.uid, meeting.slot FROM meeting
                     JOIN entry ON entry.meeting_id = meeting.id WHERE meeting.id = ?)
                    ORDER BY original
                    """)
            return try ids.flatMap { id in
                try Self.assemble(Row.fetchCursor(statement, arguments: [id.number]))
            }
        }
    }

    /// The meetings of a source that are to come: how many surely are, and the ids of those that
    /// `first_at` and `last_at`, which are two days wide on both sides, leave in doubt.
    package func meetingsToCome(
        of source: Source, at now: Instant
    ) throws(StorageError) -> (certain: Int, doubtful: [MeetingID]) {
        try read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT meeting_id, MAX(last_at) FROM entry
                    WHERE source_id = ? AND last_at >= ? AND status <> 'cancelled'
                    GROUP BY meeting_id
                    """,
                arguments: [source.id, now.seconds])
            let limit = now.seconds + 4 * 86_400
            let doubtful = rows.filter { ($0[1] as Int64) < limit }.map { MeetingID($0[0]) }
            return (rows.count - doubtful.count, doubtful)
        }
    }

    /// The zones a source defines itself, by TZID: its VTIMEZONEs as text.
    package func zoneDefinitions(
        of source: Source
    ) throws(StorageError) -> [String: String] {
        try read { try Transaction(database: $0).zoneDefinitions(of: source) }
    }

    /// Joins rows in order of meeting and original start to meetings.
    static func assemble(_ rows: RowCursor) throws -> [Meeting] {
        try assemble(rows) { _, _ in }
    }

    /// Joins rows that have three columns more, `codes`, `kind` and `group_name` of a label.
    static func assemble(_ rows: RowCursor, of source: Source) throws -> [SourcedMeeting] {
        try assemble(rows, of: [source.id: source])
    }

    /// As `assemble(_:of:)`, of several sources by their numbers.
    static func assemble(
        _ rows: RowCursor, of sources: [Int64: Source]
    ) throws -> [SourcedMeeting] {
        var told: [(source: Int64, label: MeetingLabel?)] = []
        let meetings = try assemble(rows) { _, row in
            told.append((row[1], MeetingLabel(row: row, at: 22)))
        }
        return zip(meetings, told).compactMap { meeting, told in
            sources[told.source].map {
                SourcedMeeting(source: $0, meeting: meeting, label: told.label)
            }
        }
    }

    /// - Parameter begun: is told the first row of each meeting.
    private static func assemble(
        _ rows: RowCursor, begun: (MeetingID, Row) throws -> Void
    ) throws -> [Meeting] {
        var meetings: [Meeting] = []
        while let row = try rows.next() {
            let id = MeetingID(row[0])
            let (original, reachesOn, entry) = EntryRow.read(row)
            if meetings.last?.id != id {
                try begun(id, row)
                meetings.append(Meeting(id: id, uid: row[20], slot: row[21], main: nil))
            }
            let last = meetings.count - 1
            if let original {
                meetings[last].exceptions.append(
                    MeetingException(original: original, reachesOn: reachesOn, entry: entry))
            } else {
                meetings[last].main = entry
            }
        }
        return meetings
    }
}

extension Transaction {
    /// As `Store.zoneDefinitions(of:)`.
    package func zoneDefinitions(
        of source: Source
    ) throws(StorageError) -> [String: String] {
        let rows = try rows(
            "SELECT tzid, definition FROM zone_definition WHERE source_id = ?", [source.id])
        return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// As `Store.meetings(of:in:)`.
    package func meetings(
        of sources: [Source], in window: Range<Instant>?
    ) throws(StorageError) -> [SourcedMeeting] {
        try run { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT \(EntryRow.columns), uid, slot, codes, label_kind,
                    group_name FROM
                    (SELECT entry.*, meeting.uid, meeting.slot, meeting_label.codes,
                     meeting_label.kind AS label_kind, meeting_label.group_name FROM entry
                     JOIN meeting ON meeting.id = entry.meeting_id
                     LEFT JOIN meeting_label ON meeting_label.meeting_id = meeting.id
                     WHERE entry.source_id = ? AND last_at >= ? AND first_at <= ?)
                    ORDER BY meeting_id, original
                    """)
            return try sources.flatMap { source in
                try Store.assemble(
                    Row.fetchCursor(
                        statement,
                        arguments: [
                            source.id, window?.lowerBound.seconds ?? .min,
                            window?.upperBound.seconds ?? .max,
                        ]), of: source)
            }
        }
    }
}
