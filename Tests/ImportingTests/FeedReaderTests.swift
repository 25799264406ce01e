import Campus
import ICalendar
import Importing
import Recurrence
import TestSupport
import Testing

@Suite("Reading a feed")
struct FeedReaderTests {
    static let reader = FeedReader(kind: .class, database: ZoneDatabase())

    static func feed(_ events: String..., header: String = "") -> [UInt8] {
        let body = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
        return Array("BEGIN:VCALENDAR\nVERSION:2.0\n\(header)\(body)END:VCALENDAR\n".utf8)
    }

    static func event(_ uid: String, _ summary: String, _ more: String = "") -> String {
        "UID:\(uid)\nDTSTART:20261005T090000Z\nDTEND:20261005T100000Z\nSUMMARY:\(summary)\(more)"
    }

    static func harvest(_ reading: FeedReading, _ version: UInt64 = FeedReader.version) -> Harvest {
        Harvest(
            HarvestSummary(
                reader: version, body: Digest(high: 0, low: 0), meetings: reading.meetings.count),
            components: reading.components)
    }

    @Test("CANCELED is read as CANCELLED, with an issue")
    func americanSpelling() throws {
        let reading = try Self.reader.read(Self.feed(Self.event("a", "A", "\nSTATUS:CANCELED")))
        #expect(reading.meetings.map(\.main?.status) == [.cancelled])
        #expect(
            reading.issues.map(\.message) == ["its STATUS is CANCELED, which is read as CANCELLED"])
        #expect(reading.issues.first?.uid == "a")
    }

    @Test(
        "periods of an EXDATE count by their beginning, with an issue",
        arguments: ["20261012T090000Z/PT1H", "20261012T090000Z/20261012T100000Z"])
    func excludedPeriods(_ period: String) throws {
        let reading = try Self.reader.read(
            Self.feed(
                Self.event("a", "A", "\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;VALUE=PERIOD:\(period)")))
        let day = WallTime(CivilDate(uncheckedYear: 2026, month: 10, day: 12), secondOfDay: 32_400)
        #expect(reading.meetings.first?.main?.recurrence?.exclusions == [.moment(day)])
        #expect(reading.issues.count == 1)
        #expect(reading.issues.first?.message.contains("EXDATE has periods") == true)
    }

    @Test("only what is new is read, and what is gone is told")
    func incremental() throws {
        let first = try Self.reader.read(
            Self.feed(Self.event("a", "A"), Self.event("b", "B"), Self.event("c", "C")))
        #expect(first.meetings.count == 3)
        let second = try Self.reader.read(
            Self.feed(Self.event("a", "A"), Self.event("b", "B2")), known: Self.harvest(first))
        #expect(second.meetings.map(\.uid) == ["b"])
        #expect(Set(second.touched) == [UIDKey(of: "b"), UIDKey(of: "c")])
        #expect(second.components.count == 2)
    }

    @Test("when one copy of a UID goes, the other is read again, though its bytes are known")
    func relatives() throws {
        let old = Self.event("a", "Old", "\nSEQUENCE:1")
        let first = try Self.reader.read(
            Self.feed(old, Self.event("a", "New", "\nSEQUENCE:2")))
        #expect(first.meetings.map(\.main?.summary) == ["New"])
        let second = try Self.reader.read(Self.feed(old), known: Self.harvest(first))
        #expect(second.meetings.map(\.main?.summary) == ["Old"])
    }

    @Test("another reader's harvest is known by its UIDs alone: all is read anew, the gone told")
    func otherReader() throws {
        let first = try Self.reader.read(Self.feed(Self.event("a", "A"), Self.event("b", "B")))
        let second = try Self.reader.read(
            Self.feed(Self.event("a", "A")), known: Self.harvest(first, 0))
        #expect(second.meetings.map(\.uid) == ["a"])
        #expect(second.touched.contains(UIDKey(of: "b")))
    }

    @Test("the same meetings come of a feed read on one processor and on all")
    func parallel() throws {
        let events = (0..<3_000).map { Self.event("\($0 % 2_900)", "Class \($0)") }
        let bytes = Array(
            ("BEGIN:VCALENDAR\n" + events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
                + "END:VCALENDAR\n").utf8)
        let reading = try Self.reader.read(bytes)
        #expect(reading.meetings.count == 2_900)
        #expect(reading.meetings.map(\.uid) == (0..<2_900).map(String.init))
        #expect(reading.components.map(\.uid).count == 3_000)
    }

    @Test("what is left out beside another of its UID and start is told, but no mere copy")
    func leftOut() throws {
        let reading = try Self.reader.read(
            Self.feed(
                Self.event("a", "MECH"), Self.event("a", "MECH"), Self.event("a", "THERMO"),
                Self.event("a", "STATICS"), Self.event("b", "B"), Self.event("b", "B"),
                Self.event("c", "Old"), Self.event("c", "New", "\nSEQUENCE:1")))
        #expect(reading.meetings.map(\.main?.summary) == ["MECH", "B", "New"])
        #expect(
            reading.issues.map(\.message) == [
                "2 events are left out: they have UID and start of another, first \"THERMO\""
            ])
        #expect(reading.issues.first?.uid == "a" && reading.issues.first?.line == 15)
    }

    @Test("issues name their line and UID")
    func issues() throws {
        let reading = try Self.reader.read(
            Self.feed(Self.event("a", "A", "\nRRULE:FREQ=SOMETIMES"), "UID:b\nDTSTART:never"))
        #expect(reading.meetings.count == 1)
        #expect(reading.issues.contains { $0.uid == "a" && $0.message.contains("RRULE") })
        #expect(reading.issues.contains { $0.uid == "b" && $0.line == 12 })
    }

    @Test("a difference is by UID and slot, and says nothing of what is the same")
    func difference() {
        let same = Samples.meeting(Samples.entry("20261005T090000"), id: 1, uid: "same")
        let old = Samples.meeting(Samples.entry("20261005T090000"), id: 2, uid: "moved")
        let gone = Samples.meeting(Samples.entry("20261005T090000"), id: 3, uid: "gone")
        var stays = same
        stays.id = nil
        let moved = Samples.meeting(Samples.entry("20261006T090000"), id: nil, uid: "moved")
        let new = Samples.meeting(Samples.entry("20261005T090000"), id: nil, uid: "new")
        let difference = Difference(of: [same, old, gone], and: [stays, moved, new])
        #expect(difference.added.map(\.uid) == ["new"])
        #expect(difference.changed.map(\.new.id) == [MeetingID(2)])
        #expect(difference.gone.map(\.id) == [MeetingID(3)])
    }

    @Test("an event has 32 rules at most, and more are told")
    func manyRules() throws {
        let rules = (1...40).map { "\nRRULE:FREQ=DAILY;COUNT=1;INTERVAL=\($0)" }.joined()
        let reading = try Self.reader.read(Self.feed(Self.event("a", "A", rules)))
        #expect(reading.meetings.first?.main?.recurrence?.rules.count == 32)
        #expect(reading.issues.map(\.message) == ["it has 40 rules; the first 32 count"])
    }

    @Test("thousands of series and exceptions under one UID are read in time")
    func manyUnderOneUID() throws {
        let times = (0..<1_500).map { String(20_261_005_090_000 + $0 / 60 * 100 + $0 % 60) }
            .map { $0.prefix(8) + "T" + $0.suffix(6) }
        let series = times.map { "UID:a\nDTSTART:\($0)Z\nRRULE:FREQ=DAILY" }
        let exceptions = times.map { time in
            "UID:a\nDTSTART:\(time)Z\nRECURRENCE-ID:20270101\(time.suffix(7))Z"
        }
        let body = (series + exceptions).map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
        let bytes = Array("BEGIN:VCALENDAR\n\(body)END:VCALENDAR\n".utf8)
        var meetings = 0
        let took = try ContinuousClock().measure {
            meetings = try Self.reader.read(bytes).meetings.count
        }
        #expect(meetings == 1_500)
        // A second or two in a debug build; what is quadratic takes a minute.
        #expect(took < .seconds(30 * ThreadTime.slowness))
    }

    @Test("a cancellation that is all a file tells of its event cancels it")
    func cancelledAlone() throws {
        let bytes = Self.feed(Self.event("a", "A"), header: "METHOD:CANCEL\n")
        #expect(try Self.reader.read(bytes).meetings.map(\.main?.status) == [.cancelled])
    }
}
