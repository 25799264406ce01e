import Campus
import Recurrence

/// Which weeks a text means: `1-5, 7-11`, `odd weeks`, `35-22` over New Year, `1au-10su`.
struct WeekText {
    /// Why a text means no weeks.
    struct Problem: Error { var message: String }

    let notation: Notation
    /// The Monday of week 1.
    let weekOne: CivilDate?
    let year: AcademicYear?
    /// The Mondays of weeks by their numbers, for where there is no `weekOne`.
    var known: [Int: CivilDate] = [:]

    private static let most = 120

    /// Their Mondays, in order.
    func read(_ text: String) throws(Problem) -> [CivilDate] {
        let parity = Parity(text)
        var mondays: Set<CivilDate> = []
        let parts = text.split { ",;&+/".contains($0) }
        var hasNumber = false
        for part in parts {
            let ends = Self.ends(part)
            guard let first = ends.first else { continue }
            hasNumber = true
            for monday in try weeks(from: first, to: ends.count > 1 ? ends[1] : first, parity) {
                mondays.insert(monday)
            }
        }
        if !hasNumber {
            guard parity != .any || Self.meansAll(text) else {
                throw Problem(message: "\"\(text.prefix(60))\" names no weeks")
            }
            let (first, last) = (End(number: 1), End(number: notation.lastWeek))
            mondays.formUnion(try weeks(from: first, to: last, parity))
        }
        return mondays.sorted()
    }

    private enum Parity {
        case any, odd, even

        init(_ text: String) {
            let words = text.lowercased().split { !$0.isLetter }
            self =
                words.contains { ["odd", "ungerade", "oneven", "impaires", "udda"].contains($0) }
                ? .odd
                : words.contains { ["even", "gerade", "paires", "jämna"].contains($0) }
                    ? .even : .any
        }

        func allows(_ number: Int) -> Bool {
            self == .any || (number % 2 == 1) == (self == .odd)
        }
    }

    private static func meansAll(_ text: String) -> Bool {
        text.lowercased().split { !$0.isLetter }.contains {
            ["all", "every", "each", "weekly", "jede", "alle", "elke"].contains($0)
        }
    }

    struct End: Hashable {
        var number: Int
        /// The term it names; empty for none.
        var term = ""
    }

    /// The numbers of a part, with the letters behind them.
    private static func ends(_ part: Substring) -> [End] {
        var ends: [End] = []
        var rest = part[...]
        while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
            let digits = rest[start...].prefix { $0.isASCII && $0.isNumber }
            rest = rest[digits.endIndex...]
            let letters = rest.prefix { $0.isLetter }
            rest = rest[letters.endIndex...]
            guard let number = Int(digits), number < 1_000 else { return [] }
            ends.append(End(number: number, term: letters.lowercased()))
        }
        return ends.count <= 2 ? ends : []
    }

    private func weeks(
        from first: End, to last: End, _ parity: Parity
    ) throws(Problem) -> [CivilDate] {
        if notation.terms.contains(where: { $0.name == last.term || $0.name == first.term }) {
            return try termWeeks(from: first, to: last, parity)
        }
        let isCalendar =
            notation.weeks == .calendar
            || notation.weeks == .either && weekOne == nil && known.isEmpty
        guard isCalendar else {
            guard weekOne != nil || !known.isEmpty else {
                throw Problem(
                    message:
                        "week numbers need the date of week 1: give --set week1=DATE, or choose "
                        + "a campus profile that has the terms (campus: NAME in config.yaml)")
            }
            guard first.number <= last.number, last.number <= Self.most else {
                throw Problem(
                    message: "weeks \(first.number)-\(last.number) run backward: "
                        + "do they count from New Year (notation: {weeks: calendar})?")
            }
            return (first.number...last.number).filter(parity.allows).compactMap(monday)
        }
        return try calendarWeeks(from: first.number, to: last.number, parity)
    }

    /// The Monday of a teaching week; one that the campus does not number goes on from those it does.
    private func monday(of week: Int) -> CivilDate? {
        if let weekOne { return weekOne.adding(days: (week - 1) * 7) }
        if let monday = known[week] { return monday }
        let near = known.keys.filter { $0 < week }.max() ?? known.keys.min()
        return near.flatMap { near in known[near]?.adding(days: (week - near) * 7) }
    }

    /// Weeks of ISO 8601: from July on those of the year's first half, before it of its second.
    private func calendarWeeks(
        from first: Int, to last: Int, _ parity: Parity
    ) throws(Problem) -> [CivilDate] {
        guard let year else {
            throw Problem(message: "week numbers need the academic year: --set year=2026/27")
        }
        guard (1...53).contains(first), (1...53).contains(last) else {
            throw Problem(message: "there is no week \(max(first, last)) in a year")
        }
        let begins = Self.monday(ofWeek: first, year: first >= 27 ? year.first : year.first + 1)
        let isLater = last < 27 || first < 27 || last < first
        var ends = Self.monday(ofWeek: last, year: isLater ? year.first + 1 : year.first)
        // `35-34` is the whole year, and no more.
        ends = min(ends, begins.adding(days: 52 * 7))
        guard begins <= ends else { throw Problem(message: "weeks \(first)-\(last) run backward") }
        let count = (ends.dayNumber - begins.dayNumber) / 7
        return (0...count).map { begins.adding(days: $0 * 7) }.filter { monday in
            parity.allows(Self.week(of: monday))
        }
    }

    static func monday(ofWeek week: Int, year: Int) -> CivilDate {
        CivilDate(uncheckedYear: year, month: 1, day: 4).monday.adding(days: (week - 1) * 7)
    }

    private static func week(of monday: CivilDate) -> Int {
        let thursday = monday.adding(days: 3)
        let first = CivilDate(uncheckedYear: thursday.year, month: 1, day: 4).monday
        return (monday.dayNumber - first.dayNumber) / 7 + 1
    }

    private func termWeeks(
        from first: End, to last: End, _ parity: Parity
    ) throws(Problem) -> [CivilDate] {
        let names = notation.terms.map(\.name)
        guard let begin = names.firstIndex(of: first.term.isEmpty ? last.term : first.term),
            let end = names.firstIndex(of: last.term.isEmpty ? first.term : last.term),
            begin < end || begin == end && first.number <= last.number
        else {
            throw Problem(
                message: "weeks \(first.number)\(first.term)-\(last.number)\(last.term) are in no "
                    + "known terms, or run backward")
        }
        var mondays: [CivilDate] = []
        for index in begin...end {
            let term = notation.terms[index]
            let from = index == begin ? first.number : 1
            let to = index == end ? last.number : term.weeks
            guard (1...60).contains(from), to <= 60, from <= to else { continue }
            mondays += (from...to).filter(parity.allows).map {
                term.week1.adding(days: ($0 - 1) * 7)
            }
        }
        return mondays
    }
}
