import Recurrence
import TestSupport
import Testing

@Suite("Hostile rules")
struct HostileRuleTests {
    /// From the field: rules on which calendar libraries hang, and worse ones.
    static let rules = [
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31;COUNT=1",
        "FREQ=SECONDLY;BYSECOND=60",
        "FREQ=SECONDLY",
        "FREQ=SECONDLY;COUNT=2000000000",
        "FREQ=DAILY;COUNT=1000000000",
        "FREQ=HOURLY;COUNT=1000000000",
        "FREQ=SECONDLY;INTERVAL=86401;BYHOUR=5;BYMINUTE=5;BYSECOND=5",
        "FREQ=SECONDLY;INTERVAL=86400;BYHOUR=5",
        "FREQ=HOURLY;INTERVAL=24;BYHOUR=5",
        "FREQ=MINUTELY;INTERVAL=7;BYDAY=MO;BYHOUR=3;BYMINUTE=1",
        "FREQ=HOURLY;INTERVAL=7;BYDAY=5MO",
        "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1",
        "FREQ=DAILY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO",
        "FREQ=YEARLY;BYWEEKNO=53;BYMONTHDAY=15",
        "FREQ=YEARLY;INTERVAL=4000000",
        "FREQ=YEARLY;INTERVAL=4611686018427387904;COUNT=9223372036854775807",
        "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=" + list(0..<24) + ";BYMINUTE="
            + list(0..<60) + ";BYSECOND=" + list(0..<60) + ";BYSETPOS=-1",
        "FREQ=WEEKLY;BYMONTH=2;BYDAY=TU;INTERVAL=52;BYSETPOS=3",
    ]

    static func list(_ numbers: Range<Int>) -> String {
        numbers.map(String.init).joined(separator: ",")
    }

    /// Ten milliseconds is promised of a release build (`make bench` measures it); a debug build
    /// and a busy machine get a hundred times that, which no walk over seconds would keep.
    @Test(
        "the first 1,000 occurrences, or that there are none, are known at once",
        .timeLimit(.minutes(1)), arguments: rules)
    func isBounded(_ text: String) throws {
        let rule = try #require(RecurrenceRule.parse(text).rule)
        let clock = ContinuousClock()
        for startYear in [1, 1997] {
            let start = WallTime(
                CivilDate(uncheckedYear: startYear, month: 1, day: 5), secondOfDay: 32_400)
            var set = RecurrenceSet(start: start, isDate: false)
            set.rules = [rule]
            for year in [1, 1997, 2026, 9998] {
                let first = WallTime(CivilDate(uncheckedYear: year, month: 1, day: 1))
                let took = clock.measure {
                    let found = set.occurrences(in: first ..< .latest, zone: nil, limit: 1_000)
                    #expect(found.items.count <= 1_000)
                }
                #expect(took < .seconds(1), "\(text) from \(startYear) in \(year): \(took)")
            }
        }
    }

    @Test(
        "a rule that can never match gives the start alone",
        arguments: [
            "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
            "FREQ=HOURLY;INTERVAL=24;BYHOUR=5", "FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4",
        ])
    func neverMatches(_ text: String) throws {
        let start = try #require(WallTime(text: "20260105T090000"))
        var set = RecurrenceSet(start: start, isDate: false)
        set.rules = [try #require(RecurrenceRule.parse(text).rule)]
        #expect(set.occurrences(in: nil, zone: nil).items.map(\.start) == [start])
    }

    @Test("an answer of more than 10,000 occurrences is cut, and says so")
    func cut() throws {
        let start = try #require(WallTime(text: "20260105T090000"))
        var set = RecurrenceSet(start: start, isDate: false)
        set.rules = [RecurrenceRule(.secondly)]
        let found = set.occurrences(in: nil, zone: nil)
        #expect(found.items.count == 10_000)
        #expect(found.isCut)
        set.rules = [RecurrenceRule(.secondly, count: 10_000)]
        #expect(!set.occurrences(in: nil, zone: nil).isCut)
    }
}

extension WallTime {
    /// A wall time in RFC 5545's basic form.
    init?(text: String) {
        guard let wall = BasicForm.wall(Array(text.utf8)) else { return nil }
        self = wall
    }
}
