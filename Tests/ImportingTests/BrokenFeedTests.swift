import Campus
import ICalendar
import Importing
import Recurrence
import TestSupport
import Testing

@Suite("What a feed means in a form that RFC 5545 does not have")
struct BrokenFeedTests {
    private static func read(_ lines: [String], _ header: [String] = []) throws -> FeedReading {
        let text =
            (["BEGIN:VCALENDAR"] + header + lines + ["END:VCALENDAR"]).joined(separator: "\n")
        return try FeedReaderTests.reader.read(Array(text.utf8))
    }

    private static func event(_ lines: String...) -> [String] {
        ["BEGIN:VEVENT", "UID:a", "SUMMARY:Algebra"] + lines + ["END:VEVENT"]
    }

    /// The times of all that a reading's first meeting takes place, as its zone's clock shows them.
    private static func times(_ reading: FeedReading) -> [String] {
        guard let meeting = reading.meetings.first else { return [] }
        let replaced = Set(meeting.exceptions.map(\.original))
        var zone: Zone?
        if case .zone(let id)? = meeting.main?.start.basis { zone = ZoneDatabase().zone(id) }
        let own = meeting.main.flatMap { main in
            main.recurrence?.occurrences(in: .earliest..<WallTime.latest, zone: zone).items
                .map(\.start) ?? [main.start.wall]
        }
        let series = (own ?? []).filter { !replaced.contains($0) }
        return (series + meeting.exceptions.map(\.entry.start.wall)).sorted().map(\.description)
    }

    private static let zone = ["X-WR-TIMEZONE:Europe/Paris"]

    @Test(
        "days off of a series in UTC are off after the clocks have changed, however they are written",
        arguments: ["20261026T070000Z", "20261026T080000Z", "20261026", "20261026T080000"])
    func daysOff(_ day: String) throws {
        // 07:00 in UTC is 09:00 in Paris until October 25th.
        let lines = Self.event(
            "DTSTART:20261012T070000Z", "DTEND:20261012T080000Z", "RRULE:FREQ=WEEKLY;COUNT=4",
            day.count == 8 ? "EXDATE;VALUE=DATE:" + day : "EXDATE:" + day)
        let found = Self.times(try Self.read(lines, Self.zone))
        guard day.hasSuffix("Z") || day.count == 8 else {
            // On the calendar's own clock it is another hour.
            #expect(found.count == 4)
            return
        }
        #expect(found == ["20261012T090000", "20261019T090000", "20261102T090000"])
    }

