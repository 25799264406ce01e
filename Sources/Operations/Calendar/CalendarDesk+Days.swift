package import Campus
package import Recurrence
import Scheduling

extension CalendarDesk {
    /// The terms, weeks and holidays of the home's campus; nil when its profile does not say.
    package var academicCalendar: AcademicCalendar? { profile.calendar }

    /// Today's date on the clock of the person's zone.
    package var today: CivilDate { zone.wall(at: now).date }

    /// The time, or the days, that a person names: the one reader of them for all that is asked.
    ///
    /// Not to be asked within a transaction: a feed may have to say which week is meant.
    ///
    /// - Parameters:
    ///   - isBehind: whether it tells of what is past, so that `fri` is the last one.
    ///   - first: the day on which weeks begin.
    func time(
        _ text: String, isBehind: Bool = false, weeksFrom first: Weekday = .monday
    ) throws(Refusal) -> ResolvedTime {
        do throws(WrittenTimeProblem) {
            let written = try WrittenTime(text)
            return try written.resolved(
                now: now, notBefore: isBehind ? written.earliest(behind: now, in: zone) : nil,
                in: zone, weeksFrom: first, weeks: days(ofWeek:))
        } catch {
            throw Refusal(.invalid, error.message)
        }
    }

    /// The instant that a person names; of days, the midnight that begins them.
    ///
    /// - Parameter isBehind: whether it tells of what is past, so that `fri` is the last one.
    package func instant(_ text: String, isBehind: Bool = false) throws(Refusal) -> Instant {
        switch try time(text, isBehind: isBehind) {
        case .instant(let instant): instant
        case .span(let span): span.lowerBound
        case .day(let day): zone.instant(of: WallTime(day))
        case .days(let days): zone.instant(of: WallTime(days.lowerBound))
        }
    }

    /// The window that some words name: the days around one, or just what they say.
    ///
    /// - Parameters:
    ///   - period: of which a day, or as much as one, is named; nil for what the words are.
    ///   - first: the day on which weeks begin.
    func window(
        _ period: AgendaPeriod?, around text: String, weeksFrom first: Weekday
    ) throws(Refusal) -> Range<Instant> {
        let time = try time(Self.phrase(text, of: period), weeksFrom: first)
        let day: CivilDate
        switch (time, period) {
        case (.span(let span), nil): return span
        case (.days(let days), nil): return zone.instants(days)
        case (.days(let days), let period?):
            day = days.lowerBound
            guard days.upperBound <= period.days(around: day, weeksFrom: first).upperBound else {
                throw Refusal(
                    .invalid, "refusal.window.day",
                    with: ["text": "\(text.shortened)", "period": "\(period.rawValue)"])
            }
        case (.day(let date), _): day = date
        case (.instant(let instant), _): day = zone.wall(at: instant).date
        case (.span(let span), _): day = zone.wall(at: span.lowerBound).date
        }
        return zone.instants((period ?? .day).days(around: day, weeksFrom: first))
    }

    /// `week next` is `next week`, `week 5` the campus's fifth.
    private static func phrase(_ text: String, of period: AgendaPeriod?) -> String {
        guard let period, period != .day else { return text }
        if ["this", "next", "last"].contains(text.lowercased()) {
            return "\(text) \(period.rawValue)"
        }
        let isNumber = (1...2).contains(text.utf8.count) && text.allSatisfy(\.isNumber)
        return period == .week && isNumber ? "week \(text)" : text
    }

    /// The days of a week, as the campus numbers it; nothing is read.
    func campusDays(ofWeek number: Int) -> Range<CivilDate>? {
        academicCalendar?.days(ofWeek: number, seenFrom: today)
    }

    /// The days of a week, as the campus numbers it, else as a feed's own entries do.
    ///
    /// Reads the agenda, so it is not to be asked within a transaction.
    private func days(ofWeek number: Int) -> Range<CivilDate>? {
        if academicCalendar != nil { return campusDays(ofWeek: number) }
        let window = zone.instants(today.adding(days: -366)..<today.adding(days: 366))
        let items = try? agenda(AgendaQuery(window: window, kinds: [.event, .class, .exam]))
        return MarkedWeeks(items ?? []).days(ofWeek: number, seenFrom: today)
    }
}
