import Campus
import Logging
import Recurrence
import Storage
import Words

/// Sorts due reminders into those that ring and what the ledger is told of the others.
struct DueSorting {
    let store: Store
    let rules: BellRules
    let metrics: Metrics
    let logger: Logger
    let now: Instant

    /// What rings now.
    private(set) var calls: [Call] = []
    /// What becomes of the others.
    private(set) var decisions: [ReminderDecision] = []
    private var lapses = Lapses()

    /// What is told of those that are of no use any more: their number, and the latest of them.
    private struct Lapses {
        var count = 0
        var latest: (due: DueReminder, reason: KeptSentence)?
    }

    init(store: Store, rules: BellRules, metrics: Metrics, logger: Logger, now: Instant) {
        self.store = store
        self.rules = rules
        self.metrics = metrics
        self.logger = logger
        self.now = now
    }

    /// Takes up more, summaries first: what a summary tells of is not told again.
    mutating func sort(_ due: [DueReminder]) throws {
        let summaries = due.filter { $0.reminder.kind == .summary }
        for summary in summaries {
            if let ringing = try ringing(of: summary) {
                calls.append(Call(due: summary, ringing: ringing))
            }
        }
        let others = summaries.isEmpty ? due : due.filter { $0.reminder.kind != .summary }
        for (due, assessment) in zip(others, assess(others)) {
            if let ringing = decide(due, assessment) {
                calls.append(Call(due: due, ringing: ringing))
            }
        }
        tellLapses()
    }

    /// Asks what is to become of due reminders.
    ///
    /// When that cannot be told of one, the others ring nonetheless.
    private func assess(_ due: [DueReminder]) -> [Assessment] {
        stride(from: 0, to: due.count, by: Bell.batch).flatMap { start in
            let part = Array(due[start..<min(start + Bell.batch, due.count)])
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
                    until: now.adding(seconds: Bell.pause), reason: .because("kept.reason.unread"))
            }
        }
    }

    /// What rings now; what does not is added to the decisions.
    private mutating func decide(_ due: DueReminder, _ assessment: Assessment) -> Ringing? {
        let isOver = due.reminder.until <= now
        let minutes = (now - due.wanted) / 60
        switch assessment {
        case .ring(let ringing) where !isOver: return ringing
        case .ring:
            lapse(due, .because("kept.reason.late", ["count": .number(Int(minutes))]))
        case .wait(let until, let reason):
            let until = max(until, now.adding(seconds: 1))
            if until < due.reminder.until {
                decisions.append(.wait(row: due.row, until: until, reason: reason))
            } else {
                lapse(due, reason)
            }
        case .lapse(let reason): lapse(due, reason)
        case .withdraw(let reason) where isOver: lapse(due, reason)
        case .withdraw(let reason):
            decisions.append(
                .withdraw(
                    row: due.row, until: now.adding(seconds: Bell.pause), reason: reason))
        }
        return nil
    }

    private mutating func lapse(_ due: DueReminder, _ reason: KeptSentence) {
        metrics.count { $0.lapsed += 1 }
        decisions.append(.lapse(row: due.row, reason: reason))
        lapses.count += 1
        if lapses.latest.map({ $0.due.wanted <= due.wanted }) ?? true {
            lapses.latest = (due, reason)
        }
        var metadata = due.metadata
        metadata["reason"] = "\(reason)"
        logger.info("lapsed", metadata: metadata)
    }

    /// One line, however many they are, and without their titles: operators read what is logged.
    private mutating func tellLapses() {
        guard let (due, reason) = lapses.latest else { return }
        var metadata = due.metadata
        metadata["reason"] = "\(reason)"
        let what =
            lapses.count == 1
            ? "a reminder lapsed"
            : "\(lapses.count) reminders lapsed, this the latest of them"
        logger.warning("\(what)", metadata: metadata)
        lapses = Lapses()
    }

    /// What a summary says now; its parts that are of no use any more are told no longer.
    private mutating func ringing(of summary: DueReminder) throws -> Ringing? {
        let parts = try store.look { try $0.parts(ofSummary: summary.row) }
        var told: [(content: ReminderContent, late: Int64)] = []
        var first: Ringing?
        for (part, assessment) in zip(parts, assess(parts)) {
            guard let ringing = decide(part, assessment) else { continue }
            told.append((ringing.content, now - part.wanted))
            first = first ?? ringing
        }
        guard var ringing = first else {
            lapse(summary, .because("kept.reason.empty"))
            return nil
        }
        ringing.item = nil
        ringing.attachment = nil
        ringing.content = rules.texts.summary(told)
        return ringing
    }
}

/// Something that rings now.
struct Call {
    var due: DueReminder
    var ringing: Ringing
}
