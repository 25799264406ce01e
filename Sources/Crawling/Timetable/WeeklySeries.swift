package import Recurrence

/// Dates at one time of day as a weekly rule, so that a class is one meeting and not one a week.
package struct WeeklySeries {
    package let first: CivilDate
    /// Nil for one date.
    let set: RecurrenceSet?

    /// - Parameter dates: in order, without repetitions, not empty.
    init(_ dates: [CivilDate], secondOfDay: Int) {
        first = dates[0]
        let start = WallTime(first, secondOfDay: secondOfDay)
        guard dates.count > 1, let last = dates.last else {
            set = nil
            return
        }
        let days = Set(dates.map(\.weekday))
        let mondays = Set(dates.map(\.monday)).sorted()
        let step = mondays.dropFirst().reduce(0) { step, monday in
            Self.gcd(step, (monday.dayNumber - mondays[0].dayNumber) / 7)
        }
        let listed = Set(dates)
        var missing: [CivilDate] = []
        var count = 0
        var monday = mondays[0]
        while monday <= last {
            for day in days.sorted(by: { $0.rawValue < $1.rawValue }) {
                let date = monday.adding(days: day.rawValue)
                guard (first...last).contains(date) else { continue }
                count += 1
                if !listed.contains(date) { missing.append(date) }
            }
            monday = monday.adding(days: max(1, step) * 7)
        }
        var set = RecurrenceSet(start: start)
        if missing.count > dates.count {
            set.dates = dates.dropFirst().map {
                RecurrenceDate(start: WallTime($0, secondOfDay: secondOfDay))
            }
        } else {
            var rule = RecurrenceRule(.weekly)
            rule.interval = max(1, step)
            rule.until = .local(WallTime(last, secondOfDay: secondOfDay))
            if days.count > 1 {
                rule.byDay = Weekday.allCases.filter(days.contains).map { .init($0) }
            }
            set.rules = [rule]
            set.exclusions = missing.map { .moment(WallTime($0, secondOfDay: secondOfDay)) }
        }
        self.set = set
    }

    /// Days on which the rule would have it, and the page does not.
    package var without: [CivilDate] {
        (self.set?.exclusions ?? []).compactMap { exclusion in
            if case .moment(let wall) = exclusion { wall.date } else { nil }
        }
    }

    /// No rule makes its dates: each is told.
    package var isIrregular: Bool { self.set?.dates.isEmpty == false }

    private static func gcd(_ left: Int, _ right: Int) -> Int {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return left
    }
}
