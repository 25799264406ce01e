package import Campus
package import Recurrence

/// Who wants to be erased.
extension Transaction {
    package func departure(of person: PersonID) throws(StorageError) -> Departure? {
        try row(
            "SELECT asked, due, keeps_contributions FROM departure WHERE person_id = ?", [person]
        ).map(Departure.init(row:))
    }

    /// - Parameter departure: nil for who stays.
    /// - Returns: whether anything is another now.
    @discardableResult
    package func setDeparture(
        _ departure: Departure?, of person: PersonID
    ) throws(StorageError) -> Bool {
        guard let departure else {
            return try execute("DELETE FROM departure WHERE person_id = ?", [person]) > 0
        }
        try execute(
            """
            INSERT INTO departure (person_id, asked, due, keeps_contributions) VALUES (?, ?, ?, ?)
            ON CONFLICT (person_id) DO UPDATE SET keeps_contributions = excluded.keeps_contributions
            """,
            [
                person, departure.asked.seconds, departure.due.seconds,
                departure.keepsContributions,
            ])
        return true
    }

    /// Who is to be erased by now, the one who asked first at first.
    package func departures(
        dueAt now: Instant
    ) throws(StorageError) -> [(person: Person, departure: Departure)] {
        try rows(
            """
            SELECT \(Person.columns), departure.asked, departure.due,
                departure.keeps_contributions
            FROM departure JOIN person ON person.id = departure.person_id
            WHERE departure.due <= ? ORDER BY departure.due, person.id
            """, [now.seconds]
        ).compactMap { row in Person(row: row, shownTo: viewing).map { ($0, Departure(row: row)) } }
    }
}

extension Departure {
    fileprivate init(row: Row) {
        self.init(
            asked: Instant(seconds: row["asked"]), due: Instant(seconds: row["due"]),
            keepsContributions: row["keeps_contributions"])
    }
}
