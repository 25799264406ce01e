import Markup
import Testing
import TestSupport

@testable import CalDAV
@testable import WebServer

@Suite("CalDAV: the zone that a program gives a calendar")
struct CalDAVZoneTests {
    private static let zone =
        "BEGIN:VTIMEZONE\r\nTZID:Mine\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
        + "TZOFFSETFROM:+1200\r\nTZOFFSETTO:+1200\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"

    private static func property(_ text: String) -> String {
        "<C:calendar-timezone>\(text)</C:calendar-timezone>"
    }

    private static let name = "<D:displayname>Kept</D:displayname>"

    private static let noZones = [
        "", "none", CalDAVSite.calendar(""), CalDAVSite.event("a"), zone,
        CalDAVSite.calendar(zone + zone),
        CalDAVSite.calendar(zone + zone.replacing("Mine", with: "Other")),
        CalDAVSite.calendar(zone) + CalDAVSite.calendar(zone),
        CalDAVSite.calendar(zone + "BEGIN:VTODO\r\nUID:t\r\nEND:VTODO\r\n"),
        CalDAVSite.calendar("BEGIN:VTIMEZONE\r\nTZID:Mine\r\nEND:VTIMEZONE\r\n"),
        CalDAVSite.calendar(zone + String(repeating: "X-A:1\r\n", count: 20_000)),
    ]

    @Test(
        "what is no calendar with one zone is refused by name, with all that is set beside it",
        arguments: noZones)
    func misread(text: String) async throws {
        let dav = try await CalDAVSite()
        let answer = try await dav.ask(
            "PROPPATCH", dav.home + "personal/",
            CalDAVSite.request(
                "D:propertyupdate",
                "<D:set><D:prop>\(Self.name)\(Self.property(text))</D:prop></D:set>"))
        #expect(answer.status == 207)
        let tree = try #require(XMLTree(reading: answer.bytes))
        let told = tree.first(.dav("response"))?.all(.dav("propstat")).map { group in
            let names = group.first(.dav("prop"))?.children.map(\.name.local) ?? []
            let conditions = group.first(.dav("error"))?.children.map(\.name) ?? []
            let status = group.first(.dav("status"))?.text ?? ""
            return "\(names) \(status.dropFirst(9).prefix(3)) \(conditions.map(\.local))"
        }
        #expect(
            told == [
                #"["calendar-timezone"] 403 ["valid-calendar-data"]"#, #"["displayname"] 424 []"#,
            ], "\(answer.text)")
        let item = try await dav.propfind(
            dav.home + "personal/", "<D:displayname/><C:calendar-timezone/>"
        ).first
        #expect(item?.found[.dav("displayname")]?.text == "Personal")
        #expect(item?.missing == [.calDAV("calendar-timezone")])
    }

    @Test("one that is a zone is kept until it is removed")
    func kept() async throws {
        let dav = try await CalDAVSite()
        let asked = "<C:calendar-timezone/>"
        for (step, count) in [
            ("<D:set><D:prop>\(Self.property(CalDAVSite.calendar(Self.zone)))", 1),
            ("<D:remove><D:prop>\(asked)", 0),
        ] {
            let end = step.hasPrefix("<D:set>") ? "</D:prop></D:set>" : "</D:prop></D:remove>"
            let answer = try await dav.ask(
                "PROPPATCH", dav.home + "personal/",
                CalDAVSite.request("D:propertyupdate", step + end))
            #expect(try answer.items207.first?.found.count == 1, "\(answer.text)")
            let item = try await dav.propfind(dav.home + "personal/", asked).first
            #expect(item?.found.count == count)
        }
    }

    @Test(
        "a calendar is made with a zone, and none with what is none",
        arguments: ["MKCALENDAR", "MKCOL"])
    func made(by method: String) async throws {
        let dav = try await CalDAVSite()
        let kind = "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"
        func make(_ text: String) async throws -> TestAnswer {
            try await dav.ask(
                method, dav.home + "work/",
                CalDAVSite.request(
                    method == "MKCOL" ? "D:mkcol" : "C:mkcalendar",
                    "<D:set><D:prop>\(kind)\(Self.name)\(Self.property(text))</D:prop></D:set>"))
        }
        for text in Self.noZones {
            let answer = try await make(text)
            #expect(
                answer.status == 403 && answer.conditions == ["valid-calendar-data"],
                "\(answer.text)")
            #expect(try await dav.ask("PROPFIND", dav.home + "work/").status == 404)
        }
        #expect(try await make(CalDAVSite.calendar(Self.zone)).status == 201)
        let item = try await dav.propfind(dav.home + "work/", "<C:calendar-timezone/>").first
        #expect(item?.found.count == 1)
    }
}
