import Recurrence
import TestSupport
import Testing

@Suite("No rule takes long, whatever it says")
struct HostileRuleTests {
    private static func upTo(_ count: Int) -> String {
        (0..<count).map(String.init).joined(separator: ",")
    }

    private static let all = "BYHOUR=\(upTo(24));BYMINUTE=\(upTo(60));BYSECOND=\(upTo(60))"

    /// Generous for a debug build: in release each takes less than 10 ms.
    private static let patience = 3.0

    @Test(
        "The first thousand occurrences, or none, come at once from year 1 and near year 9999",
        arguments: [
            "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
            "FREQ=SECONDLY;BYSECOND=60", "FREQ=DAILY;COUNT=1000000000",
            "FREQ=SECONDLY;COUNT=2000000000", "FREQ=SECONDLY;COUNT=200000000000",
            "FREQ=SECONDLY;INTERVAL=86401;BYHOUR=5;BYMINUTE=0;BYSECOND=0",
            "FREQ=SECONDLY;INTERVAL=86399;BYHOUR=5;BYMINUTE=0;BYSECOND=0;COUNT=30",
            "FREQ=YEARLY;BYSETPOS=-1;\(all)", "FREQ=DAILY;BYSETPOS=366,-366;\(all)",
            "FREQ=HOURLY;INTERVAL=7;BYDAY=MO,TU,WE,TH,FR,SA;COUNT=1000000000",
            "FREQ=HOURLY;INTERVAL=23;BYDAY=MO,TU,WE,TH,FR,SA;COUNT=1000000000",
            "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1", "FREQ=WEEKLY;BYSETPOS=300,-300",
            "FREQ=MINUTELY;INTERVAL=427;BYHOUR=0,7,14,21;BYMINUTE=0,7,14;BYDAY=TU,WE,TH,FR",
            "FREQ=DAILY;INTERVAL=7;BYDAY=TU,WE", "FREQ=DAILY;INTERVAL=4611686018427387904",
            "FREQ=WEEKLY;INTERVAL=9223372036854775807;BYMONTH=3;COUNT=9223372036854775807",
            "FREQ=HOURLY;INTERVAL=9223372036854775807;BYHOUR=3;COUNT=9223372036854775807",
            "FREQ=WEEKLY;INTERVAL=2;BYMONTH=1,2,3,4,5;COUNT=9223372036854775807",
            "FREQ=SECONDLY;INTERVAL=86413;BYSECOND=0;BYMINUTE=0;BYHOUR=3;BYDAY=MO,TU",
            "FREQ=SECONDLY;INTERVAL=1000003;BYSECOND=0;BYMINUTE=0;BYHOUR=3;BYDAY=MO,TU",
            "FREQ=WEEKLY;BYYEARDAY=366;BYDAY=MO;BYHOUR=1;BYSETPOS=-1",
            "FREQ=DAILY;BYYEARDAY=366;BYDAY=MO;BYWEEKNO=53", "FREQ=YEARLY;BYMONTHDAY=-400",
        ])
    func bounded(rule: String) throws {
        let set = try RecurrenceSet.rule(rule, from: "00010101T090000")
        let far = try #require(wall("99980101"))..<(try #require(wall("99990101")))
        let near = ThreadTime.seconds { _ = set.occurrences(limit: 1_000) }
        let late = ThreadTime.seconds { _ = set.occurrences(in: far, limit: 1_000) }
        let last = ThreadTime.seconds { _ = set.lastStart() }
        let patience = Self.patience * ThreadTime.slowness
        #expect(max(near, late, last) < patience, "\(near) \(late) \(last)")
    }

    @Test(
        "A list of many thousands is read at once, each of its items kept once",
        arguments: [
            ("BYDAY=", "MO,", ";TU", "MO,TU"), ("BYMONTH=", "3,", ";4", "3,4"),
            ("BYMONTHDAY=", "3,", ";BYMONTHDAY=-4", "3,-4"),
        ])
    func longLists(name: String, item: String, rest: String, wanted: String) {
        func many(_ text: String) -> String { String(repeating: text, count: 70_000) }
        let rule = "FREQ=MONTHLY;" + name + many(item) + many(rest)
        var read: String?
        let taken = ThreadTime.seconds { read = RecurrenceRule.parse(rule).rule?.text }
        #expect(read == "FREQ=MONTHLY;" + name + wanted)
        #expect(taken < Self.patience * ThreadTime.slowness, "\(taken)")
    }

    @Test("A series that an EXRULE or EXDATEs empty is given up, and says that it was cut")
    func emptied() throws {
        var set = try RecurrenceSet.rule("FREQ=SECONDLY", from: "20260101T090000")
        set.exclusionRules = set.rules
        let found = set.occurrences()
        #expect(found.items.isEmpty)
        #expect(found.isCut)

        set.exclusionRules = []
        set.exclusions = (0..<2_000).map { .day(set.start.date.adding(days: $0)) }
        let after = set.occurrences(limit: 1)
        #expect(after.texts == [WallTime(set.start.date.adding(days: 2_000)).description])
    }

    @Test("A far window counts what COUNT allows from the start on")
    func countedFar() throws {
        let set = try RecurrenceSet.rule("FREQ=SECONDLY;COUNT=86401", from: "20260101T000000")
        let window = try #require(wall("20260102T000000"))..<WallTime.latest
        #expect(set.occurrences(in: window).texts == ["20260102T000000"])
    }

    @Test("Starts and windows at the ends of time are harmless")
    func endsOfTime() throws {
        let set = try RecurrenceSet.rule("FREQ=DAILY", from: "99991230T090000")
        #expect(set.occurrences().dates == ["99991230", "99991231"])
        for seconds in [Int64.min, .min / 2, -1 << 50, 1 << 50, .max / 2, .max] {
            var odd = set
            odd.start = WallTime(seconds: seconds)
            _ = odd.occurrences(limit: 10)
            _ = odd.lastStart()
            let time = WallTime(seconds: seconds)
            #expect(set.occurrences(in: time..<time).items.isEmpty)
        }
    }
}
