import Campus
import HTTPTypes
import Markup
import Testing

@testable import CalDAV
@testable import WebServer

/// What has to be so for a request to be granted, by method: the conditions of RFC 4791, 4918, 5689 and 6578.
@Suite("CalDAV: conditions by method")
struct CalDAVConditionTests {
    /// A request that may not be granted, or has to be; below the person's home, in which `personal/a.ics` is.
    struct Row: Sendable, CustomTestStringConvertible {
        let method: String
        let place: String
        let body: String
        var fields: [String: String] = [:]
        let status: Int
        var conditions: [String] = []

        var testDescription: String { "\(method) \(place) \(body.prefix(120)) \(fields)" }
    }

    private static func filter(_ inside: String) -> String {
        CalDAVSite.request(
            "C:calendar-query", "<D:prop><D:getetag/></D:prop><C:filter>\(inside)</C:filter>")
    }

    private static func component(_ name: String, _ inside: String = "") -> String {
        #"<C:comp-filter name="\#(name)">\#(inside)</C:comp-filter>"#
    }

    private static func event(_ inside: String) -> String {
        filter(component("VCALENDAR", component("VEVENT", inside)))
    }

    private static func property(_ name: String, _ inside: String) -> String {
        event(#"<C:prop-filter name="\#(name)">\#(inside)</C:prop-filter>"#)
    }

    private static func parameter(_ name: String, _ inside: String) -> String {
        #"<C:param-filter name="\#(name)">\#(inside)</C:param-filter>"#
    }

    private static let october = #"<C:time-range start="20261001T000000Z" end="20261101T000000Z"/>"#
    private static let match = "<C:text-match>x</C:text-match>"
    private static let missing = "<C:is-not-defined/>"
    private static let calendar = ["Content-Type": "text/calendar"]

    private static func refused(_ body: String, _ condition: String) -> Row {
        Row(
            method: "REPORT", place: "personal/", body: body, status: 403, conditions: [condition])
    }

    private static func granted(_ body: String) -> Row {
        Row(method: "REPORT", place: "personal/", body: body, status: 207)
    }

    /// Filters that mean nothing (RFC 4791 section 7.8).
    private static let meaningless: [String] = [
        CalDAVSite.request("C:calendar-query", "<D:prop><D:getetag/></D:prop>"),
        filter(""), filter(component("VEVENT")), filter(component("VTODO")), filter(match),
        filter(component("VCALENDAR") + component("VCALENDAR")),
        filter(component("VCALENDAR", component("VCALENDAR"))),
        filter(component("VCALENDAR", component("VALARM"))),
        filter(component("VCALENDAR", component("VTODO", component("VEVENT")))),
        filter(component("VCALENDAR", component("VEVENT", component("VEVENT")))),
        filter(component("VCALENDAR", component("VTIMEZONE", component("VALARM")))),
        filter("<C:comp-filter/>"), filter(component("")), event(match), event(october + october),
        event(missing + october), event(missing + missing), event("<C:prop-filter/>"),
        event("<C:time-range/>"), event(#"<C:time-range start="20261009" end="20261001"/>"#),
        event(#"<C:time-range start="yesterday"/>"#), property("SUMMARY", october),
        property("CATEGORIES", october), property("SUMMARY", missing + match),
        property("CREATED", october + match), property("SUMMARY", match + match),
        property("SUMMARY", component("VALARM")), property("DTSTART", "<C:param-filter/>"),
        property("DTSTART", parameter("TZID", october)),
        property("DTSTART", parameter("TZID", missing + match)),
        property("SUMMARY", #"<C:text-match negate-condition="maybe">x</C:text-match>"#),
    ]

    /// Those that have a meaning which is not understood.
    private static let unknown: [String] = [
        property("DTSTART", october), property("X-MINE", october),
        filter(component("VCALENDAR", component("X-MINE", october))),
        event("<C:fuzzy-match>x</C:fuzzy-match>"),
        property("SUMMARY", #"<C:text-match match-type="equals">x</C:text-match>"#),
    ]

    private static let understood: [String] = [
        filter(component("VCALENDAR")), filter(component("VCALENDAR", missing)),
        filter(component("VCALENDAR", component("VTODO", october))),
        filter(component("VCALENDAR", component("VTIMEZONE", component("STANDARD")))),
        filter(component("VCALENDAR", component("VEVENT", component("PARTICIPANT")))),
        event(october + component("VALARM", october)), property("CREATED", october),
        property("SUMMARY", #"<C:text-match match-type="contains">x</C:text-match>"#),
        property("SUMMARY", match + parameter("LANGUAGE", "")),
    ]

    private static let filters: [Row] = {
        var rows = meaningless.map { refused($0, "valid-filter") }
        rows += unknown.map { refused($0, "supported-filter") }
        rows += understood.map(granted)
        let strange = property("SUMMARY", #"<C:text-match collation="i;none">x</C:text-match>"#)
        return rows + [refused(strange, "supported-collation")]
    }()

    private static func multiget(_ hrefs: String...) -> String {
        CalDAVSite.request(
            "C:calendar-multiget",
            "<D:prop><D:getetag/></D:prop>" + hrefs.map { "<D:href>\($0)</D:href>" }.joined())
    }

    private static func report(
        _ place: String, _ body: String, _ status: Int, _ condition: String...
    ) -> Row {
        Row(method: "REPORT", place: place, body: body, status: status, conditions: condition)
    }

    /// Reports by what they are about.
    private static let scopes: [Row] = [
        report("personal/a.ics", event(""), 207),
        report("personal/a.ics", multiget("HOMEpersonal/a.ics"), 207),
        report("personal/none.ics", event(""), 404),
        report("personal/none.ics", multiget("HOMEpersonal/none.ics"), 404),
        report("personal/a.ics", filter(component("VEVENT")), 403, "valid-filter"),
        report(
            "personal/a.ics", CalDAVSite.request("C:free-busy-query", october), 403,
            "supported-report"),
        report(
            "personal/a.ics", CalDAVSite.request("D:sync-collection", "<D:sync-token/>"), 403,
            "supported-report"),
        report("personal/", CalDAVSite.request("D:expand-property", ""), 403, "supported-report"),
        report("", event(""), 403, "supported-report"), report("personal/", "", 400),
        report("personal/", "<C:calendar-query", 400),
        report(
            "personal/", CalDAVSite.request("D:sync-collection", "<D:sync-token>x</D:sync-token>"),
            403, "valid-sync-token"),
        report("personal/", CalDAVSite.request("C:free-busy-query", ""), 400),
        report("none/", event(""), 404),
    ]

    private static func put(
        _ place: String, _ body: String, _ status: Int, _ conditions: [String] = [],
        _ fields: [String: String] = [:]
    ) -> Row {
        Row(
            method: "PUT", place: place, body: body, fields: calendar.merging(fields) { $1 },
            status: status, conditions: conditions)
    }

    /// Writing, and taking away.
    private static let writes: [Row] = [
        put("personal/b.ics", CalDAVSite.event("b"), 201),
        put("personal/b.ics", "no calendar", 403, ["valid-calendar-data"]),
        put("personal/b.ics", "", 403, ["valid-calendar-data"]),
        put("personal/b.ics", CalDAVSite.calendar(""), 403, ["valid-calendar-object-resource"]),
        put(
            "personal/b.ics",
            CalDAVSite.event("b").replacing("VERSION", with: "METHOD:PUBLISH\r\nVERSION"), 403,
            ["valid-calendar-object-resource"]),
        put(
            "personal/b.ics", CalDAVSite.event("b").replacing("VEVENT", with: "VTODO"), 403,
            ["supported-calendar-component"]),
        put("personal/b.ics", CalDAVSite.event("a"), 409, ["no-uid-conflict"]),
        put("personal/a.ics", CalDAVSite.event("other"), 409, ["no-uid-conflict"]),
        put(
            "personal/b.ics", CalDAVSite.event("b"), 403, ["supported-calendar-data"],
            ["Content-Type": "text/plain"]),
        put("classes/b.ics", CalDAVSite.event("b"), 403, ["need-privileges"]),
        put("none/b.ics", CalDAVSite.event("b"), 409), put("personal/", CalDAVSite.event("b"), 405),
        put("personal/a.ics", CalDAVSite.event("a"), 412, [], ["If-None-Match": "*"]),
        put("personal/b.ics", CalDAVSite.event("b"), 412, [], ["If-Match": "*"]),
        put("personal/a.ics", CalDAVSite.event("a"), 412, [], ["If-Match": "\"x\""]),
        Row(method: "DELETE", place: "personal/a.ics", body: "", status: 204),
        Row(
            method: "DELETE", place: "personal/a.ics", body: "", fields: ["If-Match": "\"x\""],
            status: 412),
        Row(method: "DELETE", place: "personal/none.ics", body: "", status: 404),
        Row(
            method: "DELETE", place: "personal/", body: "", status: 403,
            conditions: ["need-privileges"]),
        Row(method: "POST", place: "personal/", body: "x", status: 405),
        Row(method: "COPY", place: "personal/a.ics", body: "", status: 405),
        Row(method: "LOCK", place: "personal/a.ics", body: "", status: 405),
    ]

    private static func moved(_ to: String, _ status: Int, _ condition: String...) -> Row {
        Row(
            method: "MOVE", place: "personal/a.ics", body: "", fields: ["Destination": to],
            status: status, conditions: condition)
    }

    /// Where an entry may be put.
    private static let moves: [Row] = [
        moved("HOMEpersonal/b.ics", 201), moved("http://localhost:8080HOMEpersonal/b.ics", 201),
        moved("HTTP://LOCALHOST:8080HOMEpersonal/b.ics", 201),
        moved("http://op@localhost:8080HOMEpersonal/b.ics", 201),
        moved("https://calendar.exampleHOMEpersonal/b.ics", 502),
        moved("http://localhost:81HOMEpersonal/b.ics", 502),
        moved("//calendar.exampleHOMEpersonal/b.ics", 502),
        moved("http://localhost:8080@evil.exampleHOMEpersonal/b.ics", 502),
        moved("http://localhost:8080.evil.exampleHOMEpersonal/b.ics", 502), moved("http://", 502),
        moved("HOME../999/personal/b.ics", 403, "calendar-collection-location-ok"),
        moved("HOMEclasses/b.ics", 403, "need-privileges"),
    ]

    private static let makes: [Row] = [
        Row(method: "MKCALENDAR", place: "work/", body: "", status: 201),
        Row(
            method: "MKCALENDAR", place: "personal/", body: "", status: 403,
            conditions: ["resource-must-be-null"]),
        Row(
            method: "MKCALENDAR", place: "work/in/", body: "", status: 403,
            conditions: ["calendar-collection-location-ok"]),
        Row(
            method: "MKCOL", place: "work/", body: "", status: 403,
            conditions: ["valid-resourcetype"]),
        Row(method: "PROPPATCH", place: "personal/", body: "x", status: 400),
        Row(
            method: "PROPFIND", place: "personal/", body: "<D:propfind xmlns:D='DAV:'/>",
            status: 400),
        Row(
            method: "PROPFIND", place: "personal/",
            body: "\u{feff}" + CalDAVSite.request("D:propfind", "<D:propname/>"), status: 207),
        Row(method: "REPORT", place: "personal/", body: "\u{feff}" + event(""), status: 207),
        put("personal/b.ics", "\u{feff}" + CalDAVSite.event("b"), 201),
    ]

    @Test(
        "each is granted, or refused by its status and by the condition that is not met",
        arguments: filters + scopes + writes + moves + makes)
    func conditions(row: Row) async throws {
        let dav = try await CalDAVSite()
        let first = try await dav.ask(
            "PUT", dav.home + "personal/a.ics", CalDAVSite.event("a"), Self.calendar)
        #expect(first.status == 201)
        let answer = try await dav.ask(
            row.method, dav.home + row.place,
            row.body.isEmpty ? nil : row.body.replacing("HOME", with: dav.home),
            row.fields.mapValues { $0.replacing("HOME", with: "/" + dav.home.drop { $0 == "/" }) })
        #expect(answer.status == row.status, "\(answer.text)")
        if row.status >= 400 { #expect(answer.conditions == row.conditions, "\(answer.text)") }
    }

    @Test("a report on one object tells of it alone")
    func one() async throws {
        let dav = try await CalDAVSite()
        for name in ["a", "b"] {
            _ = try await dav.ask(
                "PUT", dav.home + "personal/\(name).ics", CalDAVSite.event(name), Self.calendar)
        }
        let place = dav.home + "personal/a.ics"
        for (body, statuses) in [
            (Self.event(""), [true]), (Self.event(Self.missing), []),
            (Self.multiget(place), [true]), (Self.multiget(dav.home + "personal/b.ics"), [false]),
        ] {
            let answer = try await dav.ask("REPORT", place, body)
            #expect(try answer.items207.map { $0.tag != nil } == statuses, "\(answer.text)")
        }
        let told = try await dav.propfind(place, "<D:supported-report-set/>")
        let reports = try #require(told.first?.found[.dav("supported-report-set")])
        #expect(reports.children.count == 2)
    }

    @Test("a UID that is taken is told with where it is")
    func conflicts() async throws {
        let dav = try await CalDAVSite()
        func put(_ name: String, _ uid: String) async throws -> TestAnswer {
            try await dav.ask(
                "PUT", dav.home + "personal/\(name)", CalDAVSite.event(uid), Self.calendar)
        }
        #expect(try await put("one place.ics", "a").status == 201)
        for (name, uid) in [("b.ics", "a"), ("one place.ics", "c")] {
            let answer = try await put(name, uid)
            let condition = XMLTree(reading: answer.bytes)?.first(.calDAV("no-uid-conflict"))
            #expect(condition?.children.map(\.text) == [dav.home + "personal/one%20place.ics"])
        }
    }

    @Test("what is sent with a byte order mark is kept without it, and has no tag of what was sent")
    func mark() async throws {
        let dav = try await CalDAVSite()
        let (text, place) = (CalDAVSite.event("b"), dav.home + "personal/b.ics")
        let sent = try await dav.ask("PUT", place, "\u{feff}" + text, Self.calendar)
        #expect(sent.status == 201 && sent.fields[.eTag] == nil)
        let kept = try await dav.ask("GET", place)
        #expect(kept.bytes == Array(text.utf8))
    }

    @Test("a calendar is saved, and not shown, under a name that opens nothing")
    func saved() async throws {
        let dav = try await CalDAVSite()
        let place = dav.home + "personal/a.html"
        _ = try await dav.ask("PUT", place, CalDAVSite.event("a"), Self.calendar)
        for path in [place, dav.home + "personal/", dav.home + "classes/"] {
            let answer = try await dav.ask("GET", path)
            #expect(answer.fields[.contentDisposition] == #"attachment; filename="belltower.ics""#)
        }
    }

    @Test(
        "what a proxy made of a tag is known, to read and to write",
        arguments: ["-gzip\"", ";gzip\"", "-br\"", "\"-gzip"])
    func proxied(ending: String) async throws {
        let dav = try await CalDAVSite()
        let place = dav.home + "personal/a.ics"
        let tag = try await dav.ask("PUT", place, CalDAVSite.event("a"), Self.calendar).tag
        let named = tag.dropLast() + ending
        for known in [tag, String(named), "W/\(named)", "\"x\", \(named)"] {
            #expect(try await dav.ask("GET", place, nil, ["If-None-Match": known]).status == 304)
        }
        #expect(try await dav.ask("GET", place, nil, ["If-None-Match": "\"x-gzip\""]).status == 200)
        #expect(try await dav.ask("DELETE", place, nil, ["If-Match": "W/\(tag)"]).status == 412)
        #expect(try await dav.ask("DELETE", place, nil, ["If-Match": String(named)]).status == 204)
    }

    private static let zoned =
        "BEGIN:VEVENT\r\nUID:z\r\nDTSTAMP:20261001T000000Z\r\nDTSTART;TZID=Europe/Paris:20261013T150000\r\n"
        + "RRULE:FREQ=DAILY;COUNT=5\r\nEXDATE;TZID=Europe/Paris:20261014T150000\r\n"
        + "SUMMARY;LANGUAGE=fr:Course\r\nEND:VEVENT\r\n"
    private static let day =
        "BEGIN:VEVENT\r\nUID:d\r\nDTSTAMP:20261001T000000Z\r\nDTSTART;VALUE=DATE:20261013\r\n"
        + "SUMMARY:Day\r\nEND:VEVENT\r\n"

    @Test(
        "parameters are found as they are written, those of times too",
        arguments: [
            ("DTSTART", "TZID", "", ["z"]),
            ("DTSTART", "TZID", "<C:text-match>paris</C:text-match>", ["z"]),
            (
                "DTSTART", "tzid",
                #"<C:text-match collation="i;octet">Europe/Paris</C:text-match>"#, ["z"]
            ),
            ("DTSTART", "TZID", "<C:text-match>London</C:text-match>", []),
            (
                "DTSTART", "TZID", #"<C:text-match negate-condition="yes">London</C:text-match>"#,
                ["z"]
            ),
            ("DTSTART", "TZID", missing, ["d", "u"]),
            ("EXDATE", "TZID", "<C:text-match>Paris</C:text-match>", ["z"]),
            ("DTSTART", "VALUE", "<C:text-match>DATE</C:text-match>", ["d"]),
            ("DTSTART", "VALUE", missing, ["u", "z"]),
            ("SUMMARY", "LANGUAGE", "<C:text-match>fr</C:text-match>", ["z"]),
            ("SUMMARY", "LANGUAGE", missing, ["d", "u"]),
        ])
    func parameters(_ property: String, _ name: String, _ inside: String, _ found: [String])
        async throws
    {
        let dav = try await CalDAVSite()
        for (uid, text) in [
            ("z", CalDAVSite.calendar(Self.zoned)), ("d", CalDAVSite.calendar(Self.day)),
            ("u", CalDAVSite.event("u")),
        ] {
            let answer = try await dav.ask(
                "PUT", dav.home + "personal/\(uid).ics", text, Self.calendar)
            #expect(answer.status == 201, "\(answer.text)")
        }
        let filter =
            #"<C:prop-filter name="\#(property)">\#(Self.parameter(name, inside))</C:prop-filter>"#
        let items = try await dav.query(
            "personal", Self.component("VCALENDAR", Self.component("VEVENT", filter)))
        let names = items.compactMap { $0.href.split(separator: "/").last?.prefix { $0 != "." } }
            .filter { $0.count == 1 }.map(String.init)
        #expect(names.sorted() == found)
    }

    @Test(
        "a whole day keeps somebody busy, surely or perhaps, where it does not say that it does not",
        arguments: [
            ("", ["BUSY 20261013T000000Z/20261014T000000Z"]),
            ("TRANSP:OPAQUE\r\n", ["BUSY 20261013T000000Z/20261014T000000Z"]),
            ("STATUS:TENTATIVE\r\n", ["BUSY-TENTATIVE 20261013T000000Z/20261014T000000Z"]),
            (
                "STATUS:TENTATIVE\r\nTRANSP:OPAQUE\r\n",
                ["BUSY-TENTATIVE 20261013T000000Z/20261014T000000Z"]
            ),
            ("TRANSP:TRANSPARENT\r\n", []), ("STATUS:CANCELLED\r\n", []),
            ("DTEND;VALUE=DATE:20261015\r\n", ["BUSY 20261013T000000Z/20261015T000000Z"]),
        ])
    func days(_ lines: String, _ busy: [String]) async throws {
        let dav = try await CalDAVSite()
        let text = CalDAVSite.calendar(
            Self.day.replacing("SUMMARY:Day\r\n", with: "SUMMARY:Day\r\n" + lines))
        #expect(
            try await dav.ask("PUT", dav.home + "personal/d.ics", text, Self.calendar).status == 201
        )
        let answer = try await dav.report(
            "personal", "C:free-busy-query",
            #"<C:time-range start="20261013T000000Z" end="20261016T000000Z"/>"#)
        let found = answer.text.matches(of: /FREEBUSY;FBTYPE=([A-Z-]+):(.*)\r\n/).map {
            "\($0.output.1) \($0.output.2)"
        }
        #expect(found == busy, "\(answer.text)")
    }
}
