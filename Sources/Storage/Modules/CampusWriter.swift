import Campus

/// Writes whom the meetings of a campus source reach.
///
/// A meeting reaches those who take one of its modules. An all-day entry without a module, such as a
/// week's number or a holiday, reaches all who take any module that the source tells of.
final class CampusWriter {
    private let source: Source
    private let transaction: Transaction
    /// Whom the meetings that were written or went reached before, and reach now, by module.
    private(set) var audiences: [MeetingID: Set<ModuleID>] = [:]

    /// Stands for all modules of a source.
    static let everyModule = ModuleID.unstored

    /// Nil for a source that is a person's own.
    init?(_ source: Source, in transaction: Transaction) {
        guard source.isCampus else { return nil }
        self.source = source
        self.transaction = transaction
    }

    /// A meeting that was written, and the numbers of the modules that it belongs to.
    typealias Written = (id: MeetingID, meeting: Meeting, modules: [ModuleID])

    /// - Parameter afresh: nothing is written of the meetings yet, and there is nobody to tell.
    func write(_ written: [Written], afresh: Bool) throws {
        if !afresh { try clear(written.map(\.id)) }
        let reaching = try transaction.bulk(
            """
            INSERT INTO campus_meeting (source_id, module_id, last_at, first_at, meeting_id)
            VALUES (?, ?, ?, ?, ?)
            """)
        for (id, meeting, modules) in written {
            let reached = modules.isEmpty && meeting.isAllDay ? [Self.everyModule] : modules
            guard let span = EntrySpan(meeting) else { continue }
            for module in reached {
                reaching.bind(source.id)
                reaching.bind(module)
                reaching.bind(span.last)
                reaching.bind(span.first)
                reaching.bind(id)
                try reaching.run()
            }
            if !afresh { audiences[id, default: []].formUnion(reached) }
        }
    }

    /// Forgets the meetings that are gone, and keeps account of the modules that are told of.
    func finish(gone: [MeetingID]) throws {
        try clear(gone)
        var altered = try transaction.execute(
            """
            DELETE FROM campus_module WHERE source_id = ?1 AND NOT EXISTS (
                SELECT 1 FROM campus_meeting WHERE campus_meeting.source_id = ?1
                AND campus_meeting.module_id = campus_module.module_id)
            """, [source.id])
        altered += try transaction.execute(
            """
            INSERT INTO campus_module (module_id, source_id)
            SELECT DISTINCT module_id, source_id FROM campus_meeting
            WHERE source_id = ? AND module_id <> ?
            ON CONFLICT (module_id, source_id) DO NOTHING
            """, [source.id, Self.everyModule])
        // Who looked up which sources tell of a module found others.
        if altered > 0 { try transaction.raiseCampusRevision() }
        try transaction.execute("DELETE FROM campus_group WHERE source_id = ?", [source.id])
        try transaction.execute(
            """
            INSERT INTO campus_group (module_id, source_id, kind, name)
            SELECT DISTINCT reached.module_id, label.source_id,
                COALESCE(label.kind, ''), label.group_name
            FROM meeting_label AS label {order} JOIN campus_meeting AS reached
            ON reached.meeting_id = label.meeting_id
            WHERE label.source_id = ? AND label.group_name IS NOT NULL
            """, [source.id])
    }

    private func clear(_ ids: [MeetingID]) throws {
        guard !ids.isEmpty else { return }
        let cleared = try transaction.rows(
            """
            DELETE FROM campus_meeting WHERE meeting_id IN (\(Transaction.listed))
            RETURNING meeting_id, module_id
            """, [Transaction.list(ids)])
        for row in cleared { audiences[row["meeting_id"], default: []].insert(row["module_id"]) }
    }
}

extension Meeting {
    /// Whether it is of whole days, such as a week's number.
    fileprivate var isAllDay: Bool { entries.first?.start.basis == .date }
}
