package import Campus
package import Recurrence

/// A person's own meetings as an act leaves them.
package struct AlteredMeetings: Sendable {
    /// The last one holds what was altered.
    ///
    /// One without an id is new; one without entries is deleted.
    package var meetings: [Meeting]
    /// Where the occurrences of the meeting that was altered are in the last one, by the starts that
    /// they have in their series: what is kept on them goes along.
    package var moves: [WallTime: WallTime]
    /// Which occurrence of the meeting that was altered is all that the last one is, by the start
    /// that it had in its series; nil where that repeats, or nothing did.
    package var single: WallTime?

    package init(
        _ meetings: [Meeting], moves: [WallTime: WallTime] = [:], single: WallTime? = nil
    ) {
        self.meetings = meetings
        self.moves = moves
        self.single = single
    }
}

/// What an act touched, as it was before and as it is.
package struct TouchedMeetings: Sendable {
    /// Those that were there before.
    package var former: [Meeting]
    package var current: [SourcedMeeting]
}

extension Transaction {
    /// Takes what people keep on occurrences along with their series.
    package func carry(_ moved: MovedSeries) throws(StorageError) {
        try run {
            var mover = OccurrenceMover(self)
            try mover.carry(moved)
        }
    }

    /// The meetings that an act touched.
    package func touched(by acts: LastActs) throws(StorageError) -> TouchedMeetings {
        let former = try meetings(
            """
            SELECT \(EntryRow.columns), uid, slot FROM
            (SELECT former_entry.*, meeting.uid, meeting.slot FROM former_entry
             JOIN meeting ON meeting.id = meeting_id WHERE act_id = ?) AS entry
            ORDER BY meeting_id, original NULLS FIRST
            """, [acts.number])
        let ids: [MeetingID] = try column(
            "SELECT meeting_id FROM touched_meeting WHERE act_id = ? ORDER BY meeting_id",
            [acts.number])
        var current: [SourcedMeeting] = []
        for id in ids {
            if let meeting = try sourcedMeeting(id) { current.append(meeting) }
        }
        return TouchedMeetings(former: former, current: current)
    }
}

extension PersonalJournal {
    /// Takes what is kept on a meeting and its occurrences along to another, or to other starts.
    func carry(
        _ moves: [WallTime: WallTime], from old: MeetingID, to new: MeetingID, by act: ActID
    ) throws {
        guard !moves.isEmpty else { return }
        if old != new { try carrySeries(from: old, to: new, by: act) }
        try transaction.carry(
            MovedSeries(ids: [old], targets: old == new ? [:] : [old: new]) { _ in moves })
    }

    /// Lets what is kept on an occurrence, and on the series for it, hold for the single meeting
    /// that it becomes.
    ///
    /// What is kept of both is noted with the act, so that undoing that finds the way back.
    func carry(single occurrence: ItemID, to meeting: MeetingID, by act: ActID) throws {
        let transaction = transaction
        let single = ItemID(meeting: meeting, original: nil)
        if occurrence.meeting != meeting {
            try carrySeries(from: occurrence.meeting, to: meeting, by: act)
        } else {
            try keep(viewOf: single, before: act)
        }
        try keep(viewOf: occurrence, before: act)
        let view = try transaction.itemView(of: occurrence, for: person)
            .over(try transaction.itemView(of: single, for: person))
        try transaction.set(view, of: single, for: person)
        try transaction.set(ItemView(), of: occurrence, for: person)
        var mover = OccurrenceMover(transaction)
        try mover.exchangeReminders(of: person, occurrence, single)
    }

    /// Takes back what `carry(single:to:by:)` did with the reminders.
    func carryBackSingle(of act: ActID) throws {
        let row = try transaction.row(
            """
            SELECT one.meeting_id, one.original, single.meeting_id AS single_id
            FROM former_view AS one JOIN former_view AS single USING (act_id)
            WHERE act_id = ? AND one.original IS NOT NULL AND single.original IS NULL
            """, [act])
        guard let row else { return }
        let occurrence = ItemID(
            meeting: row["meeting_id"], original: WallTime(seconds: row["original"]))
        var mover = OccurrenceMover(transaction)
        try mover.exchangeReminders(
            of: person, ItemID(meeting: row["single_id"], original: nil), occurrence)
    }

    /// What is kept on all of a series is kept on the part that becomes another, too.
    private func carrySeries(
        from old: MeetingID, to new: MeetingID, by act: ActID
    ) throws {
        try keep(viewOf: ItemID(meeting: new, original: nil), before: act)
        try transaction.execute(
            """
            INSERT INTO item_view
                (person_id, meeting_id, original, hidden, name, note, colour, leads)
            SELECT person_id, ?, NULL, hidden, name, note, colour, leads FROM item_view
            WHERE meeting_id = ? AND original IS NULL
            """, [new, old])
        try transaction.execute(
            """
            INSERT INTO dismissed_series (person_id, meeting_id, since)
            SELECT person_id, ?, since FROM dismissed_series WHERE meeting_id = ?
            """, [new, old])
    }
}
