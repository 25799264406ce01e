import Campus
public import Recurrence

extension Registrar {
    /// Today's date on the clock of the person's zone.
    public var today: CivilDate { zone.wall(at: now).date }

    /// The day that a person names: an ISO date, or words such as `today`, `fri` or `5 oct`.
    public func day(_ text: String) throws(Failure) -> CivilDate {
        if let date = Timestamp.date(text) { return date }
        let time = try? WrittenTime(text).resolved(now: now, in: zone)
        guard case .day(let date)? = time else {
            throw Failure(
                .usage,
                "\(text.oneLine) is not a date: write it as 2026-10-05, fri, next fri, 5 oct or today"
            )
        }
        return date
    }

    /// A day of the period that a person names; of a month, `2026-11` will do, of a year, `2027`.
    func day(_ text: String, of period: AgendaPeriod) throws(Failure) -> CivilDate {
        let first =
            switch period {
            case .day, .week: text
            case .month: text + "-01"
            case .year: text + "-01-01"
            }
        if let date = Timestamp.date(first) { return date }
        if let ahead = ["this": 0, "next": 1, "last": -1][text.lowercased()], period != .day {
            return period.beginning(ahead, after: today)
        }
        return try day(text)
    }
}
