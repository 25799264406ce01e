import Foundation
import TestSupport
import Testing

@Suite("Snooze and dismiss, by command")
struct SnoozeCommandTests {
    static let fields: Set<String> = [
        "id", "due", "kind", "lead", "state", "title", "body", "item", "classmates", "comments",
        "hydration",
    ]

    @Test("every command has a help with an example", arguments: ["snooze", "dismiss"])
    func help(command: String) throws {
        let help = try Belltower().run(command, "--help")
        #expect(help.status == 0)
        #expect(help.output.contains("Examples") && help.output.contains("belltower \(command) m"))
    }

    @Test("a reminder that rang is snoozed, rings once more, and is dismissed")
    func snoozed() throws {
        var belltower = try RemindTests.belltower()
        let rung = try belltower.run("remind", "--once", "--channel", "jsonl:-").object()
        let id = try #require(rung["id"] as? String)
        belltower.now = "2026-10-05T09:01:00+01:00"
        let snoozed = try belltower.run("snooze", id, "10m", "--json").object()
        #expect(Self.fields.isSubset(of: snoozed.keys))
        #expect(snoozed["state"] as? String == "snoozed" && snoozed["id"] as? String == id)
        #expect(snoozed["ringsAt"] as? String == "2026-10-05T09:11:00+01:00")
        #expect(try belltower.run("remind", "--once", "--channel", "jsonl:-").output.isEmpty)
        belltower.now = "2026-10-05T09:11:00+01:00"
        let again = try belltower.run("remind", "--once", "--channel", "jsonl:-").object()
        #expect(again["key"] as? String == rung["key"] as? String)
        #expect((again["body"] as? String)?.contains("in 4 minutes") ?? false)
        #expect(try belltower.run("snooze", id, "10m").status == 1)
        let dismissed = try belltower.run("dismiss", id, "--json").list()
        #expect(dismissed.map { $0["state"] as? String } == ["dismissed"])
        #expect(dismissed.allSatisfy { Self.fields.isSubset(of: $0.keys) })
    }

    @Test("what is dismissed before it rings does not, and rings when that is taken back")
    func dismissed() throws {
        var belltower = try RemindTests.belltower(at: "2026-10-05T08:00:00+01:00")
        let planned = try belltower.run("reminders", "--json").list()
        let id = try #require(planned.first?["id"] as? String)
        #expect(try belltower.run("dismiss", id).output.hasPrefix("dismissed  "))
        belltower.now = "2026-10-05T09:00:00+01:00"
        #expect(try belltower.run("remind", "--once", "--channel", "jsonl:-").output.isEmpty)
        #expect(try belltower.run("dismiss", id, "--undo").status == 0)
        let rung = try belltower.run("remind", "--once", "--channel", "jsonl:-").object()
        #expect(rung["id"] as? String == id)
        let series = try belltower.run("dismiss", id, "--series")
        #expect(series.output.contains("Nothing of its series rings any more."))
        #expect(try belltower.run("dismiss", id, "--series", "--all").status == 64)
    }

    @Test("an unknown id, and words that are no time")
    func unknown() throws {
        let belltower = try RemindTests.belltower()
        for (arguments, hint) in [
            (["dismiss", "m99-PT15M"], "belltower reminders --json"),
            (["snooze", "rubbish", "10m"], "belltower agenda week --ids"),
        ] {
            let outcome = try belltower.run(words: arguments)
            #expect(outcome.status == 66)
            #expect(outcome.errors.contains(hint))
        }
        #expect(try belltower.run("snooze", "m1", "soon").status == 64)
    }

    @Test("a source's own alarms are switched on and off")
    func alarms() throws {
        let belltower = try RemindTests.belltower()
        let name = try #require(
            try belltower.run("sources", "--json").list().first?["name"] as? String)
        for (word, value) in [("on", true), ("off", false)] {
            let sources = try belltower.run(
                "sources", "--edit", name, "--alarms", word, "--json"
            ).list()
            #expect(sources.first?["alarms"] as? Bool == value)
        }
        #expect(try belltower.run("sources", "--edit", name, "--alarms", "loud").status == 64)
        #expect(try belltower.run("sources", "--alarms", "on").status == 64)
    }

    @Test("what a series was dismissed by takes it back too")
    func undoSeries() throws {
        let belltower = try Belltower()
        try belltower.run("add", "Choir", "--start", "mon 18:00", "--repeat", "weekly, 3 times")
        let count = { try belltower.run("reminders", "--to", "2026-11-01", "--json").list().count }
        #expect(try count() == 3)
        #expect(try belltower.run("dismiss", "choir", "--series").status == 0)
        #expect(try count() == 0)
        let undone = try belltower.run("dismiss", "choir", "--series", "--undo")
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(!undone.output.contains("Nothing of its series"))
        #expect(try count() == 3)
    }
}
