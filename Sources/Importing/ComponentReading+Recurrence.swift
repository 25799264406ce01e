import Campus
import ICalendar
import Recurrence

extension ComponentReading {
    /// RRULE, EXRULE, RDATE and EXDATE on the wall clock of the start; nil without any.
    mutating func recurrence(from start: Moment, _ moments: Moments) -> RecurrenceSet? {
        guard !rules.isEmpty || !dates.isEmpty else { return nil }
        var set = RecurrenceSet(start: start.wall, isDate: start.basis == .date)
        if rules.count > Self.mostRules {
            note("it has \(rules.count) rules; the first \(Self.mostRules) count", .error)
        }
        for property in rules.prefix(Self.mostRules) {
            guard let text = property.value.string else { continue }
            let (rule, problems) = RecurrenceRule.parse(text)
            for problem in problems {
                if Self.isLost(problem, of: rule) { isUnread = true }
                note("\(property.name): \(problem)", problem.isLoss ? .error : .warning)
            }
            guard let rule else {
                isUnread = true
                note("its \(property.name) cannot be used; its start is listed alone", .error)
                continue
            }
            let read = Self.withWholeLastDay(
                onClock(of: start, Self.withoutIgnoredNumbers(rule), moments), start)
            if property.name == "RRULE" {
                if read.isRestless {
                    note(
                        "it repeats oftener than hourly, without end: where a feed has many such "
                            + "events, only the first times of each are shown")
                }
                set.rules.append(read)
            } else {
                set.exclusionRules.append(read)
            }
        }
        for property in dates { add(property, to: &set, from: start, moments) }
        let isEmpty =
            set.rules.isEmpty && set.exclusionRules.isEmpty && set.dates.isEmpty
            && set.exclusions.isEmpty
        return isEmpty ? nil : set
    }

    /// RFC 5545 has one in an event; each costs time whenever the event is listed.
    private static let mostRules = 32

    /// Whether a rule's end stands there and cannot be read.
    private static func isLost(_ problem: RecurrenceProblem, of rule: RecurrenceRule?) -> Bool {
        switch problem.part {
        case "UNTIL": rule?.until == nil
        // A number that makes no sense was read; what is none was not.
        case "COUNT": rule?.until == nil && rule?.count == 1
        // Of what is given twice the last counts; without one that can be read there is no rule.
        case "FREQ", "INTERVAL", "WKST": false
        default: problem.isLoss
        }
    }

    /// Numbered weekdays mean nothing outside months and years; without the numbers the rule is one
    /// that RFC 5545 allows, also when it is exported.
    private static func withoutIgnoredNumbers(_ rule: RecurrenceRule) -> RecurrenceRule {
        guard rule.frequency != .monthly, rule.frequency != .yearly else { return rule }
        var rule = rule
        for index in rule.byDay.indices { rule.byDay[index].ordinal = 0 }
        return rule
    }

    /// UNTIL as a date against a start with a time of day, which RFC 5545 forbids: whoever writes
    /// it means the day's class to take place.
    private static func withWholeLastDay(_ rule: RecurrenceRule, _ start: Moment) -> RecurrenceRule
    {
        guard case .date(let date)? = rule.until, start.basis != .date else { return rule }
        var rule = rule
        rule.until = .local(WallTime(date, secondOfDay: 86_399))
        return rule
    }

    /// A rule of a series that is written in UTC and told on the clock of a zone: it ends with the
    /// same of its times, and on the same of them.
    private func onClock(
        of start: Moment, _ rule: RecurrenceRule, _ moments: Moments
    ) -> RecurrenceRule {
        guard let first = utc("DTSTART"), start.basis != .utc else { return rule }
        var rule = rule
        if case .utc(let until)? = rule.until {
            let walls = moments.clocks.walls(
                ofUTC: WallTime(seconds: until.seconds), inSeriesFrom: start)
            let isOwn = walls[0].secondOfDay == start.wall.secondOfDay
            // An end at another time of day, as that of the last class, is one of the series in UTC.
            rule.until = .local(isOwn ? walls[0] : walls[walls.count - 1])
        }
        let days = start.wall.date.dayNumber - first.date.dayNumber
        // Weekdays that fit the start in UTC alone are those of UTC. A start that was taken for the end is another one.
        let named = rule.byDay.map(\.weekday)
        guard abs(days) == 1, rule.frequency >= .weekly, named.contains(first.date.weekday),
            !named.contains(start.wall.date.weekday)
        else { return rule }
        func moved(_ day: Weekday) -> Weekday { Weekday.allCases[(day.rawValue + days + 7) % 7] }
        for index in rule.byDay.indices { rule.byDay[index].weekday = moved(named[index]) }
        rule.weekStart = moved(rule.weekStart)
        return rule
    }

    private mutating func add(
        _ property: Property, to set: inout RecurrenceSet, from start: Moment, _ moments: Moments
    ) {
        func wall(_ time: TimeValue) -> WallTime {
            moments.clocks.wall(of: moments.moment(time), besides: start)
        }
        switch (property.name, property.value) {
        case ("RDATE", .times(let times)):
            set.dates += times.map { RecurrenceDate(start: wall($0)) }
        case ("RDATE", .periods(let periods)):
            // Among whole days a period is its day: a day has no length in seconds.
            set.dates += periods.map { period in
                RecurrenceDate(
                    start: wall(period.start),
                    duration: start.basis == .date ? nil : seconds(of: period, moments))
            }
        case ("EXDATE", .times(let times)):
            let isSeriesInUTC = utc("DTSTART") != nil && start.basis != .utc
            for time in times {
                if time.form == .date, start.basis != .date {
                    set.exclusions.append(.day(time.wall.date))
                } else if time.form == .utc, isSeriesInUTC {
                    let walls = moments.clocks.walls(ofUTC: time.wall, inSeriesFrom: start)
                    set.exclusions += walls.map { .moment($0) }
                } else {
                    set.exclusions.append(.moment(wall(time)))
                }
            }
        case ("EXDATE", .periods(let periods)):
            note("its EXDATE has periods; those that begin when it does are left out")
            set.exclusions += periods.map { .moment(wall($0.start)) }
        default: break
        }
    }

    /// How long a period is, in real seconds.
    private func seconds(of period: PeriodValue, _ moments: Moments) -> Int64 {
        switch period.extent {
        case .lasting(let duration):
            max(0, Int64(duration.days) * 86_400 + Int64(duration.seconds))
        case .until(let end):
            max(
                0,
                moments.clocks.seconds(
                    from: moments.moment(period.start), to: moments.moment(end)))
        }
    }
}

extension RecurrenceRule {
    /// It repeats within the hour, for ever and at every hour.
    fileprivate var isRestless: Bool {
        guard count == nil, until == nil, byHour.isEmpty else { return false }
        let seconds = [.minutely: 60, .secondly: 1][frequency].map { $0 * min(interval, 3_600) }
        return seconds.map { $0 < 3_600 } ?? false
    }
}
