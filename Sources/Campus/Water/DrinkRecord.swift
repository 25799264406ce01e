package import Recurrence

/// What is known of a drink on one device: the drink, and whether it was taken back.
///
/// Two devices agree by `merged`, whatever meets whatever first and however often: the content is
/// the greater of two, the deletion the earlier of two, and a deletion stays.
package struct DrinkRecord: Hashable, Sendable {
    package var drink: Drink
    /// When it was taken back; nil for a drink that counts.
    package var deleted: Instant?

    package init(_ drink: Drink, deleted: Instant? = nil) {
        self.drink = drink
        self.deleted = deleted
    }

    /// What two records of the same id make together.
    package func merged(with other: DrinkRecord) -> DrinkRecord {
        let deletions = [deleted, other.deleted].compactMap { $0 }
        return DrinkRecord(
            order < other.order ? other.drink : drink, deleted: deletions.min())
    }

    /// The records of both, one for each id.
    package static func merge(
        _ records: some Sequence<DrinkRecord>, into known: inout [DrinkID: DrinkRecord]
    ) {
        for record in records {
            known[record.drink.id] = known[record.drink.id]?.merged(with: record) ?? record
        }
    }

    private var order: (Int64, Int64, String, String) {
        (
            drink.at.seconds, drink.amount.thousandths, drink.amount.unit.rawValue,
            drink.category.rawValue
        )
    }
}
