import Recurrence
import Testing

/// The examples of RFC 5545 section 3.8.5.3, with the dates its text lists.
@Suite("The examples of RFC 5545 come out as it prints them")
struct RFCExampleTests {
    @Test(
        "The examples that start on 2 September 1997 at nine",
        arguments: [
            ("FREQ=DAILY;COUNT=10", "0902 0903 0904 0905 0906 0907 0908 0909 0910 0911"),
            ("FREQ=DAILY;INTERVAL=10;COUNT=5", "0902 0912 0922 1002 1012"),
            ("FREQ=WEEKLY;COUNT=10", "0902 0909 0916 0923 0930 1007 1014 1021 1028 1104"),
            (
                "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
                "0902 0904 0909 0911 0916 0918 0923 0925 0930 1002"
            ),
            (
                "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
                "0902 0904 0916 0918 0930 1002 1014 1016"
            ),
            ("FREQ=MONTHLY;COUNT=4;BYMONTHDAY=2,15", "0902 0915 1002 1015"),
            ("FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "0904 1007 1106"),
            ("FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "0929 1030 1127"),
            ("FREQ=MONTHLY;COUNT=4;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "0913 1011 1108 1213"),
        ])
    func septemberExamples(rule: String, days: String) throws {
        let set = try RecurrenceSet.rule(rule, from: "19970902T090000")
        let expected = days.split(separator: " ").map { "1997\($0)T090000" }
        #expect(set.occurrences(limit: 50).texts == expected)
    }

    @Test(
        "The examples with a start of their own",
        arguments: [
            ("19970512", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "19970512 19980511 19990517"),
            ("19970519", "FREQ=YEARLY;BYDAY=20MO", "19970519 19980518 19990517"),
            (
                "19970101", "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
                "19970101 19970410 19970719 20000101 20000409 20000718 20030101 20030410 20030719 20060101"
            ),
            ("19970928", "FREQ=MONTHLY;BYMONTHDAY=-3", "19970928 19971029 19971128 19971229"),
            (
                "19970902", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
                "19980213 19980313 19981113 19990813 20001013"
            ),
            (
                "19961105", "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
                "19961105 20001107 20041102"
            ),
            (
                "19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
                "19970805 19970810 19970819 19970824"
            ),
            (
                "19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
                "19970805 19970817 19970819 19970831"
            ),
            (
                "20070115", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
                "20070115 20070130 20070215 20070315 20070330"
            ),
            (
                "19970907", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
                "19970907 19970928 19971102 19971130 19980104 19980125 19980301 19980329 19980503 19980531"
            ),
            (
                "19970610", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
                "19970610 19970710 19980610 19980710 19990610 19990710 20000610 20000710 20010610 20010710"
            ),
        ])
    func examples(start: String, rule: String, days: String) throws {
        let set = try RecurrenceSet.rule(rule, from: "\(start)T090000")
        let expected = days.split(separator: " ").map(String.init)
        #expect(set.occurrences(limit: expected.count).dates == expected)
    }

    @Test(
        "The examples of hours and minutes",
        arguments: [
            ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z", "0900 1200 1500"),
            ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", "0900 0915 0930 0945 1000 1015"),
            ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", "0900 1030 1200 1330"),
            ("FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,20,40;COUNT=6", "0900 0920 0940 1000 1020 1040"),
            ("FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10;COUNT=6", "0900 0920 0940 1000 1020 1040"),
        ])
    func times(rule: String, times: String) throws {
        let set = try RecurrenceSet.rule(rule, from: "19970902T090000")
        let expected = times.split(separator: " ").map { "19970902T\($0)00" }
        #expect(set.occurrences().texts == expected)
    }
}
