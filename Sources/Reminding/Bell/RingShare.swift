import Campus
import Foundation
import Logging
import Recurrence
import Storage

/// For whom this daemon rings: for all, or, where several share a database, for those whose buckets it has
/// leased (docs/decisions/0043).
///
/// What it has is renewed between the bell's passes; that it still has it is asked in each transaction that
/// decides anything.
final class RingShare {
    /// How often a lease is renewed unless one says otherwise, in thousandths of a second.
    static let interval: Int64 = 5_000
    /// A clock that differs by so much from the database's is told of, in thousandths of a second.
    private static let skew: Int64 = 30_000

    private let store: Store
    private let clock: WallClock
    private let person: Person?
    private let logger: Logger
    /// Nil where nobody else rings.
    private let holder: String?
    /// Whether others leave it an even share; one that is to end at once takes what is free.
    private let isLasting: Bool
    /// How often its clock has it renew, in thousandths of a second.
    private let renewal: Int64

    private(set) var held: RingBuckets = []
    /// What it is to give back as soon as nothing of it is under way.
    private var leaving: RingBuckets = []
    /// When it is to renew, in thousandths of a second; nil for at once.
    private var next: Int64?
    /// What was left of the lease at the last renewal runs out then, whatever the wall clock shows.
    private var end = ContinuousClock.now
    private var hasToldSkew = false

    init(
        store: Store, clock: WallClock, person: Person?, logger: Logger, isShared: Bool,
        isLasting: Bool, renewal: Int64
    ) {
        self.store = store
        self.clock = clock
        self.person = person
        self.logger = logger
        self.isLasting = isLasting
        self.renewal = renewal
        holder = isShared ? Self.name() : nil
    }

    /// Of this life of this process: its own name, and what no other has.
    private static func name() -> String {
        let chance = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        return "\(ProgramProcess.own.text) \(chance)"
    }

    // MARK: - What it has

    private var active: RingBuckets { held.subtracting(leaving) }
    private var lease: RingLease? { holder.map { RingLease($0, active) } }

    /// Whom it looks at.
    var scope: RingScope {
        guard holder != nil else { return person.map(RingScope.person) ?? .everybody }
        if let person {
            let isHeld = active.contains(RingBuckets(of: person.id))
            return isHeld ? .person(person) : .buckets([])
        }
        return active == .all ? .everybody : .buckets(active)
    }

    /// Those for whom it alone rings, but for some; nil for nobody, and where others cannot have had them.
    func scope(without busy: RingBuckets) -> RingScope? {
        guard holder != nil, person == nil else { return nil }
        let idle = active.subtracting(busy)
        return idle.isEmpty ? nil : .buckets(idle)
    }

    /// Whether it does what is done once for all daemons.
    var isFirst: Bool { holder == nil || active.contains(.first) }

    /// When it wants to be asked again, in thousandths of a second; nil where nobody else rings.
    var wake: Int64? { holder == nil ? nil : next ?? clock.milliseconds() }

    /// Whether its lease may have run out since it was renewed: then nothing is handed over.
    var isOver: Bool { holder != nil && ContinuousClock.now >= end }

    /// It has to ask anew what it has.
    func doubt() { next = nil }

    // MARK: - What it decides

