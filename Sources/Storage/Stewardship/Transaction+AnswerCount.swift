package import Campus
package import Recurrence

/// How many requests servers answered, each its own count a day.
extension Transaction {
    /// Adds to what one server counts of a day.
    ///
    /// Each has a row of its own, so that no two wait for each other.
    ///
    /// - Parameter day: on the home's clock.
    package func count(
        _ count: AnswerCount, by server: String, on day: CivilDate
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO answer_day (day, server, answers, failures) VALUES (?, ?, ?, ?)
            ON CONFLICT (day, server) DO UPDATE SET
                answers = answer_day.answers + excluded.answers,
                failures = answer_day.failures + excluded.failures
            """, [day.dayNumber, server, count.answers, count.failures])
    }

    /// What all servers together counted of a day; nil where none has.
    package func answerCount(on day: CivilDate) throws(StorageError) -> AnswerCount? {
        let rows = try rows(
            "SELECT answers, failures FROM answer_day WHERE day = ?", [day.dayNumber])
        guard !rows.isEmpty else { return nil }
        return rows.reduce(into: AnswerCount()) { sum, row in
            sum.answers += row["answers"] as Int
            sum.failures += row["failures"] as Int
        }
    }
}
