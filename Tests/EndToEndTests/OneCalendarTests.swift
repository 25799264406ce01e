import TestSupport
import Testing

@Suite("One calendar, with the binary")
struct OneCalendarTests {
    private static func feed(_ name: String, _ events: [String]) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "X-WR-CALNAME:\(name)"]
            + events.map {
                "BEGIN:VEVENT\r\nDTSTAMP:20260901T000000Z\r\n\($0)\r\nEND:VEVENT"
            } + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    private static func event(
        _ uid: String, _ start: String, _ end: String, _ summary: String, _ more: String...
    ) -> String {
        ([
            "UID:\(uid)", "DTSTART:202610\(start)00Z", "DTEND:202610\(end)00Z",
            "SUMMARY:\(summary)",
        ] + more).joined(separator: "\r\n")
    }

    private static let timetable = feed(
        "Timetable",
        [
            event("a", "05T0900", "05T1000", "CM50123 Lecture", "LOCATION:8W 2.1"),
            event("b", "05T1200", "05T1300", "CM50123 Lab, Group 1"),
            event("c", "06T1200", "06T1300", "CM50123 Lab, Group 2"),
            event("d", "07T0900", "07T1100", "CM50123 Exam (provisional)"),
        ])
    private static let page = feed(
        "Page",
        [
            event(
                "x", "05T0900", "05T1000", "CM50123 Networks Lecture", "LOCATION:8W2.1 (Claverton)"),
            event("y", "07T1000", "07T1200", "MA20216 Lecture"),
        ])

    private static func subscribed() throws -> Belltower {
        let belltower = try Belltower()
        let file = try belltower.folder.write(timetable, as: "timetable.ics")
        try belltower.run("subscribe", file)
        return belltower
    }

    private static func id(_ summary: String, _ belltower: Belltower) throws -> String {
        let items = try belltower.run("agenda", "week", "--json").list()
        let item = items.first { ($0["summary"] as? String)?.hasPrefix(summary) == true }
        return try #require(item?["id"] as? String)
    }

    @Test("a class that two feeds tell of is listed once, and says who else tells of it and how")
    func folded() throws {
        let belltower = try Self.subscribed()
        let file = try belltower.folder.write(Self.page, as: "page.ics")
        let report = try belltower.run("subscribe", file, "--json").object()
        let clashes = report["clashes"] as? [[String: Any]]
        #expect(clashes?.count == 1)
        #expect(clashes?.first?["exam"] as? Bool == true)
        let items = try belltower.run("agenda", "--json", "--kind", "class").list()
        let lectures = items.filter { $0["meetingKind"] as? String == "lecture" }
        #expect(lectures.count == 1)
        let also = lectures.first?["alsoFrom"] as? [[String: Any]]
        #expect(also?.first?["source"] as? String == "Page")
        #expect(also?.first?["differs"] as? [String] == ["summary"])
        let values = also?.first?["values"] as? [String: String]
        #expect(values?.keys.sorted() == ["summary"] && values?["summary"]?.isEmpty == false)
    }

    @Test("clashes are listed with their length, those with an exam as such")
    func clashes() throws {
        let belltower = try Self.subscribed()
        let file = try belltower.folder.write(Self.page, as: "page.ics")
        let told = try belltower.run("subscribe", file).output
        #expect(told.contains("! clash [exam]: CM50123 Exam (provisional) and MA20216 Lecture"))
        let pairs = try belltower.run("agenda", "week", "--clashes", "--json").list()
        #expect(pairs.count == 1)
        #expect(pairs.first?["overlap"] as? String == "PT1H")
        #expect((pairs.first?["first"] as? [String: Any])?["kind"] as? String == "exam")
        #expect((pairs.first?["first"] as? [String: Any])?["provisional"] as? Bool == true)
        let text = try belltower.run("agenda", "week", "--clashes").output
        #expect(text.contains("! Wed 2026-10-07 11:00  1 h at the same time  [exam]"))
        #expect(try belltower.run("agenda", "tomorrow", "--clashes").output == "No clashes.\n")
    }

    @Test("a name, a note, a colour and leads of one's own stay through an import")
    func view() throws {
        let belltower = try Self.subscribed()
        let id = try Self.id("CM50123 Lecture", belltower)
        let item = try belltower.run(
            "item", id, "--name", "Nets", "--note", "bring cables", "--colour", "teal", "--lead",
            "20m", "--json"
        ).object()
        #expect(item["summary"] as? String == "Nets")
        let changed = Self.timetable.replacing("8W 2.1", with: "East 1")
        _ = try belltower.folder.write(changed, as: "timetable.ics")
        try belltower.run("import", "Timetable")
        let after = try belltower.run("item", id, "--json").object()
        #expect(after["location"] as? String == "East 1")
        #expect(after["summary"] as? String == "Nets")
        #expect(after["note"] as? String == "bring cables")
        #expect(after["colour"] as? String == "teal")
        let back = try belltower.run("item", id, "--name", "", "--note", "", "--json").object()
        #expect(back["summary"] as? String == "CM50123 Lecture")
        #expect(!(back["note"] is String))
    }

    @Test("the groups to choose from are listed in the order of their numbers")
    func groupOrder() throws {
        let belltower = try Belltower()
        let labs = ["10", "2", "1"].map { group in
            Self.event("g\(group)", "06T1200", "06T1300", "CM50123 Lab, Group \(group)")
        }
        let file = try belltower.folder.write(Self.feed("Labs", labs), as: "labs.ics")
        try belltower.run("subscribe", file)
        let refused = try belltower.run("item", "m1", "--group", "9")
        #expect(refused.errors.contains("there are 1, 2, 10, or all"), "\(refused.errors)")
    }

    @Test("groups are alternatives until one is chosen; the others hide, and come back with all")
    func groups() throws {
        let belltower = try Self.subscribed()
        let id = try Self.id("CM50123 Lab, Group 2", belltower)
        func states(_ key: String) throws -> [Bool] {
            try belltower.run("agenda", "week", "--json").list()
                .filter { $0["group"] is String }.map { $0[key] as? Bool ?? false }
        }
        #expect(try states("alternative") == [true, true])
        try belltower.run("item", id, "--group", "2")
        #expect(try states("alternative") == [false, false])
        #expect(try states("hidden") == [true, false])
        try belltower.run("item", id, "--group", "all")
        #expect(try states("hidden") == [false, false])
        let unknown = try belltower.run("item", id, "--group", "9")
        #expect(unknown.status == 66)
        #expect(unknown.errors.contains("there are 1, 2, or all"))
    }

    @Test("what is hidden does not ring")
    func hidden() throws {
        let belltower = try Self.subscribed()
        let id = try Self.id("CM50123 Lecture", belltower)
        #expect(try belltower.run("reminders", "--json").output.contains(id))
        try belltower.run("item", id, "--hide")
        #expect(try !belltower.run("reminders", "--json").output.contains(id))
        try belltower.run("item", id, "--show")
        #expect(try belltower.run("reminders", "--json").output.contains(id))
    }

    @Test(
        "what cannot be done says so",
        arguments: [
            (["item", "m99", "--hide"], 66), (["item", "x", "--hide"], 66),
            (["item", "w20261005-1", "--hide"], 66), (["item", "m1", "--colour", "mauve"], 64),
            (["item", "m1", "--lead", "soon"], 64), (["item", "m1", "--lead", "99d"], 64),
            (["item", "m1", "--hide", "--show"], 64), (["item", "m1", "--group", "1"], 66),
        ] as [([String], Int32)])
    func refused(_ words: [String], _ status: Int32) throws {
        let outcome = try Self.subscribed().run(words: words)
        #expect(outcome.status == status)
        #expect(outcome.errors.hasPrefix("belltower: ") || outcome.errors.contains("Usage"))
    }
}