    /// Runs an act for those whose buckets it has.
    ///
    /// - Throws: `LeaseLost` where it has them no more; nothing is altered then.
    @discardableResult
    func act<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
        let lease = lease
        return try kept(store.act { try $0.keeps(lease) ? body($0) : nil })
    }

    /// The same for what power loss may undo.
    func relaxed<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
        let lease = lease
        return try kept(store.relaxed { try $0.keeps(lease) ? body($0) : nil })
    }

    private func kept<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw LeaseLost() }
        return value
    }

    /// Claims what is to ring; see `Transaction.claim`.
    func claim(_ claims: [ReminderClaim], at now: Instant) throws -> [Attempt?] {
        let lease = lease
        let attempts = try store.act { try $0.claim(claims, at: now, under: lease) }
        if attempts.allSatisfy({ $0 == nil }) { doubt() }
        return attempts
    }

    // MARK: - Taking part

    /// Renews what it has, where it is time; takes what is free, gives back what is more than its share.
    ///
    /// - Parameter busy: buckets for which something is under way.
    /// - Returns: whether it has others than before.
    func tick(busy: RingBuckets) throws -> Bool {
        guard let holder, isTime else { return false }
        let before = active
        let asked = ContinuousClock.now
        let isFirst = next == nil
        let sharing = isLasting && person == nil
        let standing = try store.relaxed { transaction in
            if isFirst { try transaction.makeBuckets() }
            return try transaction.renewLease(of: holder, isSharing: sharing)
        }
        tellLoss(held.subtracting(standing.held))
        tellSkew(standing.clock)
        (held, leaving) = (standing.held, leaving.intersection(standing.held))
        try shareOut(among: sharing ? standing.daemons : 1, busy, holder)
        end = asked + .milliseconds(Transaction.leaseLength)
        let soon = leaving.isEmpty ? renewal : 1_000
        // Of one that is not renewed the next holder is looked for as soon as it runs out.
        let wait = standing.nextEnd.map { $0 > 0 ? min($0 + 50, soon) : soon } ?? soon
        next = clock.milliseconds() + wait
        return active != before
    }

    private var isTime: Bool {
        guard let next, ContinuousClock.now < end - .milliseconds(Self.interval) else {
            return true
        }
        let now = clock.milliseconds()
        // A clock that was set back is no reason to lose what it has.
        return now >= next || next - now > renewal
    }

    private func shareOut(
        among daemons: Int, _ busy: RingBuckets, _ holder: String
    ) throws {
        let share = (RingBuckets.count + daemons - 1) / daemons
        leaving.formUnion(active.last(active.size - share))
        let idle = leaving.subtracting(busy)
        if !idle.isEmpty {
            try store.act { try $0.giveBack(RingLease(holder, idle)) }
            held.subtract(idle)
            leaving.subtract(idle)
        }
        guard held.size < share else { return }
        let wanted = person.map { RingBuckets(of: $0.id) } ?? .all
        let (room, now) = (share - held.size, clock.now)
        let (taken, interrupted) = try store.act {
            try $0.takeBuckets(room, among: wanted, for: holder, at: now)
        }
        held.formUnion(taken)
        if interrupted > 0 {
            logger.warning("attempts were interrupted", metadata: ["count": "\(interrupted)"])
        }
    }

    /// Others have what it had; what is under way may still ring.
    ///
    /// - Returns: how many attempts were interrupted.
    func leave() throws -> Int {
        guard let holder else { return try store.act { try $0.recover(at: clock.now) } }
        let now = clock.now
        let interrupted = try store.act { try $0.leaveRing(holder, at: now) }
        (held, leaving) = ([], [])
        return interrupted
    }

    private func tellLoss(_ lost: RingBuckets) {
        guard !lost.isEmpty else { return }
        logger.warning(
            "others ring for some of those for whom this daemon rang: it did not renew its lease in time",
            metadata: ["buckets": "\(lost.size)"])
    }

    private func tellSkew(_ shown: Int64) {
        // Who is to end at once may ring as at another time.
        guard isLasting else { return }
        let skew = clock.milliseconds() - shown
        guard abs(skew) >= Self.skew else { return hasToldSkew = false }
        guard !hasToldSkew else { return }
        hasToldSkew = true
        logger.warning(
            "the clocks of this machine and of the database differ: one of them rings at a wrong time",
            metadata: ["seconds": "\(skew / 1_000)"])
    }
}

/// Others ring now for those whom it was about to ring for.
struct LeaseLost: Error {}

extension Transaction {
    fileprivate func keeps(_ lease: RingLease?) throws -> Bool {
        try lease.map { try holds($0) } ?? true
    }
}
