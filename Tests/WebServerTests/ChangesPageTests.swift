import Campus
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Page of changes")
struct ChangesPageTests {
    private func calendar(_ room: String) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:n\r\n"
            + "DTSTAMP:20261001T000000Z\r\nDTSTART:20261012T090000Z\r\nDTEND:20261012T100000Z\r\n"
            + "SUMMARY:CM50123 Networking\r\nLOCATION:\(room)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    }

    /// A class of a source, `My timetable`, that was moved to another room.
    private func site() async throws -> PageSite {
        let (site, folder) = (try PageSite(), try TemporaryFolder())
        let path = try folder.write(calendar("B2 1.14"), as: "term.ics")
        _ = try await site.desks("sam").sources.subscribe(
            Subscription(address: path, name: "My timetable", every: 60))
        site.clock.jump(3_600)
        _ = try folder.write(calendar("C4 <b>2.01</b>"), as: "term.ics")
        _ = try await site.desks("sam").imports.run(
            .named(["My timetable"]), .guarded, isNarrowed: true)
        return site
    }

    @Test("what one did last can be taken back later too, whatever one did since")
    func own() async throws {
        let site = try PageSite()
        #expect(try await site.get("/changes").has(">Added: Dentist<br>"))
        _ = try await site.post("/item/\(PageSite.entry)/delete")
        _ = try await site.post("/drinks", ["category": "glass"])
        let page = try await site.get("/changes")
        #expect(page.has(">Deleted: Dentist<br>") && page.has("name=\"passOver\" value=\"true\""))
        let back = try await site.post("/undo", ["next": "/changes", "passOver": "true"])
        #expect(back.flash?.contains("Dentist is back.") == true)
        #expect(try site.desks("sam").items.item(PageSite.entry).summary == "Dentist")
        #expect(try await !site.get("/changes").has(">Deleted: Dentist<br>"))
    }

    @Test("what an import changed stands at its day, with its source")
    func changes() async throws {
        let page = try await site().get("/changes")
        #expect(page.has("<h2 class=\"h\">Today</h2>") && page.has("is in C4 &lt;b&gt;2.01"))
        #expect(page.has(">My timetable</span>"))
        #expect(page.has("href=\"/changes?month=2026-09\"") && !page.has("2026-11"))
    }

    @Test(
        "of one source or one module only its changes stand there",
        arguments: [
            ("source=My+timetable", true), ("source=My%20timetable", true), ("q=cm50123", true),
            ("source=&q=", true), ("source=Other", false), ("q=CM50999", false),
        ])
    func filter(query: String, isShown: Bool) async throws {
        let page = try await site().get("/changes?\(query)")
        #expect(page.status == 200)
        #expect(page.has("is in C4") == isShown)
        #expect(page.has("Nothing of this changed in this month.") == !isShown)
    }

    @Test("another month keeps the filter, and what is none is missing")
    func months() async throws {
        let site = try await site()
        let page = try await site.get("/changes?month=2026-08&q=net%26work")
        #expect(page.has("href=\"/changes?month=2026-07&amp;q=net%26work\""))
        #expect(page.has("href=\"/changes?month=2026-09&amp;q=net%26work\""))
        for month in ["2026-13", "x", "2026-10-01"] {
            #expect(try await site.get("/changes?month=\(month)").status == 404)
        }
    }

    @Test("nobody sees the changes of another's sources; who has none is told what stands here")
    func empty() async throws {
        let page = try await site().get("/changes", as: "op")
        #expect(page.has("Nothing changed in this month.") && page.has("href=\"/sources\""))
        #expect(!page.has("My timetable"))
    }

    @Test("today and the sources lead to all changes")
    func links() async throws {
        let site = try await site()
        for page in ["/", "/sources"] {
            #expect(try await site.get(page).has("href=\"/changes\""), "\(page)")
        }
    }
}
