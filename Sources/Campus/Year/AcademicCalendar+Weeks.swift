package import Recurrence

extension AcademicCalendar {
    /// The week of teaching that a day lies in, weekends included.
    ///
    /// - Returns: nil out of term, and in a break that week numbers skip.
    package func teachingWeek(of day: CivilDate) -> TeachingWeek? {
        let week = firstDay(ofWeek: day)
        guard let term = terms.first(where: { isTaught(week, in: $0) }), !isSkipped(week, in: term)
        else { return nil }
        let number = number(of: week, in: term)
        return TeachingWeek(
            term: term.name, number: number, label: "\(weekName) \(number)",
            isOdd: isOdd(week, numbered: number),
            pause: fills(week, of: term, countedBreaks) ? pause(on: core(week, term)) : nil)
    }

    /// What a heading calls the week of a day: `Week 7`, `Week 7, Reading week`, `Recess week`,
    /// `Examinations`; nil for any other week out of term.
    package func weekLabel(of day: CivilDate) -> String? {
        if let week = teachingWeek(of: day) {
            return week.pause.map { "\(week.label), \($0)" } ?? week.label
        }
        let days = (0..<5).map { firstDay(ofWeek: day).adding(days: $0) }
        for names in [days.compactMap(pause(on:)), days.compactMap(exams(on:))] {
            if names.count > 2, let name = names.first { return name }
        }
        return nil
    }

    /// The dates of a class that is held on one weekday in some of the weeks.
    ///
    /// Holidays and breaks are left out, and a day on which that weekday's classes are held instead
    /// of its own is in.
    /// - Parameters:
    ///   - weeks: by their numbers, or every other one.
    ///   - term: nil for all terms, as where the weeks of a year are numbered through.
    package func dates(
        ofWeeks weeks: WeekChoice, weekday: Weekday, in term: Term? = nil
    ) -> [CivilDate] {
        (term.map { [$0] } ?? terms).flatMap { term in
            (0..<term.days.count).map { term.days.first.adding(days: $0) }.filter { day in
                runsAs(day) == weekday
                    && (weeks == .every || teachingWeek(of: day).map(weeks.has) == true)
            }
        }
    }

    /// Whether the days of a day's week that are in a term are all in breaks.
    func isWithoutTeaching(_ day: CivilDate, _ term: Term) -> Bool {
        fills(firstDay(ofWeek: day), of: term, breaks + countedBreaks)
    }

    /// The days of the week that has a number, in the term that is under way or next, else in the
    /// term nearest to it; nil where no term has such a week.
    ///
    /// - Parameter day: today.
    package func days(ofWeek number: Int, seenFrom day: CivilDate) -> Range<CivilDate>? {
        let now = terms.firstIndex { day <= $0.days.last } ?? terms.count
        let ahead = terms.indices.filter { $0 >= now }
        let behind = terms.indices.filter { $0 < now }.reversed()
        let nearest = ahead.prefix(1) + behind.prefix(1) + ahead.dropFirst() + behind.dropFirst()
        for term in nearest.map({ terms[$0] }) {
            for offset in stride(from: 0, to: term.days.count + 6, by: 7) {
                let week = firstDay(ofWeek: term.days.first.adding(days: offset))
                guard isTaught(week, in: term), !isSkipped(week, in: term),
                    self.number(of: week, in: term) == number
                else { continue }
                return week..<week.adding(days: 7)
            }
        }
        return nil
    }

    // MARK: - Weeks, each known by its first day

    func firstDay(ofWeek day: CivilDate) -> CivilDate {
        let past = (day.weekday.rawValue - weekBegins.rawValue + 7) % 7
        return day.adding(days: -past)
    }

    /// Whether any of the week's five days is in the term.
    private func isTaught(_ week: CivilDate, in term: Term) -> Bool {
        week <= term.days.last && term.days.first <= week.adding(days: 4)
    }

    /// Whether the week's days in the term are all in a break that has no number.
    private func isSkipped(_ week: CivilDate, in term: Term) -> Bool {
        fills(week, of: term, breaks)
    }

    private func fills(_ week: CivilDate, of term: Term, _ named: [NamedDays]) -> Bool {
        guard !named.isEmpty else { return false }
        let days = (0..<5).map { week.adding(days: $0) }.filter(term.days.contains)
        return !days.isEmpty && days.allSatisfy { day in named.contains { $0.days.contains(day) } }
    }

    /// A day of the week that is in the term.
    private func core(_ week: CivilDate, _ term: Term) -> CivilDate { max(week, term.days.first) }

    private func number(of week: CivilDate, in term: Term) -> Int {
        guard numbering == .teaching else { return week.adding(days: 3).isoWeek }
        var first = firstDay(ofWeek: term.days.first)
        // Teaching that begins on a weekend begins with the week after.
        if !isTaught(first, in: term) { first = first.adding(days: 7) }
        let before = stride(from: first.dayNumber, to: week.dayNumber, by: 7)
        return term.firstWeek + before.count { !isSkipped(CivilDate(dayNumber: $0), in: term) }
    }

    private func isOdd(_ week: CivilDate, numbered number: Int) -> Bool {
        let anchors = oddWeeks.map(firstDay(ofWeek:)).sorted()
        guard let anchor = anchors.last(where: { $0 <= week }) ?? anchors.first else {
            return !number.isMultiple(of: 2)
        }
        return ((week.dayNumber - anchor.dayNumber) / 7).isMultiple(of: 2)
    }
}

extension CivilDate {
    /// The number of its week in ISO 8601: week 1 has the year's first Thursday.
    package var isoWeek: Int {
        let thursday = adding(days: Weekday.thursday.rawValue - weekday.rawValue)
        let first = CivilDate(uncheckedYear: thursday.year, month: 1, day: 1)
        return (thursday.dayNumber - first.dayNumber) / 7 + 1
    }
}
