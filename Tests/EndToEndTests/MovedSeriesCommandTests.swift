import Foundation
import TestSupport
import Testing

/// A feed moves a weekly class; what was kept on single ones is found there, and a class that is on
/// again is told.
@Suite("A series that its feed moves, by command", .serialized)
struct MovedSeriesCommandTests {
    private static func feed(_ start: String, more: String = "", lecture: String = "CONFIRMED")
        -> String
    {
        """
        BEGIN:VCALENDAR
        VERSION:2.0
        BEGIN:VEVENT
        UID:course@example
        DTSTART;TZID=Europe/London:\(start)
        DURATION:PT1H
        RRULE:FREQ=WEEKLY;COUNT=6
        \(more)SUMMARY:Networking
        END:VEVENT
        BEGIN:VEVENT
        UID:lecture@example
        DTSTART;TZID=Europe/London:20261006T090000
        DURATION:PT1H
        SUMMARY:Lecture
        LOCATION:8W 2.1
        STATUS:\(lecture)
        END:VEVENT
        END:VCALENDAR

        """
    }

    private static func home() throws -> Belltower {
        let belltower = try Belltower()
        try belltower.run("subscribe", belltower.folder.write(feed("20261008T180000"), as: "t.ics"))
        return belltower
    }

    private static func items(_ belltower: Belltower, _ more: String...) throws -> [[String: Any]] {
        try belltower.run(
            words: ["agenda", "--from", "2026-10-07", "--to", "2026-12-01", "--json"] + more
        ).list().filter { $0["summary"] as? String == "Networking" }
    }

    @Test("a note, a hidden one and a dismissed one are on the same classes there, and back")
    func moved() throws {
        var belltower = try Self.home()
        let before = try Self.items(belltower)
        #expect(before.count == 6)
        let ids = before.compactMap { $0["id"] as? String }
        try belltower.run("item", ids[1], "--note", "Bring it")
        try belltower.run("item", ids[2], "--hide")
        #expect(try belltower.run("dismiss", ids[0]).status == 0)
        let settled = try Self.items(belltower).map { "\($0)" }.map { $0.sorted() }
        for (start, hour) in [("20261009T200000", "09T20:00"), ("20261008T180000", "08T18:00")] {
            belltower.now = "2026-10-05T1\(hour.hasPrefix("09") ? 2 : 4):00:00+01:00"
            _ = try belltower.folder.write(Self.feed(start), as: "t.ics")
            let report = try belltower.run("import", "--all", "--json").list().first
            let changes = report?["changes"] as? [[String: Any]] ?? []
            #expect(changes.map { $0["kind"] as? String } == ["moved"])
            let items = try Self.items(belltower)
            #expect((items.first?["start"] as? String)?.contains(hour) ?? false)
            #expect(items.map { $0["note"] as? String } == [nil, "Bring it", nil, nil, nil, nil])
            #expect(
                items.map { $0["hidden"] as? Bool } == [false, false, true, false, false, false])
            let rings = try belltower.run(
                "reminders", "--from", "2026-10-05", "--to", "2026-10-23", "--json"
            ).list().filter {
                $0["kind"] as? String == "class" && $0["state"] as? String == "planned"
            }
            #expect(
                rings.compactMap { ($0["title"] as? String)?.prefix(10) } == [
                    "Lecture at", "Networking",
                ])
        }
        #expect(try Self.items(belltower).map { "\($0)" }.map { $0.sorted() } == settled)
    }

    @Test("a class that was told as cancelled is told when it is on again")
    func onAgain() throws {
        var belltower = try Self.home()
        func rung() throws -> [[String: Any]] {
            try belltower.run("remind", "--once", "--channel", "jsonl:-").output
                .split(separator: "\n").compactMap {
                    try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
                }
        }
        for (time, status, title) in [
            ("09:00", "CANCELLED", "Lecture is cancelled"),
            ("09:30", "CONFIRMED", "Lecture takes place after all"),
        ] {
            belltower.now = "2026-10-05T\(time):00+01:00"
            _ = try belltower.folder.write(
                Self.feed("20261008T180000", lecture: status), as: "t.ics")
            try belltower.run("import", "--all")
            let rung = try rung()
            #expect(rung.map { $0["title"] as? String } == [title])
            #expect(
                (rung.first?["body"] as? String)?.hasPrefix(
                    status == "CONFIRMED" ? "Tue 6 Oct 09:00, 8W 2.1\n" : "Tue 6 Oct 09:00\n")
                    ?? false, "\(rung)")
        }
        let list = try belltower.run("changes").output
        #expect(list.contains("Lecture takes place after all"), "\(list)")
    }
}
