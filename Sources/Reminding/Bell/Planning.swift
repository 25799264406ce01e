import Campus
import Logging
import Recurrence
import Storage

/// Keeps everybody planned: those who were marked, nearest due first, then those whose horizon is
/// near.
///
/// In steps of a few hundredths of a second, so that what is due meanwhile rings on time.
final class Planning {
    /// How long one step may think; what it thought of is then written in a third of that.
    static let thinking: Duration = .milliseconds(15)
    /// How long it may think after downtime, while all that waits is late already.
    static let longThinking: Duration = .milliseconds(100)
    /// Marks that are fetched together then.
    static let few = 20
    /// Marks that are fetched together, which puts all there are in order; so many are planned in
    /// less than a second.
    static let batch = 1_000
    /// How often horizons and the zone database are looked at.
    static let interval: Int64 = 3_600

    private let store: Store
    private let plan: @Sendable (Person, Range<Instant>) throws -> [Reminder]
    private let share: RingShare
    private let metrics: Metrics
    private let logger: Logger

    private var queue: ArraySlice<PlanMark> = []
    /// Those who could not be planned, or not in full, and when to try again.
    private var stuck: [PersonID: Instant] = [:]
    /// When horizons were looked at last.
    private var looked: Instant?
    /// When the zone database was.
    private var lookedAtZones: Instant?
    private var isWhole = false
    /// Whether it was said that what was missed is on record in part only.
    private var hasToldGap = false

    init(
        store: Store, plan: @escaping @Sendable (Person, Range<Instant>) throws -> [Reminder],
        share: RingShare, metrics: Metrics, logger: Logger
    ) {
        self.store = store
        self.plan = plan
        self.share = share
        self.metrics = metrics
        self.logger = logger
    }

    /// Marks everybody when the zone database is another than it was.
    func look(at zones: () -> String?, at now: Instant) throws {
        guard share.isFirst, Self.isTime(after: lookedAtZones, at: now) else { return }
        if let version = zones() {
            try share.act({ try $0.notePlanBasis("zones", version, at: now) })
        }
        lookedAtZones = now
    }

    /// Whether it is time to look again; a clock that was set back makes it time too.
    private static func isTime(after looked: Instant?, at now: Instant) -> Bool {
        guard let looked else { return true }
        return now - looked >= interval || now < looked
    }

    /// When it wants to be asked again, with nothing marked.
    func next(at now: Instant) -> Instant {
        let look = looked?.adding(seconds: Self.interval) ?? now
        return stuck.values.min().map { min($0, look) } ?? look
    }

    /// It plans for others than before: all of them are looked at.
    func begin() {
        queue = []
        looked = nil
        isWhole = false
    }

    /// Somebody may have been marked by this process.
    func look() { isWhole = false }

    /// Plans for a little while; what was planned is written together.
    ///
    /// - Returns: whether everybody is planned.
    func step(at now: Instant) throws -> Bool {
        if queue.isEmpty { try fill(at: now) }
        let end = ContinuousClock.now + Self.thinking
        var plans: [PersonPlan] = []
        var next = queue.startIndex
        while next < queue.endIndex {
            if let plan = try plan(queue[next], at: now) { plans.append(plan) }
            next += 1
            if ContinuousClock.now >= end { break }
        }
        try write(plans, at: now)
        queue = queue[next...]
        return queue.isEmpty && isWhole
    }

    /// Whose plan could not be taken over in full is planned again later.
    private func write(_ plans: [PersonPlan], at now: Instant) throws {
        guard !plans.isEmpty else { return }
        for person in try share.relaxed({ try $0.reconcile(plans, at: now) }) {
            stuck[person] = now.adding(seconds: Bell.pause)
        }
        metrics.count { $0.planned += plans.count }
    }

    /// Plans those of some people who are marked: what was due for them long ago may be due at
    /// another time now.
    ///
    /// - Returns: whether nobody of them was marked. If not, what is due for them has to be read
    ///   again, and some may be marked still.
    func catchUp(_ people: [PersonID], at now: Instant) throws -> Bool {
        let end = ContinuousClock.now + Self.longThinking
        var isInLine = true
        for start in stride(from: 0, to: people.count, by: Self.few) {
            let some = Set(people[start..<min(start + Self.few, people.count)])
            let marks = try store.look { try $0.marks(of: some) }.filter {
                stuck[$0.person.id] == nil
            }
            try write(marks.compactMap { try plan($0, at: now) }, at: now)
            isInLine = isInLine && marks.isEmpty
            if !isInLine, ContinuousClock.now >= end { break }
        }
        return isInLine
    }

    private func fill(at now: Instant) throws {
        stuck = stuck.filter { $0.value > now && $0.value - now <= 2 * Bell.pause }
        let marked = try store.look {
            try $0.marked(at: now, limit: Self.batch + stuck.count, of: share.scope)
        }
        .filter { stuck[$0.person.id] == nil }
        isWhole = false
        if !marked.isEmpty {
            queue = marked[...]
        } else if Self.isTime(after: looked, at: now) {
            // An hour more than is needed: until then nobody looks again.
            let horizon = now.adding(seconds: PlanWindow.shortest + Self.interval)
            let near = try store.look {
                try $0.horizons(
                    before: horizon, limit: Self.batch + stuck.count, of: share.scope
                )
            }.filter { stuck[$0.person.id] == nil }
            queue = near[...]
            if near.isEmpty { looked = now }
        }
        isWhole = queue.isEmpty
    }

    /// Nothing rang for so long that not all that was missed is written down.
    private func tellGap(of mark: PlanMark, at now: Instant) {
        guard !hasToldGap, let since = PlanWindow.unaccounted(for: mark, at: now) else { return }
        hasToldGap = true
        let days = PlanWindow.longestGap / 86_400
        logger.warning(
            "nothing rang for over \(days) days: only what was missed in the last \(days) is on record",
            metadata: ["planned until": "\(ClockTime(since, in: .utc))"])
    }

    /// A person who cannot be planned is tried again later, and holds up nobody.
    private func plan(_ mark: PlanMark, at now: Instant) throws -> PersonPlan? {
        let window = PlanWindow(for: mark, at: now)
        tellGap(of: mark, at: now)
        do {
            return PersonPlan(mark, try plan(mark.person, window.planned), in: window)
        } catch StorageError.busy {
            throw StorageError.busy
        } catch {
            logger.error(
                "cannot be planned, to be tried again",
                metadata: ["person": "\(mark.person.handle)", "reason": "\(error)"])
            stuck[mark.person.id] = now.adding(seconds: Bell.pause)
            return nil
        }
    }
}
