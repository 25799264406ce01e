import Campus

/// Lets what people keep on a whole series hold for the series that its occurrences went to: what
/// they set with `item --series`, and that nothing of it rings.
struct SeriesCopier {
    private let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }

    /// - Parameter ids: of the meetings that were written.
    func copy(
        _ transferred: TransferredOccurrences, _ ids: [MeetingName: MeetingID]
    ) throws {
        var targets: [MeetingID: Set<MeetingID>] = [:]
        for (name, origins) in transferred.origins {
            guard let target = ids[MeetingName(name)] else { continue }
            for table in Table.all { try copy(origins.subtracting([target]), to: target, table) }
            for origin in origins { targets[origin, default: []].insert(target) }
        }
        // What every part has is not kept besides, where it would wait for a series that may come
        // back another one: it comes back as it came.
        for (origin, parts) in targets
        where transferred.gone.contains(origin) && !parts.contains(origin) {
            for table in Table.all { try drop(origin, parts, table) }
        }
    }

    private struct Table {
        var name: String
        var columns: String
        var condition: String
        /// Whether two rows, `one` and `other`, say the same.
        var sameness: String

        static let all = [
            Table(
                name: "item_view", columns: "hidden, name, note, colour, leads",
                condition: "original IS NULL",
                sameness: """
                    one.hidden IS NOT DISTINCT FROM other.hidden AND one.name IS NOT DISTINCT FROM other.name
                    AND one.note IS NOT DISTINCT FROM other.note AND one.colour IS NOT DISTINCT FROM other.colour
                    AND one.leads IS NOT DISTINCT FROM other.leads
                    """),
            Table(
                name: "dismissed_series", columns: "since", condition: "meeting_id IS NOT NULL",
                sameness: "TRUE"),
        ]
    }

    /// For everybody to whom all of the origins are the same and who has nothing there.
    private func copy(_ origins: Set<MeetingID>, to target: MeetingID, _ table: Table) throws {
        guard let first = origins.min() else { return }
        try transaction.execute(
            """
            INSERT INTO \(table.name) (person_id, meeting_id, \(table.columns))
            SELECT person_id, ?1, \(table.columns)
            FROM \(table.name) AS one WHERE meeting_id = ?2 AND one.\(table.condition)
            AND NOT EXISTS (
                SELECT 1 FROM \(table.name) AS other WHERE other.meeting_id = ?1
                AND other.person_id = one.person_id AND other.\(table.condition))
            AND ?3 = (
                SELECT COUNT(*) FROM \(table.name) AS other
                WHERE other.meeting_id IN (\(origins.numbers)) AND other.\(table.condition)
                AND other.person_id = one.person_id AND \(table.sameness))
            """, [target, first, origins.count])
    }

    /// For everybody to whom all of the parts are the same as it was.
    private func drop(_ origin: MeetingID, _ parts: Set<MeetingID>, _ table: Table) throws {
        try transaction.execute(
            """
            DELETE FROM \(table.name) AS one WHERE meeting_id = ?1 AND one.\(table.condition)
            AND ?2 = (
                SELECT COUNT(*) FROM \(table.name) AS other
                WHERE other.meeting_id IN (\(parts.numbers)) AND other.\(table.condition)
                AND other.person_id = one.person_id AND \(table.sameness))
            """, [origin.number, parts.count])
    }
}

extension Set<MeetingID> {
    fileprivate var numbers: String {
        sorted().map { String($0.number) }.joined(separator: ", ")
    }
}
