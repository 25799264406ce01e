/// When a server wishes to be asked again (RFC 9110, section 10.2.3).
package enum RetryAfter: Hashable, Sendable {
    case seconds(Int64)
    /// Seconds since 1970-01-01T00:00:00Z.
    case unixTime(Int64)

    /// Reads the field's value: a number of seconds or an HTTP date, nil for anything else.
    package init?(_ field: String) {
        if !field.isEmpty, field.utf8.count <= 10, field.utf8.allSatisfy(\.isDigit) {
            guard let seconds = Int64(field) else { return nil }
            self = .seconds(seconds)
        } else {
            guard let time = HTTPDate.unixTime(field) else { return nil }
            self = .unixTime(time)
        }
    }

    /// Seconds to wait from an instant, given in seconds since 1970 UTC; never negative.
    package func wait(fromUnixTime now: Int64) -> Int64 {
        switch self {
        case .seconds(let seconds): seconds
        case .unixTime(let time): max(0, time &- now)
        }
    }
}

/// Dates as HTTP writes them (RFC 9110, section 5.6.7): the usual form and both obsolete ones.
enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Seconds since 1970 UTC; nil for what is no such date.
    static func unixTime(_ text: String) -> Int64? {
        let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
        switch words.count {
        // Sun, 06 Nov 1994 08:49:37 GMT, or Sunday, 06-Nov-94 08:49:37 GMT
        case 6 where words[5] == "GMT":
            return unixTime(year: words[3], month: words[2], day: words[1], clock: words[4])
        // Sun Nov  6 08:49:37 1994
        case 5: return unixTime(year: words[4], month: words[1], day: words[2], clock: words[3])
        default: return nil
        }
    }

    private static func unixTime(
        year: Substring, month: Substring, day: Substring, clock: Substring
    ) -> Int64? {
        let parts = clock.split(separator: ":").map { number($0, digits: 2...2) }
        guard let year = fullYear(year), let day = number(day, digits: 1...2), parts.count == 3,
            let month = months.firstIndex(where: { $0 == month }), (1...31).contains(day),
            let hour = parts[0], let minute = parts[1], let second = parts[2],
            hour < 24, minute < 60, second < 61
        else { return nil }
        let days = daysSince1970(year: year, month: Int64(month) + 1, day: day)
        return days * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// Two digits are of the century whose answer is not far off: no feed is older than 1970.
    private static func fullYear(_ text: Substring) -> Int64? {
        guard let year = number(text, digits: 2...4), text.utf8.count != 3 else { return nil }
        if text.utf8.count == 4 { return year }
        return year + (year < 70 ? 2_000 : 1_900)
    }

    private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int64? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy(\.isDigit) else { return nil }
        return Int64(text)
    }

    /// Days of the proleptic Gregorian calendar, whose year begins in March for the count.
    private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
        let year = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }
}
