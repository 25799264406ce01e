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

@Suite("CalDAV: entries that programs write")
struct CalDAVEntryTests {
    private static func put(
        _ dav: CalDAVSite, _ name: String, _ text: String, _ fields: [String: String] = [:],
        in collection: String = "personal"
    ) async throws -> TestAnswer {
        try await dav.ask(
            "PUT", dav.home + collection + "/" + name, text,
            ["Content-Type": "text/calendar; charset=utf-8"].merging(fields) { $1 })
    }

    private static func titles(_ dav: CalDAVSite) throws -> [String] {
        let now = dav.site.clock.now
        return try dav.site.desks("op").calendar.agenda(
            AgendaQuery(window: now..<now.adding(seconds: 60 * 86_400), kinds: [.personal])
        ).map(\.summary)
    }

    /// With what Belltower knows nothing of, and an alarm.
    private static let rich = CalDAVSite.event(
        "rich", "20261013T150000Z",
        "SUMMARY:Run\r\nX-APPLE-TRAVEL:PT5M\r\nATTENDEE;CN=Kim:mailto:kim@example.org\r\n"
            + "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT10M\r\nDESCRIPTION:x\r\nEND:VALARM\r\n")

    @Test("bytes are kept as they were sent, and are an entry like any other")
    func verbatim() async throws {
        let dav = try await CalDAVSite()
        let made = try await Self.put(dav, "a-1.ics", Self.rich, ["If-None-Match": "*"])
        #expect(made.status == 201 && made.tag.hasPrefix("\""), "\(made.text)")
        let answer = try await dav.ask("GET", dav.home + "personal/a-1.ics")
        #expect(answer.text == Self.rich && answer.tag == made.tag)
        #expect(try Self.titles(dav) == ["Zahnärztin", "Run"])
        let plain = CalDAVSite.event("swim", "20261013T170000Z", "SUMMARY:Swim\r\n")
        #expect(try await Self.put(dav, "s.ics", plain).status == 201)
        let ringing = try dav.site.desks("op").reminders.upcoming(from: nil, to: "2026-10-20")
        #expect(ringing.contains { $0.reminder.item?.summary == "Swim" })
        // Whatever else is done, it stays what it was.
        _ = try dav.site.desks("op").personal.add(
            PersonalWords(summary: "Else", start: "2026-10-14 18:00"))
        #expect(try await dav.ask("GET", dav.home + "personal/a-1.ics").tag == made.tag)
    }

