/// What a clock on the wall shows: a date and a time of day, in no zone in particular.
///
/// Kept as seconds since 1970-01-01T00:00:00 on that same wall clock. Every wall day has 86,400
/// of them here; what daylight saving makes of a wall time is the `Zone`'s business.
public struct WallTime: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00, both read off the same wall clock.
    public var seconds: Int64

    @inlinable
    public init(seconds: Int64) { self.seconds = seconds }

    @inlinable
    public init(_ date: CivilDate, secondOfDay: Int = 0) {
        seconds = Int64(date.dayNumber) * 86_400 + Int64(secondOfDay)
    }

    @inlinable
    public var date: CivilDate {
        let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
        return CivilDate(dayNumber: Int(remainder < 0 ? quotient - 1 : quotient))
    }

    /// 0 to 86,399.
    @inlinable
    public var secondOfDay: Int {
        let remainder = Int(seconds % 86_400)
        return remainder < 0 ? remainder + 86_400 : remainder
    }

    @inlinable
    public func adding(seconds more: Int64) -> WallTime { WallTime(seconds: seconds + more) }

    @inlinable
    public static func < (left: WallTime, right: WallTime) -> Bool {
        left.seconds < right.seconds
    }

    /// Midnight before year 1 and after year 9999: the range RFC 5545 can write.
    public static let earliest = WallTime(CivilDate(uncheckedYear: 1, month: 1, day: 1))
    public static let latest = WallTime(CivilDate(uncheckedYear: 10_000, month: 1, day: 1))
}

extension WallTime: CustomStringConvertible {
    /// RFC 5545 section 3.3.5, form 1: `20261005T091500`.
    public var description: String { dateText + "T" + timeText }

    /// RFC 5545 section 3.3.4: `20261005`.
    public var dateText: String {
        let (year, month, day) = date.parts
        guard (0...9_999).contains(year) else {
            return padded(year, 4) + padded(month, 2) + padded(day, 2)
        }
        return Self.digits(UInt64(year * 10_000 + month * 100 + day), count: 8)
    }

    private var timeText: String {
        let second = secondOfDay
        let clock = second / 3_600 * 10_000 + second / 60 % 60 * 100 + second % 60
        return Self.digits(UInt64(clock), count: 6)
    }

    /// Ids and files have very many of them: made in place, since so short a text needs no memory.
    private static func digits(_ number: UInt64, count: Int) -> String {
        String(unsafeUninitializedCapacity: count) { buffer in
            var rest = number
            for index in stride(from: count - 1, through: 0, by: -1) {
                buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            return count
        }
    }
}

/// A point of universal time: seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
public struct Instant: Hashable, Comparable, Sendable {
    public var seconds: Int64

    @inlinable
    public init(seconds: Int64) { self.seconds = seconds }

    @inlinable
    public func adding(seconds more: Int64) -> Instant { Instant(seconds: seconds + more) }

    @inlinable
    public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }

    @inlinable
    public static func - (left: Instant, right: Instant) -> Int64 { left.seconds - right.seconds }
}

extension WallTime {
    /// Reads RFC 5545's basic form, `20261005T091500` or a date alone, its midnight; nil for
    /// anything else.
    ///
    /// A `Z` at the end is not looked at.
    public init?(basic text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard let form = BasicForm(bytes.span, 0..<bytes.count) else { return nil }
        self = form.wall
    }
}
