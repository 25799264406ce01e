import Campus
import Locks

/// Writes what meetings of one source are, and enrols its owner in their modules; of a campus source,
/// whom they reach.
///
/// Binds values one by one, as `EntryWriter` does and for the same reason.
final class LabelWriter {
    private let source: Source
    private let transaction: Transaction
    private let labeller: MeetingLabeller
    private var known: [ModuleKey: ModuleID] = [:]
    /// Nil for a person's own source.
    let campus: CampusWriter?
    /// Whether any meeting is of other modules than before.
    private var hasChanged = false
    private let labelling: any Bulk
    private let linking: any Bulk

    private struct ModuleKey: Hashable {
        var code: ModuleCode
        var year: Int
    }

    /// Nil when nothing is to be labelled.
    init?(_ labeller: MeetingLabeller?, of source: Source, in transaction: Transaction) throws {
        guard let labeller else { return nil }
        self.labeller = labeller
        self.source = source
        self.transaction = transaction
        campus = CampusWriter(source, in: transaction)
        labelling =
            try transaction.bulk(
                """
                INSERT INTO meeting_label (meeting_id, source_id, codes, year, doubtful, kind,
                    group_name)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """)
        linking =
            try transaction.bulk(
                "INSERT INTO meeting_module (source_id, module_id, meeting_id) VALUES (?, ?, ?)")
    }

    /// The labels of meetings, in their order: those of many are read beside what is written
    /// meanwhile.
    func labels(of meetings: [Meeting]) -> Ahead<[MeetingLabel]> {
        Ahead(isLong: meetings.count > Self.many) { [labeller] in
            var reading = LabelReading(labeller)
            return meetings.map { reading.label(of: $0) }
        }
    }

    private static let many = 500

    /// - Parameter afresh: the meeting has no label yet.
    func write(
        _ label: MeetingLabel, of meeting: Meeting, as id: MeetingID, afresh: Bool
    ) throws {
        let year = label.isEmpty ? nil : labeller.year(of: meeting)?.first
        if let campus {
            let modules = try year.map { year in try label.codes.map { try module($0, year) } }
            try campus.write(meeting, as: id, of: modules ?? [], afresh: afresh)
        }
        if !afresh {
            // Nearly every edit leaves the module as it is.
            if try isWritten(label, year, on: id) { return }
            try clear(id)
        }
        guard let year else { return }
        hasChanged = true
        labelling.bind(id)
        labelling.bind(source.id)
        labelling.bind(label.codes.joined)
        labelling.bind(Int64(year))
        labelling.bind(label.doubtful.joined)
        labelling.bind(label.kind?.rawValue)
        labelling.bind(label.group)
        try labelling.run()
        for code in label.codes {
            linking.bind(source.id)
            linking.bind(try module(code, year))
            linking.bind(id)
            try linking.run()
        }
    }

    /// Forgets the meetings that are gone, and brings the owner's enrolments into line.
    ///
    /// - Parameter isFirst: every meeting of the source has been written by these rules.
    func finish(gone: [MeetingID], isFirst: Bool) throws {
        for id in gone { try clear(id) }
        if let campus {
            try campus.finish(gone: gone)
        } else if hasChanged || isFirst {
            try transaction.alignEnrolments(of: source.personID, adding: true)
        }
        guard isFirst else { return }
        try transaction.execute(
            """
            INSERT INTO source_labelling (source_id, fingerprint) VALUES (?, ?)
            ON CONFLICT (source_id) DO UPDATE SET fingerprint = excluded.fingerprint
            """, [source.id, labeller.fingerprint])
    }

    private func isWritten(
        _ label: MeetingLabel, _ year: Int?, on id: MeetingID
    ) throws -> Bool {
        let row = try transaction.row(
            """
            SELECT codes, year, doubtful, kind, group_name FROM meeting_label
            WHERE meeting_id = ?
            """, [id])
        guard let row, let year else { return row == nil && year == nil }
        return row["codes"] == label.codes.joined && row["year"] == year
            && row["doubtful"] == label.doubtful.joined
            && row["kind"] == label.kind?.rawValue && row["group_name"] == label.group
    }

    private func clear(_ id: MeetingID) throws {
        let before = try transaction.row(
            "SELECT codes, year FROM meeting_label WHERE meeting_id = ?", [id])
        guard let before else { return }
        hasChanged = true
        let unlinking = """
            DELETE FROM meeting_module WHERE source_id = ? AND module_id = ? AND meeting_id = ?
            """
        for code in [ModuleCode](joined: before["codes"]) {
            try transaction.execute(
                unlinking, [source.id, try module(code, before["year"]), id])
        }
        try transaction.execute("DELETE FROM meeting_label WHERE meeting_id = ?", [id])
    }

    /// The module's number; added to the catalogue, bare, when nobody has it yet.
    private func module(_ code: ModuleCode, _ year: Int) throws -> ModuleID {
        let key = ModuleKey(code: code, year: year)
        if let id = known[key] { return id }
        let finding = "SELECT id FROM module WHERE code = ? AND year = ?"
        let id: ModuleID
        if let found: ModuleID = try transaction.value(finding, [code.text, year]) {
            id = found
        } else {
            id = try transaction.value(
                "INSERT INTO module (code, year) VALUES (?, ?) RETURNING id", [code.text, year]
            ).orThrow("the module was not stored")
        }
        known[key] = id
        return id
    }
}

extension [ModuleCode] {
    fileprivate var joined: String { map(\.text).joined(separator: " ") }

    init(joined text: String) { self = text.split(separator: " ").compactMap { ModuleCode($0) } }
}

extension MeetingLabel {
    /// Of the columns `codes`, `label_kind` and `group_name`; nil when there is no label.
    init?(row: Row) {
        guard let codes = row["codes"] as String? else { return nil }
        self.init(
            codes: [ModuleCode](joined: codes),
            kind: (row["label_kind"] as String?).flatMap(MeetingKind.init(rawValue:)),
            group: row["group_name"])
    }
}
