import Campus
import Exporting
import Foundation
import Recurrence
import Scheduling
import Storage
import Testing
import TestSupport

@testable import Operations

/// What a phone wrote stays in an entry, whatever is changed about it here.
@Suite("Entries of programs that are altered here")
struct AlteredEntryTests {
    private static let theirs = [
        "ORGANIZER;CN=Dr Ito:mailto:ito@example.org",
        "ATTENDEE;PARTSTAT=ACCEPTED:mailto:kim@example.org",
        "CLASS:PRIVATE", "TRANSP:TRANSPARENT", "CONFERENCE;VALUE=URI:https://meet.example.org/1",
        "ATTACH:https://example.org/a.pdf", "X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M",
        "DESCRIPTION;LANGUAGE=en:Bring the slides", "GEO:51.4;-2.3", "PRIORITY:1",
    ]

    private static func event(_ lines: [String]) -> String {
        (["BEGIN:VEVENT", "UID:meet", "DTSTAMP:20261001T000000Z"] + lines + ["END:VEVENT"])
            .joined(separator: "\r\n")
    }

    private static let zone = [
        "BEGIN:VTIMEZONE", "TZID:Home", "BEGIN:STANDARD", "DTSTART:19701025T020000",
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0000",
        "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:19700329T010000",
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100",
        "END:DAYLIGHT", "END:VTIMEZONE",
    ].joined(separator: "\r\n")

