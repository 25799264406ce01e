package import Campus
package import Recurrence

extension Transaction {
    /// A person's own sources, or all there are, the campus's too; in order of the name.
    package func sources(of person: Person?) throws(StorageError) -> [Source] {
        let condition = person == nil ? "" : "WHERE person_id = ? AND is_campus = 0"
        return try sources("\(condition) ORDER BY name, id", person.map { [$0.id] } ?? [])
    }

    /// A source by its number; nil when it is gone.
    package func source(_ id: SourceID) throws(StorageError) -> Source? {
        try sources("WHERE id = ?", [id]).first
    }

    /// Adds a source with what its first import brought, all of it or nothing.
    ///
    /// Its name becomes one not yet taken: the one wished for, else `NAME (2)` and so on.
    package func addSource(
        of person: Person, named name: String, kind: ItemKind, address: SecretAddress,
        every: Int64, isCampus: Bool = false, at now: Instant, holding replacement: Replacement,
        fetch: FetchRecord, state: SourceState
    ) throws(StorageError) -> Source {
        try run {
            let free = try freeName(like: name, for: person)
            let id: SourceID = try value(
                """
                INSERT INTO source
                (person_id, name, kind, address, every, created, is_campus)
                VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id
                """,
                [
                    person.id, free, kind.rawValue, address.revealed, every, now.seconds,
                    isCampus,
                ]
            ).orThrow("the source was not stored")
            let source = Source(
                id: id, personID: person.id, name: free, kind: kind, address: address, every: every,
                created: now, isCampus: isCampus)
            // Nobody has read its own topic yet.
            if isCampus { try raiseCampusRevision() }
            try apply(replacement, by: fetch, leaving: state, to: source)
            return source
        }
    }

    /// Moves a source to another address: the feed said that it moved for good.
    package func setAddress(
        _ address: SecretAddress, of source: Source
    ) throws(StorageError) {
        try run {
            try execute(
                "UPDATE source SET address = ? WHERE id = ?", [address.revealed, source.id])
        }
    }

    /// Changes what a person chose for a source: name, interval, limits and alarms.
    ///
    /// - Returns: whether the name was free; nothing is changed when it was not.
    package func configure(
        _ source: Source, at now: Instant
    ) throws(StorageError) -> Bool {
        try run {
            let isTaken = try number(
                """
                SELECT EXISTS
                (SELECT 1 FROM source WHERE person_id = ?1 AND name = ?2 AND id <> ?3
                 UNION ALL
                 SELECT 1 FROM source WHERE is_campus = 1 AND name = ?2 AND id <> ?3)
                """, [source.personID, source.name, source.id])
            guard isTaken == 0 else { return false }
            try execute(
                """
                UPDATE source SET name = ?, every = ?, removal_share = ?, removal_minimum = ?,
                    rings_alarms = ?
                WHERE id = ?
                """,
                [
                    source.name, source.every, source.limits.share, source.limits.minimum,
                    source.ringsAlarms, source.id,
                ])
            try PlanMarks(self, at: now).mark(readersOf: source)
            return true
        }
    }

    /// Removes a source with all its meetings.
    package func removeSource(_ source: Source, at now: Instant) throws(StorageError) {
        try run {
            try PlanMarks(self, at: now).mark(readersOf: source)
            try execute("DELETE FROM source WHERE id = ?", [source.id])
            try alignEnrolments(of: source.personID, adding: false)
        }
    }

    /// How many meetings a source holds now.
    package func meetingCount(of source: Source) throws(StorageError) -> Int {
        let count = try number(
            "SELECT COUNT(DISTINCT meeting_id) FROM entry WHERE source_id = ?", [source.id])
        return Int(count ?? 0)
    }

    func freeName(
        like name: String, for person: Person
    ) throws(StorageError) -> String {
        let taken = Set(
            try column(
                """
                SELECT name FROM source WHERE person_id = ?
                UNION ALL SELECT name FROM source WHERE is_campus = 1
                """, [person.id], of: String.self))
        var candidate = name
        var number = 2
        while taken.contains(candidate) {
            candidate = "\(name) (\(number))"
            number += 1
        }
        return candidate
    }
}

extension Source {
    static let columns = """
        id, person_id, name, kind, address, every, created, removal_share, removal_minimum,
        is_campus, rings_alarms
        """

    init?(row: Row) {
        guard let kind = ItemKind(rawValue: row["kind"]) else { return nil }
        self.init(
            id: row["id"], personID: row["person_id"], name: row["name"], kind: kind,
            address: SecretAddress(row["address"]), every: row["every"],
            created: Instant(seconds: row["created"]),
            limits: RemovalLimits(share: row["removal_share"], minimum: row["removal_minimum"]),
            isCampus: row["is_campus"],
            ringsAlarms: row["rings_alarms"])
        if isPersonal { name = Self.personalName }
    }
}
