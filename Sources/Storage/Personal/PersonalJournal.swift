import Campus
import Recurrence

/// The acts of a person: each that can be taken back with what it touched, as that was before.
struct PersonalJournal {
    let transaction: Transaction
    let person: Person

    /// So many acts can be taken back, one after the other.
    private static let depth = 50
    private static let columns = EntryRow.columns + ", first_at, last_at"
    private static let undoable = PersonalAct.Kind.undoable.map { "'\($0.rawValue)'" }
        .joined(separator: ", ")

    init(_ transaction: Transaction, person: Person) {
        self.transaction = transaction
        self.person = person
    }

    /// Notes an act; returns its number.
    func begin(_ act: PersonalAct) throws -> ActID {
        try transaction.value(
            """
            INSERT INTO personal_act (person_id, at, kind, summary) VALUES (?, ?, ?, ?) RETURNING id
            """, [person.id, act.at.seconds, act.kind.rawValue, act.summary]
        ).orThrow("the act was not stored")
    }

    /// Keeps a meeting as it is before the act alters it.
    func keep(_ meeting: MeetingID, before act: ActID) throws {
        try transaction.execute(
            "INSERT INTO touched_meeting (act_id, meeting_id) VALUES (?, ?)", [act, meeting])
        try transaction.execute(
            """
            INSERT INTO former_entry (act_id, \(Self.columns))
            SELECT ?, \(Self.columns) FROM entry WHERE meeting_id = ?
            """, [act, meeting])
    }

    /// Keeps how the person sees an item before the act alters it.
    func keep(viewOf item: ItemID, before act: ActID) throws {
        let (meeting, original) = (item.meeting, item.original?.seconds)
        try transaction.execute(
            """
            INSERT INTO former_view (act_id, meeting_id, original, hidden, name, note, colour, leads)
            SELECT ?1, ?2, ?3, hidden, name, note, colour, leads FROM (SELECT 1 AS one) AS one LEFT JOIN item_view
            ON person_id = ?4 AND meeting_id = ?2 AND original IS NOT DISTINCT FROM ?3
            """, [act, meeting, original, person.id])
    }

    /// Keeps which group the person is in before the act alters it.
    func keep(groupOf module: ModuleCode, _ kind: MeetingKind?, before act: ActID) throws {
        try transaction.execute(
            """
            INSERT INTO former_choice (act_id, module_code, meeting_kind, group_name)
            SELECT ?1, ?2, ?3, group_name FROM (SELECT 1 AS one) AS one LEFT JOIN group_choice
            ON person_id = ?4 AND module_code = ?2 AND meeting_kind = ?3
            """, [act, module.text, kind?.rawValue ?? "", person.id])
    }

    /// Notes an act that cannot be taken back.
    ///
    /// Of such in a row the last is enough: it hides the others.
    func note(_ act: PersonalAct) throws {
        try transaction.execute(
            """
            DELETE FROM personal_act WHERE kind NOT IN (\(Self.undoable)) AND id =
            (SELECT MAX(id) FROM personal_act WHERE person_id = ?)
            """, [person.id])
        _ = try begin(act)
    }

    /// The last act that can be taken back, and one after it that cannot.
    func last() throws -> LastActs {
        let rows = try transaction.rows(
            """
            SELECT id, kind, summary, at FROM personal_act WHERE person_id = ?
            ORDER BY id DESC LIMIT 2
            """, [person.id])
        let acts = rows.map { row in
            PersonalAct.Kind(rawValue: row["kind"]).map {
                (
                    id: row["id"] as ActID,
                    act: PersonalAct($0, summary: row["summary"], at: Instant(seconds: row["at"]))
                )
            }
        }
        // What a newer program noted is of a kind that is not known here.
        guard let newest = acts.first ?? nil else { return LastActs() }
        if newest.act.kind.isUndoable { return LastActs(number: newest.id, act: newest.act) }
        let before = (acts.dropFirst().first ?? nil).flatMap { $0.act.kind.isUndoable ? $0 : nil }
        return LastActs(number: before?.id, act: before?.act, newer: newest.act)
    }

    /// Puts everything that an act touched back as it was, and forgets it and what came after it.
    func undo(_ act: ActID) throws {
        try carryBackSingle(of: act)
        try putBackEntries(of: act)
        try putBackViews(of: act)
        try transaction.execute(
            "DELETE FROM personal_act WHERE person_id = ? AND id >= ?", [person.id, act])
    }

    private func putBackEntries(of act: ActID) throws {
        try transaction.execute(
            """
            DELETE FROM entry WHERE meeting_id IN
            (SELECT meeting_id FROM touched_meeting WHERE act_id = ?)
            """, [act])
        try transaction.execute(
            """
            INSERT INTO entry (\(Self.columns))
            SELECT \(Self.columns) FROM former_entry WHERE act_id = ?
            """, [act])
    }

    private func putBackViews(of act: ActID) throws {
        try transaction.execute(
            """
            DELETE FROM item_view WHERE person_id = ?2 AND EXISTS
            (SELECT 1 FROM former_view AS former WHERE act_id = ?1
             AND former.meeting_id = item_view.meeting_id
             AND former.original IS NOT DISTINCT FROM item_view.original)
            """, [act, person.id])
        try transaction.execute(
            """
            INSERT INTO item_view
                (person_id, meeting_id, original, hidden, name, note, colour, leads)
            SELECT ?2, meeting_id, original, hidden, name, note, colour, leads FROM former_view
            WHERE act_id = ?1 AND (hidden IS NOT NULL OR name IS NOT NULL OR note IS NOT NULL
                OR colour IS NOT NULL OR leads IS NOT NULL)
            """, [act, person.id])
        try transaction.execute(
            """
            DELETE FROM group_choice WHERE person_id = ?2 AND (module_code, meeting_kind) IN
            (SELECT module_code, meeting_kind FROM former_choice WHERE act_id = ?1)
            """, [act, person.id])
        try transaction.execute(
            """
            INSERT INTO group_choice (person_id, module_code, meeting_kind, group_name)
            SELECT ?2, module_code, meeting_kind, group_name FROM former_choice
            WHERE act_id = ?1 AND group_name IS NOT NULL
            """, [act, person.id])
    }

    /// Forgets the acts before the last ones.
    func forgetOld() throws {
        try transaction.execute(
            """
            DELETE FROM personal_act WHERE person_id = ? AND id <=
            (SELECT id FROM personal_act WHERE person_id = ? AND kind IN (\(Self.undoable))
             ORDER BY id DESC LIMIT 1 OFFSET ?)
            """, [person.id, person.id, Self.depth])
    }
}
