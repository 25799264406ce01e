extension RecurrenceSet {
    /// The occurrences that start in a window.
    ///
    /// The work is proportional to the answer and to the periods of the rules in the window,
    /// whatever the rules; one that never matches ends at once.
    /// - Parameters:
    ///   - window: wall times of the start's own zone; nil for all time. Widen it by the length of
    ///     an occurrence to find those that reach into it.
    ///   - zone: that zone, in which an UNTIL in UTC is read; nil for floating starts, whose UNTIL
    ///     is compared digit by digit.
    ///   - limit: at most so many occurrences; the answer says when there are more.
    public func occurrences(
        in window: Range<WallTime>?, zone: Zone?, limit: Int = 10_000
    ) -> Occurrences {
        let window = window ?? .earliest ..< .latest
        guard let rule = rules.first, isOneRule else {
            return general(in: window, zone: zone, limit: limit)
        }
        // What most series are: one rule that the start obeys, and perhaps dates taken out.
        let allowance = limit.addingClamped(exclusions.count)
        var sink = sink(rule, window, zone, limit: allowance)
        RuleExpansion(rule, start: start, isDate: isDate).run(into: &sink)
        var starts = sink.starts
        if !exclusions.isEmpty { starts.removeAll(where: isExcluded()) }
        let isCut = sink.isCut || starts.count > limit
        return Occurrences(
            items: starts.prefix(limit).map { Occurrence(start: $0) }, isCut: isCut)
    }

    private var isOneRule: Bool {
        rules.count == 1 && exclusionRules.isEmpty && dates.isEmpty
            && (!includesStart || startObeysRule)
    }

    /// Whether the start is the first occurrence of the only rule.
    private var startObeysRule: Bool {
        guard let rule = rules.first else { return false }
        // An UNTIL in UTC is a day away from this reading at most; nearer than that, look closely.
        if rule.until != nil, lastSecond(of: rule, nil) < start.seconds + 2 * 86_400 {
            return false
        }
        var sink = OccurrenceSink(
            first: start, window: start..<start.adding(seconds: 1), until: .max, remaining: 1,
            limit: 1)
        RuleExpansion(rule, start: start, isDate: isDate).run(into: &sink)
        return !sink.starts.isEmpty
    }

    private func sink(
        _ rule: RecurrenceRule, _ window: Range<WallTime>, _ zone: Zone?, limit: Int
    ) -> OccurrenceSink {
        // COUNT numbers what the rule gives. A start that does not obey it is one more
        // (docs/decisions/0002).
        OccurrenceSink(
            first: start, window: window, until: lastSecond(of: rule, zone),
            remaining: rule.count ?? .max, limit: limit)
    }

    /// UNTIL as wall seconds, inclusive.
    private func lastSecond(of rule: RecurrenceRule, _ zone: Zone?) -> Int64 {
        switch rule.until {
        case .date(let date): WallTime(date).seconds
        case .local(let wall): isDate ? WallTime(wall.date).seconds : wall.seconds
        case .utc(let instant):
            if isDate {
                WallTime(WallTime(seconds: instant.seconds).date).seconds
            } else {
                (zone ?? .utc).wall(at: instant).seconds
            }
        case nil: .max
        }
    }

    private func general(
        in window: Range<WallTime>, zone: Zone?, limit: Int
    ) -> Occurrences {
        // Room for what is taken out again, so that a cut answer is a full one.
        let room = limit.addingClamped(exclusions.count + 1)
        var isCut = false
        var found = expand(rules, window, zone, limit: room, &isCut).map { Occurrence(start: $0) }
        if includesStart, window.contains(start) { found.append(Occurrence(start: start)) }
        for date in dates where window.contains(date.start) {
            found.append(Occurrence(start: date.start, duration: date.duration))
        }
        // A period given by RDATE says more than a rule: it comes first and stays.
        found.sort { left, right in
            left.start == right.start
                ? (left.duration != nil && right.duration == nil) : left.start < right.start
        }
        var items: [Occurrence] = []
        let excluded = Set(excludedByRules(found, zone))
        let isTakenOut = isExcluded()
        for occurrence in found where occurrence.start != items.last?.start {
            guard !excluded.contains(occurrence.start), !isTakenOut(occurrence.start) else {
                continue
            }
            guard items.count < limit else {
                isCut = true
                break
            }
            items.append(occurrence)
        }
        return Occurrences(items: items, isCut: isCut)
    }

    private func expand(
        _ rules: [RecurrenceRule], _ window: Range<WallTime>, _ zone: Zone?, limit: Int,
        _ isCut: inout Bool
    ) -> [WallTime] {
        var starts: [WallTime] = []
        // Where one rule was cut, the others are of no use beyond.
        var horizon = WallTime.latest
        for rule in rules {
            var sink = sink(rule, window, zone, limit: limit)
            RuleExpansion(rule, start: start, isDate: isDate).run(into: &sink)
            starts += sink.starts
            if sink.isCut {
                isCut = true
                horizon = min(horizon, sink.starts.last ?? horizon)
            }
        }
        return isCut ? starts.filter { $0 <= horizon } : starts
    }

    private func excludedByRules(_ found: [Occurrence], _ zone: Zone?) -> [WallTime] {
        guard !exclusionRules.isEmpty, let first = found.first, let last = found.last else {
            return []
        }
        var isCut = false
        var rules = self
        rules.includesStart = false
        return rules.expand(
            exclusionRules, first.start..<last.start.adding(seconds: 1), zone, limit: 200_000,
            &isCut)
    }

    /// A test for what EXDATE takes out; a set when there are many.
    private func isExcluded() -> (WallTime) -> Bool {
        guard exclusions.count > 8 else {
            let exclusions = exclusions
            return { start in
                exclusions.contains { exclusion in
                    switch exclusion {
                    case .moment(let wall): wall == start
                    case .day(let day): day == start.date
                    }
                }
            }
        }
        let taken = Set(exclusions)
        return { taken.contains(.moment($0)) || taken.contains(.day($0.date)) }
    }

    /// A bound on the last occurrence's start, for an index; nil when there is no near one.
    public var last: WallTime? {
        var latest = max(start, dates.map(\.start).max() ?? start)
        for rule in rules {
            guard let bound = bound(of: rule) else { return nil }
            latest = max(latest, bound)
        }
        return latest
    }

    private func bound(of rule: RecurrenceRule) -> WallTime? {
        var bounds: [WallTime] = []
        if rule.until != nil {
            // A day more than any zone is away from UTC.
            let last = lastSecond(of: rule, nil).addingClamped(2 * 86_400)
            bounds.append(WallTime(seconds: min(last, WallTime.latest.seconds)))
        }
        if let count = rule.count, count <= 100_000 {
            if let steps = WeeklySteps(rule, start: start, isDate: isDate) {
                if let last = steps.start(number: count) { bounds.append(last) }
            } else if count <= 1_000 {
                var sink = OccurrenceSink(
                    first: start, window: .earliest ..< .latest, until: .max, remaining: count,
                    limit: count)
                RuleExpansion(rule, start: start, isDate: isDate).run(into: &sink)
                bounds.append(sink.starts.last ?? start)
            }
        }
        return bounds.min()
    }
}

extension Int {
    fileprivate func addingClamped(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
