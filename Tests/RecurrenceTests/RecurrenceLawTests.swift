import Recurrence
import Testing

/// What holds for every rule, tried on rules made from a seed.
@Suite("Laws of expansion")
struct RecurrenceLawTests {
    @Test("a window is the sum of its parts", arguments: 0..<300)
    func slices(seed: Int) {
        var maker = RuleMaker(seed: UInt64(seed))
        let set = maker.set()
        let begin = set.start
        let middle = begin.adding(seconds: 400 * 86_400)
        let end = begin.adding(seconds: 900 * 86_400)
        func starts(_ window: Range<WallTime>) -> [WallTime] {
            set.occurrences(in: window, zone: nil, limit: 5_000).items.map(\.start)
        }
        let whole = starts(begin..<end)
        guard whole.count < 5_000 else { return }
        #expect(
            whole == starts(begin..<middle) + starts(middle..<end),
            "\(set.rules.map(\.text)) from \(set.start)")
    }

    @Test("COUNT gives the beginning of the endless rule", arguments: 0..<300)
    func counts(seed: Int) {
        var maker = RuleMaker(seed: UInt64(seed) + 1_000)
        var set = maker.set()
        set.includesStart = false
        set.rules[0].until = nil
        set.rules[0].count = nil
        let endless = set.occurrences(in: nil, zone: nil, limit: 25).items
        set.rules[0].count = 25
        #expect(set.occurrences(in: nil, zone: nil).items == endless, "\(set.rules[0].text)")
        // Counting past occurrences must come to the same as listing them.
        guard endless.count == 25 else { return }
        let late = set.occurrences(in: endless[20].start ..< .latest, zone: nil).items
        #expect(late == Array(endless[20...]), "\(set.rules[0].text)")
    }

    @Test("what is kept as text reads back the same", arguments: 0..<200)
    func text(seed: Int) throws {
        var maker = RuleMaker(seed: UInt64(seed) + 2_000)
        var set = maker.set()
        set.dates = [RecurrenceDate(start: set.start.adding(seconds: 3_600), duration: 1_800)]
        set.exclusions = [.moment(set.start), .day(set.start.date.adding(days: 7))]
        #expect(RecurrenceSet(text: set.text, start: set.start, isDate: set.isDate) == set)
    }

    @Test("rare units of the day are met when a walk over the grid meets them", arguments: 0..<60)
    func sparse(seed: Int) {
        var maker = RuleMaker(seed: UInt64(seed) + 4_000)
        var rule = RecurrenceRule(.minutely, interval: maker.number(50...5_000))
        rule.byHour = [maker.number(0...23)]
        rule.byMinute = [maker.number(0...59), 17]
        var set = RecurrenceSet(start: maker.start(), isDate: false)
        set.includesStart = false
        set.rules = [rule]
        let end = set.start.adding(seconds: 3_000 * 86_400)
        var walked: [WallTime] = []
        var wall = set.start
        while wall < end {
            let minute = wall.secondOfDay / 60
            if rule.byHour.contains(minute / 60), rule.byMinute.contains(minute % 60) {
                walked.append(wall)
            }
            wall.seconds += Int64(rule.interval) * 60
        }
        let found = set.occurrences(in: set.start..<end, zone: nil).items.map(\.start)
        #expect(found == walked, "\(rule.text) from \(set.start)")
    }

    @Test("the fast path and the general one agree", arguments: 0..<200)
    func paths(seed: Int) {
        var maker = RuleMaker(seed: UInt64(seed) + 3_000)
        var set = RecurrenceSet(start: maker.start(), isDate: false)
        var rule = RecurrenceRule(maker.pick([.daily, .weekly]), interval: maker.number(1...5))
        if rule.frequency == .weekly { rule.byDay = maker.weekdays() }
        rule.weekStart = maker.pick(Weekday.allCases)
        if maker.number(0...1) == 1 { rule.count = maker.number(1...60) }
        set.rules = [rule]
        set.includesStart = false
        let quick = set.occurrences(in: nil, zone: nil, limit: 50).items
        // Every month named: the same days, but no longer the fast path.
        set.rules[0].byMonth = Array(1...12)
        #expect(set.occurrences(in: nil, zone: nil, limit: 50).items == quick, "\(rule.text)")
    }
}

/// Makes rules from a seed (SplitMix64).
struct RuleMaker {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return range.lowerBound + Int((mixed ^ (mixed >> 31)) % UInt64(range.count))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(0...elements.count - 1)]
    }

    mutating func start() -> WallTime {
        WallTime(
            CivilDate(
                uncheckedYear: number(1990...2030), month: number(1...12), day: number(1...28)),
            secondOfDay: number(0...86_399))
    }

    mutating func weekdays() -> [RecurrenceRule.DayOfWeek] {
        Weekday.allCases.filter { _ in number(0...2) == 0 }.map { RecurrenceRule.DayOfWeek($0) }
    }

    mutating func set() -> RecurrenceSet {
        var set = RecurrenceSet(start: start(), isDate: false)
        var rule = RecurrenceRule(
            pick(RecurrenceRule.Frequency.allCases), interval: number(1...9))
        func maybe(_ chance: Int) -> Bool { number(0...chance) == 0 }
        if maybe(3) { rule.byMonth = [number(1...12), number(1...12)] }
        if maybe(4) { rule.byMonthDay = [number(1...31), -number(1...31)] }
        if maybe(2) { rule.byDay = weekdays() }
        if maybe(8) { rule.byYearDay = [number(1...366), -number(1...366)] }
        if maybe(8), rule.frequency == .yearly { rule.byWeekNo = [number(1...53)] }
        if maybe(4) { rule.byHour = [number(0...23), number(0...23)] }
        if maybe(4) { rule.byMinute = [number(0...59)] }
        if maybe(5) { rule.bySetPos = [pick([1, 2, -1, -2])] }
        rule.byMonth = Array(Set(rule.byMonth)).sorted()
        rule.byHour = Array(Set(rule.byHour)).sorted()
        if maybe(4) { rule.count = number(1...200) }
        set.rules = [rule]
        return set
    }
}
