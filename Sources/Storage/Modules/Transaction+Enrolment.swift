package import Campus

/// How a person stands to a module.
package struct Enrolment: Hashable, Sendable {
    package var byHand: Bool
    package var byFeed: Bool
    /// Left, though a feed of theirs still has meetings of it.
    package var hasLeft: Bool

    package var isEnrolled: Bool { !hasLeft }
}

extension Transaction {
    package func enrolment(
        of person: Person, in module: Module
    ) throws(StorageError) -> Enrolment? {
        try row(
            "SELECT by_hand, by_feed, has_left FROM enrolment WHERE person_id = ? AND module_id = ?",
            [person.id, module.id]
        ).map { Enrolment(byHand: $0["by_hand"], byFeed: $0["by_feed"], hasLeft: $0["has_left"]) }
    }

    /// The modules a person takes, in order of the code.
    package func modules(takenBy person: Person) throws(StorageError) -> [Module] {
        try rows(
            """
            SELECT \(Module.columns) FROM enrolment JOIN module ON module.id = module_id
            WHERE person_id = ? AND has_left = 0 ORDER BY module.code, module.year DESC
            """, [person.id]
        ).compactMap { Module(row: $0) }
    }

    /// Enrols by hand; it then outlives the feed's meetings.
    package func enrol(
        _ person: Person, in module: Module
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO enrolment (person_id, module_id, by_hand, by_feed)
            VALUES (?, ?, 1, 0)
            ON CONFLICT (person_id, module_id) DO UPDATE SET by_hand = 1, has_left = 0
            """, [person.id, module.id])
    }

    /// Ends an enrolment; a feed that still has meetings of the module does not make it again.
    package func leave(_ module: Module, _ person: Person) throws(StorageError) {
        try execute(
            """
            UPDATE enrolment SET by_hand = 0, has_left = 1 WHERE person_id = ? AND module_id = ?
            """, [person.id, module.id])
        try execute(
            """
            DELETE FROM enrolment WHERE person_id = ? AND module_id = ? AND by_feed = 0
            """, [person.id, module.id])
    }

    /// Shows a person to those who take a module with them, or hides them.
    package func setInvisible(
        _ isInvisible: Bool, _ person: Person, in module: Module
    ) throws(StorageError) {
        try execute(
            "UPDATE enrolment SET is_invisible = ? WHERE person_id = ? AND module_id = ?",
            [isInvisible, person.id, module.id])
    }

    /// Hides a person from all classmates, in what they take now and later, or shows them again.
    package func setInvisible(_ isInvisible: Bool, _ person: Person) throws(StorageError) {
        try execute("DELETE FROM invisible_person WHERE person_id = ?", [person.id])
        if isInvisible {
            try execute("INSERT INTO invisible_person (person_id) VALUES (?)", [person.id])
        }
    }

    /// Those who take a module, in no order: without the person, those who are invisible, and those
    /// between whom and the person a block stands, of which staff have their own alone.
    package func classmates(
        of person: Person, in module: Module
    ) throws(StorageError) -> [(id: Int64, handle: Handle, name: String?)] {
        try rows(ModuleQueries.classmates, [module.id, person.id, person.isStaff]).compactMap {
            row in
            Handle(row["handle"] as String).map { (row["id"], $0, row["name"]) }
        }
    }
}
