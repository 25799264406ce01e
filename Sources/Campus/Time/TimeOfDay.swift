/// A time on the clock, to the minute; 24:00 is the end of a day.
package struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Minutes since midnight: 0 to 1,440.
    package let minute: Int

    package init?(minute: Int) {
        guard (0...1_440).contains(minute) else { return nil }
        self.minute = minute
    }

    /// One that is written in the program.
    init(known minute: Int) { self.minute = minute }

    /// Reads `9`, `9:00`, `9am`, `9.30`, `noon`, up to `24:00`; nil for anything else.
    package init?(_ text: String) {
        guard text.utf8.count <= 16 else { return nil }
        if text == "24" || text == "24:00" {
            minute = 1_440
            return
        }
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)[...]
        guard let read = ClockWords.read(words, isHourEnough: true), read.count == words.count,
            text.count(where: { $0 == ":" }) < 2
        else { return nil }
        minute = read.second / 60
    }

    package static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minute < other.minute }

    package var description: String {
        let (hours, minutes) = minute.quotientAndRemainder(dividingBy: 60)
        return "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }
}
