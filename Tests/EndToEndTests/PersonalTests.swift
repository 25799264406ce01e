import Foundation
import TestSupport
import Testing

@Suite("Entries of one's own")
struct PersonalTests {
    @Test("add, edit, delete and undo, as the agenda tells it")
    func lifeOfAnEntry() throws {
        let belltower = try Belltower()
        let added = try belltower.run(
            "add", "Dentist", "--start", "fri 14:00", "--for", "45m", "--at", "Bath St", "--json")
        #expect(added.status == 0)
        let item = try added.object()
        #expect(item["start"] as? String == "2026-10-09T14:00:00+01:00")
        #expect(item["end"] as? String == "2026-10-09T14:45:00+01:00")
        #expect(item["kind"] as? String == "personal")
        let agenda = { try belltower.run("agenda", "week", "--json") }
        let before = try agenda().output
        #expect(try agenda().list().first?["id"] as? String == item["id"] as? String)
        let id = try #require(item["id"] as? String)
        let edited = try belltower.run("edit", id, "--start", "15:00", "--at", "", "--json")
        #expect(try edited.object()["start"] as? String == "2026-10-09T15:00:00+01:00")
        #expect(try edited.object()["location"] is NSNull)
        #expect(try belltower.run("delete", id).output.hasPrefix("deleted: \(id)"))
        #expect(try agenda().list().isEmpty)
        #expect(try belltower.run("undo").output == "undone: delete Dentist\n")
        let undone = try belltower.run("undo", "--json").object()
        #expect(undone["undone"] as? String == "edit" && undone["summary"] as? String == "Dentist")
        #expect(try agenda().output == before)
        #expect(try belltower.run("sources", "--json").list().isEmpty)
        #expect(try belltower.run("undo").status == 0)
        #expect(try belltower.run("undo").status == 66)
    }

    /// What follows a series m1 of Mondays at 18:00, and the status it ends with.
    static let mistakes: [(words: [String], status: Int32)] = [
        (["add", "A"], 64), (["add", "A", "--start", "someday"], 64),
        (["add", "A", "--start", "31 feb"], 64),
        (["add", "A", "--start", "fri 9", "--for", "1"], 64),
        (["add", "\u{200b}", "--start", "fri 9"], 64),
        (["add", "A", "--start", "fri 9", "--repeat", "FREQ=YEARLY;BYMONTHDAY=30;BYMONTH=2"], 64),
        (["edit", "m1-20261012T180000", "--at", "Hall"], 64),
        (["edit", "m1-20261012T180000", "--this", "--all", "--at", "Hall"], 64),
        (["delete", "m1-20261012T180000"], 64), (["delete", "m7"], 66),
        (["edit", "m1-20261013T180000", "--this", "--at", "Hall"], 66),
        (["edit", "m1-20261012T180000", "--this"], 64),
        (["delete", "m1", "--as", "eve"], 77),
        (["unsubscribe", "Personal", "--yes"], 66), (["import", "Personal"], 66),
    ]

    @Test("what is wrong has its exit status and changes nothing")
    func refusals() throws {
        let belltower = try Belltower(people: ["sam", "eve"])
        try belltower.run(
            "add", "Training", "--start", "mon 18:00", "--repeat", "FREQ=WEEKLY;COUNT=4")
        let before = try belltower.run("agenda", "year", "--json").output
        for (words, status) in Self.mistakes {
            let outcome = try belltower.run(words: words)
            #expect(outcome.status == status, "\(words): \(outcome.errors)")
            #expect(!outcome.errors.isEmpty && outcome.output.isEmpty)
        }
        #expect(try belltower.run("agenda", "year", "--json").output == before)
    }

    @Test("two processes that edit at once both take effect")
    func sideBySide() throws {
        let belltower = try Belltower()
        try belltower.run(
            "add", "Training", "--start", "mon 18:00", "--repeat", "FREQ=DAILY;COUNT=12")
        let processes = (0..<6).map { day in
            belltower.process([
                "delete", "m1-202610\(day + 10)T180000", "--this",
            ])
        }
        for process in processes {
            process.standardOutput = FileHandle.nullDevice
            try process.run()
        }
        for process in processes {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        #expect(try belltower.run("agenda", "month", "--json").list().count == 6)
    }
}
