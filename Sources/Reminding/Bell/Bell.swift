import Campus
import Logging
import Recurrence
import Storage

/// What the daemon has in hand; used by its loop alone.
///
/// The ledger is the truth. In here is only what is on its way: after a crash it is found in the
/// ledger as claimed, and rung again.
final class Bell {
    /// How many due reminders are looked at together.
    static let batch = 500
    /// After downtime: all of a person's late ones are to be in one summary.
    static let lateBatch = 20_000
    /// Seconds after which something that could not be read, or is being planned anew, is looked at
    /// again.
    static let pause: Int64 = 30

    let store: Store
    let rules: BellRules
    let clock: WallClock
    let share: RingShare
    let metrics: Metrics
    let logger: Logger
    let planning: Planning
    private let lanes: Lanes
    private let deliveries: Deliveries
    /// What the ledger has not taken yet.
    private var ends: [DeliveryEnd] = []
    /// When it looked last, so that a clock that was set back is noticed.
    private var lookedAt: Instant?
    /// When it looked last for what no channel has.
    private var soughtStrays: Instant?
    /// When offers are to be settled again: at the next one's end, or soon where that failed.
    private(set) var nextOffer: Instant?
    private var hasOfferTrouble = false

    init(
        store: Store, rules: BellRules, clock: WallClock, share: RingShare, lanes: Lanes,
        metrics: Metrics, logger: Logger, doorbell: Doorbell
    ) {
        self.store = store
        self.rules = rules
        self.clock = clock
        self.share = share
        self.metrics = metrics
        self.logger = logger
        self.lanes = lanes
        deliveries = Deliveries(
            through: lanes, clock: clock, texts: rules.texts, metrics: metrics, logger: logger,
            doorbell: doorbell)
        planning = Planning(
            store: store, plan: rules.plan, share: share, metrics: metrics, logger: logger)
    }

    /// Deliveries under way.
    var underWay: Int { lanes.underWay }
    var delivered: Int { deliveries.delivered }
    var failed: Int { deliveries.failed }

    /// Sees to it that this daemon has its share of those for whom it rings.
    func takePart() throws {
        let busy = ends.isEmpty ? deliveries.busy : .all
        guard try share.tick(busy: busy) else { return }
        lanes.drop { [scope = share.scope] in !scope.contains($0.person) }
        planning.begin()
        // Who does now what is done once looks whether the clock was ahead.
        lookedAt = nil
    }

    /// Looks at everything once.
    ///
    /// - Returns: whether there is more to do at once.
    func pass(planning isPlanning: Bool = true) throws -> Bool {
        try writeEnds()
        try recoverStrays()
        try passOnUnacknowledged()
        let hasMore = try ringHeld() || ringDue()
        let isPlanned = try !isPlanning || planning.step(at: clock.now)
        lanes.sweep()
        let queue = lanes.queue
        metrics.count { $0.queue = queue }
        return hasMore || !isPlanned
    }

    /// Takes back what a clock that was ahead has planned and decided; looks at the first pass, and
    /// whenever the clock is earlier than it was.
    func mindClock() throws {
        let now = clock.now
        if share.isFirst, lookedAt.map({ now < $0 }) ?? true,
            try store.look({ try $0.futureShown(at: now) }) != nil,
            let ahead = try store.act({ try $0.takeBackFuture(at: now) })
        {
            planning.look()
            logger.warning(
                "the clock was ahead: what it decided is taken back",
                metadata: ["it showed": "\(ClockTime(ahead.shown, in: .utc))"])
        }
        lookedAt = now
    }

    /// Passes places on that were kept for somebody for long enough; before anybody is planned, so
    /// that the next one hears of it at once.
    func settleOffers() {
        let now = clock.now
        guard share.isFirst else {
            nextOffer = nil
            return
        }
        if hasOfferTrouble, let next = nextOffer, now < next, next - now <= Self.pause { return }
        do {
            // One that is over still is none that can be settled: it is looked at again later.
            nextOffer = try rules.settleOffers().map { max($0, now.adding(seconds: 1)) }
            hasOfferTrouble = false
        } catch {
            if !hasOfferTrouble {
                logger.error(
                    "offers cannot be settled, to be tried again",
                    metadata: ["reason": "\(error)"])
            }
            nextOffer = now.adding(seconds: Self.pause)
            hasOfferTrouble = true
        }
    }

    /// Takes what the channels have answered and writes it down.
    ///
    /// What the ledger cannot take now is kept, and written the next time.
    func writeEnds() throws {
        ends += deliveries.ends()
        guard !ends.isEmpty else { return }
        try store.relaxed { try $0.settle(ends) }
        ends = []
    }

