import Campus
import Recurrence
import Scheduling
import Testing

@Suite("Free time")
struct FreeTimeTests {
    static let zone = Zone.utc
    static let window = CalendarDice.midnight..<CalendarDice.midnight.adding(seconds: 28 * 86_400)

    static func seconds(_ stretches: [Range<Instant>]) -> Int64 {
        stretches.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    }

    @Test("free and busy together are the window, and share nothing", arguments: 0..<100)
    func law(seed: Int) {
        var dice = CalendarDice(seed: seed)
        let items = dice.items(days: 28)
        let busy = FreeTime.busy(items, in: Self.window)
        let free = FreeTime.gaps(in: [Self.window], without: busy)
        #expect(Self.seconds(busy) + Self.seconds(free) == 28 * 86_400)
        #expect(FreeTime.common(busy, free).isEmpty)
        let all = (busy + free).sorted { $0.lowerBound < $1.lowerBound }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(all.first?.lowerBound == Self.window.lowerBound)
        #expect(all.last?.upperBound == Self.window.upperBound)
    }

    @Test("a minute is busy exactly when an item takes it", arguments: 0..<20)
    func minutes(seed: Int) {
        var dice = CalendarDice(seed: seed)
        let items = dice.items(days: 2)
        let busy = FreeTime.busy(items, in: Self.window)
        let taking = items.filter {
            $0.status != .cancelled && !$0.isHidden && !$0.allDay && $0.kind != .hydration
        }
        for minute in 0..<2 * 1_440 {
            let instant = CalendarDice.midnight.adding(seconds: Int64(minute) * 60)
            let isTaken = taking.contains {
                ($0.start.instant..<$0.end.instant).contains(instant)
            }
            #expect(busy.contains { $0.contains(instant) } == isTaken)
        }
    }

    @Test("what is marked free takes no time, and clashes with nothing")
    func free() {
        let dice = CalendarDice(seed: 1)
        let first = CalendarDice.midnight
        var items = [
            dice.item(first, first.adding(seconds: 3_600)),
            dice.item(first, first.adding(seconds: 7_200)),
        ]
        items[1].id = ItemID(meeting: MeetingID(Int64(2)), original: nil)
        for isFree in [false, true] {
            items[1].facts.isFree = isFree
            let busy = FreeTime.busy(items, in: Self.window)
            #expect(Self.seconds(busy) == (isFree ? 3_600 : 7_200))
            var marked = items
            markClashes(in: &marked)
            #expect(marked.map(\.clashes.isEmpty) == [isFree, isFree])
        }
    }

    @Test("the waking hours of a week with two clock changes are on the clock")
    func awake() throws {
        let zone = Zone(
            id: "Test", initialOffset: 0,
            transitions: [(instant: CalendarDice.at(day: 1, "0200"), offset: 3_600)])
        let hours = FreeTime.awake(
            .standard, in: CalendarDice.at(day: 0, "0000")..<CalendarDice.at(day: 2, "0000"),
            zone: zone)
        #expect(
            hours == [
                CalendarDice.at(day: 0, "0800")..<CalendarDice.at(day: 0, "2200"),
                CalendarDice.at(day: 1, "0700")..<CalendarDice.at(day: 1, "2100"),
            ])
    }

    @Test("hours that cross midnight begin the evening before")
    func nights() throws {
        let hours = FreeTime.awake(
            try #require(WakingHours("10-02")),
            in: CalendarDice.at(day: 1, "0000")..<CalendarDice.at(day: 2, "0000"), zone: .utc)
        #expect(
            hours == [
                CalendarDice.at(day: 1, "0000")..<CalendarDice.at(day: 1, "0200"),
                CalendarDice.at(day: 1, "1000")..<CalendarDice.at(day: 2, "0000"),
            ])
    }

    @Test(
        "a common gap is free for all, and every moment free for all is in one", arguments: 0..<30)
    func common(seed: Int) {
        var dice = CalendarDice(seed: seed)
        let window = CalendarDice.midnight..<CalendarDice.midnight.adding(seconds: 2 * 86_400)
        let awake = FreeTime.awake(.standard, in: window, zone: .utc)
        let people = (0..<3).map { _ in
            PersonTimes(busy: FreeTime.busy(dice.items(days: 2), in: window), awake: awake)
        }
        let gaps = CommonTime(window: window, shortest: 1, zone: .utc).gaps(people)
        for minute in 0..<2 * 1_440 {
            let instant = CalendarDice.midnight.adding(seconds: Int64(minute) * 60)
            let isFree = people.allSatisfy { person in
                person.awake.contains { $0.contains(instant) }
                    && !person.busy.contains { $0.contains(instant) }
            }
            #expect(gaps.contains { $0.time.contains(instant) } == isFree)
        }
        let long = CommonTime(window: window, shortest: 5_400, zone: .utc).gaps(people)
        #expect(
            Set(long.map(\.time))
                == Set(gaps.map(\.time).filter { $0.upperBound - $0.lowerBound >= 5_400 }))
        #expect(gaps.allSatisfy { (0...1).contains($0.suits.score) })
        #expect(zip(gaps, gaps.dropFirst()).allSatisfy { $0.suits.score >= $1.suits.score })
    }

    @Test("sooner, longer, at sociable hours and where people are anyway is better")
    func score() throws {
        func busy(_ stretches: [(Int, String, String)]) -> [Range<Instant>] {
            stretches.map { CalendarDice.at(day: $0, $1)..<CalendarDice.at(day: $0, $2) }
        }
        func score(_ gap: (Int, String, String), busy stretches: [Range<Instant>] = []) -> Double {
            let free = busy([gap])
            let person = PersonTimes(busy: stretches, awake: free)
            let window =
                CalendarDice.at(day: 0, "0000")..<CalendarDice.at(day: 7, "0000")
            return CommonTime(window: window, shortest: 3_600, zone: .utc).gaps([person])
                .first?.suits.score ?? -1
        }
        let plain = score((2, "1200", "1300"))
        #expect(score((1, "1200", "1300")) > plain)
        #expect(score((2, "1200", "1400")) > plain)
        #expect(score((2, "0800", "0900")) < plain)
        #expect(score((2, "1200", "1300"), busy: busy([(2, "1100", "1145")])) > plain)
        #expect(score((2, "1200", "1300"), busy: busy([(2, "1315", "1400")])) > plain)
        #expect(score((2, "1200", "1300"), busy: busy([(2, "1000", "1100")])) == plain)
    }

    @Test(
        "waking hours are read in a person's ways of writing them",
        arguments: [
            ("08:00-22:00", "08:00-22:00"), ("8-22", "08:00-22:00"), ("9:30 - 1", "09:30-01:00"),
            ("08:00–24:00", "08:00-24:00"), ("8", nil), ("8-8", nil), ("8-25", nil), ("", nil),
            ("8-12-14", nil), ("24:00-8", nil),
        ] as [(String, String?)])
    func reading(text: String, canonical: String?) {
        #expect(WakingHours(text)?.description == canonical)
    }
}
