package import Campus
package import Recurrence

/// Tells what somebody who reads the agenda has to know of an import.
///
/// A meeting is compared with what it was as the agenda shows both, occurrence by occurrence and
/// from now on: a series that is written differently and takes place alike has not changed, and
/// nobody needs to hear of last week. What is alike among the differences is one change: 200
/// classes in another room are one edit.
package struct ChangeFinder: Sendable {
    private let source: Source
    private let zones: ZoneTable
    let now: Instant

    /// How far a series is looked at: a year and some weeks.
    private static let horizon: Int64 = 400 * 86_400
    /// How many of its occurrences.
    private static let limit = 400
    /// How far back a series is looked at that has too many to look at all.
    private static let memory: Int64 = 60 * 86_400

    /// - Parameter zones: holds every zone of the meetings compared.
    package init(source: Source, zones: ZoneTable, now: Instant) {
        self.source = source
        self.zones = zones
        self.now = now
    }

    /// What is new of a meeting that was not there before.
    ///
    /// - Parameter part: what another meeting had.
    package func added(_ meeting: Meeting, but part: SplitSeries.Part = .init()) -> [Change] {
        whole(meeting, .added, but: part)
    }

    /// What goes with a meeting that is no longer listed.
    ///
    /// - Parameter part: what another meeting has now.
    package func removed(_ meeting: Meeting, but part: SplitSeries.Part = .init()) -> [Change] {
        whole(meeting, .removed, but: part)
    }

    /// What is different about occurrences that other meetings have now.
    package func changes(of split: SplitSeries) -> [Change] {
        split.pairs.flatMap { meeting, items in
            OccurrenceComparison(pairs: items).edits(after: now).map { $0.change(of: meeting) }
        }
    }

    /// What is different about a meeting.
    ///
    /// - Parameters:
    ///   - old: as it was stored.
    ///   - new: as it is now; its UID and id count.
    ///   - parts: what another meeting has now, and had.
    package func changes(
        from old: Meeting, to new: Meeting,
        but parts: (leaving: SplitSeries.Part, coming: SplitSeries.Part) = (.init(), .init())
    ) -> [Change] {
        comparison(from: old, to: new, but: parts)?.edits(after: now).map { $0.change(of: new) }
            ?? []
    }

    /// The occurrences of a meeting before and after; nil when it is told alike.
    func comparison(
        from old: Meeting, to new: Meeting,
        but parts: (leaving: SplitSeries.Part, coming: SplitSeries.Part)
    ) -> OccurrenceComparison? {
        guard !new.isTold(as: old) else { return nil }
        var after = occurrences(of: new)
        var before = wording(from: old, to: new, after) ?? occurrences(of: old)
        after.removeAll(where: parts.coming.has)
        before.removeAll(where: parts.leaving.has)
        return OccurrenceComparison(
            before, after, areSingle: old.isOneHour && new.isOneHour,
            hasOtherRhythm: old.rhythm != nil && new.rhythm != nil && old.rhythm != new.rhythm
        )
    }

    /// Whether nothing of a meeting is to come any more.
    ///
    /// A meeting that is cancelled is over when its time is.
    package func isOver(_ meeting: Meeting) -> Bool {
        let query = AgendaQuery(window: now..<Self.endOfTime, includesCancelled: true)
        return !takesPlace(sourced(meeting), query, zones: zones)
    }

    /// Whether a meeting is to come and takes place: what a removal would be a loss of.
    package func isAwaited(_ meeting: Meeting) -> Bool {
        takesPlace(sourced(meeting), AgendaQuery(window: now..<Self.endOfTime), zones: zones)
    }

    /// What of a meeting is to come and takes place, as far as changes are looked for.
    ///
    /// - Parameters:
    ///   - other: where it begins later, it is looked as far ahead as that one is.
    ///   - includesCancelled: also what is listed as cancelled.
    package func coming(
        _ meeting: Meeting, asFarAs other: Meeting? = nil, includesCancelled: Bool = false
    ) -> [AgendaItem] {
        let starts = (meeting.entries + (other?.entries ?? [])).map {
            Instant(seconds: $0.start.wall.seconds)
        }
        let upper = max(now, starts.max() ?? now).adding(seconds: Self.horizon)
        let query = AgendaQuery(
            window: now..<upper, includesCancelled: includesCancelled, limit: Self.limit)
        return expand([sourced(meeting)], query, zones: zones).filter { $0.end.instant > now }
    }

    /// All that a meeting has, what is over and what is cancelled too; of a series without an end
    /// what is near.
    func all(of meeting: Meeting) -> [AgendaItem] {
        func items(from lower: Instant) -> [AgendaItem] {
            let query = AgendaQuery(
                window: lower..<Self.endOfTime, includesCancelled: true, limit: Self.limit)
            return expand([sourced(meeting)], query, zones: zones)
        }
        let all = items(from: Instant(seconds: WallTime.earliest.seconds))
        guard all.contains(where: \.isCut) else { return all }
        return items(from: now.adding(seconds: -Self.horizon))
    }

    /// What a meeting has around now, what is cancelled too.
    func near(_ meeting: Meeting) -> [AgendaItem] {
        let lower = now.adding(seconds: -Self.memory)
        let query = AgendaQuery(
            window: lower..<Self.endOfTime, includesCancelled: true, limit: Self.limit)
        return expand([sourced(meeting)], query, zones: zones)
    }

    func isPast(_ item: AgendaItem) -> Bool { item.end.instant <= now }

    func zone(of basis: Moment.Basis) -> Zone { zones.zone(of: basis, in: source) }

    /// Whether a meeting that is told differently could have lost an occurrence, its hour, its title
    /// or its place; nothing is expanded for the answer.
    package func mayLose(from old: Meeting, to new: Meeting) -> Bool {
        guard !new.isTold(as: old) else { return false }
        guard let main = old.main, var same = new.main, old.exceptions.isEmpty,
            new.exceptions.isEmpty
        else { return true }
        if same.summary.saysNothing { return true }
        if main.location != nil, same.location?.saysNothing ?? true { return true }
        same.summary = main.summary
        same.location = main.location
        return !main.isTold(as: same)
    }

    private static let endOfTime = Instant(seconds: WallTime.latest.seconds)

    /// The occurrences as they were, when nothing but name and place is different, which is what
    /// most edits are: then the series need not be expanded twice.
    private func wording(
        from old: Meeting, to new: Meeting, _ items: [AgendaItem]
    ) -> [AgendaItem]? {
        guard let main = old.main, var same = new.main, old.exceptions.isEmpty,
            new.exceptions.isEmpty
        else { return nil }
        same.summary = main.summary
        same.location = main.location
        guard main.isTold(as: same) else { return nil }
        guard var facts = items.first?.facts else { return items }
        facts.summary = main.summary
        facts.location = main.location
        let shared = Shared(facts)
        return items.map { $0.described(by: shared) }
    }

    private func whole(
        _ meeting: Meeting, _ kind: Change.Kind, but part: SplitSeries.Part
    ) -> [Change] {
        let items = listed(meeting, but: part)
        guard let first = items.first else { return [] }
        return [
            Edit(kind: kind, items: items, summary: first.summary).change(of: meeting)
        ]
    }

    /// What of a meeting is to come and takes place, less what another one has or had.
    func listed(_ meeting: Meeting, but part: SplitSeries.Part) -> [AgendaItem] {
        occurrences(of: meeting).filter {
            $0.status != .cancelled && $0.end.instant > now && !part.has($0)
        }
    }

    /// What takes place, cancelled occurrences included; of a single hour also when it is over,
    /// since it may have been moved from or to the past.
    private func occurrences(of meeting: Meeting) -> [AgendaItem] {
        let starts = meeting.entries.map { Instant(seconds: $0.start.wall.seconds) }
        let lower = meeting.isOneHour ? Instant(seconds: WallTime.earliest.seconds) : now
        let upper = max(now, starts.max() ?? now).adding(seconds: Self.horizon)
        let query = AgendaQuery(
            window: lower..<max(lower, upper), includesCancelled: true, limit: Self.limit)
        return expand([sourced(meeting)], query, zones: zones)
    }

    /// A meeting that is not stored yet has no id, and needs one to be expanded.
    private func sourced(_ meeting: Meeting) -> SourcedMeeting {
        var meeting = meeting
        meeting.id = meeting.id ?? MeetingID(0)
        return SourcedMeeting(source: source, meeting: meeting)
    }
}

extension Meeting {
    /// How often its series takes place; nil where no rule says so.
    fileprivate var rhythm: [RecurrenceRule.Frequency]? {
        let rules = main?.recurrence?.rules ?? []
        return rules.isEmpty ? nil : rules.map(\.frequency)
    }

    /// Whether the two differ in nothing that a change tells of: a description is what publishers
    /// edit most, and nothing has to be expanded for it.
    fileprivate func isTold(as other: Meeting) -> Bool {
        guard exceptions.count == other.exceptions.count else { return false }
        let areAlike = zip(exceptions, other.exceptions).allSatisfy { mine, theirs in
            mine.original == theirs.original && mine.reachesOn == theirs.reachesOn
                && mine.entry.isTold(as: theirs.entry)
        }
        switch (main, other.main) {
        case (nil, nil): return areAlike
        case (let mine?, let theirs?): return areAlike && mine.isTold(as: theirs)
        default: return false
        }
    }
}

extension MeetingEntry {
    fileprivate func isTold(as other: MeetingEntry) -> Bool {
        start == other.start && extent == other.extent && recurrence == other.recurrence
            && (status == .cancelled) == (other.status == .cancelled)
            && summary == other.summary && location == other.location
    }
}
