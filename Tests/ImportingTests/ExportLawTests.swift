import Campus
import ICalendar
import Exporting
import Importing
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("What is exported")
struct ExportLawTests {
    /// What is the same of an item wherever it is read.
    struct Item: Hashable, CustomStringConvertible {
        var uid: String
        var recurrenceID: ClockTime?
        var start: ClockTime
        var end: ClockTime
        var allDay: Bool
        var kind: ItemKind
        var status: ItemStatus
        var texts: [String?]

        init(_ item: AgendaItem) {
            uid = item.uid
            recurrenceID = item.recurrenceID
            start = item.start
            end = item.end
            allDay = item.allDay
            kind = item.kind
            status = item.status
            texts = [item.summary, item.location, item.details, item.url]
        }

        var description: String {
            "\(uid) \(recurrenceID.map { "\($0)" } ?? "-"): \(start) to \(end), \(kind), \(status), \(texts)"
        }
    }

    static let seeds = Array(UInt64(1)...60)
    private static let london = ZoneDatabase().zone("Europe/London") ?? .utc

    private static func agenda(_ meetings: [SourcedMeeting], cancelled: Bool = true) -> [Item] {
        let zones = ZoneTable(viewer: london, known: RandomCalendar.known)
        let query = AgendaQuery(
            window: Samples.window("20260101T000000", "20290101T000000"),
            includesCancelled: cancelled)
        return expand(meetings, query, zones: zones).map(Item.init)
    }

    static func writer(_ profile: ExportProfile) -> FeedWriter {
        FeedWriter(
            zones: RandomCalendar.known, defined: [:], profile: profile, alarms: [.class: [900]])
    }

    static func read(_ bytes: [UInt8]) throws -> [SourcedMeeting] {
        let reading = try FeedReader(kind: .class, database: RandomCalendar.database).read(bytes)
        #expect(reading.issues.isEmpty, "\(reading.issues)")
        return reading.meetings.enumerated().map { number, meeting in
            var meeting = meeting
            meeting.id = MeetingID(Int64(number + 1))
            return SourcedMeeting(source: Samples.source, meeting: meeting)
        }
    }

