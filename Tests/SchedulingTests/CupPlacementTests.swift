import Campus
import Recurrence
import Testing

@testable import Scheduling

@Suite("No way of placing cups is better")
struct CupPlacementTests {
    /// A day with this many free minutes, in stretches.
    static func crowdedDay(_ dice: inout CalendarDice, free minutes: Int) -> [Range<Instant>] {
        let stretches = Int.random(in: 1...6, using: &dice)
        let cuts = (0..<stretches - 1).map { _ in Int.random(in: 0...minutes, using: &dice) }
        let taken = (0..<stretches).map { _ in Int.random(in: 0...(720 - minutes), using: &dice) }
        var busy: [Range<Instant>] = []
        var (free, full) = (0, 0)
        for (index, cut) in (cuts.sorted() + [minutes]).enumerated() {
            let end = index == stretches - 1 ? 720 - minutes : taken.sorted()[index]
            let start = CupPlanTests.day.lowerBound.adding(seconds: Int64(free + full) * 60)
            busy.append(start..<start.adding(seconds: Int64(max(0, end - full)) * 60))
            (free, full) = (cut, max(full, end))
        }
        return FreeTime.union(busy)
    }

    @Test(
        "a random day with three to six free hours is never too full for eight cups",
        arguments: 0..<200)
    func enough(seed: Int) throws {
        var dice = CalendarDice(seed: seed)
        let busy = Self.crowdedDay(&dice, free: Int.random(in: 180...360, using: &dice))
        let free = FreeTime.gaps(in: [CupPlanTests.day], without: busy)
        #expect((180...360).contains(free.reduce(0) { $0 + Int($1.seconds / 60) }))
        // Five minutes of each stretch are too near to what follows; a cup takes up twenty at most.
        let room = free.reduce(0) { $0 + max(0, Int($1.seconds / 60) - 4) }
        let plan = CupPlan(try CupPlanTests.goal(), in: CupPlanTests.day, around: busy)
        #expect(plan.cups.count + plan.unplaced.count == 8, "the number asked for is kept")
        #expect(plan.unplaced.isEmpty || room < 160, "\(free)")
    }

    /// The best of all ways to place cups, tried one after the other: how many have a place, and by
    /// how many minutes they are moved in all.
    static func best(
        _ even: [Instant], _ window: Range<Instant>, _ busy: [Range<Instant>], apart gap: Int64
    ) -> (placed: Int, moved: Int64) {
        let legal = stride(from: window.lowerBound.seconds, to: window.upperBound.seconds, by: 60)
            .map { Instant(seconds: $0) }
            .filter { time in
                !busy.contains {
                    time < $0.upperBound && time.adding(seconds: 300) > $0.lowerBound
                }
            }
        func search(_ index: Int, after last: Instant?) -> (placed: Int, moved: Int64) {
            guard index < even.count else { return (0, 0) }
            var best = search(index + 1, after: last)
            for time in legal {
                if let last, time - last < gap * 60 { continue }
                var way = search(index + 1, after: time)
                way.placed += 1
                way.moved += abs(time - even[index]) / 60
                if way.placed > best.placed
                    || (way.placed == best.placed && way.moved < best.moved)
                {
                    best = way
                }
            }
            return best
        }
        return search(0, after: nil)
    }

    @Test("no way of placing cups beats the plan's", arguments: 0..<60)
    func exact(seed: Int) {
        var dice = CalendarDice(seed: seed)
        let minutes = Int64.random(in: 30...80, using: &dice)
        let window =
            CupPlanTests.day.lowerBound..<CupPlanTests.day.lowerBound.adding(seconds: minutes * 60)
        let busy = FreeTime.busy(
            (0..<Int.random(in: 0...3, using: &dice)).map { _ in
                let start = Int64.random(in: 0..<80, using: &dice) * 60
                let end = start + Int64.random(in: 1...30, using: &dice) * 60
                return dice.item(
                    window.lowerBound.adding(seconds: start), window.lowerBound.adding(seconds: end)
                )
            }, in: window)
        let cups = Int.random(in: 1...3, using: &dice)
        let even = (0..<cups).map { _ in
            window.lowerBound.adding(seconds: Int64.random(in: 0..<minutes, using: &dice) * 60)
        }.sorted { $0 < $1 }
        let placement = Placement(in: window, around: busy)
        let widest = placement.widestGap(of: cups, from: 10, to: 30)
        let fits = (10...30).filter {
            Self.best(even, window, busy, apart: Int64($0)).placed == cups
        }
        #expect(widest == fits.last ?? 10)
        for gap in [widest, 20] {
            let times = placement.place(even, apart: gap)
            let placed = zip(times, even).compactMap { time, even in
                time.map { abs($0 - even) / 60 }
            }
            let best = Self.best(even, window, busy, apart: Int64(gap))
            #expect(placed.count == best.placed)
            #expect(placed.reduce(0, +) == best.moved)
        }
    }
}
