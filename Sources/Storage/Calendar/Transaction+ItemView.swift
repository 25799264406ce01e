package import Campus
import Recurrence

extension Transaction {
    /// All that a person changed for themselves about their items.
    package func itemViews(of person: Person) throws(StorageError) -> ItemViews {
        let rows = try rows(
            """
            SELECT meeting_id, original, hidden, name, note, colour, leads FROM item_view
            WHERE person_id = ?
            """, [person.id])
        let views = rows.map { row in
            let original = (row["original"] as Int64?).map { WallTime(seconds: $0) }
            return (
                ItemID(meeting: row["meeting_id"], original: original),
                ItemView(row: row)
            )
        }
        return ItemViews(Dictionary(views) { first, _ in first })
    }

    /// What a person changed about one item, or with an id without original about a whole series.
    package func itemView(of id: ItemID, for person: Person) throws(StorageError) -> ItemView {
        try row(
            """
            SELECT hidden, name, note, colour, leads FROM item_view
            WHERE person_id = ? AND meeting_id = ? AND original IS NOT DISTINCT FROM ?
            """, [person.id, id.meeting, id.original?.seconds]
        ).map { ItemView(row: $0) } ?? ItemView()
    }

    /// Keeps what a person changed about an item; an empty view is forgotten.
    package func set(
        _ view: ItemView, of id: ItemID, for person: Person
    ) throws(StorageError) {
        try execute(
            "DELETE FROM item_view WHERE person_id = ? AND meeting_id = ? AND original IS NOT DISTINCT FROM ?",
            [person.id, id.meeting, id.original?.seconds])
        guard !view.isEmpty else { return }
        try execute(
            """
            INSERT INTO item_view
                (person_id, meeting_id, original, hidden, name, note, colour, leads)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                person.id, id.meeting, id.original?.seconds, view.isHidden, view.name,
                view.note, view.colour?.rawValue,
                view.leads.map { $0.map(String.init).joined(separator: ",") },
            ])
    }
}

extension ItemView {
    init(row: Row) {
        self.init(
            isHidden: row["hidden"], name: row["name"], note: row["note"],
            colour: (row["colour"] as String?).flatMap(Colour.init(rawValue:)),
            leads: (row["leads"] as String?).map { text in
                text.split(separator: ",").compactMap { Int64($0) }
            })
    }
}
