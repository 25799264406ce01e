import Campus
import Recurrence

/// The date of a message (RFC 5322, section 3.3).
enum MailDate {
    /// As `Mon, 05 Oct 2026 09:00:00 +0100`.
    static func text(_ clock: ClockTime) -> String {
        let date = clock.wall.date
        let seconds = twoDigits(clock.wall.secondOfDay % 60)
        let offset = abs(clock.offset) / 60
        return "\(date.weekday.short), \(twoDigits(date.day)) \(date.shortMonth) \(date.year) "
            + "\(clock.wall.clockText):\(seconds) "
            + "\(clock.offset < 0 ? "-" : "+")\(twoDigits(offset / 60))\(twoDigits(offset % 60))"
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
