package import Recurrence

/// An entry that says which week it is: `Week 7`, `Teaching week 3`, `Semaine 41`.
package struct WeekMarker: Hashable, Sendable {
    /// As the source writes it.
    package let label: String
    /// Nil where weeks go by letters: `Week A`.
    package let number: Int?

    /// Nil when the text says anything else as well: `Week 7 quiz` is no week.
    package init?(_ summary: String) {
        label = summary.oneLine
        guard label.utf8.count <= 60 else { return nil }
        let words = label.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard let index = words.firstIndex(where: { Self.weeks.contains(String($0)) }) else {
            // `S41`, `KW41`: nothing else stands there.
            guard words.count == 1, let word = words.first,
                let prefix = ["kw", "wk", "s", "w", "v"].first(where: word.hasPrefix),
                let number = word.dropFirst(prefix.count).weekNumber
            else { return nil }
            self.number = number
            return
        }
        let before = words[..<index]
        let after = words[(index + 1)...]
        guard before.allSatisfy(Self.isAttribute), after.dropFirst().allSatisfy(Self.isAttribute)
        else { return nil }
        if let number = after.first?.weekNumber {
            self.number = number
        } else if let letter = after.first, ["a", "b"].contains(letter) {
            number = nil
        } else {
            return nil
        }
    }

    private static func isAttribute(_ word: Substring) -> Bool {
        if attributes.contains(String(word)) || word.allSatisfy(\.isNumber) { return true }
        return word.count == 2 && ["s", "t"].contains(word.first) && word.last?.isNumber == true
    }

    private static let weeks: Set<String> = [
        "week", "wk", "semaine", "woche", "kw", "vecka", "uke", "uge", "semana", "settimana",
        "tydzień", "viikko",
    ]
    /// What may stand beside it: whose week it is, or a year.
    private static let attributes: Set<String> = [
        "teaching", "term", "semester", "trimester", "academic", "university", "lecture",
        "calendar", "of", "autumn", "fall", "spring", "summer", "winter", "odd", "even", "no",
    ]
}

/// The weeks that a calendar's own entries tell.
package struct MarkedWeeks: Sendable {
    private var labels: [(days: DaySpan, marker: WeekMarker)] = []

    /// - Parameter items: any; those count that mark a week and last from four days to a week, or a
    ///   whole day.
    package init(_ items: [AgendaItem]) {
        for item in items where item.status != .cancelled && !item.isHidden {
            let first = item.start.wall.date
            let last = item.end.wall.adding(seconds: -1).date
            guard let days = DaySpan(first, last), days.count <= 7,
                item.allDay || days.count >= 4, let marker = WeekMarker(item.summary)
            else { continue }
            labels.append((days, marker))
        }
    }

    /// The week from Monday on of which a number is told; the nearest, where there are several.
    ///
    /// - Parameter day: today.
    package func days(ofWeek number: Int, seenFrom day: CivilDate) -> Range<CivilDate>? {
        let mondays = labels.filter { $0.marker.number == number }
            .map { $0.days.first.beginningOfWeek(from: .monday) }
        let nearest = mondays.min {
            abs($0.dayNumber - day.dayNumber) < abs($1.dayNumber - day.dayNumber)
        }
        return nearest.map { $0..<$0.adding(days: 7) }
    }

    /// The marker of a day's week.
    package func marker(of day: CivilDate) -> WeekMarker? {
        if let exact = labels.first(where: { $0.days.contains(day) }) { return exact.marker }
        let monday = day.adding(days: -day.weekday.rawValue)
        return labels.first {
            $0.days.first.adding(days: -$0.days.first.weekday.rawValue) == monday
        }?.marker
    }
}

extension Substring {
    fileprivate var weekNumber: Int? {
        guard (1...2).contains(utf8.count), utf8.allSatisfy(\.isDigit) else { return nil }
        return Int(self)
    }
}
