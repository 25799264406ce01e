import Foundation
import TestSupport
import Testing

/// Times are written alike everywhere, as `add` takes them.
///
/// It is Monday 5 October, 08:00.
@Suite("Times in a person's words")
struct NaturalTimeTests {
    private static func start(_ outcome: Belltower.Outcome) throws -> String? {
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try outcome.object()["start"] as? String
    }

    @Test(
        "an event is published and moved as an entry is added",
        arguments: [
            ("fri 18:00", "09T18:00"), ("tomorrow 9", "06T09:00"), ("5 oct 2pm", "05T14:00"),
            ("14:00", "05T14:00"), ("in 2h", "05T10:00"), ("next mon 9:15", "12T09:15"),
            ("2026-10-07T10:30", "07T10:30"), ("2026-10-05T18:00:00+01:00", "05T18:00"),
        ])
    func events(_ words: String, _ start: String) throws {
        let belltower = try Belltower()
        let expected = "2026-10-\(start):00+01:00"
        let published = try belltower.run(
            "event", "publish", "Night", "--start", words, "--hashtag", "n", "--json")
        #expect(try Self.start(published) == expected)
        let added = try belltower.run("add", "Night", "--start", words, "--json")
        #expect(try Self.start(added) == expected)
    }

    @Test("an event's time of day alone stays on its day, and a weekday in its week")
    func moved() throws {
        let belltower = try Belltower()
        try belltower.run(
            "event", "publish", "Night", "--start", "2026-10-21 18:00", "--hashtag", "n",
            "--repeat", "every 2 weeks, 3 times")
        let later = try belltower.run(
            "event", "edit", "e1", "--start", "19:30", "--end", "21:00", "--json")
        #expect(try Self.start(later) == "2026-10-21T19:30:00+01:00")
        let thursday = try belltower.run("event", "edit", "e1", "--start", "thu 20:00", "--json")
        #expect(try Self.start(thursday) == "2026-10-22T20:00:00+01:00")
        #expect(try thursday.object()["end"] as? String == "2026-10-22T21:30:00+01:00")
        #expect(try belltower.run("event", "edit", "e1", "--start", "fri").status == 64)
    }

