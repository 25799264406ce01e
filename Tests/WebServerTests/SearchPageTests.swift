import Foundation
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Page of search")
struct SearchPageTests {
    @Test(
        "what stands in one's calendar is found by its title, module or room, each series once",
        arguments: ["networks", "CM50123", "8W", "dentist", "dent"])
    func own(text: String) async throws {
        let site = try PageSite.withModules()
        let page = try await site.get("/search?q=\(text)")
        #expect(page.has("In your calendar"), "\(text)")
        #expect(page.text.matches(of: /href="\/item\//).count == 1, "\(text)")
    }

    @Test("a module comes before its classes in one's calendar")
    func order() async throws {
        let text = try await PageSite.withModules().get("/search?q=networks").text
        let (module, own) = (text.range(of: "id=\"modules\""), text.range(of: "id=\"items\""))
        #expect(try #require(module).lowerBound < #require(own).lowerBound)
    }

    @Test("a module that the catalogue has no title of is called as in one's own calendar")
    func untitled() async throws {
        let (site, folder) = (try PageSite.withModules(), try TemporaryFolder())
        let modules = try folder.write(
            #"[{"code":"MA10236","year":"2026/27"}]"#, as: "modules.json")
        _ = try site.desks("op").modules.loadModules(modules)
        #expect(try await site.get("/search?q=MA10236").has("(no title yet)"))
        let feed =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:n\r\n"
            + "DTSTAMP:20261001T000000Z\r\nDTSTART:20261012T090000Z\r\nDTEND:20261012T100000Z\r\n"
            + "SUMMARY:MA10236 Methods\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        _ = try site.desks("sam").sources.take(Array(feed.utf8), named: "Methods")
        let found = try await site.get("/search?q=MA10236")
        #expect(!found.has("(no title yet)") && found.has("Methods"))
    }

    @Test("what is found has its day, be it today, its hour and its room")
    func told() async throws {
        let site = try PageSite()
        _ = try site.desks("sam").personal.add(
            PersonalWords(
                summary: "Dentures", start: "2026-10-08 18:00", end: "2026-10-08 19:00",
                place: "Ward 3"))
        let page = try await site.get("/search?q=dent")
        #expect(page.has("Today, 18:00, Ward 3") && page.has("Tomorrow, 14:00"))
    }

    @Test("what is nobody's own or hidden is not found")
    func others() async throws {
        let site = try PageSite()
        #expect(try await !site.get("/search?q=dentist", as: "op").has("In your calendar"))
        #expect(try await !site.get("/search?q=zzz").has("In your calendar"))
    }
}
