package import Campus
package import Recurrence

/// How long people look at pages.
extension Transaction {
    /// Adds minutes to an hour of somebody's clock, up to as many as an hour has.
    ///
    /// - Parameters:
    ///   - minutes: 1 to 60.
    ///   - hour: any moment of the hour.
    package func addActive(
        minutes: Int, of person: PersonID, in hour: WallTime
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO active_hour (person_id, day, hour, minutes) VALUES (?, ?, ?, ?)
            ON CONFLICT (person_id, day, hour) DO UPDATE SET minutes =
                CASE WHEN active_hour.minutes + excluded.minutes > ? THEN ?
                ELSE active_hour.minutes + excluded.minutes END
            """,
            [
                person, hour.date.dayNumber, hour.secondOfDay / 3_600, minutes,
                ActiveDay.mostMinutes, ActiveDay.mostMinutes,
            ])
    }

    /// Each of some days in order, those included on which nothing was counted.
    package func activeDays(
        of person: PersonID, in days: Range<CivilDate>
    ) throws(StorageError) -> [ActiveDay] {
        let (first, end) = (days.lowerBound.dayNumber, days.upperBound.dayNumber)
        var found = (first..<end).map { ActiveDay(date: CivilDate(dayNumber: $0)) }
        let rows = try rows(
            """
            SELECT day, hour, minutes FROM active_hour
            WHERE person_id = ? AND day >= ? AND day < ?
            """, [person, first, end])
        for row in rows {
            let (day, hour): (Int, Int) = (row["day"], row["hour"])
            // A damaged row is refused at the transaction's end.
            guard days.contains(CivilDate(dayNumber: day)), (0..<ActiveDay.hourCount).contains(hour)
            else { continue }
            found[day - first].hours[hour] = row["minutes"]
        }
        return found
    }

    /// The first day on record, and the minutes of all; nil where nothing was counted.
    package func activeSum(
        of person: PersonID
    ) throws(StorageError) -> (since: CivilDate, minutes: Int)? {
        try row(
            """
            SELECT day, (SELECT SUM(minutes) FROM active_hour WHERE person_id = ?1) AS minutes
            FROM active_hour WHERE person_id = ?1 ORDER BY day LIMIT 1
            """, [person]
        ).map { row in (since: CivilDate(dayNumber: row["day"]), minutes: row["minutes"]) }
    }

    /// Forgets all that was counted of somebody.
    package func forgetActiveHours(of person: PersonID) throws(StorageError) {
        try execute("DELETE FROM active_hour WHERE person_id = ?", [person])
    }
}
