import Locks
import Campus
import Recurrence

/// The occurrences of one meeting in a window, as agenda items.
struct Expansion {
    private let sourced: SourcedMeeting
    private let query: AgendaQuery
    private let zones: ZoneTable
    private var work = 0
    /// Whether what was appended last may not be all.
    private(set) var isCut = false

    private var source: Source { _read { yield sourced.source } }
    private var meeting: Meeting { _read { yield sourced.meeting } }

    init(_ sourced: SourcedMeeting, query: AgendaQuery, zones: ZoneTable) {
        self.sourced = sourced
        self.query = query
        self.zones = zones
    }

    /// Appends what lies in the window.
    ///
    /// - Returns: how many times were walked to for it, as many as there are items at least: a
    ///   series may have few in the window, or none that is asked for, and take long all the same.
    mutating func append(to items: inout [AgendaItem]) -> Int {
        guard let zone = sharedZone else { return appendAfresh(to: &items) }
        let known = sourced.memo.withLock { memo in
            memo.expanded.flatMap {
                $0.window == query.window && $0.limit == query.limit && $0.zone === zone ? $0 : nil
            }
        }
        if let known {
            items += known.items
            isCut = known.isCut
            return known.work
        }
        var own: [AgendaItem] = []
        let work = appendAfresh(to: &own)
        items += own
        if own.count <= Self.mostKept {
            let expanded = ExpandedMeeting(
                window: query.window, limit: query.limit, zone: zone, items: own, work: work,
                isCut: isCut)
            sourced.memo.withLock { $0.expanded = expanded }
        }
        return work
    }

    /// So many items of a meeting are kept for who asks next: a term of three a week.
    private static let mostKept = 50

    /// The one zone that all of its items are in, where the meeting is the campus's and all of it is
    /// asked for; nil where what it is cannot be kept.
    private var sharedZone: Zone? {
        guard source.isCampus, !query.isExact, meeting.exceptions.isEmpty, query.includesCancelled,
            query.kinds.count == AgendaQuery.allKinds.count
        else { return nil }
        return meeting.main.map { zones.zone(of: $0.start.basis, in: source) }
    }

    private mutating func appendAfresh(to items: inout [AgendaItem]) -> Int {
        let before = items.count
        work = 0
        isCut = false
        if let main = meeting.main {
            if main.recurrence != nil || !meeting.exceptions.isEmpty {
                isCut = appendSeries(main, to: &items)
            } else if let told = told(main) {
                append(told, start: main.start.wall, original: nil, to: &items)
            }
        }
        for exception in meeting.exceptions where mayLieInWindow(exception.entry) {
            guard let told = told(exception.entry) else { continue }
            append(
                told, start: exception.entry.start.wall, original: exception.original, to: &items)
        }
        if isCut, items.count > before { items[items.count - 1].isCut = true }
        return max(work, items.count - before)
    }

    /// Whether an entry may be in the window, in whatever zone: most of what is told one by one is not,
    /// and to know that costs little.
    private func mayLieInWindow(_ entry: MeetingEntry) -> Bool {
        let start = entry.start.wall.seconds
        return start - Self.day < query.window.upperBound.seconds
            && start + max(0, entry.extent.wallBound) + Self.day > query.window.lowerBound.seconds
    }

    /// Appends what the series itself gives; true when it gives more than the limit.
    private mutating func appendSeries(_ main: MeetingEntry, to items: inout [AgendaItem]) -> Bool {
        let replaced = Set(meeting.exceptions.lazy.map(\.original))
        let shifts = meeting.exceptions.filter(\.reachesOn)
        let recurrence =
            main.recurrence
            ?? RecurrenceSet(start: main.start.wall, isDate: main.start.basis == .date)
        let zone = zones.zone(of: main.start.basis, in: source)
        let found = occurrences(
            of: recurrence, in: startWindow(of: main, recurrence: recurrence, shifts: shifts),
            isFloating(main) ? nil : zone)
        var told = told(main)
        var moved: Int64 = 0
        var next = 0
        for occurrence in found.items where !replaced.contains(occurrence.start) {
            while next < shifts.count, shifts[next].original <= occurrence.start {
                told = self.told(shifts[next].entry)
                moved = shifts[next].entry.start.wall.seconds - shifts[next].original.seconds
                next += 1
            }
            guard let told else { continue }
            append(
                told, start: occurrence.start.adding(seconds: moved), original: occurrence.start,
                extent: occurrence.duration.map { Extent(exactSeconds: $0) }, to: &items)
        }
        return found.isCut
    }

    /// As many as the query allows, which is all where it is exact.
    ///
    /// Of a series that repeats every few seconds, or oftener than hourly, fewer else: nobody attends
    /// them, and each would ring.
    private mutating func occurrences(
        of recurrence: RecurrenceSet, in window: Range<WallTime>, _ zone: Zone?
    ) -> Occurrences {
        func walked(_ limit: Int) -> Occurrences {
            var query = query
            query.limit = limit
            return recurrence.occurrences(
                in: window, zone: zone, limit: limit, patience: query.patience)
        }
        let weight = max(1, recurrence.rules.count + recurrence.exclusionRules.count)
        let found = walked(min(query.limit, Self.glance))
        work += found.work * weight
        guard found.isCut, query.limit > Self.glance else { return found }
        guard !query.isExact else { return walked(query.limit) }
        let span = found.items.last.map { $0.start.seconds - found.items[0].start.seconds } ?? .max
        let stride = span / Int64(max(1, found.items.count - 1))
        if stride < 60 { return found }
        let whole = walked(stride < 3_600 ? min(query.limit, Self.mostWithinHours) : query.limit)
        work += whole.work * weight
        return whole
    }

