import Campus
import ICalendar
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import Storage

/// It is Monday, 5 October 2026, 8:00, when everybody comes; what is told is told eight days later.
@Suite("Statistics")
struct StatisticsTests {
    private static let later = "2026-10-13T08:00:00+01:00"

    /// With twelve students beside the operator, `p1` to `p12`.
    private static func home() throws -> TestHome {
        let home = try TestHome()
        try home.configure("zone: Europe/London\n")
        for number in 1...12 { _ = try home.as("p\(number)") }
        return home
    }

    private static func rows(
        _ home: TestHome, _ name: String, _ period: StatisticsPeriod = .weeks,
        at now: String = later
    ) throws -> [String] {
        try home.as("op", now: now).statistics.table(name, over: period).rows.map { row in
            ([row.label.text] + row.counts.map(\.sign)).joined(separator: " ")
        }
    }

    private static func keep(_ home: TestHome, at now: String = later) throws {
        _ = try HomeKeeper(
            Invocation(home: home.folder.path + "/home", person: "op", now: now)
        ).keep(backups: nil)
    }

    @Test(
        "are for operators alone",
        arguments: [("op", nil), ("ada", .forbidden), ("p1", .forbidden)]
            as [(String, Refusal.Reason?)])
    func callers(handle: String, expected: Refusal.Reason?) throws {
        let home = try Self.home()
        _ = try home.as("ada")
        _ = try home.as("op").people.edit("ada", ProfileEdit(), role: .staff)
        let desk = try home.as(handle).statistics
        #expect(reason { _ = try desk.statistics() } == expected)
        #expect(reason { _ = try desk.table("people") } == expected)
    }

    @Test("a suspended operator sees nothing of it")
    func suspended() throws {
        let home = try Self.home()
        _ = try home.as("op").people.edit("p1", ProfileEdit(), role: .operator)
        _ = try home.as("p1").people.suspend("op")
        #expect(reason { _ = try home.as("op").statistics.statistics() } == .forbidden)
    }

    @Test("a table that there is not is missing")
    func unknown() throws {
        let home = try Self.home()
        #expect(reason { _ = try home.as("op").statistics.table("salaries") } == .missing)
    }

