import Foundation
import TestSupport
import Testing

/// Items are named by words and a day, by short numbers, or by ids.
@Suite("Naming items")
struct NamedItemTests {
    /// Monday 5 October, 08:00: choir every Monday, two dentists, and a timetable.
    static func belltower() throws -> Belltower {
        let belltower = try Belltower()
        for words in [
            ["Choir", "--start", "mon 18:00", "--repeat", "FREQ=WEEKLY;COUNT=4"],
            ["Dentist", "--start", "fri 9:00"], ["Dentist for Zoë", "--start", "fri 16:00"],
            ["Gym", "--start", "fri 9:00"], ["Gym", "--start", "fri 19:00"],
        ] { #expect(try belltower.run(words: ["add"] + words).status == 0) }
        return belltower
    }

    private static func start(_ outcome: Belltower.Outcome) throws -> String? {
        try outcome.object()["start"] as? String
    }

    @Test(
        "an entry is found by words and a day, by its short number and by its id",
        arguments: [
            (["choir", "mon", "--this"], "2026-10-05"),
            (["Choir", "next", "mon", "--this"], "2026-10-12"),
            (["CHOIR", "12", "oct", "--this"], "2026-10-12"),
            (["choir", "2026-10-19", "--this"], "2026-10-19"),
            (["1-261019", "--this"], "2026-10-19"),
            (["m1-20261019T180000", "--this"], "2026-10-19"),
            (["dentist", "zoe"], "2026-10-09"), (["dentist", "fri"], "2026-10-09"),
            (["2"], "2026-10-09"), (["gym", "fri", "19:00"], "2026-10-09"),
        ])
    func found(_ words: [String], day: String) throws {
        let belltower = try Self.belltower()
        let outcome = try belltower.run(
            words: ["edit"] + words + ["--start", "20:00", "--json"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try Self.start(outcome) == "\(day)T20:00:00+01:00")
    }

    @Test("what several are called is listed with short numbers, and nothing is done")
    func several() throws {
        let belltower = try Self.belltower()
        let before = try belltower.run("agenda", "month", "--json").output
        for words in [
            ["edit", "gym", "--at", "Hall"], ["delete", "gym", "fri"], ["item", "gym", "--hide"],
            ["snooze", "gym", "fri", "10m"], ["dismiss", "gym", "fri"],
        ] {
            let outcome = try belltower.run(words: words)
            #expect(outcome.status == 64 && outcome.output.isEmpty, "\(words)")
            #expect(
                outcome.errors == """
                    belltower: 2 items are so called: say which by its number, or say the day
                      4  Friday 2026-10-09 09:00  Gym
                      5  Friday 2026-10-09 19:00  Gym

                    """)
        }
        #expect(try belltower.run("edit", "choir", "--at", "Hall").errors.contains("4 items"))
        let unknown = try belltower.run("edit", "quire", "mon", "--at", "Hall")
        #expect(unknown.status == 66 && unknown.errors.contains("no item is called quire mon"))
        #expect(try belltower.run("agenda", "month", "--json").output == before)
        #expect(try belltower.run("delete", "gym", "fri", "9:00").status == 0)
        #expect(try belltower.run("delete", "gym", "fri").status == 0)
    }

    @Test("agenda --ids prints numbers that mean the same item on any later day")
    func numbers() throws {
        var belltower = try Self.belltower()
        let lines = try belltower.run("agenda", "month", "--ids").output.split(separator: "\n")
        let choir = lines.filter { $0.contains("Choir") }
            .map { $0.split(separator: " ").first { $0.hasPrefix("1-") }.map(String.init) ?? "" }
        #expect(choir == ["1-261005", "1-261012", "1-261019", "1-261026"])
        #expect(lines.contains { $0.contains("  4  Gym") })
        #expect(try belltower.run("agenda", "week", "--ids", "--plain").output.contains("1-261005"))
        belltower.now = "2026-10-20T08:00:00+01:00"
        try belltower.run("edit", "1-261026", "--this", "--start", "tue 18:00")
        try belltower.run("add", "New", "--start", "mon 10:00")
        // The moved one keeps its number.
        let moved = try belltower.run("item", "1-261026", "--json").object()
        #expect(moved["start"] as? String == "2026-10-27T18:00:00+00:00")
        #expect(try belltower.run("item", "1-261027").status == 66)
        #expect(try belltower.run("item", "1-261305").status == 66)
    }

    @Test("two occurrences of one day are told apart by their time")
    func twice() throws {
        let belltower = try Belltower()
        try belltower.run(
            "add", "Pills", "--start", "mon 09:00", "--repeat", "FREQ=DAILY;BYHOUR=9,21;COUNT=6")
        let list = try belltower.run("agenda", "--ids").output
        #expect(list.contains("1-261005-0900  Pills") && list.contains("1-261005-2100  Pills"))
        #expect(try belltower.run("item", "1-261005").errors.contains("1-261005-2100  Monday"))
        let one = try belltower.run("item", "1-261005-2100", "--json").object()
        #expect(one["start"] as? String == "2026-10-05T21:00:00+01:00")
    }

    @Test("what is hidden has a list, by whose numbers it is shown again")
    func hidden() throws {
        let belltower = try Self.belltower()
        #expect(try belltower.run("item", "--hidden").output == "Nothing is hidden.\n")
        #expect(try belltower.run("item", "choir", "mon", "--hide", "--series").status == 0)
        #expect(try belltower.run("item", "dentist", "fri", "--hide").status == 0)
        let list = try belltower.run("item", "--hidden").output
        #expect(list.contains("1  all of it") && list.contains("2  2026-10-09 09:00"), "\(list)")
        let json = try belltower.run("item", "--hidden", "--json").list()
        #expect(json.map { $0["id"] as? String } == ["m1", "m2"])
        #expect(try belltower.run("item", "1", "--show", "--series").status == 0)
        #expect(try belltower.run("item", "2", "--show").status == 0)
        #expect(try belltower.run("item", "--hidden", "--json").list().isEmpty)
        #expect(try belltower.run("item").status == 64)
    }

    @Test("reminders of what is so named are put off and dismissed")
    func reminders() throws {
        let belltower = try Belltower()
        try belltower.run("subscribe", CommandTests.term, "--name", "T")
        let snoozed = try belltower.run("snooze", "networking", "today", "10m")
        #expect(snoozed.status == 0 && snoozed.output.contains("CM50123"), "\(snoozed.errors)")
        #expect(try belltower.run("dismiss", "networking", "lecture", "today").status == 0)
        #expect(try belltower.run("snooze", "10m").status == 64)
    }

    @Test(
        "all of one series is no choice of its occurrences",
        arguments: [
            ["edit", "choir", "--all", "--at", "Hall"],
            ["edit", "choir", "--series", "--at", "Hall"],
            ["delete", "choir", "--series"], ["item", "choir", "--series", "--note", "Sing"],
            ["dismiss", "choir", "--series"],
        ])
    func wholeSeries(_ words: [String]) throws {
        let belltower = try Self.belltower()
        let choirs = {
            try belltower.run("agenda", "month", "--json").list()
                .filter { $0["summary"] as? String == "Choir" }
        }
        let outcome = try belltower.run(words: words)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let after = try choirs()
        switch words[0] {
        case "delete": #expect(after.isEmpty)
        case "dismiss": #expect(outcome.output.contains("Nothing of its series rings"))
        case "item":
            #expect(after.map { $0["note"] as? String } == Array(repeating: "Sing", count: 4))
        default:
            #expect(after.map { $0["location"] as? String } == Array(repeating: "Hall", count: 4))
        }
        let several = try belltower.run(words: [words[0], "gym"] + words.dropFirst(2))
        #expect(several.status == 64 && several.errors.contains("2 items"), "\(several.errors)")
    }

    @Test("events go by their title, and by what the agenda calls them")
    func events() throws {
        let belltower = try Belltower()
        for (title, start) in [
            ("Chess night", "mon 18:00"), ("Chess", "tue 18:00"), ("Film night", "wed 18:00"),
        ] {
            try belltower.run(
                "event", "publish", title, "--start", start, "--repeat", "weekly, 3 times",
                "--hashtag", "t\(start.prefix(3))")
        }
        #expect(try belltower.run("event", "join", "film").output.contains("Film night: joined"))
        let ids = try belltower.run("agenda", "week", "--ids").output
        let short = try #require(
            ids.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("e3") })
        for name in ["e3", "3", String(short), "e3-20261014T180000", "film night", "FILM", "#twed"]
        {
            let shown = try belltower.run("event", "show", name, "--json")
            #expect(try shown.object()["id"] as? String == "e3", "\(name): \(shown.errors)")
        }
        #expect(
            try belltower.run("event", "show", "chess", "--json").object()["id"] as? String == "e2")
        let several = try belltower.run("event", "cancel", "night")
        #expect(several.status == 64)
        #expect(
            several.errors.contains("e1 (Chess night") && several.errors.contains("e3 (Film night"))
        #expect(try belltower.run("event", "show", "nothing").status == 66)
        let edited = try belltower.run("edit", "film", "wed", "--this", "--at", "Hall")
        #expect(
            edited.status == 77 && edited.errors.contains("belltower event edit"),
            "\(edited.errors)")
        #expect(try belltower.run("event", "edit", "film", "--at", "Hall").status == 0)
        #expect(try belltower.run("event", "drop", String(short)).status == 0)
        #expect(try belltower.run("event", "cancel", "film night").status == 0)
        let joined = try belltower.run("event", "join", "film")
        #expect(joined.status == 1)
        #expect(joined.errors.contains("Film night), of sam, was cancelled"), "\(joined.errors)")
        for cup in ["w20261005-1", "e0", "m0", "e9223372036854775807", "-"] {
            #expect(
                [64, 66, 77].contains(try belltower.run("event", "show", cup).status), "\(cup)")
            #expect(
                [64, 66, 77].contains(try belltower.run("edit", cup, "--at", "X").status), "\(cup)")
        }
    }
}
