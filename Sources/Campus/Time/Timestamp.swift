package import Recurrence

/// RFC 3339 timestamps: what JSON and the command line speak.
package enum Timestamp {
    /// `2026-10-05T09:15:00+01:00`, 25 bytes.
    ///
    /// - Parameters:
    ///   - wall: what the wall clock shows.
    ///   - offset: that clock's seconds east of UTC.
    package static func text(_ wall: WallTime, offset: Int) -> String {
        String(unsafeUninitializedCapacity: 32) { buffer in
            write(wall, offset: offset, into: buffer)
        }
    }

    /// An instant of RFC 3339; nil for anything else.
    ///
    /// A space or a lower-case `t` may part date and time, seconds may have a fraction, which is
    /// dropped. Behind a space `20:00-05:00` is what people write of a stretch of time, so that a
    /// minus begins an offset there only where seconds are written.
    package static func instant(_ text: String) -> Instant? {
        var parser = Parser(bytes: Array(text.utf8))
        guard let date = parser.date() else { return nil }
        let isSpaced = parser.take(" ")
        guard isSpaced || parser.take("T") || parser.take("t"), let second = parser.time(),
            !isSpaced || parser.hasSeconds || !parser.isAt("-"),
            let offset = parser.offset(), parser.isAtEnd
        else { return nil }
        return Instant(
            seconds: WallTime(date, secondOfDay: second).seconds - Int64(offset))
    }

    /// A date of ISO 8601, `2026-10-05` or `20261005`; nil for anything else.
    package static func date(_ text: String) -> CivilDate? {
        var parser = Parser(bytes: Array(text.utf8))
        guard let date = parser.date(), parser.isAtEnd else { return nil }
        return date
    }

    /// A wall time without a zone, `2026-10-05T09:15` or with seconds; nil for anything else.
    package static func wall(_ text: String) -> WallTime? {
        var parser = Parser(bytes: Array(text.utf8))
        guard let date = parser.date(), parser.take("T") || parser.take("t") || parser.take(" "),
            let second = parser.time(), parser.isAtEnd
        else { return nil }
        return WallTime(date, secondOfDay: second)
    }

    /// Writes the 25 bytes of a timestamp; returns how many.
    package static func write(
        _ wall: WallTime, offset: Int, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var position = 0
        func put(_ character: Unicode.Scalar) {
            buffer[position] = UInt8(ascii: character)
            position += 1
        }
        func put(_ number: Int, digits: Int) {
            var rest = number
            for place in stride(from: position + digits - 1, through: position, by: -1) {
                buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            position += digits
        }
        let (year, month, day) = wall.date.parts
        let second = wall.secondOfDay
        put(year, digits: 4)
        put("-")
        put(month, digits: 2)
        put("-")
        put(day, digits: 2)
        put("T")
        put(second / 3_600, digits: 2)
        put(":")
        put(second / 60 % 60, digits: 2)
        put(":")
        put(second % 60, digits: 2)
        let minutes = abs(offset) / 60
        put(offset < 0 ? "-" : "+")
        put(minutes / 60, digits: 2)
        put(":")
        put(minutes % 60, digits: 2)
        return position
    }
}

/// Reads the parts of a timestamp, one after the other.
private struct Parser {
    let bytes: [UInt8]
    var position = 0
    /// Whether the time that was read has seconds.
    private(set) var hasSeconds = false

    var isAtEnd: Bool { position == bytes.count }

    func isAt(_ character: Unicode.Scalar) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: character)
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        position += 1
        return true
    }

    mutating func number(digits: Int) -> Int? {
        guard position + digits <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[position..<position + digits] {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        position += digits
        return value
    }

    mutating func date() -> CivilDate? {
        guard let year = number(digits: 4) else { return nil }
        let dashed = take("-")
        guard let month = number(digits: 2), !dashed || take("-"), let day = number(digits: 2)
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// The second of the day.
    ///
    /// A leap second counts as the one before it (RFC 5545 3.3.12).
    mutating func time() -> Int? {
        guard let hour = number(digits: 2), hour < 24, take(":") || true,
            let minute = number(digits: 2), minute < 60
        else { return nil }
        var second = 0
        if take(":") || (position < bytes.count && isDigit(bytes[position])) {
            guard let read = number(digits: 2), read <= 60 else { return nil }
            second = min(read, 59)
            hasSeconds = true
        }
        if take(".") { while position < bytes.count, isDigit(bytes[position]) { position += 1 } }
        return hour * 3_600 + minute * 60 + second
    }

    /// Seconds east of UTC; nil for what no clock on Earth shows.
    mutating func offset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let sign = take("+") ? 1 : (take("-") ? -1 : 0)
        guard sign != 0, let hours = number(digits: 2), hours < 24, take(":") || true,
            let minutes = number(digits: 2), minutes < 60
        else { return nil }
        let offset = sign * (hours * 3_600 + minutes * 60)
        return Self.offsets.contains(offset) ? offset : nil
    }

    private static let offsets = -12 * 3_600...14 * 3_600

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension WallTime {
    /// `09:15`.
    package var clockText: String {
        let minutes = secondOfDay / 60
        return twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
    }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
