package import Campus
package import Recurrence

/// Alters a person's own series: one occurrence, one and those that follow it, or all.
///
/// A series that is left without an occurrence becomes a meeting without entries.
package struct SeriesEditor {
    package private(set) var meeting: Meeting
    let main: MeetingEntry
    let series: RecurrenceSet
    /// Of the start; nil for whole days.
    let zone: Zone?

    /// Nil for a meeting that is no series.
    ///
    /// - Parameter zone: that the series' start is in.
    package init?(_ meeting: Meeting, zone: Zone) {
        guard let main = meeting.main, let series = main.recurrence else { return nil }
        self.meeting = meeting
        self.main = main
        self.series = series
        self.zone = main.start.basis == .date ? nil : zone
    }

    /// The start of the first occurrence; nil when nothing is left.
    package var first: WallTime? {
        let bare = series.occurrences(zone: zone, limit: 1).items.first?.start
        return [bare, meeting.exceptions.first?.original].compactMap(\.self).min()
    }

    /// What stands in the calendar for an occurrence.
    package func entry(at original: WallTime) throws(SeriesProblem) -> MeetingEntry {
        if let told = meeting.exceptions.first(where: { $0.original == original }) {
            return told.entry
        }
        guard happens(at: original) else { throw .noSuchOccurrence }
        return bare(at: original)
    }

    /// Tells one occurrence apart from the series.
    package func editing(
        this original: WallTime, _ edit: EntryEdit
    ) throws(SeriesProblem) -> Meeting {
        let entry = try edit.applied(to: entry(at: original))
        return telling(MeetingException(original: original, reachesOn: false, entry: entry))
    }

    /// Takes one occurrence away.
    package func deleting(this original: WallTime) throws(SeriesProblem) -> Meeting {
        _ = try entry(at: original)
        var meeting = meeting
        meeting.exceptions.removeAll { $0.original == original }
        meeting.main?.recurrence?.exclusions.append(
            series.isDate ? .day(original.date) : .moment(original))
        return remaining(meeting)
    }

    /// The series before an occurrence, and a new one that begins with it.
    ///
    /// - Returns: no second one when nothing happens before: the first then is the whole series.
    package func split(
        at original: WallTime
    ) throws(SeriesProblem) -> (before: Meeting, after: Meeting?) {
        _ = try entry(at: original)
        let before = remaining(ended(before: original))
        guard !before.entries.isEmpty else { return (meeting, nil) }
        return (before, begun(at: original))
    }

    // MARK: - Parts

    /// Whether the series itself has an occurrence there.
    func happens(at original: WallTime) -> Bool { Self.happens(series, at: original, zone) }

    static func happens(_ series: RecurrenceSet, at wall: WallTime, _ zone: Zone?) -> Bool {
        let window = wall..<wall.adding(seconds: 1)
        return !series.occurrences(in: window, zone: zone, limit: 1).items.isEmpty
    }

    /// An occurrence as the series has it, whatever was told of it apart.
    package func usualEntry(at original: WallTime) -> MeetingEntry { bare(at: original) }

    private func bare(at original: WallTime) -> MeetingEntry {
        var entry = main
        entry.recurrence = nil
        entry.start.wall = original
        return entry
    }

    private func telling(_ exception: MeetingException) -> Meeting {
        var meeting = meeting
        meeting.exceptions.removeAll { $0.original == exception.original }
        meeting.exceptions.append(exception)
        meeting.exceptions.sort { $0.original < $1.original }
        return meeting
    }

    /// The meeting, or one without entries when it never happens.
    private func remaining(_ meeting: Meeting) -> Meeting {
        let isLeft = meeting.main?.recurrence.map {
            !$0.occurrences(zone: zone, limit: 1).items.isEmpty
        }
        guard isLeft != true, meeting.exceptions.isEmpty else { return meeting }
        var meeting = meeting
        meeting.main = nil
        return meeting
    }

    private func ended(before original: WallTime) -> Meeting {
        var meeting = meeting
        meeting.exceptions.removeAll { $0.original >= original }
        var series = series
        series.rules = series.rules.map { rule in
            var rule = rule
            rule.count = nil
            rule.until = last(before: original)
            return rule
        }
        // Of one that begins there nothing is left: its start would happen whatever UNTIL says.
        if series.start >= original { series.exclusions.append(exclusion(of: series.start)) }
        series.exclusions.removeAll { $0.start >= original && $0.start != series.start }
        meeting.main?.recurrence = series
        meeting.main?.sequence += 1
        return meeting
    }

    private func exclusion(of wall: WallTime) -> Exclusion {
        series.isDate ? .day(wall.date) : .moment(wall)
    }

    /// The moment before, as RFC 5545 wants UNTIL written beside such a start.
    private func last(before original: WallTime) -> RecurrenceRule.Until {
        if series.isDate { return .date(original.date.adding(days: -1)) }
        let wall = original.adding(seconds: -1)
        return zone.map { .utc($0.instant(of: wall)) } ?? .local(wall)
    }

    private func begun(at original: WallTime) -> Meeting {
        var entry = main
        entry.start.wall = original
        var series = series
        series.start = original
        series.rules = series.rules.map { rule in
            var rule = rule
            if let count = rule.count { rule.count = max(1, count - happened(rule, original)) }
            return rule
        }
        series.exclusions.removeAll { $0.start < original }
        entry.recurrence = series
        return Meeting(
            uid: "", main: entry, exceptions: meeting.exceptions.filter { $0.original >= original })
    }

    /// How often a rule happened before an occurrence.
    private func happened(_ rule: RecurrenceRule, _ original: WallTime) -> Int {
        var alone = RecurrenceSet(start: series.start, isDate: series.isDate, rules: [rule])
        alone.includesStart = false
        var count = 0
        alone.forEachOccurrence(in: WallTime.earliest..<original, zone: zone, limit: .max) { _ in
            count += 1
        }
        return count
    }
}

extension Exclusion {
    var start: WallTime {
        switch self {
        case .moment(let wall): wall
        case .day(let date): WallTime(date)
        }
    }
}