    private static func expectSame(_ items: [Item], _ others: [Item], _ bytes: [UInt8]) {
        let odd = Set(items).symmetricDifference(Set(others)).map(\.description).sorted()
        #expect(
            odd.isEmpty && items.count == others.count,
            "\(odd.prefix(4).joined(separator: "\n"))\n\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test("is read again as the same agenda", arguments: seeds, ExportProfile.allCases)
    func again(_ seed: UInt64, _ profile: ExportProfile) throws {
        let meetings = RandomCalendar(seed).meetings
        let bytes = Self.writer(profile).write(meetings).bytes
        // What Google takes away it is not told of.
        let cancelled = profile != .google
        Self.expectSame(
            Self.agenda(meetings, cancelled: cancelled),
            Self.agenda(try Self.read(bytes), cancelled: cancelled), bytes)
    }

    @Test("read and exported again is the same bytes", arguments: seeds, ExportProfile.allCases)
    func fixedPoint(_ seed: UInt64, _ profile: ExportProfile) throws {
        let bytes = Self.writer(profile).write(RandomCalendar(seed).meetings).bytes
        let second = Self.writer(profile).write(try Self.read(bytes)).bytes
        #expect(
            String(decoding: second, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    }

    @Test("has nothing hidden in it, and all else as the person named it", arguments: seeds)
    func views(_ seed: UInt64) throws {
        let meetings = RandomCalendar(seed).meetings
        var dice = Dice(seed &+ 1_000)
        let zones = ZoneTable(viewer: Self.london, known: RandomCalendar.known)
        let query = AgendaQuery(
            window: Samples.window("20260101T000000", "20290101T000000"), includesCancelled: true)
        let items = expand(meetings, query, zones: zones)
        var changed: [ItemID: ItemView] = [:]
        for item in items where dice.chance(6) {
            changed[item.id] = dice.pick([
                ItemView(isHidden: true), ItemView(name: "My name"), ItemView(note: "My note"),
                ItemView(isHidden: false, colour: .teal),
            ])
        }
        for meeting in meetings where dice.chance(5) {
            let id = ItemID(meeting: meeting.meeting.id ?? MeetingID(0), original: nil)
            changed[id] = dice.pick([ItemView(isHidden: true), ItemView(name: "All of it")])
        }
        let views = ItemViews(changed)
        let expected = items.compactMap { item -> Item? in
            var item = item
            let view = views.view(of: item.id)
            if view?.isHidden == true { return nil }
            item.summary = view?.name ?? item.summary
            let texts = [view?.note, item.details].compactMap(\.self)
            item.details = texts.isEmpty ? nil : texts.joined(separator: "\n\n")
            return Item(item)
        }
        for profile in [ExportProfile.plain, .apple, .outlook] {
            let bytes = Self.writer(profile).write(meetings, views: views).bytes
            let others = Self.agenda(try Self.read(bytes))
            Self.expectSame(expected, others, bytes)
        }
    }

    @Test("leaves out what another meeting tells", arguments: seeds.prefix(20))
    func omissions(_ seed: UInt64) throws {
        let meetings = RandomCalendar(seed).meetings
        let zones = ZoneTable(viewer: Self.london, known: RandomCalendar.known)
        let query = AgendaQuery(
            window: Samples.window("20260101T000000", "20290101T000000"), includesCancelled: true)
        var dice = Dice(seed)
        var omissions = FeedOmissions(meetings: [MeetingID(1)])
        let kept = expand(meetings, query, zones: zones).filter { item in
            guard item.id.meeting != MeetingID(1) else { return false }
            guard dice.chance(4), let original = item.id.original else { return true }
            omissions.occurrences[item.id.meeting, default: []].insert(original)
            return false
        }
        let bytes = Self.writer(.plain).write(meetings, without: omissions).bytes
        Self.expectSame(kept.map(Item.init), Self.agenda(try Self.read(bytes)), bytes)
    }

    /// A start, a rule, and how it is to be written.
    static let bounds: [(start: String, basis: Moment.Basis, rule: String, written: String)] = [
        (
            "20260928T090000", .zone("Europe/London"), "FREQ=WEEKLY;UNTIL=20261211T235959",
            "RRULE:FREQ=WEEKLY;UNTIL=20261211T235959Z"
        ),
        (
            "20260420T090000", .zone("Europe/London"), "FREQ=WEEKLY;UNTIL=20260610T235959",
            "RRULE:FREQ=WEEKLY;UNTIL=20260610T225959Z"
        ),
        (
            "20260420T090000", .zone("Europe/London"), "FREQ=WEEKLY;UNTIL=20260610T090000Z",
            "RRULE:FREQ=WEEKLY;UNTIL=20260610T090000Z"
        ),
        (
            "20260420T090000", .utc, "FREQ=WEEKLY;UNTIL=20260610T090000",
            "RRULE:FREQ=WEEKLY;UNTIL=20260610T090000Z"
        ),
        (
            "20260420T090000", .floating, "FREQ=WEEKLY;UNTIL=20260610T090000Z",
            "RRULE:FREQ=WEEKLY;UNTIL=20260610T090000"
        ),
        (
            "20260420", .date, "FREQ=WEEKLY;UNTIL=20260610T090000Z",
            "RRULE:FREQ=WEEKLY;UNTIL=20260610"
        ),
    ]

    @Test("has its UNTIL told as the start is", arguments: bounds)
    func until(_ start: String, _ basis: Moment.Basis, _ rule: String, _ written: String) throws {
        let entry = Samples.entry(start, rule: Samples.rule(rule), basis: basis)
        let meeting = SourcedMeeting(source: Samples.source, meeting: Samples.meeting(entry))
        let text = String(decoding: Self.writer(.plain).write([meeting]).bytes, as: UTF8.self)
        #expect(text.contains("\r\n\(written)\r\n"), "\(text)")
    }

    @Test("has a term's last day in it, and the same hour on both sides of a clock change")
    func lastDay() throws {
        let feed = """
            BEGIN:VCALENDAR\r
            BEGIN:VEVENT\r
            UID:a\r
            DTSTART;TZID=Europe/London:20260928T090000\r
            DTEND;TZID=Europe/London:20260928T100000\r
            RRULE:FREQ=WEEKLY;UNTIL=20261207\r
            SUMMARY:Networks\r
            END:VEVENT\r
            END:VCALENDAR\r

            """
        let read = try FeedReader(kind: .class, database: RandomCalendar.database)
            .read(Array(feed.utf8))
        let meetings = read.meetings.map { SourcedMeeting(source: Samples.source, meeting: $0) }
        for profile in ExportProfile.allCases {
            let again = Self.agenda(try Self.read(Self.writer(profile).write(meetings).bytes))
            #expect(again.map { "\($0.start)" }.last == "2026-12-07T09:00:00+00:00")
            #expect(again.map { "\($0.start)" }.first == "2026-09-28T09:00:00+01:00")
            #expect(again.count == 11)
        }
    }

    @Test("has a list of categories, and none twice")
    func categories() throws {
        var entry = Samples.entry("20261005T090000")
        entry.categories = "CM50123,Year 1"
        let meeting = SourcedMeeting(source: Samples.source, meeting: Samples.meeting(entry))
        let bytes = Self.writer(.outlook).write([meeting]).bytes
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("CATEGORIES:CM50123,Year 1\r\nCATEGORIES;X-BELLTOWER=KIND:Class\r\n"))
        #expect(try Self.read(bytes).first?.meeting.main?.categories == "CM50123,Year 1")
    }
}

extension ExportLawTests {
    @Test("has cups of water as events of their own, that keep nobody busy")
    func cups() throws {
        let start = ClockTime(wall: Samples.wall("20261005T090000"), offset: 3_600)
        let end = ClockTime(wall: Samples.wall("20261005T090500"), offset: 3_600)
        let id = ItemID.cup(3, on: start.wall.date)
        let cup = AgendaItem(
            id: id, kind: .hydration, start: start, end: end, allDay: false,
            zone: "Europe/London", summary: "Drink 250 ml", source: "Water", uid: "")
        let written = Self.writer(.outlook).write([], cups: [cup])
        let text = String(decoding: written.bytes, as: UTF8.self)
        let event = [
            "BEGIN:VEVENT", "UID:w20261005-3@belltower", "DTSTAMP:20261005T000000Z",
            "DTSTART:20261005T080000Z", "DTEND:20261005T080500Z", "SUMMARY:Drink 250 ml",
            "CATEGORIES;X-BELLTOWER=KIND:Water", "X-MICROSOFT-CDO-BUSYSTATUS:FREE",
            "STATUS:CONFIRMED", "TRANSP:TRANSPARENT", "X-BELLTOWER-KIND:hydration", "END:VEVENT",
        ]
        #expect(text.contains(event.joined(separator: "\r\n")) && written.events == 1)
        #expect(try Self.read(written.bytes).first?.meeting.main?.kind == .personal)
    }
}
