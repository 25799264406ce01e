/// A POSIX TZ rule: how a zone's offsets go on for ever after its last recorded change.
///
/// As in `GMT0BST,M3.5.0/1,M10.5.0` (POSIX.1-2017 section 8.3) with the extension of RFC 9636
/// section 3.3.2: the hour of a change may be -167 to 167.
public struct PosixRule: Hashable, Sendable {
    /// The two changes of every year, each on the wall clock that runs before it.
    struct Daylight: Hashable, Sendable {
        var offset: ZoneOffset
        var begins: YearlyMoment
        var ends: YearlyMoment
    }

    let standard: ZoneOffset
    let daylight: Daylight?

    /// Reads a rule; nil when the text is not one.
    public init?(_ text: some StringProtocol) {
        var reader = PosixRuleReader(bytes: Array(text.utf8))
        guard let rule = reader.rule() else { return nil }
        self = rule
    }

    init(standard: ZoneOffset, daylight: Daylight?) {
        self.standard = standard
        self.daylight = daylight
    }

    /// The changes that the rule makes in one year, in order of time, as (instant, offset after).
    ///
    /// A zone whose daylight time never ends in practice changes at one instant from daylight to
    /// daylight; the beginning is put last there, so that it wins.
    func changes(inYear year: Int) -> [(seconds: Int64, after: ZoneOffset)] {
        guard let daylight else { return [] }
        let begin = daylight.begins.wall(inYear: year).seconds - Int64(standard.seconds)
        let end = daylight.ends.wall(inYear: year).seconds - Int64(daylight.offset.seconds)
        return begin < end
            ? [(begin, daylight.offset), (end, standard)]
            : [(end, standard), (begin, daylight.offset)]
    }
}

/// The day and time of a yearly change, in one of POSIX's three ways of naming a day.
struct YearlyMoment: Hashable, Sendable {
    enum Day: Hashable, Sendable {
        /// `Jn`: 1 to 365, 29 February never counted.
        case julian(Int)
        /// `n`: 0 to 365, 29 February counted.
        case ordinal(Int)
        /// `Mm.w.d`: the week (1 to 5, 5 the last) and weekday of a month.
        case weekday(month: Int, week: Int, day: Weekday)
    }

    var day: Day
    /// Seconds after that day's midnight, -604,799 to 604,799.
    var seconds: Int

    func wall(inYear year: Int) -> WallTime {
        WallTime(date(inYear: year)).adding(seconds: Int64(seconds))
    }

    private func date(inYear year: Int) -> CivilDate {
        let first = CivilDate(uncheckedYear: year, month: 1, day: 1)
        switch day {
        case .julian(let number):
            let leapDay = number >= 60 && CivilDate.isLeap(year) ? 1 : 0
            return first.adding(days: number - 1 + leapDay)
        case .ordinal(let number):
            return first.adding(days: number)
        case .weekday(let month, let week, let weekday):
            let start = CivilDate(uncheckedYear: year, month: month, day: 1)
            let ahead = (weekday.rawValue - start.weekday.rawValue + 7) % 7
            let length = CivilDate.daysIn(month: month, year: year)
            let offset = ahead + (week - 1) * 7
            return start.adding(days: offset < length ? offset : offset - 7)
        }
    }
}
