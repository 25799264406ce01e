import ICalendar
import Recurrence
import Testing

@Suite("Forms outside of RFC 5545 that have one meaning")
struct PlainFormTests {
    @Test(
        "a length",
        arguments: [
            ("P1H30M", 0, 5_400), ("PT1H30", 0, 5_400), ("1H", 0, 3_600), ("PT1.5H", 0, 5_400),
            ("PT1,5H", 0, 5_400), ("1h30m", 0, 5_400), ("90min", 0, 5_400), ("T45M", 0, 2_700),
            ("1 hour 30 minutes", 0, 5_400), ("01:30:00", 0, 5_400), ("PT01:30", 0, 5_400),
            ("P90M", 0, 5_400), ("P1D2H", 1, 7_200), ("pt50m", 0, 3_000), ("P1W2D", 9, 0),
            ("-PT15M", 0, -900), ("PT-15M", 0, -900), ("P-15M", 0, -900), ("PT90S", 0, 90),
            ("\"PT1H\"", 0, 3_600), ("P1DT12H", 1, 43_200),
        ])
    func length(_ text: String, _ days: Int, _ seconds: Int) throws {
        let (read, issues) = try property("DURATION:" + text)
        #expect(read?.value == .duration(CalendarDuration(days: days, seconds: seconds)))
        #expect(issues.isEmpty)
    }

    @Test(
        "a length that may be two, or none, is refused with a word",
        arguments: [
            "90", "PT90", "P1M", "5400", "PT", "P", "PT1H75", "PT1X", "NaN", "Invalid date", "P1Y",
            "PT1H2H", "1:2:3:4",
        ])
    func noLength(_ text: String) throws {
        let (read, issues) = try property("DURATION:" + text)
        #expect(read == nil)
        #expect(issues.map(\.severity) == [.error])
    }

    @Test(
        "an instant",
        arguments: [
            "DTSTART:20261005T080000.000Z", "DTSTART:20261005T100000+0200",
            "DTSTART:2026-10-05T10:00:00+02:00", "DTSTART:2026-10-05T08:00:00.123456Z",
            "DTSTART:20261005T040000-04", "DTSTART:20261005 080000Z", "DTSTART:20261005T0800Z",
            "DTSTART:2026/10/05 08:00 UTC", "DTSTART:20261005t080000z",
            "DTSTART:20261005T080000 +0000", "DTSTART;VALUE=DATE:20261005T080000Z",
            "DTSTART:2026-10-05 10:00:00 GMT+0200",
        ])
    func instant(_ line: String) throws {
        let (read, issues) = try property(line)
        #expect(read?.value == .time(TimeValue(wall(2026, 10, 5, 8), .utc)))
        #expect(issues.isEmpty)
    }

