package import Campus
import Locks
package import Recurrence

extension Transaction {
    /// Writes what a newer reader makes of the harvest that is stored: no import took place, and
    /// there is nothing to tell.
    package func reread(
        _ replacement: Replacement, of source: Source, at now: Instant
    ) throws(StorageError) {
        try run {
            let (_, audiences) = try alter(
                replacement, of: source, afresh: false)
            try HarvestList(self, source: source).replace(with: replacement)
            try PlanMarks(self, at: now)
                .mark(readersOf: source, modules: audiences.modules)
        }
    }

    /// Goes back to the harvest before the last one, which is forgotten with the changes it made; but
    /// who was told that something does not take place is told that it does after all, and who was
    /// told of an hour or a room hears of the former one.
    ///
    /// - Parameters:
    ///   - replacement: from what is stored to that harvest; its count is kept.
    package func undo(
        _ replacement: Replacement, by fetch: FetchRecord, leaving state: SourceState,
        of source: Source
    ) throws(StorageError) {
        try run {
            let (ids, audiences) = try alter(
                replacement, of: source, afresh: false)
            try PlanMarks(self, at: fetch.at)
                .mark(readersOf: source, modules: audiences.modules)
            let forgotten = try HarvestList(self, source: source)
                .drop(leaving: replacement.harvest.summary.meetings)
            let told = try forget(forgotten, of: source, at: fetch.at)
            let fetchID = try insert(fetch, of: source)
            let back = replacement.changes.filter { change in
                let meeting =
                    change.meeting ?? ids[MeetingName(uid: change.uid, slot: change.slot)]
                let isBack = [.added, .moved, .relocated].contains(change.kind)
                return isBack && meeting.map(told.contains) ?? false
            }
            try record(
                back, ids: ids, audiences, of: source, fetch: fetchID, at: fetch.at)
            try save(state, of: source)
        }
    }

    /// Writes what an import altered, and that it took place.
    ///
    /// - Throws: `StorageError.failed` when the source has been removed meanwhile.
    package func apply(
        _ replacement: Replacement, by fetch: FetchRecord, leaving state: SourceState,
        to source: Source
    ) throws(StorageError) {
        try run { try write(replacement, by: fetch, leaving: state, to: source) }
    }

    private func write(
        _ replacement: Replacement, by fetch: FetchRecord, leaving state: SourceState,
        to source: Source
    ) throws {
        let harvests = HarvestList(self, source: source)
        let isFirst = try harvests.isEmpty
        let (ids, audiences) = try alter(
            replacement, of: source, afresh: isFirst)
        let fetchID = try insert(fetch, of: source)
        if replacement.isQuiet, !isFirst {
            try harvests.replace(with: replacement)
        } else {
            try harvests.add(replacement, fetch: fetchID)
            try PlanMarks(self, at: fetch.at)
                .mark(readersOf: source, modules: isFirst ? nil : audiences.modules)
        }
        try record(
            replacement.changes, ids: ids, audiences, of: source, fetch: fetchID, at: fetch.at)
        try save(state, of: source)
    }

    /// Writes meetings and zones.
    ///
    /// - Returns: the ids given to new meetings; of a campus source, whom those touched reach.
    @discardableResult
    private func alter(
        _ replacement: Replacement, of source: Source, afresh: Bool
    ) throws -> (ids: [MeetingName: MeetingID], audiences: [MeetingID: Set<ModuleID>]) {
        try raiseRevisions(ofReadersOf: source)
        let groups = try RenamedGroups(replacement, of: source, in: self)
        try clear(replacement.gone + replacement.written.compactMap(\.id))
        let identities = try IdentityWriter(self, source: source)
        try identities.retire(replacement.retired)
        try replacement.reidentified.forEach(identities.rename)
        try save(replacement.zoneDefinitions, of: source)
        let writer = try EntryWriter(self)
        let labelWriter = try LabelWriter(replacement.labeller, of: source, in: self)
        let labels = labelWriter?.labels(of: replacement.written)
        var ids: [MeetingID] = []
        var given: [MeetingName: MeetingID] = [:]
        let isTold = !replacement.changes.isEmpty
        let transferred = replacement.transferred
        if !afresh { try identities.find(replacement.written.filter { $0.id == nil }) }
        for meeting in replacement.written {
            let id = try meeting.id ?? identities.number(of: meeting)
            if transferred != nil || (isTold && meeting.id == nil) {
                given[MeetingName(meeting)] = id
            }
            ids.append(id)
        }
        // Rows are handed in table by table: all meetings are there before an entry refers to one.
        for (meeting, id) in zip(replacement.written, ids) {
            try writer.insert(meeting, as: id, of: source)
        }
        try labelWriter?.write(
            labels?.value ?? [], of: replacement.written, as: ids, afresh: afresh)
        try labelWriter?.finish(gone: replacement.gone, isFirst: afresh)
        try groups?.carry(replacement)
        if replacement.moved != nil || transferred != nil {
            var mover = OccurrenceMover(self)
            try mover.carry(replacement.moved, transferred.map { $0.targets(given) } ?? [:])
        }
        if let transferred { try SeriesCopier(self).copy(transferred, given) }
        return (given, labelWriter?.campus?.audiences ?? [:])
    }

    /// Empties meetings; their identity stays (see `Migrations`).
    private func clear(_ meetings: [MeetingID]) throws {
        guard !meetings.isEmpty else { return }
        try execute(
            "DELETE FROM entry WHERE meeting_id IN (\(Self.listed))", [Self.list(meetings)])
    }

    private func save(
        _ definitions: [String: String], of source: Source
    ) throws {
        for (tzid, definition) in definitions {
            try execute(
                """
                INSERT INTO zone_definition (source_id, tzid, definition) VALUES (?, ?, ?)
                ON CONFLICT (source_id, tzid) DO UPDATE SET definition = excluded.definition
                """, [source.id, tzid, definition])
        }
    }
}

extension [MeetingID: Set<ModuleID>] {
    /// All the modules whose students some meetings reach.
    fileprivate var modules: Set<ModuleID> { values.reduce(into: []) { $0.formUnion($1) } }
}

/// What a meeting goes by in its source.
struct MeetingName: Hashable {
    var uid: String
    var slot: String

    init(uid: String, slot: String) {
        self.uid = uid
        self.slot = slot
    }

    init(_ meeting: Meeting) {
        self.init(uid: meeting.uid, slot: meeting.slot)
    }

    init(_ name: TransferredOccurrences.Name) {
        self.init(uid: name.uid, slot: name.slot)
    }
}

extension TransferredOccurrences {
    /// From which item to which one.
    fileprivate func targets(_ ids: [MeetingName: MeetingID]) -> [ItemID: ItemID] {
        Dictionary(
            transfers.compactMap { transfer in
                ids[MeetingName(transfer.to)].map {
                    (transfer.from, ItemID(meeting: $0, original: transfer.original))
                }
            }
        ) { first, _ in first }
    }
}
