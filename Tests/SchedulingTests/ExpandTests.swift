import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("Expanding meetings to items")
struct ExpandTests {
    static func expand(
        _ meetings: [Meeting], _ from: String = "20261001", _ to: String = "20261101",
        cancelled: Bool = false, limit: Int = 10_000
    ) -> [AgendaItem] {
        Scheduling.expand(
            meetings.map { SourcedMeeting(source: Samples.source, meeting: $0) },
            AgendaQuery(
                window: Samples.window(from, to), includesCancelled: cancelled, limit: limit),
            zones: ZoneTable(viewer: .utc))
    }

    /// A start, how long it is on the wall, and how long by real seconds.
    private static let changes: [(start: String, wall: Int64, lasts: Int64)] = [
        ("20261007T003000", 3_600, 3_600), ("20261007T010000", 3_600, 3_600),
        ("20261007T013000", 3_600, 3_600), ("20261007T011500", 1_800, 1_800),
        ("20261007T000000", 4 * 3_600, 3 * 3_600), ("20261006T233000", 86_400, 23 * 3_600),
    ]

    @Test("a start that the clock passes over takes its end along", arguments: changes)
    func gap(start: String, wall: Int64, lasts: Int64) throws {
        // From 1:00 to 2:00 there is nothing.
        let zone = Zone(
            id: "Gap", initialOffset: 0,
            transitions: [
                (instant: Instant(seconds: Samples.wall("20261007T010000").seconds), offset: 3_600)
            ])
        let entry = Samples.entry(start, seconds: wall, basis: .floating)
        let items = Scheduling.expand(
            [SourcedMeeting(source: Samples.source, meeting: Samples.meeting(entry))],
            AgendaQuery(window: Samples.window("20261001T000000", "20261101T000000")),
            zones: ZoneTable(viewer: zone))
        let item = try #require(items.first)
        #expect(item.start.instant.seconds == Samples.wall(start).seconds)
        #expect(item.end.instant - item.start.instant == lasts)
    }

    @Test(
        "an item is in the window when it overlaps it",
        arguments: [
            ("20261005T080000", 3_600, false), ("20261005T080001", 3_600, true),
            ("20261005T095959", 3_600, true), ("20261005T100000", 3_600, false),
            ("20261005T090000", 0, true), ("20261005T100000", 0, false),
            ("20261001T000000", 8 * 86_400, true),
        ])
    func overlap(_ start: String, seconds: Int64, isIn: Bool) {
        let items = Self.expand(
            [Samples.meeting(Samples.entry(start, seconds: seconds))], "20261005T090000",
            "20261005T100000")
        #expect(items.isEmpty != isIn)
    }

    @Test("an exception stands in for its occurrence and keeps its id, wherever it goes")
    func exceptions() {
        let moved = MeetingException(
            original: Samples.wall("20261012T090000"), reachesOn: false,
            entry: Samples.entry("20261213T140000", "Moved"))
        let series = Samples.entry("20261005T090000", rule: Samples.rule("FREQ=WEEKLY;COUNT=3"))
        let meeting = Samples.meeting(series, exceptions: [moved])
        #expect(Self.expand([meeting]).map(\.summary) == ["Networks", "Networks"])
        let late = Self.expand([meeting], "20261201", "20270101")
        #expect(late.map(\.id.description) == ["m1-20261012T090000"])
        #expect(late[0].recurrenceID?.wall == moved.original)
    }