    @Test(
        "a moved time of a series in UTC stands in for the one it names",
        arguments: ["20261026T070000Z", "20261026T080000Z"])
    func moved(_ original: String) throws {
        let lines =
            Self.event(
                "DTSTART:20261012T070000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3")
            + Self.event(
                "RECURRENCE-ID:" + original, "DTSTART:20261027T130000Z", "DURATION:PT1H")
        #expect(
            Self.times(try Self.read(lines, Self.zone))
                == ["20261012T090000", "20261019T090000", "20261027T140000"])
    }

    @Test(
        "the last time of a series in UTC is the one that UNTIL names",
        arguments: [
            ("20261026T070000Z", 3), ("20261026T080000Z", 3), ("20261026T065959Z", 2),
            ("20261101T235959Z", 3),
        ])
    func until(_ end: String, _ count: Int) throws {
        let lines = Self.event(
            "DTSTART:20261012T070000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;UNTIL=" + end)
        #expect(Self.times(try Self.read(lines, Self.zone)).count == count)
    }

    @Test("weekdays that are those of UTC are told on the days of the zone")
    func weekdays() throws {
        let lines = Self.event(
            "DTSTART:20261011T220000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=SU,TU")
        #expect(
            Self.times(try Self.read(lines, ["X-WR-TIMEZONE:Australia/Sydney"]))
                == ["20261012T090000", "20261014T090000", "20261019T090000"])
    }

    @Test("a series in UTC that ends before it begins is read all the same")
    func swappedUTC() throws {
        let lines = Self.event(
            "DTSTART:20261012T090000Z", "DTEND:20260910T090000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO")
        #expect(try Self.read(lines, Self.zone).meetings.count == 1)
    }

    @Test("a zone in a calendar of its own counts")
    func zoneApart() throws {
        let lines = Self.event("DTSTART;TZID=Campus:20261012T093000", "DURATION:PT1H")
        let zone = [
            "END:VCALENDAR", "BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:Campus", "BEGIN:STANDARD",
            "DTSTART:19700101T000000", "TZOFFSETFROM:+0500", "TZOFFSETTO:+0500", "END:STANDARD",
            "END:VTIMEZONE",
        ]
        let reading = try Self.read(lines + zone)
        #expect(reading.zoneDefinitions["Campus"] != nil)
    }

    @Test("a file of events whose beginnings are lost is no calendar without events")
    func beginningsLost() {
        #expect(throws: FeedError.noReadableEvent(1)) {
            try Self.read(Array(Self.event("DTSTART:20261012T090000Z").dropFirst()))
        }
    }

    @Test("without a zone of its own a series in UTC stays in UTC")
    func plainUTC() throws {
        let lines = Self.event(
            "DTSTART:20261012T070000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3",
            "EXDATE:20261026T070000Z")
        #expect(Self.times(try Self.read(lines)) == ["20261012T070000", "20261019T070000"])
    }

    @Test("a class that was moved is there, though its day is excluded, whatever the revision")
    func excludedAndMoved() throws {
        let series = Self.event(
            "DTSTART:20261005T100000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3",
            "EXDATE:20261012T100000", "SEQUENCE:3")
        let moved = Self.event(
            "RECURRENCE-ID:20261012T100000", "DTSTART:20261013T150000", "DURATION:PT1H",
            "SEQUENCE:1")
        let same = Self.event(
            "RECURRENCE-ID:20261012T100000", "DTSTART:20261012T100000", "DURATION:PT1H",
            "SEQUENCE:1")
        #expect(
            Self.times(try Self.read(series + moved))
                == ["20261005T100000", "20261013T150000", "20261019T100000"])
        #expect(
            Self.times(try Self.read(series + same)) == ["20261005T100000", "20261019T100000"])
        let former = Self.event(
            "DTSTART:20261005T100000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3", "SEQUENCE:0")
        #expect(
            Self.times(try Self.read(former + moved + series))
                == ["20261005T100000", "20261019T100000"],
            "beside an earlier revision of the series, it was taken back")
    }

    @Test(
        "a day of a series of days may be named by its midnight, in any zone",
        arguments: [
            "RECURRENCE-ID;VALUE=DATE:20261006", "RECURRENCE-ID:20261006T000000",
            "RECURRENCE-ID;TZID=Europe/Paris:20261006T000000", "RECURRENCE-ID:20261005T220000Z",
            "RECURRENCE-ID:20261006T040000Z", "RECURRENCE-ID:20261006T000000Z",
        ])
    func midnights(_ original: String) throws {
        let lines =
            Self.event("DTSTART;VALUE=DATE:20261005", "RRULE:FREQ=DAILY;COUNT=3")
            + Self.event(original, "DTSTART;VALUE=DATE:20261020")
        #expect(
            Self.times(try Self.read(lines))
                == ["20261005T000000", "20261007T000000", "20261020T000000"])
    }

    @Test("an offset beside a zone says which instant is meant, and the zone how it goes on")
    func offsets() throws {
        let lines = Self.event(
            "DTSTART;TZID=Europe/Paris:2026-10-19T07:00:00+00:00", "DURATION:PT1H",
            "RRULE:FREQ=WEEKLY;COUNT=2")
        #expect(Self.times(try Self.read(lines)) == ["20261019T090000", "20261026T090000"])
    }

    @Test("a class whose length cannot be read is still a class, and that is told")
    func lostLength() throws {
        for line in ["DURATION:NaN", "DTEND:Invalid date"] {
            let reading = try Self.read(Self.event("DTSTART:20261005T100000", line))
            #expect(reading.meetings.first?.main?.kind == .class)
            #expect(reading.issues.map(\.severity) == [.error])
        }
        let none = try Self.read(Self.event("DTSTART:20261005T100000"))
        #expect(none.meetings.first?.main?.kind == .event)
    }

    @Test("a length in place of an end counts")
    func lengthAsEnd() throws {
        let reading = try Self.read(Self.event("DTSTART:20261005T100000", "DTEND:PT90M"))
        #expect(reading.meetings.first?.main?.extent == Extent(exactSeconds: 5_400))
    }

    @Test("a title is the one without a language, else the reader's, else the first")
    func titles() throws {
        func title(_ lines: String..., language: String = "en") throws -> String? {
            let text =
                (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTART:20261005T100000"] + lines
                + ["END:VEVENT", "END:VCALENDAR"]).joined(separator: "\n")
            var reader = FeedReaderTests.reader
            reader.language = language
            return try reader.read(Array(text.utf8)).meetings.first?.main?.summary
        }
        let (french, english) = ("SUMMARY;LANGUAGE=fr:Réseaux", "SUMMARY;LANGUAGE=en-GB:Networks")
        #expect(try title(french, english) == "Networks")
        #expect(try title(french, english, language: "fr") == "Réseaux")
        #expect(try title(english, french, language: "de") == "Networks")
        #expect(try title(french, "SUMMARY:Netze", english) == "Netze")
        #expect(try title(french) == "Réseaux")
    }

    @Test(
        "an alarm that was acknowledged in time rings no more, but in a series",
        arguments: [
            ("20261005T081000Z", "", [Leads.longest + 1]),
            ("20261005T095000Z", "", [Leads.longest + 1]),
            ("20261005T080000Z", "", [3_000]),
            ("20261005T081000Z", "RRULE:FREQ=WEEKLY;COUNT=2", [3_000]),
        ] as [(String, String, [Int64])])
    func acknowledged(_ stamp: String, _ rule: String, _ leads: [Int64]) throws {
        let lines =
            ["BEGIN:VEVENT", "UID:a", "DTSTART:20261005T090000Z", "DURATION:PT1H"]
            + (rule.isEmpty ? [] : [rule]) + [
                "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT50M", "ACKNOWLEDGED:" + stamp,
                "END:VALARM", "END:VEVENT",
            ]
        #expect(try Self.read(lines).meetings.first?.main?.alarms == leads)
    }

    @Test("a zone that the file defines behind its calendar counts in it")
    func zoneBehind() throws {
        func text(_ offset: String) -> [UInt8] {
            let lines =
                ["BEGIN:VCALENDAR"]
                + Self.event("DTSTART;TZID=Hall:20261012T093000", "DURATION:PT1H") + [
                    "END:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:Hall", "BEGIN:STANDARD",
                    "DTSTART:19700101T000000", "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)",
                    "END:STANDARD", "END:VTIMEZONE",
                ]
            return Array(lines.joined(separator: "\n").utf8)
        }
        let first = try FeedReaderTests.reader.read(text("+0500"))
        #expect(first.meetings.first?.main?.start.basis == .zone("Hall"))
        #expect(first.zoneDefinitions["Hall"]?.contains("+0500") == true)
        let second = try FeedReaderTests.reader.read(
            text("+0600"), known: FeedReaderTests.harvest(first))
        #expect(second.zoneDefinitions["Hall"]?.contains("+0600") == true)
    }

    @Test("a file of which no event can be read is refused, unless something is known of it")
    func nothingReadable() throws {
        let bytes = FeedReaderTests.feed("UID:a\nDTSTART:Invalid date", "UID:b\nDTSTART:NaN")
        #expect(throws: FeedError.noReadableEvent(2)) { try FeedReaderTests.reader.read(bytes) }
        let known = try FeedReaderTests.reader.read(
            FeedReaderTests.feed(FeedReaderTests.event("a", "A")))
        _ = try FeedReaderTests.reader.read(bytes, known: FeedReaderTests.harvest(known))
    }

    @Test("what is lost of a rule is an error, and what is mended none")
    func severity() throws {
        func worst(_ rule: String) throws -> [Campus.Issue.Severity] {
            try Self.read(Self.event("DTSTART:20261005T100000", "DURATION:PT1H", "RRULE:" + rule))
                .issues.map(\.severity)
        }
        #expect(try worst("FREQ=WEEKLY;COUNT=3;BYDAY=MON") == [.warning])
        #expect(try worst("FREQ=WEEKLY;COUNT=3;BYDAY=XX").contains(.error))
        #expect(try worst("FREQ=WEEKLY;UNTIL=Invalid date").contains(.error))
    }
}
