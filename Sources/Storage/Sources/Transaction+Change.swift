package import Campus
package import Recurrence

extension Transaction {
    /// For how long a change that is taken back counts as never settled.
    private static let flapping: Int64 = 3_600
    /// For how long changes are kept.
    private static let memory: Int64 = 400 * 86_400

    /// What imports altered for a person, newest first: of their sources, and of the campus's what
    /// they take.
    ///
    /// Of one instant by source, since imports side by side finish in any order.
    ///
    /// - Parameter since: of imports at or after it; nil for all on record.
    package func changes(
        for person: Person, since: Instant?
    ) throws(StorageError) -> [RecordedChange] {
        try readFeeds(reaching: person.id)
        return try run {
            try rows(
                """
                SELECT change.kind, meeting_id, meeting.uid, meeting.slot, summary, starts_at,
                starts, occurrences, before_text, after_text, source.name AS source, at, reverted_at
                FROM (\(CampusQueries.changesTold)) AS told
                {order} JOIN change ON change.id = told.id
                JOIN source ON source.id = change.source_id
                JOIN meeting ON meeting.id = change.meeting_id
                WHERE at >= ?2 ORDER BY at DESC, source.name, source.id, change.id
                """, [person.id, since?.seconds ?? .min]
            ).compactMap(RecordedChange.init(row:)).markingOnAgain()
        }
    }

    /// Puts changes on record.
    ///
    /// One that takes back another of the last hour only marks that one as taken back, and one
    /// that repeats a change taken back within the hour takes its place: a feed that flaps is told
    /// of once. What takes place again after it was cancelled or removed is on record besides, since
    /// somebody may have heard that it does not; so is an hour or a room that is taken back after
    /// somebody heard of it.
    /// - Parameters:
    ///   - ids: of meetings that had none when the changes were found.
    ///   - audiences: of a campus source, the modules of those whom a meeting's changes reach.
    func record(
        _ changes: [Change], ids: [MeetingName: MeetingID], _ audiences: [MeetingID: Set<ModuleID>],
        of source: Source, fetch: FetchID, at now: Instant
    ) throws {
        let changes = Self.folded(changes, of: source, at: now)
        guard !changes.isEmpty else { return }
        let recent = try recentChanges(of: source, since: now)
        let writer = try ChangeWriter(self, of: source, fetch: fetch, at: now)
        var heard: HeardRings?
        func isHeard(_ other: RecentChange) throws -> Bool {
            let rings =
                try heard ?? HeardRings(since: now.adding(seconds: -Self.flapping), in: self)
            heard = rings
            return rings.tell(of: other.id, other.recorded)
        }
        for var change in changes {
            change.meeting =
                change.meeting ?? ids[MeetingName(uid: change.uid, slot: change.slot)]
            guard let meeting = change.meeting else { continue }
            let others = recent[meeting] ?? []
            if let other = others.first(where: { !$0.isReverted && change.reverts($0.change) }) {
                try mark(other.id, revertedAt: now)
                let former = try absences(of: meeting, before: other.id)
                guard
                    try change.isTold(
                        besides: other.change, after: former, wasHeard: try isHeard(other))
                else { continue }
            } else if let other = others.first(
                where: { $0.isReverted && change.repeats($0.change) })
            {
                guard change.kind == .moved || change.kind == .relocated else {
                    try mark(other.id, revertedAt: nil)
                    continue
                }
                // Nobody heard of that one, and the hour at which it was to ring is past.
                try execute("DELETE FROM change WHERE id = ?", [other.id])
            }
            try writer.insert(change, to: meeting, for: audiences[meeting] ?? [])
        }
        try execute(
            "DELETE FROM change WHERE source_id = ? AND at < ?",
            [source.id, now.seconds - Self.memory])
        guard !source.isCampus else { return }
        try execute(
            """
            DELETE FROM change WHERE source_id = ? AND id <=
            (SELECT id FROM change WHERE source_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
            """, [source.id, source.id, Self.mostKept])
    }

    /// So many changes of one import are on record one by one, and so many of a source that is somebody's own:
    /// nobody reads more, and a feed in which everything is another each hour would fill the disk.
    private static let (mostAtOnce, mostKept) = (1_000, 5_000)

    /// The changes of an import that go on record: of somebody's own source the soonest.
    private static func folded(
        _ changes: [Change], of source: Source, at now: Instant
    ) -> [Change] {
        guard !source.isCampus, changes.count > mostAtOnce else { return changes }
        let coming = changes.filter { $0.startsAt >= now }.sorted { $0.startsAt < $1.startsAt }
        let over = changes.filter { $0.startsAt < now }.sorted { $0.startsAt > $1.startsAt }
        return Array((coming + over).prefix(mostAtOnce))
    }

