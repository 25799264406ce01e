import Campus
import Recurrence

/// Takes what people keep on single occurrences along when their series is moved: what they set with
/// `item`, and the reminders that wait, rang, were snoozed or dismissed.
///
/// What stood at the new place already, of an occurrence that had gone, changes places with it: a
/// series that is moved there and back leaves everything as it was.
struct OccurrenceMover {
    private let transaction: Transaction
    /// From where to where, both ways.
    private var targets: [ItemID: ItemID] = [:]

    init(_ transaction: Transaction) { self.transaction = transaction }

    /// - Parameter transfers: from which item to which one of another meeting.
    mutating func carry(_ moved: MovedSeries?, _ transfers: [ItemID: ItemID] = [:]) throws {
        let meetings = transfers.flatMap { [$0.key.meeting, $0.value.meeting] }
        let ids = moved?.ids.union(meetings) ?? Set(meetings)
        guard !ids.isEmpty else { return }
        targets = transfers
        for (old, new) in transfers where targets[new] == nil { targets[new] = old }
        let names = try names(of: ids.union(moved?.targets.values.map(\.self) ?? []))
        let wanted = Transaction.list(names.keys)
        let views = try Self.viewTables.map { ($0, try self.views(in: $0, wanted)) }
        let reminders = try reminders(names)
        let viewed = Set(views.flatMap { $0.1.map(\.id) })
        if let moved { find(moved, names, viewed.union(reminders.flatMap(\.ids))) }
        guard !targets.isEmpty else { return }
        for (table, views) in views { try move(views, in: table) }
        try move(reminders)
    }

    /// Takes a person's reminders of one item along to another, and those of that to the one.
    mutating func exchangeReminders(
        of person: Person, _ one: ItemID, _ other: ItemID
    ) throws {
        targets = [one: other, other: one]
        let rows = try transaction.rows(
            """
            SELECT id, subject, NULL AS meeting_id, NULL AS original,
                    NULL AS doubt_meeting_id, NULL AS doubt_original FROM reminder
            WHERE person_id = ? AND subject IN (?, ?)
            """, [person.id, one.description, other.description])
        try move(rows.map(Self.kept))
    }

    /// The numbers by which the items of some meetings go: their own, and those of events that
    /// they are the times of.
    private func names(of ids: Set<MeetingID>) throws -> [MeetingID: MeetingID] {
        var names = Dictionary(ids.map { ($0, $0) }) { first, _ in first }
        let rows = try transaction.rows(
            "SELECT id, meeting_id FROM event WHERE meeting_id IN (\(Transaction.listed))",
            [Transaction.list(ids)])
        for row in rows { names[.event(row["id"])] = row["meeting_id"] }
        return names
    }

    /// - Parameter held: what something is kept on.
    private mutating func find(
        _ moved: MovedSeries, _ names: [MeetingID: MeetingID], _ held: Set<ItemID>
    ) {
        var known: [MeetingID: [WallTime: WallTime]] = [:]
        for name in Set(held.map(\.meeting)).sorted() {
            guard let meeting = names[name], moved.ids.contains(meeting) else { continue }
            let target = moved.targets[meeting] ?? name
            let moves = known[meeting] ?? moved.moves(meeting)
            known[meeting] = moves
            for (former, latter) in moves {
                let (old, new) = (
                    ItemID(meeting: name, original: former),
                    ItemID(meeting: target, original: latter)
                )
                if name == meeting, targets[old] != nil { continue }
                targets[old] = new
                targets[new] = targets[new] ?? old
            }
        }
    }

    // MARK: - What is set with `item`

    private struct View {
        /// Whose it is, or of which act.
        var owner: Int64
        var id: ItemID
    }

    /// What is set, and what was set before it, to which an undo goes back; with the column that says
    /// whose it is.
    private static let viewTables = [("item_view", "person_id"), ("former_view", "act_id")]

