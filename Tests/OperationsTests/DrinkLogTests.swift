import Campus
import Operations
import Recurrence
import TestSupport
import Testing

@Suite("Drinks and goals")
struct DrinkLogTests {
    static let id = "0f8fad5b-d9cb-469f-a165-70867728950e"

    static func home() throws -> TestHome {
        var home = try TestHome()
        home.now = "2026-10-05T12:00:00+01:00"
        return home
    }

    @Test("eight glasses are the standard goal exactly")
    func glasses() throws {
        let home = try Self.home()
        for _ in 0..<7 { _ = try home.as("ann").water.log("glass") }
        #expect(try !home.as("ann").water.history().days[6].isMet)
        let last = try home.as("ann").water.log("Glass")
        #expect(last.day.isMet && last.day.drunk.ounces == 64)
        #expect(try home.as("op").water.history().days[6].drinks.isEmpty)
    }

    @Test("the same id again says so and counts once; with another content it is an error")
    func twice() throws {
        let home = try Self.home()
        let first = try home.as("ann").water.log("glass", id: Self.id.uppercased())
        #expect(first.status == .logged)
        let later = try home.as("ann", now: "2026-10-05T12:05:00+01:00")
        let again = try later.water.log("glass", id: Self.id)
        #expect(again.status == .already && again.drink == first.drink)
        #expect(again.day.drinks.count == 1)
        #expect(reason { _ = try later.water.log("bottle", id: Self.id) } == .invalid)
        #expect(reason { _ = try later.water.log("8oz", id: Self.id) } == .invalid)
        #expect(reason { _ = try later.water.log("glass", at: "11:00", id: Self.id) } == .invalid)
        #expect(try later.water.log("glass", at: "12:00", id: Self.id).status == .already)
        // Another person's drinks have ids of their own.
        #expect(try home.as("ben").water.log("bottle", id: Self.id).status == .logged)
    }

