import Recurrence

/// A VTIMEZONE (RFC 5545 section 3.6.5).
struct ZoneDefinition {
    let tzid: String
    /// X-LIC-LOCATION: the IANA name, if it has one.
    let location: String?
    /// As the calendar writes it.
    let text: String
    fileprivate let observances: [Observance]

    /// STANDARD or DAYLIGHT.
    fileprivate struct Observance {
        var isDaylight: Bool
        var from: Int
        var to: Int
        var name: String
        var start: WallTime
        var recurrence: RecurrenceSet
    }

    /// Nil when the text is no VTIMEZONE with a TZID.
    init?(text: String) {
        self.text = text
        let lines = ZoneLines(text)
        tzid = lines.tzid
        guard !tzid.isEmpty else { return nil }
        location = lines.location
        observances = lines.observances.prefix(500).compactMap { Observance($0) }
    }

    /// The years whose changes are spelled out.
    ///
    /// Outside them the nearest offset holds.
    private static let years = 1970...2100

    /// The zone that the observances define; nil when there are none.
    var zone: Zone? {
        guard let first = observances.min(by: { $0.start < $1.start }) else { return nil }
        let window =
            WallTime
            .earliest..<WallTime(
                CivilDate(uncheckedYear: Self.years.upperBound, month: 1, day: 1))
        var transitions: [(instant: Instant, after: ZoneOffset)] = []
        for observance in observances {
            let zone = Zone(id: "", initialOffset: observance.from)
            let onsets = observance.recurrence.occurrences(in: window, zone: zone, limit: 2_000)
            let after = ZoneOffset(
                seconds: observance.to, isDaylight: observance.isDaylight,
                abbreviation: observance.name)
            transitions += onsets.items.map { onset in
                (Instant(seconds: onset.start.seconds - Int64(observance.from)), after)
            }
        }
        return Zone(
            id: tzid, initial: ZoneOffset(seconds: first.from), transitions: transitions)
    }
}

extension ZoneDefinition.Observance {
    fileprivate init?(_ lines: ZoneLines.Observance) {
        guard let from = lines.from, let to = lines.to, let start = lines.start else { return nil }
        self.init(
            isDaylight: lines.isDaylight, from: from, to: to, name: lines.name, start: start,
            recurrence: RecurrenceSet(start: start, isDate: false))
        recurrence.rules = lines.rules.compactMap { RecurrenceRule.parse($0).rule }
        recurrence.dates = lines.dates.map { RecurrenceDate(start: $0) }
    }
}

/// The lines of a VTIMEZONE, sorted by what they belong to.
struct ZoneLines {
    struct Observance {
        var isDaylight: Bool
        var from: Int?
        var to: Int?
        var name = ""
        var start: WallTime?
        var rules: [String] = []
        var dates: [WallTime] = []
    }

    private(set) var tzid = ""
    private(set) var location: String?
    private(set) var observances: [Observance] = []

    init(_ text: String) {
        let unfolded = text.replacing("\r\n", with: "\n").replacing("\r", with: "")
            .replacing("\n ", with: "").replacing("\n\t", with: "")
        var isInside = false
        for line in unfolded.split(separator: "\n") {
            guard let colon = Self.colon(of: line) else { continue }
            let name = line[..<colon].prefix { $0 != ";" }.uppercased()
            let value = String(line[line.index(after: colon)...])
            switch (name, value.uppercased()) {
            case ("BEGIN", "STANDARD"), ("BEGIN", "DAYLIGHT"):
                observances.append(Observance(isDaylight: value.uppercased() == "DAYLIGHT"))
                isInside = true
            case ("END", _): isInside = false
            case ("TZID", _) where tzid.isEmpty: tzid = value.replacing("\\", with: "")
            case ("X-LIC-LOCATION", _): location = value
            default: if isInside { read(name, value) }
            }
        }
    }

    /// The colon that ends the name and its parameters: not one inside quotes.
    private static func colon(of line: Substring) -> Substring.Index? {
        var isQuoted = false
        return line.indices.first { index in
            if line[index] == "\"" { isQuoted.toggle() }
            return line[index] == ":" && !isQuoted
        }
    }

    private mutating func read(_ name: String, _ value: String) {
        let last = observances.count - 1
        switch name {
        case "TZOFFSETFROM": observances[last].from = Self.offset(value)
        case "TZOFFSETTO": observances[last].to = Self.offset(value)
        case "TZNAME": observances[last].name = value
        case "DTSTART": observances[last].start = WallTime(basic: value.prefix(16))
        case "RRULE": observances[last].rules.append(value)
        case "RDATE":
            observances[last].dates += value.split(separator: ",").compactMap {
                WallTime(basic: $0.prefix(16))
            }
        default: break
        }
    }

    /// `+hhmm` or `+hhmmss` in seconds; nil for anything else, or a day and more.
    private static func offset(_ text: String) -> Int? {
        let digits = text.drop { $0 == "+" || $0 == "-" || $0 == " " }.prefix {
            $0.isASCII && $0.isNumber
        }
        guard digits.count == 4 || digits.count == 6, let number = Int(digits) else { return nil }
        let hhmmss = digits.count == 4 ? number * 100 : number
        let seconds = hhmmss / 10_000 * 3_600 + hhmmss / 100 % 100 * 60 + hhmmss % 100
        guard seconds < 86_400 else { return nil }
        return text.contains("-") ? -seconds : seconds
    }
}
