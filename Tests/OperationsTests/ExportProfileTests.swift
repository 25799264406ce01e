import Campus
import Foundation
import Recurrence
import Scheduling
import TestSupport
import Testing

@testable import Operations

@Suite("Exports for calendar programs")
struct ExportProfileTests {
    private static let feed = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        X-WR-CALNAME:Timetable\r
        BEGIN:VEVENT\r
        UID:lecture@example\r
        DTSTART;TZID=Europe/London:20261012T091500\r
        DTEND;TZID=Europe/London:20261012T110500\r
        RRULE:FREQ=WEEKLY;UNTIL=20261109\r
        SUMMARY:CM50123 Networking - Lecture\r
        LOCATION:8W 2.1\r
        DESCRIPTION:Lecturer: Dr Ada Okafor\r
        CATEGORIES:CM50123\r
        LAST-MODIFIED:20260901T080000Z\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:lecture@example\r
        RECURRENCE-ID;TZID=Europe/London:20261019T091500\r
        DTSTART;TZID=Europe/London:20261020T141500\r
        DTEND;TZID=Europe/London:20261020T160500\r
        SUMMARY:CM50123 Networking - Lecture\r
        LOCATION:1E 3.6\r
        SEQUENCE:1\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:lecture@example\r
        RECURRENCE-ID;TZID=Europe/London:20261102T091500\r
        DTSTART;TZID=Europe/London:20261102T091500\r
        DTEND;TZID=Europe/London:20261102T110500\r
        SUMMARY:CM50123 Networking - Lecture\r
        STATUS:CANCELLED\r
        SEQUENCE:1\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:week@example\r
        DTSTART;VALUE=DATE:20261012\r
        DTEND;VALUE=DATE:20261017\r
        SUMMARY:Teaching week 3\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:exam@example\r
        DTSTART;TZID=Europe/London:20270115T093000\r
        DTEND;TZID=Europe/London:20270115T113000\r
        SUMMARY:CM50123 Networking - Exam\r
        LOCATION:Sports Hall\r
        END:VEVENT\r
        END:VCALENDAR\r

        """

    /// A small calendar with one of everything, and what the person changed about it.
    private static func home() async throws -> (TestHome, CalendarParts) {
        let home = try TestHome()
        _ = try home.as("op").communities.create("Chess")
        var draft = EventTests.draft()
        draft.rule = nil
        let event = try home.as("op").events.publish(draft, in: "Chess").event
        let sam = try home.as("sam")
        _ = try sam.communities.join("Chess")
        _ = try sam.events.join(event.name)
        _ = try await sam.sources.subscribe(
            Subscription(address: try home.folder.write(feed, as: "feed.ics"), every: 3_600))
        _ = try sam.personal.add(
            PersonalWords(summary: "Dentist", start: "2026-10-16 14:00", length: "45m"))
        let meetings = try sam.calendar.meetings(in: nil)
        let parts = CalendarParts(
            meetings, views: Self.views(of: meetings),
            zones: try sam.calendar.zoneTable(for: meetings))
        return (home, parts)
    }

    private static func views(of meetings: [SourcedMeeting]) -> ItemViews {
        let lecture = meetings.first { $0.meeting.uid == "lecture@example" }?.meeting.id
        let exam = meetings.first { $0.meeting.uid == "exam@example" }?.meeting.id
        guard let lecture, let exam else { return ItemViews() }
        return ItemViews([
            ItemID(meeting: lecture, original: nil): ItemView(name: "Networks", colour: .teal),
            ItemID(meeting: lecture, original: Samples.wall("20261026T091500")):
                ItemView(note: "Bring the laptop", leads: [600, 3_600]),
            ItemID(meeting: exam, original: nil): ItemView(colour: .red, leads: [86_400]),
        ])
    }

    private static func request(_ profile: ExportProfile) -> ExportRequest {
        ExportRequest(
            from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: true, profile: profile)
    }

    /// To record what is new, `BELLTOWER_RECORD=1 swift test`; a recording fails, and is read.
    @Test(
        "a small calendar is written as its file in Fixtures says",
        arguments: ExportProfile.allCases)
    func golden(_ profile: ExportProfile) async throws {
        let (home, parts) = try await Self.home()
        let document = try home.as("sam").exports.export(parts, Self.request(profile), in: nil)
        let expected = Fixtures.packageRoot
            .appendingPathComponent("Fixtures/exports/\(profile.rawValue).ics")
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] == "1" {
            try Data(document.bytes).write(to: expected)
            Issue.record("\(profile.rawValue).ics was recorded: read it")
        }
        #expect(
            String(decoding: document.bytes, as: UTF8.self)
                == (try String(contentsOf: expected, encoding: .utf8)))
        #expect(document.events == 5)
    }

    @Test("the same calendar is the same bytes, whenever it is exported")
    func sameBytes() async throws {
        let (home, _) = try await Self.home()
        let first = try home.as("sam").exports.export(Self.request(.plain))
        let later = try home.as("sam", now: "2026-12-24T18:00:00Z").exports.export(
            Self.request(.plain))
        #expect(first.bytes == later.bytes)
        _ = try home.as("sam", now: "2026-12-24T18:00:00Z")
            .personal.add(PersonalWords(summary: "Home", start: "2026-12-27 14:00", length: "1h"))
        let added = try home.as("sam").exports.export(Self.request(.plain))
        #expect(added.bytes != first.bytes)
        #expect(String(decoding: added.bytes, as: UTF8.self).contains("DTSTAMP:20261224T180000Z"))
    }

    @Test("an export read by another home is the same agenda, kinds included")
    func abroad() async throws {
        let (home, _) = try await Self.home()
        let sam = try home.as("sam")
        try sam.exports.save(
            sam.exports.export(Self.request(.plain)), as: home.folder.path + "/out.ics")
        let other = try TestHome()
        _ = try await other.as("kim").sources.subscribe(
            Subscription(address: home.folder.path + "/out.ics", every: 3_600))
        let query = AgendaQuery(
            window: Samples.window("20260901T000000", "20270901T000000"), includesCancelled: true)
        func lines(_ desks: Desks) throws -> [String] {
            try desks.calendar.agenda(query).map {
                "\($0.uid) \($0.start) \($0.end) \($0.status) \($0.summary) "
                    + "\($0.kind.isTaught ? "taught" : $0.kind.rawValue)"
            }
        }
        #expect(try lines(sam) == lines(other.as("kim")))
        #expect(try lines(sam).count == 9)
    }

    @Test(
        "every corpus calendar is exported to the same agenda, and the same bytes again",
        .enabled(if: Corpus.isThere))
    func corpus() async throws {
        let feeds = try #require(Corpus.feeds())
        var exported = 0
        for (number, url) in feeds.enumerated() where number % 8 == 0 {
            let home = try TestHome()
            let first = try home.as("op")
            guard
                (try? await first.sources.subscribe(Subscription(address: url.path, every: 60)))
                    != nil
            else { continue }
            let document = try first.exports.export(Self.request(.plain))
            try first.exports.save(document, as: home.folder.path + "/out.ics")
            let other = try TestHome()
            let second = try other.as("op")
            guard document.events > 0 else { continue }
            _ = try await second.sources.subscribe(
                Subscription(address: home.folder.path + "/out.ics", every: 60))
            #expect(
                try second.exports.export(Self.request(.plain)).bytes == document.bytes,
                "\(url.path)")
            exported += 1
        }
        #expect(exported > 20)
    }
}
