import Foundation
import TestSupport
import Testing

/// Days and hours that are looked at are named as they are printed.
///
/// It is Monday 5 October, 08:00.
@Suite("Days in a person's words")
struct NamedDayCommandTests {
    @Test("an agenda takes every day and stretch that is printed")
    func agendas() throws {
        let belltower = try Belltower()
        try belltower.run("add", "A", "--start", "2026-10-08 13:30")
        for words in [
            ["in 3 days"], ["Thu 8 Oct"], ["THU", "2026-10-08"], ["Thu 8 Oct 13:30"], ["week"],
            ["5 to 11 October 2026"], ["October 2026"], ["month", "october"], ["2026"],
            ["Thursday 8 October 2026, 13:30"], ["thu 13:00–15:00"], ["Week", "This"],
            ["this week"], ["2026-10"], ["year", "2026"], ["mon to fri"],
        ] {
            let items = try belltower.run(words: ["agenda", "--json"] + words).list()
            #expect(items.count == 1, "\(words)")
        }
        for words in [["thu 9:00–10:00"], ["in 2 days"], ["week", "next"], ["fri next week"]] {
            let items = try belltower.run(words: ["agenda", "--json"] + words).list()
            #expect(items.isEmpty, "\(words)")
        }
        let heading = try belltower.run(
            words: ["agenda", "november"], environment: ["COLUMNS": "100"])
        #expect(heading.output.hasPrefix("November 2026\n"))
        #expect(try belltower.run("agenda", "week", "5").status == 64)
    }

    @Test("a week's number is the campus's, else the feed's for what is looked at")
    func weeks() throws {
        let belltower = try Belltower()
        try belltower.run("subscribe", Fixtures.feeds.appendingPathComponent("term.ics").path)
        try belltower.run("add", "Night", "--start", "fri 18:00", "--repeat", "weekly")
        let week = try belltower.run("agenda", "week", "2", "--json").output
        #expect(try week == belltower.run("agenda", "week", "2026-10-05", "--json").output)
        #expect(try belltower.run("changes", "--since", "week 2").status == 0)
        // Feeds are not asked while something is written.
        for command in [["add", "B"], ["edit", "night", "fri", "--this"], ["drink", "--at"]] {
            let start = command[0] == "drink" ? [] : ["--start"]
            let outcome = try belltower.run(words: command + start + ["mon week 60 9:00"])
            #expect(outcome.status == 64, "\(outcome.errors)")
        }
        let campus = belltower.home + "/Crawlers/campus"
        try FileManager.default.createDirectory(
            atPath: campus, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try FileManager.default.copyItem(
            atPath: Fixtures.packageRoot.path + "/Fixtures/tour.yaml", toPath: campus + "/tour.yaml"
        )
        try Data("campus: tour\n".utf8)
            .write(to: URL(fileURLWithPath: belltower.home + "/config.yaml"))
        let moved = try belltower.run(
            "edit", "night", "fri", "--this", "--start", "mon week 3 9:00", "--json")
        let shown = try belltower.run("agenda", "mon week 3", "--json").list()
        #expect(shown.contains { $0["id"] as? String == (try? moved.object())?["id"] as? String })
    }

    @Test(
        "what is past is looked for in the past",
        arguments: ["yesterday", "last week", "sun", "4 oct", "Sun 4 Oct", "2 days ago", "october"])
    func since(_ words: String) throws {
        let outcome = try Belltower().run("changes", "--since", words)
        #expect(outcome.status == 0 && outcome.output == "No change since \(words).\n")
    }

    @Test(
        "the hours of a goal are said as one says them",
        arguments: [
            ("9am", "9:30 PM", "09:00", "21:30"), ("9 am", "noon", "09:00", "12:00"),
            ("9.30", "midnight", "09:30", "00:00"), ("7", "24:00", "07:00", "24:00"),
        ])
    func hours(_ from: String, _ to: String, _ begin: String, _ end: String) throws {
        let belltower = try Belltower()
        let goal = try belltower.run("goal", "2l", "--from", from, "--to", to, "--json")
        #expect(try goal.object()["from"] as? String == begin, "\(goal.errors)")
        #expect(try goal.object()["to"] as? String == end)
        let waking = try belltower.run("settings", "waking", "\(from)-\(to)")
        #expect(waking.output == "waking \(begin)-\(end)\n", "\(waking.errors)")
    }
}
