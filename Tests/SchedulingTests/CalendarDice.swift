import Campus
import Recurrence
import TestSupport

/// Random calendars, the same for the same seed.
struct CalendarDice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }

    static let midnight = Instant(seconds: Samples.wall("20261005T000000").seconds)

    static func at(day: Int, _ clock: String) -> Instant {
        let wall = Samples.wall("20261005T\(clock)00")
        return Instant(seconds: wall.seconds).adding(seconds: Int64(day) * 86_400)
    }

    /// Items of every kind and state: long, short, of no length, some across midnight.
    mutating func items(days: Int, perDay: Int = 6) -> [AgendaItem] {
        (0..<days * perDay).map { index in
            let start = Int64.random(in: -60..<Int64(days) * 1_440, using: &self) / 5 * 300
            let length = [0, 300, 1_800, 3_600, 6_600, 10_800, 43_200].randomElement(using: &self)
            var item = AgendaItem(
                id: ItemID(meeting: MeetingID(Int64(index)), original: nil),
                kind: ItemKind.allCases.randomElement(using: &self) ?? .class,
                start: Self.clock(Self.midnight.adding(seconds: start)),
                end: Self.clock(Self.midnight.adding(seconds: start + Int64(length ?? 0))),
                allDay: Int.random(in: 0..<10, using: &self) == 0, zone: "UTC",
                summary: "\(index)", source: "Timetable", uid: "\(index)")
            item.isHidden = Int.random(in: 0..<8, using: &self) == 0
            item.status = Int.random(in: 0..<8, using: &self) == 0 ? .cancelled : .confirmed
            item.isAlternative = Int.random(in: 0..<8, using: &self) == 0
            return item
        }
    }

    /// A class from one instant to another.
    func item(_ start: Instant, _ end: Instant) -> AgendaItem {
        AgendaItem(
            id: ItemID(meeting: MeetingID(1), original: nil), kind: .class,
            start: Self.clock(start), end: Self.clock(end), allDay: false, zone: "UTC",
            summary: "Networks", source: "Timetable", uid: "a")
    }

    static func clock(_ instant: Instant) -> ClockTime { ClockTime(instant, in: .utc) }
}
