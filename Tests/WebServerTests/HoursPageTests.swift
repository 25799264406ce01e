import Campus
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Page of active hours")
struct HoursPageTests {
    @Test("shows days and, within them, their hours, to whose they are alone")
    func shown() async throws {
        let site = try PageSite()
        try site.desks("sam").hours.count(minutes: 10)
        let page = try await site.get("/me/hours")
        #expect(page.has("8:00–9:00") && page.has("value=\"10\"") && page.has("10 min"))
        #expect(page.has("On average 10 min a day since Thu 8 Oct."))
        let other = try await site.get("/me/hours", as: "op")
        #expect(!other.has("8:00–9:00") && other.has("Nothing is counted yet."))
        #expect(try await site.get("/me").has("href=\"/me/hours\""))
    }

    @Test("goes back four weeks at a time, as far as there is something, and forth again")
    func weeks() async throws {
        let site = try PageSite()
        try site.desks("sam").hours.count(minutes: 10)
        #expect(try await !site.get("/me/hours").has("?to="))
        site.clock.jump(60 * 86_400)
        let page = try await site.get("/me/hours")
        #expect(!page.has("8:00–9:00") && page.has("Nothing was counted on these days."))
        #expect(page.has("href=\"/me/hours?to=2026-11-10\""))
        let middle = try await site.get("/me/hours?to=2026-11-10")
        #expect(middle.has("href=\"/me/hours?to=2026-10-13\"") && middle.has("href=\"/me/hours\""))
        let first = try await site.get("/me/hours?to=2026-10-13")
        #expect(first.has("8:00–9:00") && first.has("href=\"/me/hours?to=2026-11-10\""))
        #expect(try await site.get("/me/hours?to=x").status == 404)
        #expect(try await !site.get("/me/hours?to=2199-01-01").has("2199-"))
    }

    @Test("every page says whether minutes are counted, and none does that turned it off")
    func counted() async throws {
        let site = try PageSite()
        #expect(try await site.get("/help").has(" data-counts"))
        #expect(try await !site.get("/help", as: nil).has("data-counts"))
        let answer = try await site.post("/me/hours", ["counting": "off"])
        #expect((answer.status, answer.next) == (303, "/me/hours"))
        for page in ["/help", "/", "/me/hours"] {
            #expect(try await !site.get(page).has("data-counts"))
        }
        #expect(try await site.get("/me/hours").has("value=\"on\""))
        #expect(try await site.post("/me/hours", ["counting": "on"]).status == 303)
        #expect(try await site.get("/").has(" data-counts"))
        #expect(try await site.post("/me/hours", ["counting": "perhaps"]).status == 422)
    }

    @Test("is asked before all is forgotten")
    func forgotten() async throws {
        let site = try PageSite()
        try site.desks("sam").hours.count(minutes: 10)
        #expect(try await site.get("/me/hours").has("href=\"/me/hours/forget\""))
        #expect(try await site.get("/me/hours/forget").has("action=\"/me/hours/forget\""))
        let answer = try await site.post("/me/hours/forget")
        #expect((answer.status, answer.next) == (303, "/me/hours"))
        #expect(try await !site.get("/me/hours").has("/me/hours/forget"))
    }
}

/// By the API, as the script of pages counts them.
@Suite("Active hours by the API")
struct HoursRouteTests {
    @Test("are counted, told to whose they are, and forgotten")
    func counted() async throws {
        let site = try TestSite()
        let (op, kim) = (try site.signUp("op"), try site.signUp("kim"))
        let body = #"{"minutes":5}"#
        #expect(try await site.ask(.post, "/me/hours", body, as: kim).status == 204)
        let answer = try await site.ask(.get, "/me/hours", as: kim)
        let days = try #require(answer.object["days"] as? [[String: Any]])
        #expect(days.count == 28 && days.last?["date"] as? String == "2026-10-08")
        #expect(days.last?["minutes"] as? Int == 5 && days.first?["minutes"] as? Int == 0)
        #expect((days.last?["hours"] as? [Int])?[8] == 5)
        #expect(answer.object["average"] as? Int == 5)
        let others = try await site.ask(.get, "/me/hours", as: op)
        #expect(!(others.object["since"] is String))
        #expect(try await site.ask(.delete, "/me/hours", as: kim).status == 204)
        let after = try await site.ask(.get, "/me/hours?from=2026-10-08", as: kim)
        #expect((after.object["days"] as? [[String: Any]])?.first?["minutes"] as? Int == 0)
    }

    @Test(
        "so many minutes are refused",
        arguments: ["{}", #"{"minutes":0}"#, #"{"minutes":11}"#, #"{"minutes":"5"}"#])
    func refused(body: String) async throws {
        let site = try TestSite()
        let op = try site.signUp("op")
        #expect(try await site.ask(.post, "/me/hours", body, as: op).status == 422)
    }

    @Test("who turned it off is answered as anybody, and not counted")
    func off() async throws {
        let site = try TestSite()
        let op = try site.signUp("op")
        _ = try await site.ask(.patch, "/settings", #"{"active-hours":"off"}"#, as: op)
        #expect(
            try await site.ask(.post, "/me/hours", #"{"minutes":5}"#, as: op).status == 204)
        let answer = try await site.ask(.get, "/me/hours", as: op)
        #expect(answer.object["counted"] as? Bool == false)
        #expect(!(answer.object["since"] is String))
    }
}
