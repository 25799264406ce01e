/// A set of times of day: every combination of some hours, minutes and seconds.
///
/// The product is never written out; its members are found by arithmetic on three bit masks.
struct ClockFilter: Sendable {
    let hours: UInt64
    let minutes: UInt64
    let seconds: UInt64
    let count: Int
    private let perHour: Int
    private let perMinute: Int
    private let firstInHour: Int

    /// Masks of the hours 0 to 23, minutes 0 to 59 and seconds 0 to 59; none of them empty.
    init(hours: UInt64, minutes: UInt64, seconds: UInt64) {
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
        perMinute = seconds.nonzeroBitCount
        perHour = minutes.nonzeroBitCount * perMinute
        count = hours.nonzeroBitCount * perHour
        firstInHour = minutes.trailingZeroBitCount * 60 + seconds.trailingZeroBitCount
    }

    /// The earliest time, in seconds after midnight.
    var first: Int { hours.trailingZeroBitCount * 3_600 + firstInHour }

    func contains(_ time: Int) -> Bool {
        let minute = time / 60
        return hours >> UInt64(time / 3_600) & minutes >> UInt64(minute % 60)
            & seconds >> UInt64(time - minute * 60) & 1 == 1
    }

    /// The first time that is not before `time`; nil when the day has none left.
    func first(from time: Int) -> Int? {
        guard time < 86_400 else { return nil }
        let hour = time / 3_600
        if hours >> UInt64(hour) & 1 == 1 {
            let minute = time / 60 - hour * 60
            if minutes >> UInt64(minute) & 1 == 1 {
                let rest = seconds >> UInt64(time % 60)
                if rest != 0 { return time + rest.trailingZeroBitCount }
            }
            let later = minutes >> UInt64(minute + 1)
            if later != 0 {
                let next = minute + 1 + later.trailingZeroBitCount
                return hour * 3_600 + next * 60 + seconds.trailingZeroBitCount
            }
        }
        let later = hours >> UInt64(hour + 1)
        guard later != 0 else { return nil }
        return (hour + 1 + later.trailingZeroBitCount) * 3_600 + firstInHour
    }

    /// How many times are before `time` (0 to 86,400).
    func count(below time: Int) -> Int {
        guard time < 86_400 else { return count }
        let hour = time / 3_600
        var below = (hours & (1 << UInt64(hour) - 1)).nonzeroBitCount * perHour
        guard hours >> UInt64(hour) & 1 == 1 else { return below }
        let minute = time / 60 - hour * 60
        below += (minutes & (1 << UInt64(minute) - 1)).nonzeroBitCount * perMinute
        guard minutes >> UInt64(minute) & 1 == 1 else { return below }
        return below + (seconds & (1 << UInt64(time % 60) - 1)).nonzeroBitCount
    }

    /// The time with `rank` others before it; the rank must be less than `count`.
    func select(_ rank: Int) -> Int {
        let (hour, inHour) = rank.quotientAndRemainder(dividingBy: perHour)
        let (minute, second) = inHour.quotientAndRemainder(dividingBy: perMinute)
        return hours.selectBit(hour) * 3_600 + minutes.selectBit(minute) * 60
            + seconds.selectBit(second)
    }
}