    /// 29 March 2026: at 01:00 the clocks of London show 02:00.
    @Test(
        "what the clocks skip is refused, and so is what takes no time",
        arguments: [
            ["add", "A", "--start", "2026-03-29 01:30"],
            ["event", "publish", "A", "--hashtag", "a", "--start", "2026-03-29 01:30"],
            [
                "event", "publish", "A", "--hashtag", "a", "--start", "2026-03-29 00:30", "--end",
                "2026-03-29 01:30",
            ],
            ["event", "edit", "e1", "--start", "2026-03-29 01:30"],
            ["event", "edit", "e1", "--start", "2026-03-29T01:00", "--end", "2026-03-29 02:00"],
            ["event", "edit", "e2", "--zone", "Europe/London"],
            ["edit", "m1", "--start", "2026-03-29 01:30"],
            ["drink", "glass", "--at", "2026-03-29 01:30"],
        ])
    func skipped(_ words: [String]) throws {
        let belltower = try Belltower()
        try belltower.run("event", "publish", "Night", "--start", "fri 18:00", "--hashtag", "n")
        try belltower.run(
            "event", "publish", "Away", "--start", "2027-03-28 01:30", "--zone", "Asia/Tokyo",
            "--hashtag", "t")
        try belltower.run("add", "Mine", "--start", "fri 18:00")
        let before = try belltower.run("event", "list", "--past", "--json").output
        let outcome = try belltower.run(words: words)
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.output)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(try belltower.run("event", "list", "--past", "--json").output == before)
    }

    @Test(
        "a drink lies behind",
        arguments: [
            ("07:15", "05T07:15"), ("7am", "05T07:00"), ("yesterday 21:00", "04T21:00"),
            ("sat 9:00", "03T09:00"), ("2 oct 14:00", "02T14:00"),
        ])
    func drinks(_ words: String, _ at: String) throws {
        let belltower = try Belltower()
        let drink = try belltower.run("drink", "glass", "--at", words, "--json")
        #expect(drink.status == 0, "\(drink.errors)")
        #expect(drink.output.contains("2026-10-\(at):00+01:00"), "\(drink.output)")
        #expect(try belltower.run("drink", "--at", "in 2h").status == 64)
    }

    @Test(
        "a stretch of time is a start and an end",
        arguments: [
            ("fri 13:30–15:00", "09T13:30", "09T15:00"),
            ("Tue 2026-10-06 18:00 – 20:00", "06T18:00", "06T20:00"),
            ("9 to 11 am tomorrow", "06T09:00", "06T11:00"),
            ("Fri 9 Oct 22:00 – Sat 10 Oct 02:00", "09T22:00", "10T02:00"),
        ])
    func stretches(_ words: String, _ start: String, _ end: String) throws {
        let belltower = try Belltower()
        let (start, end) = ("2026-10-\(start):00+01:00", "2026-10-\(end):00+01:00")
        for (hashtag, words) in [("n", words), ("m", words.uppercased())] {
            for command in [
                ["add", "Night"], ["event", "publish", "Night", "--hashtag", hashtag],
            ] {
                let made = try belltower.run(words: command + ["--start", words, "--json"])
                #expect(try Self.start(made) == start)
                #expect(try made.object()["end"] as? String == end)
                let twice = try belltower.run(
                    words: command + ["--start", words, "--end", "sat 23:00"])
                #expect(twice.status == 64 && twice.errors.contains("says the end too"))
            }
        }
        let moved = try belltower.run("edit", "m1", "--start", "wed 8–9", "--json")
        #expect(try Self.start(moved) == "2026-10-07T08:00:00+01:00")
        #expect(try moved.object()["end"] as? String == "2026-10-07T09:00:00+01:00")
        let event = try belltower.run("event", "edit", "e1", "--start", "8:00 - 9:15", "--json")
        #expect(
            try event.object()["end"] as? String
                == "\(end.prefix(8))\(start.dropFirst(8).prefix(2))T09:15:00+01:00")
    }

    @Test(
        "what can be two times is refused with both, by every command",
        arguments: [
            ["add", "A", "--start", "03/04/2026"], ["add", "A", "--start", "fri 9.10"],
            ["add", "A", "--start", "fri 18:00", "--end", "3/4 20:00"],
            ["event", "publish", "A", "--hashtag", "a", "--start", "03/04/2027 18:00"],
            ["agenda", "03/04/2026"],
            ["agenda", "--from", "3/4"], ["changes", "--since", "03/04/2026"],
            ["export", "-", "--from", "3-4-2026"], ["reminders", "--from", "3/4"],
            ["add", "A", "--start", "mon 9:00", "--repeat", "weekly until 3/4/2027"],
            ["add", "A", "--start", "next week"],
        ])
    func ambiguous(_ words: [String]) throws {
        let outcome = try Belltower().run(words: words)
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.output)")
        #expect(
            outcome.errors.contains(" can be ") && outcome.errors.contains(" or "),
            "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test(
        "a weekday that is not the date's is refused with both days",
        arguments: [
            ["agenda", "Tue", "5", "Oct", "2026"], ["add", "A", "--start", "tue 5 oct 9:00"],
            ["event", "publish", "A", "--hashtag", "a", "--start", "tue 5 oct 9:00"],
        ])
    func otherWeekday(_ words: [String]) throws {
        let outcome = try Belltower().run(words: words)
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.output)")
        #expect(outcome.errors.contains("5 Oct 2026 is a Monday"), "\(outcome.errors)")
        #expect(outcome.errors.contains("2026-10-05") && outcome.errors.contains("2026-10-06"))
    }

    @Test(
        "a repetition has an end",
        arguments: [
            ("every mon until 20 oct", ["05", "12", "19"]),
            ("every 2 weeks on mon, until Mon 19 Oct 2026", ["05", "19"]),
            ("every weekday until 8 oct", ["05", "06", "07", "08"]),
            ("every day until thu", ["05", "06", "07", "08"]),
        ])
    func ends(_ words: String, _ days: [String]) throws {
        let belltower = try Belltower()
        for command in [["add", "A"], ["event", "publish", "A", "--hashtag", "a"]] {
            let made = try belltower.run(
                words: command + ["--start", "mon 18:00", "--repeat", words, "--json"])
            #expect(made.status == 0, "\(made.errors)")
        }
        try belltower.run("event", "join", "e1")
        let starts = try belltower.run("agenda", "month", "--json").list()
            .compactMap { ($0["start"] as? String).map { String($0.dropFirst(8).prefix(2)) } }
        #expect(starts == days.flatMap { [$0, $0] })
    }

    @Test("next week is the week after this one, in either order; windows take times of day")
    func periods() throws {
        let belltower = try Belltower()
        for start in ["wed 9:00", "next wed 9:00", "2026-11-04 9:00"] {
            try belltower.run("add", "A \(start)", "--start", start)
        }
        func starts(_ words: String...) throws -> [String] {
            try belltower.run(words: ["agenda", "--json"] + words).list()
                .compactMap { ($0["start"] as? String).map { String($0.prefix(10)) } }
        }
        #expect(try starts("next", "week") == ["2026-10-14"])
        #expect(try starts("week", "next") == ["2026-10-14"])
        #expect(try starts("this", "week") == ["2026-10-07"])
        #expect(try starts("last", "week") == [])
        #expect(try starts("next", "month") == ["2026-11-04"])
        #expect(try starts("next", "year") == [])
        #expect(
            try starts("--from", "wed 9:30", "--to", "next thu") == ["2026-10-07", "2026-10-14"])
        #expect(try starts("--from", "wed 10:00", "--to", "next wed 9:00") == [])
    }

    @Test("a repetition is said in words, and ended")
    func repetitions() throws {
        let belltower = try Belltower()
        func days() throws -> [String] {
            try belltower.run("agenda", "month", "--json").list()
                .compactMap { ($0["start"] as? String).map { String($0.dropFirst(8).prefix(8)) } }
        }
        try belltower.run("add", "A", "--start", "mon 18:00", "--repeat", "every 2 weeks, 3 times")
        #expect(try days() == ["05T18:00", "19T18:00"])
        #expect(
            try belltower.run("edit", "a", "19 oct", "--this", "--repeat", "").status == 64)
        #expect(try belltower.run("edit", "a", "19 oct", "--following", "--repeat", "").status == 0)
        #expect(try days() == ["05T18:00", "19T18:00"])
        try belltower.run("undo")
        let ended = try belltower.run(
            "edit", "a", "19 oct", "--all", "--repeat", "", "--start", "20:00", "--json")
        #expect(try Self.start(ended) == "2026-10-19T20:00:00+01:00")
        #expect(try days() == ["19T20:00"])
        #expect(try belltower.run("agenda", "2026-11-02", "--json").list().isEmpty)
    }

    @Test("a series keeps its weekday when it is changed from an occurrence that was moved")
    func weekday() throws {
        let belltower = try Belltower()
        func starts() throws -> [String] {
            try belltower.run("agenda", "month", "--json").list()
                .compactMap { ($0["start"] as? String).map { String($0.dropFirst(8).prefix(8)) } }
        }
        try belltower.run("add", "A", "--start", "mon 18:00", "--repeat", "weekly, 4 times")
        try belltower.run("edit", "1-261012", "--this", "--start", "thu 17:00")
        #expect(try belltower.run("edit", "1-261012", "--all", "--start", "20:00").status == 0)
        #expect(try starts() == ["05T20:00", "15T20:00", "19T20:00", "26T20:00"])
        #expect(
            try belltower.run("edit", "1-261012", "--following", "--start", "21:00").status == 0)
        #expect(try starts() == ["05T20:00", "15T21:00", "19T21:00", "26T21:00"])
        try belltower.run("undo")
        #expect(try belltower.run("edit", "1-261012", "--all", "--start", "tue 18:00").status == 0)
        #expect(try starts() == ["06T18:00", "13T18:00", "20T18:00", "27T18:00"])
    }

    @Test(
        "the options of every command stand before it too",
        arguments: [
            ["--json", "agenda"], ["agenda", "--json"],
            ["--zone", "UTC", "--json", "agenda", "week"],
            ["--json", "friend", "list"], ["friend", "--json", "list"],
            ["--as=sam", "--json", "person", "--zone", "UTC", "list"],
        ])
    func options(_ words: [String]) throws {
        let outcome = try Belltower().run(words: words)
        #expect(outcome.status == 0, "\(outcome.errors)")
        _ = try outcome.json()
    }
}
