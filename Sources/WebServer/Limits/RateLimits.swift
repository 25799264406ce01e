import Locks
import Operations
import Recurrence

/// How often something may be asked: buckets that fill up with time.
///
/// In this process's memory alone: what must hold whatever happens, the tries of a code, is counted in
/// the database.
final class RateLimits: Sendable {
    /// A bucket of one kind: how much fits, and how much comes back a minute.
    private struct Rule {
        var size: Double
        var perMinute: Double

        static let passwordOfAccount = Rule(size: 60, perMinute: 6)
        /// Tighter, so that a stranger elsewhere does not keep somebody out of their own account.
        static let passwordOfAccountAndNetwork = Rule(size: 10, perMinute: 2)
        /// A campus is one network behind one address.
        static let passwordOfNetwork = Rule(size: 300, perMinute: 300)
        static let codeOfNetwork = Rule(size: 1_000, perMinute: 1_000)
        static let requestsOfAccount = Rule(size: 600, perMinute: 600)
        static let requestsOfNetwork = Rule(size: 60_000, perMinute: 60_000)
    }

    private struct Bucket {
        var level: Double
        var at: Instant
    }

    private let buckets = Locked<[String: Bucket]>([:])
    /// So many that each takes a hundred bytes of ten megabytes.
    private static let most = 100_000

    /// A password's try.
    ///
    /// - Throws: `Refusal.tooMany`.
    func password(of name: String, from network: String, at now: Instant) throws(Refusal) {
        let key = "password of \(name.lowercased().prefix(100))"
        try take("\(key) from \(network)", .passwordOfAccountAndNetwork, at: now)
        try take(key, .passwordOfAccount, at: now)
        try take("password from \(network)", .passwordOfNetwork, at: now)
    }

    func code(from network: String, at now: Instant) throws(Refusal) {
        try take("code from \(network)", .codeOfNetwork, at: now)
    }

    /// Any request at all, of a person or, without one, of a network.
    func request(of person: String?, from network: String, at now: Instant) throws(Refusal) {
        if let person { try take("request of \(person)", .requestsOfAccount, at: now) }
        try take("request from \(network)", .requestsOfNetwork, at: now)
    }

    private func take(_ key: String, _ rule: Rule, at now: Instant) throws(Refusal) {
        let isLeft = buckets.withLock { buckets -> Bool in
            if buckets.count >= Self.most { Self.forget(&buckets, at: now) }
            var bucket = buckets[key] ?? Bucket(level: rule.size, at: now)
            let minutes = Double(max(0, now - bucket.at)) / 60
            bucket.level = min(rule.size, bucket.level + minutes * rule.perMinute)
            bucket.at = now
            let isLeft = bucket.level >= 1
            if isLeft { bucket.level -= 1 }
            buckets[key] = bucket
            return isLeft
        }
        guard isLeft else { throw Refusal(.tooMany, "refusal.tooMany") }
    }

    /// What was not asked for ten minutes is full again; if that is nothing, all is forgotten.
    private static func forget(_ buckets: inout [String: Bucket], at now: Instant) {
        buckets = buckets.filter { now - $0.value.at < 600 }
        if buckets.count >= most { buckets = [:] }
    }
}
