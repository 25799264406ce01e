package import Campus
package import Recurrence

extension Transaction {
    /// What a person drank in a stretch of time, in order.
    package func drinks(
        of person: Person, in window: Range<Instant>
    ) throws(StorageError) -> [Drink] {
        try rows(
            """
            SELECT \(DrinkRecord.columns) FROM drink
            WHERE person_id = ? AND at >= ? AND at < ? AND deleted IS NULL ORDER BY at, uuid
            """, [person.id, window.lowerBound.seconds, window.upperBound.seconds]
        ).compactMap { DrinkRecord(row: $0)?.drink }
    }

    /// Whether a person drank anything before an instant.
    package func hasDrinks(of person: Person, before instant: Instant) throws(StorageError) -> Bool
    {
        try number(
            "SELECT 1 FROM drink WHERE person_id = ? AND at < ? AND deleted IS NULL LIMIT 1",
            [person.id, instant.seconds]) != nil
    }

    /// All that is known of a person's drinks, those taken back included.
    package func drinkRecords(of person: Person) throws(StorageError) -> [DrinkRecord] {
        try rows(
            "SELECT \(DrinkRecord.columns) FROM drink WHERE person_id = ? ORDER BY at, uuid",
            [person.id]
        ).compactMap { DrinkRecord(row: $0) }
    }

    package func drinkRecord(
        _ id: DrinkID, of person: Person
    ) throws(StorageError) -> DrinkRecord? {
        try row(
            "SELECT \(DrinkRecord.columns) FROM drink WHERE person_id = ? AND uuid = ?",
            [person.id, id.text]
        ).flatMap { DrinkRecord(row: $0) }
    }

    /// The drink that was logged here last and still counts, whatever the clock said.
    package func lastLogged(by person: Person) throws(StorageError) -> DrinkRecord? {
        try row(
            """
            SELECT \(DrinkRecord.columns) FROM drink
            WHERE person_id = ? AND logged IS NOT NULL AND deleted IS NULL
            ORDER BY id DESC LIMIT 1
            """, [person.id]
        ).flatMap { DrinkRecord(row: $0) }
    }

    /// Keeps a record in place of what is known of that drink.
    ///
    /// - Parameter logged: when it was logged here; nil leaves that as it is.
    package func keep(
        _ record: DrinkRecord, of person: Person, logged: Instant? = nil
    ) throws(StorageError) {
        let (drink, deleted) = (record.drink, record.deleted)
        try execute(
            """
            INSERT INTO drink (person_id, uuid, at, thousandths, unit, category, logged, deleted)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (person_id, uuid) DO UPDATE SET
                at = excluded.at, thousandths = excluded.thousandths, unit = excluded.unit,
                category = excluded.category, deleted = excluded.deleted
            """,
            [
                person.id, drink.id.text, drink.at.seconds, drink.amount.thousandths,
                drink.amount.unit.rawValue, drink.category.rawValue, logged?.seconds,
                deleted?.seconds,
            ])
    }
}

extension DrinkRecord {
    static let columns = "uuid, at, thousandths, unit, category, deleted"

    /// Nil for a row that an older or newer program could not have written.
    init?(row: Row) {
        guard let id = DrinkID(row["uuid"] as String),
            let unit = Volume.Unit(rawValue: row["unit"]),
            let amount = Amount(thousandths: row["thousandths"], unit: unit),
            let category = Drink.Category(rawValue: row["category"])
        else { return nil }
        self.init(
            Drink(id: id, category: category, amount: amount, at: Instant(seconds: row["at"])),
            deleted: (row["deleted"] as Int64?).map { Instant(seconds: $0) })
    }
}
