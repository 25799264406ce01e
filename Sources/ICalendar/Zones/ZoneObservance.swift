import Recurrence

/// A STANDARD or DAYLIGHT of a VTIMEZONE: from some moments on, an offset.
struct ZoneObservance {
    /// TZOFFSETFROM and TZOFFSETTO, in seconds east of UTC.
    let from: Int
    let to: Int
    /// DTSTART: the first onset, on the clock before it.
    let start: WallTime
    private let isDaylight: Bool
    private let name: String
    private let recurrence: RecurrenceSet
    /// Onsets that are given in UTC.
    private let instants: [Instant]

    /// The year before which rules are spelled out.
    private static let end = WallTime(CivilDate(uncheckedYear: 2101, month: 1, day: 1))
    /// Twice a year from 1601, where Windows lets its zones begin.
    private static let limit = 1_000

    /// Nil for any other component, and for one that lacks a part.
    init?(_ component: Component) {
        guard component.name == "STANDARD" || component.name == "DAYLIGHT",
            let from = Self.offset(component.first("TZOFFSETFROM")),
            let to = Self.offset(component.first("TZOFFSETTO")),
            let start = component.first("DTSTART")?.value.time
        else { return nil }
        self.from = from
        self.to = to
        self.start = start.wall
        isDaylight = component.name == "DAYLIGHT"
        name = component.first("TZNAME")?.value.string ?? ""
        var recurrence = RecurrenceSet(start: start.wall, isDate: false)
        recurrence.rules = component.all("RRULE").prefix(8).compactMap { rule in
            rule.value.string.flatMap { RecurrenceRule.parse($0).rule }
        }
        var instants: [Instant] = []
        for case .times(let times) in component.all("RDATE").map(\.value) {
            for time in times.prefix(2 * Self.limit) {
                if time.form == .utc {
                    instants.append(Instant(seconds: time.wall.seconds))
                } else {
                    recurrence.dates.append(RecurrenceDate(start: time.wall))
                }
            }
        }
        self.recurrence = recurrence
        self.instants = instants
    }

    /// The onsets until 2100; nil when there are more than any zone has.
    var onsets: [(instant: Instant, after: ZoneOffset)]? {
        guard start < Self.end else { return [] }
        let clock = Zone(id: "", initialOffset: from, transitions: [])
        let found = recurrence.occurrences(in: start..<Self.end, zone: clock, limit: Self.limit)
        guard !found.isCut else { return nil }
        let walls = found.items.map { Instant(seconds: $0.start.seconds - Int64(from)) }
        let after = ZoneOffset(seconds: to, isDaylight: isDaylight, abbreviation: name)
        return (walls + instants).map { ($0, after) }
    }

    /// A UTC-OFFSET (RFC 5545 section 3.3.14) in seconds; nil for none, or one of a day and more.
    private static func offset(_ property: Property?) -> Int? {
        guard let text = property?.value.string, let sign = text.first, sign == "+" || sign == "-"
        else { return nil }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.utf8.count == 4 || digits.utf8.count == 6,
            digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int(digits)
        else { return nil }
        let time = digits.utf8.count == 4 ? number * 100 : number
        let seconds = time / 10_000 * 3_600 + time / 100 % 100 * 60 + time % 100
        guard seconds < 86_400 else { return nil }
        return sign == "-" ? -seconds : seconds
    }
}
