import Locks
import Operations
import Recurrence

/// How often something may be asked: buckets that fill up with time.
///
/// What is shared is taken when the thing happens: a letter goes, a hash is computed, a code was wrong. Whoever is known
/// (signed in, or signed in before from the same network) takes from buckets of their own instead. In this process's
/// memory alone: what must hold whatever happens, the tries of a code, is counted in the database.
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
        /// Each is hashed, whether there is such an event or not.
        static let passwordOfPerson = Rule(size: 30, perMinute: 3)
        static let codeOfNetwork = Rule(size: 1_000, perMinute: 1_000)
        /// Of one address: two letters' tries, and a look before each.
        static let codeOfAccountAndNetwork = Rule(size: 20, perMinute: 5)
        static let loginFlowOfNetwork = Rule(size: 300, perMinute: 300)
        static let passkeyOfNetwork = Rule(size: 2_000, perMinute: 2_000)
        static let passkeyOfPerson = Rule(size: 60, perMinute: 60)
        /// The first lecture of a term signs up at once, from one network.
        static let letterOfNetwork = Rule(size: 300, perMinute: 300)
        static let letterOfPerson = Rule(size: 10, perMinute: 2)
        /// Once an hour.
        static let tellingOfPersonAndNetwork = Rule(size: 1, perMinute: 1.0 / 60)
        /// Each is a letter, and somebody's work.
        static let noticeOfNetwork = Rule(size: 10, perMinute: 0.1)
        static let letterOfAll = Rule(size: 600, perMinute: 600)
        static let requestsOfAccount = Rule(size: 600, perMinute: 600)
        /// What is computed of a whole term, or of everybody, however little is answered.
        static let costlyOfAccount = Rule(size: 120, perMinute: 120)
        /// Of all feeds of a person: whoever has one's address leaves their searches alone.
        static let feedsOfAccount = Rule(size: 120, perMinute: 120)
        /// What is written stays: a thousand at once, and 7,200 a day.
        static let actsOfAccount = Rule(size: 1_000, perMinute: 5)
        static let requestsOfNetwork = Rule(size: 60_000, perMinute: 60_000)

        func times(_ share: Double) -> Rule {
            Rule(size: size * share, perMinute: perMinute * share)
        }
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

    private let buckets = Locked<[LimitKey: Bucket]>([:])
    private let refusals = Locked(0)
    private let visitors = KnownVisitors()
    /// So many that each takes a hundred bytes of ten megabytes.
    private static let most = 100_000

    /// How many were refused.
    var refused: Int { refusals.withLock { $0 } }

    // MARK: - Who is known

    /// That somebody has just signed in by a name or an address.
    func welcome(_ name: String, from network: String, at now: Instant) {
        visitors.note(AccountName(name), from: network, at: now)
    }

    /// Whether somebody signed in by that name from that network before.
    func knows(_ name: String, from network: String) -> Bool {
        visitors.knows(AccountName(name), from: network)
    }

    // MARK: - Ways in

    /// A password that is about to be compared.
    ///
    /// - Throws: `Refusal.tooMany`.
    func password(of name: String, from network: String, at now: Instant) throws(Refusal) {
        let account = AccountName(name)
        let known = LimitKey(
            act: .password, subject: .accountFrom(account, NetworkBlock(network)))
        // What strangers guess here and elsewhere takes nothing from where the account is at home.
        if visitors.knows(account, from: network) {
            return try take(known, .passwordOfAccountAndNetwork, at: now)
        }
        // The network first: once it is refused, the names that it makes up are not written down.
        try take(.password, from: network, .passwordOfNetwork, at: now)
        // Of all that one customer may have, so that a line's many networks are one.
        let pair = LimitKey(
            act: .password, subject: .accountFrom(account, .widest(of: network)))
        try take(pair, .passwordOfAccountAndNetwork, at: now)
        try take(
            LimitKey(act: .password, subject: .account(account)), .passwordOfAccount, at: now)
    }

    /// That a password was the one: it was no guess.
    func passwordWasRight(of name: String, from network: String, at now: Instant) {
        let account = AccountName(name)
        for block in Set([NetworkBlock(network), .widest(of: network)]) {
            giveBack(LimitKey(act: .password, subject: .accountFrom(account, block)), at: now)
        }
        giveBack(LimitKey(act: .password, subject: .account(account)), at: now)
        visitors.note(account, from: network, at: now)
    }

    /// A password for an event, by somebody signed in.
    func eventPassword(of person: String, at now: Instant) throws(Refusal) {
        try take(
            LimitKey(act: .password, subject: .person(person)), .passwordOfPerson, at: now)
    }

    /// A code's try.
    ///
    /// - Parameter address: to which it was sent; nil for an invitation.
    /// - Returns: what it was taken from, for `codeWasRight`.
    @discardableResult
    func code(
        of address: String? = nil, from network: String, at now: Instant
    ) throws(Refusal) -> CodeTry {
        if let address, knows(address, from: network) {
            let key = LimitKey(
                act: .code, subject: .accountFrom(AccountName(address), NetworkBlock(network)))
            try take(key, .codeOfAccountAndNetwork, at: now)
            return CodeTry(keys: [key])
        }
        let keys = try take(.code, from: network, .codeOfNetwork, at: now)
        return CodeTry(keys: keys)
    }

    /// That a code was right: it was no guess.
    func codeWasRight(_ tried: CodeTry, at now: Instant) {
        for key in tried.keys { giveBack(key, at: now) }
    }

    /// What a try of a code was taken from.
    struct CodeTry: Sendable {
        fileprivate let keys: [LimitKey]
    }

    /// A challenge for a passkey, or an answer to one.
    ///
    /// - Parameter person: who is signed in already.
    func passkey(
        of person: String? = nil, from network: String, at now: Instant
    ) throws(Refusal) {
        if let person {
            return try take(
                LimitKey(act: .passkey, subject: .person(person)), .passkeyOfPerson, at: now)
        }
        try take(.passkey, from: network, .passkeyOfNetwork, at: now)
    }

    /// A calendar program that begins to wait: nobody is known of it yet.
    func loginFlow(from network: String, at now: Instant) throws(Refusal) {
        try take(.loginFlow, from: network, .loginFlowOfNetwork, at: now)
    }

    // MARK: - Letters

    /// A letter that is about to go to an address, by whoever asked for it.
    ///
    /// - Throws: `Refusal.tooMany`.
    func letter(
        to address: String, from network: String, at now: Instant
    ) throws(Refusal) {
        // Bounded by the address's own pause: a flood of others' letters does not hold it up.
        if knows(address, from: network) { return }
        try take(.letter, from: network, .letterOfNetwork, at: now)
        try take(LimitKey(act: .letter, subject: .everybody), .letterOfAll, at: now)
    }

    /// A letter that is about to go because somebody signed in wants it.
    func letter(of person: String, at now: Instant) throws(Refusal) {
        try take(LimitKey(act: .letter, subject: .person(person)), .letterOfPerson, at: now)
    }

    /// A letter that is about to go to somebody's other addresses because a session of theirs began.
    func letter(tellingOf person: String, at now: Instant) throws(Refusal) {
        try letter(of: person, at: now)
        try take(LimitKey(act: .letter, subject: .everybody), .letterOfAll, at: now)
    }

    /// Whether a session of somebody is the first in an hour to begin in a network.
    func isFirstTelling(of person: String, from network: String, at now: Instant) -> Bool {
        let subject = LimitKey.Subject.accountFrom(AccountName(person), NetworkBlock(network))
        let key = LimitKey(act: .telling, subject: subject)
        return isLeft(key, .tellingOfPersonAndNetwork, at: now)
    }

    /// A notice of who has no account, which is answered by letters.
    func notice(from network: String, at now: Instant) throws(Refusal) {
        try take(.notice, from: network, .noticeOfNetwork, at: now)
    }

    // MARK: - Requests

    /// Any request at all, of a person or, without one, of a network: whoever is signed in is not kept out by
    /// what others ask from the same campus.
    ///
    /// - Parameter isAct: whether it may write.
    func request(
        of person: String?, from network: String, isAct: Bool = false, at now: Instant
    ) throws(Refusal) {
        guard let person else {
            try take(.request, from: network, .requestsOfNetwork, at: now)
            return
        }
        try take(LimitKey(act: .request, subject: .person(person)), .requestsOfAccount, at: now)
        if isAct {
            try take(LimitKey(act: .act, subject: .person(person)), .actsOfAccount, at: now)
        }
    }

    /// A search, an export, free time in common: what takes many times an agenda.
    func costly(of person: String, at now: Instant) throws(Refusal) {
        try take(LimitKey(act: .costly, subject: .person(person)), .costlyOfAccount, at: now)
    }

    /// A calendar that is made for whoever has its address, of all that are somebody's.
    func feed(of person: String, at now: Instant) throws(Refusal) {
        try take(LimitKey(act: .feed, subject: .person(person)), .feedsOfAccount, at: now)
    }

    // MARK: - Buckets

    /// Takes from a network and from the wider ones that it is of.
    @discardableResult
    private func take(
        _ act: LimitKey.Act, from network: String, _ rule: Rule, at now: Instant
    ) throws(Refusal) -> [LimitKey] {
        let blocks = NetworkBlock.all(of: network)
        for block in blocks {
            try take(
                LimitKey(act: act, subject: .network(block)), rule.times(block.width.share),
                at: now)
        }
        return blocks.map { LimitKey(act: act, subject: .network($0)) }
    }

    private func take(_ key: LimitKey, _ rule: Rule, at now: Instant) throws(Refusal) {
        guard !isLeft(key, rule, at: now) else { return }
        refusals.withLock { $0 += 1 }
        throw Refusal(.tooMany, "refusal.tooMany")
    }

    /// Takes one, if there is any.
    private func isLeft(_ key: LimitKey, _ rule: Rule, at now: Instant) -> Bool {
        buckets.withLock { buckets -> Bool in
            if buckets.count >= Self.most { Self.forget(&buckets, at: now) }
            var bucket = buckets[key] ?? Bucket(rule: rule, level: rule.size, at: now)
            bucket.level = bucket.level(at: now)
            bucket.at = now
            let isLeft = bucket.level >= 1
            if isLeft { bucket.level -= 1 }
            buckets[key] = bucket
            return isLeft
        }
    }

    private func giveBack(_ key: LimitKey, at now: Instant) {
        buckets.withLock { buckets in
            guard var bucket = buckets[key] else { return }
            bucket.level = min(bucket.rule.size, bucket.level(at: now) + 1)
            bucket.at = now
            buckets[key] = bucket
        }
    }

    /// Forgets what is full again, as if it was never asked; then the fuller half, so that nobody who
    /// makes up names has their own tries forgotten.
    private static func forget(_ buckets: inout [LimitKey: Bucket], at now: Instant) {
        buckets = buckets.filter { $0.value.level(at: now) < $0.value.rule.size }
        guard buckets.count >= most / 2 else { return }
        let shares = buckets.values.map { $0.level(at: now) / $0.rule.size }.sorted()
        let limit = shares[shares.count / 2]
        buckets = buckets.filter { $0.value.level(at: now) / $0.value.rule.size < limit }
    }
}
