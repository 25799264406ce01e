import Foundation
import TestSupport
import Testing

@Suite("What the bell found late")
struct MissedTests {
    @Test("all that was missed in a month is on record, and one line tells how many there were")
    func fortnight() throws {
        var belltower = try Belltower()
        try belltower.run(
            "add", "Choir", "--start", "2026-10-05 11:00", "--for", "1h", "--repeat",
            "every day until 14 dec")
        belltower.now = "2026-10-05T10:45:00+01:00"
        try belltower.run("remind", "--once", "--channel", "jsonl:-")
        belltower.now = "2026-10-20T08:00:00+01:00"
        let late = try belltower.run("remind", "--once", "--channel", "jsonl:-")
        #expect(late.errors.contains("14 reminders lapsed"), "\(late.errors)")
        #expect(!late.errors.contains("nothing rang"))
        let history = try belltower.run(
            "reminders", "--history", "--from", "2026-10-05", "--to", "2026-10-20", "--json"
        ).list()
        #expect(
            history.map { $0["state"] as? String } == ["delivered"]
                + Array(
                    repeating: "lapsed", count: 14))
    }

    @Test("after over a month it is said how far back the record goes")
    func longer() throws {
        var belltower = try Belltower()
        try belltower.run(
            "add", "Choir", "--start", "2026-10-05 11:00", "--for", "1h", "--repeat",
            "every day until 14 dec")
        belltower.now = "2026-10-05T10:45:00+01:00"
        try belltower.run("remind", "--once", "--channel", "jsonl:-")
        belltower.now = "2026-12-01T08:00:00Z"
        let late = try belltower.run("remind", "--once", "--channel", "jsonl:-")
        // What was planned before the end, and 31 days.
        #expect(late.errors.contains("only what was missed in the last 31"), "\(late.errors)")
        let history = try belltower.run(
            "reminders", "--history", "--from", "2026-11-01", "--to", "2026-12-01", "--json"
        ).list()
        #expect(history.count == 30)
    }

    @Test("a whole day rings so long before its midnight as was asked for, and not by itself")
    func wholeDay() throws {
        var belltower = try Belltower()
        try belltower.run("add", "Hand in", "--start", "2026-10-07", "--lead", "12h")
        try belltower.run("add", "Fair", "--start", "2026-10-07")
        let planned = try belltower.run("reminders", "--from", "2026-10-06", "--to", "2026-10-08")
        #expect(planned.output.contains("Hand in"), "\(planned.output)")
        #expect(!planned.output.contains("Fair"), "\(planned.output)")
        belltower.now = "2026-10-06T11:59:00+01:00"
        #expect(try belltower.run("remind", "--once", "--channel", "jsonl:-").output.isEmpty)
        belltower.now = "2026-10-06T12:00:00+01:00"
        let rung = try belltower.run("remind", "--once", "--channel", "jsonl:-").object()
        #expect(rung["title"] as? String == "Hand in tomorrow", "\(rung)")
        #expect(rung["body"] as? String == "all day, in 12 hours", "\(rung)")
        let feed = try #require(
            try belltower.run("agenda", "--from", "2026-10-07", "--to", "2026-10-08", "--json")
                .list().first { $0["summary"] as? String == "Fair" }?["id"] as? String)
        try belltower.run("item", feed, "--lead", "1d")
        belltower.now = "2026-10-06T13:00:00+01:00"
        let late = try belltower.run("remind", "--once", "--channel", "jsonl:-").object()
        #expect((late["title"] as? String)?.contains("Fair") ?? false, "\(late)")
    }
}
