import Recurrence

/// A value that holds a time, a period or a duration, read by hand.
///
/// Accepts what RFC 5545 allows and, beyond it: lower case, hyphens and colons inside (ISO 8601's
/// extended form), times without seconds, 24:00 as the next midnight, and leap seconds.
struct LenientValue {
    private let bytes: ArraySlice<UInt8>
    private let parameters: LineParameters

    init(_ bytes: ArraySlice<UInt8>, _ parameters: LineParameters) {
        self.bytes = bytes
        self.parameters = parameters
    }

    var value: Value? {
        if let duration { return .duration(duration) }
        return time.map { .time($0) }
    }

    var time: TimeValue? { Self.time(bytes, parameters) }

    var period: PeriodValue? {
        guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
            let start = Self.time(bytes[..<slash], parameters), start.form != .date
        else { return nil }
        let rest = bytes[(slash + 1)...]
        if let end = Self.time(rest, parameters), end.form != .date {
            return PeriodValue(start, .until(end))
        }
        return LenientValue(rest, parameters).duration.map { PeriodValue(start, .lasting($0)) }
    }

    private static func time(_ bytes: ArraySlice<UInt8>, _ parameters: LineParameters) -> TimeValue?
    {
        let digits = bytes.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
        guard digits.count >= 8, digits.count <= 16,
            let date = WallTime(basic: String(decoding: digits.prefix(8), as: UTF8.self))?.date
        else { return nil }
        var rest = digits[8...]
        var isUTC = false
        if let last = rest.last, last | 0x20 == UInt8(ascii: "z") {
            isUTC = true
            rest = rest.dropLast()
        }
        if rest.isEmpty { return isUTC ? nil : TimeValue(WallTime(date), .date) }
        guard let separator = rest.first,
            separator | 0x20 == UInt8(ascii: "t") || separator == 0x20,
            let second = secondOfDay(rest.dropFirst())
        else { return nil }
        // Told to be a date and still given a time of day, it is meant at that time; midnight alone
        // is how some write a day.
        if parameters.valueType == "DATE", second == 0 { return TimeValue(WallTime(date), .date) }
        return TimeValue(
            WallTime(date, secondOfDay: second), isUTC ? .utc : parameters.wallForm)
    }

    /// Seconds since midnight for `hhmmss` and `hhmm`: 86,400 for 24:00.
    private static func secondOfDay(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.count == 4 || digits.count == 6, let number = number(digits) else {
            return nil
        }
        let time = digits.count == 4 ? number * 100 : number
        let (hour, minute, second) = (time / 10_000, time / 100 % 100, time % 100)
        if time == 240_000 { return 86_400 }
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        return hour * 3_600 + minute * 60 + min(second, 59)
    }

    /// Without a sign, and at most nine digits.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...9).contains(digits.count) else { return nil }
        var result = 0
        for digit in digits {
            guard digit &- 0x30 < 10 else { return nil }
            result = result * 10 + Int(digit - 0x30)
        }
        return result
    }

    /// RFC 5545 section 3.3.6, with weeks beside other units, and without the P that some omit
    /// only where a T is left.
    var duration: CalendarDuration? {
        var rest = bytes
        var sign = 1
        if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            sign = first == UInt8(ascii: "-") ? -1 : 1
            rest = rest.dropFirst()
        }
        guard let first = rest.first, first | 0x20 == UInt8(ascii: "p") else { return nil }
        rest = rest.dropFirst()
        var (days, seconds, isTime, units) = (0, 0, false, 0)
        while let byte = rest.first {
            if byte | 0x20 == UInt8(ascii: "t"), !isTime {
                isTime = true
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0 &- 0x30 < 10 }
            guard let number = Self.number(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            guard let unit = rest.popFirst() else { return nil }
            switch (unit | 0x20, isTime) {
            case (UInt8(ascii: "w"), false): days += number * 7
            case (UInt8(ascii: "d"), false): days += number
            case (UInt8(ascii: "h"), true): seconds += number * 3_600
            case (UInt8(ascii: "m"), true): seconds += number * 60
            case (UInt8(ascii: "s"), true): seconds += number
            default: return nil
            }
            units += 1
        }
        let longest = CalendarDuration.longest
        guard units > 0, days <= longest.days, seconds <= longest.seconds else { return nil }
        return CalendarDuration(days: sign * days, seconds: sign * seconds)
    }
}

extension CalendarDuration {
    /// All the years that RFC 5545 can write: a longer one is no duration of anything.
    static let longest = CalendarDuration(days: 3_652_500, seconds: 3_652_500 * 86_400)
}
