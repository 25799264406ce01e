extension RecurrenceSet {
    /// A wall time after which the series does not start again; nil when it has no end.
    ///
    /// A bound for indexes, not a promise: an EXDATE may take the last occurrence away, and UNTIL
    /// need not be one. COUNT is followed to the occurrence that it ends at. Found without
    /// expanding the series, in bounded time. `zone` is the start's; nil for floating times.
    public func lastStart(zone: Zone? = nil) -> WallTime? {
        let start = firstStart
        var last = start.seconds
        for rule in rules {
            guard rule.count != nil || rule.until != nil else { return nil }
            let bound = RuleBound(rule.until, zone: isDate ? nil : zone)
            let walker = RuleWalker(rule, start: start, isDate: isDate, last: bound.last)
            last = max(last, walker.last)
        }
        for date in dates { last = max(last, wall(of: date).seconds) }
        return WallTime(seconds: last)
    }

    /// Whether UNTIL ends every rule before the series starts.
    ///
    /// Some calendars write a deleted series so. RFC 5545 still has its DTSTART happen, and so
    /// does the expansion; whoever reads a feed may know better. `zone` is the start's; nil for
    /// floating times.
    public func endsBeforeStart(zone: Zone? = nil) -> Bool {
        let start = firstStart
        return !rules.isEmpty && dates.isEmpty
            && rules.allSatisfy {
                !RuleBound($0.until, zone: isDate ? nil : zone).contains(start.seconds)
            }
    }

    /// The start as expansion sees it: a midnight in a series of whole days.
    var firstStart: WallTime { isDate ? WallTime(start.clamped.date) : start.clamped }

    /// When an RDATE happens: a DATE takes the start's time of day.
    func wall(of date: RecurrenceDate) -> WallTime {
        guard isDate || date.isDate else { return date.start.clamped }
        return WallTime(date.start.clamped.date, secondOfDay: firstStart.secondOfDay)
    }
}

extension WallTime {
    /// The time itself, or the nearest one within the years that RFC 5545 can write.
    var clamped: WallTime {
        WallTime(seconds: min(max(seconds, Self.earliest.seconds), Self.latest.seconds - 1))
    }

    /// The first second of a window and the one after its last, within those years.
    static func bounds(of window: Range<WallTime>?) -> (low: Int64, high: Int64) {
        guard let window else { return (earliest.seconds, latest.seconds) }
        func held(_ wall: WallTime) -> Int64 {
            min(max(wall.seconds, earliest.seconds), latest.seconds)
        }
        return (held(window.lowerBound), held(window.upperBound))
    }
}
