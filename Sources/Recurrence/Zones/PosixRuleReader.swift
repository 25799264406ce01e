/// Reads the text of a POSIX TZ rule from left to right.
struct PosixRuleReader {
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The whole text as a rule; nil when any of it is not part of one.
    mutating func rule() -> PosixRule? {
        guard let name = name(), let west = time(hours: 24) else { return nil }
        let standard = ZoneOffset(seconds: -west, abbreviation: name)
        guard index < bytes.count else { return PosixRule(standard: standard, daylight: nil) }
        guard let daylightName = self.name() else { return nil }
        var daylightSeconds = standard.seconds + 3_600
        if index < bytes.count, bytes[index] != UInt8(ascii: ",") {
            guard let west = time(hours: 24) else { return nil }
            daylightSeconds = -west
        }
        let offset = ZoneOffset(
            seconds: daylightSeconds, isDaylight: true, abbreviation: daylightName)
        guard let begins = moment(), let ends = moment(), index == bytes.count else { return nil }
        return PosixRule(
            standard: standard,
            daylight: PosixRule.Daylight(offset: offset, begins: begins, ends: ends))
    }

    /// Three letters or more, or letters, digits and signs within `<>`.
    private mutating func name() -> String? {
        let quoted = take(UInt8(ascii: "<"))
        let start = index
        while index < bytes.count, isNamePart(bytes[index], quoted: quoted) { index += 1 }
        let text = bytes[start..<index]
        if quoted, !take(UInt8(ascii: ">")) { return nil }
        guard text.count >= 3, text.count <= 32 else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    private func isNamePart(_ byte: UInt8, quoted: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): quoted
        default: false
        }
    }

    /// `[+|-]hh[:mm[:ss]]` in seconds.
    private mutating func time(hours limit: Int) -> Int? {
        let negative = take(UInt8(ascii: "-"))
        if !negative { _ = take(UInt8(ascii: "+")) }
        guard let hours = number(0...limit) else { return nil }
        var seconds = hours * 3_600
        if take(UInt8(ascii: ":")) {
            guard let minutes = number(0...59) else { return nil }
            seconds += minutes * 60
            if take(UInt8(ascii: ":")) {
                guard let rest = number(0...59) else { return nil }
                seconds += rest
            }
        }
        return negative ? -seconds : seconds
    }

    /// `,date[/time]`; the time is 02:00:00 when it is not given.
    private mutating func moment() -> YearlyMoment? {
        guard take(UInt8(ascii: ",")), let day = day() else { return nil }
        guard take(UInt8(ascii: "/")) else { return YearlyMoment(day: day, seconds: 7_200) }
        guard let seconds = time(hours: 167) else { return nil }
        return YearlyMoment(day: day, seconds: seconds)
    }

    private mutating func day() -> YearlyMoment.Day? {
        if take(UInt8(ascii: "J")) { return number(1...365).map { .julian($0) } }
        guard take(UInt8(ascii: "M")) else { return number(0...365).map { .ordinal($0) } }
        guard let month = number(1...12), take(UInt8(ascii: ".")),
            let week = number(1...5), take(UInt8(ascii: ".")),
            let sundayBased = number(0...6), let day = Weekday(rawValue: (sundayBased + 6) % 7)
        else { return nil }
        return .weekday(month: month, week: week, day: day)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
        var value = 0
        let start = index
        while index < bytes.count, index - start < 4,
            case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[index]
        {
            value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        return index > start && range.contains(value) ? value : nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }
}
