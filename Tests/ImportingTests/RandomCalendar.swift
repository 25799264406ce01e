import Campus
import ICalendar
import Recurrence
import TestSupport

/// A generator of numbers: the same seed, the same calendar.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &self) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }
}

/// Meetings such as no campus tells them all at once.
struct RandomCalendar {
    static let database = ZoneDatabase()
    private static let zones = ["Europe/London", "America/New_York", "Asia/Kathmandu"]
    private var dice: Dice
    private(set) var meetings: [SourcedMeeting] = []

    init(_ seed: UInt64, meetings count: Int = 8) {
        dice = Dice(seed)
        for number in 1...count {
            let meeting = meeting(number)
            meetings.append(SourcedMeeting(source: Samples.source, meeting: meeting))
        }
    }

    static var known: [String: Zone] {
        Dictionary(
            uniqueKeysWithValues: zones.compactMap { id in database.zone(id).map { (id, $0) } })
    }

    private mutating func meeting(_ number: Int) -> Meeting {
        let basis: Moment.Basis = dice.pick([
            .zone(dice.pick(Self.zones)), .zone("Europe/London"), .utc, .floating, .date,
        ])
        var main = entry(basis)
        if !dice.chance(3) { main.recurrence = recurrence(from: main.start) }
        var meeting = Meeting(id: MeetingID(Int64(number)), uid: "uid-\(number)@x", main: main)
        guard let set = main.recurrence else { return meeting }
        let zone = Self.zone(basis)
        let starts = set.occurrences(zone: zone, limit: 40).items.map(\.start)
        for start in starts where dice.chance(7) {
            var entry = entry(basis)
            // Near enough to be in the window, and told after its series.
            entry.start.wall = start.adding(seconds: Int64(dice.pick([0, 1, -2, 25])) * 3_600)
            if basis == .date { entry.start.wall = WallTime(entry.start.wall.date) }
            meeting.exceptions.append(
                MeetingException(original: start, reachesOn: dice.chance(5), entry: entry))
        }
        return meeting
    }

    static func zone(_ basis: Moment.Basis) -> Zone? {
        switch basis {
        case .date, .floating: nil
        case .utc: .utc
        case .zone(let id): database.zone(id)
        }
    }

    private mutating func entry(_ basis: Moment.Basis) -> MeetingEntry {
        let day = CivilDate(uncheckedYear: 2026, month: 9, day: 1)
            .adding(days: Int.random(in: 0..<200, using: &dice))
        let second = basis == .date ? 0 : dice.pick([0, 5_400, 33_300, 50_400, 86_100])
        let start = Moment(WallTime(day, secondOfDay: second), basis)
        let extent: Extent =
            basis == .date
            ? Extent(wallSeconds: dice.pick([86_400, 5 * 86_400]))
            : dice.pick([
                Extent(wallSeconds: 3_000), Extent(exactSeconds: 7_200), .none,
                Extent(wallSeconds: 90_000),
            ])
        let kind: ItemKind =
            basis == .date || extent.isZero
            ? .event : dice.pick([.class, .class, .personal, .event])
        return MeetingEntry(
            start: start, extent: extent, kind: kind,
            status: dice.pick([.confirmed, .confirmed, .tentative, .cancelled]), summary: text(),
            location: dice.chance(2) ? text() : nil, details: dice.chance(2) ? text() : nil,
            url: dice.chance(4) ? "https://example.org/a?b=c,d;e" : nil,
            categories: dice.pick([nil, "CM50123", "A,B", "Lecture,CM50123,Year 1"]),
            sequence: Int.random(in: 0..<3, using: &dice),
            revised: Revised(
                at: dice.chance(2)
                    ? Instant(seconds: 1_790_000_000 + Int64.random(in: 0..<9_999, using: &dice))
                    : nil))
    }

    /// Never empty, and without white space at its ends: those are taken off when it is read.
    private mutating func text() -> String {
        let pieces = [
            "Networks", "\u{e9}t\u{e9}", "a, b; c", "line\nbreak", "\\n", "\u{1f600}", "C:\\x",
            "Room \"8W\" 2.1", String(repeating: "long ", count: 30) + "end", "x\ty",
        ]
        return (0...dice.pick([0, 1, 2])).map { _ in dice.pick(pieces) }.joined(separator: " ")
    }

    private mutating func recurrence(from start: Moment) -> RecurrenceSet {
        let isDate = start.basis == .date
        var rule = RecurrenceRule(dice.pick([.weekly, .weekly, .daily, .monthly]))
        rule.interval = dice.pick([1, 1, 2])
        let last = start.wall.adding(seconds: Int64(dice.pick([20, 45, 120])) * 86_400 + 3_600)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: rule.count = dice.pick([1, 5, 12])
        case 1: rule.until = isDate ? .date(last.date) : .local(last)
        case 2: rule.until = isDate ? .date(last.date) : .utc(Instant(seconds: last.seconds))
        default: rule.until = .date(last.date)
        }
        if rule.frequency == .weekly, dice.chance(2) {
            rule.byDay = [.init(.monday), .init(start.wall.date.weekday), .init(.friday)]
        }
        var set = RecurrenceSet(start: start.wall, isDate: isDate, rules: [rule])
        for item in set.occurrences(zone: Self.zone(start.basis), limit: 30).items
        where dice.chance(8) {
            let isDay = !isDate && dice.chance(2)
            set.exclusions.append(isDay ? .day(item.start.date) : .moment(item.start))
        }
        if dice.chance(3) {
            let extra = start.wall.adding(seconds: 3 * 86_400 + (isDate ? 0 : 1_800))
            set.dates.append(
                RecurrenceDate(start: extra, duration: isDate || dice.chance(2) ? nil : 5_400))
        }
        return set
    }
}
