import Campus
import Recurrence
import Storage

/// What is counted of days: by night where that was done, else of the rows that tell it.
struct DailyRecord {
    let zone: Zone
    let today: CivilDate

    init(in zone: Zone, at now: Instant) {
        self.zone = zone
        today = zone.wall(at: now).date
    }

    /// At most so many days are counted anew at once: what is older is forgotten.
    static let most = Int(Transaction.recordLength / 86_400)

    /// The figures of some days; none of a day that is not over.
    func figures(
        on days: Range<CivilDate>, in transaction: Transaction
    ) throws(StorageError) -> [CivilDate: [Figure: Int]] {
        var found = try transaction.recordedFigures(on: days)
        for missing in gaps(in: days.clamped(to: days.lowerBound..<today), besides: found) {
            for stretch in DayStretch.stretches(of: missing, in: zone) {
                found.merge(try transaction.figures(in: stretch)) { own, _ in own }
            }
        }
        return found
    }

    /// Keeps the days that are over and were not kept yet.
    func keep(in transaction: Transaction) throws(StorageError) {
        guard let first = try firstDay(in: transaction) else { return }
        let last = try transaction.recordedDays()?.last
        let begin = max(last?.adding(days: 1) ?? first, today.adding(days: -Self.most))
        guard begin < today else { return }
        for stretch in DayStretch.stretches(of: begin..<today, in: zone) {
            let found = try transaction.figures(in: stretch)
            for number in 0..<stretch.count {
                let day = stretch.day(number)
                try transaction.record(found[day] ?? [:], of: day)
            }
        }
    }

    /// The first day of which there is anything to tell; nil of a home that nobody is in.
    func firstDay(in transaction: Transaction) throws(StorageError) -> CivilDate? {
        let arrival = try transaction.firstArrival().map { zone.wall(at: $0).date }
        return [arrival, try transaction.recordedDays()?.first].compactMap(\.self).min()
    }

    /// The runs of days that nothing was found of.
    private func gaps(
        in days: Range<CivilDate>, besides found: [CivilDate: [Figure: Int]]
    ) -> [Range<CivilDate>] {
        var gaps: [Range<CivilDate>] = []
        for number in days.lowerBound.dayNumber..<days.upperBound.dayNumber {
            let day = CivilDate(dayNumber: number)
            guard found[day] == nil else { continue }
            if let last = gaps.last, last.upperBound == day {
                gaps[gaps.count - 1] = last.lowerBound..<day.adding(days: 1)
            } else {
                gaps.append(day..<day.adding(days: 1))
            }
        }
        return gaps
    }
}
