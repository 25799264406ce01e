/// A length of time, read by hand.
///
/// Beyond RFC 5545 section 3.3.6 it takes what has one meaning: `P1H30M`, `1H`, `PT1.5H`, `PT1H30`,
/// `1 h 30 min`, `01:30:00`. What may mean two lengths it does not take: `90`, `PT90`, `P1M`.
struct LenientDuration {
    /// Nil for what has no one meaning, and for a length beyond that of the calendar.
    static func read(_ bytes: some Sequence<UInt8>) -> CalendarDuration? {
        let text = bytes.filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 < 0x7f }
        var reader = LenientDuration(text[...])
        return reader.read()
    }

    private enum Unit: Int, Comparable {
        case second, minute, hour, day, week

        static func < (left: Unit, right: Unit) -> Bool { left.rawValue < right.rawValue }

        var seconds: Int {
            switch self {
            case .second: 1
            case .minute: 60
            case .hour: 3_600
            case .day: 86_400
            case .week: 7 * 86_400
            }
        }
    }

    private static let names: [String: Unit] = [
        "w": .week, "wk": .week, "wks": .week, "week": .week, "weeks": .week,
        "d": .day, "day": .day, "days": .day,
        "h": .hour, "hr": .hour, "hrs": .hour, "hour": .hour, "hours": .hour,
        "m": .minute, "min": .minute, "mins": .minute, "minute": .minute, "minutes": .minute,
        "s": .second, "sec": .second, "secs": .second, "second": .second, "seconds": .second,
    ]

    private var rest: ArraySlice<UInt8>
    private var sign: Int?
    /// It begins with a P, so that an M before the T might be months.
    private var isISO = false
    private var isTime = false
    private var parts: [(unit: Unit, whole: Int, seconds: Int)] = []
    /// The only M of it stands where ISO 8601 has months.
    private var mayBeMonths = false

    private init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    private mutating func read() -> CalendarDuration? {
        readSign()
        isISO = skip("p")
        if skip("t") { isTime = true }
        readSign()
        if let clock = clock() { return clock }
        while !rest.isEmpty {
            guard readPart() else { return nil }
        }
        guard !parts.isEmpty else { return nil }
        // RFC 5545 has no months, and nobody writes more than a year of them.
        if mayBeMonths, parts.count == 1, parts[0].whole <= 12 { return nil }
        var (days, seconds) = (0, 0)
        for part in parts {
            if part.unit >= .day { days += part.whole * part.unit.seconds / 86_400 }
            seconds += part.seconds
        }
        return length(days, seconds)
    }

    private func length(_ days: Int, _ seconds: Int) -> CalendarDuration? {
        let longest = CalendarDuration.longest
        guard days <= longest.days, seconds <= longest.seconds else { return nil }
        return CalendarDuration(days: (sign ?? 1) * days, seconds: (sign ?? 1) * seconds)
    }

    /// A number and its unit, with the T before or behind it.
    private mutating func readPart() -> Bool {
        if !isTime, skip("t") {
            isTime = true
            return !rest.isEmpty
        }
        guard let (whole, fraction) = number() else { return false }
        let letters = rest.prefix { ($0 | 0x20) &- 0x61 < 26 }
        var name = String(decoding: letters, as: UTF8.self).lowercased()
        rest = rest.dropFirst(letters.count)
        if Self.names[name] == nil, name.last == "t", !isTime, !rest.isEmpty {
            name.removeLast()
            isTime = true
        }
        guard let unit = name.isEmpty ? implied(whole) : Self.names[name],
            parts.allSatisfy({ $0.unit != unit })
        else { return false }
        if unit == .minute, name == "m", isISO, !isTime, parts.isEmpty { mayBeMonths = true }
        let part = Int((fraction * Double(unit.seconds)).rounded())
        parts.append((unit, whole, unit >= .day ? part : whole * unit.seconds + part))
        return true
    }

    /// The unit of a last number that has none: what is next below the one before it.
    private func implied(_ number: Int) -> Unit? {
        guard rest.isEmpty, number < 60, let before = parts.last?.unit else { return nil }
        return switch before {
        case .hour: .minute
        case .minute: .second
        case .second, .day, .week: nil
        }
    }

    /// `1:30` and `01:30:00`: hours, minutes, seconds; nil for anything else, of which nothing is
    /// taken.
    private func clock() -> CalendarDuration? {
        let fields = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard fields.count == 2 || fields.count == 3 else { return nil }
        var numbers: [Int] = []
        for field in fields {
            guard (1...2).contains(field.count), field.allSatisfy({ $0 &- 0x30 < 10 }) else {
                return nil
            }
            numbers.append(field.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        guard numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        return length(
            0, numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0))
    }

    /// At most nine digits, and what stands behind a point or comma.
    private mutating func number() -> (whole: Int, fraction: Double)? {
        guard let whole = digits() else { return nil }
        guard let point = rest.first, point == UInt8(ascii: ".") || point == UInt8(ascii: ",")
        else {
            return (whole, 0)
        }
        rest.removeFirst()
        let count = rest.prefix { $0 &- 0x30 < 10 }.count
        guard let part = digits() else { return nil }
        return (whole, (0..<count).reduce(Double(part)) { value, _ in value / 10 })
    }

    private mutating func digits() -> Int? {
        let digits = rest.prefix { $0 &- 0x30 < 10 }
        guard (1...9).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private mutating func readSign() {
        guard sign == nil, let first = rest.first else { return }
        guard first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else { return }
        sign = first == UInt8(ascii: "-") ? -1 : 1
        rest.removeFirst()
    }

    /// - Parameter letter: in lower case.
    private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
        guard let first = rest.first, first | 0x20 == UInt8(ascii: letter) else { return false }
        rest.removeFirst()
        return true
    }
}
