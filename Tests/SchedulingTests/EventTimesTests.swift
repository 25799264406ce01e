import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("When events happen")
struct EventTimesTests {
    static func plan(_ rule: String?) -> EventPlan {
        EventPlan(
            title: "A", start: Samples.wall("20261005T180000"), length: 3_600, zone: "UTC",
            rule: rule.flatMap(Samples.rule))
    }

    static func instant(_ text: String) -> Instant { Instant(seconds: Samples.wall(text).seconds) }

    @Test(
        "a series is over after its last, an endless one never",
        arguments: [
            (nil, "20261005T185959", false), (nil, "20261005T190000", true),
            ("FREQ=DAILY;COUNT=2", "20261006T185959", false),
            ("FREQ=DAILY;COUNT=2", "20261006T190000", true),
            ("FREQ=DAILY;UNTIL=20261007T180000Z", "20261007T185959", false),
            ("FREQ=DAILY;UNTIL=20261007T180000Z", "20261007T190000", true),
            ("FREQ=DAILY", "29990101T000000", false),
        ] as [(String?, String, Bool)])
    func over(rule: String?, now: String, isOver: Bool) {
        let times = EventTimes(Self.plan(rule), in: .utc)
        #expect(times.isOver(at: Self.instant(now)) == isOver)
    }

    @Test("an endless series has a next occurrence, however late it is")
    func endless() {
        let times = EventTimes(Self.plan("FREQ=WEEKLY"), in: .utc)
        let next = times.next(at: Self.instant("20500101T000000"))
        #expect(next.start.wall == Samples.wall("20500103T180000"))
    }

    @Test(
        "a rule that never happens is known",
        arguments: [
            ("FREQ=WEEKLY", true), ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", false),
            ("FREQ=DAILY;UNTIL=20200101T000000Z", false),
            ("FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2", true),
        ])
    func happening(rule: String, happens: Bool) throws {
        let plan = Self.plan(rule)
        let series = try #require(plan.recurrence)
        #expect(plan.rule?.happens(from: series, zone: .utc) == happens)
    }

    @Test(
        "an offer is kept for its time, for half of what is left, never past the start",
        arguments: [
            // Seconds until the start, and for how long the offer stands.
            (10_000_000, 86_400), (172_800, 86_400), (172_798, 86_399), (7_200, 3_600),
            (1_800, 900), (1_200, 900), (600, 600), (1, 1), (0, 900), (-600, 900),
        ] as [(Int64, Int64)])
    func offers(left: Int64, kept: Int64) {
        let now = Instant(seconds: 1_000_000_000)
        let until = offerDeadline(now: now, keeping: 86_400, start: now.adding(seconds: left))
        #expect(until - now == kept)
    }
}
