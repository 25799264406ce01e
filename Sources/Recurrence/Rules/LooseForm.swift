/// A date, or a date and a time of day, in a form of ISO 8601 that RFC 5545 does not have.
///
/// Programs write `2026-10-05T10:00`, `20261005 100000`, `20261005T080000.000Z`,
/// `2026-10-05T10:00:00+02:00` and `2026-10-05T10:00:00+01:00[Europe/London]`.
package struct LooseForm {
    /// What the clock shows, as it is written.
    package private(set) var wall: WallTime
    /// A date alone, without a time.
    package private(set) var isDate = false
    /// How far the clock is ahead of UTC, in seconds; nil where nothing is said of it.
    package private(set) var offset: Int?
    /// UTC is named, by `Z`, `UTC` or `GMT`, and not by an offset of zero.
    package private(set) var isUTC = false
    /// The zone in brackets behind it.
    package private(set) var zone: String?

    /// Reads a text, blanks and quotes around it aside; nil for anything else.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count <= Self.longest else { return nil }
        var reader = LooseReader(bytes)
        guard let date = reader.date() else { return nil }
        wall = WallTime(date)
        guard !reader.isAtEnd else {
            isDate = true
            return
        }
        guard let second = reader.secondOfDay() else { return nil }
        wall = WallTime(date, secondOfDay: second)
        if let place = reader.place() {
            (offset, isUTC) = (place.offset, place.isUTC)
        }
        zone = reader.zoneInBrackets()
        guard reader.isAtEnd else { return nil }
    }

    private static let longest = 128

    /// On the clock of UTC, where the text says how far it is away.
    package var utc: WallTime? { offset.map { wall.adding(seconds: -Int64($0)) } }
}

/// Reads a time's parts one after the other.
private struct LooseReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: some Collection<UInt8>) {
        let quotes = Array("\"'".utf8)
        rest = Array(bytes)[...].drop { $0 <= 0x20 || quotes.contains($0) }
        while let last = rest.last, last <= 0x20 || quotes.contains(last) { rest.removeLast() }
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// `20261005`, `2026-10-05`, `2026/10/5`.
    mutating func date() -> CivilDate? {
        guard let year = number(4...4) else { return nil }
        guard let separator = rest.first, [0x2d, 0x2f, 0x2e].contains(separator) else {
            guard let month = number(2...2), let day = number(2...2) else { return nil }
            return CivilDate(year: year, month: month, day: day)
        }
        rest.removeFirst()
        guard let month = number(1...2), skip(separator), let day = number(1...2),
            rest.first?.digit == nil
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// Seconds since midnight: 86,400 for 24:00.
    mutating func secondOfDay() -> Int? {
        let digits = rest.prefix { $0.digit != nil }.count
        // They may follow at once on those of a date: `20261005100000`.
        if digits > 0 {
            guard digits == 4 || digits == 6 else { return nil }
        } else {
            let hadBlank = skipBlanks()
            let hadMark = skip(letter: "T")
            guard hadBlank || hadMark else { return nil }
            skipBlanks()
        }
        let count = rest.prefix { $0.digit != nil }.count
        guard count != 1 || rest.dropFirst().first == Self.colon, let hour = number(1...2) else {
            return nil
        }
        var (minute, second) = (0, 0)
        let hasColons = skip(Self.colon)
        if hasColons || rest.first?.digit != nil {
            guard let read = number(2...2) else { return nil }
            minute = read
            if hasColons ? skip(Self.colon) : rest.first?.digit != nil {
                guard let read = number(2...2) else { return nil }
                second = read
            }
        }
        guard skipFraction() else { return nil }
        return Self.second(hour: halved(hour), minute, second)
    }

    /// An hour of a clock with `AM` and `PM` behind it; -1 where it is none of its hours.
    private mutating func halved(_ hour: Int) -> Int {
        var ahead = self
        ahead.skipBlanks()
        let isLate = ahead.skip(word: "PM")
        guard isLate || ahead.skip(word: "AM") else { return hour }
        self = ahead
        return (1...12).contains(hour) ? hour % 12 + (isLate ? 12 : 0) : -1
    }

    private static func second(hour: Int, _ minute: Int, _ second: Int) -> Int? {
        if hour == 24, minute == 0, second == 0 { return 86_400 }
        guard (0..<24).contains(hour), minute < 60, second <= 60 else { return nil }
        return hour * 3_600 + minute * 60 + min(second, 59)
    }

    /// Parts of a second, which no calendar counts; false where a point has no digits behind it.
    private mutating func skipFraction() -> Bool {
        guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") else {
            return true
        }
        let digits = rest.dropFirst().prefix { $0.digit != nil }
        rest = rest.dropFirst(digits.count + 1)
        return !digits.isEmpty
    }

    /// `Z`, `UTC`, `+02:00`, `-0500`, `+2`; nil without any, and then nothing is taken.
    mutating func place() -> (offset: Int, isUTC: Bool)? {
        var ahead = self
        ahead.skipBlanks()
        let isNamed = ahead.skip(word: "UTC") || ahead.skip(word: "GMT") || ahead.skip(letter: "Z")
        guard let sign = ahead.rest.first, sign == 0x2b || sign == 0x2d else {
            guard isNamed else { return nil }
            self = ahead
            return (0, true)
        }
        ahead.rest.removeFirst()
        guard let hours = ahead.number(1...2) else { return nil }
        let hasColon = ahead.skip(Self.colon)
        guard let minutes = hasColon || ahead.rest.first?.digit != nil ? ahead.number(2...2) : 0,
            hours <= 14, minutes < 60
        else { return nil }
        self = ahead
        let seconds = hours * 3_600 + minutes * 60
        return (sign == 0x2d ? -seconds : seconds, false)
    }

    /// What Java writes behind an offset: `[Europe/London]`.
    mutating func zoneInBrackets() -> String? {
        guard rest.count > 2, rest.first == UInt8(ascii: "["), rest.last == UInt8(ascii: "]") else {
            return nil
        }
        let name = rest.dropFirst().dropLast()
        rest = []
        return String(decoding: name, as: UTF8.self)
    }

    private static let colon = UInt8(ascii: ":")

    /// A number of so many digits, as many as there are.
    private mutating func number(_ count: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(count.upperBound).prefix { $0.digit != nil }
        guard count.contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        return digits.reduce(0) { $0 * 10 + ($1.digit ?? 0) }
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skip(letter: Unicode.Scalar) -> Bool {
        guard rest.first?.uppercased == UInt8(ascii: letter) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skip(word: String) -> Bool {
        guard rest.prefix(word.utf8.count).map(\.uppercased).elementsEqual(word.utf8) else {
            return false
        }
        rest = rest.dropFirst(word.utf8.count)
        return true
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let blanks = rest.prefix { $0 == 0x20 || $0 == 0x09 }
        rest = rest.dropFirst(blanks.count)
        return !blanks.isEmpty
    }
}
