import Recurrence
import TestSupport
import Testing

@Suite("A series is its start, its rules and its dates, less its exclusions")
struct SetTests {
    @Test("The start happens though no rule hits it, and COUNT counts the rule's own times")
    func unsynchronizedStart() throws {
        let set = try RecurrenceSet.rule(
            "FREQ=WEEKLY;COUNT=3;BYDAY=TH", from: "20020402T114500", includesStart: true)
        #expect(set.occurrences().dates == ["20020402", "20020404", "20020411", "20020418"])
        let synchronized = try RecurrenceSet.rule(
            "FREQ=WEEKLY;COUNT=3", from: "20020402T114500", includesStart: true)
        #expect(synchronized.occurrences().dates == ["20020402", "20020409", "20020416"])
    }

    @Test("A series without a rule happens once")
    func once() throws {
        let set = RecurrenceSet(start: try #require(wall("20261005T091500")))
        #expect(set.occurrences().texts == ["20261005T091500"])
        #expect(set.lastStart() == set.start)
        let later = set.start.adding(seconds: 1)..<WallTime.latest
        #expect(set.occurrences(in: later).items.isEmpty)
    }

    @Test("Dates and periods join the rule's times, each start once")
    func dates() throws {
        var set = try RecurrenceSet.rule("FREQ=DAILY;COUNT=2", from: "20261005T091500")
        let start = set.start
        set.dates = [
            RecurrenceDate(start: start.adding(seconds: 7_200), duration: 1_800),
            RecurrenceDate(start: WallTime(start.date.adding(days: 5)), isDate: true),
            RecurrenceDate(start: start, duration: 600),
            RecurrenceDate(start: start.adding(seconds: 86_400)),
        ]
        let found = set.occurrences().items
        #expect(
            found == [
                Occurrence(start: start, duration: 600),
                Occurrence(start: start.adding(seconds: 7_200), duration: 1_800),
                Occurrence(start: start.adding(seconds: 86_400)),
                Occurrence(start: start.adding(seconds: 5 * 86_400)),
            ])
        #expect(set.lastStart() == found.last?.start)
    }

    @Test("EXDATEs take away a moment or a day, in whatever order they stand")
    func exclusions() throws {
        var set = try RecurrenceSet.rule(
            "FREQ=DAILY;COUNT=8", from: "20261005T091500", includesStart: true)
        let day = set.start.date
        set.exclusions = [
            .day(day.adding(days: 6)), .moment(set.start),
            .moment(WallTime(day.adding(days: 2))), .day(day.adding(days: 3)),
            .moment(WallTime(day.adding(days: 3), secondOfDay: 3)),
        ]
        let expected = ["20261006", "20261007", "20261009", "20261010", "20261012"]
        #expect(set.occurrences().dates == expected)
        set.isDate = true
        #expect(set.occurrences().dates == expected.filter { $0 != "20261007" })
    }

    @Test("EXRULE takes away what it gives")
    func exclusionRule() throws {
        var set = try RecurrenceSet.rule("FREQ=DAILY;COUNT=10", from: "20261005T091500")
        set.exclusionRules = RecurrenceRule.parse("FREQ=WEEKLY;BYDAY=SA,SU").rule.map { [$0] } ?? []
        #expect(set.occurrences().items.count == 8)
    }

    @Test("A series of whole days ignores the times of day in its rule")
    func wholeDays() throws {
        for (rule, expected) in [
            ("FREQ=DAILY;BYHOUR=9,10;BYMINUTE=30;COUNT=2", ["20261005", "20261006"]),
            ("FREQ=HOURLY;INTERVAL=12;COUNT=3", ["20261005", "20261006", "20261007"]),
            ("FREQ=MONTHLY;BYHOUR=3;COUNT=2", ["20261005", "20261105"]),
            ("FREQ=DAILY;UNTIL=20261006", ["20261005", "20261006"]),
            ("FREQ=DAILY;UNTIL=20261006T235959Z", ["20261005", "20261006"]),
        ] {
            var set = try RecurrenceSet.rule(rule, from: "20261005")
            set.isDate = true
            #expect(set.occurrences().dates == expected, "\(rule)")
        }
    }

    @Test(
        "UNTIL in UTC is the moment it says, also where the clocks change",
        arguments: [
            // Weekly at 00:30 in London: the clocks skip 01:00 to 02:00 on 29 March 2026.
            ("20260322T003000", "20260329T003000Z", 2), ("20260322T003000", "20260329T002959Z", 1),
            ("20260322T013000", "20260329T012959Z", 1), ("20260322T013000", "20260329T013000Z", 2),
            // The same wall time twice on 25 October: the first is meant.
            ("20261018T013000", "20261025T003000Z", 2), ("20261018T013000", "20261025T002959Z", 1),
            ("20261018T014500", "20261025T011000Z", 2), ("20260601T090000", "20260608T080000Z", 2),
            ("20260601T090000", "20260608T075959Z", 1),
        ])
    func until(start: String, until: String, count: Int) throws {
        let set = try RecurrenceSet.rule("FREQ=WEEKLY;UNTIL=\(until)", from: start)
        let zone = try SystemZone.load("Europe/London")
        #expect(set.occurrences(zone: zone).items.count == count)
    }

    @Test("The last start is found without expanding")
    func lastStart() throws {
        for (rule, expected) in [
            ("FREQ=WEEKLY;COUNT=12;BYDAY=MO,WE", "20261111T091500"),
            ("FREQ=DAILY;COUNT=100000", "23000720T091500"),
            ("FREQ=MONTHLY;BYDAY=-1FR;COUNT=3", "20261225T091500"),
            ("FREQ=HOURLY;INTERVAL=5;BYHOUR=9,14;COUNT=4", "20261010T141500"),
            ("FREQ=DAILY;UNTIL=20261009T000000", "20261009T000000"),
        ] {
            let set = try RecurrenceSet.rule(rule, from: "20261005T091500")
            #expect(set.lastStart()?.description == expected, "\(rule)")
        }
        #expect(try RecurrenceSet.rule("FREQ=DAILY", from: "20261005T091500").lastStart() == nil)
        let ended = try RecurrenceSet.rule("FREQ=DAILY;UNTIL=20200101", from: "20261005T091500")
        #expect(ended.endsBeforeStart())
        #expect(ended.lastStart() == ended.start)
    }

    @Test(
        "A set is stored as text and read back the same",
        arguments: [
            "", "RRULE:FREQ=WEEKLY;COUNT=12\nEXDATE:20261012T091500,20261019",
            "RRULE:FREQ=DAILY\nRRULE:FREQ=MONTHLY\nEXRULE:FREQ=YEARLY",
            "RDATE:20261012T091500,20261019,20261020T091500/PT3600S",
        ])
    func text(text: String) throws {
        let start = try #require(wall("20261005T091500"))
        let set = try #require(RecurrenceSet(text: text, start: start, isDate: false))
        #expect(set.text == text)
        #expect(RecurrenceSet(text: set.text, start: start, isDate: false) == set)
    }

    @Test(
        "Text that no set wrote is refused",
        arguments: [
            "RRULE", "RRULE:", "RRULE:COUNT=3", "X:1", "EXDATE:1", "RDATE:20261012T091500/PTS",
            "RDATE:20261012T091500/", "RDATE:20261332", "EXDATE:20261012T091500,", "\n",
        ])
    func badText(text: String) throws {
        let start = try #require(wall("20261005T091500"))
        #expect(RecurrenceSet(text: text, start: start, isDate: false) == nil)
    }
}
