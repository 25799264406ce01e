import Campus
import Recurrence
import Testing

@testable import Scheduling

@Suite("Cups between classes")
struct CupPlanTests {
    static let day = CalendarDice.at(day: 0, "0900")..<CalendarDice.at(day: 0, "2100")

    static func at(_ clock: String) -> Instant { CalendarDice.at(day: 0, clock) }

    static func goal(_ amount: String = "64oz", _ rhythm: Goal.Rhythm? = nil) throws -> Goal {
        var goal = Goal.standard
        goal.isOn = true
        goal.amount = try #require(Amount(amount))
        goal.rhythm = rhythm ?? goal.rhythm
        return goal
    }

    static func clocks(_ plan: CupPlan) -> [String] {
        plan.cups.map { CalendarDice.clock($0.at).wall.clockText }
    }

    static func drink(_ amount: String, _ clock: String) throws -> Drink {
        var generator = SystemRandomNumberGenerator()
        return Drink(
            id: .random(using: &generator), category: .custom,
            amount: try #require(Amount(amount)), at: at(clock))
    }

    @Test("without classes the cups stand evenly")
    func even() throws {
        let plan = CupPlan(try Self.goal(), in: Self.day, around: [])
        #expect(
            Self.clocks(plan)
                == ["09:00", "10:30", "12:00", "13:30", "15:00", "16:30", "18:00", "19:30"])
        #expect(plan.cups.map(\.number) == Array(1...8) && plan.unplaced.isEmpty)
    }

