import Campus
import Operations
import Recurrence
import Scheduling
import Testing

@Suite("Free time, shared with friends", .serialized)
struct FreeTimeOperationTests {
    /// ann and ben are friends and ben shares; cat is ann's friend and does not; dan shares with his
    /// friends, of whom ann is none; eve is a friend who was, and was blocked.
    static func home() throws -> TestHome {
        let home = try TestHome()
        for handle in ["ann", "ben", "cat", "dan", "eve"] { _ = try home.as(handle) }
        for friend in ["ben", "cat", "eve"] {
            _ = try home.as("ann").friends.request(friend)
            try home.as(friend).friends.accept("ann")
        }
        for sharer in ["ben", "dan", "eve"] {
            _ = try home.as(sharer).settings.set("share-busy", "friends")
        }
        try home.as("eve").friends.block("ann")
        return home
    }

    static func add(_ home: TestHome, _ handle: String, _ start: String, _ length: String) throws {
        _ = try home.as(handle).personal.add(
            PersonalWords(summary: "Secret of \(handle)", start: start, length: length))
    }

    static func clocks(_ gaps: [Range<Instant>], _ desks: Desks) -> [String] {
        gaps.map {
            String(desks.calendar.timestamp($0.lowerBound).dropFirst(5).prefix(11)) + " "
                + String(desks.calendar.timestamp($0.upperBound).dropFirst(5).prefix(11))
        }
    }

    @Test("one's gaps lie in one's waking hours, and are at least as long as asked")
    func own() throws {
        let home = try Self.home()
        try Self.add(home, "ann", "2026-10-05T09:15", "2h")
        try Self.add(home, "ann", "2026-10-05T11:30", "30m")
        let ann = try home.as("ann")
        let day = try ann.calendar.window(.day, date: nil, from: nil, to: nil)
        #expect(
            Self.clocks(try ann.freeTime.gaps(in: day, atLeast: "30m"), ann)
                == ["10-05T08:00 10-05T09:15", "10-05T12:00 10-05T22:00"])
        #expect(try ann.freeTime.gaps(in: day, atLeast: "15m").count == 3)
        _ = try ann.settings.set("waking", "10:00-14:00")
        #expect(
            Self.clocks(try ann.freeTime.gaps(in: day, atLeast: "1h"), ann)
                == ["10-05T12:00 10-05T14:00"])
        #expect(reason { _ = try ann.freeTime.gaps(in: day, atLeast: "0m") } == .invalid)
        #expect(reason { _ = try ann.freeTime.gaps(in: day, atLeast: "soon") } == .invalid)
    }

    @Test("a time of one's own is the first of the week that is free, in an hour at the earliest")
    func ownTime() throws {
        let home = try Self.home()
        func time(_ length: String) throws -> String? {
            let ann = try home.as("ann")
            return Self.clocks(try [ann.freeTime.ownTime(lasting: length)].compactMap(\.self), ann)
                .first
        }
        #expect(try time("1h") == "10-05T09:00 10-05T10:00")
        try Self.add(home, "ann", "2026-10-05T09:30", "2h")
        #expect(try time("30m") == "10-05T09:00 10-05T09:30")
        #expect(try time("1h") == "10-05T11:30 10-05T12:30")
        #expect(try time("20h") == nil)
    }

    @Test("a common gap is one of both, and their water does not count")
    func common() throws {
        let home = try Self.home()
        try Self.add(home, "ann", "2026-10-05T09:00", "3h")
        try Self.add(home, "ben", "2026-10-05T14:00", "2h")
        var goal = GoalDraft()
        goal.amount = "2l"
        _ = try home.as("ben").water.setGoal(goal)
        let ann = try home.as("ann")
        let gaps = try ann.freeTime.common(
            MeetingWish(with: ["ben"], length: "90m", from: "2026-10-05", to: "2026-10-06"))
        let times = gaps.map(\.time).sorted { $0.lowerBound < $1.lowerBound }
        #expect(
            Self.clocks(times, ann) == ["10-05T12:00 10-05T14:00", "10-05T16:00 10-05T22:00"])
        #expect(zip(gaps, gaps.dropFirst()).allSatisfy { $0.suits.score >= $1.suits.score })
        let week = try ann.freeTime.common(MeetingWish(with: ["ben", "ann"], isThisWeek: true))
        #expect(week.allSatisfy { $0.time.lowerBound >= ann.now })
        #expect(
            Self.clocks(week.map(\.time), ann).max()?.hasSuffix("10-11T22:00") ?? false)
    }

    @Test("a friend's waking hours are on the friend's clock")
    func zones() throws {
        let home = try Self.home()
        var edit = ProfileEdit()
        edit.zone = "America/New_York"
        _ = try home.as("ben").people.edit(nil, edit, role: nil)
        let ann = try home.as("ann")
        let gaps = try ann.freeTime.common(
            MeetingWish(with: ["ben"], from: "2026-10-05", to: "2026-10-06"))
        #expect(Self.clocks(gaps.map(\.time), ann) == ["10-05T13:00 10-05T22:00"])
    }

    @Test("a stranger cannot tell who exists, is nobody's friend, blocks, or does not share")
    func strangers() throws {
        let home = try Self.home()
        _ = try home.as("op").people.suspend("ben")
        let messages = ["ben", "cat", "dan", "eve", "nobody.at.all"].map { handle in
            let failure = failure {
                _ = try home.as("ann").freeTime.common(MeetingWish(with: [handle]))
            }
            #expect(failure?.reason == .forbidden)
            return failure?.sentence.replacing(handle, with: "X") ?? ""
        }
        #expect(Set(messages).count == 1)
        // Nor by asking for both at once.
        _ = try home.as("op").people.restore("ben")
        #expect(
            reason { _ = try home.as("ann").freeTime.common(MeetingWish(with: ["ben", "dan"])) }
                == .forbidden)
        #expect(try !home.as("ann").freeTime.common(MeetingWish(with: ["ben"])).isEmpty)
        #expect(
            reason { _ = try home.as("dan").freeTime.common(MeetingWish(with: ["ann"])) }
                == .forbidden)
    }

    @Test("who stops sharing, or ends the friendship, is seen no more")
    func ending() throws {
        let home = try Self.home()
        let wish = MeetingWish(with: ["ben"])
        #expect(try !home.as("ann").freeTime.common(wish).isEmpty)
        _ = try home.as("ben").settings.set("share-busy", "nobody")
        #expect(reason { _ = try home.as("ann").freeTime.common(wish) } == .forbidden)
        _ = try home.as("ben").settings.set("share-busy", "friends")
        try home.as("ben").friends.remove("ann")
        #expect(reason { _ = try home.as("ann").freeTime.common(wish) } == .forbidden)
    }

    @Test("slips end with 64, and the suspended learn nothing")
    func slips() throws {
        let home = try Self.home()
        let wishes = [
            MeetingWish(with: ["Not A Handle"]), MeetingWish(with: []),
            MeetingWish(with: ["ben"], length: "long"),
            MeetingWish(with: ["ben"], from: "2026-10-07", to: "2026-10-06"),
            MeetingWish(with: ["ben"], from: "2026-10-07", isThisWeek: true),
            MeetingWish(with: ["ben"], from: "2026-10-07", to: "2029-10-06"),
        ]
        for wish in wishes {
            #expect(reason { _ = try home.as("ann").freeTime.common(wish) } == .invalid)
        }
        _ = try home.as("op").people.suspend("ann")
        #expect(
            reason { _ = try home.as("ann").freeTime.common(MeetingWish(with: ["ben"])) }
                == .forbidden)
    }
}
