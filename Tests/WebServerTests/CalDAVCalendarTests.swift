import Campus
import HTTPTypes
import Markup
import Recurrence
import Scheduling
import Testing
import TestSupport

@testable import CalDAV
@testable import Operations
@testable import WebServer

@Suite("CalDAV: calendars that programs make")
struct CalDAVCalendarTests {
    private static func make(
        _ dav: CalDAVSite, _ name: String,
        _ properties: String = "<D:displayname>Work</D:displayname>",
        method: String = "MKCALENDAR"
    ) async throws -> TestAnswer {
        let root = method == "MKCOL" ? "D:mkcol" : "C:mkcalendar"
        return try await dav.ask(
            method, dav.home + name + "/",
            CalDAVSite.request(root, "<D:set><D:prop>\(properties)</D:prop></D:set>"))
    }

    private static func put(
        _ dav: CalDAVSite, _ place: String, _ text: String, _ fields: [String: String] = [:]
    ) async throws -> TestAnswer {
        try await dav.ask(
            "PUT", dav.home + place, text,
            ["Content-Type": "text/calendar; charset=utf-8"].merging(fields) { $1 })
    }

    private static func move(
        _ dav: CalDAVSite, _ place: String, to other: String, _ fields: [String: String] = [:]
    ) async throws -> TestAnswer {
        try await dav.ask(
            "MOVE", dav.home + place, nil,
            ["Destination": "http://localhost:8080" + dav.home + other].merging(
                fields
            ) { $1 })
    }

    private static func titles(_ dav: CalDAVSite) throws -> [String] {
        let now = dav.site.clock.now
        return try dav.site.desks("op").calendar.agenda(
            AgendaQuery(window: now..<now.adding(seconds: 60 * 86_400), kinds: [.personal])
        ).map(\.summary)
    }

    private static func names(_ dav: CalDAVSite) async throws -> [String] {
        try await dav.propfind(dav.home, "<D:displayname/>", depth: 1).dropFirst().map(\.href)
            .map { String($0.dropFirst(dav.home.count).dropLast()) }
    }

