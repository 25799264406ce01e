import Foundation
import TestSupport
import Testing

@Suite("What was dismissed, in the list and the history")
struct DismissedListTests {
    @Test("is told as dismissed when other leads are set, before any bell has planned them")
    func leads() throws {
        var belltower = try Belltower()
        try belltower.run("add", "Dentist", "--start", "2026-10-05 14:00", "--for", "1h")
        func states() throws -> [String?] {
            try belltower.run("reminders", "--json").list().map { $0["state"] as? String }
        }
        let id = try #require(
            try belltower.run("agenda", "--json").list().first?["id"] as? String)
        try belltower.run("dismiss", id)
        #expect(try states() == ["dismissed"])
        try belltower.run("settings", "leads.personal", "30m")
        #expect(try states() == ["dismissed"])
        belltower.now = "2026-10-05T13:30:00+01:00"
        #expect(try belltower.run("remind", "--once", "--channel", "jsonl:-").output.isEmpty)
    }

    @Test("has its title in the history though it was moved")
    func moved() throws {
        var belltower = try Belltower()
        try belltower.run("add", "Dentist", "--start", "2026-10-05 14:00", "--for", "1h")
        let id = try #require(
            try belltower.run("agenda", "--json").list().first?["id"] as? String)
        try belltower.run("dismiss", id)
        try belltower.run("edit", id, "--start", "2026-10-08 10:00")
        belltower.now = "2026-10-05T15:00:00+01:00"
        let history = try belltower.run("reminders", "--history")
        #expect(history.output.contains("Dentist"), "\(history.output)")
        #expect(!history.output.contains("is gone"), "\(history.output)")
    }
}
