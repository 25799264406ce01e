package import Campus
import Recurrence

extension ChangeFinder {
    /// A series that a feed lets begin later, with what was over before that: many feeds list only
    /// what is to come, and the past is somebody's calendar.
    ///
    /// Told as one series again, with the ids that its occurrences had: as it was, else by the new
    /// rule from the former start on, else with a date for each that is over.
    ///
    /// - Parameters:
    ///   - old: as it was stored.
    ///   - new: as the feed tells it.
    ///   - taken: what of the old one is not to stay, however long over.
    package func keepingPast(of old: Meeting, in new: Meeting, without taken: [Meeting]) -> Meeting
    {
        guard let former = old.main, let main = new.main, let series = former.recurrence,
            former.start.basis == main.start.basis, series.earliest < main.start.wall,
            series.earliest.seconds < now.seconds + 86_400,
            !old.exceptions.contains(where: \.reachesOn)
        else { return new }
        let (before, after) = (all(of: old), all(of: new))
        guard let first = after.map(\.hourInSeries).min() else { return new }
        let brought = Set(taken.flatMap { all(of: $0) }.map(\.hourInSeries))
        let moved = Set(sure(before, after).map(\.old))
        let kept = before.indices.filter { place in
            let hour = before[place].hourInSeries
            return isPast(before[place]) && hour < first && !moved.contains(place)
                && !brought.contains(hour)
        }.map { before[$0].hourInSeries }
        guard !kept.isEmpty else { return new }
        var whole = new
        whole.exceptions += old.told(kept, unlike: main)
        whole.exceptions.sort { $0.original < $1.original }
        let wanted = (kept + after.map(\.hourInSeries)).sorted()
        let ways = [series, main.series.reaching(back: series, to: kept)]
        for set in ways.compactMap(\.self) {
            let telling = whole.taking(place: set)
            let hours = all(of: telling).map(\.hourInSeries).sorted()
            let isCut = after.contains(where: \.isCut)
            let count = isCut ? min(hours.count, wanted.count) : max(hours.count, wanted.count)
            if hours.prefix(count) == wanted.prefix(count) { return telling }
        }
        var dates = main.series
        dates.dates += kept.map { RecurrenceDate(start: $0, isDate: dates.isDate) }
        return whole.taking(place: dates)
    }
}

extension Meeting {
    fileprivate func taking(place set: RecurrenceSet) -> Meeting {
        var meeting = self
        meeting.main?.start.wall = set.start
        meeting.main?.recurrence = set
        return meeting
    }

    /// What some hours of a series were, where the series says something else now.
    fileprivate func told(_ hours: [WallTime], unlike main: MeetingEntry) -> [MeetingException] {
        let known = Dictionary(exceptions.map { ($0.original, $0) }) { first, _ in first }
        guard var plain = self.main else { return [] }
        plain.recurrence = nil
        var same = main
        same.recurrence = nil
        same.start = plain.start
        let isAlike =
            plain.extent == same.extent && plain.kind == same.kind && plain.status == same.status
            && plain.summary == same.summary && plain.location == same.location
        return hours.compactMap { hour in
            if let told = known[hour] { return told }
            guard !isAlike else { return nil }
            var entry = plain
            entry.start.wall = hour
            return MeetingException(original: hour, reachesOn: false, entry: entry)
        }
    }
}

extension MeetingEntry {
    /// When it takes place, a single hour too.
    var series: RecurrenceSet {
        recurrence ?? RecurrenceSet(start: start.wall, isDate: start.basis == .date)
    }
}

extension RecurrenceSet {
    fileprivate var earliest: WallTime { min(start, dates.map(\.start).min() ?? start) }

    /// What one rule gives from the start of another series on; of that, what is to be kept and what
    /// there was already.
    ///
    /// Nil where there is not one rule, or too much before.
    fileprivate func reaching(back former: RecurrenceSet, to kept: [WallTime]) -> RecurrenceSet? {
        guard rules.count == 1, var rule = rules.first, former.start < start else { return nil }
        let (count, until) = (rule.count, rule.until)
        (rule.count, rule.until) = (nil, nil)
        let hits = RecurrenceSet(start: former.start, isDate: isDate, rules: [rule])
            .occurrences(in: former.start..<start, limit: Self.mostBefore)
        guard !hits.isCut else { return nil }
        let given = hits.items.map(\.start)
        rule.count = count.map { $0 + given.count }
        rule.until = until
        var set = self
        set.start = former.start
        set.rules = [rule]
        let (listed, wanted) = (Set(given), Set(kept))
        set.exclusions += given.filter { !wanted.contains($0) }.map { .moment($0) }
        set.dates += kept.filter { !listed.contains($0) }
            .map { RecurrenceDate(start: $0, isDate: isDate) }
        return set
    }

    /// So many are written one by one at most.
    private static let mostBefore = 400
}
