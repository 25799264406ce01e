import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("A room that classmates correct, on pages")
struct CorrectionPageTests {
    private static let others = ["ann", "ben", "cy"]

    /// A class of sam's on 12 October, which three others take.
    private static func site() throws -> PageSite {
        let site = try PageSite.withModules()
        for handle in others {
            try site.signUp(handle)
            let desks = try site.desks(handle)
            _ = try desks.sources.take(Array(PageSite.classes.utf8), named: "Classes")
            _ = try desks.enrolment.enrol(["CM50123"])
        }
        return site
    }

    private static func lesson(_ site: PageSite, _ handle: String = "sam") throws -> String {
        let page = try site.desks(handle).modules.page("CM50123")
        return PageAddress.of(try #require(page.meetings.first).id)
    }

    @Test("one says it, sees that more are needed, and takes it back")
    func own() async throws {
        let site = try Self.site()
        let page = try Self.lesson(site)
        #expect(try await site.get(page).has("The room is another one"))
        let answer = try await site.post("\(page)/correction", ["place": "C4 2.01"])
        let told = "You said: C4 2.01. 2 more who take it have to say the same."
        #expect(answer.next == page && answer.flash?.contains(told) == true)
        let said = try await site.get(page)
        #expect(said.has(told))
        #expect(!said.has("Classmates say"))
        let back = try await site.post("\(page)/correction", ["takeBack": "true"])
        #expect(back.next == page && back.flash?.contains("Taken back: Another room: ") == true)
        #expect(try await !site.get(page).has("You said"))
    }

    @Test("a class whose timetable names no module says why nobody is shown and no room corrected")
    func nameless() async throws {
        let (named, nameless) = (try Self.site(), try PageSite())
        let why = "Your timetable does not say of which module this is."
        let page = try await nameless.get("/item/\(PageSite.lesson)")
        #expect(page.has(why) && !page.has("The room is another one"))
        #expect(try await !named.get(Self.lesson(named)).has(why))
        #expect(try await !nameless.get("/item/\(PageSite.entry)").has(why))
    }

    @Test("three who say it are told on the sheet, the day and today, without a name")
    func three() async throws {
        let site = try Self.site()
        for handle in Self.others {
            let page = try Self.lesson(site, handle)
            _ = try await site.post("\(page)/correction", ["place": "C4 2.01"], as: handle)
        }
        let sheet = try await site.get(try Self.lesson(site))
        #expect(
            sheet.has("Classmates say: C4 2.01 (unofficial). The timetable says 8W 2.1."))
        let day = try await site.get("/agenda/day/2026-10-12")
        #expect(day.has("Classmates say: C4 2.01 (unofficial)") && !day.has(">Cy<"))
        // An hour before it.
        site.clock.jump(342_000)
        #expect(try await site.get("/").has("Classmates say: C4 2.01 (unofficial)"))
        site.clock.jump(7_200)
        let over = try await site.get(try Self.lesson(site))
        #expect(!over.has("Classmates say") && !over.has("The room is another one"))
    }

    @Test("what is no room is told with what was typed")
    func wrong() async throws {
        let site = try Self.site()
        let page = try Self.lesson(site)
        let answer = try await site.post("\(page)/correction", ["place": "???"])
        #expect(answer.status == 422 && answer.has("value=\"???\""))
        #expect(try await !site.get("/item/\(PageSite.entry)").has("/correction"))
    }
}
