/// A DURATION (RFC 5545 section 3.3.6): nominal days and exact seconds, both with the same sign.
package struct CalendarDuration: Hashable, Sendable {
    /// Calendar days, weeks among them: 23 to 25 hours each where clocks change.
    package var days: Int
    package var seconds: Int

    package init(days: Int = 0, seconds: Int = 0) {
        self.days = days
        self.seconds = seconds
    }

    /// Reads a DURATION as calendars write it, quotes round it included; nil for anything else.
    package init?(text: String) {
        let bytes = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") }
        guard let duration = LenientValue(bytes[...], LineParameters()).duration else { return nil }
        self = duration
    }
}
