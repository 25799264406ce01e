import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("What pages of days tell of them")
struct TodayPageTests {
    private static func add(_ title: String, _ start: String, _ end: String, to site: PageSite)
        throws
    {
        _ = try site.desks("sam").personal.add(
            PersonalWords(summary: title, start: "2026-10-\(start)", end: "2026-10-\(end)"))
    }

    @Test("tomorrow starts with what begins tomorrow, not with what goes on from today")
    func tomorrow() async throws {
        let site = try PageSite()
        try Self.add("Party", "08 22:36", "09 02:00", to: site)
        #expect(try await site.get("/").has("Starts at 9:00"))
    }

    @Test(
        "a free day names the day whose beginning it tells",
        arguments: [
            ("en", "08", "A free day. Friday 9 October: Starts at 9:00"),
            ("fr", "08", "Une journée libre. Vendredi 9 octobre : Début à 9:00"),
            ("en", "11", "<b>A free day.</b>"),
        ])
    func free(language: String, day: String, told: String) async throws {
        let site = try PageSite()
        _ = try site.desks("sam").settings.set("language", language)
        let page = try await site.get("/agenda/day/2026-10-\(day)")
        #expect(page.has(told), "\(page.text.matches(of: /<b>[^<]*</).map(\.output))")
    }

    @Test("of a gap that is under way what is left is told, of others all")
    func gap() async throws {
        let site = try PageSite()
        try Self.add("Breakfast", "08 07:00", "08 08:00", to: site)
        try Self.add("Lunch", "08 12:00", "08 13:00", to: site)
        #expect(try await site.get("/agenda/day/2026-10-08").has("3 h free"))
        try Self.add("Tea", "10 08:00", "10 09:00", to: site)
        try Self.add("Supper", "10 13:00", "10 14:00", to: site)
        #expect(try await site.get("/agenda/day/2026-10-10").has("4 h free"))
    }

    @Test("what is over stands folded, and what is on needs no line of now behind it")
    func earlier() async throws {
        let site = try PageSite()
        try Self.add("Lunch", "08 12:00", "08 13:00", to: site)
        #expect(try await !site.get("/").has("Earlier today"))
        #expect(try await site.get("/agenda/day").has("nowline"))
        try Self.add("Breakfast", "08 07:00", "08 08:00", to: site)
        try Self.add("Tutor", "08 08:30", "08 09:30", to: site)
        #expect(try await site.get("/").has("Earlier today: 1 item"))
        #expect(try await !site.get("/agenda/day").has("nowline"))
    }

    @Test("who has letters alone is told that no device rings, wherever it is said what will")
    func deaf() async throws {
        let (mailed, other) = (try PageSite(signUp: "open"), try PageSite())
        _ = try mailed.desks("sam").settings.set(["channels": "email:sam@example.org"])
        for path in ["/", "/item/\(PageSite.lesson)", "/reminders"] {
            #expect(try await mailed.get(path).has("This device does not ring yet."), "\(path)")
            #expect(try await !other.get(path).has("This device does not ring yet."), "\(path)")
        }
    }

    @Test("a week of two months is called by both")
    func months() async throws {
        let site = try PageSite()
        #expect(try await site.get("/agenda/week/2026-10-01").has("September – October"))
        #expect(try await !site.get("/agenda/week/2026-10-08").has("September – "))
    }

    @Test(
        "an item may ring so many minutes before", arguments: [5, 10, 15, 20, 25, 30, 45])
    func leads(minutes: Int) async throws {
        let site = try PageSite()
        let page = try await site.get("/item/\(PageSite.lesson)")
        #expect(page.has("<option value=\"\(minutes)m\""))
    }
}
