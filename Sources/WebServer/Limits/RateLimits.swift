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
        static let loginFlowOfNetwork = Rule(size: 300, perMinute: 300)
        static let passkeyOfNetwork = Rule(size: 2_000, perMinute: 2_000)
        /// The first lecture of a term signs up at once, from one network.
        static let letterOfNetwork = Rule(size: 300, perMinute: 300)
        /// Each is a letter, and somebody's work.
        static let noticeOfNetwork = Rule(size: 10, perMinute: 0.1)
        static let letterOfAll = Rule(size: 600, perMinute: 600)
        static let requestsOfAccount = Rule(size: 600, perMinute: 600)
        /// What is computed of a whole term, or of everybody, however little is answered.
        static let costlyOfAccount = Rule(size: 120, perMinute: 120)
        /// What is written stays: a thousand at once, and 7,200 a day.
        static let actsOfAccount = Rule(size: 1_000, perMinute: 5)
        static let requestsOfNetwork = Rule(size: 60_000, perMinute: 60_000)
    }

    private struct Bucket {
        let rule: Rule
        var level: Double
        var at: Instant

        /// How much is in it by now.
        func level(at now: Instant) -> Double {
            min(rule.size, level + Double(max(0, now - at)) / 60 * rule.perMinute)
        }
    }

    private let buckets = Locked<[String: Bucket]>([:])
    private let refusals = Locked(0)
    /// So many that each takes a hundred bytes of ten megabytes.
    private static let most = 100_000

    /// How many were refused.
    var refused: Int { refusals.withLock { $0 } }

    /// A password's try.
    ///
    /// - Throws: `Refusal.tooMany`.
    func password(of name: String, from network: String, at now: Instant) throws(Refusal) {
        // The network first: once it is refused, the names that it makes up are not written down.
        try take("password from \(network)", .passwordOfNetwork, at: now)
        let key = "password of \(name.lowercased().prefix(100))"
        try take("\(key) from \(network)", .passwordOfAccountAndNetwork, at: now)
        try take(key, .passwordOfAccount, at: now)
    }

    /// A letter with a code, to whatever address.
    ///
    /// - Throws: `Refusal.tooMany`.
    func letter(from network: String, at now: Instant) throws(Refusal) {
        try take("letter from \(network)", .letterOfNetwork, at: now)
        try take("letter", .letterOfAll, at: now)
    }

    /// A notice of who has no account, which is answered by letters.
    func notice(from network: String, at now: Instant) throws(Refusal) {
        try take("notice from \(network)", .noticeOfNetwork, at: now)
        try letter(from: network, at: now)
    }

    /// A code's try.
    func code(from network: String, at now: Instant) throws(Refusal) {
        try take("code from \(network)", .codeOfNetwork, at: now)
    }

    /// A calendar program that begins to wait.
    func loginFlow(from network: String, at now: Instant) throws(Refusal) {
        try take("login flow from \(network)", .loginFlowOfNetwork, at: now)
    }

    /// A challenge for a passkey, or an answer to one.
    func passkey(from network: String, at now: Instant) throws(Refusal) {
        try take("passkey from \(network)", .passkeyOfNetwork, at: now)
    }

    /// Any request at all, of a person or, without one, of a network: whoever is signed in is not kept out by
    /// what others ask from the same campus.
    ///
    /// - Parameter isAct: whether it may write.
    func request(
        of person: String?, from network: String, isAct: Bool = false, at now: Instant
    ) throws(Refusal) {
        guard let person else {
            return try take("request from \(network)", .requestsOfNetwork, at: now)
        }
        try take("request of \(person)", .requestsOfAccount, at: now)
        if isAct { try take("act of \(person)", .actsOfAccount, at: now) }
    }

    /// A search, an export, free time in common: what takes many times an agenda.
    func costly(of person: String, at now: Instant) throws(Refusal) {
        try take("costly of \(person)", .costlyOfAccount, at: now)
    }

    private func take(_ key: String, _ rule: Rule, at now: Instant) throws(Refusal) {
        let isLeft = buckets.withLock { buckets -> Bool in
            if buckets.count >= Self.most { Self.forget(&buckets, at: now) }
            var bucket = buckets[key] ?? Bucket(rule: rule, level: rule.size, at: now)
            bucket.level = bucket.level(at: now)
            bucket.at = now
            let isLeft = bucket.level >= 1
            if isLeft { bucket.level -= 1 }
            buckets[key] = bucket
            return isLeft
        }
        guard !isLeft else { return }
        refusals.withLock { $0 += 1 }
        throw Refusal(.tooMany, "refusal.tooMany")
    }

    /// Forgets what is full again, as if it was never asked; then the fuller half, so that nobody who
    /// makes up names has their own tries forgotten.
    private static func forget(_ buckets: inout [String: Bucket], at now: Instant) {
        buckets = buckets.filter { $0.value.level(at: now) < $0.value.rule.size }
        guard buckets.count >= most / 2 else { return }
        let shares = buckets.values.map { $0.level(at: now) / $0.rule.size }.sorted()
        let limit = shares[shares.count / 2]
        buckets = buckets.filter { $0.value.level(at: now) / $0.value.rule.size < limit }
    }
}