    private static func calendar(_ events: [String]) -> [UInt8] {
        let parts = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//phone//EN", zone] + events
        return Array((parts + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    private static let times = [
        "DTSTART;TZID=Home:20261013T140000", "DTEND;TZID=Home:20261013T150000",
    ]
    private static let single = calendar([event(times + ["SUMMARY:Seminar"] + theirs)])
    private static let series = calendar([
        event(times + ["SUMMARY:Seminar", "RRULE:FREQ=WEEKLY;COUNT=4"] + theirs),
        event([
            "RECURRENCE-ID:20261020T130000Z", "DTSTART;TZID=Home:20261020T160000",
            "DTEND;TZID=Home:20261020T170000", "SUMMARY:Moved", "X-ONLY:here",
        ]),
    ])

    private static func served(_ desks: Desks) throws -> [String] {
        let object = try #require(
            try desks.collections.calendars().object("meet.ics", in: .personal))
        return String(decoding: object.bytes, as: UTF8.self).replacing("\r\n ", with: "")
            .components(separatedBy: "\r\n")
    }

    private static func put(_ bytes: [UInt8]) throws -> (Desks, [AgendaItem]) {
        let ann = try TestHome().as("ann")
        _ = try ann.collections.put(bytes, as: "meet.ics", in: .personal, if: .isMissing)
        let month = ann.now..<ann.now.adding(seconds: 40 * 86_400)
        return (ann, try ann.calendar.agenda(AgendaQuery(window: month)))
    }

    enum Change: String, CaseIterable {
        case note, colour, name, place, title, time
    }

    private static func alter(_ item: AgendaItem, _ change: Change, _ desks: Desks) throws {
        let id = "\(item.id)"
        switch change {
        case .note: _ = try desks.items.change(id, ItemEdit(note: "Mine"), isSeries: false)
        case .colour: _ = try desks.items.change(id, ItemEdit(colour: "teal"), isSeries: false)
        case .name: _ = try desks.items.change(id, ItemEdit(name: "Talk"), isSeries: false)
        case .place: _ = try desks.personal.edit(id, part: nil, PersonalWords(place: "Hall"))
        case .title: _ = try desks.personal.edit(id, part: nil, PersonalWords(summary: "Talk"))
        case .time:
            let words = PersonalWords(
                start: "\(item.start.wall.date) 15:30", end: "\(item.start.wall.date) 16:30")
            _ = try desks.personal.edit(id, part: nil, words)
        }
    }

    private static let tells: [Change: String] = [
        .note: "Mine", .colour: "COLOR:teal", .name: "SUMMARY:Talk", .place: "LOCATION:Hall",
        .title: "SUMMARY:Talk", .time: "T153000",
    ]

    @Test("keep all of their lines but the one that is another", arguments: Change.allCases)
    func single(_ change: Change) throws {
        let (ann, items) = try Self.put(Self.single)
        try Self.alter(try #require(items.first), change, ann)
        let told = try Self.served(ann)
        // A note stands behind the description, which is another line then.
        let kept = Self.theirs.filter { change != .note || !$0.hasPrefix("DESCRIPTION") }
        let lost = kept.filter { !told.contains($0) }
        #expect(told.contains { $0.hasPrefix("DESCRIPTION") && $0.contains(":Bring the slides") })
        #expect(lost.isEmpty)
        #expect(told.contains { $0.contains(Self.tells[change] ?? "-") })
        #expect(told.contains("PRODID:-//phone//EN") && told.contains("TZID:Home"))
        _ = try ann.personal.undo()
        let object = try ann.collections.calendars().object("meet.ics", in: .personal)
        #expect(object?.bytes == Self.single)
    }

    @Test(
        "an occurrence that is told apart now has the lines of its series, and each other its own")
    func series() throws {
        let (ann, items) = try Self.put(Self.series)
        try Self.alter(try #require(items.last), .note, ann)
        let told = try Self.served(ann)
        for line in ["ORGANIZER;CN=Dr Ito:mailto:ito@example.org", "GEO:51.4;-2.3"] {
            #expect(told.count { $0 == line } == 2)
        }
        #expect(told.count { $0 == "BEGIN:VEVENT" } == 3)
        #expect(told.count { $0 == "X-ONLY:here" } == 1)
        #expect(told.contains("RECURRENCE-ID:20261020T130000Z"))
        #expect(told.count { $0.hasPrefix("RRULE:FREQ=WEEKLY") } == 1)
        #expect(told.count { $0.contains("Mine") } == 1)
        // What comes back is what was meant.
        _ = try ann.collections.put(
            Array(told.joined(separator: "\r\n").utf8), as: "meet.ics", in: .personal, if: .none)
        let month = ann.now..<ann.now.adding(seconds: 40 * 86_400)
        let again = try ann.calendar.agenda(AgendaQuery(window: month))
        #expect(again.map(\.start) == items.map(\.start))
    }

    @Test("an occurrence keeps its own lines when its series is moved")
    func moved() throws {
        let (ann, items) = try Self.put(Self.series)
        let first = try #require(items.first)
        let words = PersonalWords(start: "2026-10-13 15:30", end: "2026-10-13 16:30")
        _ = try ann.personal.edit("\(first.id)", part: .all, words)
        let told = try Self.served(ann)
        #expect(told.count { $0 == "BEGIN:VEVENT" } == 2)
        #expect(told.count { $0 == "X-ONLY:here" } == 1)
        #expect(told.count { $0.hasPrefix("ORGANIZER") } == 1)
        #expect(told.count { $0.hasPrefix("RECURRENCE-ID") } == 1)
        #expect(!told.contains("RECURRENCE-ID:20261020T130000Z"))
    }

    @Test("what is marked free keeps nobody from anything", arguments: [true, false])
    func free(isFree: Bool) throws {
        let text = String(decoding: Self.single, as: UTF8.self)
            .replacing("TRANSP:TRANSPARENT", with: isFree ? "TRANSP:TRANSPARENT" : "TRANSP:OPAQUE")
        let (ann, items) = try Self.put(Array(text.utf8))
        #expect(items.map(\.isFree) == [isFree])
        _ = try ann.personal.add(
            PersonalWords(summary: "Run", start: "2026-10-13 14:30", end: "2026-10-13 15:30"))
        let month = ann.now..<ann.now.adding(seconds: 40 * 86_400)
        let run = try ann.calendar.agenda(AgendaQuery(window: month)).first { $0.summary == "Run" }
        #expect(run?.clashes.isEmpty == isFree)
    }
}
