import Foundation
import TestSupport
import Testing

@Suite("The agenda's views, as the binary shows them")
struct AgendaViewTests {
    @Test(
        "a week is a grid where COLUMNS leaves room, and begins as LANG has it; --next and --plain")
    func views() throws {
        let belltower = try Belltower()
        try belltower.run("add", "Choir", "--start", "2026-10-05T18:00", "--for", "90m")
        try belltower.run("add", "Market", "--start", "2026-10-04T09:00", "--for", "1h")
        let list = try belltower.run("agenda", "week")
        #expect(list.output.contains("  18:00 – 19:30  Choir") && !list.output.contains("─"))
        let grid = try belltower.run("agenda", "week", environment: ["COLUMNS": "100"])
        #expect(grid.output.hasPrefix("5 to 11 October 2026"))
        #expect(grid.output.contains("18:00 ┃18:00–19:30"))
        #expect(!grid.output.contains("Market") && !grid.output.contains("\u{1b}"))
        let american = try belltower.run(
            "agenda", "week", environment: ["COLUMNS": "100", "LANG": "en_US.UTF-8"])
        #expect(american.output.hasPrefix("4 to 10 October 2026"))
        #expect(american.output.contains("Market"))
        try belltower.run("settings", "week-start", "saturday")
        let chosen = try belltower.run("agenda", "week", environment: ["COLUMNS": "100"])
        #expect(chosen.output.hasPrefix("3 to 9 October 2026"))
        try belltower.run("settings", "week-start", "usual")
        let month = try belltower.run("agenda", "month", environment: ["COLUMNS": "80"])
        #expect(month.output.hasPrefix("October 2026") && month.output.contains("18:00"))
        let year = try belltower.run("agenda", "year", environment: ["COLUMNS": "80"])
        #expect(year.output.hasPrefix("2026") && year.output.contains(" 4·"))
        let plain = try belltower.run("agenda", "--plain")
        #expect(plain.output.contains("Choir, from 18:00 to 19:30."))
        let next = try belltower.run("agenda", "--next")
        #expect(next.output == "Now: nothing\nNext: Choir, at 18:00 (in 10 h)\n")
        let object = try belltower.run("agenda", "--next", "--json").object()
        #expect(object["startsIn"] as? Int == 36_000 && object["endsIn"] is NSNull)
        #expect((object["next"] as? [[String: Any]])?.first?["summary"] as? String == "Choir")
        #expect(try belltower.run("agenda", "week", "--next").status == 64)
    }

    @Test("the campus profile names the week that a heading shows")
    func teachingWeek() throws {
        let belltower = try Belltower()
        try belltower.run("add", "Choir", "--start", "2026-10-05T18:00", "--for", "90m")
        let folder = belltower.home + "/Crawlers/campus"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try Data("academicYear: {terms: {2026-09-28 to 2026-12-11: Autumn}}\n".utf8)
            .write(to: URL(fileURLWithPath: folder + "/ours.yaml"))
        try Data("campus: ours\n".utf8)
            .write(to: URL(fileURLWithPath: belltower.home + "/config.yaml"))
        #expect(
            try belltower.run("agenda").output.hasPrefix("Monday 2026-10-05  (today)  Week 2\n"))
    }

    @Test("series without an end are complained of in one line, however many")
    func cut() throws {
        let belltower = try Belltower()
        let events = (1...5).map { number in
            """
            BEGIN:VEVENT
            UID:\(number)
            DTSTART:20261005T100000Z
            DURATION:PT1M
            RRULE:FREQ=MINUTELY
            SUMMARY:Tick \(number)
            END:VEVENT

            """
        }
        let feed = belltower.home + "-ticks.ics"
        try Data("BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n".utf8)
            .write(to: URL(fileURLWithPath: feed))
        try belltower.run("subscribe", feed)
        let agenda = try belltower.run(
            "agenda", "--from", "2026-10-05", "--to", "2026-10-31", "--json")
        #expect(
            agenda.errors
                == "belltower: Tick 1, Tick 2, Tick 3 and 2 more have more occurrences than are "
                + "listed: ask for less time\n")
    }
}
