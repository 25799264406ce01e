import CLibical
import Recurrence

/// Gathers what libical read as the values of one line.
struct LibicalValues {
    private let kind: PropertyTraits.Kind
    private let parameters: LineParameters
    private var single: [Value] = []
    private var times: [TimeValue] = []
    private var periods: [PeriodValue] = []

    init(_ kind: PropertyTraits.Kind, _ parameters: LineParameters) {
        self.kind = kind
        self.parameters = parameters
    }

    /// Reads one value; false when it is of no use.
    mutating func read(_ value: OpaquePointer) -> Bool {
        switch icalvalue_isa(value) {
        case ICAL_TEXT_VALUE:
            guard kind == .text, let text = icalvalue_get_text(value) else { return false }
            single.append(.text(String(cString: text)))
        case ICAL_DATE_VALUE, ICAL_DATETIME_VALUE:
            guard let time = time(icalvalue_get_datetime(value)) else { return false }
            if kind == .times { times.append(time) } else { single.append(.time(time)) }
        case ICAL_PERIOD_VALUE:
            guard kind == .times || kind == .periods,
                let period = period(icalvalue_get_period(value))
            else { return false }
            periods.append(period)
        case ICAL_DURATION_VALUE:
            guard kind == .duration,
                let duration = CalendarDuration(icalvalue_get_duration(value))
            else { return false }
            single.append(.duration(duration))
        case ICAL_INTEGER_VALUE:
            guard kind == .integer else { return false }
            single.append(.integer(Int(icalvalue_get_integer(value))))
        default: return false
        }
        return true
    }

    /// Appends what was read; false when it does not go together.
    func append(to properties: inout [Property], _ name: String) -> Bool {
        let shown = parameters.shown(for: kind)
        guard kind == .times || kind == .periods else {
            for value in single {
                properties.append(Property(name, value, parameters: shown))
            }
            return true
        }
        guard times.isEmpty != periods.isEmpty else { return false }
        let value: Value = times.isEmpty ? .periods(periods) : .times(times)
        properties.append(Property(name, value, parameters: shown))
        return true
    }

    /// Nil for a time that the calendar does not have, such as February 30: libical lets it pass.
    private func time(_ time: icaltimetype) -> TimeValue? {
        guard
            let date = CivilDate(
                year: Int(time.year), month: Int(time.month), day: Int(time.day))
        else { return nil }
        let isMidnight = time.hour == 0 && time.minute == 0 && time.second == 0
        guard time.is_date == 0, parameters.valueType != "DATE" || !isMidnight else {
            return TimeValue(WallTime(date), .date)
        }
        guard (0..<24).contains(time.hour), (0..<60).contains(time.minute),
            (0..<60).contains(time.second)
        else { return nil }
        let second = Int(time.hour) * 3_600 + Int(time.minute) * 60 + Int(time.second)
        let form: TimeValue.Form = time.zone == nil ? parameters.wallForm : .utc
        return TimeValue(WallTime(date, secondOfDay: second), form)
    }

    private func period(_ period: icalperiodtype) -> PeriodValue? {
        guard let start = time(period.start), start.form != .date else { return nil }
        guard icaltime_is_null_time(period.end) == 0 else {
            return CalendarDuration(period.duration).map { PeriodValue(start, .lasting($0)) }
        }
        return time(period.end).map { PeriodValue(start, .until($0)) }
    }
}

extension LineParameters {
    /// The form of a time that is no date and has no Z.
    var wallForm: TimeValue.Form {
        guard let tzid, !tzid.isEmpty else { return .floating }
        return .zoned(tzid)
    }
}

extension LogicalLine {
    /// How many values libical makes of the line.
    func valueCount(in text: [UInt8]) -> Int {
        guard traits.kind == .times || traits.kind == .periods || traits.isList else { return 1 }
        return text.withUnsafeBytes { text in
            text[(colon + 1)..<end].reduce(1) { $0 + ($1 == UInt8(ascii: ",") ? 1 : 0) }
        }
    }
}

extension CalendarDuration {
    /// Nil for one that is longer than the calendar.
    fileprivate init?(_ duration: icaldurationtype) {
        let sign = duration.is_neg == 0 ? 1 : -1
        let days = Int(duration.weeks) * 7 + Int(duration.days)
        let seconds =
            Int(duration.hours) * 3_600 + Int(duration.minutes) * 60 + Int(duration.seconds)
        guard days <= Self.longest.days, seconds <= Self.longest.seconds else { return nil }
        self.init(days: sign * days, seconds: sign * seconds)
    }
}
