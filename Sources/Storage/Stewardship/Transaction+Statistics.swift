package import Campus
package import Recurrence

/// Counts, of nobody in particular.
extension Transaction {
    /// How many people there are of each role.
    package func peopleByRole() throws(StorageError) -> [Person.Role: Int] {
        var counts: [Person.Role: Int] = [:]
        for row in try rows("SELECT role, COUNT(*) AS count FROM person GROUP BY role") {
            if let role = Person.Role(rawValue: row["role"]) { counts[role] = row["count"] }
        }
        return counts
    }

    /// How many take each of the modules that most take, and how many all of them are taken by together.
    package func enrolmentCounts(
        atMost limit: Int
    ) throws(StorageError) -> (modules: [(code: String, count: Int)], sum: Int) {
        let modules = try rows(
            """
            SELECT code, COUNT(*) AS count FROM enrolment JOIN module ON module.id = module_id
            WHERE has_left = 0 GROUP BY module.id, code ORDER BY count DESC, code, module.id LIMIT ?
            """, [limit]
        ).map { (code: $0["code"] as String, count: $0["count"] as Int) }
        let sum = try number("SELECT COUNT(*) FROM enrolment WHERE has_left = 0")
        return (modules, Int(sum ?? 0))
    }

    /// Since when there is anybody.
    package func firstArrival() throws(StorageError) -> Instant? {
        try number("SELECT MIN(created) FROM person").map { Instant(seconds: $0) }
    }

    // MARK: - Days

    /// What is counted of some days, as far as the rows are still there that tell it.
    package func figures(
        in stretch: DayStretch
    ) throws(StorageError) -> [CivilDate: [Figure: Int]] {
        let first = stretch.first.dayNumber
        let rows = try rows(
            Self.figures,
            [
                stretch.start.seconds, stretch.end.seconds, first, first + stretch.count,
                stretch.length,
            ])
        var found: [CivilDate: [Figure: Int]] = [:]
        for row in rows {
            guard let figure = Figure(row["figure"]) else { continue }
            let day = stretch.day(row["place"])
            found[day, default: [:]][figure, default: 0] += row["count"] as Int
        }
        return found
    }

    /// Of the instants ?1 to ?2, which are the days ?3 to ?4 of ?5 seconds each: in `place`, the day's number
    /// among them.
    private static let figures = """
        SELECT (created - ?1) / ?5 AS place, 'people.new' AS figure, COUNT(*) AS count FROM person
        WHERE created >= ?1 AND created < ?2 GROUP BY place
        UNION ALL
        SELECT place, 'people.active' AS figure, COUNT(*) AS count FROM (
            SELECT day - ?3 AS place, person_id FROM active_hour WHERE day >= ?3 AND day < ?4
            UNION SELECT (used - ?1) / ?5 AS place, person_id FROM session
            WHERE used >= ?1 AND used < ?2) AS active
        GROUP BY place
        UNION ALL
        SELECT (created - ?1) / ?5 AS place, 'events.published' AS figure, COUNT(*) AS count
        FROM event WHERE created >= ?1 AND created < ?2 GROUP BY place
        UNION ALL
        SELECT (since - ?1) / ?5 AS place, 'events.joined' AS figure, COUNT(*) AS count
        FROM attendance WHERE since >= ?1 AND since < ?2 AND state = 'joined' GROUP BY place
        UNION ALL
        SELECT (at - ?1) / ?5 AS place, 'imports.' || outcome AS figure, COUNT(*) AS count
        FROM "fetch" WHERE at >= ?1 AND at < ?2 GROUP BY place, outcome
        UNION ALL
        SELECT place, 'reminders.' || kind || '.' || how AS figure, COUNT(*) AS count FROM (
            SELECT (finished - ?1) / ?5 AS place,
                CASE {position}(channel, ':') WHEN 0 THEN channel
                    ELSE substr(channel, 1, {position}(channel, ':') - 1) END AS kind,
                CASE WHEN outcome <> 'delivered' THEN 'failed'
                    WHEN late_ms > 60000 THEN 'late' ELSE 'onTime' END AS how
            FROM delivery WHERE finished >= ?1 AND finished < ?2) AS attempt
        GROUP BY place, kind, how
        """

    /// What was counted of some days by night; of none that is not on record.
    package func recordedFigures(
        on days: Range<CivilDate>
    ) throws(StorageError) -> [CivilDate: [Figure: Int]] {
        var found: [CivilDate: [Figure: Int]] = [:]
        let rows = try rows(
            "SELECT day, name, value FROM daily_figure WHERE day >= ? AND day < ?",
            [days.lowerBound.dayNumber, days.upperBound.dayNumber])
        for row in rows {
            guard let figure = Figure(row["name"]) else { continue }
            found[CivilDate(dayNumber: row["day"]), default: [:]][figure] = row["value"] as Int
        }
        return found
    }

    /// The first and the last day on record; nil for none.
    package func recordedDays() throws(StorageError) -> (first: CivilDate, last: CivilDate)? {
        let row = try row("SELECT MIN(day) AS first, MAX(day) AS last FROM daily_figure")
        guard let first = row?["first"] as Int?, let last = row?["last"] as Int? else { return nil }
        return (CivilDate(dayNumber: first), CivilDate(dayNumber: last))
    }

    /// Keeps what was counted of a day, so that it stays when the rows go that told it.
    ///
    /// One figure stands for each day, be it 0: by that the day is known to be on record.
    package func record(
        _ figures: [Figure: Int], of day: CivilDate
    ) throws(StorageError) {
        for (figure, count) in figures.merging([.newPeople: 0], uniquingKeysWith: { own, _ in own })
        {
            try record(figure, count, of: day)
        }
    }

    /// Keeps one count of a day, or of what it is the last day of, beside what is on record of it.
    package func record(_ figure: Figure, _ count: Int, of day: CivilDate) throws(StorageError) {
        try execute(
            """
            INSERT INTO daily_figure (day, name, value) VALUES (?, ?, ?)
            ON CONFLICT (day, name) DO UPDATE SET value = excluded.value
            """, [day.dayNumber, figure.name, count])
    }
}
