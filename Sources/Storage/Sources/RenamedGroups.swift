import Campus

/// Parallel groups to which a source gives other names: whoever chose one stays in it.
///
/// A choice is a name, so that it holds for what a source adds and renews. When all that a source
/// lists of a group is listed under another name now, each under its own number, it is the name that
/// changed. Two groups under one name are not told apart any more, and then none is chosen.
struct RenamedGroups {
    private let transaction: Transaction
    private let source: Source
    /// Of the meetings that are written anew.
    private let former: [MeetingID: Group]

    private struct Group: Hashable {
        var codes: String
        var kind: String?
        var name: String

        var module: String { String(codes.prefix { $0 != " " }) }

        func named(_ name: String) -> Group { Group(codes: codes, kind: kind, name: name) }
    }

    /// To be asked before anything is written; nil when no meeting of a group is written anew.
    init?(_ replacement: Replacement, of source: Source, in transaction: Transaction) throws {
        let known = replacement.written.compactMap(\.id)
        guard replacement.labeller != nil, !known.isEmpty else { return nil }
        former = try Self.groups(
            "meeting_id IN (\(Transaction.listed))", [Transaction.list(known)], in: transaction)
        guard !former.isEmpty else { return nil }
        self.transaction = transaction
        self.source = source
    }

    /// Lets the choices go along; to be asked when all is written.
    func carry(_ replacement: Replacement) throws {
        let now = try Self.groups(
            "meeting_id IN (\(Transaction.listed))", [Transaction.list(former.keys)],
            in: transaction)
        guard now != former else { return }
        let renamed = try renamed(
            added: try added(by: replacement),
            listed: Set(replacement.harvest.components.map(\.uid)))
        guard !renamed.isEmpty else { return }
        for table in ["group_choice", "former_choice"] {
            try carry(renamed, in: table)
        }
    }

    private static func groups(
        _ condition: String, _ arguments: Values, in transaction: Transaction
    ) throws -> [MeetingID: Group] {
        let rows = try transaction.rows(
            """
            SELECT meeting_id, codes, kind, group_name FROM meeting_label
            WHERE group_name IS NOT NULL AND \(condition)
            """, arguments)
        return Dictionary(
            rows.map {
                (
                    $0["meeting_id"],
                    Group(codes: $0["codes"], kind: $0["kind"], name: $0["group_name"])
                )
            }
        ) { first, _ in first }
    }

    /// The meetings that were not listed before.
    private func added(by replacement: Replacement) throws -> Set<MeetingID> {
        let keys = replacement.written.filter { $0.id == nil }
            .map { Int64(bitPattern: UIDKey(of: $0.uid).bits) }
        let found: [MeetingID] = try transaction.column(
            """
            SELECT id FROM meeting WHERE source_id = ? AND uid_key IN (\(Transaction.listed))
            """, [source.id, Transaction.list(keys)])
        return Set(found).subtracting(former.keys)
    }

    /// From each group that is called otherwise now to its name.
    private func renamed(
        added: Set<MeetingID>, listed: Set<UIDKey>
    ) throws -> [Group: String] {
        let groups = try Self.groups("source_id = ?", [source.id], in: transaction)
        let former = groups.filter { !added.contains($0.key) }.merging(former) { $1 }
        var names: [Group: Set<String?>] = [:]
        var staying: [MeetingID: Group] = [:]
        for (meeting, group) in former {
            let now = groups[meeting]
            if now == group {
                staying[meeting] = group
            } else if try now != nil || isThere(meeting) {
                names[group, default: []].insert(
                    now.flatMap { now in
                        now == group.named(now.name) ? now.name : nil
                    })
            }
        }
        // What is over keeps the name under which it was listed.
        let kept = try Set(staying.filter { try isListed($0.key, listed) }.values)
        let single = names.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
        let targets = Dictionary(single.map { ($0.named($1), 1) }, uniquingKeysWith: +)
        return single.filter { group, name in
            let target = group.named(name)
            return !kept.contains(group) && !kept.contains(target) && targets[target] == 1
        }
    }

    /// Whether anything of a meeting is still told: what is removed says nothing of its group.
    private func isThere(_ meeting: MeetingID) throws -> Bool {
        try transaction.value("SELECT EXISTS (SELECT 1 FROM entry WHERE meeting_id = ?)", [meeting])
            ?? false
    }

    private func isListed(_ meeting: MeetingID, _ listed: Set<UIDKey>) throws -> Bool {
        let key = try transaction.number("SELECT uid_key FROM meeting WHERE id = ?", [meeting])
        return key.map { listed.contains(UIDKey(bits: UInt64(bitPattern: $0))) } ?? false
    }

    /// All at once, since two groups may change names with each other.
    private func carry(_ renamed: [Group: String], in table: String) throws {
        let (owner, person) =
            table == "group_choice"
            ? ("person_id", "c.person_id")
            : ("act_id", "(SELECT person_id FROM personal_act WHERE id = c.act_id)")
        var found: [(owner: Int64, group: Group, name: String)] = []
        for (group, name) in renamed {
            let owners = try transaction.column(
                """
                SELECT c.\(owner) FROM \(table) AS c
                WHERE c.module_code = ?1 AND c.meeting_kind = ?2 AND c.group_name = ?3
                AND (?4 OR \(person) = ?5) AND NOT EXISTS (
                    SELECT 1 FROM source JOIN meeting_label AS l ON l.source_id = source.id
                    WHERE source.id <> ?6
                    AND (source.is_campus = 1 OR source.person_id = \(person))
                    AND l.codes = ?7 AND l.kind IS NOT DISTINCT FROM ?8 AND l.group_name = ?3)
                """,
                [
                    group.module, group.kind ?? "", group.name, source.isCampus, source.personID,
                    source.id, group.codes, group.kind,
                ], of: Int64.self)
            found += owners.map { ($0, group, name) }
        }
        for (number, group, name) in found {
            try transaction.execute(
                """
                UPDATE \(table) SET group_name = ?
                WHERE \(owner) = ? AND module_code = ? AND meeting_kind = ?
                """, [name, number, group.module, group.kind ?? ""])
        }
    }
}
