package import Campus
package import Recurrence

extension Transaction {
    /// The meetings of some sources that may have an occurrence between two instants.
    ///
    /// May give some that have none: what lies exactly in a window is `Scheduling`'s to say.
    /// - Parameter window: nil for all there are.
    package func meetings(
        of sources: [Source], in window: Range<Instant>?
    ) throws(StorageError) -> [SourcedMeeting] {
        var found: [SourcedMeeting] = []
        for source in sources {
            found += try sourcedMeetings(
                """
                SELECT \(EntryRow.columns), uid, slot, codes, label_kind,
                group_name FROM
                (SELECT entry.*, meeting.uid, meeting.slot, meeting_label.codes,
                 meeting_label.kind AS label_kind, meeting_label.group_name FROM entry
                 JOIN meeting ON meeting.id = entry.meeting_id
                 LEFT JOIN meeting_label ON meeting_label.meeting_id = meeting.id
                 WHERE entry.source_id = ? AND last_at >= ? AND first_at <= ?) AS entry
                ORDER BY meeting_id, original NULLS FIRST
                """,
                [
                    source.id, window?.lowerBound.seconds ?? .min,
                    window?.upperBound.seconds ?? .max,
                ], of: [source.id: source])
        }
        return found
    }

    /// What a source holds under some UIDs.
    package func meetings(
        of source: Source, under keys: [UIDKey]
    ) throws(StorageError) -> [Meeting] {
        guard !keys.isEmpty else { return [] }
        return try meetings(
            Self.meetingsUnderKeys,
            [Self.list(keys.map { Int64(bitPattern: $0.bits) }), source.id])
    }

    private static func meetings(_ condition: String) -> String {
        """
        SELECT \(EntryRow.columns), uid, slot FROM
        (SELECT entry.*, meeting.uid, meeting.slot FROM ({list}) AS wanted
         {order} JOIN meeting ON \(condition)
         {order} JOIN entry ON entry.meeting_id = meeting.id) AS entry
        ORDER BY meeting_id, original NULLS FIRST
        """
    }

    static let meetingsUnderKeys = meetings("uid_key = wanted.value AND meeting.source_id = ?")
    static let meetingsByIDs = meetings("meeting.id = wanted.value")

    /// Meetings by their ids; those that are empty or unknown are left out.
    package func meetings(_ ids: [MeetingID]) throws(StorageError) -> [Meeting] {
        guard !ids.isEmpty else { return [] }
        let found = try meetings(Self.meetingsByIDs, [Self.list(ids)])
        let known = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { known[$0] }
    }

    /// The meetings of a source that are to come: how many surely are, and the ids of those that
    /// `first_at` and `last_at`, which are two days wide on both sides, leave in doubt.
    package func meetingsToCome(
        of source: Source, at now: Instant
    ) throws(StorageError) -> (certain: Int, doubtful: [MeetingID]) {
        try run {
            let rows = try rows(
                """
                SELECT meeting_id, MAX(last_at) AS last_at FROM entry
                WHERE source_id = ? AND last_at >= ? AND status <> 'cancelled'
                GROUP BY meeting_id
                """, [source.id, now.seconds])
            let limit = now.seconds + 4 * 86_400
            let doubtful: [MeetingID] = rows.filter { ($0["last_at"] as Int64) < limit }
                .map { $0["meeting_id"] }
            return (rows.count - doubtful.count, doubtful)
        }
    }

    /// The zones a source defines itself, by TZID: its VTIMEZONEs as text.
    package func zoneDefinitions(
        of source: Source
    ) throws(StorageError) -> [String: String] {
        let rows = try rows(
            "SELECT tzid, definition FROM zone_definition WHERE source_id = ?", [source.id])
        return Dictionary(rows.map { ($0["tzid"], $0["definition"]) }) { first, _ in first }
    }

    // MARK: - Entries to meetings

    /// The meetings that a statement's rows are the entries of: in order of meeting and original
    /// start, each with its meeting's UID and slot.
    func meetings(_ sql: String, _ values: Values) throws(StorageError) -> [Meeting] {
        try meetings(sql, values) { _ in }
    }

    /// As `meetings(_:_:)`, of several sources by their numbers.
    ///
    /// Its rows have the columns `codes`, `label_kind` and `group_name` of a label besides.
    func sourcedMeetings(
        _ sql: String, _ values: Values, of sources: [SourceID: Source]
    ) throws(StorageError) -> [SourcedMeeting] {
        var told: [(source: SourceID, label: MeetingLabel?)] = []
        let meetings = try meetings(sql, values) { row in
            told.append((row["source_id"], MeetingLabel(row: row)))
        }
        return zip(meetings, told).compactMap { meeting, told in
            sources[told.source].map {
                SourcedMeeting(source: $0, meeting: meeting, label: told.label)
            }
        }
    }

    /// - Parameter begun: is told the first row of each meeting.
    private func meetings(
        _ sql: String, _ values: Values, begun: (Row) -> Void
    ) throws(StorageError) -> [Meeting] {
        var meetings: [Meeting] = []
        try each(sql, values) { row in
            let id: MeetingID = row["meeting_id"]
            let (original, reachesOn, entry) = EntryRow.read(row)
            if meetings.last?.id != id {
                begun(row)
                meetings.append(Meeting(id: id, uid: row["uid"], slot: row["slot"], main: nil))
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
