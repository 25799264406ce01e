import Recurrence

/// A value that holds a time, a period or a duration, read by hand.
///
/// Accepts what RFC 5545 allows and, beyond it, what `LooseForm` and `LenientDuration` know: lower
/// case, hyphens and colons inside (ISO 8601's extended form), offsets, parts of seconds, times
/// without seconds, 24:00 as the next midnight, and leap seconds.
struct LenientValue {
    private let bytes: ArraySlice<UInt8>
    private let parameters: LineParameters

    init(_ bytes: ArraySlice<UInt8>, _ parameters: LineParameters) {
        self.bytes = bytes
        self.parameters = parameters
    }

    /// Where a time belongs: a length counts that says that it is one (`DTEND:PT1H`).
    var timeOrLength: Value? {
        if let time { return .time(time) }
        guard bytes.first.map({ $0 | 0x20 }) == UInt8(ascii: "p") else { return nil }
        return duration.map { .duration($0) }
    }

    /// Where a length belongs: a time counts too, as that of an alarm may be.
    var lengthOrTime: Value? {
        if let duration { return .duration(duration) }
        return time.map { .time($0) }
    }

    var time: TimeValue? { Self.time(bytes, parameters) }

    var duration: CalendarDuration? { LenientDuration.read(bytes) }

    var period: PeriodValue? {
        guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
            let start = Self.time(bytes[..<slash], parameters), start.form != .date
        else { return nil }
        let rest = bytes[(slash + 1)...]
        if let end = Self.time(rest, parameters), end.form != .date {
            return PeriodValue(start, .until(end))
        }
        return LenientValue(rest, parameters).duration.map { PeriodValue(start, .lasting($0)) }
    }

    private static func time(_ bytes: ArraySlice<UInt8>, _ parameters: LineParameters) -> TimeValue?
    {
        guard let read = LooseForm(bytes) else { return nil }
        // Told to be a date and still given a time of day, it is meant at that time; midnight alone
        // is how some write a day.
        let isDate = parameters.valueType == "DATE" && read.wall.secondOfDay == 0
        if read.isDate || isDate { return TimeValue(WallTime(read.wall.date), .date) }
        if read.isUTC { return TimeValue(read.wall, .utc) }
        let zone = parameters.tzid.flatMap { $0.isEmpty ? nil : $0 } ?? read.zone
        guard let utc = read.utc else {
            return TimeValue(read.wall, zone.map { .zoned($0) } ?? .floating)
        }
        // Beside a zone the offset says which instant is meant, and the zone how it repeats.
        guard let zone else { return TimeValue(utc, .utc) }
        return TimeValue(read.wall, .zoned(zone), offset: read.offset)
    }
}

extension CalendarDuration {
    /// All the years that RFC 5545 can write: a longer one is no duration of anything.
    static let longest = CalendarDuration(days: 3_652_500, seconds: 3_652_500 * 86_400)
}