    /// Makes again what the ledger has under way, and no channel has.
    ///
    /// How an attempt ended is written relaxed: a server that takes another's place may have lost it.
    private func recoverStrays() throws {
        let now = clock.now
        if let last = soughtStrays, last <= now, now - last < Self.pause { return }
        guard let idle = share.scope(without: deliveries.busy) else { return }
        soughtStrays = now
        guard try store.look({ try $0.hasUnderWay(of: idle) }) else { return }
        let count = try share.act { try $0.recover(at: now, of: idle) }
        logger.warning(
            "how attempts ended was lost, they are made again", metadata: ["count": "\(count)"])
    }

    /// Lets the next channel ring for what a push service took and no device has acknowledged.
    private func passOnUnacknowledged() throws {
        let now = clock.now
        let scope = share.scope
        guard try store.look({ try $0.hasLateReceipts(at: now, of: scope) }) else { return }
        let count = try share.relaxed { try $0.passOnUnacknowledged(at: now, of: scope) }
        if count > 0 {
            logger.warning("pushes were not acknowledged", metadata: ["count": "\(count)"])
        }
    }

    /// Rings what waited for room in its lane.
    private func ringHeld() throws -> Bool {
        guard let lane = lanes.withRoom else { return false }
        let rows = Array(lane.held.prefix(lane.room))
        try ring(store.look { try $0.reminders(rows.map(\.row)) })
        lane.held = lane.held.dropFirst(rows.count)
        return true
    }

    /// Rings what is due.
    private func ringDue() throws -> Bool {
        let now = clock.now
        let scope = share.scope
        var due = try store.look { try $0.due(at: now, limit: Self.batch, of: scope) }
        guard let first = due.first else { return false }
        if first.isLate(at: now), due.count == Self.batch {
            due = try store.look { try $0.due(at: now, limit: Self.lateBatch, of: scope) }
        }
        // What was to ring a while ago may be due at another time now: its person is planned first.
        func isOld(_ one: DueReminder) -> Bool { now - one.wanted > DueReminder.lateAfter }
        let people = Set(due.lazy.filter(isOld).map(\.person.id))
        if !people.isEmpty, try !planning.catchUp(people.sorted(), at: now) {
            due.removeAll(where: isOld)
        }
        metrics.count { $0.due += due.count }
        try ring(due)
        return true
    }

    private func ring(_ due: [DueReminder]) throws {
        let now = clock.now
        var sorting = DueSorting(
            store: store, rules: rules, metrics: metrics, logger: logger, now: now)
        try sorting.sort(due)
        let calls = try gather(sorting.calls, at: now)
        let (taken, held) = lanes.split(calls)
        let decisions = sorting.decisions + held.map { .hold(row: $0.due.row) }
        try share.relaxed { try $0.decide(decisions, at: now) }
        lanes.hold(held)
        if decisions.contains(where: \.isWithdrawal) { planning.look() }
        guard !taken.isEmpty else { return }
        // Claimed first: what dies on its way is found in the ledger.
        let attempts = try share.claim(taken.map(deliveries.claim), at: now)
        guard !share.isOver else {
            // Stopped since, maybe for long: whoever has them now rings them, and else this daemon again.
            ends += zip(taken, attempts).compactMap { $0.due.putBack($1, at: now) }
            throw LeaseLost()
        }
        deliveries.hand(taken, attempts, at: now)
    }

    /// Of one person's that were found late, or are grouped, makes one summary, which is due at
    /// once; what is left rings by itself.
    private func gather(_ calls: [Call], at now: Instant) throws -> [Call] {
        let grouped = Dictionary(
            grouping: calls.filter { call in
                call.due.reminder.kind != .summary
                    && (call.due.isLate(at: now) || call.ringing.isGrouped)
            }, by: \.due.person.id
        ).filter { $0.value.count > 1 }
        guard !grouped.isEmpty else { return calls }
        for calls in grouped.values {
            let parts = calls.map(\.due)
            try share.act {
                try $0.gather(
                    parts, until: parts.map(\.reminder.until).max() ?? now, at: now)
            }
        }
        return calls.filter { call in
            guard let group = grouped[call.due.person.id] else { return true }
            return !group.contains { $0.due.row == call.due.row }
        }
    }
}

extension DueReminder {
    /// An attempt that was not handed over is to be made again at once.
    fileprivate func putBack(_ attempt: Attempt?, at now: Instant) -> DeliveryEnd? {
        attempt.map {
            DeliveryEnd(
                $0,
                .again(
                    at: now, channel: channel, failures: failures,
                    reason: .because("kept.reason.stopped")), at: now.seconds * 1_000)
        }
    }

    var metadata: Logger.Metadata {
        ["reminder": "\(reminder.id)", "person": "\(person.handle)"]
    }
}

extension ReminderDecision {
    fileprivate var isWithdrawal: Bool {
        if case .withdraw = self { true } else { false }
    }
}
