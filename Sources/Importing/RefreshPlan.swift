package import Campus
package import Recurrence

/// When a source is to be fetched again.
package enum RefreshPlan {
    /// Failures in a row wait 1, 2, 4, 8, 16 and then 24 hours.
    private static let longestWait: Int64 = 24 * 3_600
    /// What a feed or server may ask for at most: beyond it a term would go by unseen.
    private static let longestWish: Int64 = 7 * 86_400

    /// After an attempt that brought an answer: the source's interval, or the longer one that the
    /// feed (REFRESH-INTERVAL, X-PUBLISHED-TTL) or the server (Retry-After) asks for.
    ///
    /// - Parameter wishes: in seconds; a week at most is granted.
    package static func next(
        after source: Source, at now: Instant, wishes: [Int64?] = []
    ) -> Instant {
        let wished = wishes.compactMap(\.self).max() ?? 0
        return now.adding(seconds: max(source.every, min(wished, longestWish)))
    }

    /// After one that did not, so that a server in trouble is not asked ever again.
    ///
    /// Up to a tenth is taken off each wait, differently for each source and time: a thousand
    /// homes do not come back at the same second.
    /// - Parameters:
    ///   - failures: how many there were in a row, this one included.
    ///   - retryAfter: what the server asks for, in seconds; a week at most is granted.
    package static func retry(
        _ source: Source, failures: Int, at now: Instant, retryAfter: Int64?
    ) -> Instant {
        let wait = min(longestWait, 3_600 << Int64(min(max(failures, 1), 6) - 1))
        let chance = UIDKey(of: "\(source.address.fingerprint) \(source.id) \(now.seconds)").bits
        let jitter = Int64(chance >> 40) % (wait / 10)
        let wished = min(retryAfter ?? 0, longestWish)
        return now.adding(seconds: max(wait - jitter, wished))
    }
}
