/// The names of rule parts, found by their bytes.
enum RulePart: Hashable, Sendable {
    case frequency, until, count, interval
    case bySecond, byMinute, byHour, byDay, byMonthDay, byYearDay, byWeekNo, byMonth, bySetPos
    case weekStart, scale, skip

    /// In order of how often calendars use them.
    ///
    /// `BYWEEKDAY` is not RFC 5545's, but some write it.
    private static let names: [(key: UInt128, part: RulePart)] = [
        ("FREQ".key, .frequency), ("BYDAY".key, .byDay), ("UNTIL".key, .until),
        ("COUNT".key, .count), ("INTERVAL".key, .interval), ("WKST".key, .weekStart),
        ("BYMONTHDAY".key, .byMonthDay), ("BYMONTH".key, .byMonth), ("BYSETPOS".key, .bySetPos),
        ("BYHOUR".key, .byHour), ("BYMINUTE".key, .byMinute), ("BYSECOND".key, .bySecond),
        ("BYYEARDAY".key, .byYearDay), ("BYWEEKNO".key, .byWeekNo), ("RSCALE".key, .scale),
        ("SKIP".key, .skip), ("BYWEEKDAY".key, .byDay),
    ]

    /// The part with this name, given as `Span.key`.
    init?(key: UInt128) {
        guard let found = Self.names.first(where: { $0.key == key }) else { return nil }
        self = found.part
    }
}
