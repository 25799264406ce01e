/// When a zone changes its clocks, for ever after: a POSIX TZ string (RFC 8536 section 3.3).
///
/// Such as `GMT0BST,M3.5.0/1,M10.5.0`, with the extension that times of day reach from -167 to 167
/// hours.
public struct ZoneRule: Hashable, Sendable {
    /// A day of the year and a time on it, in seconds from its midnight.
    struct Change: Hashable {
        enum Day: Hashable {
            /// 1 to 365; February 29 is never counted.
            case julian(Int)
            /// 0 to 365; February 29 is counted.
            case ordinal(Int)
            /// Month, week (1 to 5, 5 the last) and weekday (0 is Sunday).
            case weekday(month: Int, week: Int, day: Int)
        }

        var day: Day
        var time: Int
    }

    public let standardName: String
    /// Seconds east of UTC.
    public let standardOffset: Int
    let daylight: Daylight?

    struct Daylight: Hashable {
        var name: String
        var offset: Int
        var begins: Change
        var ends: Change
    }

    /// Reads a POSIX TZ string; nil when it is none.
    public init?(_ text: some StringProtocol) {
        var parser = PosixParser(text)
        guard let name = parser.name(), let offset = parser.time(limit: 24) else { return nil }
        standardName = name
        standardOffset = -offset
        guard !parser.isAtEnd else {
            daylight = nil
            return
        }
        guard let summer = parser.name() else { return nil }
        var summerOffset = standardOffset + 3_600
        if !parser.isNext(",") {
            guard let written = parser.time(limit: 24) else { return nil }
            summerOffset = -written
        }
        guard parser.take(","), let begins = parser.change(), parser.take(","),
            let ends = parser.change(), parser.isAtEnd
        else { return nil }
        daylight = Daylight(name: summer, offset: summerOffset, begins: begins, ends: ends)
    }

    /// The changes of some years, in order; none where the clocks stay as they are.
    func transitions(years: ClosedRange<Int>) -> [ZoneTransition] {
        guard let daylight else { return [] }
        return years.flatMap { year in
            [
                ZoneTransition(
                    at: instant(daylight.begins, year: year, offset: standardOffset),
                    offset: daylight.offset, isDaylight: true, name: daylight.name),
                ZoneTransition(
                    at: instant(daylight.ends, year: year, offset: daylight.offset),
                    offset: standardOffset, name: standardName),
            ]
        }
        .sorted { $0.at < $1.at }
    }

    /// - Parameter offset: what holds until the change, by which its time of day is told.
    private func instant(_ change: Change, year: Int, offset: Int) -> Instant {
        let first = CivilDate(uncheckedYear: year, month: 1, day: 1)
        let date: CivilDate
        switch change.day {
        case .julian(let day):
            date = first.adding(days: day - 1 + (CivilDate.isLeap(year) && day > 59 ? 1 : 0))
        case .ordinal(let day):
            date = first.adding(days: day)
        case .weekday(let month, let week, let day):
            date = Self.weekday(day, week: week, month: month, year: year)
        }
        return Instant(
            seconds: WallTime(date).seconds + Int64(change.time) - Int64(offset))
    }

    private static func weekday(_ day: Int, week: Int, month: Int, year: Int) -> CivilDate {
        let first = CivilDate(uncheckedYear: year, month: month, day: 1)
        let wanted = (day + 6) % 7
        let ahead = (wanted - first.weekday.rawValue + 7) % 7
        var dayOfMonth = 1 + ahead + (week - 1) * 7
        if dayOfMonth > CivilDate.daysIn(month: month, year: year) { dayOfMonth -= 7 }
        return first.adding(days: dayOfMonth - 1)
    }
}

/// Reads the parts of a POSIX TZ string, one after the other.
private struct PosixParser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    func isNext(_ character: Unicode.Scalar) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: character)
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isNext(character) else { return false }
        position += 1
        return true
    }

    /// Letters, or anything between angle brackets.
    mutating func name() -> String? {
        let start = position
        if take("<") {
            while position < bytes.count, !isNext(">") { position += 1 }
            guard take(">") else { return nil }
            return String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
        }
        while position < bytes.count, isLetter(bytes[position]) { position += 1 }
        return position - start >= 3
            ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    mutating func number(limit: Int) -> Int? {
        let start = position
        var value = 0
        while position < bytes.count, (0x30...0x39).contains(bytes[position]), position - start < 4
        {
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        return position > start && value <= limit ? value : nil
    }

    /// `[+-]h[h][:mm[:ss]]` in seconds.
    mutating func time(limit: Int) -> Int? {
        let sign = take("-") ? -1 : 1
        if sign == 1 { _ = take("+") }
        guard let hours = number(limit: limit) else { return nil }
        var seconds = hours * 3_600
        if take(":") {
            guard let minutes = number(limit: 59) else { return nil }
            seconds += minutes * 60
            if take(":") {
                guard let rest = number(limit: 59) else { return nil }
                seconds += rest
            }
        }
        return sign * seconds
    }

    mutating func change() -> ZoneRule.Change? {
        guard let day = day() else { return nil }
        guard take("/") else { return ZoneRule.Change(day: day, time: 7_200) }
        guard let time = time(limit: 167) else { return nil }
        return ZoneRule.Change(day: day, time: time)
    }

    private mutating func day() -> ZoneRule.Change.Day? {
        if take("J") {
            return number(limit: 365).flatMap { $0 >= 1 ? .julian($0) : nil }
        }
        guard take("M") else { return number(limit: 365).map { .ordinal($0) } }
        guard let month = number(limit: 12), month >= 1, take("."), let week = number(limit: 5),
            week >= 1, take("."), let day = number(limit: 6)
        else { return nil }
        return .weekday(month: month, week: week, day: day)
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
    }
}
