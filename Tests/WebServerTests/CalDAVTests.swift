import Campus
import Credentials
import Foundation
import HTTPTypes
import ICalendar
import Markup
import Recurrence
import Scheduling
import Testing
import TestSupport

@testable import CalDAV
@testable import Operations
@testable import WebServer

@Suite("CalDAV")
struct CalDAVTests {
    // MARK: - Who is let in

    @Test("an app password opens it, and neither a session, a cookie nor a wrong one")
    func proof() async throws {
        let dav = try await CalDAVSite()
        let session = try dav.site.signIn("op")
        for path in ["/dav/", dav.home, "/", "/principals/"] {
            let inside = try await dav.ask("PROPFIND", path)
            #expect(inside.status == 207)
            for fields in [
                [:], ["Authorization": "Bearer \(session)"], ["Cookie": "belltower=\(session)"],
                ["Authorization": "Basic"], ["Authorization": "Basic !!!"],
                ["Authorization": "Basic \(Data("op".utf8).base64EncodedString())"],
            ] {
                let outside = try await dav.site.ask(
                    try #require(.init("PROPFIND")), "/" + path, nil, fields)
                #expect(outside.status == 401)
                #expect(outside.fields[.wwwAuthenticate]?.hasPrefix("Basic realm=") == true)
                #expect(!outside.text.contains("Belltower") && outside.bytes.isEmpty)
            }
            #expect(try await dav.ask("PROPFIND", path, password: "wrong").status == 401)
        }
    }

    @Test(
        "who is revoked, suspended or erased is let in no more, at once, though the calendar is kept",
        arguments: ["revoked", "suspended", "erased"])
    func denied(how: String) async throws {
        let dav = try await CalDAVSite()
        _ = try dav.site.signUp("sam")
        let sam = try dav.site.desks("sam")
        _ = try sam.personal.add(PersonalWords(summary: "Run", start: "2026-10-12 14:00"))
        let made = try sam.account.addAppPassword("Phone")
        let own = "/dav/calendars/\(sam.caller.person.id)/personal/"
        let query = CalDAVSite.request(
            "C:calendar-query",
            "<D:prop><C:calendar-data/></D:prop><C:filter>"
                + #"<C:comp-filter name="VCALENDAR"/></C:filter>"#)
        let asked: [(method: String, path: String, body: String?)] = [
            ("REPORT", own, query), ("GET", own + "belltower-m5.ics", nil),
            ("PUT", own + "b.ics", CalDAVSite.event("b")), ("PROPFIND", "/dav/", nil),
            ("PROPPATCH", own, CalDAVSite.request("D:propertyupdate", "")),
            ("DELETE", own + "b.ics", nil),
        ]
        func statuses() async throws -> Set<Int> {
            var statuses: Set<Int> = []
            for (method, path, body) in asked {
                statuses.insert(
                    try await dav.ask(
                        method, path, body, ["Depth": "1"], password: made.token.text
                    ).status)
            }
            return statuses
        }
        #expect(try await !statuses().contains(401))
        let people = try dav.site.desks("op").people
        switch how {
        case "revoked": try sam.account.removeAppPassword(made.password.id)
        case "suspended": _ = try people.suspend("sam")
        default: _ = try people.erase("sam", .removed)
        }
        #expect(try await statuses() == [401])
        guard how == "suspended" else { return }
        _ = try people.restore("sam")
        #expect(try await !statuses().contains(401))
    }

    @Test("what it can do is said to whoever asks, on every path that programs try")
    func options() async throws {
        let dav = try await CalDAVSite()
        for path in ["/", "/principals/", "/dav/", dav.home, dav.home + "classes/"] {
            let answer = try await dav.site.ask(.options, "/" + path)
            #expect(answer.status == 200)
            #expect(answer.fields[.dav] == "1, 3, calendar-access, extended-mkcol, sync-collection")
        }
        for method in ["GET", "PROPFIND", "OPTIONS"] {
            for path in ["/.well-known/caldav", "/remote.php/dav", "/remote.php/dav/"] {
                let found = try await dav.ask(method, path)
                #expect(found.status == 301 && found.fields[.location] == "/dav/")
            }
        }
    }

    @Test("what is another's is not there")
    func others() async throws {
        let dav = try await CalDAVSite()
        _ = try dav.site.signUp("sam")
        let sam = try dav.site.desks("sam").caller.person.id
        for path in [
            "/dav/calendars/\(sam)/", "/dav/principals/\(sam)/", "/dav/calendars/\(sam)/personal/",
            "/dav/calendars/999/", "/dav/nothing/", "\(dav.home)water/",
        ] {
            for method in ["PROPFIND", "REPORT", "GET", "DELETE", "PROPPATCH", "MOVE"] {
                let body = method == "REPORT" ? CalDAVSite.request("D:sync-collection", "") : nil
                #expect(try await dav.ask(method, path, body).status == 404)
            }
        }
        let put = try await dav.ask(
            "PUT", "/dav/calendars/\(sam)/personal/a.ics", CalDAVSite.event("a"),
            ["Content-Type": "text/calendar"])
        #expect(put.status == 404)
    }

    @Test("a collection's address alone gives all of it as one calendar")
    func whole() async throws {
        let dav = try await CalDAVSite()
        let address = dav.home + "classes/"
        let answer = try await dav.ask("GET", address)
        #expect(answer.status == 200)
        #expect(answer.fields[.contentType]?.hasPrefix("text/calendar") ?? false)
        let calendar = try #require(ComponentParser().parse(answer.bytes).component)
        #expect(calendar.children.map(\.name) == ["VTIMEZONE", "VEVENT", "VEVENT", "VEVENT"])
        #expect(
            Set(calendar.children.compactMap { $0.first("UID")?.value.string }) == [
                "1@campus", "2@campus",
            ])
        let known = ["If-None-Match": answer.tag]
        #expect(try await dav.ask("GET", address, nil, known).status == 304)
        try await dav.reimport(CalDAVSite.timetable.replacing("8W 2.1", with: "3E 2.2"))
        let moved = try await dav.ask("GET", address, nil, known)
        #expect(moved.status == 200 && moved.text.contains("LOCATION:3E 2.2"))
    }

    // MARK: - Discovery

    @Test("the way from any beginning leads to one home and its collections")
    func discovery() async throws {
        let dav = try await CalDAVSite()
        for path in [
            "/", "/dav/", "/principals/", "/dav/calendars/", "/dav/principals/", dav.home,
            dav.home + "personal/",
        ] {
            let item = try #require(
                try await dav.propfind(path, "<D:current-user-principal/>").first)
            #expect(
                item.found[.dav("current-user-principal")]?.first(.dav("href"))?.text
                    == "/dav/principals/\(dav.person)/")
            #expect(item.href == path)
        }
        let principal = try #require(
            try await dav.propfind(
                "/dav/principals/\(dav.person)/",
                "<C:calendar-home-set/><D:resourcetype/><D:nothing/>"
            ).first)
        #expect(principal.found[.calDAV("calendar-home-set")]?.children.map(\.text) == [dav.home])
        #expect(principal.missing == [.dav("nothing")])
        let home = try await dav.propfind(
            dav.home,
            "<D:resourcetype/><D:displayname/><D:current-user-privilege-set/><CS:getctag/>"
                + "<C:supported-calendar-component-set/><A:calendar-color/>", depth: 1)
        #expect(
            home.map(\.href) == [dav.home]
                + ["classes", "events", "personal"].map {
                    "\(dav.home)\($0)/"
                })
        #expect(home[0].found[.dav("resourcetype")]?.children.map(\.name.local) == ["collection"])
        for item in home.dropFirst() {
            #expect(
                item.found[.dav("resourcetype")]?.children.map(\.name) == [
                    .dav("collection"), .calDAV("calendar"),
                ])
            let rights = item.found[.dav("current-user-privilege-set")]?.children
                .flatMap(\.children).map(\.name.local)
            #expect(rights?.contains("write-content") == item.href.hasSuffix("personal/"))
            #expect(item.found[.colour]?.text.count == 9)
            #expect(
                item.found[.calDAV("supported-calendar-component-set")]?.children.compactMap {
                    $0[attribute: "name"]
                } == ["VEVENT"])
        }
    }

    @Test("all properties, their names, and nothing at all can be asked for")
    func wishes() async throws {
        let dav = try await CalDAVSite()
        let all = try await dav.ask("PROPFIND", dav.home + "classes/", nil, ["Depth": "1"])
        let items = try all.items207
        #expect(items.count == 3 && items.allSatisfy { $0.missing.isEmpty })
        #expect(items.dropFirst().allSatisfy { $0.tag?.hasPrefix("\"") ?? false })
        #expect(items[0].found[.calDAV("calendar-description")] == nil)
        let names = try await dav.ask(
            "PROPFIND", dav.home + "classes/", CalDAVSite.request("D:propfind", "<D:propname/>"))
        let named = try #require(try names.items207.first)
        #expect(named.found[.ctag]?.text == "" && named.found.count > 12)
        for (name, _) in named.found {
            let tag = "<x:\(name.local) xmlns:x=\"\(name.namespace)\"/>"
            let item = try await dav.propfind(dav.home + "classes/", tag).first
            #expect(item?.found[name] != nil, "\(name)")
        }
    }

    @Test(
        "a body that is no request is refused",
        arguments: [
            "<a", "<D:propfind xmlns:D='DAV:'/>", "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
            "<a/>",
            "<D:propfind xmlns:D='DAV:'>" + String(repeating: "<D:a>", count: 5_000),
        ])
    func malformed(body: String) async throws {
        let dav = try await CalDAVSite()
        #expect(try await dav.ask("PROPFIND", "/dav/", body).status == 400)
        #expect(try await dav.ask("REPORT", dav.home + "classes/", body).status >= 400)
    }

    // MARK: - Objects

    @Test("a series with its changed occurrence is one object, with stable bytes and a strong tag")
    func objects() async throws {
        let dav = try await CalDAVSite()
        let listed = try await dav.propfind(
            dav.home + "classes/", "<D:getetag/><D:getcontentlength/>", depth: 1
        ).dropFirst()
        #expect(listed.count == 2)
        for item in listed {
            let answer = try await dav.ask("GET", item.href)
            #expect(answer.status == 200 && answer.tag == item.tag)
            #expect(answer.fields[.contentType]?.hasPrefix("text/calendar") == true)
            #expect(!answer.text.contains("METHOD") && answer.text.hasSuffix("END:VCALENDAR\r\n"))
            #expect(item.found[.dav("getcontentlength")]?.text == "\(answer.bytes.count)")
            let head = try await dav.ask("HEAD", item.href)
            #expect(head.status == 200 && head.bytes.isEmpty && head.tag == answer.tag)
            let same = try await dav.ask("GET", item.href, nil, ["If-None-Match": answer.tag])
            #expect(same.status == 304 && same.bytes.isEmpty && same.tag == answer.tag)
            let weak = try await dav.ask(
                "GET", item.href, nil, ["If-None-Match": "W/\(answer.tag)"])
            #expect(weak.status == 304)
        }
        let series = try await dav.ask("GET", listed[listed.startIndex].href).text
        #expect(series.matches(of: /BEGIN:VEVENT/).count == 2)
        #expect(series.contains("RECURRENCE-ID;TZID=Europe/London:20261016T090000"))
        #expect(series.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/London"))
        #expect(try await dav.ask("GET", dav.home + "classes/none.ics").status == 404)
        let unable = try await dav.ask("GET", dav.home)
        #expect(unable.status == 405 && unable.fields[.allow]?.contains("REPORT") == true)
    }

    @Test("what the person hid, named or wrote on a class is as they see it")
    func views() async throws {
        let dav = try await CalDAVSite()
        let desks = try dav.site.desks("op")
        let items = try desks.calendar.agenda(
            AgendaQuery(
                window: dav.site.clock.now..<dav.site.clock.now.adding(seconds: 90 * 86_400)))
        let algebra = try #require(items.first { $0.summary.hasPrefix("Algebra") })
        let before = try await dav.sync("classes", nil)
        _ = try desks.items.change("\(algebra.id)", ItemEdit(isHidden: true), isSeries: false)
        let after = try await dav.sync("classes", before.token)
        #expect(after.items.map(\.status) == ["HTTP/1.1 404 Not Found"])
    }

    // MARK: - Reports

    @Test("many objects are had at once, and each that is not there is said")
    func multiget() async throws {
        let dav = try await CalDAVSite()
        let hrefs = try await dav.propfind(dav.home + "classes/", "", depth: 1).dropFirst().map(
            \.href)
        let asked =
            hrefs + ["https://else.example\(hrefs[0])", dav.home + "classes/no.ics", "/feed/x"]
        let answer = try await dav.report(
            "classes", "C:calendar-multiget",
            "<D:prop><D:getetag/><C:calendar-data/></D:prop>"
                + asked.map { "<D:href>\($0)</D:href>" }.joined())
        let items = try answer.items207
        #expect(items.count == 5)
        for item in items.prefix(3) {
            let whole = try await dav.ask("GET", item.href)
            #expect(item.data == whole.text && item.tag == whole.tag)
        }
        #expect(items.suffix(2).allSatisfy { $0.status?.contains("404") ?? false })
    }

    @Test(
        "a query finds what is in a window, and what says what it asks for",
        arguments: [
            (#"<C:comp-filter name="VCALENDAR"/>"#, 2),
            (#"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"/></C:comp-filter>"#, 2),
            (#"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO"/></C:comp-filter>"#, 0),
            // vdirsyncer asks for tasks of its days beside events.
            (
                #"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO"><C:time-range "#
                    + #"start="20260101T000000Z"/></C:comp-filter></C:comp-filter>"#, 0
            ),
            (Self.within("20261009T000000Z", "20261010T000000Z"), 1),
            (Self.within("20261030T000000Z", "20261031T000000Z"), 1),
            (Self.within("20261106T000000Z", "20261107T000000Z"), 0),
            (Self.within("20261016T080000Z", "20261016T090000Z"), 0),
            (Self.within("20261016T103000Z", "20261016T110000Z"), 1),
            (
                #"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20261019T000000Z"/></C:comp-filter></C:comp-filter>"#,
                2
            ),
            (Self.property("SUMMARY", "<C:text-match>networking</C:text-match>"), 1),
            (
                Self.property(
                    "SUMMARY", #"<C:text-match collation="i;octet">networking</C:text-match>"#), 0
            ),
            (
                Self.property(
                    "SUMMARY", #"<C:text-match negate-condition="yes">algebra</C:text-match>"#), 1
            ),
            (Self.property("LOCATION", "<C:is-not-defined/>"), 2),
            (Self.property("UID", "<C:text-match>2@campus</C:text-match>"), 1),
            (Self.property("RRULE", ""), 1),
            (
                #"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:comp-filter name="VALARM"><C:is-not-defined/></C:comp-filter></C:comp-filter></C:comp-filter>"#,
                2
            ),
        ])
    func queries(filter: String, count: Int) async throws {
        let dav = try await CalDAVSite()
        #expect(try await dav.query("classes", filter).count == count)
    }

    static func within(_ start: String, _ end: String) -> String {
        #"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="\#(start)" end="\#(end)"/></C:comp-filter></C:comp-filter>"#
    }

    static func property(_ name: String, _ inside: String) -> String {
        #"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:prop-filter name="\#(name)">\#(inside)</C:prop-filter></C:comp-filter></C:comp-filter>"#
    }

    @Test("a filter that is not known is refused by name")
    func filters() async throws {
        let dav = try await CalDAVSite()
        for (filter, condition) in [
            ("", "valid-filter"),
            (
                Self.property("DTSTART", #"<C:time-range start="20261009T000000Z"/>"#),
                "supported-filter"
            ),
            (
                Self.property("SUMMARY", #"<C:text-match collation="x">a</C:text-match>"#),
                "supported-collation"
            ),
            (Self.within("20261010T000000Z", "20261009T000000Z"), "valid-filter"),
            (Self.within("never", "20261009T000000Z"), "valid-filter"),
        ] {
            let answer = try await dav.report(
                "classes", "C:calendar-query",
                "<D:prop><D:getetag/></D:prop><C:filter>\(filter)</C:filter>")
            #expect(answer.status >= 400 && answer.conditions == [condition], "\(answer.text)")
        }
        let other = try await dav.report("classes", "D:expand-property", "")
        #expect(other.status == 403 && other.conditions == ["supported-report"])
    }

    @Test("occurrences of a window are told one by one, in UTC, the changed one as it is")
    func expand() async throws {
        let dav = try await CalDAVSite()
        let answer = try await dav.report(
            "classes", "C:calendar-query",
            #"<D:prop><C:calendar-data><C:expand start="20261009T000000Z" end="20261024T000000Z"/></C:calendar-data></D:prop><C:filter>"#
                + Self.property("SUMMARY", "<C:text-match>networking</C:text-match>")
                + "</C:filter>")
        let data = try #require(try answer.items207.first).data
        #expect(data.matches(of: /BEGIN:VEVENT/).count == 3 && !data.contains("RRULE"))
        #expect(data.contains("RECURRENCE-ID:20261016T080000Z\r\nDTSTART:20261016T100000Z"))
        #expect(data.contains("DTSTART:20261023T080000Z"))
    }

    @Test("a window in which there is too much is refused; what has no end is found in any")
    func endless() async throws {
        let dav = try await CalDAVSite(
            (1...40).map { number in
                "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART:20261001T0000\(number + 10)Z\r\n"
                    + "RRULE:FREQ=DAILY\r\nSUMMARY:Tick\r\nEND:VEVENT\r\n"
            }.joined())
        for inside in [
            #"<C:expand start="20261001T000000Z" end="20991001T000000Z"/>"#,
            #"<C:expand start="20261001T000000Z" end="20281002T000000Z"/>"#,
        ] {
            let answer = try await dav.report(
                "classes", "C:calendar-query",
                "<D:prop><C:calendar-data>\(inside)</C:calendar-data></D:prop><C:filter>"
                    + #"<C:comp-filter name="VCALENDAR"/></C:filter>"#)
            #expect(answer.status == 403)
            #expect(answer.conditions == ["number-of-matches-within-limits"])
        }
        let found = try await dav.query(
            "classes", Self.within("20261001T000000Z", "99991001T000000Z"))
        #expect(found.count == 40)
    }

    @Test("who asks for much without end is asked to wait, and others are not")
    func limits() async throws {
        let dav = try await CalDAVSite()
        _ = try dav.site.signUp("sam")
        let sam = try dav.site.desks("sam").account.addAppPassword("Phone").token.text
        var statuses: Set<Int> = []
        for _ in 1...130 {
            let answer = try await dav.report(
                "classes", "C:free-busy-query",
                #"<C:time-range start="20261009T000000Z" end="20261021T000000Z"/>"#)
            statuses.insert(answer.status)
            if answer.status == 429 { #expect(answer.fields[.retryAfter] != nil) }
        }
        #expect(statuses == [200, 429])
        #expect(try await dav.ask("PROPFIND", "/dav/", password: sam).status == 207)
    }

    @Test("when one is busy is told without what one does")
    func freeBusy() async throws {
        let dav = try await CalDAVSite()
        let answer = try await dav.report(
            "classes", "C:free-busy-query",
            #"<C:time-range start="20261009T000000Z" end="20261021T000000Z"/>"#)
        #expect(answer.status == 200)
        #expect(answer.text.matches(of: /FREEBUSY;/).count == 3)
        #expect(answer.text.contains("20261009T080000Z/20261009T090000Z"))
        #expect(!answer.text.contains("Networking"))
        let long = try await dav.report(
            "classes", "C:free-busy-query",
            #"<C:time-range start="20001009T000000Z" end="20261021T000000Z"/>"#)
        #expect(long.status == 403)
    }
}
