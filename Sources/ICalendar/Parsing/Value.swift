/// A property's value.
package enum Value: Hashable, Sendable {
    /// TEXT, unescaped (RFC 5545 section 3.3.11); also words such as those of STATUS.
    case text(String)
    case time(TimeValue)
    /// RDATE and EXDATE; lines with the same parameters are gathered.
    case times([TimeValue])
    /// RDATE;VALUE=PERIOD and FREEBUSY.
    case periods([PeriodValue])
    case duration(CalendarDuration)
    case integer(Int)
    /// RRULE and EXRULE, as the file writes them.
    case rule(String)
    /// Of any other type, as the file writes it: addresses, offsets, attachments.
    case other(String)

    /// The value of a text, a rule or another type that is kept as written; nil for the rest.
    package var string: String? {
        switch self {
        case .text(let text), .rule(let text), .other(let text): text
        case .time, .times, .periods, .duration, .integer: nil
        }
    }

    package var time: TimeValue? {
        if case .time(let time) = self { return time }
        return nil
    }
}

/// A DURATION (RFC 5545 section 3.3.6): nominal days and exact seconds, both with the same sign.
package struct CalendarDuration: Hashable, Sendable {
    /// Calendar days, weeks among them: 23 to 25 hours each where clocks change.
    package var days: Int
    package var seconds: Int

    package init(days: Int = 0, seconds: Int = 0) {
        self.days = days
        self.seconds = seconds
    }

    /// Reads a DURATION as calendars write it, quotes round it included; nil for anything else.
    package init?(text: String) {
        guard let duration = LenientDuration.read(text.utf8) else { return nil }
        self = duration
    }
}