    @Test(
        "a time on the wall",
        arguments: [
            "DTSTART:2026-10-05T08:00", "DTSTART:20261005 080000", "DTSTART:2026-10-5 8:00",
            "DTSTART:2026-10-05 08:00:00 AM", "DTSTART:20261005080000", "DTSTART:20261005T08",
        ])
    func wallTime(_ line: String) throws {
        #expect(
            try property(line).property?.value == .time(TimeValue(wall(2026, 10, 5, 8), .floating)))
    }

    @Test("beside a zone, an offset says which instant is meant")
    func offsetBesideZone() throws {
        let wanted = Value.time(
            TimeValue(wall(2026, 10, 5, 10), .zoned("Europe/Berlin"), offset: 7_200))
        #expect(
            try property("DTSTART;TZID=Europe/Berlin:2026-10-05T10:00:00+02:00").property?.value
                == wanted)
        #expect(
            try property("DTSTART:2026-10-05T10:00:00+02:00[Europe/Berlin]").property?.value
                == wanted)
    }

    @Test(
        "a zone's name may have a colon that nobody quoted",
        arguments: [
            ("GMT+01:00", "20261005T080000"), ("+02:00", "20261005T080000"),
            ("UTC-05:30", "2026-10-05T08:00:00"), ("TZID:Europe/Paris", "20261005T0800"),
        ])
    func colons(_ zone: String, _ time: String) throws {
        #expect(
            try property("DTSTART;TZID=\(zone):\(time)").property?.value
                == .time(TimeValue(wall(2026, 10, 5, 8), .zoned(zone))))
    }

    @Test(
        "what is no time has no meaning",
        arguments: [
            "Invalid date", "NaN", "2026-10-05T25:00", "20261005T", "202610051", "20261332T080000",
            "05.10.2026", "1791187200", "20261005Z", "2026-10-05T10:00+99:00",
        ])
    func noTime(_ text: String) throws {
        let (read, issues) = try property("DTSTART:" + text)
        #expect(read == nil)
        #expect(issues.map(\.message) == ["DTSTART cannot be read: " + text])
    }

    @Test("VALUE=DATE with midnight is a day beside midnight, and a time beside a time of day")
    func midnight() throws {
        func start(_ more: String...) throws -> Value? {
            let lines =
                ["BEGIN:VEVENT", "DTSTART;VALUE=DATE:20261012T000000Z"] + more + ["END:VEVENT"]
            let bytes = Array(lines.joined(separator: "\r\n").utf8)
            return ComponentParser().parse(bytes).component?.first("DTSTART")?.value
        }
        let time = Value.time(TimeValue(wall(2026, 10, 12), .utc))
        let day = Value.time(TimeValue(wall(2026, 10, 12), .date))
        #expect(try start("DTEND;VALUE=DATE:20261012T033500Z") == time)
        #expect(try start("DURATION:PT3H35M") == time)
        #expect(try start("DTEND;VALUE=DATE:20261013T000000Z") == day)
        #expect(try start("DURATION:P1D") == day)
        #expect(try start() == day)
    }

    @Test(
        "quoted-printable texts are decoded, their soft breaks undone",
        arguments: [
            ["SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Grundz=C3=BCge"],
            ["SUMMARY;encoding=quoted-printable:Grundz=c3=bcge"],
            ["SUMMARY;QUOTED-PRINTABLE:Grundz=FCge"],
            ["SUMMARY;ENCODING=QUOTED-PRINTABLE:Grund=", "z=C3=BCge"],
        ])
    func quotedPrintable(_ lines: [String]) throws {
        let bytes = Array(
            (["BEGIN:VEVENT"] + lines + ["LOCATION:A=", "END:VEVENT"]).joined(separator: "\r\n")
                .utf8)
        let component = ComponentParser().parse(bytes).component
        #expect(component?.first("SUMMARY")?.value == .text("Grundzüge"))
        #expect(component?.first("LOCATION")?.value == .text("A="))
    }

    @Test(
        "what is glued to an END is no part of its name",
        arguments: [
            "END:VCALENDAR<!DOCTYPE html><html>", "END:VCALENDARInternal Server Error",
            "END:VCALENDAR{\"error\":500}", "END:VCALENDAR0",
        ])
    func glued(_ last: String) throws {
        let feed = try ComponentScanner().scan(
            file("BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "END:VEVENT", last, "<p>Sorry</p>"))
        #expect(feed.components.map(\.isClosed) == [true])
        #expect(feed.isComplete)
        #expect(feed.issues.count == 1)
    }

    @Test("components may be glued to each other")
    func gluedComponents() throws {
        let feed = try ComponentScanner().scan(
            file(
                "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "END:VEVENTBEGIN:VEVENT", "UID:b",
                "END:VEVENTEND:VCALENDARBEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:c", "END:VEVENT",
                "END:VCALENDAR"))
        #expect(feed.components.map(\.calendar) == [0, 0, 1])
        #expect(feed.components.map(\.line) == [2, 4, 7])
        #expect(feed.isComplete)
    }

    @Test(
        "a calendar in a string is read as the calendar",
        arguments: [
            #""BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Caf\u00e9\\, \ud83c\udf93\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n""#,
            #"b'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Café\\, 🎓\nEND:VEVENT\nEND:VCALENDAR'"#,
        ])
    func string(_ text: String) throws {
        let (components, issues) = try read(Array(text.utf8))
        #expect(components.first?.first("SUMMARY")?.value == .text("Café, 🎓"))
        #expect(issues.count == 1)
    }

    @Test("a file full of events that stand on no line of their own is refused")
    func noEvent() throws {
        let bytes = file(
            "BEGIN:VCALENDAR", "<p>BEGIN:VEVENT</p>", "<p>begin:vevent</p>", "END:VCALENDAR")
        #expect(throws: FeedError.noReadableEvent(2)) { try ComponentScanner().scan(bytes) }
        #expect(
            try ComponentScanner().scan(file("BEGIN:VCALENDAR", "END:VCALENDAR")).components.isEmpty
        )
    }

    @Test("texts in several languages are all kept, and of two in one the first")
    func languages() throws {
        let (components, issues) = try read(
            event("SUMMARY;LANGUAGE=fr:Un", "SUMMARY;LANGUAGE=en:One", "SUMMARY;LANGUAGE=FR:Deux"))
        #expect(components.first?.all("SUMMARY").map(\.value) == [.text("Un"), .text("One")])
        #expect(issues.map(\.message) == ["SUMMARY stands here twice; the first counts"])
    }
}
