import Recurrence
import TestSupport
import Testing

@Suite("What holds for any rule")
struct PropertyTests {
    private var generator = SeededGenerator(seed: 20_261_005)

    @Test("A plain rule's short cut gives what the general way gives")
    mutating func shortCut() throws {
        for _ in 0..<400 {
            let start = randomStart()
            var rule = RecurrenceRule(Bool.random(using: &generator) ? .weekly : .daily)
            rule.interval = .random(in: 1...5, using: &generator)
            rule.weekStart = Weekday.allCases.randomElement(using: &generator) ?? .monday
            if rule.frequency == .weekly || rule.interval == 1 {
                rule.byDay = Weekday.allCases.filter { _ in Bool.random(using: &generator) }
                    .map { RecurrenceRule.WeekdayNum($0) }
            }
            if Bool.random(using: &generator) {
                rule.count = .random(in: 1...30, using: &generator)
            }
            var general = rule
            // Every month: it changes nothing but the way taken.
            general.byMonth = Array(1...12)
            general.byDay =
                rule.byDay.isEmpty && rule.frequency == .weekly
                ? [RecurrenceRule.WeekdayNum(start.date.weekday)] : rule.byDay
            var set = RecurrenceSet(start: start, rules: [rule])
            set.includesStart = Bool.random(using: &generator)
            set.exclusions = (0..<3).map { _ in
                .day(start.date.adding(days: .random(in: 0...60, using: &generator)))
            }
            var other = set
            other.rules = [general]
            let low = start.adding(seconds: 86_400 * .random(in: -30...90, using: &generator))
            let window = low..<low.adding(seconds: 86_400 * 200)
            #expect(
                set.occurrences(in: window) == other.occurrences(in: window), "\(rule) \(start)")
            #expect(
                set.occurrences(limit: 20) == other.occurrences(limit: 20), "\(rule) \(start)")
        }
    }

    @Test("Two windows side by side hold what the window of both holds")
    mutating func slicing() throws {
        for _ in 0..<600 {
            let start = randomStart()
            let rule = randomRule()
            var set = RecurrenceSet(start: start, rules: [rule])
            set.includesStart = Bool.random(using: &generator)
            let span: Int64 =
                switch rule.frequency {
                case .secondly: 7_200
                case .minutely: 400_000
                case .hourly: 86_400 * 60
                default: 86_400 * 2_000
                }
            let cuts = (0..<3).map { _ in
                start.adding(seconds: .random(in: -span / 4...span, using: &generator))
            }.sorted()
            let whole = set.occurrences(in: cuts[0]..<cuts[2]).items
            let parts =
                set.occurrences(in: cuts[0]..<cuts[1]).items
                + set.occurrences(in: cuts[1]..<cuts[2]).items
            #expect(whole == parts, "\(rule) from \(start), \(cuts)")
            #expect(whole.map(\.start) == Set(whole.map(\.start)).sorted())
        }
    }

    @Test("COUNT ends a rule after so many, and the last start is the last of them")
    mutating func counting() throws {
        for _ in 0..<300 {
            let start = randomStart()
            var rule = randomRule()
            rule.count = nil
            var set = RecurrenceSet(start: start, rules: [rule])
            set.includesStart = false
            let endless = set.occurrences(limit: 25).items
            guard endless.count == 25 else { continue }
            set.rules[0].count = 25
            #expect(set.occurrences().items == endless, "\(rule) from \(start)")
            #expect(set.lastStart() == endless.last?.start, "\(rule) from \(start)")
        }
    }

    private mutating func randomStart() -> WallTime {
        let date = CivilDate(dayNumber: .random(in: 9_000...24_000, using: &generator))
        return WallTime(date, secondOfDay: .random(in: 0..<86_400, using: &generator))
    }

    private mutating func randomRule() -> RecurrenceRule {
        var rule = RecurrenceRule(
            RecurrenceRule.Frequency.allCases.randomElement(using: &generator) ?? .daily)
        rule.interval = .random(in: 1...30, using: &generator)
        rule.byMonth = some(of: 1...12, chance: 0.3)
        rule.byMonthDay = some(of: -31...31, chance: 0.2).filter { $0 != 0 }
        rule.byDay = some(of: 0...6, chance: 0.3).compactMap { number in
            Weekday(rawValue: number).map { RecurrenceRule.WeekdayNum($0) }
        }
        rule.byHour = some(of: 0...23, chance: 0.3)
        rule.byMinute = some(of: 0...59, chance: 0.2)
        rule.bySecond = some(of: 0...59, chance: 0.2)
        rule.byWeekNo = some(of: 1...53, chance: 0.1)
        rule.bySetPos = some(of: -3...3, chance: 0.2).filter { $0 != 0 }
        rule.weekStart = Weekday.allCases.randomElement(using: &generator) ?? .monday
        if Double.random(in: 0..<1, using: &generator) < 0.3 {
            rule.count = .random(in: 1...60, using: &generator)
        }
        return rule
    }

    private mutating func some(of range: ClosedRange<Int>, chance: Double) -> [Int] {
        guard Double.random(in: 0..<1, using: &generator) < chance else { return [] }
        return (0..<3).map { _ in Int.random(in: range, using: &generator) }
    }
}
