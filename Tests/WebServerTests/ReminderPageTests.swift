import Campus
import Foundation
import Logging
import Recurrence
import Reminding
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// Sam's class is on Friday at 9:00, and rings at 8:45; it is Thursday.
@Suite("Page of reminders")
struct ReminderPageTests {
    private static let id = "\(PageSite.lesson)-PT15M"
    private static let day: Int64 = 86_400

    /// On Friday at a time, in seconds after 8:00.
    private static func friday(_ seconds: Int64 = 0) throws -> PageSite {
        let site = try PageSite()
        site.clock.jump(day - 3_600 + seconds)
        return site
    }

    /// Rings what is due, into a file.
    private func ring(_ site: PageSite) throws {
        let folder = try TemporaryFolder()
        _ = try site.desks("sam").bell.ringOnce(
            RingOptions(channel: .jsonLines(path: folder.path + "/rung.jsonl")) { _ in [] },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    @Test("what will ring stands by day, and further ahead by a link")
    func coming() async throws {
        let page = try await Self.friday().get("/reminders")
        #expect(page.has("<h3 id=\"d0\">Today</h3>") && page.has(">8:45</time>"))
        // How long before it rings is true when it does.
        #expect(!page.has("in 15 minutes") && page.has("muted small\">&quot;&gt;&lt;img"))
        #expect(page.has("action=\"/reminders/\(Self.id)/dismiss\""))
        #expect(page.has("href=\"/reminders?days=7&amp;past=3#d1\""))
        let more = try await Self.friday().get("/reminders?days=31")
        #expect(more.has("<h3 id=\"d1\">Fri 16 Oct</h3>"))
        #expect(more.has("name=\"next\" value=\"/reminders?days=31&amp;past=3\""))
        // What is days away is put off when it rings.
        #expect(!more.has("m1-20261016T090000-PT15M/snooze"))
    }

    @Test("the cups of a day are one line that unfolds; each has its time in its buttons")
    func cups() async throws {
        let site = try Self.friday()
        var goal = GoalDraft()
        (goal.amount, goal.cup) = ("64 oz", "8 oz")
        _ = try site.desks("sam").water.setGoal(goal)
        let page = try await site.get("/reminders")
        let fold = try #require(page.text.firstMatch(of: /<summary[^>]*>(\d) cups of water,/))
        let count = try #require(Int(fold.output.1))
        #expect(count > 1 && page.text.matches(of: />Cup of 8 oz</).count >= count)
        // How much is left is true when it rings.
        #expect(!page.has("to go until"))
        #expect(page.has("<span class=\"vh\">: Today, 8:45, "))
    }

    @Test("one is put off, and the page says until when")
    func snooze() async throws {
        let site = try Self.friday()
        let answer = try await site.post("/reminders/\(Self.id)/snooze", ["for": "5m"])
        #expect((answer.status, answer.next) == (303, "/reminders"))
        #expect(answer.flash?.contains("rings 8:50.") == true)
        let page = try await site.get("/reminders")
        #expect(page.has(">8:50</time>") && page.has(">put off</span>"))
    }

    @Test(
        "one that was put off without a network is so from then on, and rings at once when that is over"
    )
    func lateSnooze() async throws {
        for (ago, rings) in [(60, "8:54"), (240, "8:51"), (900, "8:45")] as [(Int64, String)] {
            let site = try Self.friday(2_700)
            try ring(site)
            let at = ClockTime(site.clock.now.adding(seconds: -ago), in: .utc).description
            let answer = try await site.post(
                "/reminders/\(Self.id)/snooze", ["for": "10m", "at": at])
            #expect(answer.flash?.contains("rings \(rings).") == true, "\(answer.flash ?? "")")
        }
    }

    @Test(
        "it is not put off beyond its class, nor by what is no length", arguments: ["1h", "", "x"])
    func wrongSnooze(length: String) async throws {
        let answer = try await Self.friday().post(
            "/reminders/\(Self.id)/snooze", ["for": length])
        #expect(answer.status == 422 && answer.has("id=\"problem\""))
    }

    @Test(
        "one that was dismissed stands there as such, and rings after all when that is undone"
    )
    func dismiss() async throws {
        let site = try Self.friday()
        let path = "/reminders/\(Self.id)"
        #expect(try await site.post("\(path)/dismiss").next == "/reminders")
        let page = try await site.get("/reminders")
        // What is struck through was cancelled.
        #expect(!page.has("<s>"))
        #expect(page.has("does not ring</span>") && page.has("action=\"\(path)/ring\""))
        #expect(!page.has("action=\"\(path)/snooze\""))
        let lesson = "/item/\(PageSite.lesson)"
        let stopped = "You stopped the ring of 8:45."
        #expect(try await site.get(lesson).has(stopped))
        #expect(try await site.post("\(path)/ring").next == "/reminders")
        #expect(try await !site.get(lesson).has(stopped))
        #expect(try await site.get("/reminders").has("action=\"\(path)/dismiss\""))
        #expect(try await site.post("\(path)/ring").status == 422)
    }

    @Test("what became of one says on which channel, and how late", arguments: [0, 2_400])
    func past(late: Int64) async throws {
        let site = try Self.friday(2_700 + late)
        try ring(site)
        let page = try await site.get("/reminders")
        #expect(page.has("delivered by File"))
        #expect(page.has(late == 0 ? "on time" : "40 min late, at 9:25"))
        #expect(page.has("href=\"/reminders?days=2&amp;past=14#p1\""))
    }

    @Test(
        "why one did not ring is told in the reader's language",
        arguments: [
            ("en", "found 121 min late, of no use any more"),
            ("de", "121 min zu spät gefunden, nutzlos geworden"),
            ("fr", "trouvé 121 min trop tard, devenu inutile"),
            ("es", "encontrado con 121 min de retraso, ya inútil"),
            ("ar", "عُثر عليه متأخرًا 121 د، ولم يعد يفيد"),
        ])
    func why(language: String, words: String) async throws {
        // It is planned while it is to come, and found when its class is over.
        let site = try Self.friday()
        try ring(site)
        site.clock.jump(10_000)
        try ring(site)
        _ = try site.desks("sam").settings.set(["language": language])
        let page = try await site.get("/reminders")
        #expect(page.has("<span>\(words)</span>"), "\(page.text)")
        let history = try await site.get("/api/v1/reminders/history")
        #expect(history.has("\"reason\":\"\(words)\""), "\(history.text)")
    }

    @Test("another's reminder is none", arguments: ["snooze", "dismiss", "ring"])
    func foreign(act: String) async throws {
        let answer = try await Self.friday().post(
            "/reminders/\(Self.id)/\(act)", ["for": "5m"], as: "op")
        #expect(answer.status == 422 && answer.has("id=\"problem\""))
    }

    @Test("who has nothing to come is told where it comes from")
    func empty() async throws {
        let page = try await Self.friday().get("/reminders", as: "op")
        #expect(page.has("Nothing rings before Sun 11 Oct.") && page.has("href=\"/bell\""))
        #expect(page.has("Nothing was due from Wed 7 Oct until now."))
    }

    @Test("the bell has the next three, and leads to all")
    func bell() async throws {
        let site = try Self.friday()
        for minute in 10..<15 {
            _ = try site.desks("sam").personal.add(
                PersonalWords(
                    summary: "Tea \(minute)", start: "2026-10-09 12:\(minute)",
                    end: "2026-10-09 13:00"))
        }
        let page = try await site.get("/bell")
        #expect(page.text.components(separatedBy: "/dismiss\"").count == 4)
        #expect(page.has("href=\"/reminders\""))
    }
}
