/// A time on the clock, to the minute; 24:00 is the end of a day.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Minutes since midnight: 0 to 1,440.
    public let minute: Int

    public init?(minute: Int) {
        guard (0...1_440).contains(minute) else { return nil }
        self.minute = minute
    }

    /// One that is written in the program.
    init(known minute: Int) { self.minute = minute }

    /// Reads `9`, `9:00` or `09:00`, up to `24:00`; nil for anything else.
    public init?(_ text: String) {
        guard text.utf8.count <= 5 else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let isPlain = text.utf8.allSatisfy { (0x30...0x3a).contains($0) }
        guard isPlain, let first = parts.first, (1...2).contains(first.utf8.count),
            let hour = Int(first), parts.count <= 2
        else { return nil }
        guard parts.count == 2 else {
            self.init(minute: hour * 60)
            return
        }
        guard parts[1].utf8.count == 2, let minute = Int(parts[1]), minute < 60 else { return nil }
        self.init(minute: hour * 60 + minute)
    }

    public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minute < other.minute }

    public var description: String {
        let (hours, minutes) = minute.quotientAndRemainder(dividingBy: 60)
        return "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }
}
