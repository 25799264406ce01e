package import Campus

extension Transaction {
    /// What a person does not want to hear of.
    package func mutes(of person: Person) throws(StorageError) -> Mutes {
        let rows = try rows(
            """
            SELECT module_code, c.name FROM mute LEFT JOIN community AS c ON c.id = community_id
            WHERE person_id = ?
            """, [person.id])
        return Mutes(
            modules: Set(
                rows.compactMap { ($0["module_code"] as String?).flatMap { ModuleCode($0) } }),
            communities: Set(rows.compactMap { $0["name"] as String? }))
    }

    package func mute(_ module: ModuleCode, for person: Person) throws(StorageError) {
        try execute(
            """
            INSERT INTO mute (person_id, module_code) VALUES (?, ?) ON CONFLICT DO NOTHING
            """, [person.id, module.text])
    }

    package func mute(_ community: Community, for person: Person) throws(StorageError) {
        try execute(
            """
            INSERT INTO mute (person_id, community_id) VALUES (?, ?) ON CONFLICT DO NOTHING
            """, [person.id, community.id])
    }

    package func unmute(_ module: ModuleCode, for person: Person) throws(StorageError) {
        try execute(
            "DELETE FROM mute WHERE person_id = ? AND module_code = ?", [person.id, module.text])
    }

    package func unmute(_ community: Community, for person: Person) throws(StorageError) {
        try execute(
            "DELETE FROM mute WHERE person_id = ? AND community_id = ?",
            [person.id, community.id])
    }
}

extension Transaction {
    /// The longest lead that a person set for an item by itself, in seconds; 0 without any.
    package func longestOwnLead(of person: Person) throws(StorageError) -> Int64 {
        try rows(
            "SELECT leads FROM item_view WHERE person_id = ? AND leads IS NOT NULL", [person.id]
        ).flatMap { ($0["leads"] as String).split(separator: ",").compactMap { Int64($0) } }.max()
            ?? 0
    }

    /// How long before an item's start the first of the alarms rings that ring for a person because their source's do, and
    /// the last, which may be after it; in seconds, with zero among them.
    package func alarmSpan(of person: Person) throws(StorageError) -> ClosedRange<Int64> {
        let leads = try rows(
            """
            SELECT DISTINCT entry.alarms FROM source JOIN entry ON entry.source_id = source.id
            WHERE source.person_id = ? AND source.rings_alarms = 1 AND entry.alarms IS NOT NULL
            """, [person.id]
        ).flatMap { ($0["alarms"] as String).split(separator: ",").compactMap { Int64($0) } }
        return min(0, leads.min() ?? 0)...max(0, leads.max() ?? 0)
    }
}
