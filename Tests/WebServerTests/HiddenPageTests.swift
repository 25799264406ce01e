import Campus
import Foundation
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("The page of what is hidden")
struct HiddenPageTests {
    @Test("lists what one hid, one or all of a series, and shows it again")
    func list() async throws {
        let site = try PageSite()
        #expect(try await site.get("/me/hidden").has("Nothing is hidden"))
        #expect(try await site.get("/me").has("href=\"/me/hidden\""))
        for (path, form) in [
            (PageSite.entry, ["hidden": "true"]),
            (PageSite.lesson, ["hidden": "true", "series": "true"]),
        ] {
            #expect(try await site.post("/item/\(path)", form).status == 303)
        }
        let page = try await site.get("/me/hidden")
        #expect(page.has("<b>Dentist</b>") && page.has("Fri 9 Oct 14:00"))
        #expect(page.has("&lt;script&gt;alert(1)") && page.has("all of it"))
        #expect(page.has("Campus &lt;b&gt;feed"))
        #expect(try await !site.get("/agenda/day?date=2026-10-09").has("Dentist"))
        let whole = try #require(page.text.firstMatch(of: /action="(\/item\/m1[^"]*)"/)).1
        for (path, form) in [
            ("/item/\(PageSite.entry)", ["hidden": "false", "next": "/me/hidden"]),
            (String(whole), ["hidden": "false", "series": "true", "next": "/me/hidden"]),
        ] {
            #expect(try await site.post(path, form).next == "/me/hidden", "\(path)")
        }
        #expect(try await site.get("/me/hidden").has("Nothing is hidden"))
        #expect(try await site.get("/agenda/day?date=2026-10-09").has("Dentist"))
    }

    @Test("search and agendas stay without it")
    func search() async throws {
        let site = try PageSite()
        #expect(try await site.get("/search?q=dentist").has("Dentist</a>"))
        _ = try await site.post("/item/\(PageSite.entry)", ["hidden": "true"])
        #expect(try await !site.get("/search?q=dentist").has("Dentist</a>"))
    }
}
