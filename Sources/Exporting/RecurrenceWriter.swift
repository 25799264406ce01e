import Campus
import ICalendar
import Recurrence

/// Writes RRULE, EXRULE, RDATE and EXDATE of a series.
struct RecurrenceWriter {
    let start: Moment
    /// The start's; nil for dates, floating times, and a zone that nobody knows.
    let zone: Zone?

    func write(_ set: RecurrenceSet, to lines: inout LineWriter) {
        for rule in set.rules { lines.value("RRULE", written(rule).text) }
        for rule in set.exclusionRules { lines.value("EXRULE", written(rule).text) }
        writeDates(of: set, to: &lines)
        var moments: [TimeValue] = []
        var days: [TimeValue] = []
        for exclusion in set.exclusions {
            switch exclusion {
            case .moment(let wall): moments.append(Moment(wall, start.basis).value)
            case .day(let day): days.append(TimeValue(WallTime(day), .date))
            }
        }
        write("EXDATE", moments, to: &lines)
        write("EXDATE", days, to: &lines)
    }

    private func writeDates(of set: RecurrenceSet, to lines: inout LineWriter) {
        guard !set.dates.isEmpty else { return }
        let plain = set.dates.filter { $0.duration == nil }
        write("RDATE", plain.map { Moment($0.start, start.basis).value }, to: &lines)
        let periods = set.dates.compactMap { date in
            date.duration.map { seconds in
                PeriodValue(
                    Moment(date.start, start.basis).value,
                    .lasting(CalendarDuration(seconds: Int(seconds))))
            }
        }
        if !periods.isEmpty { lines.property(Property("RDATE", .periods(periods))) }
    }

    private func write(_ name: String, _ times: [TimeValue], to lines: inout LineWriter) {
        if !times.isEmpty { lines.property(Property(name, .times(times))) }
    }

    /// The rule with its UNTIL told as the start is (RFC 5545 section 3.3.10): a date beside a date,
    /// UTC beside a zone, and a time on the same clock beside a floating one.
    private func written(_ rule: RecurrenceRule) -> RecurrenceRule {
        guard let until = rule.until else { return rule }
        var rule = rule
        switch start.basis {
        case .date: rule.until = .date(digits(of: until).date)
        case .floating: rule.until = .local(digits(of: until))
        case .utc: rule.until = .utc(Instant(seconds: digits(of: until).seconds))
        case .zone:
            if case .utc = until { break }
            if let zone { rule.until = .utc(zone.instant(of: digits(of: until))) }
        }
        return rule
    }

    private func digits(of until: RecurrenceRule.Until) -> WallTime {
        switch until {
        case .date(let date): WallTime(date)
        case .local(let wall): wall
        case .utc(let instant): WallTime(seconds: instant.seconds)
        }
    }
}