    @Test("THISANDFUTURE moves and renames what follows, until the next one")
    func thisAndFuture() {
        let later = MeetingException(
            original: Samples.wall("20261012T090000"), reachesOn: true,
            entry: Samples.entry("20261012T110000", "Later", seconds: 7_200))
        let latest = MeetingException(
            original: Samples.wall("20261026T090000"), reachesOn: true,
            entry: Samples.entry("20261025T080000", "Sundays"))
        let series = Samples.entry("20261005T090000", rule: Samples.rule("FREQ=WEEKLY;COUNT=5"))
        let items = Self.expand(
            [Samples.meeting(series, exceptions: [later, latest])], "20261001", "20261201")
        #expect(items.map(\.summary) == ["Networks", "Later", "Later", "Sundays", "Sundays"])
        #expect(
            items.map { $0.start.wall.description } == [
                "20261005T090000", "20261012T110000", "20261019T110000", "20261025T080000",
                "20261101T080000",
            ])
        #expect(items[2].end.instant - items[2].start.instant == 7_200)
    }

    @Test("cancelled items are listed when asked for")
    func cancelled() {
        let meeting = Samples.meeting(Samples.entry("20261005T090000", status: .cancelled))
        #expect(Self.expand([meeting]).isEmpty)
        #expect(Self.expand([meeting], cancelled: true).count == 1)
    }

    @Test("a series that is cut says so on its last item")
    func cut() {
        let meeting = Samples.meeting(
            Samples.entry("20261005T090000", rule: Samples.rule("FREQ=HOURLY")))
        let items = Self.expand([meeting], limit: 5)
        #expect(items.map(\.isCut) == [false, false, false, false, true])
    }

    @Test("the order is that of start, end and summary, whatever comes first")
    func order() {
        let meetings = [
            Samples.meeting(Samples.entry("20261006T090000", "B"), id: 1),
            Samples.meeting(Samples.entry("20261005T090000", "Z", seconds: 60), id: 2),
            Samples.meeting(Samples.entry("20261005T090000", "C"), id: 3),
            Samples.meeting(Samples.entry("20261005T090000", "A"), id: 4),
        ]
        let items = Self.expand(meetings)
        #expect(items.map(\.summary) == ["Z", "A", "C", "B"])
        #expect(Self.expand(meetings.reversed()) == items)
    }

    @Test("what rings is classes, a quarter of an hour before, neither cancelled nor all-day")
    func plan() {
        let items = Self.expand(
            [
                Samples.meeting(Samples.entry("20261005T091500", "Rings"), id: 1),
                Samples.meeting(
                    Samples.entry("20261005T091500", "Cancelled", status: .cancelled), id: 2),
                Samples.meeting(
                    Samples.entry("20261005T000000", "Day", seconds: 86_400, basis: .date), id: 3),
                Samples.meeting(Samples.entry("20261005T091600", "Too late"), id: 4),
            ], cancelled: true)
        let reminders = ReminderPlanner(ReminderSituation(agenda: items, zone: .utc))
            .reminders(dueIn: Samples.window("20261005T090000", "20261005T090100"))
        #expect(reminders.map(\.item?.summary) == ["Rings"])
        #expect(reminders.map(\.id) == ["m1-PT15M"])
    }

    @Test("too many items in all cost the source that has them, and nobody else")
    func total() {
        let secondly = Samples.entry(
            "20261005T090000", seconds: 0, rule: Samples.rule("FREQ=SECONDLY"))
        let daily = Samples.entry("20261005T090000", "Daily", rule: Samples.rule("FREQ=DAILY"))
        var other = Samples.source
        other.id = 2
        let hostile = (1...50).map { number in
            SourcedMeeting(source: other, meeting: Samples.meeting(secondly, id: Int64(number)))
        }
        let meeting = SourcedMeeting(
            source: Samples.source, meeting: Samples.meeting(daily, id: 99))
        let window = Samples.window("20261005", "20261104")
        let items = Scheduling.expand(
            hostile + [meeting], AgendaQuery(window: window, limit: 1_000, total: 200),
            zones: ZoneTable(viewer: .utc))
        #expect(items.count { $0.summary == "Daily" } == 30)
        #expect(items.count { $0.summary != "Daily" } == 100)
        #expect(items.count { $0.isCut } == 50)
    }

    @Test("one item costs about the same, however many of its meeting are told one by one")
    func oneOfMany() throws {
        func cost(_ count: Int) throws -> Double {
            var meeting = Meeting(
                id: Samples.meeting(Samples.entry("20261005T090000")).id, uid: "u",
                main: nil)
            let first = Samples.entry("20261005T090000")
            meeting.exceptions = (0..<count).map { number in
                var entry = first
                entry.start.wall = first.start.wall.adding(seconds: Int64(number) * 3_600)
                return MeetingException(
                    original: entry.start.wall, reachesOn: false, entry: entry)
            }
            let sourced = SourcedMeeting(source: Samples.source, meeting: meeting)
            let zones = ZoneTable(viewer: .utc)
            let id = ItemID(
                meeting: try #require(meeting.id), original: meeting.exceptions[count / 2].original)
            let query = AgendaQuery(window: Samples.window("20200101", "20400101"))
            return ThreadTime.seconds {
                for _ in 0..<50 {
                    let item = Scheduling.expand(id, of: sourced, query, zones: zones)
                    #expect(item?.id == id)
                }
            }
        }
        _ = try cost(100)
        let (few, many) = (try cost(500), try cost(16_000))
        #expect(many < 8 * few, "\(few) \(many)")
    }

    @Test(
        "of what repeats all the time the first is shown, on the day that is looked at",
        arguments: [
            ("FREQ=SECONDLY", 100), ("FREQ=MINUTELY", 3_000), ("FREQ=MINUTELY;INTERVAL=15", 3_000),
            ("FREQ=HOURLY", 2_400),
        ])
    func restless(_ rule: String, count: Int) {
        let entry = Samples.entry("20260101T000000", seconds: 0, rule: Samples.rule(rule))
        let items = Self.expand([Samples.meeting(entry)], "20261001", "20270109")
        #expect(items.count == count)
        #expect(items.first?.start.wall == Samples.wall("20261001T000000"))
        #expect(items.last?.isCut == (count != 2_400))
    }

    @Test("series of which nothing is shown are walked no further than others")
    func work() {
        var entry = Samples.entry(
            "20260101T000000", seconds: 0, rule: Samples.rule("FREQ=SECONDLY"))
        let rules = entry.recurrence?.rules ?? []
        entry.recurrence?.exclusionRules = rules
        let meetings = (1...2_000).map { Samples.meeting(entry, id: Int64($0)) }
        let seconds = ThreadTime.seconds {
            #expect(Self.expand(meetings, "20261001", "20270930").isEmpty)
        }
        #expect(seconds < 10 * ThreadTime.slowness)
    }
}