    @Test("a cup in a class moves to just before it or just after, whichever is nearer")
    func moved() throws {
        let plan = CupPlan(
            try Self.goal(), in: Self.day,
            around: [
                Self.at("0915")..<Self.at("1105"), Self.at("1150")..<Self.at("1240"),
                Self.at("1315")..<Self.at("1345"),
            ])
        // 11:45 would be nearer to 12:00, but only 40 minutes after the cup before it.
        #expect(
            Self.clocks(plan)
                == ["09:00", "11:05", "12:40", "13:45", "15:00", "16:30", "18:00", "19:30"])
        #expect(plan.cups.map(\.number) == Array(1...8) && plan.unplaced.isEmpty)
    }

    @Test("a lecture at the goal's first minute costs no cup, a full morning none either")
    func early() throws {
        let lecture = CupPlan(
            try Self.goal(), in: Self.day, around: [Self.at("0900")..<Self.at("1100")])
        #expect(
            Self.clocks(lecture)
                == ["11:00", "11:45", "12:30", "13:30", "15:00", "16:30", "18:00", "19:30"])
        let morning = CupPlan(
            try Self.goal(), in: Self.day, around: [Self.at("0900")..<Self.at("1700")])
        #expect(morning.cups.count == 8 && morning.unplaced.isEmpty)
        #expect(Self.clocks(morning).first == "17:00")
    }

    @Test("a cup may be drunk as soon as a class ends, and until five minutes before one begins")
    func edges() throws {
        let goal = try Self.goal("64oz", .times(1))
        func clock(_ from: String, _ to: String) -> [String] {
            Self.clocks(
                CupPlan(
                    goal, in: Self.day,
                    around: [
                        Self.at("0900")..<Self.at(from), Self.at(to)..<Self.at("2100"),
                    ]))
        }
        #expect(clock("1000", "1005") == ["10:00"])
        #expect(clock("1000", "1004") == [])
        #expect(clock("1000", "1030") == ["10:00"])
    }

    @Test(
        "what the person asked for is kept on an empty day, however dense",
        arguments: [
            ("64oz", .every(900), 48), ("2l", .times(96), 96), ("64oz", .times(40), 40),
            ("4l", .times(8), 8), ("10l", .times(20), 20),
        ] as [(String, Goal.Rhythm, Int)])
    func dense(amount: String, rhythm: Goal.Rhythm, cups: Int) throws {
        let plan = CupPlan(try Self.goal(amount, rhythm), in: Self.day, around: [])
        #expect(plan.cups.count == cups && plan.unplaced.isEmpty)
    }

    @Test("cups moved together are never more in an hour than the goal calls healthy")
    func healthy() throws {
        var goal = try Self.goal("4l", .times(8))
        let plan = CupPlan(goal, in: Self.day, around: [Self.at("0900")..<Self.at("1900")])
        #expect(Self.clocks(plan) == ["19:00", "19:30", "20:00", "20:30"])
        #expect(plan.unplaced.count == 4)
        goal.hourLimit = try #require(Amount("2l"))
        let brave = CupPlan(goal, in: Self.day, around: [Self.at("0900")..<Self.at("1900")])
        #expect(brave.cups.count == 6)
    }

    @Test("who drinks at each of the times keeps them, and the numbers of the rest")
    func steady() throws {
        let goal = try Self.goal()
        let whole = CupPlan(goal, in: Self.day, around: [])
        var drinks: [Drink] = []
        for cup in whole.cups {
            drinks.append(
                try Self.drink(
                    "8oz", String(Self.clocks(whole)[cup.number - 1].filter { $0 != ":" })))
            let rest = CupPlan(goal, in: Self.day, drinks: drinks, around: [])
            #expect(rest.cups == Array(whole.cups.dropFirst(cup.number)))
        }
    }

    @Test("what is left after a late drink is spread over what is left of the day")
    func late() throws {
        let plan = CupPlan(
            try Self.goal(), in: Self.day, drinks: [try Self.drink("16oz", "1400")], around: [])
        #expect(
            Self.clocks(plan) == ["15:00", "16:00", "17:00", "18:00", "19:00", "20:00"])
        // Cups 1 to 4 have been asked for: no other gets their numbers.
        #expect(plan.cups.map(\.number) == [5, 6, 7, 8, 9, 10])
    }

    @Test("with an hour left the cups that fit are placed and the others counted")
    func crowded() throws {
        let plan = CupPlan(
            try Self.goal(), in: Self.day, drinks: [try Self.drink("8oz", "1950")], around: [])
        #expect(plan.cups.count == 3 && plan.unplaced.count == 4)
        #expect(plan.cups.allSatisfy { $0.at >= Self.at("2010") && $0.at < Self.at("2100") })
    }

    @Test(
        "the next cup follows from goal, drinks and now",
        arguments: [
            (nil, "0700", "0900"), (nil, "0900", "0900"), (nil, "0901", "1030"),
            ("8oz 0900", "0901", "1030"), ("16oz 0900", "0901", "1042"),
            (nil, "1931", "1931"), ("64oz 0900", "1000", nil), ("80oz 0900", "1000", nil),
            ("8oz 2045", "2046", nil),
        ] as [(String?, String, String?)])
    func next(drunk: String?, now: String, next: String?) throws {
        let words = drunk?.split(separator: " ").map(String.init) ?? []
        let drinks = try words.isEmpty ? [] : [Self.drink(words[0], words[1])]
        let plan = CupPlan(try Self.goal(), in: Self.day, drinks: drinks, around: [])
        #expect(plan.next(at: Self.at(now)) == next.map(Self.at))
    }

    @Test("a goal that is off has no cups")
    func off() {
        let plan = CupPlan(.standard, in: Self.day, around: [])
        #expect(plan.cups.isEmpty && plan.unplaced.isEmpty && plan.next(at: Self.at("1000")) == nil)
    }

    @Test("the laws hold on random days", arguments: 0..<300)
    func laws(seed: Int) throws {
        var dice = CalendarDice(seed: seed)
        let items = dice.items(days: 1, perDay: Int.random(in: 0...12, using: &dice))
        let busy = FreeTime.busy(items, in: Self.day)
        let rhythms: [Goal.Rhythm] = [
            .cup(try #require(Amount("8oz"))), .cup(try #require(Amount("330ml"))),
            .times(Int.random(in: 1...40, using: &dice)), .every(5_400), .every(1_000),
        ]
        let goal = try Self.goal(
            ["64oz", "2l", "700ml"].randomElement(using: &dice) ?? "2l",
            rhythms.randomElement(using: &dice))
        let drinks = try (0..<Int.random(in: 0...6, using: &dice)).map { _ in
            try Self.drink(
                ["8oz", "100ml", "1oz"].randomElement(using: &dice) ?? "8oz",
                ["0830", "0900", "0917", "1030", "1422", "1959"].randomElement(using: &dice)
                    ?? "0900")
        }.sorted { $0.at < $1.at }
        let plan = CupPlan(goal, in: Self.day, drinks: drinks, around: busy)
        #expect(plan == CupPlan(goal, in: Self.day, drinks: drinks, around: busy))
        // What is placed and what has no place are what is left of the goal.
        let drunk = drinks.reduce(Volume.zero) { $0 + $1.amount.volume }
        let volumes = plan.cups.map(\.volume) + plan.unplaced
        #expect(volumes.reduce(.zero, +) == goal.amount.volume.remaining(after: drunk))
        #expect(volumes.allSatisfy { $0 > .zero })
        let times = plan.cups.map(\.at)
        #expect(times.allSatisfy { Self.day.contains($0) })
        let gap = CupPlan.gap(goal, in: Self.day)
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= gap })
        for time in times {
            #expect(!busy.contains { $0.contains(time) })
            if let last = drinks.last { #expect(time - last.at >= gap) }
        }
        #expect(plan.cups.count == Self.most(plan, goal, drinks.last?.at, busy))
        let numbers = plan.cups.map(\.number)
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
        #expect(
            numbers.allSatisfy {
                ItemID("\(ItemID.cup($0, on: CivilDate(dayNumber: 20_000)))") != nil
            })
    }

    /// How many cups can stand at all: each as early as it can.
    static func most(
        _ plan: CupPlan, _ goal: Goal, _ last: Instant?, _ busy: [Range<Instant>]
    ) -> Int {
        let gap = CupPlan.gap(goal, in: day)
        var (count, time) = (0, max(day.lowerBound, last?.adding(seconds: gap) ?? day.lowerBound))
        time = time.adding(seconds: (60 - time.seconds % 60) % 60)
        while time < day.upperBound, count < plan.cups.count + plan.unplaced.count {
            let isFree = !busy.contains {
                time < $0.upperBound && time.adding(seconds: 300) > $0.lowerBound
            }
            if isFree { count += 1 }
            time = time.adding(seconds: isFree ? gap : 60)
        }
        return count
    }
}
