package import Campus
package import Foundation
package import Recurrence

/// Secret addresses that serve calendars.
extension Transaction {
    /// Adds a feed.
    ///
    /// - Parameter digest: of its token, which is kept nowhere.
    package func addFeed(
        of person: PersonID, name: String, profile: ExportProfile, kinds: Set<ItemKind>,
        digest: Data, at now: Instant
    ) throws(StorageError) -> CalendarFeed {
        let id: RowID<CalendarFeed> = try value(
            """
            INSERT INTO feed (person_id, digest, name, profile, kinds, made)
            VALUES (?, ?, ?, ?, ?, ?) RETURNING id
            """,
            [
                person, digest, name, profile.rawValue,
                kinds.ordered.map(\.rawValue).joined(separator: ","), now.seconds,
            ]
        ).orThrow("the feed was not stored")
        return CalendarFeed(
            id: id, name: name, profile: profile, kinds: kinds, made: now, used: nil)
    }

    /// Somebody's feeds, the newest first.
    package func feeds(of person: PersonID) throws(StorageError) -> [CalendarFeed] {
        try rows(
            "SELECT \(CalendarFeed.columns) FROM feed WHERE person_id = ? ORDER BY id DESC",
            [person]
        ).map { CalendarFeed(row: $0) }
    }

    /// The feed of a token, and whose it is; nil when there is none.
    package func feed(digest: Data) throws(StorageError) -> (feed: CalendarFeed, of: PersonID)? {
        try row("SELECT \(CalendarFeed.columns), person_id FROM feed WHERE digest = ?", [digest])
            .map { (CalendarFeed(row: $0), $0["person_id"]) }
    }

    /// Whether a token opened a feed once.
    package func wasFeed(digest: Data) throws(StorageError) -> Bool {
        try number("SELECT 1 FROM revoked_feed WHERE digest = ?", [digest]) != nil
    }

    /// Revokes a feed, of which the digest alone stays.
    ///
    /// - Returns: whether there was one.
    package func revokeFeed(
        _ id: RowID<CalendarFeed>, of person: PersonID, at now: Instant
    ) throws(StorageError) -> Bool {
        try keepDigests("id = ?2 AND person_id = ?3", [now.seconds, id, person])
        return try execute("DELETE FROM feed WHERE id = ? AND person_id = ?", [id, person]) > 0
    }

    /// The digests of somebody who is erased: programs that ask on are told that it is over.
    func revokeFeeds(of person: PersonID, at now: Instant) throws(StorageError) {
        try keepDigests("person_id = ?2", [now.seconds, person])
    }

    private func keepDigests(_ which: String, _ arguments: Values) throws(StorageError) {
        try execute(
            "INSERT INTO revoked_feed (digest, at) SELECT digest, ?1 FROM feed WHERE \(which)",
            arguments)
    }

    package func touchFeed(_ id: RowID<CalendarFeed>, at now: Instant) throws(StorageError) {
        try execute(
            "UPDATE feed SET used = ?1 WHERE id = ?2 AND (used IS NULL OR used < ?1)",
            [now.seconds, id])
    }
}

extension CalendarFeed {
    fileprivate static let columns = "id, name, profile, kinds, made, used"

    /// What is not known in this version is read as what suits every program.
    fileprivate init(row: Row) {
        let (profile, kinds): (String, String) = (row["profile"], row["kinds"])
        self.init(
            id: row["id"], name: row["name"],
            profile: ExportProfile(rawValue: profile) ?? .plain,
            kinds: Set(kinds.split(separator: ",").compactMap { ItemKind(rawValue: "\($0)") }),
            made: Instant(seconds: row["made"]),
            used: (row["used"] as Int64?).map { Instant(seconds: $0) })
    }
}
