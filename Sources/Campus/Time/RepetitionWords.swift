package import Recurrence
package import Words

/// Repetitions, as each language says them.
extension RecurrenceRule {
    /// `every Monday, 4 times`; of a rule that no few words say, the rule itself.
    ///
    /// - Parameter first: the day on which it starts, which says what the rule leaves out.
    package func message(from first: CivilDate) -> Message {
        guard let rhythm = rhythm(from: first) else {
            return Message("repeat.rule", ["rule": .text(text)])
        }
        guard let end else { return rhythm }
        return Message("repeat.ended", ["rhythm": .message(rhythm), "end": .message(end)])
    }

    /// The same, ending with the day of the last occurrence, wherever UNTIL is.
    ///
    /// - Parameters:
    ///   - first: when the first occurrence starts.
    ///   - zone: that it starts in; nil for whole days.
    package func message(from first: WallTime, in zone: Zone?) -> Message {
        guard until != nil else { return message(from: first.date) }
        var rule = self
        rule.until = lastDay(from: first, in: zone).map { .date($0) } ?? until
        return rule.message(from: first.date)
    }

    /// The day of the last occurrence; of what repeats more than daily, that of UNTIL.
    private func lastDay(from first: WallTime, in zone: Zone?) -> CivilDate? {
        let series = RecurrenceSet(start: first, isDate: zone == nil, rules: [self])
        guard let bound = series.lastStart(zone: zone) else { return nil }
        guard frequency <= .daily else { return bound.date }
        // Years apart at most, but where it never happens again.
        for days in [8, 32, 367, 3_000] {
            let from = max(first, bound.adding(seconds: -Int64(days) * 86_400))
            let window = from..<bound.adding(seconds: 1)
            let found = series.occurrences(in: window, zone: zone, limit: 4_096).items
            if let last = found.last { return last.start.date }
        }
        return bound.date
    }

    /// What people may not expect of a rule: months, or years, without its day are left out.
    ///
    /// - Returns: nil where every month has it.
    package func omission(from first: CivilDate) -> Message? {
        guard frequency == .monthly, byDay.isEmpty, byMonth.isEmpty, bySetPos.isEmpty else {
            return nil
        }
        let days = byMonthDay.isEmpty ? [first.day] : byMonthDay
        guard let least = days.filter({ $0 > 28 }).min(), days.allSatisfy({ $0 > 28 }) else {
            return nil
        }
        return Message("repeat.omission", ["day": .number(least)])
    }

    private var end: Message? {
        if let count { return Message("repeat.count", ["count": .number(count)]) }
        return until.map { until in
            let day =
                switch until {
                case .date(let date): date
                case .local(let wall): wall.date
                case .utc(let instant): Zone.utc.wall(at: instant).date
                }
            return Message(
                "repeat.until",
                [
                    "day": .message(
                        Message(
                            "date.short.year",
                            [
                                "weekday": .message(Message("weekday.short.\(day.weekday)")),
                                "day": .number(day.day),
                                "month": .message(Message("month.short.\(day.month)")),
                                "year": .number(day.year),
                            ]))
                ])
        }
    }

    /// Nil for what is rare: positions in a set, numbers of weeks and of days, times of day.
    private func rhythm(from first: CivilDate) -> Message? {
        guard bySetPos.isEmpty, byWeekNo.isEmpty, byYearDay.isEmpty, byHour.isEmpty,
            byMinute.isEmpty, bySecond.isEmpty, byDay.isEmpty || byMonthDay.isEmpty
        else { return nil }
        switch frequency {
        case .yearly: return yearly(from: first)
        case .monthly where byMonth.isEmpty:
            return days(from: first).map { every("month", on: "repeat.monthly", ["days": $0]) }
        case .weekly where byMonth.isEmpty && byMonthDay.isEmpty: return weekly(from: first)
        case .daily where byMonth.isEmpty && byMonthDay.isEmpty:
            if byDay.isEmpty { return every("day") }
            return interval <= 1 ? weekly(from: first) : nil
        case .hourly where isBare: return every("hour")
        case .minutely where isBare: return every("minute")
        case .secondly where isBare: return every("second")
        default: return nil
        }
    }

    private var isBare: Bool { byDay.isEmpty && byMonthDay.isEmpty && byMonth.isEmpty }

    /// `every week`, `every 2 weeks`.
    private func every(_ period: String) -> Message {
        Message("repeat.every.\(period)", ["count": .number(max(1, interval))])
    }

    /// `every month on the 5th`.
    private func every(
        _ period: String, on key: String, _ arguments: [String: Message.Argument]
    ) -> Message {
        var arguments = arguments
        arguments["every"] = .message(every(period))
        return Message(key, arguments)
    }

    private func weekly(from first: CivilDate) -> Message? {
        guard byDay.allSatisfy({ $0.ordinal == 0 }) else { return nil }
        let days = byDay.isEmpty ? [first.weekday] : byDay.map(\.weekday)
        let ordered = (0..<7).map { weekStart.adding(days: $0) }.filter(days.contains)
        if ordered.count == 7 {
            return interval <= 1 ? Message("repeat.every.day", ["count": .number(1)]) : nil
        }
        let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
        let names = Message.Argument.list(ordered.map { .message(Message("weekday.\($0)")) })
        switch (Set(ordered) == Set(workdays), interval <= 1) {
        case (true, true): return Message("repeat.weekdays")
        case (true, false): return every("week", on: "repeat.weekly.weekdays", [:])
        case (false, true): return Message("repeat.weekly", ["days": names])
        case (false, false): return every("week", on: "repeat.weekly.on", ["days": names])
        }
    }

    private func yearly(from first: CivilDate) -> Message? {
        let months = byMonth.isEmpty ? [first.month] : byMonth.sorted()
        guard months.allSatisfy({ (1...12).contains($0) }) else { return nil }
        let names = Message.Argument.list(months.map { .message(Message("month.\($0)")) })
        // Without a month the ordinals count in the year.
        guard byDay.isEmpty || !byMonth.isEmpty else { return nil }
        if byDay.isEmpty, byMonthDay.count < 2, months.count == 1, (byMonthDay.first ?? 1) > 0 {
            let day = byMonthDay.first ?? first.day
            return every("year", on: "repeat.yearly.day", ["day": .number(day), "month": names])
        }
        return days(from: first).map {
            every("year", on: "repeat.yearly", ["days": $0, "months": names])
        }
    }

    /// `the 5th and the last day`, `the first Monday`; nil where a number makes no sense.
    private func days(from first: CivilDate) -> Message.Argument? {
        guard byDay.isEmpty else {
            guard byDay.allSatisfy({ (-2...5).contains($0.ordinal) }) else { return nil }
            return .list(
                byDay.map { day in
                    let weekday = [
                        "weekday": Message.Argument.message(Message("weekday.\(day.weekday)"))
                    ]
                    guard day.ordinal != 0 else {
                        return .message(Message("repeat.nth.every", weekday))
                    }
                    return .message(Message("repeat.nth.\(day.ordinal)", weekday))
                })
        }
        let days =
            byMonthDay.isEmpty
            ? [first.day] : byMonthDay.sorted { ($0 < 0 ? 32 : $0) < ($1 < 0 ? 32 : $1) }
        guard days.allSatisfy({ (1...31).contains($0) || $0 == -1 }) else { return nil }
        return .list(
            days.map { day in
                .message(
                    day == -1
                        ? Message("repeat.day.last")
                        : Message("repeat.day", ["day": .number(day)]))
            })
    }
}
