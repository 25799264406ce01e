import Campus
import GRDB
import Recurrence

/// Writes what meetings of one source are, and enrols its owner in their modules.
final class LabelWriter {
    private let labeller: MeetingLabeller
    private let source: Source
    private let database: Database
    private var known: [String: Int64] = [:]

    /// Nil when nothing is to be labelled.
    init?(_ labeller: MeetingLabeller?, of source: Source, in database: Database) {
        guard let labeller else { return nil }
        self.labeller = labeller
        self.source = source
        self.database = database
    }

    /// - Parameter afresh: the meeting has no label yet.
    func write(_ meeting: Meeting, as id: MeetingID, afresh: Bool) throws {
        if !afresh { try clear(id) }
        let label = labeller.label(of: meeting)
        guard !label.isEmpty, let year = labeller.year(of: meeting) else { return }
        try database.cachedStatement(
            sql: """
                INSERT INTO meeting_label (meeting_id, source_id, codes, doubtful, kind)
                VALUES (?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            id.number, source.id, label.codes.joined, label.doubtful.joined, label.kind?.rawValue,
        ])
        let linking = try database.cachedStatement(
            sql: "INSERT INTO meeting_module (module_id, source_id, meeting_id) VALUES (?, ?, ?)")
        for code in label.codes {
            try linking.execute(arguments: [try module(code, year), source.id, id.number])
        }
    }

    /// Forgets the meetings that are gone, and brings the owner's enrolments into line.
    ///
    /// - Parameter isFirst: every meeting of the source has been written by these rules.
    func finish(gone: [MeetingID], isFirst: Bool, at now: Instant) throws {
        for id in gone { try clear(id) }
        try database.execute(
            sql: """
                INSERT INTO enrolment (person_id, module_id, by_hand, by_feed, since)
                SELECT DISTINCT ?1, module_id, 0, 1, ?2 FROM source
                JOIN meeting_module ON meeting_module.source_id = source.id
                WHERE source.person_id = ?1
                ON CONFLICT (person_id, module_id) DO UPDATE SET by_feed = 1 WHERE by_feed = 0
                """,
            arguments: [source.personID, now.seconds])
        try Self.endEnrolments(of: source.personID, in: database)
        guard isFirst else { return }
        try database.execute(
            sql: """
                INSERT INTO source_labelling (source_id, fingerprint) VALUES (?, ?)
                ON CONFLICT (source_id) DO UPDATE SET fingerprint = excluded.fingerprint
                """,
            arguments: [source.id, labeller.fingerprint])
    }

    /// Ends what a person's feeds made and no meeting of theirs bears out any more, unless the
    /// person enrolled by hand too.
    static func endEnrolments(of person: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE enrolment SET by_feed = 0
                WHERE person_id = ?1 AND by_feed = 1 AND NOT EXISTS (
                    SELECT 1 FROM source JOIN meeting_module
                    ON meeting_module.source_id = source.id
                    AND meeting_module.module_id = enrolment.module_id
                    WHERE source.person_id = ?1)
                """,
            arguments: [person])
        try database.execute(
            sql: "DELETE FROM enrolment WHERE person_id = ? AND by_hand = 0 AND by_feed = 0",
            arguments: [person])
    }

    private func clear(_ id: MeetingID) throws {
        try database.cachedStatement(sql: "DELETE FROM meeting_label WHERE meeting_id = ?")
            .execute(arguments: [id.number])
        try database.cachedStatement(sql: "DELETE FROM meeting_module WHERE meeting_id = ?")
            .execute(arguments: [id.number])
    }

    /// The module's number; added to the catalogue, bare, when nobody has it yet.
    private func module(_ code: ModuleCode, _ year: AcademicYear) throws -> Int64 {
        let key = "\(code) \(year)"
        if let id = known[key] { return id }
        try database.execute(
            sql: """
                INSERT INTO module (code, year) VALUES (?, ?)
                ON CONFLICT (code, year) DO NOTHING
                """,
            arguments: [code.text, year.first])
        let id = try Int64.fetchOne(
            database, sql: "SELECT id FROM module WHERE code = ? AND year = ?",
            arguments: [code.text, year.first]
        ).orThrow("the module was not stored")
        known[key] = id
        return id
    }
}

extension [ModuleCode] {
    fileprivate var joined: String { map(\.text).joined(separator: " ") }

    init(joined text: String) { self = text.split(separator: " ").compactMap { ModuleCode($0) } }
}

extension MeetingLabel {
    /// Reads `codes` and `kind` from a row, from the given index on; nil when there is no label.
    init?(row: Row, at index: Int) {
        guard let codes = row[index] as String? else { return nil }
        self.init(
            codes: [ModuleCode](joined: codes),
            kind: (row[index + 1] as String?).flatMap(MeetingKind.init(rawValue:)))
    }
}
