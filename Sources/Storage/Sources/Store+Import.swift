package import Campus
import GRDB
package import Recurrence

extension Store {
    /// Writes what an import altered, and that it took place: all of it or nothing.
    ///
    /// - Parameters:
    ///   - prepare: runs first, in the same transaction.
    ///   - finish: runs last.
    /// - Throws: `StorageError.failed` when the source has been removed meanwhile.
    package func apply(
        _ replacement: Replacement, _ fetch: FetchRecord, _ state: SourceState, to source: Source,
        prepare: (Transaction) throws -> Void = { _ in },
        finish: (Transaction) throws -> Void = { _ in }
    ) throws(StorageError) {
        try relaxed { database in
            try prepare(Transaction(database: database))
            try Self.apply(replacement, fetch, state, to: source, in: database)
            try finish(Transaction(database: database))
        }
    }

    /// Writes what a newer reader makes of the harvest that is stored: no import took place, and
    /// there is nothing to tell.
    package func reread(
        _ replacement: Replacement, of source: Source, at now: Instant
    ) throws(StorageError) {
        try relaxed { database in
            let (_, audiences) = try Self.alter(
                replacement, of: source, afresh: false, in: database)
            try HarvestList(database, source: source).replace(with: replacement)
            try PlanMarks(database, at: now)
                .mark(readersOf: source, modules: audiences.modules)
        }
    }

    /// Goes back to the harvest before the last one, which is forgotten with the changes it made; but
    /// who was told that something does not take place is told that it does after all, and who was
    /// told of an hour or a room hears of the former one.
    ///
    /// - Parameters:
    ///   - replacement: from what is stored to that harvest; its count is kept.
    ///   - prepare: runs first, in the same transaction.
    ///   - finish: runs last.
    package func undo(
        _ replacement: Replacement, _ fetch: FetchRecord, _ state: SourceState, of source: Source,
        prepare: (Transaction) throws -> Void = { _ in },
        finish: (Transaction) throws -> Void = { _ in }
    ) throws(StorageError) {
        try write { database in
            try prepare(Transaction(database: database))
            let (ids, audiences) = try Self.alter(
                replacement, of: source, afresh: false, in: database)
            try PlanMarks(database, at: fetch.at)
                .mark(readersOf: source, modules: audiences.modules)
            let forgotten = try HarvestList(database, source: source)
                .drop(leaving: replacement.harvest.summary.meetings)
            let told = try Self.forget(forgotten, of: source, at: fetch.at, in: database)
            let fetchID = try Self.insert(fetch, of: source, into: database)
            let back = replacement.changes.filter { change in
                let meeting =
                    change.meeting ?? ids[MeetingName(uid: change.uid, slot: change.slot)]
                let isBack = [.added, .moved, .relocated].contains(change.kind)
                return isBack && meeting.map(told.contains) ?? false
            }
            try Self.record(
                back, ids: ids, audiences, of: source, fetch: fetchID, at: fetch.at, in: database)
            try Self.save(state, of: source, in: database)
            try finish(Transaction(database: database))
        }
    }

    static func apply(
        _ replacement: Replacement, _ fetch: FetchRecord, _ state: SourceState, to source: Source,
        in database: Database
    ) throws {
        let harvests = HarvestList(database, source: source)
        let isFirst = try harvests.isEmpty
        let (ids, audiences) = try alter(
            replacement, of: source, afresh: isFirst, in: database)
        let fetchID = try insert(fetch, of: source, into: database)
        if replacement.isQuiet, !isFirst {
            try harvests.replace(with: replacement)
        } else {
            try harvests.add(replacement, fetch: fetchID)
            try PlanMarks(database, at: fetch.at)
                .mark(readersOf: source, modules: isFirst ? nil : audiences.modules)
        }
        try record(
            replacement.changes, ids: ids, audiences, of: source, fetch: fetchID, at: fetch.at,
            in: database)
        try save(state, of: source, in: database)
    }

    /// Writes meetings and zones.
    ///
    /// - Returns: the ids given to new meetings; of a campus source, whom those touched reach.
    @discardableResult
    private static func alter(
        _ replacement: Replacement, of source: Source, afresh: Bool, in database: Database
    ) throws -> (ids: [MeetingName: MeetingID], audiences: [MeetingID: Set<Int64>]) {
        let groups = try RenamedGroups(replacement, of: source, in: database)
        try clear(replacement.gone + replacement.written.compactMap(\.id), in: database)
        let identities = try IdentityWriter(database, source: source)
        try replacement.retired.forEach(identities.retire)
        try replacement.reidentified.forEach(identities.rename)
        try save(replacement.zoneDefinitions, of: source, in: database)
        let writer = try EntryWriter(database)
        let labels = try LabelWriter(replacement.labeller, of: source, in: database)
        var given: [MeetingName: MeetingID] = [:]
        let isTold = !replacement.changes.isEmpty
        let transferred = replacement.transferred
        for meeting in replacement.written {
            let known = afresh ? nil : try meeting.id ?? identities.find(meeting)
            let id = try known ?? identities.insert(meeting)
            if transferred != nil || (isTold && meeting.id == nil) {
                given[MeetingName(meeting)] = id
            }
            try writer.insert(meeting, as: id, of: source)
            try labels?.write(meeting, as: id, afresh: afresh)
        }
        try labels?.finish(gone: replacement.gone, isFirst: afresh)
        try groups?.carry(replacement)
        if replacement.moved != nil || transferred != nil {
            var mover = OccurrenceMover(database)
            try mover.carry(replacement.moved, transferred.map { $0.targets(given) } ?? [:])
        }
        if let transferred { try SeriesCopier(database).copy(transferred, given) }
        return (given, labels?.campus?.audiences ?? [:])
    }

    /// Empties meetings; their identity stays (see `Migrations`).
    private static func clear(_ meetings: [MeetingID], in database: Database) throws {
        let statement = try database.cachedStatement(sql: "DELETE FROM entry WHERE meeting_id = ?")
        for meeting in meetings { try statement.execute(arguments: [meeting.number]) }
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

extension [MeetingID: Set<Int64>] {
    /// All the modules whose students some meetings reach.
    fileprivate var modules: Set<Int64> { values.reduce(into: []) { $0.formUnion($1) } }
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
