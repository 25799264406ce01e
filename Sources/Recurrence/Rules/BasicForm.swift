/// Reading RFC 5545's dates and times of day, sections 3.3.4 and 3.3.5, from bytes.
package struct BasicForm {
    package var wall: WallTime
    /// A date alone, without a time.
    package var isDate: Bool
    package var isUTC: Bool

    /// Reads exactly `YYYYMMDD`, `YYYYMMDDTHHMMSS` or `YYYYMMDDTHHMMSSZ`; nil for all else.
    ///
    /// A 60th second is read as the 59th (section 3.3.12).
    package init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let start = range.lowerBound
        guard range.count == 8 || range.count == 15 || range.count == 16,
            let year = Self.number(in: bytes, at: start, digits: 4),
            let month = Self.number(in: bytes, at: start + 4, digits: 2),
            let day = Self.number(in: bytes, at: start + 6, digits: 2),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        isDate = range.count == 8
        isUTC = range.count == 16
        guard !isDate else {
            wall = WallTime(date)
            return
        }
        guard bytes[start + 8].uppercased == UInt8(ascii: "T"),
            let hour = Self.number(in: bytes, at: start + 9, digits: 2), hour < 24,
            let minute = Self.number(in: bytes, at: start + 11, digits: 2), minute < 60,
            let second = Self.number(in: bytes, at: start + 13, digits: 2), second <= 60,
            !isUTC || bytes[start + 15].uppercased == UInt8(ascii: "Z")
        else { return nil }
        wall = WallTime(date, secondOfDay: hour * 3_600 + minute * 60 + min(second, 59))
    }

    /// Makes the best of a time that is not in the basic form.
    ///
    /// Dashes, colons and blanks are skipped, a day past the end of its month becomes the last
    /// one, and a time of day that cannot be read becomes the last second of its day. Nil when
    /// there is no year and month.
    init?(repairing bytes: Span<UInt8>, _ range: Range<Int>) {
        var written: [UInt8] = []
        var digits: [Int] = []
        for index in range {
            written.append(bytes[index])
            if let digit = bytes[index].digit { digits.append(digit) }
        }
        // One that says how far it is from UTC is told on the clock of UTC.
        if let loose = LooseForm(written), !loose.isUTC, let utc = loose.utc {
            (wall, isDate, isUTC) = (utc, false, true)
            return
        }
        func number(_ from: Int, _ count: Int) -> Int {
            digits[from..<from + count].reduce(0) { $0 * 10 + $1 }
        }
        guard digits.count >= 8, case let year = number(0, 4), (1...9_999).contains(year),
            case let month = number(4, 2), (1...12).contains(month), number(6, 2) >= 1
        else { return nil }
        let day = min(number(6, 2), CivilDate.daysIn(month: month, year: year))
        let date = CivilDate(uncheckedYear: year, month: month, day: day)
        isDate = digits.count == 8
        isUTC = range.last.map { bytes[$0].uppercased == UInt8(ascii: "Z") } ?? false
        wall = WallTime(date)
        guard !isDate else { return }
        let parts = digits.count >= 12 ? (number(8, 2), number(10, 2)) : (24, 0)
        let second = digits.count >= 14 ? number(12, 2) : 0
        let readable = parts.0 < 24 && parts.1 < 60 && second <= 60
        let time = parts.0 * 3_600 + parts.1 * 60 + min(second, 59)
        wall = WallTime(date, secondOfDay: readable ? time : 86_399)
    }

    private static func number(
        in bytes: Span<UInt8>, at start: Int, digits count: Int
    ) -> Int? {
        var value = 0
        for index in start..<start + count {
            guard let digit = bytes[index].digit else { return nil }
            value = value * 10 + digit
        }
        return value
    }
}
