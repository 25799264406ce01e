import ICalendar
import Locks
import Markup
import Testing
import TestSupport

@testable import CalDAV
@testable import Operations
@testable import WebServer

/// RFC 4791 section 9.7.1: all that a filter wants of a component, it wants of the same one.
@Suite("CalDAV: filters of one event")
struct CalDAVFilterTests {
    private static func event(_ lines: String...) -> String {
        "BEGIN:VEVENT\r\nUID:s@x\r\nDTSTAMP:20261001T000000Z\r\nDURATION:PT1H\r\n"
            + lines.map { "\($0)\r\n" }.joined() + "END:VEVENT\r\n"
    }

    private static func alarm(_ action: String, _ trigger: String) -> String {
        "BEGIN:VALARM\r\nACTION:\(action)\r\nTRIGGER:\(trigger)\r\nDESCRIPTION:x\r\nEND:VALARM"
    }

    /// The 13th to the 17th at 15:00, of which the 15th is an hour later; its end says by how long it is in force.
    private static func series(_ end: String, _ range: String = "") -> String {
        CalDAVSite.calendar(
            event(
                "DTSTART:20261013T150000Z", "RRULE:FREQ=DAILY\(end)", "SUMMARY:Run",
                "CLASS:PRIVATE",
                alarm("DISPLAY", "-PT10M"), alarm("AUDIO", "-PT20M"))
                + event(
                    "RECURRENCE-ID\(range):20261015T150000Z", "DTSTART:20261015T160000Z",
                    "SUMMARY:Run late", "X-MINE:1"))
    }

    private static func within(_ day: Int, _ hour: Int = 0, hours: Int = 24) -> String {
        let start = "202610\(day)T\(hour < 10 ? "0" : "")\(hour)0000Z"
        let end = hours < 24 ? "202610\(day)T\(hour + hours)0000Z" : "202610\(day + 1)T000000Z"
        return #"<C:time-range start="\#(start)" end="\#(end)"/>"#
    }

    private static func property(_ name: String, _ text: String? = nil) -> String {
        let inside = text.map { "<C:text-match>\($0)</C:text-match>" } ?? ""
        return #"<C:prop-filter name="\#(name)">\#(inside)</C:prop-filter>"#
    }

    private static func without(_ kind: String, _ name: String) -> String {
        #"<C:\#(kind) name="\#(name)"><C:is-not-defined/></C:\#(kind)>"#
    }

    private static func component(_ name: String, _ inside: String = "") -> String {
        #"<C:comp-filter name="\#(name)">\#(inside)</C:comp-filter>"#
    }

    private static func ringing(_ minutes: Int, _ inside: String = "") -> String {
        let range =
            #"<C:time-range start="20261013T14\#(minutes)00Z" end="20261013T14\#(minutes)01Z"/>"#
        return component("VALARM", range + inside)
    }

