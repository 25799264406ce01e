import Foundation
import TestSupport
import Testing

/// What a person is told of clashes when something comes about: only what is new, and all of it.
@Suite("Clashes that come about")
struct ClashTellingTests {
    private static func feed(_ events: [(uid: String, time: String, title: String)]) -> String {
        "BEGIN:VCALENDAR\r\n"
            + events.map { event in
                "BEGIN:VEVENT\r\nUID:\(event.uid)\r\nDTSTART:202610\(event.time)00Z\r\n"
                    + "DURATION:PT1H\r\nSUMMARY:\(event.title)\r\nEND:VEVENT\r\n"
            }.joined() + "END:VCALENDAR\r\n"
    }

    /// Two classes that clash on Monday, one on Tuesday.
    private static let term = feed([
        ("1", "05T1000", "AB10001 Algebra"), ("2", "05T1030", "AB10002 Biology"),
        ("3", "06T1000", "AB10003 Chemistry"),
    ])

    private func home(_ feed: String = term) throws -> Belltower {
        let home = try Belltower()
        let path = try home.folder.write(feed, as: "term.ics")
        try home.run("subscribe", path)
        return home
    }

    @Test("an entry that is added says what else is at its time, to people and to programs")
    func added() throws {
        let home = try home()
        let told = try home.run("add", "Dentist", "--start", "2026-10-06 11:30", "--for", "1h")
        #expect(told.output.contains("clash: AB10003 Chemistry and Dentist"))
        #expect(told.output.components(separatedBy: "Chemistry").count == 2, "once")
        let item = try home.run(
            "add", "Choir", "--start", "2026-10-06 11:45", "--for", "1h", "--json"
        ).object()
        #expect((item["clashes"] as? [String])?.count == 2)
        #expect((item["newClashes"] as? [[String: Any]])?.count == 2)
        let free = try home.run("add", "Tea", "--start", "2026-10-07 11:45", "--json").object()
        #expect((free["newClashes"] as? [Any])?.isEmpty == true)
        let far = try home.run("add", "A", "--start", "2028-10-07 11:45", "--json").object()
        #expect((far["newClashes"] as? [Any])?.isEmpty == true)
        let later = try home.run("add", "B", "--start", "2028-10-07 11:45", "--json").object()
        #expect((later["newClashes"] as? [Any])?.count == 1, "years ahead too")
    }

    @Test("an edit tells what clashes since, and nothing that clashed before")
    func edited() throws {
        let home = try home()
        let id = try #require(
            try home.run("add", "Choir", "--start", "2026-10-07 11:30", "--json")
                .object()["id"] as? String)
        let moved = try home.run("edit", id, "--start", "2026-10-06 11:30")
        #expect(moved.output.contains("clash: AB10003 Chemistry and Choir"))
        #expect(try !home.run("edit", id, "--summary", "Choral").output.contains("clash"))
    }

    @Test("a source that is new tells no clash that there was already")
    func subscribed() throws {
        let home = try home()
        let more = Self.feed([
            ("x", "05T1000", "AB10001 Algebra"), ("y", "05T1030", "AB10002 Biology"),
            ("z", "06T1030", "AB10004 Drama"),
        ])
        let report = try home.run(
            "subscribe", try home.folder.write(more, as: "more.ics"), "--json"
        ).object()
        let clashes = try #require(report["clashes"] as? [[String: Any]])
        #expect(
            clashes.map { $0["summaries"] as? [String] } == [
                ["AB10003 Chemistry", "AB10004 Drama"]
            ])
    }

    @Test("of parallel groups it is said which fit with what is fixed")
    func groups() throws {
        let home = try home(
            Self.feed([
                ("1", "05T1000", "AB10001 Algebra"),
                ("2", "05T1030", "AB10009 Lab - Group 1"),
                ("3", "12T1030", "AB10009 Lab - Group 1"),
                ("4", "06T1030", "AB10009 Lab - Group 2"),
                ("5", "13T1030", "AB10009 Lab - Group 2"),
            ]))
        let items = try home.run("agenda", "month", "--json").list()
        let lab = try #require(items.first { $0["alternative"] as? Bool == true })
        for words in [["item", try #require(lab["id"] as? String)], ["enrol", "AB10009"]] {
            let text = try home.run(words: words).output
            #expect(
                text.contains("group 1: clashes with AB10001 Algebra (1 of 2 times"), "\(words)")
            #expect(text.contains("group 2: free"), "\(words)")
            let told = try home.run(words: words + ["--json"]).object()
            let groups = try #require(told["groups"] as? [[String: Any]])
            #expect(groups.map { $0["clashing"] as? Int } == [1, 0])
        }
    }
}
