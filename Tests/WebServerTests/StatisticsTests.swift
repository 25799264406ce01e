import Campus
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// It is Thursday, 8 October 2026, 9:00.
@Suite("Page of statistics")
struct StatisticsPageTests {
    private static let address = "/operator/statistics"

    @Test("draws what is not small, and says the same in a table and a file")
    func shown() async throws {
        let site = try PageSite()
        for number in 1...11 { try site.signUp("p\(number)") }
        site.clock.jump(8 * 86_400)
        let page = try await site.get(Self.address, as: "op")
        #expect(page.status == 200 && page.has("<svg viewBox=\"0 0 340 150\" role=\"img\""))
        #expect(page.has("<title id=\"plot-new-people-0\">New people a week</title>"))
        #expect(page.has("fewer than 5") && page.has("not shown"))
        #expect(page.has("href=\"\(Self.address)/people.csv?period=4-weeks\""))
        let file = try await site.get("\(Self.address)/new-people.csv?period=year", as: "op")
        #expect(file.status == 200)
        #expect(file.fields[.contentType] == "text/csv; charset=utf-8")
        #expect(file.text == "label,people\r\n2026-10-05,13\r\n2026-10-12,<5\r\n")
        let all = try await site.get("\(Self.address)/all.zip?period=year", as: "op")
        #expect(all.fields[.contentType] == "application/zip")
        #expect(all.text.contains("new-people-2026-10-05-"))
        #expect(all.text.contains("active-weeks-2026-10-05-"))
        #expect(page.has("There are figures since Thu 8 Oct: the period reaches further back."))
        #expect(page.has("id=\"active-weeks\">People active in a week</h2>"))
        let months = try await site.get("\(Self.address)/active-months.csv", as: "op")
        #expect(months.text == "label,people\r\n")
        let people = try await site.get("\(Self.address)/people.csv", as: "op")
        #expect(
            people.text == "label,people\r\nstudent,-\r\nstaff,<5\r\noperator,<5\r\ntotal,13\r\n")
    }

    @Test("says how it begins where nothing was counted yet")
    func empty() async throws {
        let page = try await PageSite().get(Self.address, as: "op")
        #expect(page.status == 200 && page.has("Nothing was counted yet"))
    }

    @Test(
        "is of operators alone, and of periods and tables that there are",
        arguments: [
            ("", "op", 200), ("?period=term", "op", 200), ("?period=year", "op", 200),
            ("?period=ever", "op", 404), ("/people.csv", "op", 200), ("/people", "op", 404),
            ("/salaries.csv", "op", 404), ("", "sam", 403), ("/people.csv", "sam", 403),
            ("/all.zip", "op", 200), ("/all.zip", "sam", 403),
        ])
    func callers(path: String, handle: String, status: Int) async throws {
        let answer = try await PageSite().get(Self.address + path, as: handle)
        #expect(answer.status == status)
    }
}

@Suite("Statistics by the API")
struct StatisticsRouteTests {
    @Test("are told to operators, and what is small is null")
    func told() async throws {
        let site = try TestSite()
        let (op, kim) = (try site.signUp("op"), try site.signUp("kim"))
        site.clock.jump(86_400)
        #expect(try await site.ask(.get, "/operator/statistics").status == 401)
        #expect(try await site.ask(.get, "/operator/statistics", as: kim).status == 403)
        #expect(try await site.ask(.get, "/operator/statistics/people", as: kim).status == 403)
        let answer = try await site.ask(.get, "/operator/statistics?period=year", as: op)
        #expect(answer.status == 200 && answer.object["period"] as? String == "year")
        let tables = try #require(answer.object["tables"] as? [[String: Any]])
        #expect(tables.count == StatisticsTable.Name.allCases.count)
        #expect(answer.object["since"] is String)
        let rows = try #require(tables.first?["rows"] as? [[String: Any]])
        let counts = try #require(rows.first?["counts"] as? [[String: Any]])
        #expect(counts.first?["note"] as? String == "few" && !(counts.first?["value"] is Int))
        let file = try await site.ask(.get, "/operator/statistics/people", as: op)
        #expect(file.status == 200 && file.text.hasPrefix("label,people\r\nstudent,<5"))
        #expect(try await site.ask(.get, "/operator/statistics/x", as: op).status == 404)
        #expect(
            try await site.ask(.get, "/operator/statistics?period=x", as: op).status == 422)
    }
}
