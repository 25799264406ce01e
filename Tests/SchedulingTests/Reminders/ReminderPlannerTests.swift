import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("What is planned to ring")
struct ReminderPlannerTests {
    @Test(
        "each kind rings by its leads",
        arguments: [
            (.class, ["05T0900"]), (.exam, ["04T0915", "05T0815"]), (.event, ["05T0815"]),
            (.personal, ["05T0900"]), (.hydration, ["05T0915"]),
        ] as [(ItemKind, [String])])
    func leads(kind: ItemKind, dues: [String]) {
        #expect(Planned.plan([Planned.item("20261005T091500", kind: kind)]).dues == dues)
    }

    @Test("an item's own leads go before those of its kind, and none is none")
    func own() {
        var item = Planned.item("20261005T091500")
        item.leads = [7_200, 60]
        #expect(Planned.plan([item]).dues == ["05T0715", "05T0914"])
        item.leads = []
        #expect(Planned.plan([item]).isEmpty)
    }

    @Test("what does not take place, is not seen, or is told twice does not ring")
    func silent() {
        let item = Planned.item("20261005T091500")
        var (cancelled, hidden, double, allDay) = (item, item, item, item)
        cancelled.status = .cancelled
        hidden.isHidden = true
        double.doubleOf = ItemID(meeting: MeetingID(9), original: nil)
        allDay.allDay = true
        #expect(Planned.plan([cancelled, hidden, double, allDay]).isEmpty)
    }

    @Test("a whole day rings so long before its midnight as was said, however far one walks")
    func wholeDay() {
        var day = Planned.item("20261006T000000", minutes: 1_440)
        (day.allDay, day.leads) = (true, [10_800, 0])
        let before = Planned.item("20261005T200000", id: 2, place: "East")
        let rung = Planned.plan([before, day], walk: { _, _ in 600 })
        #expect(rung.filter { $0.item?.id == day.id }.dues == ["05T2100", "06T0000"])
    }

    @Test("a day of a lead is one of the calendar, whatever the clocks do meanwhile")
    func calendarDays() {
        // An hour is added at 1:00 UTC on the 7th.
        let zone = Zone(
            id: "Test", initialOffset: 0,
            transitions: [(instant: Planned.instant("20261007T010000"), offset: 3_600)])
        func due(_ lead: Int64, allDay: Bool = false) -> String? {
            var item = Planned.item(allDay ? "20261007T000000" : "20261007T090000")
            let start = zone.instant(of: item.start.wall)
            item.start = ClockTime(start, in: zone)
            (item.allDay, item.leads) = (allDay, [lead])
            let plan = ReminderPlanner(
                ReminderSituation(agenda: [item], zone: zone)
            ).reminders(dueIn: Samples.window("20261001T000000", "20261012T000000"))
            guard let first = plan.first, plan.count == 1 else { return nil }
            #expect(first.due == start.adding(seconds: -first.lead))
            #expect(first.dueClock(in: zone) == ClockTime(first.due, in: zone))
            let wall = zone.wall(at: first.due)
            return "\(wall.date) \(wall.clockText)"
        }
        #expect(due(86_400) == "2026-10-06 09:00")
        #expect(due(2 * 86_400 + 3_600) == "2026-10-05 08:00")
        #expect(due(23 * 3_600) == "2026-10-06 09:00")
        #expect(due(-9 * 3_600, allDay: true) == "2026-10-07 09:00")
        #expect(due(86_400, allDay: true) == "2026-10-06 00:00")
    }

    @Test("what is of a dismissed series does not ring, whichever source tells of it")
    func dismissedSeries() {
        var told = Planned.item("20261005T091500")
        told.alsoFrom = [
            AlsoFrom(
                id: Planned.item("20261005T091500", id: 8).id, source: "B", differences: [])
        ]
        let other = Planned.item("20261005T120000", id: 2)
        for id in [1, 8] as [Int64] {
            var preferences = ReminderPreferences()
            preferences.dismissed = [MeetingID(id)]
            #expect(Planned.plan([told, other], preferences).dues == ["05T1145"])
        }
    }

    @Test("what another source cancelled rings once, as early as it would")
    func doubtful() {
        var item = Planned.item("20261005T091500", kind: .exam)
        let other = Planned.item("20261005T091500", id: 8).id
        item.alsoFrom = [
            AlsoFrom(id: other, source: "B", differences: [.init(.status, "cancelled")])
        ]
        let rung = Planned.plan([item])
        #expect(rung.dues == ["04T0915"] && rung.first?.doubt == other)
    }

    @Test(
        "a change rings unless its class is hidden, muted or dismissed; what is important does",
        arguments: [
            ("nothing", 1), ("hidden", 0), ("dismissed", 0), ("muted", 0), ("muted, important", 1),
        ])
    func changes(_ what: String, count: Int) {
        var item = Planned.item("20261006T090000")
        var preferences = ReminderPreferences()
        item.isHidden = what == "hidden"
        if what == "dismissed" { preferences.dismissed = [MeetingID(1)] }
        if what.hasPrefix("muted") {
            preferences.mutes.modules = Set([ModuleCode("CM50123")].compactMap(\.self))
        }
        if what.hasSuffix("important") { preferences.importance.kinds = [.change] }
        let change = Planned.change(starts: "20261006T090000", at: "20261005T080000")
        let rung = Planned.plan([item], preferences, changes: [(7, change)])
            .filter { $0.kind == .change }
        #expect(rung.count == count, "\(what)")
        let late = Planned.plan(
            [item], preferences, changes: [(7, change)], from: "20261006T090000")
        #expect(!late.contains { $0.kind == .change })
    }

