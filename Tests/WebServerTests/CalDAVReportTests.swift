import Campus
import Credentials
import Foundation
import HTTPTypes
import Locks
import Markup
import Operations
import Recurrence
import Storage
import Testing
import TestSupport
import Words

@testable import CalDAV
@testable import WebServer

/// What reports tell of entries that programs wrote.
@Suite("CalDAV: exact reports")
struct CalDAVReportTests {
    /// A site with one entry of a program's.
    private static func site(_ text: String) async throws -> CalDAVSite {
        let dav = try await CalDAVSite()
        let answer = try await dav.ask(
            "PUT", dav.home + "personal/a.ics", text, ["Content-Type": "text/calendar"])
        #expect(answer.status == 201, "\(answer.text)")
        return dav
    }

    /// The entry's bytes as `calendar-data` with something inside has them.
    private static func told(
        _ dav: CalDAVSite, _ inside: String, besides: String = ""
    ) async throws -> TestAnswer {
        try await dav.report(
            "personal", "C:calendar-query",
            "<D:prop><C:calendar-data>\(inside)</C:calendar-data></D:prop><C:filter>"
                + #"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">"#
                + #"<C:prop-filter name="UID"><C:text-match>s@x</C:text-match></C:prop-filter>"#
                + "</C:comp-filter></C:comp-filter></C:filter>" + besides)
    }

    private static func data(
        _ dav: CalDAVSite, _ inside: String, besides: String = ""
    ) async throws -> String {
        let answer = try await told(dav, inside, besides: besides)
        #expect(answer.status == 207, "\(answer.text)")
        return try #require(try answer.items207.first).data
    }

    /// A series of a program's, with what Belltower understands and what it does not, and one other occurrence.
    private static let series = CalDAVSite.calendar(
        "X-WR-CALNAME:Mine\r\nBEGIN:VEVENT\r\nUID:s@x\r\nDTSTAMP:20260901T080000Z\r\n"
            + "DTSTART;TZID=Europe/Paris:20261012T180000\r\nDURATION:PT1H\r\n"
            + "RRULE:FREQ=DAILY;COUNT=5\r\nEXDATE;TZID=Europe/Paris:20261013T180000\r\n"
            + "SUMMARY:Choir\r\nCLASS:PRIVATE\r\nCATEGORIES:Music,Fun\r\nX-APPLE-TRAVEL:PT5M\r\n"
            + "ATTENDEE;CN=\"Kim, Lee\";PARTSTAT=ACCEPTED:mailto:kim.of.a.long.name@example.\r\n org\r\n"
            + "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT10M\r\nDURATION:PT5M\r\nREPEAT:1\r\n"
            + "DESCRIPTION:x\r\nEND:VALARM\r\nEND:VEVENT\r\n"
            + "BEGIN:VEVENT\r\nUID:s@x\r\nDTSTAMP:20260902T080000Z\r\n"
            + "RECURRENCE-ID:20261014T160000Z\r\nDTSTART;TZID=Europe/Paris:20261024T200000\r\n"
            + "DTEND;TZID=Europe/Paris:20261024T210000\r\nSUMMARY:Choir late\r\nX-MINE:1\r\n"
            + "END:VEVENT\r\n")

    private static func window(_ name: String, _ start: String, _ end: String) -> String {
        #"<C:\#(name) start="\#(start)" end="\#(end)"/>"#
    }

