/// The days of one year that a rule lets through: a bit a day, the first of January at 0.
struct YearMask {
    private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func insert(_ day: Int) {
        guard !contains(day) else { return }
        withUnsafeMutableBytes(of: &words) { raw in
            raw.withMemoryRebound(to: UInt64.self) { $0[day >> 6] |= 1 << UInt64(day & 63) }
        }
        count += 1
    }

    func contains(_ day: Int) -> Bool {
        word(day >> 6) >> UInt64(day & 63) & 1 == 1
    }

    /// The first day in the mask at or after the given one; nil when there is none.
    func next(from day: Int) -> Int? {
        guard day < 384 else { return nil }
        var index = day >> 6
        var bits = word(index) & (UInt64.max << UInt64(day & 63))
        while bits == 0 {
            index += 1
            guard index < 6 else { return nil }
            bits = word(index)
        }
        return index << 6 + bits.trailingZeroBitCount
    }

    private func word(_ index: Int) -> UInt64 {
        switch index {
        case 0: words.0
        case 1: words.1
        case 2: words.2
        case 3: words.3
        case 4: words.4
        default: words.5
        }
    }
}

/// The days that a rule's BY parts let through, year by year.
///
/// A year's mask depends on nothing but the weekday of its first of January, its length and (for
/// BYWEEKNO) the length of the year before: 28 kinds, each made once. So a rule that lets no day
/// through costs a table look-up a year, and never a walk over its days.
struct DayFilter {
    private let rule: RecurrenceRule
    private let months: UInt16
    private let weekdays: UInt8
    private let ordinals: [RecurrenceRule.DayOfWeek]
    private let nthIsInMonth: Bool
    private var masks: [YearMask?] = Array(repeating: nil, count: 28)

    /// - Parameter start: gives the parts that FREQ needs and the rule leaves out.
    init(_ rule: RecurrenceRule, start: CivilDate) {
        let rule = Self.completed(rule, from: start)
        self.rule = rule
        months = rule.byMonth.reduce(0) { $0 | 1 << UInt16($1) }
        let counts = rule.frequency == .yearly || rule.frequency == .monthly
        ordinals = counts ? rule.byDay.filter { $0.ordinal != 0 } : []
        weekdays = rule.byDay.filter { !counts || $0.ordinal == 0 }
            .reduce(0) { $0 | 1 << UInt8($1.weekday.rawValue) }
        nthIsInMonth = rule.frequency == .monthly || !rule.byMonth.isEmpty
    }

    /// Without any day part, the start says which day of the week, month or year it is.
    private static func completed(
        _ rule: RecurrenceRule, from start: CivilDate
    ) -> RecurrenceRule {
        guard rule.byWeekNo.isEmpty, rule.byYearDay.isEmpty, rule.byMonthDay.isEmpty,
            rule.byDay.isEmpty
        else { return rule }
        var rule = rule
        switch rule.frequency {
        case .yearly:
            if rule.byMonth.isEmpty { rule.byMonth = [start.month] }
            rule.byMonthDay = [start.day]
        case .monthly: rule.byMonthDay = [start.day]
        case .weekly: rule.byDay = [RecurrenceRule.DayOfWeek(start.weekday)]
        case .daily, .hourly, .minutely, .secondly: break
        }
        return rule
    }

    /// The mask of a year.
    mutating func mask(of year: Int) -> YearMask {
        let first = CivilDate(uncheckedYear: year, month: 1, day: 1)
        let kind =
            first.weekday.rawValue * 4 + (CivilDate.isLeap(year) ? 2 : 0)
            + (CivilDate.isLeap(year - 1) ? 1 : 0)
        if let known = masks[kind] { return known }
        let mask = make(year, first)
        masks[kind] = mask
        return mask
    }

    private func make(_ year: Int, _ first: CivilDate) -> YearMask {
        let length = CivilDate.isLeap(year) ? 366 : 365
        let weeks = rule.byWeekNo.isEmpty ? nil : weekMask(year, first, length)
        var mask = YearMask()
        var day = 0
        for month in 1...12 {
            let size = CivilDate.daysIn(month: month, year: year)
            defer { day += size }
            guard months == 0 || months >> UInt16(month) & 1 == 1 else { continue }
            for dayOfMonth in 1...size {
                let index = day + dayOfMonth - 1
                if passes(index, dayOfMonth, size, length, first), weeks?.contains(index) ?? true {
                    mask.insert(index)
                }
            }
        }
        return mask
    }

    private func passes(
        _ index: Int, _ dayOfMonth: Int, _ monthSize: Int, _ length: Int, _ first: CivilDate
    ) -> Bool {
        if !rule.byMonthDay.isEmpty, !rule.byMonthDay.contains(dayOfMonth),
            !rule.byMonthDay.contains(dayOfMonth - monthSize - 1)
        {
            return false
        }
        if !rule.byYearDay.isEmpty, !rule.byYearDay.contains(index + 1),
            !rule.byYearDay.contains(index - length)
        {
            return false
        }
        guard weekdays != 0 || !ordinals.isEmpty else { return true }
        let weekday = (first.weekday.rawValue + index) % 7
        if weekdays >> UInt8(weekday) & 1 == 1 { return true }
        let place = nthIsInMonth ? dayOfMonth - 1 : index
        let size = nthIsInMonth ? monthSize : length
        return ordinals.contains { day in
            day.weekday.rawValue == weekday
                && (day.ordinal == place / 7 + 1 || day.ordinal == -((size - 1 - place) / 7 + 1))
        }
    }

    /// The days of a year that lie in the weeks of BYWEEKNO (ISO 8601, the week beginning at WKST).
    ///
    /// The days before week 1 belong to the last week of the year before, those after the last
    /// week to week 1 of the next; they are counted where their week is.
    private func weekMask(_ year: Int, _ first: CivilDate, _ length: Int) -> YearMask {
        var mask = YearMask()
        let weekOne = startOfWeekOne(first)
        let previousLength = CivilDate.isLeap(year - 1) ? 366 : 365
        let previous = first.adding(days: -previousLength)
        let nextOne = startOfWeekOne(first.adding(days: length))
        let count = (nextOne.dayNumber - weekOne.dayNumber) / 7
        let lastCount = (weekOne.dayNumber - startOfWeekOne(previous).dayNumber) / 7
        for index in 0..<length {
            let place = first.dayNumber + index - weekOne.dayNumber
            let listed: Bool
            if place < 0 {
                listed = rule.byWeekNo.contains(lastCount) || rule.byWeekNo.contains(-1)
            } else if place / 7 >= count {
                listed = rule.byWeekNo.contains(1)
            } else {
                let week = place / 7 + 1
                listed = rule.byWeekNo.contains(week) || rule.byWeekNo.contains(week - count - 1)
            }
            if listed { mask.insert(index) }
        }
        return mask
    }

    /// Week 1 is the first with at least four of its days in the year.
    private func startOfWeekOne(_ first: CivilDate) -> CivilDate {
        let into = (first.weekday.rawValue - rule.weekStart.rawValue + 7) % 7
        return first.adding(days: into <= 3 ? -into : 7 - into)
    }
}
