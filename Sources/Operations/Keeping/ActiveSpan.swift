import Campus
import Recurrence
import Storage

/// A whole week or month, of which it is counted how many looked at a page in it.
///
/// One that is not over is not counted: two counts of it, a day apart, would tell who came on that day.
struct ActiveSpan: Hashable {
    enum Kind {
        case week, month
    }

    let kind: Kind
    let days: Range<CivilDate>

    /// By which the count is kept, with the last of its days.
    var figure: Figure { kind == .week ? .activeInWeek : .activeInMonth }
    var last: CivilDate { days.upperBound.adding(days: -1) }

    /// Its days from the first one of which there is anything to tell.
    func days(since first: CivilDate) -> Range<CivilDate> {
        max(days.lowerBound, min(first, last))..<days.upperBound
    }

    /// Those that a day is the last of.
    static func ending(on day: CivilDate) -> [ActiveSpan] {
        let next = day.adding(days: 1)
        var spans: [ActiveSpan] = []
        if next.weekday == .monday {
            spans.append(ActiveSpan(kind: .week, days: next.adding(days: -7)..<next))
        }
        if next.day == 1 {
            spans.append(ActiveSpan(kind: .month, days: day.adding(days: 1 - day.day)..<next))
        }
        return spans
    }

    /// Those whose last day is one of some days.
    static func ending(in days: Range<CivilDate>) -> [ActiveSpan] {
        (days.lowerBound.dayNumber..<days.upperBound.dayNumber).flatMap {
            ending(on: CivilDate(dayNumber: $0))
        }
    }
}

/// How many were active in a span, as it may be shown.
struct ActiveCount {
    let span: ActiveSpan
    let shown: ShownCount
}

extension DailyRecord {
    /// The first day that is looked at for what may be shown of spans that end in some days.
    ///
    /// - Parameter first: of which there is anything to tell.
    static func reach(of days: Range<CivilDate>, since first: CivilDate) -> CivilDate {
        let begin = ActiveSpan.ending(in: days).map(\.days.lowerBound).min() ?? days.lowerBound
        // Weeks that lie in a month are looked at whole.
        return min(max(begin, first).monday, days.lowerBound)
    }

    /// How many were active in each week and month that ends in some days, but where that would give away, with
    /// what is shown of days and weeks in it, how many few there were.
    ///
    /// - Parameters:
    ///   - figures: of all days from `reach` on.
    ///   - first: of which there is anything to tell: nobody was active before.
    func active(
        endingIn days: Range<CivilDate>, since first: CivilDate,
        _ figures: [CivilDate: [Figure: Int]], in transaction: Transaction
    ) throws(StorageError) -> [ActiveCount] {
        let known = Self.reach(of: days, since: first)..<days.upperBound
        let spans = try told(
            ActiveSpan.ending(in: known).filter { $0.kind == .week || days.contains($0.last) },
            since: first, figures, in: transaction)
        var windows = (known.lowerBound.dayNumber..<known.upperBound.dayNumber).map { number in
            let day = CivilDate(dayNumber: number)
            return ShownCount.Window(
                days: number..<(number + 1), count: figures[day]?[.active] ?? 0)
        }
        for span in spans {
            let own = span.days(since: first)
            windows.append(
                ShownCount.Window(
                    days: own.lowerBound.dayNumber..<own.upperBound.dayNumber,
                    count: try count(span, figures, in: transaction)))
        }
        let shown = ShownCount.shown(windows).suffix(spans.count)
        return zip(spans, shown).filter { days.contains($0.0.last) }.map {
            ActiveCount(span: $0, shown: $1)
        }
    }

    /// Those of some spans that are told by now: of days on record no look counts them, but a night does.
    ///
    /// A month waits for the weeks in it: what is told of it first must not give away, with what is told of them
    /// later, how many few there were.
    private func told(
        _ spans: [ActiveSpan], since first: CivilDate, _ figures: [CivilDate: [Figure: Int]],
        in transaction: Transaction
    ) throws(StorageError) -> [ActiveSpan] {
        guard let last = try transaction.recordedDays()?.last else { return spans }
        let waiting = spans.filter { $0.last <= last && figures[$0.last]?[$0.figure] == nil }
            .map { $0.days(since: first) }
        return spans.filter { span in
            let whole = span.days(since: first)
            return !waiting.contains { $0.clamped(to: whole) == $0 }
        }
    }

    /// As it was kept, else of the rows that are still there; never fewer than on one of its days.
    private func count(
        _ span: ActiveSpan, _ figures: [CivilDate: [Figure: Int]], in transaction: Transaction
    ) throws(StorageError) -> Int {
        let ofDays = (span.days.lowerBound.dayNumber..<span.days.upperBound.dayNumber).map {
            figures[CivilDate(dayNumber: $0)]?[.active] ?? 0
        }
        let count =
            if let kept = figures[span.last]?[span.figure] { kept } else {
                try counted(span, in: transaction)
            }
        return max(count, ofDays.max() ?? 0)
    }

    /// So many are counted in a night; of 30,000 people that took 19 s, on two cores that were busy.
    private static let mostSpans = 8

    /// Weeks and months of days on record that were not counted yet, as many as a night counts, the newest first.
    ///
    /// There are more where days were counted by a program that counted no weeks. Of one that reaches back to what is
    /// forgotten nobody can tell any more.
    func uncounted(in transaction: Transaction) throws(StorageError) -> [ActiveSpan] {
        guard let first = try firstDay(in: transaction),
            let last = try transaction.recordedDays()?.last
        else { return [] }
        let oldest = today.adding(days: -Self.most)
        let begin = max(first, oldest)
        guard begin <= last else { return [] }
        let days = begin..<last.adding(days: 1)
        let figures = try transaction.recordedFigures(on: days)
        let missing = ActiveSpan.ending(in: days).reversed().filter { span in
            guard let kept = figures[span.last], kept[span.figure] == nil else { return false }
            return span.days(since: first).lowerBound >= oldest
        }
        return Array(missing.prefix(Self.mostSpans))
    }

    /// How many were active in a span, as the rows tell.
    func counted(
        _ span: ActiveSpan, in transaction: Transaction
    ) throws(StorageError) -> Int {
        try transaction.activePeople(
            on: span.days, from: zone.instant(of: WallTime(span.days.lowerBound)),
            until: zone.instant(of: WallTime(span.days.upperBound)))
    }
}

extension CivilDate {
    /// The Monday on or before it.
    var monday: CivilDate { adding(days: -(dayNumber + 3) % 7) }
}
