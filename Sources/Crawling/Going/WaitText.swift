import Campus
import Fetching
import Recurrence

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
