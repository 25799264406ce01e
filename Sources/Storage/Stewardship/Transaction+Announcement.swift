package import Campus
package import Recurrence

extension Transaction {
    /// Adds a notice; its number is the answer.
    package func announce(
        _ text: String, until lastDay: CivilDate, by actor: Person, at now: Instant
    ) throws(StorageError) -> AnnouncementID {
        try value(
            """
            INSERT INTO announcement (text, by_id, at, last_day) VALUES (?, ?, ?, ?) RETURNING id
            """, [text, actor.id, now.seconds, lastDay.dayNumber]
        ).orThrow("the announcement was not stored")
    }

    /// Those that stand on a day, the newest first; none of somebody who is suspended.
    package func announcements(on day: CivilDate) throws(StorageError) -> [Announcement] {
        try announcements(
            "WHERE last_day >= ? AND ended IS NULL AND person.suspended IS NULL", [day.dayNumber])
    }

    /// All on record, the newest first.
    package func announcements(atMost limit: Int) throws(StorageError) -> [Announcement] {
        try announcements("", [], "LIMIT \(limit)")
    }

    package func announcement(_ id: AnnouncementID) throws(StorageError) -> Announcement? {
        try announcements("WHERE announcement.id = ?", [id]).first
    }

    /// Takes a notice down.
    package func end(_ announcement: Announcement, at now: Instant) throws(StorageError) {
        try execute(
            "UPDATE announcement SET ended = ? WHERE id = ?", [now.seconds, announcement.id])
    }

    private func announcements(
        _ condition: String, _ values: Values, _ limit: String = ""
    ) throws(StorageError) -> [Announcement] {
        try rows(
            """
            SELECT announcement.id, text, at, last_day, ended, \(Person.part) FROM announcement
            LEFT JOIN person ON person.id = by_id \(condition)
            ORDER BY announcement.id DESC \(limit)
            """, values
        ).map { Announcement(row: $0, shownTo: viewing) }
    }
}

extension Announcement {
    fileprivate init(row: Row, shownTo viewing: Viewing) {
        let author = row.part("person")
        self.init(
            id: row["id"], text: row["text"],
            author: author.isEmpty("id") ? nil : Person(row: author, shownTo: viewing),
            at: Instant(seconds: row["at"]), lastDay: CivilDate(dayNumber: row["last_day"]),
            ended: (row["ended"] as Int64?).map { Instant(seconds: $0) })
    }
}
