/// A day of the proleptic Gregorian calendar, without zone or time.
///
/// Kept as the number of days since 1970-01-01, so that comparing and stepping are integer
/// arithmetic. The conversions are Howard Hinnant's `days_from_civil` and `civil_from_days`
/// (https://howardhinnant.github.io/date_algorithms.html), exact for every year used here.
public struct CivilDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before it.
    public var dayNumber: Int

    public init(dayNumber: Int) { self.dayNumber = dayNumber }

    /// The given day; nil when the month has no such day or the year is outside 1...9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.daysIn(month: month, year: year)).contains(day)
        else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    /// The given day, for parts already known to be valid.
    @inlinable
    public init(uncheckedYear year: Int, month: Int, day: Int) {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        dayNumber = era * 146_097 + dayOfEra - 719_468
    }

    /// Year, month (1 to 12) and day of the month (1 to 31).
    @inlinable
    public var parts: (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    public var year: Int { parts.year }
    public var month: Int { parts.month }
    public var day: Int { parts.day }

    /// 1970-01-01 was a Thursday.
    @inlinable
    public var weekday: Weekday {
        let index = (dayNumber + 3) % 7
        return Weekday(rawValue: index < 0 ? index + 7 : index) ?? .monday
    }

    @inlinable
    public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

    @inlinable
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        left.dayNumber < right.dayNumber
    }

    @inlinable
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// How many days a month (1 to 12) of that year has.
    public static func daysIn(month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: CustomStringConvertible {
    /// ISO 8601: `2026-10-05`.
    public var description: String {
        let (year, month, day) = parts
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

/// A number in decimal with zeros before it up to a width.
func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
}

/// A day of the week, in ISO 8601's order.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// The two letters RFC 5545 section 3.3.10 gives the day: `MO` to `SU`.
    public var code: String { Self.codes[rawValue] }

    /// The day with these two letters, in either case; nil for anything else.
    public init?(code: some StringProtocol) {
        guard let index = Self.codes.firstIndex(of: code.uppercased()) else { return nil }
        self.init(rawValue: index)
    }

    private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