    /// What is wanted of an event, and whether there is one.
    private static let sought: [(filter: String, isFound: Bool)] = [
        (within(13) + property("CLASS"), true), (within(13) + property("X-MINE"), false),
        (within(13) + without("prop-filter", "X-MINE"), true),
        (within(13) + property("SUMMARY", "late"), false),
        (within(15) + property("SUMMARY", "late"), true),
        (within(15) + property("SUMMARY", "run"), true), (within(15) + property("CLASS"), false),
        (within(15) + without("prop-filter", "X-MINE"), false),
        (within(15, 15, hours: 1) + property("SUMMARY", "run"), false),
        (within(13) + component("VALARM"), true), (within(15) + component("VALARM"), false),
        (within(15) + without("comp-filter", "VALARM"), true),
        (within(13) + without("comp-filter", "VALARM"), false),
        (ringing(50), true), (ringing(50) + property("CLASS"), true),
        (ringing(50) + property("X-MINE"), false),
        (ringing(50, property("ACTION", "display")), true),
        (ringing(50, property("ACTION", "audio")), false),
        (ringing(50) + ringing(40), true), (ringing(50) + ringing(45), false),
        (within(14) + ringing(50) + property("CLASS"), true), (within(15) + ringing(50), false),
        (#"<C:time-range start="20261013T000000Z"/>"# + property("CLASS"), true),
        (#"<C:time-range start="20261013T000000Z"/>"# + property("X-MINE"), true),
        (#"<C:time-range start="20261016T000000Z"/>"# + property("X-MINE"), false),
    ]

    @Test(
        "its time, properties and alarms are of the same event, be the series over soon or never",
        arguments: sought)
    func one(filter: String, isFound: Bool) async throws {
        for end in [";COUNT=5", ""] {
            let found = try await Self.found(Self.series(end), Self.component("VEVENT", filter))
            #expect(found == isFound, "\(end)")
        }
    }

    @Test("two events are each as one of two filters wants it")
    func two() async throws {
        let text = Self.series(";COUNT=5")
        let late = Self.component("VEVENT", Self.within(15) + Self.property("X-MINE"))
        let usual = Self.component("VEVENT", Self.within(13) + Self.property("CLASS"))
        let none = Self.component("VEVENT", Self.within(13) + Self.property("X-MINE"))
        #expect(try await Self.found(text, late + usual))
        #expect(try await !Self.found(text, late + none))
    }

    @Test("a change that reaches on tells of what comes after it too")
    func reaching() async throws {
        let text = Self.series(";COUNT=5", ";RANGE=THISANDFUTURE")
        for (day, name, isFound) in [
            (14, "X-MINE", false), (14, "CLASS", true), (16, "X-MINE", true), (16, "CLASS", false),
        ] {
            let filter = Self.component("VEVENT", Self.within(day) + Self.property(name))
            #expect(try await Self.found(text, filter) == isFound, "\(day) \(name)")
        }
    }

    private static let since = (
        fifteenth: #"<C:time-range start="20261015T000000Z"/>"#,
        sixteenth: #"<C:time-range start="20261016T000000Z"/>"#
    )

    /// By how the 15th is told apart, what is wanted, and how many occurrences may be looked at.
    private static let bounds: [(range: String, filter: String, left: Int, isFound: Bool)] = [
        (";RANGE=THISANDFUTURE", since.fifteenth + property("CLASS"), 1_000, false),
        (";RANGE=THISANDFUTURE", since.fifteenth + property("CLASS"), 0, true),
        (";RANGE=THISANDFUTURE", since.fifteenth + property("X-MINE"), 0, true),
        ("", since.fifteenth + property("X-MINE"), -1, true),
        ("", since.sixteenth + property("X-MINE"), -1, false),
        ("", since.sixteenth + property("X-MINE"), .min / 2, false),
    ]

    @Test(
        "once enough was looked at a series is taken to be found, and what is told apart is known",
        arguments: bounds)
    func bounded(range: String, filter: String, left: Int, isFound: Bool) async throws {
        let (dav, series) = (try await CalDAVSite(), Self.series(";COUNT=5", range))
        let put = try await dav.ask(
            "PUT", dav.home + "personal/s.ics", series,
            ["Content-Type": "text/calendar"])
        #expect(put.status == 201)
        let served = try dav.site.desks("op").collections.calendars()
        let object = try #require(served.object("s.ics", in: .personal))
        let calendar = try #require(ComponentParser().parse(Array(series.utf8)).component)
        let text = CalDAVSite.request("C:filter", Self.component("VEVENT", filter))
        let element = try #require(XMLTree(reading: Array(text.utf8))?.children.first)
        var conditions = 10
        let events = ReadEvents(calendar, of: object, zones: served.zones, left: Locked(left))
        #expect(
            try events.contain(
                ComponentFilter(element, within: "VCALENDAR", &conditions)) == isFound)
    }

    private static func found(_ text: String, _ filter: String) async throws -> Bool {
        let dav = try await CalDAVSite()
        let answer = try await dav.ask(
            "PUT", dav.home + "personal/s.ics", text, ["Content-Type": "text/calendar"])
        #expect(answer.status == 201, "\(answer.text)")
        return try await dav.query("personal", component("VCALENDAR", filter))
            .contains { $0.href.hasSuffix("/s.ics") }
    }
}
