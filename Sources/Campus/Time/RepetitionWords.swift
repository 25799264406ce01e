package import Recurrence

/// Repetitions in English.
extension RecurrenceRule {
    /// `every Monday, 4 times`; of a rule that English has no few words for, the rule itself.
    ///
    /// - Parameter first: the day on which it starts, which says what the rule leaves out.
    package func words(from first: CivilDate) -> String {
        guard let rhythm = rhythm(from: first) else { return "by the rule \(text)" }
        return ([rhythm] + [end].compactMap(\.self)).joined(separator: ", ")
    }

    /// The same, ending with the day of the last occurrence, wherever UNTIL is.
    ///
    /// - Parameters:
    ///   - first: when the first occurrence starts.
    ///   - zone: that it starts in; nil for whole days.
    package func words(from first: WallTime, in zone: Zone?) -> String {
        guard until != nil else { return words(from: first.date) }
        var rule = self
        rule.until = lastDay(from: first, in: zone).map { .date($0) } ?? until
        return rule.words(from: first.date)
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
    package func omission(from first: CivilDate) -> String? {
        guard frequency == .monthly, byDay.isEmpty, byMonth.isEmpty, bySetPos.isEmpty else {
            return nil
        }
        let days = byMonthDay.isEmpty ? [first.day] : byMonthDay
        guard let least = days.filter({ $0 > 28 }).min(), days.allSatisfy({ $0 > 28 }) else {
            return nil
        }
        return "months without a \(Self.number(least)) are left out"
    }

    private var end: String? {
        if let count { return count == 1 ? "once" : "\(count) times" }
        return until.map { until in
            let day =
                switch until {
                case .date(let date): date
                case .local(let wall): wall.date
                case .utc(let instant): Zone.utc.wall(at: instant).date
                }
            return "until \(day.weekday.short) \(day.day) \(day.shortMonth) \(day.year)"
        }
    }

    /// Nil for what is rare: positions in a set, numbers of weeks and of days, times of day.
    private func rhythm(from first: CivilDate) -> String? {
        guard bySetPos.isEmpty, byWeekNo.isEmpty, byYearDay.isEmpty, byHour.isEmpty,
            byMinute.isEmpty, bySecond.isEmpty, byDay.isEmpty || byMonthDay.isEmpty
        else { return nil }
        switch frequency {
        case .yearly: return yearly(from: first)
        case .monthly where byMonth.isEmpty:
            let days = days(from: first)
            return days.map { "\(every("month")) on \($0)" }
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
    private func every(_ period: String) -> String {
        interval <= 1 ? "every \(period)" : "every \(interval) \(period)s"
    }

    private func weekly(from first: CivilDate) -> String? {
        guard byDay.allSatisfy({ $0.ordinal == 0 }) else { return nil }
        let days = byDay.isEmpty ? [first.weekday] : byDay.map(\.weekday)
        let ordered = (0..<7).map { weekStart.adding(days: $0) }.filter(days.contains)
        let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
        let names =
            Set(ordered) == Set(workdays) ? "weekday" : ordered.map(\.name).listed("and")
        if ordered.count == 7 { return interval <= 1 ? "every day" : nil }
        return interval <= 1
            ? "every \(names)"
            : "\(every("week")) on \(names == "weekday" ? "weekdays" : names)"
    }

    private func yearly(from first: CivilDate) -> String? {
        let months = byMonth.isEmpty ? [first.month] : byMonth.sorted()
        guard months.allSatisfy({ (1...12).contains($0) }) else { return nil }
        let names = months.map { month in
            CivilDate(uncheckedYear: first.year, month: month, day: 1).monthName
        }.listed("and")
        // Without a month the ordinals count in the year.
        guard byDay.isEmpty || !byMonth.isEmpty else { return nil }
        if byDay.isEmpty, byMonthDay.count < 2, months.count == 1, (byMonthDay.first ?? 1) > 0 {
            return "\(every("year")) on \(byMonthDay.first ?? first.day) \(names)"
        }
        return days(from: first).map { "\(every("year")) on \($0) of \(names)" }
    }

    /// `the 5th and the last day`, `the first Monday`; nil where a number makes no sense.
    private func days(from first: CivilDate) -> String? {
        guard byDay.isEmpty else {
            let names = byDay.map { day -> String? in
                if day.ordinal == 0 { return "every \(day.weekday.name)" }
                return Self.ordinal(day.ordinal).map { "the \($0) \(day.weekday.name)" }
            }
            return names.contains(nil) ? nil : names.compactMap(\.self).listed("and")
        }
        let days =
            byMonthDay.isEmpty
            ? [first.day] : byMonthDay.sorted { ($0 < 0 ? 32 : $0) < ($1 < 0 ? 32 : $1) }
        guard days.allSatisfy({ (1...31).contains($0) || $0 == -1 }) else { return nil }
        return days.map { $0 == -1 ? "the last day" : "the \(Self.number($0))" }.listed("and")
    }

    private static func ordinal(_ number: Int) -> String? {
        let names = ["first", "second", "third", "fourth", "fifth"]
        switch number {
        case 1...5: return names[number - 1]
        case -1: return "last"
        case -2: return "last but one"
        default: return nil
        }
    }

    /// `1st`, `22nd`, `13th`.
    private static func number(_ number: Int) -> String {
        let isTeen = (11...13).contains(number % 100)
        switch number % 10 {
        case 1 where !isTeen: return "\(number)st"
        case 2 where !isTeen: return "\(number)nd"
        case 3 where !isTeen: return "\(number)rd"
        default: return "\(number)th"
        }
    }
}
