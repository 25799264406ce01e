import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("The laws of merging, on random calendars")
struct MergeLawTests {
    /// A few days of classes as two to four sources tell of them, each in its own way.
    private static func calendar(_ seed: UInt64) -> [Told] {
        var random = SeededGenerator(seed: seed)
        var calendar: [Told] = []
        var id: Int64 = 0
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let start = Samples.wall("20261005T080000").adding(
                seconds: Int64.random(in: 0..<150, using: &random) * 900)
            let code = ["CM1", "CM2", nil].randomElement(using: &random) ?? nil
            let group = ["1", "2", nil, nil].randomElement(using: &random) ?? nil
            for source in 1...4 as ClosedRange<Int64>
            where Int.random(in: 0..<3, using: &random) > 0 {
                id += 1
                var told = Told(source: source, id: id, start: "\(start)")
                told.summary = "Class \(code ?? "\(start)")"
                told.code = code.map { $0 + "0123" }
                told.minutes = [0, 30, 60, 90].randomElement(using: &random) ?? 60
                told.location = ["A", "B", nil].randomElement(using: &random) ?? nil
                told.kind = [.lecture, .lab, nil].randomElement(using: &random) ?? nil
                told.group = group
                told.status = Int.random(in: 0..<6, using: &random) == 0 ? .cancelled : .confirmed
                told.sequence = Int.random(in: 0..<2, using: &random)
                told.uid = Bool.random(using: &random) ? "shared\(start)" : nil
                told.rule =
                    Int.random(in: 0..<3, using: &random) == 0
                    ? Samples.rule("FREQ=DAILY;COUNT=3") : nil
                if Bool.random(using: &random) { told.revised = "2026090\(source)T000000" }
                calendar.append(told)
            }
        }
        return calendar
    }

    @Test("the order of the sources does not matter", arguments: 0..<300 as Range<UInt64>)
    func order(_ seed: UInt64) {
        let told = Self.calendar(seed)
        let items = told.merged(cancelled: true)
        var random = SeededGenerator(seed: seed &+ 1_000)
        for _ in 0..<4 {
            #expect(told.shuffled(using: &random).merged(cancelled: true) == items)
        }
    }

    @Test("nothing is listed twice, and nothing is lost", arguments: 0..<300 as Range<UInt64>)
    func whole(_ seed: UInt64) {
        let told = Self.calendar(seed)
        let merged = told.merged(cancelled: true)
        let listed = merged.flatMap(\.tellings)
        let query = AgendaQuery(
            window: Samples.window("20261005", "20261012"), includesCancelled: true)
        let told1 = expand(told.map(\.sourced), query, zones: ZoneTable(viewer: .utc)).map(\.id)
        #expect(Set(listed).count == listed.count)
        #expect(Set(listed) == Set(told1))
    }

    @Test("no two items of one source become one", arguments: 0..<300 as Range<UInt64>)
    func sources(_ seed: UInt64) {
        for item in Self.calendar(seed).merged(cancelled: true) {
            let sources = [item.source] + item.alsoFrom.map(\.source)
            #expect(Set(sources).count == sources.count)
        }
    }

    @Test(
        "clashes are symmetric, those that comparing all pairs finds, and all are counted",
        arguments: 0..<300 as Range<UInt64>)
    func clashes(_ seed: UInt64) {
        let items = Self.calendar(seed).merged("20261004", "20261014")
        for item in items {
            let found = items.filter { $0.id != item.id && Self.overlap($0, item) }.map(\.id)
            let named = item.clashes.map(\.other)
            #expect(Set(named).isSubset(of: found))
            #expect(named.count == min(5, found.count))
            #expect(item.moreClashes == found.count - named.count)
        }
        var pairs: Set<Set<ItemID>> = []
        items.forEachClash { first, second, _ in
            #expect(first < second)
            #expect(pairs.insert([items[first].id, items[second].id]).inserted)
        }
        #expect(pairs == Set(items.flatMap { item in item.clashes.map { [item.id, $0.other] } }))
    }

    private static func overlap(_ left: AgendaItem, _ right: AgendaItem) -> Bool {
        let isTitled =
            left.module == nil && right.module == nil && left.kind.isTaught
            && right.kind.isTaught && !left.summary.isEmpty
        if left.module.map({ $0 == right.module })
            ?? (isTitled && left.summary == right.summary && left.source == right.source),
            left.meetingKind == right.meetingKind, left.start.instant == right.start.instant,
            left.end.instant == right.end.instant
        {
            return false
        }
        for item in [left, right] where item.isAlternative || item.doubleOf != nil { return false }
        let (first, second) = (
            left.start.instant..<left.end.instant, right.start.instant..<right.end.instant
        )
        if first.isEmpty || second.isEmpty {
            let (point, span) =
                first.isEmpty ? (first.lowerBound, second) : (second.lowerBound, first)
            return span.contains(point) && span.lowerBound != point
        }
        return first.overlaps(second)
    }
}
