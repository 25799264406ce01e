import ICalendar
import Recurrence
import Testing

@Suite("Reading properties")
struct ComponentParserTests {
    static let monday = TimeValue(wall(2026, 1, 5, 9), .floating)
    static let london = TimeValue(wall(2026, 1, 5, 9), .zoned("Europe/London"))
    static let utc = TimeValue(wall(2026, 1, 5, 9), .utc)
    static let day = TimeValue(wall(2026, 1, 5), .date)

    /// Lines that are read without a word.
    static let regular: [(String, Value)] = [
        ("SUMMARY:a\\, b\\; c\\nd\\\\e \"f\":g;h", .text("a, b; c\nd\\e \"f\":g;h")),
        ("SUMMARY:\u{e9}t\u{e9} \u{1f600}", .text("\u{e9}t\u{e9} \u{1f600}")),
        ("SUMMARY:  two blanks  ", .text("  two blanks  ")),
        ("SUMMARY:C:\\temp\\", .text("C:\\temp\\")),
        ("SUMMARY;LANGUAGE=\"fr\":Cours", .text("Cours")),
        ("LOCATION:", .text("")),
        ("STATUS:Cancelled", .text("CANCELLED")),
        ("STATUS:CANCELED", .text("CANCELED")),
        ("X-ANY-THING;VALUE=TEXT:a\\,b", .text("a,b")),
        ("NOT-REGISTERED:a", .text("a")),
        ("DTSTART:20260105T090000", .time(monday)),
        ("DTSTART:20260105T090000Z", .time(utc)),
        ("DTSTART;TZID=Europe/London:20260105T090000", .time(london)),
        ("DTSTART;TZID=\"Europe/London\":20260105T090000", .time(london)),
        ("DTSTART;TZID=Europe/London:20260105T090000Z", .time(utc)),
        ("DTSTART;TZID=:20260105T090000", .time(monday)),
        ("DTSTART;VALUE=DATE:20260105", .time(day)),
        ("DTSTART;VALUE=DATE;VALUE=DATE:20260105", .time(day)),
        ("DTSTART:20260105", .time(day)),
        ("DTSTART;VALUE=DATE:20260105T000000", .time(day)),
        (
            "DTSTART;VALUE=DATE:20260105T200000",
            .time(TimeValue(wall(2026, 1, 5).adding(seconds: 72_000), .floating))
        ),
        ("DTSTART;TZID=Europe/London;VALUE=DATE:20260105", .time(day)),
        ("DTSTART : 20260105T090000 ", .time(monday)),
        ("dtstart:20260105T090000", .time(monday)),
        ("DTSTART:20260105t090000z", .time(utc)),
        ("DTSTART:20260105T0900", .time(monday)),
        ("DTSTART:2026-01-05T09:00:00Z", .time(utc)),
        ("DTSTART:20260104T240000", .time(TimeValue(wall(2026, 1, 5), .floating))),
        (
            "DTSTART:20260105T085960",
            .time(TimeValue(wall(2026, 1, 5, 8, 59).adding(seconds: 59), .floating))
        ),
        ("DTSTART:00010101T000000", .time(TimeValue(.earliest, .floating))),
        (
            "DTSTART:99991231T235959Z",
            .time(TimeValue(WallTime(seconds: WallTime.latest.seconds - 1), .utc))
        ),
        (
            "DTSTART;TZID=GMT+01:00:20260105T090000",
            .time(TimeValue(wall(2026, 1, 5, 9), .zoned("GMT+01:00")))
        ),
        (
            "DTSTART;TZID=\"A;B:C\":20260105T090000",
            .time(TimeValue(wall(2026, 1, 5, 9), .zoned("A;B:C")))
        ),
        ("DTSTART;FOO;X-A=1:20260105T090000", .time(monday)),
        ("RRULE:FREQ=YEARLY;BYWEEKNO=1;SKIP=OMIT", .rule("FREQ=YEARLY;BYWEEKNO=1;SKIP=OMIT")),
        ("EXRULE;X=1: freq=DAILY ", .rule("freq=DAILY")),
        ("EXDATE:20260105T090000Z,20260105", .times([utc, day])),
        ("EXDATE;TZID=Europe/London:20260105T090000", .times([london])),
        ("RDATE;VALUE=DATE:20260105,20260106", .times([day, TimeValue(wall(2026, 1, 6), .date)])),
        (
            "RDATE;VALUE=PERIOD:20260105T090000Z/PT1H30M,20260105T090000Z/20260105T090000Z",
            .periods([
                PeriodValue(utc, .lasting(CalendarDuration(seconds: 5_400))),
                PeriodValue(utc, .until(utc)),
            ])
        ),
        (
            "RDATE:20260105T090000/P1D",
            .periods([PeriodValue(monday, .lasting(CalendarDuration(days: 1)))])
        ),
        ("DURATION:PT1H", .duration(CalendarDuration(seconds: 3_600))),
        ("DURATION:P1W2DT3M", .duration(CalendarDuration(days: 9, seconds: 180))),
        ("DURATION:-P1DT1S", .duration(CalendarDuration(days: -1, seconds: -1))),
        ("SEQUENCE:-1", .integer(-1)),
        ("SEQUENCE:99999999999", .integer(99_999_999_999)),
        ("URL:http://a.example/?b=c,d;e\\f", .other("http://a.example/?b=c,d;e\\f")),
        ("GEO:51.5;-0.12", .other("51.5;-0.12")),
        ("ORGANIZER;CN=\"Doe, J\":mailto:j@a.example", .other("mailto:j@a.example")),
    ]

