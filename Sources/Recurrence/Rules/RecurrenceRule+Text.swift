extension RecurrenceRule {
    /// The rule as an RRULE value: `FREQ=WEEKLY;UNTIL=20261211T235959Z;BYDAY=MO,WE`.
    ///
    /// Parts with their default value are left out; equal rules have equal texts.
    public var text: String {
        var text = "FREQ=" + frequency.name
        if let until { text += ";UNTIL=" + until.text }
        if let count { text += ";COUNT=\(count)" }
        if interval != 1 { text += ";INTERVAL=\(interval)" }
        append("BYSECOND", bySecond, to: &text)
        append("BYMINUTE", byMinute, to: &text)
        append("BYHOUR", byHour, to: &text)
        if !byDay.isEmpty { text += ";BYDAY=" + days.map(\.text).joined(separator: ",") }
        append("BYMONTHDAY", byMonthDay, to: &text)
        append("BYYEARDAY", byYearDay, to: &text)
        append("BYWEEKNO", byWeekNo, to: &text)
        append("BYMONTH", byMonth, to: &text)
        append("BYSETPOS", bySetPos, to: &text)
        if weekStart != .monday { text += ";WKST=" + weekStart.code }
        return text
    }

    /// Each once, as they are read.
    private var days: [WeekdayNum] {
        byDay.reduce(into: []) { days, day in if !days.contains(day) { days.append(day) } }
    }

    private func append(_ name: String, _ numbers: [Int], to text: inout String) {
        guard !numbers.isEmpty else { return }
        text += ";\(name)=" + numbers.map(String.init).joined(separator: ",")
    }

    /// What the rule holds although RFC 5545 section 3.3.10 forbids it.
    var forbiddenCombinations: [RecurrenceProblem] {
        var problems: [RecurrenceProblem] = []
        func report(_ part: String, _ message: String) {
            problems.append(RecurrenceProblem(part: part, message: message))
        }
        if count != nil, until != nil {
            report("COUNT", "the rule has both COUNT and UNTIL: whichever comes first ends it")
        }
        if !byWeekNo.isEmpty, frequency != .yearly {
            report("BYWEEKNO", "BYWEEKNO belongs to yearly rules only; it was read as a filter")
        }
        if !byYearDay.isEmpty, [.monthly, .weekly, .daily].contains(frequency) {
            report("BYYEARDAY", "BYYEARDAY does not belong here; it was read as a filter")
        }
        if !byMonthDay.isEmpty, frequency == .weekly {
            report("BYMONTHDAY", "BYMONTHDAY does not belong here; it was read as a filter")
        }
        if frequency > .monthly, byDay.contains(where: { $0.ordinal != 0 }) {
            report("BYDAY", "numbered weekdays belong to monthly and yearly rules; ignored here")
        }
        let others = [bySecond, byMinute, byHour, byMonthDay, byYearDay, byWeekNo, byMonth]
        if !bySetPos.isEmpty, byDay.isEmpty, others.allSatisfy(\.isEmpty) {
            report("BYSETPOS", "BYSETPOS has no other BY part to choose from")
        }
        return problems
    }
}

extension RecurrenceRule: CustomStringConvertible {
    public var description: String { text }
}

extension RecurrenceRule.Frequency {
    private static let names = [
        "YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY",
    ]

    /// As FREQ has it: `WEEKLY`.
    public var name: String { Self.names[rawValue] }

    private static let keys = names.map(\.key)

    /// What some write for it: `WEEK`.
    private static let units = [
        "YEAR", "MONTH", "WEEK", "DAY", "HOUR", "MINUTE", "SECOND",
    ].map(\.key)

    /// The frequency of once such a unit, given as `Span.key`.
    init?(unit key: UInt128) {
        guard let index = Self.units.firstIndex(of: key) else { return nil }
        self.init(rawValue: index)
    }

    /// The frequency with this name, given as `Span.key`.
    init?(key: UInt128) {
        guard let index = Self.keys.firstIndex(of: key) else { return nil }
        self.init(rawValue: index)
    }
}

extension RecurrenceRule.Until {
    /// As UNTIL has it: `20261211`, `20261211T235959` or `20261211T235959Z`.
    public var text: String {
        switch self {
        case .date(let date): WallTime(date).dateText
        case .local(let wall): wall.description
        case .utc(let instant): WallTime(seconds: instant.seconds).description + "Z"
        }
    }
}

extension RecurrenceRule.WeekdayNum {
    var text: String { (ordinal == 0 ? "" : String(ordinal)) + weekday.code }
}
