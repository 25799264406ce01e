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
    private var found: [ModuleKey: ModuleID] = [:]
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

    /// - Parameters:
    ///   - labels: of the meetings, in their order.
    ///   - afresh: no meeting has a label yet.
    func write(
        _ labels: [MeetingLabel], of meetings: [Meeting], as ids: [MeetingID], afresh: Bool
    ) throws {
        let years = zip(labels, meetings).map { label, meeting in
            label.isEmpty ? nil : labeller.year(of: meeting)?.first
        }
        let modules = try numbers(
            of: zip(labels, years).map { label, year in
                year.map { year in label.codes.map { ModuleKey(code: $0, year: year) } } ?? []
            })
        try campus?.write(
            zip(zip(ids, meetings), modules).map { ($0.0, $0.1, $1) }, afresh: afresh)
        var wanted = Array(labels.indices)
        if !afresh {
            let known = try written(on: ids)
            // Nearly every edit leaves the module as it is.
            wanted = wanted.filter { place in
                known[ids[place]] != years[place].map { WrittenLabel(labels[place], $0) }
            }
            try clear(wanted.map { ids[$0] }, known)
        }
        for place in wanted {
            guard let year = years[place] else { continue }
            try write(labels[place], year, on: ids[place], modules[place])
        }
    }

    private func write(
        _ label: MeetingLabel, _ year: Int, on id: MeetingID, _ modules: [ModuleID]
    ) throws {
        hasChanged = true
        labelling.bind(id)
        labelling.bind(source.id)
        labelling.bind(label.codes.joined)
        labelling.bind(Int64(year))
        labelling.bind(label.doubtful.joined)
        labelling.bind(label.kind?.rawValue)
        labelling.bind(label.group)
        try labelling.run()
        for module in modules {
            linking.bind(source.id)
            linking.bind(module)
            linking.bind(id)
            try linking.run()
        }
    }

    /// Forgets the meetings that are gone, and brings the owner's enrolments into line.
    ///
    /// - Parameter isFirst: every meeting of the source has been written by these rules.
    func finish(gone: [MeetingID], isFirst: Bool) throws {
        if !gone.isEmpty { try clear(gone, written(on: gone)) }
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

    // MARK: - What is written already

    private func written(on ids: [MeetingID]) throws -> [MeetingID: WrittenLabel] {
        guard !ids.isEmpty else { return [:] }
        let rows = try transaction.rows(
            """
            SELECT meeting_id, codes, year, doubtful, kind, group_name FROM meeting_label
            WHERE meeting_id IN (\(Transaction.listed))
            """, [Transaction.list(ids)])
        return Dictionary(rows.map { ($0["meeting_id"], WrittenLabel(row: $0)) }) { first, _ in
            first
        }
    }

    private func clear(
        _ ids: [MeetingID], _ known: [MeetingID: WrittenLabel]
    ) throws {
        let labelled = ids.filter { known[$0] != nil }
        guard !labelled.isEmpty else { return }
        hasChanged = true
        let modules = try numbers(
            of: labelled.map { id in
                known[id].map { label in
                    [ModuleCode](joined: label.codes).map { ModuleKey(code: $0, year: label.year) }
                } ?? []
            })
        let links = zip(labelled, modules).flatMap { id, modules in
            modules.map { [$0, id] as Values }
        }
        try transaction.execute(Self.unlinking, [source.id, CellList(links).text])
        try transaction.execute(
            "DELETE FROM meeting_label WHERE meeting_id IN (\(Transaction.listed))",
            [Transaction.list(labelled)])
    }

    /// Of the source ?, what is listed as pairs of module and meeting.
    static let unlinking = """
        DELETE FROM meeting_module WHERE source_id = ?
            AND (module_id, meeting_id) IN (SELECT person, subject FROM ({pairs}) AS link)
        """

    // MARK: - Numbers of modules

    static let findingModules = """
        SELECT module.id, wanted.code, wanted.year
        FROM (SELECT value ->> 0 AS code, CAST(value ->> 1 AS BIGINT) AS year
            FROM ({cells}) AS cells) AS wanted
        {order} JOIN module ON module.code = wanted.code AND module.year = wanted.year
        """
    static let addingModules = """
        INSERT INTO module (code, year)
        SELECT value ->> 0, CAST(value ->> 1 AS BIGINT) FROM ({cells}) AS cells
        RETURNING id, code, year
        """

    /// The modules' numbers; added to the catalogue, bare, are those that nobody has yet.
    private func numbers(of keys: [[ModuleKey]]) throws -> [[ModuleID]] {
        var met: Set<ModuleKey> = []
        let new = keys.joined().filter { found[$0] == nil && met.insert($0).inserted }
        try note(Self.findingModules, new)
        let unknown = new.filter { found[$0] == nil }
        try note(Self.addingModules, unknown)
        // The catalogue is longer for everybody by what the campus tells.
        if source.isCampus, !unknown.isEmpty { try transaction.raiseCampusRevision() }
        return keys.map { $0.compactMap { found[$0] } }
    }

    private func note(_ sql: String, _ keys: [ModuleKey]) throws {
        guard !keys.isEmpty else { return }
        let cells = CellList(keys.map { [$0.code.text, $0.year] })
        for row in try transaction.rows(sql, [cells.text]) {
            guard let code = ModuleCode(row["code"] as String) else { continue }
            found[ModuleKey(code: code, year: row["year"])] = row["id"]
        }
    }
}

/// What is written of a meeting.
private struct WrittenLabel: Equatable {
    var codes: String
    var year: Int
    var doubtful: String
    var kind: String?
    var group: String?

    init(_ label: MeetingLabel, _ year: Int) {
        (codes, doubtful) = (label.codes.joined, label.doubtful.joined)
        (self.year, kind, group) = (year, label.kind?.rawValue, label.group)
    }

    init(row: Row) {
        (codes, year, doubtful) = (row["codes"], row["year"], row["doubtful"])
        (kind, group) = (row["kind"], row["group_name"])
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
