extension RecurrenceSet {
    /// The occurrences whose starts lie in a window.
    ///
    /// Bounded whatever the rules say: see `isCut` of the result.
    /// - Parameters:
    ///   - window: Wall times of the start's zone; the end is not part of it. Nil for all time,
    ///     that is until the year 9999 ends.
    ///   - zone: The start's zone, needed for an UNTIL in UTC; nil for floating times, which are
    ///     compared with the digits of such an UNTIL.
    ///   - limit: How many occurrences to find at most.
    ///   - patience: How many times may be taken away (EXDATE, EXRULE) before it gives up.
    /// - Returns: The occurrences, whether there may be more in the window, and what it took.
    public func occurrences(
        in window: Range<WallTime>? = nil, zone: Zone? = nil, limit: Int = 10_000,
        patience: Int = 100_000
    ) -> Occurrences {
        var found = Occurrences()
        let end = walk(in: window, zone: zone, limit: limit, patience: patience) {
            found.items.append($0)
        }
        (found.isCut, found.work) = (end.isCut, found.items.count + end.takenAway)
        return found
    }

    /// Calls `body` with each occurrence in a window, in order; the fast way to ask.
    ///
    /// Takes the same arguments as `occurrences(in:zone:limit:)`.
    /// - Returns: Whether the series may go on in the window beyond what was found.
    @discardableResult
    public func forEachOccurrence(
        in window: Range<WallTime>? = nil, zone: Zone? = nil, limit: Int = 10_000,
        _ body: (Occurrence) -> Void
    ) -> Bool {
        walk(in: window, zone: zone, limit: limit, patience: 100_000, body).isCut
    }

    private func walk(
        in window: Range<WallTime>?, zone: Zone?, limit: Int, patience: Int,
        _ body: (Occurrence) -> Void
    ) -> WalkEnd {
        if var walk = timetableWalk(in: window, zone: zone),
            let end = walk.run(limit: limit, body)
        {
            return end
        }
        var expansion = SetExpansion(self, window: window, zone: zone)
        return expansion.run(limit: limit, patience: patience, body)
    }
}

/// How a walk through a series ended.
struct WalkEnd {
    /// The series may go on in the window.
    var isCut: Bool
    /// How many of its times were passed over, being excluded.
    var takenAway: Int
}

/// One walk through a series: rules and dates merged, exclusions taken away.
private struct SetExpansion {
    private let low: Int64
    private let high: Int64
    private let sources: [RecurrenceRule]
    private var rules: [BoundedWalker] = []
    private var exclusionRules: [BoundedWalker] = []
    private var dates: [Occurrence] = []
    private var dateIndex = 0
    private var exclusions: ExclusionScan

    init(_ set: RecurrenceSet, window: Range<WallTime>?, zone: Zone?) {
        let start = set.firstStart
        (low, high) = WallTime.bounds(of: window)
        exclusions = ExclusionScan(set.exclusions, isDate: set.isDate)
        sources = set.rules
        for rule in set.rules {
            let bound = RuleBound(rule.until, zone: set.isDate ? nil : zone)
            rules.append(
                BoundedWalker(
                    rule, start: start, isDate: set.isDate, bound: bound, low: low, high: high))
        }
        for rule in set.exclusionRules {
            let bound = RuleBound(rule.until, zone: set.isDate ? nil : zone)
            exclusionRules.append(
                BoundedWalker(
                    rule, start: start, isDate: set.isDate, bound: bound, low: low, high: high))
        }
        if set.includesStart { add(Occurrence(start: start)) }
        for date in set.dates {
            add(Occurrence(start: set.wall(of: date), duration: date.duration))
        }
        dates.sort { ($0.start, $1.duration ?? -1) < ($1.start, $0.duration ?? -1) }
    }

    private mutating func add(_ occurrence: Occurrence) {
        let wall = occurrence.start.seconds
        if wall >= low, wall < high { dates.append(occurrence) }
    }

    /// - Parameter patience: how many times may be taken away before it gives up, and is cut.
    mutating func run(
        limit: Int, patience: Int, _ body: (Occurrence) -> Void
    ) -> WalkEnd {
        var found = 0
        var takenAway = 0
        while let occurrence = next() {
            let wall = occurrence.start.seconds
            if let end = exclusions.end(at: wall) {
                takenAway += 1
                if end > wall + 1 { skip(to: end) }
            } else if isExcludedByRule(wall) {
                takenAway += 1
            } else {
                if found >= limit { return WalkEnd(isCut: true, takenAway: takenAway) }
                found += 1
                body(occurrence)
            }
            if takenAway > patience { return WalkEnd(isCut: true, takenAway: takenAway) }
        }
        return WalkEnd(isCut: false, takenAway: takenAway)
    }

    /// The earliest time of all rules and dates; each time once.
    private mutating func next() -> Occurrence? {
        var wall = dateIndex < dates.count ? dates[dateIndex].start.seconds : Int64.max
        for rule in rules { wall = min(wall, rule.head) }
        guard wall < .max else { return nil }
        for index in rules.indices where rules[index].head == wall { rules[index].advance() }
        var occurrence = Occurrence(start: WallTime(seconds: wall))
        while dateIndex < dates.count, dates[dateIndex].start.seconds == wall {
            if occurrence.duration == nil { occurrence = dates[dateIndex] }
            dateIndex += 1
        }
        return occurrence
    }

    /// Leaves out what comes before `wall`, all of which is known to be excluded.
    private mutating func skip(to wall: Int64) {
        for index in rules.indices where rules[index].head < wall { rules[index].skip(to: wall) }
        while dateIndex < dates.count, dates[dateIndex].start.seconds < wall { dateIndex += 1 }
    }

    private mutating func isExcludedByRule(_ wall: Int64) -> Bool {
        var isExcluded = false
        for index in exclusionRules.indices {
            exclusionRules[index].skip(to: wall)
            if exclusionRules[index].head == wall { isExcluded = true }
        }
        return isExcluded
    }
}

/// A rule's walk with its next time looked up already.
private struct BoundedWalker {
    private var walker: RuleWalker
    private let bound: RuleBound
    /// The next time; `Int64.max` after the last one.
    private(set) var head = Int64.max

    init(
        _ rule: RecurrenceRule, start: WallTime, isDate: Bool, bound: RuleBound, low: Int64,
        high: Int64
    ) {
        self.bound = bound
        walker = RuleWalker(rule, start: start, isDate: isDate, last: min(bound.last, high - 1))
        if low > start.seconds { walker.seek(to: low) }
        advance()
    }

    mutating func advance() {
        repeat { head = walker.next() ?? .max } while head < .max && !bound.contains(head)
    }

    /// Goes to the first time that is not before `wall`.
    mutating func skip(to wall: Int64) {
        // A few steps are cheaper than a search, and mostly enough.
        for _ in 0..<4 {
            guard head < wall else { return }
            advance()
        }
        guard head < wall else { return }
        walker.seek(to: wall)
        advance()
    }
}