    @Test("undo takes back what was logged last, not what was drunk last, and then the one before")
    func undo() throws {
        let home = try Self.home()
        _ = try home.as("ann").water.log("glass", at: "11:00", id: Self.id)
        let earlier = try home.as("ann", now: "2026-10-05T11:30:00+01:00")
        _ = try earlier.water.log("bottle", at: "10:00")
        #expect(try home.as("ann").water.undo().drink.category == .bottle)
        #expect(try home.as("ann").water.undo().drink.category == .glass)
        let none = failure { _ = try home.as("ann").water.undo() }
        #expect(none?.reason == .missing)
        #expect(try home.as("ann").water.history().days[6].drinks.isEmpty)
        // A retry of what was taken back does not bring it back.
        #expect(
            reason { _ = try home.as("ann").water.log("glass", at: "11:00", id: Self.id) }
                == .conflict)
        #expect(try home.as("ann").water.history().days[6].drinks.isEmpty)
    }

    @Test(
        "what is no amount is refused, a slip asked back",
        arguments: [
            ("glas", "did you mean glass?"), ("botle", "did you mean bottle?"),
            ("-3ml", "not an amount"), ("1e9l", "not an amount"), ("21l", "not an amount"),
            ("0ml", "not an amount"), ("custom", "say drink, glass, bottle"),
            ("xyzzy", "say drink, glass, bottle"), ("", "say drink, glass, bottle"),
        ])
    func slips(words: String, message: String) throws {
        let home = try Self.home()
        let refused = failure { _ = try home.as("ann").water.log(words) }
        #expect(refused?.reason == .invalid && refused?.sentence.contains(message) ?? false)
        #expect(try home.as("ann").water.history().days[6].drinks.isEmpty)
    }

    @Test("a word of ten megabytes is refused in a short line")
    func long() throws {
        let home = try Self.home()
        for letter in ["x", "9"] {
            let words = String(repeating: letter, count: 10 << 20)
            let refused = failure { _ = try home.as("ann").water.log(words) }
            #expect(refused?.reason == .invalid && refused?.sentence.count ?? .max < 200)
        }
    }

    @Test(
        "times that cannot be, and ids that are none, are refused",
        arguments: [
            "2026-10-05T12:00:01+01:00", "2026-02-30T09:00", "12:01", "25:00", "yesterday", "",
            "0001-01-01T00:00:00Z",
        ])
    func times(at: String) throws {
        let home = try Self.home()
        #expect(reason { _ = try home.as("ann").water.log("glass", at: at) } == .invalid)
        #expect(reason { _ = try home.as("ann").water.log("glass", id: "7") } == .invalid)
    }

    @Test("more than is healthy is logged, and said so")
    func limits() throws {
        let home = try Self.home()
        #expect(try home.as("ann").water.log("1l", at: "08:00").warning == nil)
        let hour = try home.as("ann").water.log("1ml", at: "08:59")
        #expect(hour.warning?.contains("within an hour") ?? false)
        #expect(try home.as("ann").water.log("1ml", at: "09:59").warning == nil)
        for time in ["05:00", "06:30"] { _ = try home.as("ann").water.log("1l", at: time) }
        #expect(try home.as("ann").water.log("990ml", at: "03:00").warning == nil)
        let day = try home.as("ann").water.log("10ml", at: "01:00")
        #expect(day.warning?.contains("in a day") ?? false)
        #expect(day.day.drinks.count == 7)
        // A drink of before midnight is another day's.
        #expect(
            try home.as("ann").water.log("1l", at: "2026-10-04T23:00:00+01:00").warning == nil)
        var draft = GoalDraft()
        draft.hourLimit = "2l"
        draft.dayLimit = "20l"
        #expect(try !home.as("ann").water.setGoal(draft).goal.isOn)
        #expect(try home.as("ann").water.log("900ml", at: "08:30").warning == nil)
    }

    @Test("a goal is off until set, then on, and off again")
    func goal() throws {
        let home = try Self.home()
        let before = try home.as("ann").water.goal()
        #expect(before.goal == .standard && before.next == nil)
        var draft = GoalDraft()
        draft.amount = "2l"
        draft.every = 5_400
        let set = try home.as("ann").water.setGoal(draft)
        #expect(set.goal.isOn && set.goal.cups == 8 && set.goal.cup.millilitres == 250)
        #expect(set.next == home.now.instant)
        _ = try home.as("ann").water.log("1l")
        let standing = try home.as("ann").water.goal()
        #expect(standing.remaining.millilitres == 1_000)
        #expect(standing.next == "2026-10-05T13:30:00+01:00".instant)
        var off = GoalDraft()
        off.isOn = false
        let ended = try home.as("ann").water.setGoal(off)
        #expect(!ended.goal.isOn && ended.next == nil && ended.goal.amount == set.goal.amount)
        #expect(try home.as("ben").water.goal().goal == .standard)
    }

    @Test("past days keep the goal they had, and a streak counts by it")
    func past() throws {
        let home = try Self.home()
        var draft = GoalDraft()
        draft.amount = "1l"
        _ = try home.as("ann").water.setGoal(draft)
        _ = try home.as("ann").water.log("1l")
        draft.amount = "2l"
        let tomorrow = try home.as("ann", now: "2026-10-06T12:00:00+01:00")
        _ = try tomorrow.water.setGoal(draft)
        let days = try tomorrow.water.history(days: 2).days
        #expect(days.map(\.goal.amount.description) == ["1 l", "2 l"])
        #expect(try tomorrow.water.history(days: 1).streak == 1)
        #expect(try home.as("ann", now: "2026-10-07T12:00:00+01:00").water.goal().streak == 0)
    }

    @Test("a long streak is counted past what is looked at first")
    func streak() throws {
        let home = try Self.home()
        var draft = GoalDraft()
        draft.amount = "1l"
        _ = try home.as("ann", now: "2026-01-01T12:00:00Z").water.setGoal(draft)
        for day in 0..<100 {
            let at = home.now.instant?.adding(seconds: Int64(day) * -86_400)
            let text = Timestamp.text(
                ClockTime(try #require(at), in: .utc).wall, offset: 0)
            _ = try home.as("ann").water.log("1l", at: text)
        }
        #expect(try home.as("ann").water.goal().streak == 100)
    }

    @Test("hours that cross midnight count as one day, in history and goal alike")
    func night() throws {
        let home = try Self.home()
        var draft = GoalDraft()
        (draft.from, draft.to) = ("22:00", "06:00")
        _ = try home.as("ann").water.setGoal(draft)
        let night = try home.as("ann", now: "2026-10-06T05:00:00+01:00")
        #expect(try night.water.log("glass").day.date.description == "2026-10-05")
        #expect(try night.water.history(days: 1).days[0].drinks.count == 1)
        #expect(try night.water.goal().drunk.ounces == 8)
        let morning = try home.as("ann", now: "2026-10-06T06:00:00+01:00")
        #expect(try morning.water.goal().drunk == .zero)
        #expect(try morning.water.goal().next == "2026-10-06T22:00:00+01:00".instant)
    }

    /// Ways to say a goal that cannot be.
    static let spoilers: [@Sendable (inout GoalDraft) -> Void] = [
        { $0.amount = "-2l" }, { $0.amount = "64" }, { $0.amount = "1e9l" }, { $0.from = "25:00" },
        { ($0.from, $0.to) = ("09:00", "09:00") }, { $0.from = "24:00" }, { $0.cup = "0oz" },
        { $0.cup = "1ml" }, { $0.every = 60 }, { $0.every = 1_000_000 }, { $0.times = 0 },
        { $0.times = 97 }, { ($0.cup, $0.times) = ("8oz", 8) }, { $0.dayLimit = "none" },
        { $0.hourLimit = "0l" }, { $0.amount = String(repeating: "9", count: 10 << 20) },
    ]

    @Test("what cannot be is refused, and the goal stays", arguments: spoilers.indices)
    func mistakes(index: Int) throws {
        let home = try Self.home()
        var draft = GoalDraft()
        Self.spoilers[index](&draft)
        #expect(reason { _ = try home.as("ann").water.setGoal(draft) } == .invalid)
        #expect(try home.as("ann").water.goal().goal == .standard)
    }

    @Test("the suspended log nothing, take nothing back and set no goal, but may look")
    func suspended() throws {
        let home = try Self.home()
        _ = try home.as("ann").water.log("glass")
        _ = try home.as("op").people.suspend("ann")
        let ann = try home.as("ann")
        var draft = GoalDraft()
        draft.amount = "2l"
        #expect(reason { _ = try ann.water.log("glass") } == .forbidden)
        #expect(reason { _ = try ann.water.undo() } == .forbidden)
        #expect(reason { _ = try ann.water.setGoal(draft) } == .forbidden)
        #expect(
            reason { _ = try ann.water.sync(with: home.folder.path + "/d.json") } == .forbidden)
        #expect(try ann.water.history().days[6].drinks.count == 1)
    }

    @Test("a history has as many days as asked, and no more than ten years")
    func days() throws {
        let home = try Self.home()
        #expect(try home.as("ann").water.history(days: 3_660).days.count == 3_660)
        for count in [0, -1, 3_661, .max] {
            #expect(reason { _ = try home.as("ann").water.history(days: count) } == .invalid)
        }
    }
}

extension String {
    fileprivate var instant: Instant? { Timestamp.instant(self) }
}
