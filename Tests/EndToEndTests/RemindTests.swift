import Foundation
import TestSupport
import Testing

@Suite("The bell")
struct RemindTests {
    /// A class at 09:15 on 2026-10-05, so a reminder at nine.
    static func belltower(at now: String = "2026-10-05T09:00:00+01:00") throws -> Belltower {
        var belltower = try Belltower()
        try belltower.run("subscribe", CommandTests.term)
        belltower.now = now
        return belltower
    }

    @Test("what would ring rings, once, with the contract's fields")
    func once() throws {
        let belltower = try Self.belltower()
        let planned = try belltower.run(
            "reminders", "--from", "2026-10-05", "--to", "2026-10-06", "--json"
        ).list()
        #expect(planned.map { $0["state"] as? String } == ["planned"])
        #expect(planned[0]["due"] as? String == "2026-10-05T09:00:00+01:00")
        let rung = try belltower.run("remind", "--once", "--channel", "jsonl:-").object()
        #expect(rung["id"] as? String == planned[0]["id"] as? String)
        #expect(rung["attempt"] as? Int == 1)
        #expect(rung["person"] as? String == "sam")
        #expect(rung["channel"] as? String == "jsonl:-")
        #expect((rung["key"] as? String)?.hasPrefix("sam/") ?? false)
        #expect(try belltower.run("remind", "--once", "--channel", "jsonl:-").output.isEmpty)
        let after = try belltower.run(
            "reminders", "--from", "2026-10-05", "--to", "2026-10-06", "--json"
        ).list()
        #expect(after.map { $0["state"] as? String } == ["delivered"])
    }

