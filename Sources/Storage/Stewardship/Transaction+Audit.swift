package import Campus
package import Recurrence

/// What operators and stewards did: rows are added and read, never altered.
extension Transaction {
    /// Writes down what somebody did, with the act itself.
    ///
    /// - Parameters:
    ///   - person: whom it concerns; nil for nobody.
    ///   - subject: of what kind and which, as `comment 12`, or `case 3: comment 12`.
    ///   - detail: what they wrote or chose with it.
    package func audit(
        _ act: AuditedAct, by actor: Person, on person: Person? = nil, _ subject: String? = nil,
        detail: String? = nil, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO audit (at, actor_id, act, person_id, subject, detail)
            VALUES (?, ?, ?, ?, ?, ?)
            """, [now.seconds, actor.id, act.rawValue, person?.id, subject, detail])
    }

    /// Whether somebody did something to a subject since an instant.
    package func isAudited(
        _ act: AuditedAct, by actor: PersonID, _ subject: String, since: Instant
    ) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM audit WHERE actor_id = ? AND at > ? AND act = ? AND subject = ? LIMIT 1
            """, [actor, since.seconds, act.rawValue, subject]) != nil
    }

    /// Whether somebody did something that concerns another since an instant.
    package func isAudited(
        _ act: AuditedAct, by actor: PersonID, on person: PersonID, since: Instant
    ) throws(StorageError) -> Bool {
        try number(
            """
            SELECT 1 FROM audit WHERE actor_id = ? AND at > ? AND act = ? AND person_id = ? LIMIT 1
            """, [actor, since.seconds, act.rawValue, person]) != nil
    }

    /// The latest first.
    ///
    /// - Parameters:
    ///   - person: only what concerns them, or what they did; nil for all.
    ///   - before: only what is older than that line; nil for the newest.
    package func auditEntries(
        of person: PersonID?, before: AuditID?, atMost limit: Int
    ) throws(StorageError) -> [AuditEntry] {
        // A server wants to know of each parameter what it is, so none stands there for nothing.
        var (conditions, values): ([String], Values) = (["NOT \(AuditEntry.isOwnAct)"], [])
        if let person {
            conditions.append("(audit.person_id = ? OR audit.actor_id = ?)")
            values.list += [person.stored, person.stored]
        }
        if let before {
            conditions.append("audit.id < ?")
            values.list.append(before.stored)
        }
        values.list.append(limit.stored)
        let condition = "WHERE " + conditions.joined(separator: " AND ")
        return try rows(
            """
            SELECT \(AuditEntry.columns) \(AuditEntry.tables) \(condition)
            ORDER BY audit.id DESC LIMIT ?
            """, values
        ).compactMap { AuditEntry(row: $0) }
    }

    /// Whether anybody ever did so.
    package func isOnRecord(_ act: AuditedAct) throws(StorageError) -> Bool {
        try number("SELECT 1 FROM audit WHERE act = ? LIMIT 1", [act.rawValue]) != nil
    }

    /// What others did that concerns somebody, and what was done about the ways into their account, the latest first.
    package func auditEntries(
        concerning person: PersonID, atMost limit: Int
    ) throws(StorageError) -> [AuditEntry] {
        try rows(
            """
            SELECT \(AuditEntry.columns) \(AuditEntry.tables)
            WHERE audit.person_id = ?1
            AND (audit.actor_id IS DISTINCT FROM ?1 OR \(AuditEntry.isOwnAct))
            ORDER BY audit.id DESC LIMIT ?2
            """, [person, limit]
        ).compactMap { AuditEntry(row: $0) }
    }
}

extension AuditEntry {
    fileprivate static let columns = """
        audit.id, audit.at, actor.handle AS actor, audit.act, person.handle AS person, audit.subject,
        audit.detail
        """

    /// Whether it is somebody's about their own account.
    fileprivate static let isOwnAct = {
        let words = AuditedAct.own.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
        return "audit.act IN (\(words))"
    }()

    fileprivate static let tables = """
        FROM audit LEFT JOIN person AS actor ON actor.id = audit.actor_id
        LEFT JOIN person ON person.id = audit.person_id
        """

    /// Nil for an act that an older program does not know.
    fileprivate init?(row: Row) {
        guard let act = AuditedAct(rawValue: row["act"]) else { return nil }
        self.init(
            id: row["id"], at: Instant(seconds: row["at"]),
            actor: (row["actor"] as String?).flatMap { Handle($0) }, act: act,
            person: (row["person"] as String?).flatMap { Handle($0) }, subject: row["subject"],
            detail: row["detail"])
    }
}
