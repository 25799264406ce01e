package import Campus
package import Recurrence

/// What operators are called for.
extension Transaction {
    /// For how many seconds who claimed an alert may take to tell it: then another one tells it.
    static let alertPatience: Int64 = 240
    /// Of what is over for longer nobody is told.
    static let alertMemory: Int64 = 86_400

    /// What began and is not over, the oldest first.
    package func openAlerts() throws(StorageError) -> [Alert] {
        try rows("SELECT \(Alert.columns) FROM alert WHERE ended IS NULL ORDER BY since, id")
            .compactMap { Alert(row: $0) }
    }

    /// The latest of all, those that are not over first.
    package func alerts(atMost limit: Int) throws(StorageError) -> [Alert] {
        try rows(
            """
            SELECT \(Alert.columns) FROM alert
            ORDER BY CASE WHEN ended IS NULL THEN 0 ELSE 1 END, since DESC, id DESC LIMIT ?
            """, [limit]
        ).compactMap { Alert(row: $0) }
    }

    /// Begins one, unless it has begun and is not over.
    package func openAlert(
        _ kind: Alert.Kind, _ subject: String, detail: String?, at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO alert (kind, subject, since, detail) VALUES (?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """, [kind.rawValue, subject, now.seconds, detail])
    }

    /// Writes down since when all is well again; nil for that it is not.
    package func setWell(_ well: Instant?, of alert: AlertID) throws(StorageError) {
        try execute(
            "UPDATE alert SET well = ? WHERE id = ? AND ended IS NULL", [well?.seconds, alert])
    }

    /// Writes down that it was found to be still so.
    package func confirmAlert(_ alert: AlertID, at now: Instant) throws(StorageError) {
        try execute(
            "UPDATE alert SET confirmed = ? WHERE id = ? AND ended IS NULL", [now.seconds, alert])
    }

    package func endAlert(_ alert: AlertID, at now: Instant) throws(StorageError) {
        try execute(
            "UPDATE alert SET ended = ? WHERE id = ? AND ended IS NULL", [now.seconds, alert])
    }

    /// Of what operators are still to be told, and nobody is about to tell.
    private static let untold = """
        (claimed IS NULL OR claimed <= ?2 OR claimed > ?1) AND (ended IS NULL OR ended > ?3)
        AND (told IS NULL OR ended IS NOT NULL AND end_told IS NULL)
        """

    private func bounds(at now: Instant) -> Values {
        [now.seconds, now.seconds - Self.alertPatience, now.seconds - Self.alertMemory]
    }

    /// Whether there is something for `claimAlerts`.
    package func hasUntoldAlerts(at now: Instant) throws(StorageError) -> Bool {
        try number("SELECT 1 FROM alert WHERE \(Self.untold) LIMIT 1", bounds(at: now)) != nil
    }

    /// Takes what operators are still to be told, so that nobody else tells it meanwhile.
    ///
    /// Who is killed before it is told leaves it to be claimed again a little later.
    package func claimAlerts(at now: Instant) throws(StorageError) -> [Alert] {
        try rows(
            "UPDATE alert SET claimed = ?1 WHERE \(Self.untold) RETURNING \(Alert.columns)",
            bounds(at: now)
        ).compactMap { Alert(row: $0) }.sorted { $0.id < $1.id }
    }

    /// Writes down that operators were told that it began; of one that was told, that it is over.
    package func noteTold(_ alert: Alert, at now: Instant) throws(StorageError) {
        let column = alert.told == nil ? "told" : "end_told"
        try execute(
            "UPDATE alert SET \(column) = ?, claimed = NULL WHERE id = ?", [now.seconds, alert.id])
    }
}

extension Alert {
    fileprivate static let columns =
        "id, kind, subject, since, detail, confirmed, well, told, ended, end_told"

    /// Nil for a kind that an older program does not know.
    fileprivate init?(row: Row) {
        guard let kind = Kind(rawValue: row["kind"]) else { return nil }
        func instant(_ name: StaticString) -> Instant? {
            (row[name] as Int64?).map(Instant.init(seconds:))
        }
        self.init(
            id: row["id"], kind: kind, subject: row["subject"], detail: row["detail"],
            since: Instant(seconds: row["since"]), confirmed: instant("confirmed"),
            well: instant("well"), ended: instant("ended"), told: instant("told"),
            endTold: instant("end_told"))
    }
}
