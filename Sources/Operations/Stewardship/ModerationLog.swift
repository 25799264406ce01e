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
        let months = (0..<Self.mostMonths).map { back in
            let first = Self.month(of: today, back: back)
            return (
                first: first, start: home.zone.instant(of: WallTime(first, secondOfDay: 0))
            )
        }
        return try translating { () throws(StorageError) in
            try store.look { try $0.moderationMonths(months) }
        }
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