    /// So many occurrences show how often a series repeats.
    private static let glance = 100
    private static let mostWithinHours = 3_000

    private func isFloating(_ entry: MeetingEntry) -> Bool {
        entry.start.basis == .floating || entry.start.basis == .date
    }

    /// The wall times at which an occurrence must start in the series to be able to reach into the
    /// window: wider by the longest length, and by how far later occurrences were moved; where the
    /// clocks change near an end of it, by a day.
    ///
    /// No wider than that: of a series that repeats every second a day is 86,400 occurrences.
    private func startWindow(
        of main: MeetingEntry, recurrence: RecurrenceSet, shifts: [MeetingException]
    ) -> Range<WallTime> {
        let entries = [main] + shifts.map(\.entry)
        let longest = max(
            entries.map(\.extent.wallBound).max() ?? 0,
            recurrence.dates.compactMap(\.duration).max() ?? 0)
        let moves = shifts.map { $0.entry.start.wall.seconds - $0.original.seconds }
        let latest = max(moves.max() ?? 0, 0)
        let earliest = min(moves.min() ?? 0, 0)
        let low = query.window.lowerBound.adding(seconds: -max(0, longest) - latest)
        let high = query.window.upperBound.adding(seconds: -earliest)
        // What was moved may be in a zone of its own.
        let zone = shifts.isEmpty ? zones.zone(of: main.start.basis, in: source) : nil
        func wall(at instant: Instant, near others: Range<Instant>, slack: Int64) -> Int64 {
            let from = others.lowerBound.adding(seconds: -Self.day)
            let to = others.upperBound.adding(seconds: Self.day)
            guard let zone, zone.transitions(from: from, to: to).isEmpty else {
                return instant.seconds + slack
            }
            return zone.wall(at: instant).seconds
        }
        let lower = wall(
            at: low, near: low..<query.window.lowerBound, slack: -Self.day)
        let upper = wall(
            at: high, near: query.window.upperBound..<max(high, query.window.upperBound),
            slack: Self.day)
        return WallTime(seconds: lower)..<WallTime(seconds: max(lower, upper))
    }

    /// Wider than any zone's offset.
    private static let day: Int64 = 86_400

    /// What the occurrences that an entry tells of have in common.
    private struct ToldEntry {
        let facts: Shared<ItemFacts>
        let extent: Extent
        let zone: Zone
        /// Of the series.
        let home: Zone
    }

    /// Nil when what an entry tells of is not asked for.
    private func told(_ entry: MeetingEntry) -> ToldEntry? {
        let label = sourced.label
        let isExam = entry.kind == .class && label?.kind == .exam
        let kind = isExam ? .exam : entry.kind
        guard query.kinds.contains(kind),
            query.includesCancelled || entry.status != .cancelled
        else { return nil }
        let zone = zones.zone(of: entry.start.basis, in: source)
        var facts = ItemFacts(
            kind: kind, allDay: entry.start.basis == .date, zone: zone.id, summary: entry.summary,
            location: entry.location, details: entry.details, url: entry.url,
            module: label?.codes.first, meetingKind: label?.kind, group: label?.group,
            status: entry.status, source: source.name, uid: meeting.uid)
        facts.doubt = entry.doubt
        facts.isProvisional = isExam && entry.isProvisional
        facts.isFree = entry.isFree
        if !entry.alarms.isEmpty {
            if ringsAlarms {
                facts.alarms = entry.alarms.filter { $0 <= Leads.longest }
            } else if source.isPersonal {
                // The calendar program that set them rings them: the bell would be the second.
                facts.alarms = []
            }
        }
        let home = meeting.main.map { zones.zone(of: $0.start.basis, in: source) } ?? zone
        return ToldEntry(facts: Shared(facts), extent: entry.extent, zone: zone, home: home)
    }

    /// Appends one occurrence when it lies in the window.
    ///
    /// - Parameter extent: how long it is when it has a length of its own (an RDATE's period).
    private func append(
        _ told: ToldEntry, start: WallTime, original: WallTime?, extent: Extent? = nil,
        to items: inout [AgendaItem]
    ) {
        let begin = told.zone.instant(of: start)
        let end = end(from: start, at: begin, extent ?? told.extent, told.zone)
        guard query.overlaps(begin, end), let id = meeting.id else { return }
        items.append(
            AgendaItem(
                id: ItemID(meeting: id, original: original),
                start: ClockTime(begin, in: told.zone), end: ClockTime(end, in: told.zone),
                recurrenceID: original.map {
                    ClockTime(told.home.instant(of: $0), in: told.home)
                }, of: told.facts))
    }

    /// What one person switched on rings for nobody else: neither the campus's classes, nor what a
    /// community's feed tells.
    private var ringsAlarms: Bool {
        source.ringsAlarms && !source.isCampus && (meeting.id?.number ?? 0) > 0
    }

    private func end(
        from start: WallTime, at begin: Instant, _ extent: Extent, _ zone: Zone
    ) -> Instant {
        guard extent.wallSeconds != 0 else { return begin.adding(seconds: extent.exactSeconds) }
        return zone.instant(extent.wallSeconds, after: start, at: begin)
            .adding(seconds: extent.exactSeconds)
    }
}

extension MeetingEntry {
    /// Whether it says that its time is not settled.
    fileprivate var isProvisional: Bool {
        let words = PlainWords(summary).text.split(separator: " ")
        return status == .tentative || words.contains { Self.unsettled.contains(String($0)) }
    }

    private static let unsettled: Set<String> = [
        "provisional", "tentative", "tbc", "tba", "vorläufig", "provisoire", "voorlopig",
    ]
}
