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