    @Test("an occurrence has all its lines but those of its time, which is told in UTC")
    func occurrences() async throws {
        let dav = try await Self.site(Self.series)
        let text = try await Self.data(
            dav, Self.window("expand", "20261012T000000Z", "20261101T000000Z"))
        #expect(text.matches(of: /BEGIN:VEVENT/).count == 4)
        #expect(!text.contains("RRULE") && !text.contains("EXDATE") && !text.contains("TZID"))
        #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nX-WR-CALNAME:Mine"))
        let first = try #require(text.firstMatch(of: /BEGIN:VEVENT(?s:.*?)END:VEVENT\r\n/)).output
        #expect(
            String(first)
                == "BEGIN:VEVENT\r\nUID:s@x\r\nDTSTAMP:20260901T080000Z\r\n"
                + "RECURRENCE-ID:20261012T160000Z\r\nDTSTART:20261012T160000Z\r\n"
                + "DTEND:20261012T170000Z\r\nSUMMARY:Choir\r\nCLASS:PRIVATE\r\n"
                + "CATEGORIES:Music,Fun\r\nX-APPLE-TRAVEL:PT5M\r\n"
                + "ATTENDEE;CN=\"Kim, Lee\";PARTSTAT=ACCEPTED:mailto:kim.of.a.long.name@example.\r\n org\r\n"
                + "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT10M\r\nDURATION:PT5M\r\nREPEAT:1\r\n"
                + "DESCRIPTION:x\r\nEND:VALARM\r\nEND:VEVENT\r\n")
        #expect(
            text.contains(
                "DTSTAMP:20260902T080000Z\r\nRECURRENCE-ID:20261014T160000Z\r\n"
                    + "DTSTART:20261024T180000Z\r\nDTEND:20261024T190000Z\r\n"
                    + "SUMMARY:Choir late\r\nX-MINE:1\r\n"))
    }

    @Test("what Belltower wrote itself loses nothing in occurrences either")
    func written() async throws {
        let dav = try await CalDAVSite(
            CalDAVSite.timetable.replacing(
                "SUMMARY:Networking\r\n", with: "SUMMARY:Networking\r\nCATEGORIES:Lecture\r\n"))
        let answer = try await dav.report(
            "classes", "C:calendar-query",
            "<D:prop><C:calendar-data>"
                + Self.window("expand", "20261023T000000Z", "20261024T000000Z")
                + "</C:calendar-data></D:prop><C:filter>"
                + CalDAVTests.within("20261023T000000Z", "20261024T000000Z") + "</C:filter>")
        let text = try #require(try answer.items207.first).data
        #expect(
            text.contains("RECURRENCE-ID:20261023T080000Z\r\nDTSTART:20261023T080000Z\r\n"))
        for line in [
            "CATEGORIES:Lecture", "LOCATION:8W 2.1", "X-BELLTOWER-KIND:", "LAST-MODIFIED:",
        ] {
            #expect(text.contains("\r\n" + line), "\(line)")
        }
    }

    @Test(
        "of a series only what differs in a window is told with it",
        arguments: [
            // Where it is now, where it would be, and elsewhere.
            ("20261024T180000Z", "20261024T183000Z", 2),
            ("20261014T160000Z", "20261014T163000Z", 2),
            ("20261015T000000Z", "20261016T000000Z", 1),
        ])
    func limited(start: String, end: String, count: Int) async throws {
        let dav = try await Self.site(Self.series)
        let text = try await Self.data(dav, Self.window("limit-recurrence-set", start, end))
        #expect(text.matches(of: /BEGIN:VEVENT/).count == count)
        #expect(text.contains("RRULE:FREQ=DAILY;COUNT=5") && text.contains("mailto:kim"))
        if count == 2 {
            #expect(text == Self.series)
        }
    }

    @Test(
        "all occurrences are told, however often a series takes place, or none",
        arguments: [
            ("FREQ=SECONDLY;COUNT=500", "20261013T160000Z", 500),
            ("FREQ=SECONDLY", "20261013T160000Z", 3_600),
            ("FREQ=MINUTELY", "20261014T150000Z", 1_440),
            ("FREQ=SECONDLY", "20261014T150000Z", nil),
        ])
    func many(rule: String, end: String, count: Int?) async throws {
        let dav = try await Self.site(
            CalDAVSite.event("s@x", "20261013T150000Z", "RRULE:\(rule)\r\nSUMMARY:Tick\r\n"))
        let answer = try await Self.told(dav, Self.window("expand", "20261013T150000Z", end))
        guard let count else {
            #expect(answer.status == 403)
            #expect(answer.conditions == ["number-of-matches-within-limits"])
            return
        }
        let text = try #require(try answer.items207.first).data
        #expect(text.matches(of: /BEGIN:VEVENT/).count == count)
    }

    @Test("what takes place every second is found where clocks change, and keeps one busy")
    func everySecond() async throws {
        let dav = try await Self.site(
            CalDAVSite.calendar(
                "BEGIN:VEVENT\r\nUID:s@x\r\nDTSTART;TZID=Europe/Paris:20261001T000000\r\n"
                    + "RRULE:FREQ=SECONDLY;INTERVAL=20\r\nDURATION:PT5S\r\nSUMMARY:Tick\r\n"
                    + "END:VEVENT\r\n"))
        let found = try await dav.query(
            "personal", CalDAVTests.within("20261025T020000Z", "20261025T020100Z"))
        #expect(found.count == 1)
        let busy = try await dav.report(
            "personal", "C:free-busy-query",
            Self.window("time-range", "20261013T000000Z", "20261013T010000Z"))
        #expect(busy.text.matches(of: /FREEBUSY;/).count == 180)
    }

    @Test(
        "who is busy is asked of each occurrence: one that is cancelled or keeps nobody busy is alone so",
        arguments: ["TRANSP:TRANSPARENT", "STATUS:CANCELLED\r\nTRANSP:TRANSPARENT"])
    func transparent(lines: String) async throws {
        let dav = try await Self.site(
            CalDAVSite.calendar(
                "BEGIN:VEVENT\r\nUID:s@x\r\nDTSTART:20261013T150000Z\r\nDURATION:PT1H\r\n"
                    + "RRULE:FREQ=DAILY;COUNT=3\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:s@x\r\n"
                    + "RECURRENCE-ID:20261014T150000Z\r\nDTSTART:20261014T150000Z\r\n"
                    + "DURATION:PT1H\r\n\(lines)\r\nEND:VEVENT\r\n"))
        let busy = try await dav.report(
            "personal", "C:free-busy-query",
            Self.window("time-range", "20261013T000000Z", "20261020T000000Z"))
        let spans = busy.text.matches(of: /FREEBUSY;.*:(.*)\r\n/).map { String($0.output.1) }
        #expect(
            spans == ["20261013T150000Z/20261013T160000Z", "20261015T150000Z/20261015T160000Z"])
    }

    // MARK: - Zones

    private static let auckland = """
        <C:timezone>BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VTIMEZONE\r\nTZID:Mine\r\n\
        BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+1200\r\nTZOFFSETTO:+1200\r\n\
        END:STANDARD\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n</C:timezone>
        """
    private static let newYork = "<C:timezone-id>America/New_York</C:timezone-id>"

    @Test(
        "floating times and whole days are of the zone beside the question, else of the collection's",
        arguments: [
            ("", nil, "20261013T150000Z", "20261220T000000Z"),
            (newYork, nil, "20261013T190000Z", "20261220T050000Z"),
            (auckland, nil, "20261013T030000Z", "20261219T120000Z"),
            ("", auckland, "20261013T030000Z", "20261219T120000Z"),
            (newYork, auckland, "20261013T190000Z", "20261220T050000Z"),
            (
                "", "<C:timezone>none</C:timezone>", "20261013T150000Z", "20261220T000000Z"
            ),
        ])
    func zones(besides: String, kept: String?, start: String, midnight: String) async throws {
        let dav = try await Self.site(
            CalDAVSite.event("s@x", "20261013T150000", "DURATION:PT1H\r\nSUMMARY:Float\r\n"))
        _ = try await dav.ask(
            "PUT", dav.home + "personal/d.ics",
            CalDAVSite.calendar(
                "BEGIN:VEVENT\r\nUID:d\r\nDTSTART;VALUE=DATE:20261220\r\nSUMMARY:Day\r\n"
                    + "END:VEVENT\r\n"), ["Content-Type": "text/calendar"])
        if let kept {
            let property = kept.replacing("C:timezone>", with: "C:calendar-timezone>")
            let answer = try await dav.ask(
                "PROPPATCH", dav.home + "personal/",
                CalDAVSite.request(
                    "D:propertyupdate", "<D:set><D:prop>\(property)</D:prop></D:set>"))
            #expect(answer.status == 207)
        }
        let text = try await Self.data(
            dav, Self.window("expand", "20261001T000000Z", "20261101T000000Z"), besides: besides)
        #expect(text.contains("\r\nDTSTART:\(start)\r\n"), "\(text)")
        // The day begins and ends with the zone's midnight.
        let second = try #require(WallTime(basic: String(midnight.dropLast())))
        func isFound(_ from: Int64, _ to: Int64) async throws -> Bool {
            let answer = try await dav.report(
                "personal", "C:calendar-query",
                "<D:prop><D:getetag/></D:prop><C:filter>"
                    + CalDAVTests.within(
                        "\(second.adding(seconds: from))Z", "\(second.adding(seconds: to))Z")
                    + "</C:filter>" + besides)
            return try !answer.items207.isEmpty
        }
        #expect(try await !isFound(-60, 0))
        #expect(try await isFound(0, 60))
        #expect(try await isFound(86_340, 86_400))
        #expect(try await !isFound(86_400, 86_460))
    }

    @Test(
        "a zone that nobody knows, and what is no calendar with one zone, are refused by name",
        arguments: [
            ("<C:timezone-id>Nowhere/None</C:timezone-id>", "valid-timezone"),
            ("<C:timezone-id>../../etc/passwd</C:timezone-id>", "valid-timezone"),
            ("<C:timezone>none</C:timezone>", "valid-calendar-data"),
            ("<C:timezone/>", "valid-calendar-data"),
            (
                "<C:timezone>\(CalDAVSite.event("a"))</C:timezone>", "valid-calendar-data"
            ),
        ])
    func noZones(besides: String, condition: String) async throws {
        let dav = try await CalDAVSite()
        let answer = try await Self.told(dav, "", besides: besides)
        #expect(answer.status == 403 && answer.conditions == [condition], "\(answer.text)")
    }

    // MARK: - Parts

    private static let listed: [(inside: String, text: String)] = [
        (
            #"<C:comp name="VCALENDAR"><C:prop name="VERSION"/><C:comp name="VEVENT"><C:prop name="SUMMARY"/><C:prop name="uid"/></C:comp></C:comp>"#,
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:s@x\r\nSUMMARY:Run\r\n"
                + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        ),
        (
            #"<C:comp name="VCALENDAR"><C:comp name="VEVENT"><C:prop name="SUMMARY" novalue="yes"/><C:prop name="X-MINE" novalue="no"/><C:comp name="VALARM"/></C:comp></C:comp>"#,
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nSUMMARY:\r\nX-MINE;A=b:1\r\n"
                + "BEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\n"
                + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        ),
        (
            #"<C:comp name="VCALENDAR"><C:allprop/><C:comp name="VTODO"/></C:comp>"#,
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n"
        ),
        (#"<C:comp name="VCALENDAR"><C:allprop/><C:allcomp/></C:comp>"#, parts),
        (#"<C:comp name="VCALENDAR"/>"#, parts), ("", parts),
        (
            #"<C:comp name="VCALENDAR"><C:prop name="VERSION"/><C:comp name="VEVENT"><C:prop name="DTSTART"/></C:comp></C:comp>"#
                + window("expand", "20261012T000000Z", "20261020T000000Z"),
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20261013T130000Z\r\n"
                + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        ),
    ]

    @Test("only the components and properties that are listed are told", arguments: listed)
    func lists(inside: String, text: String) async throws {
        let dav = try await Self.site(Self.parts)
        #expect(try await Self.data(dav, inside) == text)
    }

    private static let parts = CalDAVSite.calendar(
        "BEGIN:VEVENT\r\nUID:s@x\r\nDTSTAMP:20261001T000000Z\r\n"
            + "DTSTART;TZID=Europe/Paris:20261013T150000\r\nSUMMARY:Run\r\nX-MINE;A=b:1\r\n"
            + "BEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VEVENT\r\n")

    // MARK: - Filters

    private static let sought: [(filter: String, summaries: [String])] = [
        (
            CalDAVTests.property("SUMMARY", match("ZAHNÄRZTIN", "i;unicode-casemap")),
            ["Zahnärztin"]
        ),
        (CalDAVTests.property("SUMMARY", match("ZAHNÄRZTIN", "i;ascii-casemap")), []),
        (CalDAVTests.property("SUMMARY", match("ǆ", "i;unicode-casemap")), ["Ǆungla"]),
        (CalDAVTests.property("SUMMARY", match("strasse", "i;unicode-casemap")), []),
        (
            CalDAVTests.property("DTSTAMP", stamped("20260930T000000Z", "20261001T000001Z")),
            ["Ǆungla"]
        ),
        (CalDAVTests.property("DTSTAMP", stamped("20261001T000001Z", "20261002T000000Z")), []),
        (
            CalDAVTests.property("COMPLETED", stamped("20260930T000000Z", "20261101T000000Z")),
            []
        ),
        // Ten minutes before 15:00 and five later, every day; half an hour after the end of one.
        (alarm("20261014T145000Z", "20261014T145100Z"), ["Ǆungla"]),
        (alarm("20261014T145500Z", "20261014T145600Z"), ["Ǆungla"]),
        (alarm("20261014T145600Z", "20261014T155900Z"), []),
        (alarm("20261014T150000Z", "20261014T152900Z"), []),
        (alarm("20261015T163000Z", "20261015T163001Z"), ["Ǆungla"]),
        (alarm("20261015T144000Z", "20261015T145900Z"), []),
        (alarm("20261201T000000Z", "20261201T000001Z"), ["Ǆungla"]),
        (alarm("20261202T000000Z", "20261203T000000Z"), []),
    ]

    @Test("texts, stamps and alarms are found as they are asked for", arguments: sought)
    func filters(filter: String, summaries: [String]) async throws {
        let alarm = "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\n"
        let dav = try await Self.site(
            CalDAVSite.calendar(
                "BEGIN:VEVENT\r\nUID:s@x\r\nDTSTAMP:20261001T000000Z\r\nDTSTART:20261013T150000Z\r\n"
                    + "DURATION:PT1H\r\nRRULE:FREQ=DAILY;COUNT=5\r\nSUMMARY:Ǆungla\r\n\(alarm)"
                    + "TRIGGER:-PT10M\r\nREPEAT:1\r\nDURATION:PT5M\r\nEND:VALARM\r\n\(alarm)"
                    + "TRIGGER;VALUE=DATE-TIME:20261201T000000Z\r\nEND:VALARM\r\nEND:VEVENT\r\n"
                    + "BEGIN:VEVENT\r\nUID:s@x\r\nDTSTAMP:20261001T000000Z\r\n"
                    + "RECURRENCE-ID:20261015T150000Z\r\nDTSTART:20261015T150000Z\r\nDURATION:PT1H\r\n"
                    + "SUMMARY:Straße\r\n\(alarm)TRIGGER;RELATED=END:PT30M\r\nEND:VALARM\r\n"
                    + "END:VEVENT\r\n"))
        let found = try await dav.query("personal", filter)
        let told = try found.map {
            String(try #require($0.data.firstMatch(of: /SUMMARY:(.*)\r\n/)).output.1)
        }
        #expect(told == summaries)
    }

    private static func match(_ text: String, _ collation: String) -> String {
        #"<C:text-match collation="\#(collation)">\#(text)</C:text-match>"#
    }

    private static func stamped(_ start: String, _ end: String) -> String {
        window("time-range", start, end)
    }

    private static func alarm(_ start: String, _ end: String) -> String {
        #"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:comp-filter name="VALARM">"#
            + window("time-range", start, end)
            + "</C:comp-filter></C:comp-filter></C:comp-filter>"
    }

    // MARK: - What it costs

    @Test(
        "a query that reads all objects counts for all, whatever it finds",
        arguments: [
            (CalDAVTests.property("SUMMARY", "<C:text-match>nothing</C:text-match>"), 3),
            (CalDAVTests.within("20261009T000000Z", "20261010T000000Z"), 2),
            (CalDAVTests.within("20271009T000000Z", "20271010T000000Z"), 0),
        ])
    func cost(filter: String, count: Int) async throws {
        let dav = try await CalDAVSite(
            (1...4_000).map {
                "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTART:20261009T080000Z\r\nEND:VEVENT\r\n"
            }.joined())
        let (site, now) = (dav.site.site, dav.site.clock.now)
        // Makes it.
        _ = try await dav.sync("classes", nil)
        let client = try #require(
            try await site.lanes.calendarClient(SecretToken.digest(of: dav.password), at: now))
        let counted = Locked(0)
        let request = DAVRequest(
            .report, dav.home + "classes/", fields: [:],
            body: Array(
                CalDAVSite.request("C:calendar-query", "<C:filter>\(filter)</C:filter>").utf8),
            language: .english)
        let reply = try await site.calendars.respond(to: request, as: client) {
            counted.withLock { $0 += 1 }
        }
        #expect(reply.status.code == 207 && counted.withLock { $0 } == count)
    }

    @Test("what tells of many is compressed for who takes it, and one object never is")
    func compressed() async throws {
        let long = "DESCRIPTION:" + String(repeating: "Bring paper. ", count: 100)
        let dav = try await CalDAVSite(
            CalDAVSite.timetable.replacing("LOCATION:8W 2.1", with: "LOCATION:8W 2.1\r\n" + long))
        func ask(_ method: String, _ path: String, depth: Int, _ taken: String?) async throws
            -> TestAnswer
        {
            let asked = "<D:supported-report-set/><D:current-user-privilege-set/>"
            let body = CalDAVSite.request("D:propfind", "<D:prop>\(asked)</D:prop>")
            return try await dav.ask(
                method, path, method == "GET" ? nil : body,
                ["Depth": "\(depth)", "Accept-Encoding": taken ?? "identity"])
        }
        let plain = try await ask("PROPFIND", dav.home, depth: 1, nil)
        #expect(plain.fields[.contentEncoding] == nil && plain.fields[.vary] == "Accept-Encoding")
        let packed = try await ask("PROPFIND", dav.home, depth: 1, "deflate, gzip")
        #expect(packed.status == 207 && packed.fields[.contentEncoding] == "gzip")
        #expect(
            packed.bytes.starts(with: [0x1f, 0x8b]) && packed.bytes.count < plain.bytes.count / 2)
        let small = try await ask("PROPFIND", "/dav/", depth: 0, "gzip")
        #expect(small.status == 207 && small.fields[.contentEncoding] == nil)
        let object = try #require(
            try await dav.propfind(dav.home + "classes/", "<D:getetag/>", depth: 1).dropFirst()
                .first)
        let whole = try await ask("GET", object.href, depth: 0, "gzip")
        #expect(whole.fields[.contentEncoding] == nil && whole.tag == object.tag)
        #expect(whole.bytes.count > 1_200)
    }
}
