import Recurrence
import TestSupport
import Testing

@Suite("Recurrence rules are read leniently and written canonically")
struct RuleTests {
    @Test(
        "A correct rule is read without problems and written back",
        arguments: [
            ("FREQ=WEEKLY;UNTIL=20261211T235959Z;BYDAY=MO,WE", nil),
            ("FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", nil),
            ("FREQ=YEARLY;INTERVAL=4;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;BYMONTH=11", nil),
            ("INTERVAL=2;WKST=SU;FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2;WKST=SU"),
            ("freq=weekly;byday=mo;wkst=mo", "FREQ=WEEKLY;BYDAY=MO"),
            ("FREQ=DAILY;UNTIL=20261211", nil),
            ("FREQ=DAILY;UNTIL=20261211T090000", nil),
            ("RSCALE=GREGORIAN;SKIP=OMIT;FREQ=DAILY", "FREQ=DAILY"),
            ("FREQ=MONTHLY;BYDAY=+1MO", "FREQ=MONTHLY;BYDAY=1MO"),
            ("FREQ=YEARLY;BYYEARDAY=-366,1;BYWEEKNO=-1,53", nil),
            ("FREQ=MINUTELY;BYSECOND=0,60", "FREQ=MINUTELY;BYSECOND=0,59"),
        ] as [(String, String?)])
    func correct(text: String, written: String?) throws {
        let (rule, problems) = RecurrenceRule.parse(text)
        #expect(problems.isEmpty, "\(problems)")
        let found = try #require(rule).text
        #expect(found == written ?? text)
        #expect(RecurrenceRule.parse(found).rule == rule)
    }

    @Test(
        "What is wrong in a rule is told, and the rest of it kept",
        arguments: [
            ("FREQ=DAILY;INTERVAL=0", "FREQ=DAILY", "INTERVAL"),
            ("FREQ=DAILY;INTERVAL=-3", "FREQ=DAILY", "INTERVAL"),
            ("FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=0", "COUNT"),
            ("FREQ=DAILY;COUNT=-1", "FREQ=DAILY;COUNT=0", "COUNT"),
            ("FREQ=DAILY;COUNT=many", "FREQ=DAILY;COUNT=1", "COUNT"),
            ("FREQ=DAILY;UNTIL=20261211;COUNT=-1", "FREQ=DAILY;UNTIL=20261211", "COUNT"),
            ("FREQ=DAILY;COUNT=0;UNTIL=20261211", "FREQ=DAILY;UNTIL=20261211", "COUNT"),
            ("FREQ=DAILY;COUNT=many;UNTIL=20261211", "FREQ=DAILY;UNTIL=20261211", "COUNT"),
            ("FREQ=DAILY;UNTIL=tomorrow;COUNT=-1", "FREQ=DAILY;COUNT=0", "COUNT"),
            ("FREQ=DAILY;UNTIL=", "FREQ=DAILY;COUNT=1", "UNTIL"),
            ("FREQ=DAILY;UNTIL=tomorrow", "FREQ=DAILY;COUNT=1", "UNTIL"),
            ("FREQ=DAILY;UNTIL=2026-12-11", "FREQ=DAILY;UNTIL=20261211", "UNTIL"),
            ("FREQ=DAILY;UNTIL=20261131", "FREQ=DAILY;UNTIL=20261130", "UNTIL"),
            (
                "FREQ=DAILY;UNTIL=20261211T240000Z", "FREQ=DAILY;UNTIL=20261211T235959Z",
                "UNTIL"
            ),
            ("FREQ=YEARLY;BYMONTH=13", "FREQ=YEARLY", "BYMONTH"),
            ("FREQ=YEARLY;BYMONTH=3,x", "FREQ=YEARLY;BYMONTH=3", "BYMONTH"),
            ("FREQ=WEEKLY;BYDAY=0MO", "FREQ=WEEKLY;BYDAY=MO", "BYDAY"),
            ("FREQ=WEEKLY;BYDAY=MO,XX,", "FREQ=WEEKLY;BYDAY=MO", "BYDAY"),
            ("FREQ=WEEKLY;BYEASTER=1", "FREQ=WEEKLY", "BYEASTER"),
            ("FREQ=WEEKLY;", "FREQ=WEEKLY", ""),
            ("FREQ=WEEKLY; BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO", ""),
            ("FREQ=WEEKLY;WKST=XX", "FREQ=WEEKLY", "WKST"),
            ("FREQ=WEEKLY;BYSETPOS=400", "FREQ=WEEKLY", "BYSETPOS"),
            ("FREQ=MONTHLY;BYWEEKNO=3", "FREQ=MONTHLY;BYWEEKNO=3", "BYWEEKNO"),
            ("FREQ=WEEKLY;BYMONTHDAY=3", "FREQ=WEEKLY;BYMONTHDAY=3", "BYMONTHDAY"),
            ("FREQ=DAILY;BYDAY=2MO", "FREQ=DAILY;BYDAY=2MO", "BYDAY"),
            ("FREQ=DAILY;BYYEARDAY=3", "FREQ=DAILY;BYYEARDAY=3", "BYYEARDAY"),
            ("FREQ=DAILY;SKIP=FORWARD", "FREQ=DAILY", "SKIP"),
            ("FREQ=DAILY;BYSETPOS=1", "FREQ=DAILY;BYSETPOS=1", "BYSETPOS"),
        ])
    func wrong(text: String, kept: String, part: String) throws {
        let (rule, problems) = RecurrenceRule.parse(text)
        #expect(try #require(rule).text == kept)
        #expect(problems.contains { $0.part == part && !$0.message.isEmpty }, "\(problems)")
    }

