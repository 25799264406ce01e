import Campus
import Logging
import Recurrence
import Storage

/// What is handed to the channels, and what they say of it.
final class Deliveries {
    let lanes: Lanes
    private let clock: WallClock
    private let texts: BellTexts
    private let metrics: Metrics
    private let logger: Logger
    private let doorbell: Doorbell

    private let mailbox = Mailbox<Answer>()
    private(set) var delivered = 0
    private(set) var failed = 0
    /// How many are under way of each bucket of people.
    private var underWay: [RingBuckets: Int] = [:]

    /// Buckets of which something is under way.
    var busy: RingBuckets { RingBuckets(underWay.keys) }

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

    init(
        through lanes: Lanes, clock: WallClock, texts: BellTexts, metrics: Metrics,
        logger: Logger, doorbell: Doorbell
    ) {
        self.lanes = lanes
        self.clock = clock
        self.texts = texts
        self.metrics = metrics
        self.logger = logger
        self.doorbell = doorbell
    }

    /// What a call claims in the ledger before it is handed over.
    func claim(_ call: Call) -> ReminderClaim {
        ReminderClaim(
            row: call.due.row, channel: lanes[lanes.name(for: call)].channel.name,
            title: call.ringing.content.title)
    }

    /// Hands claimed calls to their lanes.
    ///
    /// - Parameter attempts: one a call; nil for a call that somebody else has claimed.
    func hand(_ calls: [Call], _ attempts: [Attempt?], at now: Instant) {
        var byLane: [String: [(Call, Attempt)]] = [:]
        for (call, attempt) in zip(calls, attempts) {
            if let attempt { byLane[lanes.name(for: call), default: []].append((call, attempt)) }
        }
        for (name, calls) in byLane { hand(calls, to: name, at: now) }
    }

    private func hand(_ calls: [(Call, Attempt)], to name: String, at now: Instant) {
        let lane = lanes[name]
        let notices = calls.map { call, attempt in
            notice(call, attempt, through: lane.channel, at: now)
        }
        let answers = calls.map { call, attempt in
            Answer(
                due: call.due, attempt: attempt, lane: name,
                channels: lanes.channels(of: call).count, outcome: .delivered, at: 0)
        }
        for (call, _) in calls { underWay[RingBuckets(of: call.due.person.id), default: 0] += 1 }
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
            ? texts.late(call.ringing.content, now - call.due.wanted) : call.ringing.content
        return Notice(
            reminder: reminder, content: content, person: call.due.person.handle,
            zone: call.ringing.zone, attempt: attempt.number, channel: channel.name, at: now,
            attachment: call.ringing.attachment)
    }

    /// What the channels have answered since it was asked last, for the ledger.
    func ends() -> [DeliveryEnd] {
        mailbox.empty().map { answer in
            lanes.finish(answer.lane)
            let bucket = RingBuckets(of: answer.due.person.id)
            underWay[bucket] = underWay[bucket].flatMap { $0 > 1 ? $0 - 1 : nil }
            return end(answer)
        }
    }

    private func end(_ answer: Answer) -> DeliveryEnd {
        switch answer.outcome {
        case .delivered:
            noteDelivery(answer, "delivered")
            return DeliveryEnd(answer.attempt, .delivered, at: answer.at)
        case .accepted(let notes):
            noteDelivery(answer, "accepted by a push service")
            tellRefusals(notes)
            return DeliveryEnd(answer.attempt, acceptance(of: answer), at: answer.at, notes: notes)
        case .failed(let error):
            failed += 1
            tellRefusals(error.notes)
            let outcome = RetryPlan.outcome(
                of: answer.due, after: error, channels: answer.channels, at: clock.now)
            var isFinal = false
            if case .failed = outcome { isFinal = true }
            tell(error, isFinal: isFinal, of: answer.due)
            return DeliveryEnd(answer.attempt, outcome, at: answer.at, notes: error.notes)
        }
    }

    private func noteDelivery(_ answer: Answer, _ what: Logger.Message) {
        delivered += 1
        metrics.delivered(late: answer.at - answer.due.wanted.seconds * 1_000)
        logger.info(what, metadata: answer.due.metadata)
    }

    /// Where there is another channel, it rings unless the device acknowledges in time; one alone is
    /// not tried again, since nothing else could come of it.
    private func acceptance(of answer: Answer) -> DeliveryEnd.Outcome {
        let due = Instant(seconds: answer.at / 1_000 + Transaction.receiptPatience)
        let hasNext = answer.due.channel + 1 < answer.channels
        return hasNext && due < answer.due.reminder.until
            ? .accepted(receiptDue: due) : .delivered
    }

    /// A push service that does not believe us is a mistake of the operator's.
    private func tellRefusals(_ notes: [PushNote]) {
        for note in notes {
            guard case .refused(let reason) = note.verdict else { continue }
            logger.error(
                "pushes are refused: see `belltower check`",
                metadata: ["device": "\(note.subscription)", "reason": "\(reason)"])
        }
    }

    private func tell(_ error: ChannelError, isFinal: Bool, of due: DueReminder) {
        var metadata = due.metadata
        metadata["reason"] = "\(error)"
        if isFinal {
            metrics.count { $0.failed += 1 }
            logger.error("given up", metadata: metadata)
        } else {
            metrics.count { $0.retried += 1 }
            logger.warning("not delivered, to be tried again", metadata: metadata)
        }
    }
}
