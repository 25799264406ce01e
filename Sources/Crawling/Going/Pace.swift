import Campus
import Fetching
import Recurrence

/// Keeps requests to one host apart.
struct Pace {
    private var last: [String: ContinuousClock.Instant] = [:]

    /// Seconds that are left until a host may be asked again: none before it was asked for a page.
    ///
    /// - Parameter seconds: between the end of a request and the next one.
    func left(for host: String, seconds: Double) -> Double {
        guard seconds > 0, let last = last[host] else { return 0 }
        let left = last + .milliseconds(Int64(seconds * 1_000)) - .now
        return max(0, Double(left.components.seconds) + Double(left.components.attoseconds) / 1e18)
    }

    mutating func ended(_ host: String) { last[host] = .now }
}

/// How long a crawl waits for hosts that want to be asked slowly (robots.txt's Crawl-delay), in
/// seconds.
///
/// What would take longer is put off: it goes on another time with what it has.
package struct Patience: Sendable {
    /// Before one page.
    package var page = 60.0
    /// In all.
    package var crawl = 600.0

    package init() {}
}

extension Int64 {
    /// Seconds in words: `45 s`, `10 min`, `3 h`, `14 days`.
    var lasting: String {
        switch self {
        case ..<120: "\(self) s"
        case ..<7_200: "\((self + 30) / 60) min"
        case ..<172_800: "\((self + 1_800) / 3_600) h"
        default: "\((self + 43_200) / 86_400) days"
        }
    }
}

extension RetryAfter {
    /// `in 900 s`, `after 2027-12-31T23:59:59+00:00`.
    var told: String {
        switch self {
        case .seconds(let seconds): "in \(seconds) s"
        case .unixTime(let time): "after \(Timestamp.text(WallTime(seconds: time), offset: 0))"
        }
    }
}
