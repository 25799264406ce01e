import Foundation
import TestSupport
import Testing

/// Monday 5 October 2026, 08:00.
@Suite("Where a series begins, and what is over")
struct StartOfSeriesTests {
    /// A start, a rule, and the first day that fits; nil where the start does.
    static let starts: [(start: String, rule: String, first: String?)] = [
        ("tue 10:00", "every thu", "2026-10-08 10:00"), ("thu 10:00", "every thu", nil),
        ("tue 10:00", "weekdays", nil), ("sat 10:00", "weekdays", "2026-10-12 10:00"),
        ("tue 10:00", "FREQ=MONTHLY;BYMONTHDAY=15", "2026-10-15 10:00"),
        ("tue 10:00", "weekly", nil), ("tue 10:00", "every 2 weeks", nil),
        ("tue 10:00", "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4", "2026-10-07 10:00"),
    ]

    @Test(
        "a start that its rule does not hold is refused, with the first that it does",
        arguments: starts)
    func fits(_ start: String, _ rule: String, _ first: String?) throws {
        let belltower = try Belltower()
        try belltower.run("event", "publish", "Once", "--start", start, "--hashtag", "once")
        try belltower.run("add", "Once", "--start", start)
        let before = try belltower.run("agenda", "month", "--json").output
        let attempts = [
            ["add", "Choir", "--start", start, "--repeat", rule],
            ["edit", "once", "--repeat", rule],
            [
                "event", "publish", "Choir", "--start", start, "--repeat", rule, "--hashtag",
                "choir",
            ],
            ["event", "edit", "e1", "--repeat", rule],
        ]
        for words in attempts {
            let outcome = try belltower.run(words: words)
            guard let first else {
                #expect(outcome.status == 0, "\(words): \(outcome.errors)")
                continue
            }
            #expect(outcome.status == 64, "\(words)")
            #expect(outcome.errors.contains("--start \"\(first)\""), "\(words): \(outcome.errors)")
            #expect(outcome.errors.contains("--repeat"))
        }
        if first != nil {
            #expect(try belltower.run("agenda", "month", "--json").output == before)
            #expect(try belltower.run("event", "list", "--json").list().count == 1)
        }
    }

    @Test("a repeating event that is moved takes its weekdays along, and meets no more often")
    func movedEvent() throws {
        let belltower = try Belltower()
        let rule = "FREQ=WEEKLY;BYDAY=MO;COUNT=3"
        try belltower.run(
            "event", "publish", "Chess", "--start", "mon 18:00", "--repeat", rule, "--hashtag",
            "chess")
        try belltower.run("event", "join", "chess")
        let days = {
            try belltower.run("agenda", "month", "--json").list()
                .compactMap { ($0["start"] as? String)?.prefix(16) }
        }
        #expect(try days() == ["2026-10-05T18:00", "2026-10-12T18:00", "2026-10-19T18:00"])
        let moved = try belltower.run("event", "edit", "chess", "--start", "tue 19:00")
        #expect(moved.status == 0, "\(moved.errors)")
        #expect(try days() == ["2026-10-06T19:00", "2026-10-13T19:00", "2026-10-20T19:00"])
        try belltower.run(
            "event", "publish", "Talk", "--start", "thu 18:00", "--repeat",
            "FREQ=MONTHLY;BYMONTHDAY=8;COUNT=3", "--hashtag", "talk")
        let refused = try belltower.run("event", "edit", "talk", "--start", "fri 18:00")
        #expect(refused.status == 64 && refused.errors.contains("--repeat"), "\(refused.errors)")
    }

    @Test("an event in the past is refused with its time, an entry there is warned of")
    func past() throws {
        let belltower = try Belltower()
        for words in [
            ["--start", "2026-10-04 18:00"], ["--start", "2026-10-05 06:00", "--for", "90m"],
            ["--start", "2025-10-06 18:00", "--repeat", "weekly, 3 times"],
        ] {
            let refused = try belltower.run(
                words: ["event", "publish", "Tea", "--hashtag", "tea"] + words)
            #expect(refused.status == 64, "\(words)")
            #expect(refused.errors.contains(words[1]), "\(refused.errors)")
        }
        #expect(try belltower.run("event", "list", "--past", "--json").list().isEmpty)
        let begun = try belltower.run(
            "event", "publish", "Tea", "--hashtag", "tea", "--start", "2026-10-05 07:30")
        #expect(begun.status == 0, "\(begun.errors)")
        let added = try belltower.run("add", "Tea", "--start", "2026-10-04 18:00", "--json")
        #expect(added.status == 0)
        #expect(
            added.errors
                == "belltower: Tea was over on Sun 2026-10-04 19:00: belltower undo takes it back\n"
        )
        #expect(try added.object()["summary"] as? String == "Tea")
        #expect(
            try belltower.run("add", "Day", "--start", "2026-10-03").errors.contains(
                "Sat 2026-10-03:"))
        #expect(try belltower.run("add", "Day", "--start", "2026-10-05").errors.isEmpty)
        #expect(try belltower.run("edit", "2", "--name", "Days").errors.isEmpty)
    }
}