    @Test(
        "one is made, listed with what was said of it, written in, and deleted",
        arguments: [
            "MKCALENDAR", "MKCOL",
        ])
    func made(by method: String) async throws {
        let dav = try await CalDAVSite()
        let kind =
            "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"
            + "<C:supported-calendar-component-set><C:comp name=\"VEVENT\"/><C:comp name=\"VTODO\"/>"
            + "</C:supported-calendar-component-set>"
        let answer = try await Self.make(
            dav, "6B29FC40",
            "\(kind)<D:displayname>Work &amp; more</D:displayname>"
                + "<A:calendar-color>#FF0000FF</A:calendar-color>", method: method)
        #expect(answer.status == 201, "\(answer.text)")
        #expect(try await Self.names(dav) == ["classes", "events", "personal", "6B29FC40"])
        let found = try #require(
            try await dav.propfind(
                dav.home + "6B29FC40/",
                "<D:displayname/><A:calendar-color/><D:resourcetype/><D:sync-token/>"
            ).first?.found)
        #expect(found[.dav("displayname")]?.text == "Work & more")
        #expect(found[.colour]?.text == "#FF0000FF")
        #expect(found[.dav("resourcetype")]?.first(.calDAV("calendar")) != nil)
        let token = try await dav.sync("6B29FC40", nil).token
        let sent = CalDAVSite.event("w", "20261013T150000Z", "SUMMARY:Shift\r\nX-OWN:1\r\n")
        #expect(try await Self.put(dav, "6B29FC40/w.ics", sent).status == 201)
        #expect(
            try await dav.sync("6B29FC40", token).items.map(\.href) == [dav.home + "6B29FC40/w.ics"]
        )
        #expect(
            try await dav.query("6B29FC40", "<C:comp-filter name=\"VCALENDAR\"/>").first?.data
                == sent)
        #expect(try await dav.ask("GET", dav.home + "personal/w.ics").status == 404)
        #expect(try Self.titles(dav) == ["Zahnärztin", "Shift"])
        #expect(try await dav.ask("DELETE", dav.home + "6B29FC40/").status == 204)
        #expect(try await Self.names(dav) == ["classes", "events", "personal"])
        #expect(try await dav.ask("PROPFIND", dav.home + "6B29FC40/").status == 404)
        #expect(try await Self.put(dav, "6B29FC40/x.ics", sent).status == 409)
        #expect(try Self.titles(dav) == ["Zahnärztin"])
        // Undone, what was in it is among one's other entries, byte for byte.
        _ = try dav.site.desks("op").personal.undo()
        #expect(try Self.titles(dav) == ["Zahnärztin", "Shift"])
        let data = try await dav.query("personal", "<C:comp-filter name=\"VCALENDAR\"/>").map(
            \.data)
        #expect(data.contains(sent))
        // Made again it begins empty, and no token of the first one holds.
        #expect(try await Self.make(dav, "6B29FC40").status == 201)
        let old = try await dav.report(
            "6B29FC40", "D:sync-collection", "<D:sync-token>\(token)</D:sync-token><D:prop/>")
        #expect(old.status == 403 && old.conditions == ["valid-sync-token"])
    }

    @Test(
        "it is made in one's own home, under a new name, for events",
        arguments: [
            ("MKCALENDAR", "classes", "", 403, ["resource-must-be-null"]),
            ("MKCOL", "personal", "<D:resourcetype><C:calendar/></D:resourcetype>", 405, []),
            ("MKCALENDAR", "water/in", "", 403, ["calendar-collection-location-ok"]),
            ("MKCALENDAR", "../999/mine", "", 403, ["calendar-collection-location-ok"]),
            ("MKCOL", "folder", "<D:displayname>x</D:displayname>", 403, ["valid-resourcetype"]),
            ("MKCALENDAR", "a%00b", "", 403, []),
            (
                "MKCALENDAR", "x", "<D:getetag>1</D:getetag>", 403,
                ["cannot-modify-protected-property"]
            ),
            (
                "MKCALENDAR", "tasks",
                "<C:supported-calendar-component-set><C:comp name=\"VTODO\"/></C:supported-calendar-component-set>",
                403, ["supported-calendar-component"]
            ),
        ])
    func refused(
        _ method: String, _ name: String, _ properties: String, _ status: Int,
        _ conditions: [String]
    ) async throws {
        let dav = try await CalDAVSite()
        let answer = try await Self.make(dav, name, properties, method: method)
        #expect(answer.status == status && answer.conditions == conditions, "\(answer.text)")
        #expect(try await Self.names(dav) == ["classes", "events", "personal"])
    }

    @Test("a person has at most fifty")
    func many() async throws {
        let dav = try await CalDAVSite()
        for number in 1...50 {
            try dav.site.desks("op").collections.make("c\(number)", [:])
        }
        #expect(try await Self.make(dav, "c51").status == 507)
    }

    @Test("an entry is moved with its bytes, by MOVE and by writing it elsewhere first")
    func moved() async throws {
        let dav = try await CalDAVSite()
        #expect(try await Self.make(dav, "work").status == 201)
        let sent = CalDAVSite.event("a", "20261013T150000Z", "SUMMARY:Run\r\nX-OWN:1\r\n")
        let tag = try await Self.put(dav, "personal/a.ics", sent).tag
        #expect(try await Self.move(dav, "personal/a.ics", to: "work/b.ics").status == 201)
        #expect(try await dav.ask("GET", dav.home + "personal/a.ics").status == 404)
        let answer = try await dav.ask("GET", dav.home + "work/b.ics")
        #expect(answer.text == sent && answer.tag == tag)
        let back = try await Self.put(dav, "personal/a.ics", sent, ["If-None-Match": "*"])
        #expect(back.status == 201 && back.tag == tag)
        #expect(try await dav.ask("DELETE", dav.home + "work/b.ics").status == 404)
        #expect(try await dav.ask("GET", dav.home + "personal/a.ics").text == sent)
        // One that no program wrote.
        let own = try #require(
            try await dav.query("personal", "<C:comp-filter name=\"VCALENDAR\"/>")
                .first { $0.data.contains("Zahn") })
        let place = String(own.href.dropFirst(dav.home.count))
        #expect(try await Self.move(dav, place, to: "work/z.ics").status == 201)
        #expect(try await dav.ask("GET", own.href).status == 404)
        #expect(try await dav.ask("GET", dav.home + "work/z.ics").text.contains("Zahn"))
        #expect(try Self.titles(dav) == ["Zahnärztin", "Run"])
        // Over another: that one is deleted, if that is wished.
        let kept = try await Self.move(
            dav, "personal/a.ics", to: "work/z.ics", ["Overwrite": "F"])
        #expect(kept.status == 412)
        #expect(try await Self.move(dav, "personal/a.ics", to: "work/z.ics").status == 204)
        #expect(try Self.titles(dav) == ["Run"])
        _ = try dav.site.desks("op").personal.undo()
        #expect(try Self.titles(dav) == ["Zahnärztin", "Run"])
    }

    @Test(
        "nothing is moved out of what is read only, into it, or to somebody else",
        arguments: [
            ("classes/CLASS", "personal/a.ics", 403), ("personal/a.ics", "classes/a.ics", 403),
            ("personal/a.ics", "nowhere/a.ics", 409), ("personal/none.ics", "personal/b.ics", 404),
            ("personal/a.ics", "../999/personal/a.ics", 403), ("personal/a.ics", "personal/", 403),
            ("personal/a.ics", "personal/belltower-m1.ics", 403),
        ])
    func unmoved(_ from: String, _ to: String, _ status: Int) async throws {
        let dav = try await CalDAVSite()
        #expect(try await Self.put(dav, "personal/a.ics", CalDAVSite.event("a")).status == 201)
        let first = try #require(
            try await dav.propfind(dav.home + "classes/", "<D:getetag/>", depth: 1).last)
        let from = from.replacing(
            "CLASS", with: String(first.href.split(separator: "/").last ?? ""))
        #expect(try await Self.move(dav, from, to: to).status == status)
        #expect(try await dav.ask("GET", dav.home + "personal/a.ics").status == 200)
        let aimless = try await dav.ask("MOVE", dav.home + "personal/a.ics")
        #expect(aimless.status == 400)
    }

    private static let alarmed = CalDAVSite.event(
        "run", "20261013T150000Z",
        "SUMMARY:Run\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT40M\r\nX-A:1\r\n"
            + "DESCRIPTION:x\r\nEND:VALARM\r\n")
    private static let silent = CalDAVSite.event("run", "20261013T150000Z", "SUMMARY:Run\r\n")

    private static func ringing(_ dav: CalDAVSite) throws -> [String] {
        try dav.site.desks("op").reminders.upcoming(from: nil, to: "2026-10-20")
            .filter { $0.reminder.item?.summary == "Run" }
            .map { "\(Zone.utc.wall(at: $0.at).clockText)" }
    }

    @Test("an alarm is rung by the program that set it, or by the bell, as one chooses")
    func alarms() async throws {
        let dav = try await CalDAVSite()
        let first = try await Self.put(dav, "personal/run.ics", Self.alarmed)
        #expect(first.status == 201 && first.tag != "none")
        #expect(try Self.ringing(dav) == [])
        let desks = try dav.site.desks("op")
        _ = try desks.settings.set("calendar-alarms", "bell")
        #expect(try Self.ringing(dav) == ["14:20"])
        let served = try await dav.ask("GET", dav.home + "personal/run.ics")
        #expect(served.text == Self.silent && served.tag != first.tag)
        // It comes back as it was served: its alarm stays.
        let again = try await Self.put(
            dav, "personal/run.ics", Self.silent.replacing(":Run", with: ":Run"),
            ["If-Match": served.tag])
        #expect(again.status == 204 && again.tag == served.tag)
        #expect(try Self.ringing(dav) == ["14:20"])
        // Another takes its place; what is served is not what was sent, so no tag is told.
        let other = Self.alarmed.replacing("-PT40M", with: "-PT5M")
        let sent = try await Self.put(dav, "personal/run.ics", other)
        #expect(sent.status == 204 && sent.tag == "none")
        #expect(try Self.ringing(dav) == ["14:55"])
        _ = try desks.settings.set("calendar-alarms", "program")
        #expect(try Self.ringing(dav) == [])
        #expect(try await dav.ask("GET", dav.home + "personal/run.ics").text == other)
        // Edited in Belltower it is written anew: the program still has what to ring.
        let item = try #require(
            try desks.calendar.agenda(
                AgendaQuery(window: desks.now..<desks.now.adding(seconds: 20 * 86_400))
            ).first { $0.summary == "Run" })
        _ = try desks.personal.edit("\(item.id)", part: nil, PersonalWords(place: "Park"))
        let edited = try await dav.ask("GET", dav.home + "personal/run.ics").text
        #expect(edited.contains("LOCATION:Park") && edited.contains("TRIGGER:-PT5M"))
    }

    @Test("cups are a calendar of their own for those who want that")
    func water() async throws {
        let dav = try await CalDAVSite()
        let desks = try dav.site.desks("op")
        var goal = GoalDraft()
        goal.amount = "64oz"
        _ = try desks.water.setGoal(goal)
        #expect(try await dav.ask("PROPFIND", dav.home + "water/").status == 404)
        _ = try desks.settings.set("calendar-water", "on")
        #expect(try await Self.names(dav) == ["classes", "events", "water", "personal"])
        let cups = try await dav.query("water", "<C:comp-filter name=\"VCALENDAR\"/>")
        #expect(cups.count > 20 && cups.allSatisfy { $0.data.contains("TRANSP:TRANSPARENT") })
        let token = try await dav.sync("water", nil).token
        #expect(try await dav.sync("water", token).items.isEmpty)
        _ = try desks.personal.add(PersonalWords(summary: "Else", start: "2027-10-14 18:00"))
        #expect(try await dav.sync("water", token).items.isEmpty)
        dav.site.clock.jump(86_400)
        let news = try await dav.sync("water", token).items
        #expect(news.contains { $0.tag == nil } && news.contains { $0.tag != nil })
        #expect(try await Self.put(dav, "water/a.ics", Self.silent).status == 403)
    }
}
