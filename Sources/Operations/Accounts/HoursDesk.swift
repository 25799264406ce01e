package import Campus
package import Recurrence
import Storage
import Words

/// How long somebody has pages in front of them, a day and an hour.
package struct ActiveHours: Sendable {
    /// Whether it is counted; what was counted before stays until it is forgotten.
    package var isCounted: Bool
    /// Those that were asked for, in order.
    package var days: [ActiveDay]
    /// The first day on record; nil where nothing was counted.
    package var since: CivilDate?
    /// Minutes a day from then to today, rounded down; nil where nothing was counted.
    package var average: Int?
}

/// How long somebody looks at pages: for their own eyes, and counted as long as they let it be.
package struct HoursDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var hours: HoursDesk { HoursDesk(desks: self) }
}

extension HoursDesk {
    /// So many days are told of whoever says no others.
    package static let usualDays = 28
    /// At most so many are told at once; older ones are forgotten by night.
    package static let mostDays = 400
    /// At most so many minutes are counted at once.
    package static let mostMinutes = 10

    /// What was counted on some days.
    ///
    /// - Parameters:
    ///   - from: words for a day; nil for four weeks before `to`.
    ///   - to: words for the day after the last; nil for tomorrow.
    /// - Throws: `Refusal.invalid` for what is no day, and for more than 400 of them.
    package func hours(from: String?, to: String?) throws(Refusal) -> ActiveHours {
        let end =
            try to.map { text throws(Refusal) in try day(text) }
            ?? desks.calendar.today.adding(days: 1)
        let first =
            try from.map { text throws(Refusal) in try day(text) }
            ?? end.adding(days: -Self.usualDays)
        guard first <= end else { throw Refusal(.invalid, "refusal.window.backwards") }
        return try hours(on: first..<end)
    }

    /// The same of days that are known.
    package func hours(on days: Range<CivilDate>) throws(Refusal) -> ActiveHours {
        let count = days.upperBound.dayNumber - days.lowerBound.dayNumber
        guard (1...Self.mostDays).contains(count) else {
            throw Refusal(.invalid, "refusal.hours.days", with: ["most": .number(Self.mostDays)])
        }
        let today = desks.calendar.today
        return try looking { transaction, viewer in
            var hours = ActiveHours(
                isCounted: try isCounted(of: viewer, in: transaction),
                days: try transaction.activeDays(of: viewer.id, in: days))
            guard let sum = try transaction.activeSum(of: viewer.id) else { return hours }
            hours.since = sum.since
            // In another zone it may be yesterday still.
            hours.average = sum.minutes / max(1, today.dayNumber - sum.since.dayNumber + 1)
            return hours
        }
    }

    /// Counts the minutes just past, each in its hour of the person's clock; nothing of whoever lets
    /// nothing be counted, whose page may not know that yet.
    ///
    /// - Parameter minutes: 1 to 10.
    /// - Throws: `Refusal.invalid` for others.
    package func count(minutes: Int) throws(Refusal) {
        guard (1...Self.mostMinutes).contains(minutes) else {
            throw Refusal(
                .invalid, "refusal.hours.minutes", with: ["most": .number(Self.mostMinutes)])
        }
        try acting(reaching: .counted) { transaction, actor in
            guard try isCounted(of: actor, in: transaction) else { return }
            for (hour, share) in hours(ofLast: minutes) {
                try transaction.addActive(minutes: share, of: actor.id, in: hour)
            }
        }
    }

    /// Forgets all that was counted; what comes is counted as before.
    package func forget() throws(Refusal) {
        try desks.account.securing { transaction, person in
            try transaction.forgetActiveHours(of: person.id)
        }
    }

    /// The hours that the last minutes were in, by their beginning, and how many in each.
    private func hours(ofLast minutes: Int) -> [WallTime: Int] {
        (1...minutes).reduce(into: [:]) { found, minute in
            let wall = zone.wall(at: now.adding(seconds: -60 * Int64(minute)))
            let hour = WallTime(wall.date, secondOfDay: wall.secondOfDay / 3_600 * 3_600)
            found[hour, default: 0] += 1
        }
    }

    /// Whether minutes of the person are counted: they let it be, and may act.
    private func isCounted(
        of person: Person, in transaction: Transaction
    ) throws(StorageError) -> Bool {
        guard !person.isSuspended else { return false }
        return try transaction.setting(.activeHours, of: person) == .on
    }

    private func day(_ text: String) throws(Refusal) -> CivilDate {
        let window = try desks.calendar.window(.day, date: text, from: nil, to: nil)
        return zone.wall(at: window.lowerBound).date
    }
}
