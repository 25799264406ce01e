import Campus
import GRDB
import Recurrence

/// The acts of a person on their own entries: each with what it touched, as that was before.
struct PersonalJournal {
    private let database: Database
    private let person: Person

    /// So many acts can be taken back, one after the other.
    private static let depth = 50
    private static let columns = EntryRow.columns + ", first_at, last_at"

    init(_ database: Database, person: Person) {
        self.database = database
        self.person = person
    }

    /// Notes an act; returns its number.
    func begin(_ act: PersonalAct, at now: Instant) throws -> Int64 {
        try database.execute(
            sql: "INSERT INTO personal_act (person_id, at, kind, summary) VALUES (?, ?, ?, ?)",
            arguments: [person.id, now.seconds, act.kind.rawValue, act.summary])
        return database.lastInsertedRowID
    }

    /// Keeps a meeting as it is before the act alters it.
    func keep(_ meeting: MeetingID, before act: Int64) throws {
        try database.execute(
            sql: "INSERT INTO touched_meeting (act_id, meeting_id) VALUES (?, ?)",
            arguments: [act, meeting.number])
        try database.execute(
            sql: """
                INSERT INTO former_entry (act_id, \(Self.columns))
                SELECT ?, \(Self.columns) FROM entry WHERE meeting_id = ?
                """,
            arguments: [act, meeting.number])
    }

    /// Puts everything that the last act touched back as it was, and forgets the act.
    func undo() throws -> PersonalAct? {
        let last = try Row.fetchOne(
            database,
            sql: """
                SELECT id, kind, summary FROM personal_act WHERE person_id = ?
                ORDER BY id DESC LIMIT 1
                """,
            arguments: [person.id])
        guard let last, let kind = PersonalAct.Kind(rawValue: last[1]) else { return nil }
        let act: Int64 = last[0]
        try database.execute(
            sql: """
                DELETE FROM entry WHERE meeting_id IN
                (SELECT meeting_id FROM touched_meeting WHERE act_id = ?)
                """,
            arguments: [act])
        try database.execute(
            sql: """
                INSERT INTO entry (\(Self.columns))
                SELECT \(Self.columns) FROM former_entry WHERE act_id = ?
                """,
            arguments: [act])
        try database.execute(sql: "DELETE FROM personal_act WHERE id = ?", arguments: [act])
        return PersonalAct(kind, summary: last[2])
    }

    /// Forgets the acts before the last ones.
    func forgetOld() throws {
        try database.execute(
            sql: """
                DELETE FROM personal_act WHERE person_id = ? AND id <=
                (SELECT id FROM personal_act WHERE person_id = ?
                 ORDER BY id DESC LIMIT 1 OFFSET ?)
                """,
            arguments: [person.id, person.id, Self.depth])
    }
}
