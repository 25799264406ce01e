import Locks
import Campus
import Recurrence
import Reminding
import Scheduling
import Storage

/// Decides on due reminders for the bell: reads again what they are about, and keeps the peace.
struct ReminderReader: Sendable {
    private let desks: Desks
    private let rosters: SharedRosters
    private let isMailed: Bool

    /// - Parameters:
    ///   - rosters: outlive a reader, so that the next batch need not read them again.
    ///   - isMailed: all go by e-mail, whatever channels a person has.
    init(
        _ desks: Desks, rosters: SharedRosters = SharedRosters(), isMailed: Bool = false
    ) {
        self.desks = desks
        self.rosters = rosters
        self.isMailed = isMailed
    }

    /// - Parameter due: in the order in which they ring.
    /// - Returns: as many answers, in that order.
    func assess(_ due: [DueReminder], at now: Instant) throws -> [Assessment] {
        try reading(due, at: now) { batch, rung in
            var rung = rung
            var grouped: Set<PersonID> = []
            var answers: [Int: Assessment] = [:]
            let order = due.indices.sorted { one, other in
                let (first, second) = (due[one].reminder, due[other].reminder)
                if InterruptionPolicy.isBefore(first, second) { return true }
                return !InterruptionPolicy.isBefore(second, first) && one < other
            }
            for place in order {
                answers[place] = try assess(
                    due[place], batch, at: now, rung: &rung, grouped: &grouped)
            }
            return due.indices.compactMap { answers[$0] }
        }
    }

    /// What reminders would say, each at an instant of its own.
    func contents(of due: [(DueReminder, Instant)], at now: Instant) throws -> [ReminderReading] {
        try reading(due.map(\.0), at: now) { batch, _ in
            try due.map { try batch.read($0, at: $1) }
        }
    }

    private func reading<Value>(
        _ due: [DueReminder], at now: Instant,
        _ body: (ReminderBatch, [PersonID: Int]) throws -> Value
    ) throws -> Value {
        var (batch, rung) = try rosters.cache.withLock { cache in
            try desks.store.reading { transaction in
                let batch = try ReminderBatch(
                    due, at: now, desks, rosters: &cache, in: transaction)
                let limited = Set(
                    batch.settings.filter { $0.value.value(.limit) != .off }.map(\.key))
                let quarter = InterruptionPolicy.quarter(of: now)
                let rung =
                    limited.isEmpty
                    ? [:]
                    : try transaction.rung(
                        by: limited, in: quarter..<quarter.adding(seconds: 900),
                        except: due.map(\.row))
                return (batch, rung)
            }
        }
        try batch.findZones()
        return try body(batch, rung)
    }

    private func assess(
        _ due: DueReminder, _ batch: ReminderBatch, at now: Instant, rung: inout [PersonID: Int],
        grouped: inout Set<PersonID>
    ) throws -> Assessment {
        let person = due.person.id
        let settings = batch.settings[person]
        let zone = batch.zone(of: due.person)
        if let series = settings?.dismissed,
            due.reminder.items.contains(where: { series.contains($0.meeting) })
        {
            return .lapse(reason: ReminderReason.seriesDismissed)
        }
        let policy = settings?.interruptions(in: zone) ?? InterruptionPolicy(zone: zone)
        let verdict = policy.verdict(
            on: due.reminder, wasPutOff: due.wasPutOff, rung: rung[person] ?? 0,
            hasGroup: grouped.contains(person), at: now)
        switch verdict {
        case .wait(let until, let reason): return .wait(until: until, reason: reason)
        case .lapse(let reason): return .lapse(reason: reason)
        case .ring, .ringTogether: break
        }
        switch try batch.read(due, at: now) {
        case .gone(let reason): return .withdraw(reason: reason)
        case .useless(let reason): return .lapse(reason: reason)
        case .ready(let content, let item):
            let isGrouped = verdict == .ringTogether
            if !isGrouped || grouped.insert(person).inserted { rung[person, default: 0] += 1 }
            let hasMail = desks.bell.configuration.channels.email != nil
            let channels = settings?.channels(hasMail: hasMail) ?? []
            let change = batch.change(of: due)
            return .ring(
                Ringing(
                    content, item: item, zone: zone, channels: channels, isGrouped: isGrouped,
                    attachment: try change.flatMap {
                        try attachment(of: $0, for: due.person, channels, at: now)
                    }))
        }
    }
}

extension ReminderReader {
    /// What was changed, as a calendar file; nil when no channel of the person's takes one.
    private func attachment(
        of change: Change, for person: Person, _ channels: [String], at now: Instant
    ) throws -> NoticeAttachment? {
        guard let meeting = change.meeting,
            isMailed || channels.contains(where: { $0.hasPrefix("email:") })
        else { return nil }
        return try desks.asking(for: person, at: now)
            .bell.attachment(of: meeting, around: change.startsAt)
    }
}

extension DueReminder {
    /// It waited: what the person snoozed counts as asked for now.
    fileprivate var wasPutOff: Bool { wanted > reminder.due && reminder.state != .snoozed }
}