    @Test("a line is read as what it means", arguments: regular)
    func value(_ line: String, _ value: Value) throws {
        let (property, issues) = try property(line)
        #expect(property?.value == value)
        #expect(issues.isEmpty)
    }

    @Test("a list of texts is as many properties")
    func categories() throws {
        let (components, _) = try read(event("CATEGORIES:A,B\\,C,,D"))
        #expect(
            components.first?.all("CATEGORIES").map(\.value) == [
                .text("A"), .text("B,C"), .text("D"),
            ])
    }

    @Test("EXDATE lines are gathered by zone, in the file's order")
    func gathered() throws {
        let (components, issues) = try read(
            event(
                "EXDATE;TZID=Europe/London:20260105T090000", "SUMMARY:x", "EXDATE:20260105T090000Z",
                "EXDATE;TZID=Europe/London:20260105T090000"))
        let exdates = components.first?.all("EXDATE").map(\.value)
        #expect(exdates == [.times([Self.london, Self.london]), .times([Self.utc])])
        #expect(issues.isEmpty)
    }

    @Test("more values on a line than libical takes, which is 500, are all read")
    func manyValues() throws {
        let dates = (1...900).map { _ in "20260105T090000Z" }.joined(separator: ",")
        let (property, issues) = try property("EXDATE:" + dates)
        #expect(property?.value == .times(Array(repeating: Self.utc, count: 900)))
        #expect(issues.isEmpty)
    }

    @Test("parameters are kept without VALUE and TZID where the value tells them")
    func parameters() throws {
        let (moved, _) = try property(
            "RECURRENCE-ID;range=THISANDFUTURE;TZID=Europe/London;VALUE=DATE-TIME:20260105T090000")
        #expect(moved?.parameters == [Parameter("RANGE", "THISANDFUTURE")])
        #expect(moved?.value == .time(Self.london))
        let (person, _) = try property("ATTENDEE;CN=A ^'B^' ^^ ^nC;VALUE=URI;X=\"p;q\":mailto:x")
        #expect(person?.parameter("CN") == "A \"B\" ^ \nC")
        #expect(person?.parameter("VALUE") == "URI")
        #expect(person?.parameter("X") == "p;q")
    }

    @Test("components inside are read only when wanted, and only wanted properties are")
    func filter() throws {
        let bytes = event(
            "UID:1", "SUMMARY:a", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM", "X-LONG-NAME-A:b")
        let all = try #require(try read(bytes).components.first)
        #expect(all.properties.map(\.name) == ["UID", "SUMMARY", "X-LONG-NAME-A"])
        #expect(all.children.map(\.name) == ["VALARM"])
        #expect(all.line == 2)
        #expect(all.children.first?.line == 5)
        let trigger = all.children.first?.first("TRIGGER")?.value
        #expect(trigger == .duration(CalendarDuration(seconds: -300)))
        let few = try read(bytes, wanted: PropertyFilter(["SUMMARY"])).components.first
        #expect(few?.properties.map(\.name) == ["SUMMARY"])
        #expect(few?.children == [])
        let alarm = try read(bytes, wanted: PropertyFilter(["TRIGGER"], includesChildren: true))
        #expect(alarm.components.first?.children.first?.properties.count == 1)
    }

    @Test("bytes that begin no component are none")
    func none() {
        let (component, issues) = ComponentParser().parse(Array("SUMMARY:x".utf8), line: 7)
        #expect(component == nil)
        #expect(issues.map(\.line) == [7])
    }
}