    /// Forgets what an import altered, but for what somebody was told does not take place, or where
    /// and when it does: that is taken back.
    ///
    /// - Returns: the meetings that are told again.
    func forget(
        _ fetch: FetchID?, of source: Source, at now: Instant
    ) throws -> Set<MeetingID> {
        let changes = try rows(
            """
            \(Self.recentColumns) WHERE source_id = ?1 AND fetch_id = ?2
            AND kind IN ('cancelled', 'removed', 'moved', 'relocated')
            """, [source.id, fetch]
        ).compactMap(RecentChange.init(row:))
        var told: [RecentChange] = []
        if let first = changes.map(\.recorded.at).min() {
            let heard = try HeardRings(since: first, in: self)
            told = changes.filter { heard.tell(of: $0.id, $0.recorded) }
        }
        for change in told { try mark(change.id, revertedAt: now) }
        try execute(
            """
            DELETE FROM change WHERE source_id = ? AND fetch_id = ?
            AND id NOT IN (\(Transaction.listed))
            """, [source.id, fetch, Transaction.list(told.map(\.id))])
        return Set(told.compactMap(\.change.meeting))
    }

    private struct RecentChange {
        var id: ChangeID
        var recorded: RecordedChange

        var change: Change { recorded.change }
        var isReverted: Bool { recorded.revertedAt != nil }

        init?(row: Row) {
            guard var recorded = RecordedChange(row: row) else { return nil }
            recorded.fetch = row["fetch_id"]
            self.recorded = recorded
            id = row["id"]
        }
    }

    private static let recentColumns = """
        SELECT kind, meeting_id, '' AS uid, '' AS slot, summary, starts_at, starts, occurrences,
        before_text, after_text, '' AS source, at, reverted_at, id, fetch_id FROM change
        """

    /// The latest first.
    private func recentChanges(
        of source: Source, since now: Instant
    ) throws -> [MeetingID: [RecentChange]] {
        let rows = try rows(
            """
            \(Self.recentColumns) WHERE source_id = ? AND COALESCE(reverted_at, at) BETWEEN ? AND ?
            ORDER BY id DESC
            """, [source.id, now.seconds - Self.flapping, now.seconds])
        return rows.reduce(into: [:]) { found, row in
            guard let recent = RecentChange(row: row), let meeting = recent.change.meeting
            else { return }
            found[meeting, default: []].append(recent)
        }
    }

    /// What was on record of a meeting before a change, that it does not take place.
    private func absences(
        of meeting: MeetingID, before change: ChangeID
    ) throws -> [Change] {
        try rows(
            """
            \(Self.recentColumns)
            WHERE meeting_id = ? AND id < ? AND kind IN ('cancelled', 'removed')
            """, [meeting, change]
        ).compactMap { RecordedChange(row: $0)?.change }
    }

    private func mark(
        _ change: ChangeID, revertedAt: Instant?
    ) throws {
        try execute(
            "UPDATE change SET reverted_at = ? WHERE id = ?", [revertedAt?.seconds, change])
    }
}

extension [RecordedChange] {
    /// The same, the latest first, with what takes place again marked as far as they say that it did
    /// not.
    fileprivate func markingOnAgain() -> [RecordedChange] {
        var former: [MeetingID: [Change]] = [:]
        var marked = self
        for index in indices.reversed() {
            let change = self[index].change
            guard let meeting = change.meeting else { continue }
            let others = former[meeting] ?? []
            marked[index].change.isOnAgain = others.contains(where: change.answers)
            if marked[index].change.isOnAgain {
                former[meeting] = others.filter { !change.answers($0) }
            } else {
                former[meeting] = others + [change]
            }
        }
        return marked
    }
}

extension RecordedChange {
    init?(row: Row) {
        guard let kind = Change.Kind(rawValue: row["kind"]) else { return nil }
        let starts = (row["starts"] as String).split(separator: " ").map(String.init)
        self.init(
            change: Change(
                kind: kind, meeting: row["meeting_id"], uid: row["uid"],
                slot: row["slot"],
                summary: row["summary"], startsAt: Instant(seconds: row["starts_at"]),
                starts: starts,
                occurrences: row["occurrences"], before: row["before_text"],
                after: row["after_text"]),
            source: row["source"], at: Instant(seconds: row["at"]),
            revertedAt: (row["reverted_at"] as Int64?).map { Instant(seconds: $0) })
    }
}
