import Foundation
import ICalendar
import Recurrence

/// Expanding rules, against libical's iterator and against the clock.
enum RecurrenceRows {
    static func rows() -> [Row] { [weekly(), hostile()].compactMap(\.self) }

    /// A term of a weekly class, wall times made instants in its zone.
    private static func weekly() -> Row? {
        let text = "FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270630T000000"
        guard let zone = ZoneDatabase().zone("Europe/London"),
            let rule = RecurrenceRule.parse(text).rule,
            let start = WallTime(basic: "20260928T091500"),
            let end = WallTime(basic: "20261219T000000")
        else { return nil }
        var set = RecurrenceSet(start: start, isDate: false)
        set.rules = [rule]
        var ours = 0
        var sum: Int64 = 0
        let took = Measure.milliseconds {
            var cursor = ZoneCursor(zone)
            for _ in 0..<200_000 {
                set.forEachOccurrence(in: start..<end, zone: zone) { occurrence in
                    sum &+= cursor.instant(of: occurrence.start).seconds
                    ours += 1
                }
            }
        }
        var theirs = 0
        let bare = Measure.milliseconds {
            for _ in 0..<2_000 {
                theirs += Yardstick.expand(
                    rule: text, start: "20260928T091500", until: "20261219T000000")
            }
        }
        guard sum != 0, theirs > 0 else { return nil }
        let rate = Double(ours) / took / 1_000
        let bareRate = Double(theirs) / bare / 1_000
        return Row(
            what: "weekly rules over a term, zone included",
            measured: String(format: "%.1f M/s", rate),
            yardstick: String(format: "libical's iterator %.2f M/s", bareRate),
            ratio: String(format: "%.0f times", rate / bareRate), promise: "at least 50 times",
            isKept: rate >= 50 * bareRate)
    }

    /// The slowest of the hostile rules, in the worst of four windows.
    private static func hostile() -> Row? {
        var slowest = (took: 0.0, text: "")
        for text in HostileRules.all {
            guard let rule = RecurrenceRule.parse(text).rule else {
                return Row(
                    what: "first 1,000 of the worst hostile rule", measured: "",
                    yardstick: "\(text) is not read", ratio: "", promise: "under 10 ms",
                    isKept: false)
            }
            for year in [1, 1997, 2026, 9998] {
                var set = RecurrenceSet(
                    start: WallTime(
                        CivilDate(uncheckedYear: 1997, month: 1, day: 6), secondOfDay: 32_400),
                    isDate: false)
                set.rules = [rule]
                let from = WallTime(CivilDate(uncheckedYear: year, month: 1, day: 1))
                let took = (0..<3).map { _ in
                    Measure.milliseconds {
                        _ = set.occurrences(in: from ..< .latest, zone: nil, limit: 1_000)
                    }
                }
                let median = Measure.median(took)
                if median > slowest.took { slowest = (median, "\(text.prefix(40)) from \(year)") }
            }
        }
        return Row(
            what: "first 1,000 of the worst hostile rule", measured: Measure.text(slowest.took),
            yardstick: slowest.text, ratio: "", promise: "under 10 ms",
            isKept: slowest.took < 10)
    }
}

/// Rules on which calendar programs hang.
enum HostileRules {
    static let all = [
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31;COUNT=1", "FREQ=SECONDLY;BYSECOND=60",
        "FREQ=SECONDLY", "FREQ=SECONDLY;COUNT=2000000000", "FREQ=DAILY;COUNT=1000000000",
        "FREQ=HOURLY;COUNT=1000000000",
        "FREQ=SECONDLY;INTERVAL=86401;BYHOUR=5;BYMINUTE=5;BYSECOND=5",
        "FREQ=MINUTELY;INTERVAL=7;BYDAY=MO;BYHOUR=3;BYMINUTE=1;COUNT=1000000",
        "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1", "FREQ=YEARLY;BYWEEKNO=53;BYMONTHDAY=15",
        "FREQ=DAILY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO",
        "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=" + list(24) + ";BYMINUTE=" + list(60)
            + ";BYSECOND=" + list(60) + ";BYSETPOS=-1",
    ]

    private static func list(_ count: Int) -> String {
        (0..<count).map(String.init).joined(separator: ",")
    }
}
