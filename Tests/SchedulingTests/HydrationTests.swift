import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("When to drink, and how it went")
struct HydrationTests {
    static let day = Samples.wall("20261005").date

    static func goal(_ rhythm: Goal.Rhythm? = nil, on: Bool = true) -> Goal {
        var goal = Goal.standard
        goal.isOn = on
        goal.rhythm = rhythm ?? goal.rhythm
        return goal
    }

    static func instant(_ clock: String) -> Instant {
        Instant(seconds: Samples.wall("20261005T\(clock)00").seconds)
    }

    static func volume(_ text: String) -> Volume { Amount(text)?.volume ?? .zero }

    static func drink(_ amount: String, _ clock: String) throws -> Drink {
        var generator = SystemRandomNumberGenerator()
        return Drink(
            id: .random(using: &generator), category: .custom,
            amount: try #require(Amount(amount)), at: instant(clock))
    }

    static let window = DrinkCalendar([], zone: .utc).window(of: day)

    @Test("eight cups are spread evenly over twelve hours")
    func spread() {
        let times = Hydration.cupTimes(Self.goal(), in: Self.window)
        #expect(
            times
                == ["0900", "1030", "1200", "1330", "1500", "1630", "1800", "1930"].map(
                    Self.instant))
        #expect(Hydration.cupTimes(Self.goal(.every(5_400)), in: Self.window) == times)
        #expect(Hydration.cupTimes(Self.goal(.times(8)), in: Self.window) == times)
    }

    @Test(
        "an interval that does not go into the hours, a cup too large, one cup",
        arguments: [
            (.every(18_000), ["0900", "1400", "1900"]), (.every(86_400), ["0900"]),
            (.cup(Goal.standard.dayLimit), ["0900"]), (.times(2), ["0900", "1500"]),
        ] as [(Goal.Rhythm, [String])])
    func rhythms(rhythm: Goal.Rhythm, times: [String]) {
        #expect(Hydration.cupTimes(Self.goal(rhythm), in: Self.window) == times.map(Self.instant))
    }

    @Test(
        "progress is full only when the goal is met",
        arguments: [
            ("0oz", 0), ("6.3oz", 0), ("6.4oz", 1), ("63.999oz", 9), ("64oz", 10), ("99oz", 10),
        ])
    func progress(drunk: String, tenths: Int) {
        #expect(Hydration.progress(Self.volume(drunk), of: Self.goal()) == tenths)
    }

    /// Days by a letter each: met, missed, off.
    static func days(_ letters: String) throws -> [DrinkDay] {
        try letters.enumerated().map { index, letter in
            DrinkDay(
                date: day.adding(days: index), goal: goal(on: letter != "o"),
                drinks: letter == "m" ? [try drink("64oz", "1000")] : [])
        }
    }

    @Test(
        "a row of days ends at the first that was missed, but for today",
        arguments: [
            ("mmm", 3, true), ("mm-", 2, true), ("m-m", 1, false), ("m--", 0, false),
            ("momo-", 2, true), ("", 0, true), ("-mm", 2, false),
        ])
    func streak(letters: String, count: Int, isOpen: Bool) throws {
        let streak = Hydration.streak(try Self.days(letters))
        #expect(streak.days == count && streak.isOpen == isOpen)
    }

    @Test("the average begins with the first day on which anything was drunk")
    func average() throws {
        #expect(Hydration.average(try Self.days("--m-")) == Self.volume("32oz"))
        #expect(Hydration.average([]) == .zero)
    }

    @Test("an hour is any hour with the drink in it, not one of the clock")
    func hour() throws {
        let drinks = try [
            Self.drink("1l", "0859"), Self.drink("300ml", "0940"), Self.drink("500ml", "1010"),
            Self.drink("100ml", "1039"), Self.drink("2l", "1109"),
        ]
        #expect(
            Hydration.heaviestHour(drinks, around: Self.instant("1010")) == Self.volume("2.6l"))
        let quiet = Array(drinks[1...3])
        #expect(
            Hydration.heaviestHour(quiet, around: Self.instant("1010")) == Self.volume("900ml"))
    }
}