    @Test("people are counted by role, and no subtraction tells who is alone in one")
    func people() throws {
        let home = try Self.home()
        // Twelve students, no staff, one operator.
        #expect(
            try Self.rows(home, "people") == ["student -", "staff <5", "operator <5", "total 13"])
        for number in 1...6 {
            _ = try home.as("op").people.edit("p\(number)", ProfileEdit(), role: .staff)
        }
        #expect(
            try Self.rows(home, "people") == ["student -", "staff -", "operator <5", "total -"])
        for number in 7...11 {
            _ = try home.as("op").people.edit("p\(number)", ProfileEdit(), role: .operator)
        }
        for number in 13...18 { _ = try home.as("p\(number)") }
        #expect(
            try Self.rows(home, "people") == ["student 7", "staff 6", "operator 6", "total 19"])
    }

    @Test("who came is counted by the week, from Mondays on")
    func newPeople() throws {
        let home = try Self.home()
        _ = try home.as("late", now: "2026-10-12T09:00:00+01:00")
        #expect(try Self.rows(home, "new-people") == ["2026-10-05 13", "2026-10-12 <5"])
    }

    @Test("who looked is counted once a day, today is not over")
    func active() throws {
        let home = try Self.home()
        for number in 1...6 {
            for hour in ["09", "17"] {
                try home.as("p\(number)", now: "2026-10-06T\(hour):30:00+01:00")
                    .hours.count(minutes: 5)
            }
        }
        for number in 1...12 {
            try home.as("p\(number)", now: "2026-10-13T07:30:00+01:00").hours.count(minutes: 5)
        }
        let days = try Self.rows(home, "active")
        #expect(days.count == 8 && days[1] == "2026-10-06 6")
        #expect(days.filter { $0.hasSuffix("<5") }.count == 7)
        // On the night that follows that day is told as well.
        #expect(
            try Self.rows(home, "active", at: "2026-10-14T00:00:01+01:00").last
                == "2026-10-13 12")
    }

    /// People who look at a page on a day, `p1` and so on.
    private static func look(_ home: TestHome, _ people: ClosedRange<Int>, on day: String) throws {
        for number in people {
            try home.as("p\(number)", now: "\(day)T09:30:00Z").hours.count(minutes: 5)
        }
    }

    @Test("who looked in a week and in a month is counted once, when it is over")
    func spans() throws {
        let home = try Self.home()
        for number in 13...30 { _ = try home.as("p\(number)") }
        try Self.look(home, 1...6, on: "2026-10-06")
        try Self.look(home, 4...12, on: "2026-10-08")
        try Self.look(home, 1...18, on: "2026-10-14")
        try Self.look(home, 1...2, on: "2026-10-20")
        try Self.look(home, 12...29, on: "2026-10-31")
        // Today and a week or a month that is not over are not there.
        #expect(try Self.rows(home, "active-weeks", at: "2026-10-11T21:00:00Z") == [])
        #expect(
            try Self.rows(home, "active-weeks", at: "2026-10-12T08:00:00Z") == ["2026-10-05 -"])
        let weeks = ["2026-10-05 -", "2026-10-12 -", "2026-10-19 <5", "2026-10-26 -"]
        let later = "2026-11-02T08:00:00Z"
        #expect(try Self.rows(home, "active-months", at: "2026-10-31T08:00:00Z") == [])
        #expect(try Self.rows(home, "active-weeks", at: later) == weeks)
        #expect(try Self.rows(home, "active-months", at: later) == ["2026-10 29"])
        #expect(try Self.rows(home, "active-months", .year, at: later) == ["2026-10 29"])
        // Somebody more on other days of a week, and it is shown.
        try Self.look(home, 19...23, on: "2026-10-16")
        #expect(try Self.rows(home, "active-weeks", at: later)[1] == "2026-10-12 23")
        try Self.keep(home, at: later)
        let store = try home.as("op").store
        try store.execute("DELETE FROM active_hour")
        try store.execute("UPDATE session SET used = 0")
        #expect(try Self.rows(home, "active-weeks", at: later)[1] == "2026-10-12 23")
        #expect(try Self.rows(home, "active-months", at: later) == ["2026-10 29"])
    }

    @Test(
        "where days were counted before weeks were, nights count those, some each, and no look does"
    )
    func earlierHome() throws {
        let home = try Self.home()
        for number in 13...30 { _ = try home.as("p\(number)") }
        // Who came on a Sunday is on record with the week that it ends.
        for number in 31...36 { _ = try home.as("p\(number)", now: "2027-01-03T10:00:00Z") }
        for month in ["2026-10", "2026-11"] {
            try Self.look(home, 1...18, on: "\(month)-14")
            try Self.look(home, 19...23, on: "\(month)-16")
        }
        let later = "2027-01-04T08:00:00Z"
        func rows(_ name: String, at now: String = later) throws -> [String] {
            try Self.rows(home, name, .year, at: now)
        }
        try Self.keep(home, at: later)
        let arrivals = try rows("new-people")
        #expect(arrivals.last == "2026-12-28 6")
        let store = try home.as("op").store
        try store.execute(
            """
            DELETE FROM daily_figure WHERE name IN ('people.activeWeek', 'people.activeMonth')
            """)
        #expect(try rows("active-weeks") == [])
        #expect(try rows("active-months") == [])
        // A week that no night has reached is counted as its days are.
        try Self.look(home, 1...18, on: "2027-01-06")
        try Self.look(home, 19...23, on: "2027-01-08")
        #expect(try rows("active-weeks", at: "2027-01-11T02:00:00Z") == ["2027-01-04 23"])
        try Self.keep(home, at: later)
        // November is counted, and waits for its first weeks.
        let newest = try rows("active-weeks")
        #expect(newest.count == 6 && newest.first?.hasPrefix("2026-11-23") == true)
        #expect(try rows("active-months") == ["2026-12 <5"])
        try Self.keep(home, at: later)
        try store.execute("DELETE FROM active_hour")
        let weeks = try rows("active-weeks")
        #expect(weeks.count == 13)
        #expect(weeks[1] == "2026-10-12 23" && weeks[5] == "2026-11-09 -")
        #expect(try rows("active-months").count == 3)
        #expect(try rows("new-people") == arrivals)
    }

    @Test(
        "of a month is told the same whatever period is asked for, and nothing that a day of it gives away"
    )
    func guardedMonth() throws {
        let home = try Self.home()
        for number in 13...20 { _ = try home.as("p\(number)") }
        try Self.look(home, 1...15, on: "2026-10-06")
        try Self.look(home, 14...18, on: "2026-10-20")
        // 18 less 15 would say that three came later alone; the day is of the year's days, not of the last weeks'.
        for period in StatisticsPeriod.allCases {
            let rows = try Self.rows(home, "active-months", period, at: "2026-11-20T08:00:00Z")
            #expect(rows == ["2026-10 -"], "\(period)")
        }
    }

    @Test("a period that reaches back further than there is anything says since when there is")
    func since() throws {
        let home = try Self.home()
        func since(_ period: StatisticsPeriod, _ now: String) throws -> String? {
            try home.as("op", now: now).statistics.statistics(over: period).since?.description
        }
        for period in StatisticsPeriod.allCases {
            #expect(try since(period, Self.later) == "2026-10-05", "\(period)")
        }
        #expect(try since(.weeks, "2026-11-20T08:00:00Z") == nil)
        #expect(try since(.year, "2026-11-20T08:00:00Z") == "2026-10-05")
        #expect(try since(.year, "2027-11-20T08:00:00Z") == nil)
    }

    @Test("enrolments are told by module, the most first, without giving away the few")
    func enrolments() throws {
        let home = try Self.home()
        let modules = try home.folder.write(
            #"[{"code":"CM50123","title":"Networks"},{"code":"MA20216","title":"Algebra"}]"#,
            as: "modules.json")
        _ = try home.as("op").modules.loadModules(modules)
        for number in 1...12 { _ = try home.as("p\(number)").enrolment.enrol(["CM50123"]) }
        #expect(try Self.rows(home, "enrolments") == ["CM50123 12", "total 12"])
        for number in 1...2 { _ = try home.as("p\(number)").enrolment.enrol(["MA20216"]) }
        #expect(
            try Self.rows(home, "enrolments") == ["CM50123 -", "MA20216 <5", "total 14"])
        for number in 3...6 { _ = try home.as("p\(number)").enrolment.enrol(["MA20216"]) }
        #expect(
            try Self.rows(home, "enrolments") == ["CM50123 12", "MA20216 6", "total 18"])
        _ = try home.as("p1").enrolment.leave("MA20216")
        #expect(try Self.rows(home, "enrolments").last == "total 17")
    }

    /// Rows of the ledger, which the bell writes: an attempt a line.
    private static func deliver(
        _ home: TestHome, _ count: Int, by channel: String, _ outcome: String, late: Int?,
        at instant: Instant
    ) throws {
        let store = try home.as("op").store
        try store.execute(
            """
            INSERT INTO reminder (person_id, subject, lead, round, kind, due, until, important, state,
                wanted) SELECT id, 'm1', 0, 0, 'class', 0, 0, 0, 'delivered', 0 FROM person
            WHERE handle = 'p1' AND NOT EXISTS (SELECT 1 FROM reminder)
            """)
        for _ in 0..<count {
            try store.execute(
                """
                INSERT INTO delivery (reminder_id, attempt, channel, started, finished, outcome, late_ms)
                SELECT id, 1 + (SELECT COUNT(*) FROM delivery), '\(channel)', \(instant.seconds),
                    \(instant.seconds), '\(outcome)', \(late.map(String.init) ?? "NULL") FROM reminder
                """)
        }
    }

    private static let tuesday = Instant(seconds: 1_791_270_000)

    @Test("attempts of the bell are told by the kind of channel, and by how late they were")
    func reminders() throws {
        let home = try Self.home()
        #expect(try Self.rows(home, "reminders") == [])
        try Self.deliver(home, 6, by: "push:3", "delivered", late: 20, at: Self.tuesday)
        try Self.deliver(home, 5, by: "push:4+7", "delivered", late: 60_000, at: Self.tuesday)
        try Self.deliver(home, 7, by: "push", "delivered", late: 60_001, at: Self.tuesday)
        try Self.deliver(home, 5, by: "email:example.org", "failed", late: nil, at: Self.tuesday)
        try Self.deliver(home, 9, by: "desktop", "delivered", late: nil, at: Self.tuesday)
        #expect(
            try Self.rows(home, "reminders")
                == ["desktop 9 <5 <5", "email <5 <5 5", "push 11 7 <5"])
    }

    private static func fetch(
        _ home: TestHome, _ count: Int, _ outcome: String, at instant: Instant
    ) throws {
        let store = try home.as("op").store
        for _ in 0..<count {
            try store.execute(
                """
                INSERT INTO "fetch" (source_id, at, outcome, bytes, added, changed, removed, unchanged)
                SELECT MIN(id), \(instant.seconds), '\(outcome)', 0, 0, 0, 0, 0 FROM source
                """)
        }
    }

    @Test("imports are told by outcome, events by the week, and a night's work keeps them all")
    func kept() throws {
        var home = try Self.home()
        home.now = "2026-10-05T08:00:00+01:00"
        _ = try home.as("op").personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-06 12:00", length: "45m"))
        try Self.fetch(home, 6, "failed", at: Self.tuesday)
        try Self.fetch(home, 8, "imported", at: Self.tuesday)
        try Self.deliver(home, 6, by: "push:3", "delivered", late: 20, at: Self.tuesday)
        for number in 1...6 {
            var draft = EventDraft()
            (draft.title, draft.start, draft.length) = (
                "Night \(number)", "2026-11-0\(number) 18:00", 3_600
            )
            draft.hashtag = "night\(number)"
            _ = try home.as("op").events.publish(draft, in: nil)
            _ = try home.as("p\(number)").events.join("#night\(number)")
        }
        for number in 1...6 {
            try home.as("p\(number)", now: "2026-10-07T09:30:00+01:00").hours.count(minutes: 5)
        }
        let names = StatisticsTable.Name.allCases.map(\.rawValue)
        let before = try names.map { try Self.rows(home, $0) }
        #expect(before[names.firstIndex(of: "imports")!][1] == "2026-10-06 8 <5 <5 6")
        #expect(before[names.firstIndex(of: "events")!] == ["2026-10-05 6 6", "2026-10-12 <5 <5"])
        try Self.keep(home)
        let store = try home.as("op").store
        for table in ["\"fetch\"", "delivery", "active_hour", "attendance"] {
            try store.execute("DELETE FROM \(table)")
        }
        #expect(try names.map { try Self.rows(home, $0) } == before)
        // Once is enough, and what comes after is counted by the next night.
        try Self.keep(home)
        try Self.fetch(home, 5, "refused", at: Self.tuesday.adding(days: 8))
        try Self.keep(home, at: "2026-10-16T03:00:00+01:00")
        try store.execute("DELETE FROM \"fetch\"")
        let imports = try Self.rows(home, "imports", .term, at: "2026-10-16T08:00:00+01:00")
        #expect(imports[1] == "2026-10-06 8 <5 <5 6")
        #expect(imports[9] == "2026-10-14 <5 <5 5 <5")
        #expect(imports.count == 11)
    }

    @Test("a home of today has tables without a day", arguments: StatisticsPeriod.allCases)
    func young(period: StatisticsPeriod) throws {
        let home = try Self.home()
        let statistics = try home.as("op").statistics.statistics(over: period)
        #expect(statistics.days.isEmpty)
        #expect(statistics.tables.map(\.name) == StatisticsTable.Name.allCases)
    }

    @Test(
        "a year goes back a year, a term to its beginning, four weeks to a Monday",
        arguments: [(.weeks, "2027-10-11"), (.term, "2027-07-19"), (.year, "2026-11-09")]
            as [(StatisticsPeriod, String)])
    func periods(period: StatisticsPeriod, first: String) throws {
        let home = try Self.home()
        let days = try home.as("op", now: "2027-11-10T08:00:00+00:00").statistics
            .statistics(over: period).days
        #expect(days.lowerBound.description == first)
        #expect(days.upperBound.description == "2027-11-10")
    }

    @Test("a day on which the clocks are changed has its 23 or 25 hours")
    func clocks() throws {
        let zone = try #require(ZoneDatabase().zone("Europe/London"))
        let days =
            CivilDate(
                uncheckedYear: 2026, month: 10, day: 23)..<CivilDate(
                uncheckedYear: 2026, month: 10, day: 28)
        let stretches = DayStretch.stretches(of: days, in: zone)
        #expect(stretches.map(\.count) == [2, 1, 2])
        #expect(stretches.map(\.length) == [86_400, 90_000, 86_400])
        #expect(stretches.map(\.first.description) == ["2026-10-23", "2026-10-25", "2026-10-26"])
        let home = try Self.home()
        // A quarter to midnight on the long day, and a quarter past.
        let end = try #require(stretches.last?.start)
        _ = try home.as("op").personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-06 12:00", length: "45m"))
        try Self.fetch(home, 5, "failed", at: end.adding(seconds: -900))
        try Self.fetch(home, 7, "failed", at: end.adding(seconds: 900))
        let rows = try Self.rows(home, "imports", at: "2026-10-28T08:00:00+00:00")
        #expect(rows.contains("2026-10-25 <5 <5 <5 5"))
        #expect(rows.contains("2026-10-26 <5 <5 <5 7"))
    }
}

extension ShownCount {
    fileprivate var sign: String {
        switch self {
        case .count(let count): "\(count)"
        case .few: "<5"
        case .withheld: "-"
        }
    }
}

extension Instant {
    fileprivate func adding(days: Int64) -> Instant { adding(seconds: days * 86_400) }
}
