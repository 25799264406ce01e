extension RecurrenceSet {
    /// The walk of a plain timetable entry: one DAILY or WEEKLY rule, and EXDATEs in order.
    ///
    /// Nil for any other set. This is what nearly all of a timetable is made of, so it does
    /// without the merging, and without a single allocation.
    func timetableWalk(in window: Range<WallTime>?, zone: Zone?) -> TimetableWalk? {
        guard rules.count == 1, dates.isEmpty, exclusionRules.isEmpty else { return nil }
        let bound = RuleBound(rules[0].until, zone: isDate ? nil : zone)
        let start = firstStart
        let (low, high) = WallTime.bounds(of: window)
        guard bound.hole == nil,
            var walker = WeekWalker(
                rules[0], start: start.seconds, last: min(bound.last, high - 1), isDate: isDate)
        else { return nil }
        if let count = rules[0].count { walker.end(after: count) }
        walker.seek(to: low)
        return TimetableWalk(
            set: self, walker: walker,
            first: includesStart && start.seconds >= low && start.seconds < high
                ? start.seconds : nil)
    }
}

/// One walk through a plain timetable entry.
struct TimetableWalk {
    let set: RecurrenceSet
    var walker: WeekWalker
    /// The start, when it is to happen before the rule's occurrences.
    var first: Int64?

    /// Calls `body` with each occurrence; nil when an EXDATE proved to be out of order before
    /// anything was found.
    mutating func run(limit: Int, _ body: (Occurrence) -> Void) -> WalkEnd? {
        guard exclusionsAreSorted else { return nil }
        var found = 0
        var takenAway = 0
        var excluded = 0
        var wall = first ?? walker.next()
        while let here = wall {
            wall = walker.next()
            if wall == here { wall = walker.next() }
            while excluded < set.exclusions.count, ends(set.exclusions[excluded]) <= here {
                excluded += 1
            }
            if excluded < set.exclusions.count, begins(set.exclusions[excluded]) <= here {
                takenAway += 1
                continue
            }
            if found >= limit { return WalkEnd(isCut: true, takenAway: takenAway) }
            found += 1
            body(Occurrence(start: WallTime(seconds: here)))
        }
        return WalkEnd(isCut: false, takenAway: takenAway)
    }

    private var exclusionsAreSorted: Bool {
        var last = Int64.min
        for exclusion in set.exclusions {
            let here = begins(exclusion)
            if here < last { return false }
            last = here
        }
        return true
    }

    private func begins(_ exclusion: Exclusion) -> Int64 {
        switch exclusion {
        case .moment(let wall): set.isDate ? WallTime(wall.date).seconds : wall.seconds
        case .day(let date): WallTime(date).seconds
        }
    }

    private func ends(_ exclusion: Exclusion) -> Int64 {
        switch exclusion {
        case .moment(let wall): set.isDate ? WallTime(wall.date).seconds + 86_400 : wall.seconds + 1
        case .day(let date): WallTime(date).seconds + 86_400
        }
    }
}