    @Test("a class abroad is told on the person's own clock")
    func abroad() throws {
        let belltower = try Belltower()
        try belltower.run(
            "subscribe", Fixtures.feeds.appendingPathComponent("exchange.ics").path)
        let told = try belltower.run("reminders", "--from", "2026-10-14", "--to", "2026-10-15")
        #expect(
            told.output.hasPrefix("2026-10-14 15:45  CS-6210 Distributed Systems - Seminar"))
        #expect(told.output.contains(" at 16:00  "), "\(told.output)")
        #expect(told.output.contains(", until 17:30"), "\(told.output)")
    }

    @Test("nothing rings before its time; what is found after the class has lapsed")
    func times() throws {
        let early = try Self.belltower(at: "2026-10-05T08:59:59+01:00")
        #expect(try early.run("remind", "--once", "--channel", "jsonl:-").output.isEmpty)
        let late = try Self.belltower(at: "2026-10-05T09:20:00+01:00")
        #expect(!(try late.run("remind", "--once", "--channel", "jsonl:-").output.isEmpty))
        #expect(
            try late.run("reminders", "--history").output.contains("by jsonl:-, 20 min late\n"))
        let over = try Self.belltower(at: "2026-10-05T12:00:00+01:00")
        #expect(try over.run("remind", "--once", "--channel", "jsonl:-").output.isEmpty)
        let states = try over.run("reminders", "--from", "2026-10-05", "--json").list()
        #expect(states.first?["state"] as? String == "lapsed")
    }

    @Test("what has lapsed is told in one line, without titles")
    func lapsed() throws {
        var belltower = try Belltower()
        for hour in 9...12 {
            try belltower.run("add", "Talk \(hour)", "--start", "\(hour):00", "--for", "30m")
        }
        belltower.now = "2026-10-05T13:00:00+01:00"
        let outcome = try belltower.run("remind", "--once", "--channel", "jsonl:-")
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count == 1, "\(outcome.errors)")
        #expect(outcome.errors.contains("4 reminders lapsed, this the latest of them"))
        #expect(!outcome.errors.contains("Talk"), "operators read what is logged")
    }

    @Test("a bell that is killed as it rings rings again under the same key")
    func killed() throws {
        let belltower = try Self.belltower()
        let script = try belltower.folder.write(
            program: "#!/bin/sh\ncat >> \"$HOME/rung\"\necho \"$BELLTOWER_KEY\" >> \"$HOME/keys\"\n"
                + "[ -e \"$HOME/spare\" ] || { touch \"$HOME/spare\"; kill -9 $PPID; }\n",
            as: "ring.sh")
        let killed = try belltower.run("remind", "--once", "--channel", "command:\(script)")
        #expect(killed.status == SIGKILL)
        #expect(try belltower.run("remind", "--once", "--channel", "command:\(script)").status == 0)
        #expect(try belltower.run("remind", "--once", "--channel", "command:\(script)").status == 0)
        let keys = try String(contentsOfFile: belltower.folder.path + "/keys", encoding: .utf8)
            .split(separator: "\n")
        #expect(keys.count == 2 && keys[0] == keys[1])
        let lines = try String(contentsOfFile: belltower.folder.path + "/rung", encoding: .utf8)
            .split(separator: "\n")
        #expect(lines.map { $0.contains("\"attempt\":2") } == [false, true])
    }

    @Test("a channel that fails is tried five times, later and later, and then given up")
    func failing() throws {
        var belltower = try Self.belltower()
        for time in ["09:00:00", "09:00:05", "09:00:35", "09:02:35", "09:12:35"] {
            belltower.now = "2026-10-05T\(time)+01:00"
            let outcome = try belltower.run("remind", "--once", "--channel", "command:/bin/false")
            #expect(outcome.status == 1, "\(time) \(outcome.errors)")
            #expect(
                try belltower.run("remind", "--once", "--channel", "command:/bin/false").status
                    == 0)
        }
        let states = try belltower.run("reminders", "--from", "2026-10-05", "--json").list()
        #expect(states.first?["state"] as? String == "failed")
        let history = try belltower.run("reminders", "--history", "--json").list()
        #expect(history.map { $0["attempts"] as? Int } == [5])
        let told = try belltower.run("reminders", "--history").output.split(separator: "\n")
        #expect(told.first?.contains("failed by command:/bin/false, at attempt 5, ") ?? false)
        #expect(told.dropFirst().first == "1 due: 0 delivered, 1 failed")
        #expect(told.last?.hasPrefix("  failed, ") ?? false)
        let findings =
            try belltower.run("check", "--json").object()["findings"] as? [[String: Any]]
        let lateness = findings?.compactMap { $0["lateness"] as? [String: Any] }.first
        #expect(lateness?["failed"] as? Int == 1 && lateness?["retries"] as? Int == 4)
        #expect(try belltower.run("check").status == 1)
    }

    @Test(
        "the daemon rings what is due, keeps others out, and stops on SIGTERM; that one for all was there is on record",
        arguments: [("sam", []), ("", ["bell"])])
    func daemon(_ person: String, _ seen: [String]) throws {
        let belltower = try Belltower()
        let soon = Date(timeIntervalSinceNow: 14 * 60)
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
        formatter.timeZone = TimeZone(identifier: "UTC")
        let feed = try belltower.folder.write(
            """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:soon
            DTSTART:\(formatter.string(from: soon))
            DURATION:PT1H
            SUMMARY:Soon
            END:VEVENT
            END:VCALENDAR

            """, as: "soon.ics")
        try belltower.run("subscribe", feed)
        let daemon = belltower.process(
            ["remind", "--channel", "jsonl:-"], environment: ["BELLTOWER_PERSON": person])
        let output = Pipe()
        daemon.standardOutput = output
        try daemon.run()
        let rung = output.fileHandleForReading.availableData
        #expect(String(decoding: rung, as: UTF8.self).contains("\"Soon "))
        #expect(try belltower.run("remind", "--once", "--channel", "jsonl:-").status == 75)
        #expect(try belltower.run("agenda").status == 0)
        daemon.terminate()
        daemon.waitUntilExit()
        #expect(daemon.terminationStatus == 0)
        let health = try belltower.run("health", "--json", environment: ["BELLTOWER_NOW": ""])
        let uptime = try #require(try health.object()["uptime"] as? [[String: Any]])
        #expect(uptime.compactMap { $0["service"] as? String } == seen)
    }

    @Test("the desktop channel without notify-send says what to install")
    func desktop() throws {
        let belltower = try Self.belltower()
        let outcome = try belltower.run(
            "remind", "--once", "--channel", "desktop", environment: ["PATH": "/nowhere"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("libnotify-bin"))
    }
}
