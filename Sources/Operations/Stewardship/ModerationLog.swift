package import Campus
package import Recurrence
import Storage

/// What is counted of reports and decisions, for everybody to read.
package struct ModerationLog: Sendable {
    let home: Home
    let now: Instant

    /// So many months are told.
    package static let mostMonths = 12

    /// The months on record, the latest first, this one among them.
    package func months() throws(Refusal) -> [ModerationMonth] {
        let store = home.store
        let today = home.zone.wall(at: now).date
        let first = Self.month(of: today, back: Self.mostMonths - 1)
        let since = home.zone.instant(of: WallTime(first, secondOfDay: 0))
        let times = try translating { () throws(StorageError) in
            try store.look { try $0.moderationTimes(since: since) }
        }
        var months = (0..<Self.mostMonths).map {
            ModerationMonth(first: Self.month(of: today, back: $0))
        }
        func index(_ at: Instant) -> Int? {
            let day = home.zone.wall(at: at).date
            let back = (today.year - day.year) * 12 + today.month - day.month
            return months.indices.contains(back) ? back : nil
        }
        for at in times.reports { if let index = index(at) { months[index].reports += 1 } }
        for at in times.appeals { if let index = index(at) { months[index].appeals += 1 } }
        for (at, outcome, ground) in times.decisions {
            guard let index = index(at) else { continue }
            months[index].outcomes[outcome, default: 0] += 1
            months[index].grounds[ground, default: 0] += 1
        }
        return months
    }

    private static func month(of day: CivilDate, back: Int) -> CivilDate {
        let months = day.year * 12 + day.month - 1 - back
        return CivilDate(year: months / 12, month: months % 12 + 1, day: 1) ?? day
    }
}

extension Home {
    /// What everybody may read of reports and decisions.
    package func moderationLog(at now: Instant) -> ModerationLog {
        ModerationLog(home: self, now: now)
    }
}