    @Test("what is altered in Belltower is served as it is then, and undone as it was sent")
    func altered() async throws {
        let dav = try await CalDAVSite()
        let tag = try await Self.put(dav, "a.ics", Self.rich).tag
        let token = try await dav.sync("personal", nil).token
        let desks = try dav.site.desks("op")
        let item = try #require(
            try desks.calendar.agenda(
                AgendaQuery(
                    window: dav.site.clock.now..<dav.site.clock.now.adding(seconds: 10 * 86_400))
            ).first { $0.summary == "Run" })
        _ = try desks.personal.edit("\(item.id)", part: nil, PersonalWords(summary: "Swim"))
        let answer = try await dav.ask("GET", dav.home + "personal/a.ics")
        #expect(answer.text.contains("SUMMARY:Swim") && answer.text.contains("UID:rich\r\n"))
        #expect(answer.tag != tag)
        let news = try await dav.sync("personal", token)
        #expect(news.items.map(\.href) == [dav.home + "personal/a.ics"])
        #expect(news.items.first?.tag == answer.tag)
        let late = try await Self.put(dav, "a.ics", Self.rich, ["If-Match": tag])
        #expect(late.status == 412)
        _ = try desks.personal.undo()
        #expect(try await dav.ask("GET", dav.home + "personal/a.ics").tag == tag)
    }

    @Test("a change is taken only of what the program has seen")
    func conditions() async throws {
        let dav = try await CalDAVSite()
        let first = try await Self.put(dav, "a.ics", CalDAVSite.event("a"))
        #expect(first.status == 201)
        let again = try await Self.put(dav, "a.ics", CalDAVSite.event("a"), ["If-None-Match": "*"])
        #expect(again.status == 412)
        let other = CalDAVSite.event("a", "20261014T150000Z")
        #expect(try await Self.put(dav, "a.ics", other, ["If-Match": "\"x\""]).status == 412)
        #expect(
            try await Self.put(dav, "a.ics", other, ["If-Match": "W/\(first.tag)"]).status == 412)
        let next = try await Self.put(dav, "a.ics", other, ["If-Match": "\"x\", \(first.tag)"])
        #expect(next.status == 204 && next.tag != first.tag)
        #expect(try await Self.put(dav, "b.ics", other, ["If-Match": "*"]).status == 412)
        // Of two conditions both must hold, and what must not be so is compared weakly.
        for (wanted, unwanted) in [
            (next.tag, next.tag), (next.tag, "*"), (first.tag, first.tag), (nil, next.tag),
            (nil, "\"x\", W/\(next.tag)"),
        ] {
            var fields = ["If-None-Match": unwanted]
            fields["If-Match"] = wanted
            #expect(try await Self.put(dav, "a.ics", other, fields).status == 412)
        }
        let both = ["If-Match": next.tag, "If-None-Match": first.tag]
        #expect(try await Self.put(dav, "a.ics", other, both).status == 204)
        let delete = try await dav.ask(
            "DELETE", dav.home + "personal/a.ics", nil, ["If-Match": first.tag])
        #expect(delete.status == 412)
        let gone = try await dav.ask(
            "DELETE", dav.home + "personal/a.ics", nil, ["If-Match": next.tag])
        #expect(gone.status == 204)
        #expect(try await dav.ask("DELETE", dav.home + "personal/a.ics").status == 404)
        #expect(try await dav.ask("GET", dav.home + "personal/a.ics").status == 404)
        #expect(try Self.titles(dav) == ["Zahnärztin"])
    }

    @Test("what was deleted may be put again, by another name too")
    func again() async throws {
        let dav = try await CalDAVSite()
        #expect(try await Self.put(dav, "a.ics", Self.rich).status == 201)
        let token = try await dav.sync("personal", nil).token
        #expect(try await dav.ask("DELETE", dav.home + "personal/a.ics").status == 204)
        #expect(try await Self.put(dav, "b.ics", Self.rich).status == 201)
        let news = try await dav.sync("personal", token)
        #expect(news.items.map { $0.tag == nil } == [true, false])
        #expect(try Self.titles(dav) == ["Zahnärztin", "Run"])
        let twice = try await Self.put(dav, "c.ics", Self.rich)
        #expect(twice.status == 409 && twice.conditions == ["no-uid-conflict"])
        let renamed = try await Self.put(dav, "b.ics", CalDAVSite.event("else"))
        #expect(renamed.status == 409 && renamed.conditions == ["no-uid-conflict"])
    }

    @Test("an entry made in Belltower is edited and deleted by a program")
    func own() async throws {
        let dav = try await CalDAVSite()
        let item = try #require(
            try await dav.propfind(dav.home + "personal/", "<D:getetag/>", depth: 1).last)
        let text = try await dav.ask("GET", item.href).text
        let edited = text.replacing("Zahnärztin", with: "Zahnarzt")
        let answer = try await dav.ask(
            "PUT", item.href, edited, ["Content-Type": "text/calendar", "If-Match": item.tag ?? ""])
        #expect(answer.status == 204, "\(answer.text)")
        #expect(try Self.titles(dav) == ["Zahnarzt"])
        #expect(try await dav.ask("GET", item.href).text == edited)
        #expect(try await dav.ask("DELETE", item.href).status == 204)
        #expect(try Self.titles(dav).isEmpty)
        _ = try dav.site.desks("op").personal.undo()
        #expect(try Self.titles(dav) == ["Zahnarzt"])
    }

    @Test("a series with a changed and a cancelled occurrence is shown as it is meant")
    func series() async throws {
        let dav = try await CalDAVSite()
        let text = CalDAVSite.calendar(
            "BEGIN:VEVENT\r\nUID:s\r\nDTSTART;TZID=Romance Standard Time:20261012T180000\r\n"
                + "DTEND;TZID=Romance Standard Time:20261012T190000\r\nRRULE:FREQ=DAILY;COUNT=4\r\n"
                + "EXDATE;TZID=Romance Standard Time:20261013T180000\r\nSUMMARY:Choir\r\nEND:VEVENT\r\n"
                + "BEGIN:VEVENT\r\nUID:s\r\nRECURRENCE-ID;TZID=Romance Standard Time:20261014T180000\r\n"
                + "DTSTART;TZID=Romance Standard Time:20261014T200000\r\n"
                + "DTEND;TZID=Romance Standard Time:20261014T210000\r\nSUMMARY:Choir late\r\nEND:VEVENT\r\n"
        )
        #expect(try await Self.put(dav, "s.ics", text).status == 201)
        #expect(try Self.titles(dav) == ["Zahnärztin", "Choir", "Choir late", "Choir"])
        #expect(try await dav.ask("GET", dav.home + "personal/s.ics").text == text)
    }

    @Test(
        "what is none, or more than one, is refused by name and alters nothing",
        arguments: [
            ("no calendar", "valid-calendar-data"),
            // Lines that end with CR alone, as no program writes them.
            (CalDAVSite.event("a").replacing("\r\n", with: "\r"), "valid-calendar-data"),
            (
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:2026",
                "valid-calendar-data"
            ),
            ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", "valid-calendar-data"),
            (
                String(CalDAVSite.event("a").dropLast("END:VCALENDAR\r\n".count)),
                "valid-calendar-data"
            ),
            (String(CalDAVSite.event("a").dropLast(3)), "valid-calendar-data"),
            (CalDAVSite.calendar(""), "valid-calendar-object-resource"),
            (CalDAVSite.event("a", "soon"), "valid-calendar-data"),
            (
                CalDAVSite.calendar(
                    "METHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261013T150000Z\r\nEND:VEVENT\r\n"
                ), "valid-calendar-object-resource"
            ),
            (
                CalDAVSite.calendar("BEGIN:VTODO\r\nUID:a\r\nSUMMARY:x\r\nEND:VTODO\r\n"),
                "supported-calendar-component"
            ),
            (
                CalDAVSite.calendar(
                    "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261013T150000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:b\r\nDTSTART:20261013T150000Z\r\nEND:VEVENT\r\n"
                ), "valid-calendar-object-resource"
            ),
            (
                CalDAVSite.calendar(
                    "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261013T150000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261014T150000Z\r\nEND:VEVENT\r\n"
                ), "valid-calendar-object-resource"
            ),
            ("", "valid-calendar-data"), ("<html></html>", "valid-calendar-data"),
        ])
    func refused(text: String, condition: String) async throws {
        let dav = try await CalDAVSite()
        let answer = try await Self.put(dav, "a.ics", text)
        #expect(answer.status == 403 && answer.conditions == [condition], "\(answer.text)")
        #expect(try Self.titles(dav) == ["Zahnärztin"])
        #expect(try await dav.ask("GET", dav.home + "personal/a.ics").status == 404)
    }

    @Test("what only Belltower may alter is refused, and says which right is missing")
    func readOnly() async throws {
        let dav = try await CalDAVSite()
        for collection in ["classes", "events"] {
            let item = try #require(
                try await dav.propfind(dav.home + collection + "/", "<D:getetag/>", depth: 1).last)
            for answer in [
                try await Self.put(dav, "a.ics", Self.rich, in: collection),
                try await dav.ask("DELETE", item.href),
                try await dav.ask("DELETE", dav.home + collection + "/"),
            ] {
                #expect(answer.status == 403 && answer.conditions == ["need-privileges"])
            }
        }
        #expect(try await Self.put(dav, "belltower-m99.ics", Self.rich).status == 403)
        let kind = try await Self.put(dav, "a.ics", Self.rich, ["Content-Type": "text/html"])
        #expect(kind.status == 403 && kind.conditions == ["supported-calendar-data"])
        #expect(try await dav.ask("POST", dav.home + "personal/").status == 405)
    }

    @Test(
        "a name may have any letters, and comes back as it was written",
        arguments: [
            "a%20b.ics", "caf%C3%A9.ics", "cafe%CC%81.ics", "%F0%9F%8E%93.ics", "a@b.ics",
            "a%25b.ics",
            "a%3Fb.ics", "a%0Ab.ics",
        ])
    func names(_ name: String) async throws {
        let dav = try await CalDAVSite()
        #expect(try await Self.put(dav, name, CalDAVSite.event("n")).status == 201)
        let listed = try await dav.propfind(dav.home + "personal/", "<D:getetag/>", depth: 1)
        let item = try #require(listed.first { $0.href.hasSuffix("/" + name) })
        #expect(try await dav.ask("GET", item.href).text == CalDAVSite.event("n"))
        #expect(try await dav.sync("personal", nil).items.map(\.href).contains(item.href))
        #expect(try await dav.ask("DELETE", item.href).status == 204)
        for wrong in ["a%00b.ics", String(repeating: "x", count: 256)] {
            #expect(try await Self.put(dav, wrong, CalDAVSite.event("w")).status == 403)
        }
    }

    @Test("all of a calendar at once holds entries whole, wherever their lines are folded")
    func folded() async throws {
        let dav = try await CalDAVSite()
        let text = CalDAVSite.event(
            "week", "20261013T150000Z",
            "SUMMARY:Out\r\nDESCRIPTION:A week\r\n END: party\r\nLOCATION:Park\r\n"
        )
        #expect(try await Self.put(dav, "week.ics", text).status == 201)
        let answer = try await dav.ask("GET", dav.home + "personal/")
        let calendar = try #require(WrittenComponent(reading: answer.bytes))
        let events = calendar.children.filter { $0.name == "VEVENT" }
        #expect(calendar.isEnded && events.count == 2)
        let week = try #require(events.first { $0.property("SUMMARY")?.value.string == "Out" })
        #expect(week.property("LOCATION")?.value.string == "Park")
        #expect(week.property("DESCRIPTION")?.value.string == "A weekEND: party")
    }

    @Test("an entry of a megabyte is kept, a larger one is not")
    func large() async throws {
        let dav = try await CalDAVSite()
        let text = CalDAVSite.event(
            "l", "20261013T150000Z",
            "SUMMARY:Long\r\nX-NOTE:" + String(repeating: "x", count: 900_000) + "\r\n")
        #expect(try await Self.put(dav, "l.ics", text).status == 201)
        #expect(try await dav.ask("GET", dav.home + "personal/l.ics").text == text)
        let larger = text.replacing(
            "X-NOTE:", with: "X-NOTE:" + String(repeating: "y", count: 200_000))
        #expect(try await Self.put(dav, "l.ics", larger).status == 413)
    }

    @Test("a zone that only the entry defines is heeded")
    func zones() async throws {
        let dav = try await CalDAVSite()
        let text = CalDAVSite.calendar(
            "BEGIN:VTIMEZONE\r\nTZID:Mine\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
                + "TZOFFSETFROM:+0330\r\nTZOFFSETTO:+0330\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
                + "BEGIN:VEVENT\r\nUID:z\r\nDTSTART;TZID=Mine:20261013T153000\r\nSUMMARY:Far\r\nEND:VEVENT\r\n"
        )
        #expect(try await Self.put(dav, "z.ics", text).status == 201)
        let found = try await dav.query(
            "personal", CalDAVTests.within("20261013T115900Z", "20261013T120100Z"))
        #expect(found.map(\.data) == [text])
    }

    @Test("colours, names and places in a list are a program's to set, rights and tokens are not")
    func properties() async throws {
        let dav = try await CalDAVSite()
        func set(_ inside: String) async throws -> [DAVItem] {
            let answer = try await dav.ask(
                "PROPPATCH", dav.home + "classes/", CalDAVSite.request("D:propertyupdate", inside))
            #expect(answer.status == 207)
            return try answer.items207
        }
        let done = try await set(
            "<D:set><D:prop><A:calendar-color>#FF0000FF</A:calendar-color><D:displayname>Uni &amp; so</D:displayname><x:own xmlns:x='urn:x'><x:a/></x:own></D:prop></D:set>"
        )
        #expect(done.first?.found.count == 3)
        let asked = "<A:calendar-color/><D:displayname/><x:own xmlns:x='urn:x'/><CS:getctag/>"
        let item = try #require(try await dav.propfind(dav.home + "classes/", asked).first)
        #expect(item.found[.colour]?.text == "#FF0000FF")
        #expect(item.found[.dav("displayname")]?.text == "Uni & so")
        #expect(item.found[XMLName("urn:x", "own")]?.children.count == 1)
        let refused = try await set(
            "<D:set><D:prop><CS:getctag>1</CS:getctag><A:calendar-order>7</A:calendar-order></D:prop></D:set>"
        )
        #expect(refused.first?.missing.count == 2)
        let removed = try await set("<D:remove><D:prop><D:displayname/></D:prop></D:remove>")
        #expect(removed.first?.found.count == 1)
        let back = try #require(try await dav.propfind(dav.home + "classes/", asked).first)
        #expect(back.found[.dav("displayname")]?.text == "Classes")
        #expect(back.found[.ctag]?.text == item.found[.ctag]?.text)
    }
}
