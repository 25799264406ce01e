package import Campus

extension Transaction {
    package func enrolment(
        of person: Person, in module: Module
    ) throws(StorageError) -> Enrolment? {
        try row(
            "SELECT by_hand, by_feed, has_left FROM enrolment WHERE person_id = ? AND module_id = ?",
            [person.id, module.id]
        ).map(Enrolment.init(row:))
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

    /// Brings the enrolments that feeds make into line with what their meetings are of.
    ///
    /// - Parameter adding: whether the feeds enrol in what they did not before.
    func alignEnrolments(of person: PersonID, adding: Bool) throws(StorageError) {
        let modules: [ModuleID] = try column(
            """
            SELECT DISTINCT module_id FROM source
            JOIN meeting_module ON meeting_module.source_id = source.id
            WHERE source.person_id = ? AND source.is_campus = 0
            """, [person])
        let rows = try rows(
            "SELECT module_id, by_hand, by_feed, has_left FROM enrolment WHERE person_id = ?",
            [person])
        let known = Dictionary(
            rows.map { ($0["module_id"] as ModuleID, Enrolment(row: $0)) }
        ) { first, _ in first }
        let wanted = known.borneOut(by: Set(modules), adding: adding)
        let altered = wanted.filter { known[$0.key] != $0.value }.sorted { $0.key < $1.key }
        let gone = known.keys.filter { wanted[$0] == nil }
        if !altered.isEmpty {
            let cells = CellList(
                altered.map { [person, $0.key, $0.value.byHand, $0.value.byFeed] })
            try execute(Self.enrolling, [cells.text])
        }
        if !gone.isEmpty {
            try execute(
                "DELETE FROM enrolment WHERE person_id = ? AND module_id IN (\(Self.listed))",
                [person, Self.list(gone)])
        }
        // Classmates see who takes what.
        if !altered.isEmpty || !gone.isEmpty { try raiseCampusRevision() }
    }

    static let enrolling = """
        INSERT INTO enrolment (person_id, module_id, by_hand, by_feed)
        SELECT CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
            CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BIGINT)
        FROM ({cells}) AS cells WHERE TRUE
        ON CONFLICT (person_id, module_id) DO UPDATE SET by_feed = excluded.by_feed
        """

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
    package func isInvisible(_ person: Person) throws(StorageError) -> Bool {
        try value(
            "SELECT EXISTS (SELECT 1 FROM invisible_person WHERE person_id = ?)", [person.id])
            ?? false
    }

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
    ) throws(StorageError) -> [(id: PersonID, mate: Classmate)] {
        try rows(ModuleQueries.classmates, [module.id, person.id, person.isStaff]).compactMap {
            row in
            let id: PersonID = row["id"]
            return Handle(row["handle"] as String).map { handle in
                (
                    id,
                    Classmate(
                        handle: handle,
                        name: viewing.hidesProfile(of: id) ? nil : row["name"],
                        isFriend: false,
                        picture: viewing.hidesPicture(of: id) ? nil : row["picture"])
                )
            }
        }
    }
}

extension Enrolment {
    fileprivate init(row: Row) {
        self.init(byHand: row["by_hand"], byFeed: row["by_feed"], hasLeft: row["has_left"])
    }
}
