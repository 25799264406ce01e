package import Campus
package import Recurrence

/// What those who take a module say of the rooms of its classes.
extension Transaction {
    /// What is said of classes that begin in a window, of the modules that a person takes.
    ///
    /// Nothing of who is suspended, and of who does not take the module any more.
    package func corrections(
        in window: Range<Instant>, seenBy viewer: Person
    ) throws(StorageError) -> [Correction] {
        try rows(
            CorrectionQueries.seen,
            [window.lowerBound.seconds, window.upperBound.seconds, viewer.id]
        ).compactMap { Correction(row: $0) }
    }

    /// The same of all classes of one module.
    package func corrections(of module: Module) throws(StorageError) -> [Correction] {
        try rows(CorrectionQueries.ofModule, [module.id]).compactMap { Correction(row: $0) }
    }

    /// Keeps what a person says of a class, in place of what they said of it before.
    ///
    /// - Parameter tolerance: so many seconds around its start it is the same class.
    package func set(
        _ correction: Correction, of module: Module, tolerance: Int64
    ) throws(StorageError) {
        try removeCorrection(
            of: correction.person, correction.module, at: correction.start, tolerance: tolerance)
        try execute(
            """
            INSERT INTO correction
                (person_id, module_id, starts_at, meeting_kind, group_name, place, at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                correction.person, module.id, correction.start.seconds, correction.kind?.rawValue,
                correction.group, correction.place, correction.at.seconds,
            ])
    }

    /// Takes back what a person says of a class.
    ///
    /// - Parameter tolerance: so many seconds around its start it is the same class.
    /// - Returns: whether they said anything.
    @discardableResult
    package func removeCorrection(
        of person: PersonID, _ code: ModuleCode, at start: Instant, tolerance: Int64
    ) throws(StorageError) -> Bool {
        try execute(
            """
            DELETE FROM correction WHERE person_id = ? AND starts_at BETWEEN ? AND ?
            AND module_id IN (SELECT id FROM module WHERE code = ?)
            """,
            [person, start.seconds - tolerance, start.seconds + tolerance, code.text]) > 0
    }
}

/// The queries whose plans are promised.
enum CorrectionQueries {
    private static let columns = """
        correction.person_id, module.code, correction.starts_at, correction.meeting_kind,
        correction.group_name, correction.place, correction.at,
        \(MailboxQueries.key(of: "correction.person_id")) AS voice
        """

    /// Only of who takes the module, and is not suspended.
    private static let counting = """
        JOIN module ON module.id = correction.module_id
        JOIN enrolment ON enrolment.person_id = correction.person_id
            AND enrolment.module_id = correction.module_id AND enrolment.has_left = 0
        JOIN person ON person.id = correction.person_id AND \(PersonColumns.isShown)
        """

    static let seen = """
        SELECT \(columns) FROM correction \(counting)
        WHERE correction.starts_at >= ?1 AND correction.starts_at < ?2
        AND EXISTS (SELECT 1 FROM enrolment AS own WHERE own.person_id = ?3
                    AND own.module_id = correction.module_id AND own.has_left = 0)
        """

    static let ofModule = """
        SELECT \(columns) FROM correction \(counting) WHERE correction.module_id = ?
        """
}

extension Correction {
    fileprivate init?(row: Row) {
        guard let module = ModuleCode(row["code"] as String) else { return nil }
        self.init(
            person: row["person_id"], module: module, start: Instant(seconds: row["starts_at"]),
            kind: (row["meeting_kind"] as String?).flatMap { MeetingKind(rawValue: $0) },
            group: row["group_name"], place: row["place"], at: Instant(seconds: row["at"]))
        voice = row["voice"]
    }
}