    @Test("who asks to be a friend is told of for a week")
    func requests() {
        var situation = ReminderSituation(agenda: [], zone: .utc)
        situation.requests = [(asker: 4, at: Planned.instant("20261005T080000"))]
        for (from, to, count) in [
            ("20261004T000000", "20261005T080000", 0), ("20261005T080000", "20261005T090000", 1),
            ("20261012T075959", "20261013T000000", 1), ("20261012T080000", "20261013T000000", 0),
        ] {
            let rung = ReminderPlanner(situation).reminders(dueIn: Samples.window(from, to))
            #expect(rung.count == count, "\(from)")
        }
    }

    @Test("of parallel groups all ring until one is chosen")
    func alternatives() {
        var alternative = Planned.item("20261005T091500")
        alternative.isAlternative = true
        #expect(Planned.plan([alternative]).count == 1)
    }

    @Test("a mute silences a module and a community, but not what is important")
    func mutes() {
        let items = [
            Planned.item("20261005T091500"),
            Planned.item("20261005T120000", kind: .event, id: 2, module: nil, source: "Chess"),
            Planned.item("20261005T140000", kind: .exam, id: 3),
        ]
        var preferences = ReminderPreferences()
        preferences.mutes.modules = Set([ModuleCode("CM50123")].compactMap(\.self))
        preferences.mutes.communities = ["Chess"]
        #expect(Planned.plan(items, preferences).isEmpty)
        preferences.importance.kinds = [.exam]
        let rung = Planned.plan(items, preferences)
        #expect(rung.dues == ["04T1400", "05T1300"] && rung.allSatisfy(\.isImportant))
    }

    @Test("a class told by two sources keeps its id whichever is believed")
    func folded() {
        let first = Told(id: 3, start: "20261005T091500")
        var second = Told(source: 2, id: 8, start: "20261005T091500")
        for revised in [nil, "20260901T000000"] as [String?] {
            second.revised = revised
            let rung = Planned.plan([first, second].merged())
            #expect(rung.map(\.id) == ["m3-PT15M"])
            let told = revised == nil ? nil : ItemID(meeting: MeetingID(8), original: nil)
            #expect(rung.map(\.told) == [told])
        }
    }

    @Test("the same inputs give the same reminders, whatever the window they are looked at through")
    func same() {
        let items = (0..<60).map { index in
            Planned.item(
                "202610\(index % 5 + 10)T\(index % 9 + 10)0000",
                kind: ItemKind.allCases[index % 4], id: Int64(index))
        }.sorted { ($0.start.instant, $0.id) < ($1.start.instant, $1.id) }
        let all = Planned.plan(items, from: "20261008T000000", to: "20261020T000000")
        #expect(all == Planned.plan(items, from: "20261008T000000", to: "20261020T000000"))
        let parts = (8..<20).flatMap { day in
            Planned.plan(
                items, from: "202610\(day < 10 ? "0" : "")\(day)T000000",
                to: "202610\(day < 9 ? "0" : "")\(day + 1)T000000")
        }
        #expect(parts == all && !all.isEmpty)
        #expect(Set(all.map(\.id)).count == all.count)
        #expect(zip(all, all.dropFirst()).allSatisfy { ($0.due, $0.id) <= ($1.due, $1.id) })
    }

    @Test("a hostile source has five hundred reminders, the next ones, and starves no other")
    func hostile() {
        let start = Samples.wall("20261005T090000")
        let items = (0..<2_000).map { index in
            var item = Planned.item("20261005T090000", id: Int64(index), source: "Flood")
            item.start.wall = start.adding(seconds: Int64(index))
            item.end.wall = start.adding(seconds: Int64(index) + 60)
            return item
        }
        let other = Planned.item("20261005T180000", id: 5_000)
        let rung = Planned.plan(items + [other])
        #expect(rung.count == 501 && rung.last?.item?.id == other.id)
        #expect(rung.prefix(500).map(\.item?.id) == items.prefix(500).map(\.id))
        // As many in each ten days that are looked at.
        #expect(Planned.plan(items, from: "20260925T000000").count == 1_000)
    }

    @Test("a cup is of use until the next one, and for an hour at most")
    func cups() {
        let cups = ["20261005T090000", "20261005T092000", "20261005T120000"].enumerated().map {
            Planned.item($1, minutes: 0, kind: .hydration, id: Int64($0), place: nil, module: nil)
        }
        let until = Planned.plan(cups).map(\.until)
        #expect(
            until
                == ["20261005T092000", "20261005T102000", "20261005T130000"].map(Planned.instant))
    }

    @Test("a digest rings once a day at its time")
    func digest() {
        var preferences = ReminderPreferences()
        preferences.digest = TimeOfDay("07:30")
        let rung = Planned.plan([], preferences, from: "20261005T080000", to: "20261008T073000")
        #expect(rung.map(\.id) == ["digest-20261006", "digest-20261007"])
        #expect(rung.dues == ["06T0730", "07T0730"])
    }

    @Test(
        "a day's digest keeps its time of day over both changes of the clock",
        arguments: [(2026, 3, 29, "06:30"), (2026, 10, 25, "07:30")])
    func daylight(year: Int, month: Int, day: Int, utc: String) {
        let zone = DrinkCalendarTests.london
        var preferences = ReminderPreferences()
        preferences.digest = TimeOfDay("07:30")
        let date = CivilDate(uncheckedYear: year, month: month, day: day)
        let window =
            zone.instant(of: WallTime(date))..<zone.instant(of: WallTime(date.adding(days: 1)))
        let rung = ReminderPlanner(
            ReminderSituation(agenda: [], preferences: preferences, zone: zone)
        ).reminders(dueIn: window)
        #expect(rung.count == 1)
        #expect(rung.map { WallTime(seconds: $0.due.seconds).clockText } == [utc])
        #expect(rung.map(\.until) == [window.upperBound])
    }
}
