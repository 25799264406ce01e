import Foundation
import TestSupport
import Testing

@Suite("A clock that was ahead")
struct ClockAheadTests {
    /// What rings at 10:45, an hour's quarter before a daily class, when the bell is asked then.
    private func rung(_ belltower: Belltower, on day: String) throws -> Int {
        var belltower = belltower
        belltower.now = "2026-10-\(day)T10:45:00+01:00"
        let outcome = try belltower.run("remind", "--once", "--channel", "jsonl:-")
        return outcome.output.split(separator: "\n").count
    }

    private func choir() throws -> Belltower {
        let belltower = try Belltower()
        try belltower.run(
            "add", "Choir", "--start", "2026-10-05 11:00", "--for", "1h", "--repeat",
            "every day until 14 dec")
        return belltower
    }

    @Test(
        "silences nothing that is still to come, however far ahead it was",
        arguments: [
            "2026-10-05T12:30:00+01:00", "2026-10-06T18:00:00+01:00", "2026-10-20T04:00:00+01:00",
            "2027-03-01T04:00:00Z",
        ])
    func ahead(_ glitch: String) throws {
        let belltower = try choir()
        #expect(try rung(belltower, on: "05") == 1)
        var wrong = belltower
        wrong.now = glitch
        try wrong.run("remind", "--once", "--channel", "jsonl:-")
        for day in ["06", "07", "08"] {
            #expect(try rung(belltower, on: day) == 1, "on the \(day)th")
            #expect(try rung(belltower, on: day) == 0, "twice on the \(day)th")
        }
    }

    @Test("silences nothing of the same day, whose plan stays")
    func sameDay() throws {
        var belltower = try choir()
        for time in ["08:00", "12:30"] {
            belltower.now = "2026-10-05T\(time):00+01:00"
            try belltower.run("remind", "--once", "--channel", "jsonl:-")
        }
        #expect(try rung(belltower, on: "05") == 1)
        belltower.now = "2026-10-05T10:46:00+01:00"
        let told = try belltower.run("reminders", "--history", "--from", "2026-10-05", "--json")
        #expect(!told.output.contains("12:30"), "what a wrong clock said: \(told.output)")
    }

    @Test("what it could not deliver is tried again when it is due")
    func failed() throws {
        var belltower = try choir()
        #expect(try rung(belltower, on: "05") == 1)
        belltower.now = "2026-10-06T10:55:00+01:00"
        try belltower.run("remind", "--once", "--channel", "command:/bin/false")
        #expect(try rung(belltower, on: "06") == 1)
    }

    @Test("is told by check, until the bell has taken back what it decided, and after")
    func checked() throws {
        var belltower = try choir()
        #expect(try rung(belltower, on: "05") == 1)
        var wrong = belltower
        wrong.now = "2026-10-20T04:00:00+01:00"
        try wrong.run("remind", "--once", "--channel", "jsonl:-")
        belltower.now = "2026-10-06T09:00:00+01:00"
        let before = try belltower.run("check")
        #expect(before.status == 1)
        #expect(before.output.contains("was ahead: it showed 2026-10-20T04:00:00"))
        let mended = try belltower.run("remind", "--once", "--channel", "jsonl:-")
        #expect(mended.errors.contains("the clock was ahead"), "\(mended.errors)")
        let after = try belltower.run("check")
        #expect(after.status == 0)
        #expect(after.output.contains("was ahead until 2026-10-06T09:00:00"), "\(after.output)")
        #expect(
            !(try belltower.run("remind", "--once", "--channel", "jsonl:-").errors
                .contains("the clock was ahead")))
    }
}