    @Test(
        "A rule without a frequency or of another calendar is no rule",
        arguments: [
            "", "COUNT=3", "FREQ=", "FREQ=SMONTHLY", "hello", "RSCALE=HEBREW;FREQ=YEARLY",
            "FREQ=WEEKLY;FREQ=DAILY",
        ])
    func none(text: String) {
        let (rule, problems) = RecurrenceRule.parse(text)
        #expect(rule == nil)
        #expect(!problems.isEmpty)
    }

    @Test(
        "A rule in a form that has one meaning is read as that, and the form is told",
        arguments: [
            ("FREQ=WEEKLY;BYDAY=MON,WED,FRI", "MO,WE,FR"), ("FREQ=WEEKLY;BYDAY=Tuesday", "TU"),
            ("FREQ=WEEKLY;BYDAY=tues,THURS", "TU,TH"), ("FREQ=WEEKLY;BYDAY=Fridays", "FR"),
            (#"FREQ=WEEKLY;BYDAY="MO,WE""#, "MO,WE"), ("FREQ=WEEKLY;BYDAY='MO','TH'", "MO,TH"),
            ("FREQ=WEEKLY;BYDAY=[MO, SA]", "MO,SA"), ("FREQ=WEEKLY;BYDAY=(TU)", "TU"),
            ("FREQ=WEEKLY;BYDAY=MO WE", "MO,WE"), ("FREQ=WEEKLY;BYDAY=MOWEFR", "MO,WE,FR"),
            ("FREQ=WEEKLY;BYDAY=Mon and Thu", "MO,TH"), ("FREQ=WEEKLY;BYDAY=MO/TU", "MO,TU"),
            ("FREQ=WEEKLY;BYDAY=MO;BYDAY=WE;BYDAY=MO", "MO,WE"),
            ("FREQ=WEEKLY;BYDAY=MO;WE;FR", "MO,WE,FR"), (#"FREQ=WEEKLY\;BYDAY=MO\,WE"#, "MO,WE"),
            ("RRULE:FREQ=WEEKLY;BYDAY=TU", "TU"), ("RRULE:rrule:freq=weekly;byday=tue", "TU"),
            (#""FREQ=WEEKLY;BYDAY=TU""#, "TU"), ("FREQ=WEEKLY,BYDAY=MO,TU", "MO,TU"),
            ("FREQ=WEEKLY;BYDAY=MO,TU,MO,TU", "MO,TU"), ("FREQ=WEEKLY;BYDAY=MO,MO;TU;MO", "MO,TU"),
            ("FREQ:WEEKLY;BYDAY:MO", "MO"), ("FREQ=WEEK;BYDAY=MO", "MO"),
        ])
    func plainForms(text: String, days: String) throws {
        let (rule, problems) = RecurrenceRule.parse(text)
        let read = try #require(rule).text
        #expect(read == "FREQ=WEEKLY;BYDAY=" + days)
        #expect(problems.allSatisfy { !$0.isLoss }, "\(problems)")
    }

    @Test(
        "A rule whose days cannot be read is refused, so that it falls on no others",
        arguments: [
            "FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY;BYDAY=M,T", "FREQ=WEEKLY;BYDAY=MO-FR",
            "FREQ=WEEKLY;BYDAY=1,3", "FREQ=WEEKLY;BYDAY=Invalid", "FREQ=WEEKLY;BYDAY=NaN",
            "FREQ=MONTHLY;BYMONTHDAY=first", "FREQ=WEEKLY;INTERVAL=two;BYDAY=MO",
            "FREQ=YEARLY;BYMONTH=Brumaire",
        ])
    func refused(text: String) {
        let (rule, problems) = RecurrenceRule.parse(text)
        #expect(rule == nil)
        #expect(problems.contains { $0.isLoss })
    }

    @Test("What is lost of a list is told as lost, and the rest is kept")
    func partlyLost() throws {
        let (rule, problems) = RecurrenceRule.parse("FREQ=WEEKLY;BYDAY=MO,Xday")
        #expect(try #require(rule).text == "FREQ=WEEKLY;BYDAY=MO")
        #expect(problems.contains { $0.part == "BYDAY" && $0.isLoss })
        #expect(
            RecurrenceRule.parse("FREQ=DAILY;UNTIL=Invalid date").problems.contains { $0.isLoss }
        )
    }

    @Test(
        "An end at an offset is the instant that it names",
        arguments: [
            "2026-12-11T10:00:00+01:00", "20261211T100000+0100", "2026-12-11T04:00:00.000-05:00",
        ])
    func untilWithOffset(text: String) throws {
        let rule = try #require(RecurrenceRule.parse("FREQ=DAILY;UNTIL=" + text).rule)
        #expect(rule.text == "FREQ=DAILY;UNTIL=20261211T090000Z")
    }

    @Test("Numbers of any size are read without overflow")
    func hugeNumbers() throws {
        let nines = String(repeating: "9", count: 40)
        let (rule, _) = RecurrenceRule.parse("FREQ=DAILY;INTERVAL=\(nines);COUNT=\(nines)")
        #expect(rule?.interval == .max)
        #expect(rule?.count == .max)
        #expect(RecurrenceRule.parse("FREQ=DAILY;COUNT=-\(nines)").rule?.count == 0)
        #expect(RecurrenceRule.parse("FREQ=DAILY;BYMONTH=-\(nines)").rule?.byMonth == [])
    }

    @Test("No bytes make the reader fail")
    func anyBytes() {
        var generator = SeededGenerator(seed: 7)
        let pieces = [
            "FREQ=", "DAILY", "BYDAY=", "UNTIL=", ";", ",", "=", "-", "2026", "T", "Z", "é",
        ]
        for _ in 0..<5_000 {
            let text = (0..<8).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            if let rule = RecurrenceRule.parse(text).rule {
                #expect(RecurrenceRule.parse(rule.text).rule == rule, "\(text)")
            }
        }
    }
}
