package import Campus
package import Recurrence
import Words

/// When a person is left in peace: quiet hours, and how many ring in a quarter of an hour.
///
/// What is important always rings. Quiet hours let the rest wait until their end, or lapse when it
/// is of no use then. A limit loses nothing: what is beyond it is told together when the quarter is
/// over, or at once together when its item begins before that. It keeps nobody from a class: classes
/// and exams go first, and wait for five minutes at most.
package struct InterruptionPolicy: Sendable {
    package enum Verdict: Hashable, Sendable {
        case ring
        /// With others of the person that are due now.
        case ringTogether
        case wait(until: Instant, reason: KeptSentence)
        case lapse(reason: KeptSentence)
    }

    /// The default is nil: none.
    package var quiet: QuietHours?
    /// How many notices a quarter of an hour has at most.
    ///
    /// The default is nil: any number.
    package var limit: Int?
    /// The person's.
    package var zone: Zone

    package init(quiet: QuietHours? = nil, limit: Int? = nil, zone: Zone) {
        self.quiet = quiet
        self.limit = limit
        self.zone = zone
    }

    /// When the quarter of an hour that an instant lies in began.
    package static func quarter(of instant: Instant) -> Instant {
        instant.adding(seconds: -((instant.seconds % 900 + 900) % 900))
    }

    /// What becomes of a reminder whose hour has come.
    ///
    /// - Parameters:
    ///   - wasPutOff: it waited for the end of a quarter, or of quiet hours.
    ///   - rung: how many notices the person had in this quarter of an hour.
    ///   - hasGroup: some are told together now already.
    package func verdict(
        on reminder: Reminder, wasPutOff: Bool = false, rung: Int = 0, hasGroup: Bool = false,
        at now: Instant
    ) -> Verdict {
        guard !reminder.isImportant else { return .ring }
        if let end = quiet?.end(around: now, in: zone) {
            return reminder.until > end
                ? .wait(until: end, reason: .because("kept.reason.quiet"))
                : .lapse(reason: .because("kept.reason.quiet.late"))
        }
        guard let limit else { return .ring }
        if wasPutOff, hasGroup { return .ringTogether }
        if rung < limit { return wasPutOff ? .ringTogether : .ring }
        let end = Self.quarter(of: now).adding(seconds: 900)
        let isTooLong = reminder.kind.isTaught && end - reminder.due > Self.longestWait
        let last = min(reminder.until, begin(of: reminder, after: now) ?? reminder.until)
        return last > end && !isTooLong
            ? .wait(until: end, reason: .because("kept.reason.limit", ["count": .number(limit)]))
            : .ringTogether
    }

    /// For how long a limit may keep a class waiting; in seconds.
    private static let longestWait: Int64 = 300

    /// Which of some that are due at one instant go first: what has no room waits.
    package static func isBefore(_ one: Reminder, _ other: Reminder) -> Bool {
        one.kind.isTaught && !other.kind.isTaught
    }

    /// When its item begins, if that is to come: after that it is of less use.
    private func begin(of reminder: Reminder, after now: Instant) -> Instant? {
        guard case .item = reminder.subject, reminder.lead > 0 else { return nil }
        let start = reminder.due.adding(seconds: reminder.lead)
        return start > now ? start : nil
    }
}

/// A reminder, and when it rings in peace.
package struct ForeseenReminder: Hashable, Sendable {
    package var reminder: Reminder
    package var at: Instant
    /// It is told with others.
    package var isGrouped: Bool
    /// Why it does not ring; nil when it does.
    package var lapse: KeptSentence?

    package init(_ reminder: Reminder, at instant: Instant) {
        self.reminder = reminder
        at = instant
        isGrouped = false
    }
}

extension InterruptionPolicy {
    /// What becomes of some reminders, if nothing is altered meanwhile.
    ///
    /// - Parameter reminders: in order, as the planner gives them.
    /// - Returns: in order of the instant at which they ring.
    package func foresee(_ reminders: [Reminder]) -> [ForeseenReminder] {
        var waiting = reminders.sorted { one, other in
            one.due == other.due ? Self.isBefore(one, other) : one.due < other.due
        }.map { ForeseenReminder($0, at: $0.due) }
        var foreseen: [ForeseenReminder] = []
        var counts: [Instant: Int] = [:]
        var groups: Set<Instant> = []
        while !waiting.isEmpty {
            var next = waiting.removeFirst()
            let quarter = Self.quarter(of: next.at)
            let verdict = verdict(
                on: next.reminder, wasPutOff: next.at > next.reminder.due,
                rung: counts[quarter] ?? 0, hasGroup: groups.contains(next.at), at: next.at)
            switch verdict {
            case .ring:
                counts[quarter, default: 0] += 1
                foreseen.append(next)
            case .ringTogether:
                if groups.insert(next.at).inserted { counts[quarter, default: 0] += 1 }
                next.isGrouped = true
                foreseen.append(next)
            case .lapse(let reason):
                next.lapse = reason
                foreseen.append(next)
            case .wait(let until, _):
                next.at = until
                let place = waiting.firstIndex { $0.at > until } ?? waiting.endIndex
                waiting.insert(next, at: place)
            }
        }
        // Told together with nobody, it rings by itself.
        let together = Dictionary(grouping: foreseen.filter(\.isGrouped), by: \.at)
        for index in foreseen.indices where together[foreseen[index].at]?.count == 1 {
            foreseen[index].isGrouped = false
        }
        return foreseen
    }
}

extension Reminder.Kind {
    fileprivate var isTaught: Bool { self == .class || self == .exam }
}