    private func views(in table: (String, String), _ wanted: String) throws -> [View] {
        let (table, owner) = table
        return try transaction.rows(
            """
            SELECT \(owner) AS owner, meeting_id, original FROM \(table)
            WHERE original IS NOT NULL AND meeting_id IN (\(Transaction.listed))
            """, [wanted]
        ).map { row in
            let original = WallTime(seconds: row["original"])
            return View(
                owner: row["owner"],
                id: ItemID(meeting: row["meeting_id"], original: original))
        }
    }

    private func move(_ views: [View], in table: (String, String)) throws {
        let (table, owner) = table
        let moved = views.compactMap { view in targets[view.id].map { (view, $0) } }
        let statement = """
            UPDATE \(table) SET meeting_id = ?, original = ?
            WHERE \(owner) = ? AND meeting_id = ? AND original = ?
            """
        // Out of the way first: two may change places.
        for (number, (view, _)) in moved.enumerated() {
            let meeting = view.id.meeting
            try transaction.execute(
                statement,
                [
                    meeting, Self.aside(number), view.owner, meeting, view.id.original?.seconds,
                ])
        }
        for (number, (view, target)) in moved.enumerated() {
            try transaction.execute(
                statement,
                [
                    target.meeting, target.original?.seconds, view.owner,
                    view.id.meeting, Self.aside(number),
                ])
        }
    }

    /// An instant that no occurrence begins at.
    private static func aside(_ number: Int) -> Int64 { Int64.min + 1 + Int64(number) }

    // MARK: - The ledger

    private struct Kept {
        var row: ReminderRowID
        var subject: ItemID?
        var told: ItemID?
        var doubt: ItemID?

        var ids: [ItemID] { [subject, told, doubt].compactMap(\.self) }
    }

    static let reminderRows = """
        SELECT id, subject, meeting_id, original, doubt_meeting_id, doubt_original FROM reminder
        WHERE CASE WHEN {position}(subject, '-') > 0
            THEN substr(subject, 1, {position}(subject, '-') - 1) END IN ({texts})
        OR meeting_id IN (\(Transaction.listed)) OR doubt_meeting_id IN (\(Transaction.listed))
        """

    private func reminders(_ names: [MeetingID: MeetingID]) throws -> [Kept] {
        let numbers = Transaction.list(names.keys)
        let subjects = names.keys.map { "\"\(ItemID(meeting: $0, original: nil))\"" }
        let rows = try transaction.rows(
            Self.reminderRows, ["[\(subjects.joined(separator: ","))]", numbers, numbers])
        return rows.map(Self.kept)
    }

    private static func kept(_ row: Row) -> Kept {
        var kept = Kept(
            row: row["id"], told: item(row["meeting_id"], row["original"]),
            doubt: item(row["doubt_meeting_id"], row["doubt_original"]))
        if case .item(let id) = ReminderSubject(row["subject"] as String) { kept.subject = id }
        return kept
    }

    private static func item(_ meeting: MeetingID?, _ original: Int64?) -> ItemID? {
        guard let meeting, let original else { return nil }
        return ItemID(meeting: meeting, original: WallTime(seconds: original))
    }

    private func move(_ reminders: [Kept]) throws {
        let subject = "UPDATE reminder SET subject = ? WHERE id = ?"
        let moved = reminders.compactMap { kept in
            kept.subject.flatMap { targets[$0] }.map { (kept.row, $0.description) }
        }
        for (row, _) in moved { try transaction.execute(subject, ["moving-\(row)", row]) }
        for (row, name) in moved { try transaction.execute(subject, [name, row]) }
        let others = """
            UPDATE reminder SET meeting_id = COALESCE(?, meeting_id), original = ?,
            doubt_meeting_id = COALESCE(?, doubt_meeting_id), doubt_original = ? WHERE id = ?
            """
        for kept in reminders {
            let (told, doubt) = (
                kept.told.map { targets[$0] ?? $0 }, kept.doubt.map { targets[$0] ?? $0 }
            )
            guard told != kept.told || doubt != kept.doubt else { continue }
            try transaction.execute(
                others,
                [
                    told?.meeting, told?.original?.seconds, doubt?.meeting,
                    doubt?.original?.seconds, kept.row,
                ])
        }
    }
}
