/// Which days of a year a rule's BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY and BYDAY let through.
///
/// A year's days are worked out once for each of the 28 kinds of year. All parts that are present
/// must agree on a day; within one part any value will do (RFC 5545 section 3.3.10).
struct DayFilter: Sendable {
    private let months: UInt64
    private let monthDays: UInt64
    private let monthDaysFromEnd: UInt64
    private let weeks: UInt64
    private let weeksFromEnd: UInt64
    private let weekdays: UInt64
    private let ordinals: [RecurrenceRule.WeekdayNum]
    private let yearDays: [Int]
    /// Numbered weekdays count within each month rather than within the year.
    private let countsByMonth: Bool
    private let weekStart: Int
    private var known: [YearDays?]

    /// The filter of a rule; what the rule leaves open comes from the start's date.
    init(_ rule: RecurrenceRule, start: CivilDate) {
        let ordinalsCount = rule.frequency <= .monthly
        var monthDays = rule.byMonthDay
        var weekdays = rule.byDay.filter { $0.ordinal == 0 || !ordinalsCount }.map(\.weekday)
        var months = rule.byMonth
        if rule.byWeekNo.isEmpty, rule.byYearDay.isEmpty, monthDays.isEmpty, rule.byDay.isEmpty {
            switch rule.frequency {
            case .yearly:
                if months.isEmpty { months = [start.month] }
                monthDays = [start.day]
            case .monthly: monthDays = [start.day]
            case .weekly: weekdays = [start.weekday]
            default: break
            }
        }
        self.months = Self.mask(months, 1...12)
        self.monthDays = Self.mask(monthDays, 1...31)
        monthDaysFromEnd = Self.mask(monthDays.map { 0 &- $0 }, 1...31)
        weeks = Self.mask(rule.byWeekNo, 1...53)
        weeksFromEnd = Self.mask(rule.byWeekNo.map { 0 &- $0 }, 1...53)
        self.weekdays = Self.mask(weekdays.map(\.rawValue), 0...6)
        ordinals = ordinalsCount ? rule.byDay.filter { (1...53).contains(abs($0.ordinal)) } : []
        yearDays = rule.byYearDay.filter { (-366...366).contains($0) && $0 != 0 }
        countsByMonth = rule.frequency == .monthly || !rule.byMonth.isEmpty
        weekStart = rule.weekStart.rawValue
        known = Array(repeating: nil, count: YearFrame.kindCount)
    }

    /// Whether every day of every year passes.
    var passesAll: Bool {
        months | monthDays | monthDaysFromEnd | weeks | weeksFromEnd | weekdays == 0
            && ordinals.isEmpty && yearDays.isEmpty
    }

    mutating func days(of frame: YearFrame) -> YearDays {
        if let days = known[frame.kind] { return days }
        let days = build(frame)
        known[frame.kind] = days
        return days
    }

    static func mask(_ values: [Int], _ range: ClosedRange<Int>) -> UInt64 {
        values.reduce(0) { range.contains($1) ? $0 | 1 << UInt64($1) : $0 }
    }

    private func build(_ frame: YearFrame) -> YearDays {
        var days = YearDays(count: frame.length)
        if months | monthDays | monthDaysFromEnd != 0 {
            days.formIntersection(monthly(frame))
        }
        if !yearDays.isEmpty {
            var chosen = YearDays()
            for number in yearDays {
                let day = number > 0 ? number - 1 : frame.length + number
                if day >= 0, day < frame.length { chosen.insert(day) }
            }
            days.formIntersection(chosen)
        }
        if weeks | weeksFromEnd != 0 { days.formIntersection(weekly(frame)) }
        if weekdays != 0 || !ordinals.isEmpty { days.formIntersection(byDay(frame)) }
        return days
    }

    /// BYMONTH and BYMONTHDAY.
    private func monthly(_ frame: YearFrame) -> YearDays {
        var chosen = YearDays()
        for month in 1...12 where months == 0 || months >> UInt64(month) & 1 == 1 {
            let (first, length) = frame.month(month)
            var bits: UInt64 = 1 << UInt64(length) - 1
            if monthDays | monthDaysFromEnd != 0 {
                // Day n from the end is day length + 1 - n: the mask read backwards.
                let fromEnd = monthDaysFromEnd.reversedBits >> UInt64(63 - length)
                bits &= monthDays >> 1 | fromEnd
            }
            chosen.insert(bits: bits, from: first)
        }
        return chosen
    }

    /// BYWEEKNO: week 1 is the first with at least four days in the year.
    ///
    /// Days at either end of a year may lie in a week of the neighbouring one.
    private func weekly(_ frame: YearFrame) -> YearDays {
        let offset = (frame.firstWeekday - weekStart + 7) % 7
        let previousOffset = (offset - frame.previousLength % 7 + 7) % 7
        let nextOffset = (offset + frame.length) % 7
        let previous = -frame.previousLength + Self.firstWeek(previousOffset)
        let first = Self.firstWeek(offset)
        let next = frame.length + Self.firstWeek(nextOffset)
        let last =
            frame.length + frame.nextLength
            + Self.firstWeek((nextOffset + frame.nextLength) % 7)
        var chosen = YearDays()
        for (start, end) in [(previous, first), (first, next), (next, last)] {
            let count = (end - start) / 7
            for week in 1...count
            where (weeks >> UInt64(week) | weeksFromEnd >> UInt64(count + 1 - week)) & 1 == 1 {
                let day = start + (week - 1) * 7
                let (low, high) = (max(day, 0), min(day + 7, frame.length))
                if low < high { chosen.insert(low..<high) }
            }
        }
        return chosen
    }

    /// Where week 1 begins, from a 1 January that lies so many days into its week.
    private static func firstWeek(_ offset: Int) -> Int { offset <= 3 ? -offset : 7 - offset }

    private func byDay(_ frame: YearFrame) -> YearDays {
        var chosen = YearDays()
        for day in 0..<frame.length
        where weekdays >> UInt64((frame.firstWeekday + day) % 7) & 1 == 1 {
            chosen.insert(day)
        }
        guard !ordinals.isEmpty else { return chosen }
        guard countsByMonth else {
            insertOrdinals(frame, first: 0, length: frame.length, into: &chosen)
            return chosen
        }
        for month in 1...12 {
            let (first, length) = frame.month(month)
            insertOrdinals(frame, first: first, length: length, into: &chosen)
        }
        return chosen
    }

    private func insertOrdinals(
        _ frame: YearFrame, first: Int, length: Int, into chosen: inout YearDays
    ) {
        for entry in ordinals {
            let ahead = (entry.weekday.rawValue - frame.firstWeekday - first % 7 + 14) % 7
            let last = ahead + (length - 1 - ahead) / 7 * 7
            let day =
                entry.ordinal > 0 ? ahead + (entry.ordinal - 1) * 7 : last + (entry.ordinal + 1) * 7
            if day >= 0, day < length { chosen.insert(first + day) }
        }
    }
}

extension UInt64 {
    /// The bits in the opposite order.
    var reversedBits: UInt64 {
        var value = byteSwapped
        value = (value >> 4) & 0x0F0F_0F0F_0F0F_0F0F | (value & 0x0F0F_0F0F_0F0F_0F0F) << 4
        value = (value >> 2) & 0x3333_3333_3333_3333 | (value & 0x3333_3333_3333_3333) << 2
        return (value >> 1) & 0x5555_5555_5555_5555 | (value & 0x5555_5555_5555_5555) << 1
    }
}
