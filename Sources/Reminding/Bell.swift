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
    let person: Person?
    let metrics: Metrics
    let logger: Logger
    let doorbell: Doorbell
    let planning: Planning
    private let open: (String) -> Channel
    private let ownChannel: String?
    private let threads: BellThreads?

    private var lanes: [String: Lane] = [:]
    private let mailbox = Mailbox<Answer>()
    /// What the ledger has not taken yet.
    private var ends: [DeliveryEnd] = []
    private(set) var delivered = 0
    private(set) var failed = 0

    /// What a channel said of one notice.
    private struct Answer: Sendable {
        var due: DueReminder
        var attempt: Attempt
        var lane: String
        /// How many channels the person has.
        var channels: Int
        var outcome: DeliveryOutcome
        /// Thousandths of a second.
        var at: Int64
    }

    /// Something that rings now.
    private struct Call {
        var due: DueReminder
        var ringing: Ringing
    }

    init(
        store: Store, rules: BellRules, clock: WallClock, person: Person?, ownChannel: String?,
        open: @escaping (String) -> Channel, metrics: Metrics, threads: BellThreads?,
        logger: Logger, doorbell: Doorbell
    ) {
        self.store = store
        self.rules = rules
        self.clock = clock
        self.person = person
        self.ownChannel = ownChannel
        self.open = open
        self.metrics = metrics
        self.threads = threads
        self.logger = logger
        self.doorbell = doorbell
        planning = Planning(
            store: store, plan: rules.plan, person: person, metrics: metrics, logger: logger)
    }

    /// Deliveries under way.
    var underWay: Int { lanes.values.reduce(0) { $0 + $1.underWay } }

    /// Looks at everything once.
    ///
    /// - Returns: whether there is more to do at once.
    func pass(planning isPlanning: Bool = true) throws -> Bool {
        try writeEnds()
        let hasMore = try ringHeld() || ringDue()
        let isPlanned = try !isPlanning || planning.step(at: clock.now)
        lanes = lanes.filter { !$0.value.isEmpty }
        let queue = lanes.values.reduce(0) { $0 + $1.underWay + $1.held.count }
        metrics.count { $0.queue = queue }
        return hasMore || !isPlanned
    }

    /// Takes what the channels have answered and writes it down.
    ///
    /// What the ledger cannot take now is kept, and written the next time.
    func writeEnds() throws {
        for answer in mailbox.empty() {
            lanes[answer.lane]?.finish(1)
            ends.append(end(answer))
        }
        guard !ends.isEmpty else { return }
        try store.settle(ends)
        ends = []
    }

    private func end(_ answer: Answer) -> DeliveryEnd {
        switch answer.outcome {
        case .delivered:
            delivered += 1
            metrics.delivered(late: answer.at - answer.due.wanted.seconds * 1_000)
            logger.info("delivered", metadata: answer.due.metadata)
            return DeliveryEnd(answer.attempt, .delivered, at: answer.at)
        case .failed(let error):
            failed += 1
            let outcome = RetryPlan.outcome(
                of: answer.due, after: error, channels: answer.channels, at: clock.now)
            var metadata = answer.due.metadata
            metadata["reason"] = "\(error)"
            if case .failed = outcome {
                metrics.count { $0.failed += 1 }
                logger.error("given up", metadata: metadata)
            } else {
                metrics.count { $0.retried += 1 }
                logger.warning("not delivered, to be tried again", metadata: metadata)
            }
            return DeliveryEnd(answer.attempt, outcome, at: answer.at)
        }
    }

    /// Rings what waited for room in its lane.
    private func ringHeld() throws -> Bool {
        for lane in lanes.values where !lane.held.isEmpty && lane.room > 0 {
            let rows = Array(lane.held.prefix(lane.room))
            let held = try store.reminders(rows)
            try ring(held)
            lane.held = lane.held.dropFirst(rows.count)
            return true
        }
        return false
    }

    /// Rings what is due.
    private func ringDue() throws -> Bool {
        let now = clock.now
        var due = try store.due(at: now, limit: Self.batch, of: person)
        guard let first = due.first else { return false }
        if first.isLate(at: now), due.count == Self.batch {
            due = try store.due(at: now, limit: Self.lateBatch, of: person)
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
        var decisions: [ReminderDecision] = []
        var calls: [Call] = []
        let summaries = due.filter { $0.reminder.kind == .summary }
        for summary in summaries {
            if let ringing = try ringing(of: summary, &decisions) {
                calls.append(Call(due: summary, ringing: ringing))
            }
        }
        let others = summaries.isEmpty ? due : due.filter { $0.reminder.kind != .summary }
        for (due, assessment) in zip(others, assess(others, at: now)) {
            if let ringing = decide(due, assessment, at: now, &decisions) {
                calls.append(Call(due: due, ringing: ringing))
            }
        }
        calls = try gather(calls, at: now)
        let (taken, held) = split(calls)
        decisions += held.map { .hold(row: $0.due.row) }
        try store.decide(decisions, at: now)
        for call in held { lane(channelName(call)).held.append(call.due.row) }
        if decisions.contains(where: \.isWithdrawal) { planning.look() }
        try deliver(taken, at: now)
    }

    /// Asks what is to become of due reminders.
    ///
    /// When that cannot be told of one, the others ring nonetheless.
    private func assess(_ due: [DueReminder], at now: Instant) -> [Assessment] {
        stride(from: 0, to: due.count, by: Self.batch).flatMap { start in
            let part = Array(due[start..<min(start + Self.batch, due.count)])
            if let all = try? rules.assess(part, now), all.count == part.count { return all }
            return part.map { one in
                do {
                    if let only = try rules.assess([one], now).first { return only }
                } catch {
                    var metadata = one.metadata
                    metadata["reason"] = "\(error)"
                    logger.error("cannot be read, to be tried again", metadata: metadata)
                }
                return .wait(
                    until: now.adding(seconds: Self.pause), reason: "its item could not be read")
            }
        }
    }

    /// What rings now; what does not is added to the decisions.
    private func decide(
        _ due: DueReminder, _ assessment: Assessment, at now: Instant,
        _ decisions: inout [ReminderDecision]
    ) -> Ringing? {
        let isOver = due.reminder.until <= now
        let minutes = (now - due.wanted) / 60
        switch assessment {
        case .ring(let ringing) where !isOver: return ringing
        case .ring: lapse(due, "found \(minutes) min late, of no use any more", &decisions)
        case .wait(let until, let reason):
            let until = max(until, now.adding(seconds: 1))
            if until < due.reminder.until {
                decisions.append(.wait(row: due.row, until: until, reason: reason))
            } else {
                lapse(due, reason, &decisions)
            }
        case .lapse(let reason): lapse(due, reason, &decisions)
        case .withdraw where isOver: lapse(due, "its item is gone or was moved", &decisions)
        case .withdraw:
            decisions.append(
                .withdraw(row: due.row, until: now.adding(seconds: Self.pause)))
        }
        return nil
    }

    private func lapse(
        _ due: DueReminder, _ reason: String, _ decisions: inout [ReminderDecision]
    ) {
        metrics.count { $0.lapsed += 1 }
        var metadata = due.metadata
        metadata["reason"] = "\(reason)"
        logger.warning("lapsed", metadata: metadata)
        decisions.append(.lapse(row: due.row, reason: reason))
    }

    /// What a summary says now; its parts that are of no use any more are told no longer.
    private func ringing(
        of summary: DueReminder, _ decisions: inout [ReminderDecision]
    ) throws -> Ringing? {
        let now = clock.now
        let parts = try store.parts(ofSummary: summary.row)
        var told: [(content: ReminderContent, late: Int64)] = []
        var first: Ringing?
        for (part, assessment) in zip(parts, assess(parts, at: now)) {
            guard let ringing = decide(part, assessment, at: now, &decisions) else { continue }
            told.append((ringing.content, now - part.wanted))
            first = first ?? ringing
        }
        guard var ringing = first else {
            lapse(summary, "nothing in it is of use any more", &decisions)
            return nil
        }
        ringing.item = nil
        ringing.attachment = nil
        ringing.content = rules.texts.summary(told)
        return ringing
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
            try store.gather(
                parts, until: parts.map(\.reminder.until).max() ?? now, at: now)
        }
        return calls.filter { call in
            guard let group = grouped[call.due.person.id] else { return true }
            return !group.contains { $0.due.row == call.due.row }
        }
    }

    /// What its lane has room for, and what is to wait; in their order.
    private func split(_ calls: [Call]) -> (taken: [Call], held: [Call]) {
        var used: [String: Int] = [:]
        var (taken, held): ([Call], [Call]) = ([], [])
        for call in calls {
            let name = channelName(call)
            guard lane(name).room > used[name, default: 0] else {
                held.append(call)
                continue
            }
            used[name, default: 0] += 1
            taken.append(call)
        }
        return (taken, held)
    }

    private func channelName(_ call: Call) -> String {
        let channels = channels(call)
        return channels[min(max(0, call.due.channel), channels.count - 1)]
    }

    private func channels(_ call: Call) -> [String] {
        if let ownChannel { return [ownChannel] }
        return call.ringing.channels.isEmpty ? ["desktop"] : call.ringing.channels
    }

    private func lane(_ name: String) -> Lane {
        if let lane = lanes[name] { return lane }
        let lane = Lane(open(name), threads)
        lanes[name] = lane
        return lane
    }

    /// Claims, and hands over to the lanes.
    private func deliver(_ calls: [Call], at now: Instant) throws {
        guard !calls.isEmpty else { return }
        let claims = calls.map { call in
            ReminderClaim(
                row: call.due.row, channel: lane(channelName(call)).channel.name,
                title: call.ringing.content.title)
        }
        let attempts = try store.claim(claims, at: now)
        var byLane: [String: [(Call, Attempt)]] = [:]
        for (call, attempt) in zip(calls, attempts) {
            if let attempt { byLane[channelName(call), default: []].append((call, attempt)) }
        }
        for (name, calls) in byLane { deliver(calls, through: name, at: now) }
    }

    private func deliver(_ calls: [(Call, Attempt)], through name: String, at now: Instant) {
        let lane = lane(name)
        let notices = calls.map { call, attempt in
            notice(call, attempt, through: lane.channel, at: now)
        }
        let answers = calls.map { call, attempt in
            Answer(
                due: call.due, attempt: attempt, lane: name, channels: channels(call).count,
                outcome: .delivered, at: 0)
        }
        let (mailbox, doorbell, clock) = (mailbox, doorbell, clock)
        lane.deliver(notices) { outcomes, range in
            let at = clock.milliseconds()
            mailbox.put(
                zip(answers[range], outcomes).map { answer, outcome in
                    var answer = answer
                    answer.outcome = outcome
                    answer.at = at
                    return answer
                })
            doorbell.ring()
        }
    }

    private func notice(
        _ call: Call, _ attempt: Attempt, through channel: Channel, at now: Instant
    ) -> Notice {
        var reminder = call.due.reminder
        reminder.item = call.ringing.item
        let isLate = call.due.isLate(at: now) && reminder.kind != .summary
        let content =
            isLate
            ? rules.texts.late(call.ringing.content, now - call.due.wanted) : call.ringing.content
        return Notice(
            reminder: reminder, content: content, person: call.due.person.handle,
            zone: call.ringing.zone, attempt: attempt.number, channel: channel.name, at: now,
            attachment: call.ringing.attachment)
    }
}

extension DueReminder {
    var metadata: Logger.Metadata {
        ["reminder": "\(reminder.id)", "person": "\(person.handle)"]
    }
}

extension ReminderDecision {
    fileprivate var isWithdrawal: Bool {
        if case .withdraw = self { true } else { false }
    }
}
