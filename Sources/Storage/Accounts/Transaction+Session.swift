package import Campus
package import Foundation
package import Recurrence

extension Transaction {
    /// Begins a session.
    ///
    /// - Parameters:
    ///   - digest: of its token, which is kept nowhere.
    ///   - proven: when they proved who they are; nil for just now.
    package func beginSession(
        of person: PersonID, digest: Data, device: String, proven: Instant? = nil,
        at now: Instant
    ) throws(StorageError) -> Session {
        let id: SessionID = try value(
            """
            INSERT INTO session (person_id, digest, device, made, used, proven)
            VALUES (?1, ?2, ?3, ?4, ?4, ?5) RETURNING id
            """, [person, digest, device, now.seconds, (proven ?? now).seconds]
        ).orThrow("the session was not stored")
        return Session(
            id: id, person: person, device: device, made: now, used: now, proven: proven ?? now)
    }

    /// The session of a token; nil when there is none, or it was unused for too long.
    package func session(digest: Data, at now: Instant) throws(StorageError) -> Session? {
        try row(
            "SELECT \(Session.columns) FROM session WHERE digest = ? AND used > ?",
            [digest, now.seconds - Session.lifetime]
        ).map { Session(row: $0) }
    }

    /// A session by its number.
    package func session(_ id: SessionID) throws(StorageError) -> Session? {
        try row("SELECT \(Session.columns) FROM session WHERE id = ?", [id])
            .map { Session(row: $0) }
    }

    /// Somebody's sessions that live, the one used last first.
    package func sessions(of person: PersonID, at now: Instant) throws(StorageError) -> [Session] {
        try rows(
            """
            SELECT \(Session.columns) FROM session WHERE person_id = ? AND used > ?
            ORDER BY used DESC, id DESC
            """, [person, now.seconds - Session.lifetime]
        ).map { Session(row: $0) }
    }

    /// Those of some sessions that are there, of somebody who is not suspended.
    package func usable(of sessions: Set<SessionID>) throws(StorageError) -> Set<SessionID> {
        let rows = try rows(
            """
            SELECT session.id AS id FROM session JOIN person ON person.id = session.person_id
            WHERE session.id IN (\(Self.listed)) AND person.suspended IS NULL
            """, [Self.list(sessions)])
        return Set(rows.map { $0["id"] })
    }

    package func touch(_ session: SessionID, at now: Instant) throws(StorageError) {
        try execute(
            "UPDATE session SET used = ?1 WHERE id = ?2 AND used < ?1", [now.seconds, session])
    }

    /// Writes down that whoever has the session has just proved who they are.
    package func freshen(_ session: SessionID, at now: Instant) throws(StorageError) {
        try execute("UPDATE session SET proven = ? WHERE id = ?", [now.seconds, session])
    }

    /// Ends a session, and what is pushed to its browser.
    ///
    /// - Returns: whether there was one.
    package func endSession(_ id: SessionID, of person: PersonID) throws(StorageError) -> Bool {
        let isEnded = try execute(
            "DELETE FROM session WHERE id = ? AND person_id = ?", [id, person])
        if isEnded > 0 { try forgetPushesOfNoSession(of: person) }
        return isEnded > 0
    }

    /// Ends all of somebody's sessions.
    ///
    /// - Parameter kept: the one that stays; nil for none.
    /// - Returns: how many there were.
    package func endSessions(
        of person: PersonID, but kept: SessionID?
    ) throws(StorageError) -> Int {
        try forgetPushesOfNoSession(of: person)
        return try execute(
            "DELETE FROM session WHERE person_id = ? AND id IS DISTINCT FROM ?", [person, kept])
    }

    /// Forgets subscriptions of which nobody knows the session: it may be the one that ends.
    private func forgetPushesOfNoSession(of person: PersonID) throws(StorageError) {
        try execute(
            "DELETE FROM push_subscription WHERE person_id = ? AND session_id IS NULL", [person])
    }

    /// Forgets sessions that nobody can use any more.
    package func forgetSessions(at now: Instant) throws(StorageError) {
        try execute("DELETE FROM session WHERE used <= ?", [now.seconds - Session.lifetime])
    }
}

extension Session {
    static let columns = "id, person_id, device, made, used, proven"

    init(row: Row) {
        self.init(
            id: row["id"], person: row["person_id"], device: row["device"],
            made: Instant(seconds: row["made"]), used: Instant(seconds: row["used"]),
            proven: Instant(seconds: row["proven"]))
    }
}
