import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// Sam has a class each Friday from 9 to 30 October, and the dentist on the ninth.
@Suite("Pages of a month and a year")
struct MonthPageTests {
    @Test("a month tells what is on each day, and leads to it")
    func month() async throws {
        let page = try await PageSite().get("/agenda/month/2026-10")
        #expect(page.has("<h1>October 2026</h1>"))
        #expect(page.has("href=\"/agenda/day/2026-10-09\""))
        #expect(page.has(">9 October, 2 items<") && page.has(">16 October, 1 item<"))
        #expect(page.has(">10 October, nothing<"))
        #expect(!page.has("<script>alert(1)"))
    }

    // SC-73: today highlighted, next, former.
    @Test("today is highlighted in its month, and there alone")
    func today() async throws {
        let site = try PageSite()
        let page = try await site.get("/agenda/month")
        #expect(page.has("href=\"/agenda/day/2026-10-08\" aria-current=\"date\""))
        #expect(page.has("rel=\"prev\" href=\"/agenda/month/2026-09\""))
        #expect(page.has("rel=\"next\" href=\"/agenda/month/2026-11\""))
        #expect(try await !site.get("/agenda/month/2026-12").has("aria-current=\"date\""))
    }

    @Test("a day of another month is in its weeks, and marked as one")
    func weeks() async throws {
        let page = try await PageSite().get("/agenda/month/2026-10")
        #expect(page.has("<td class=\"out\"><a href=\"/agenda/day/2026-09-28\""))
        #expect(page.has("<td class=\"out\"><a href=\"/agenda/day/2026-11-01\""))
        #expect(page.has("href=\"/agenda/week/2026-09-28\""))
        #expect(!page.has("2026-11-02"))
    }

    @Test("what was cancelled is struck through, and told as such")
    func cancelled() async throws {
        let site = try PageSite()
        let text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:c\r\n"
            + "DTSTAMP:20261001T000000Z\r\nDTSTART:20261020T090000Z\r\nDTEND:20261020T100000Z\r\n"
            + "SUMMARY:Optics\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        _ = try site.desks("sam").sources.take(Array(text.utf8), named: "Optics")
        let page = try await site.get("/agenda/month/2026-10")
        #expect(page.has(">20 October, nothing, 1 cancelled<"))
        #expect(page.has("class=\"off\""))
    }

    @Test("an empty month says so, and how to begin")
    func empty() async throws {
        let page = try await PageSite().get("/agenda/month/2027-06", as: "op")
        #expect(page.has("Nothing in this month.") && page.has("href=\"/add\""))
        #expect(page.has(">24 June, nothing<"))
    }

    @Test("of many items of a day a few have marks, and the rest is counted")
    func many() async throws {
        let site = try PageSite()
        let desks = try site.desks("sam")
        for hour in 10..<16 {
            _ = try desks.personal.add(
                PersonalWords(
                    summary: "Meeting \(hour)", start: "2026-10-20 \(hour):00",
                    end: "2026-10-20 \(hour):30"))
        }
        let page = try await site.get("/agenda/month/2026-10")
        #expect(page.has(">20 October, 6 items<"))
        #expect(page.has("<b>+2</b>") && page.has("<small>+3</small>"))
    }

    @Test(
        "what is no month, no year or no day is missing",
        arguments: [
            "/agenda/month/2026-13", "/agenda/month/x", "/agenda/month/2026-10-09",
            "/agenda/year/26", "/agenda/year/2026-10", "/agenda/year/9999",
            "/agenda/week?date=soon",
        ])
    func missing(page: String) async throws {
        #expect(try await PageSite().get(page).status == 404)
    }

    @Test("a year tells how much each month has, and leads to it")
    func year() async throws {
        let page = try await PageSite().get("/agenda/year/2026")
        #expect(page.has("href=\"/agenda/month/2026-10\" aria-current=\"date\">October</a>"))
        #expect(page.has("5 items on 4 days"))
        #expect(page.has("<td class=\"few\">16</td>"))
        #expect(page.has("href=\"/agenda/year/2025\"") && page.has("href=\"/agenda/year/2027\""))
    }

    @Test("nobody sees what another has")
    func foreign() async throws {
        let page = try await PageSite().get("/agenda/year/2026", as: "op")
        #expect(!page.has("items on") && page.has(">Nothing<"))
    }

    // IC-16
    @Test("a day that is picked leads to its week")
    func picker() async throws {
        let site = try PageSite()
        let month = try await site.get("/agenda/month")
        #expect(month.has("action=\"/agenda/week\"") && month.has("type=\"date\""))
        #expect(try await site.get("/agenda/week?date=2026-12-24").has("href=\"#d2026-12-21\""))
        #expect(try await site.get("/agenda/day").has("action=\"/agenda/day\""))
    }

    @Test("what ends at midnight is not on the next day, what lasts days is on each")
    func days() async throws {
        let site = try PageSite()
        let desks = try site.desks("sam")
        _ = try desks.personal.add(
            PersonalWords(summary: "Party", start: "2026-10-20 22:00", end: "2026-10-21 00:00"))
        _ = try desks.personal.add(
            PersonalWords(summary: "Trip", start: "2026-10-27 12:00", end: "2026-10-29 12:00"))
        let page = try await site.get("/agenda/month/2026-10")
        #expect(page.has(">20 October, 1 item<") && page.has(">21 October, nothing<"))
        for day in 27...29 { #expect(page.has(">\(day) October, 1 item<")) }
    }
}
