import Foundation
import TestSupport
import Testing

/// The daemon as a process, on the machine's clock.
@Suite("The bell as a process")
struct BellProcessTests {
    /// A daemon whose notices can be read.
    final class Daemon {
        let process: Process
        private let output = Pipe()
        private let log = Pipe()

        init(_ belltower: Belltower, _ arguments: String...) throws {
            process = belltower.process(["remind", "--channel", "jsonl:-"] + arguments)
            process.standardOutput = output
            process.standardError = log
            try process.run()
        }

        deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

        /// Waits for the next notices.
        func read() -> String {
            String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }

        /// Waits for some words in its log, or for its end.
        func waitForLog(_ words: String) throws {
            var text = ""
            while !text.contains(words) {
                let more = log.fileHandleForReading.availableData
                try #require(!more.isEmpty, "\(words) is not logged: \(text)")
                text += String(decoding: more, as: UTF8.self)
            }
        }

        func stop() -> Int32 {
            process.terminate()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    /// A home on the machine's clock.
    static func belltower() throws -> Belltower {
        var belltower = try Belltower()
        belltower.now = ""
        return belltower
    }

    /// A calendar of one class that is due in so many seconds.
    static func feed(_ belltower: Belltower, dueIn seconds: Double, _ name: String) throws -> String
    {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
        formatter.timeZone = TimeZone(identifier: "UTC")
        let start = formatter.string(from: Date(timeIntervalSinceNow: 900 + seconds))
        return try belltower.folder.write(
            """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:\(name)
            DTSTART:\(start)
            DURATION:PT1H
            SUMMARY:\(name)
            END:VEVENT
            END:VCALENDAR

            """, as: "\(name).ics")
    }

    /// Waits until the daemon listens to pokes.
    static func waitUntilReady(_ belltower: Belltower) {
        let socket = belltower.home + "/remind.sock"
        let end = Date(timeIntervalSinceNow: 20)
        while !FileManager.default.fileExists(atPath: socket), Date() < end { usleep(10_000) }
    }

    @Test("what another process writes is heard at once, and rings within a second of its instant")
    func poked() throws {
        let belltower = try Self.belltower()
        try belltower.run("settings")
        let daemon = try Daemon(belltower)
        Self.waitUntilReady(belltower)
        try belltower.run("subscribe", try Self.feed(belltower, dueIn: 4, "Soon"))
        #expect(daemon.read().contains("\"Soon "))
        // Nearer than its lead when it appears: told at once.
        let before = Date()
        try belltower.run("subscribe", try Self.feed(belltower, dueIn: -60, "Near"))
        #expect(daemon.read().contains("\"Near "))
        #expect(Date().timeIntervalSince(before) < 5)
        #expect(daemon.stop() == 0)
        let history = try belltower.run("reminders", "--history", "--json").list()
        let late = history.compactMap { $0["lateMilliseconds"] as? Int }
        #expect(late.count == 2 && late.allSatisfy { $0 < 1_000 }, "\(late)")
        #expect(
            !FileManager.default.fileExists(atPath: belltower.home + "/belltower.sqlite-journal"))
    }

    @Test("an idle daemon does not wake up, and a second one is turned away")
    func idle() throws {
        let belltower = try Self.belltower()
        try belltower.run("subscribe", try Self.feed(belltower, dueIn: 3_600, "Later"))
        let daemon = try Daemon(belltower)
        Self.waitUntilReady(belltower)
        // On a busy machine it takes a while until all is planned.
        var quiet = 0
        for _ in 0..<30 where quiet < 3 {
            let before = Self.switches(of: daemon.process.processIdentifier)
            usleep(1_000_000)
            let after = Self.switches(of: daemon.process.processIdentifier)
            quiet = before > 0 && after == before ? quiet + 1 : 0
        }
        #expect(quiet == 3, "it wakes up again and again")
        #expect(try belltower.run("remind", "--channel", "jsonl:-").status == 75)
        #expect(daemon.stop() == 0)
    }

    /// How often all threads of a process have gone to sleep.
    static func switches(of process: Int32) -> Int {
        let folder = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.reduce(0) { sum, thread in
            let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    /// What ends a bell, and how it ends then.
    static let endings: [(words: [String], signal: Int32, status: Int32)] = [
        ([], SIGTERM, 0), (["--once"], SIGTERM, 1), (["--once"], SIGINT, 1),
        (["--once"], SIGHUP, 1),
    ]

    @Test(
        "a program that hangs keeps a signal waiting for less than five seconds, and ends with the bell",
        arguments: endings)
    func ended(_ words: [String], by signal: Int32, with status: Int32) throws {
        let belltower = try Self.belltower()
        let script = try belltower.folder.write(
            program:
                "#!/bin/sh\nsleep 600 &\necho $! > \"$HOME/begun\"\nenv > \"$HOME/env\"\nwait\n",
            as: "hang.sh")
        try belltower.run("subscribe", try Self.feed(belltower, dueIn: -60, "Now"))
        let bell = belltower.process(
            ["remind", "--channel", "command:\(script)"] + words,
            environment: ["BELLTOWER_WEBHOOK_SECRET": "hush", "BELLTOWER_NTFY_TOKEN": "hush"])
        let errors = Pipe()
        bell.standardError = errors
        try bell.run()
        defer { if bell.isRunning { kill(bell.processIdentifier, SIGKILL) } }
        let begun = belltower.folder.path + "/env"
        func seen() -> String { (try? String(contentsOfFile: begun, encoding: .utf8)) ?? "" }
        let end = Date(timeIntervalSinceNow: 20)
        while !seen().contains("BELLTOWER_KEY"), Date() < end { usleep(10_000) }
        #expect(!seen().contains("hush"))
        let told = Date()
        kill(bell.processIdentifier, signal)
        bell.waitUntilExit()
        #expect(Date().timeIntervalSince(told) < 5)
        #expect(bell.terminationReason == .exit && bell.terminationStatus == status)
        let said = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(said.contains("belltower: a signal ended it") == (status == 1), "\(said)")
        let child = try String(
            contentsOfFile: belltower.folder.path + "/begun", encoding: .utf8
        ).trimmingCharacters(in: .whitespacesAndNewlines)
        let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
        #expect(state.map { $0.contains(") Z ") } ?? true, "its child lives on")
        let again = try belltower.run("remind", "--once", "--channel", "jsonl:-").object()
        #expect(again["attempt"] as? Int == 2)
    }

    @Test("a broken configuration at SIGHUP leaves the old one, and the metrics tell what was rung")
    func reloaded() throws {
        let belltower = try Self.belltower()
        try belltower.run("settings")
        let port = UInt16.random(in: 20_000..<60_000)
        let daemon = try Daemon(belltower, "--metrics", "127.0.0.1:\(port)")
        Self.waitUntilReady(belltower)
        try Data("zone: [\n".utf8).write(to: URL(fileURLWithPath: belltower.home + "/config.yaml"))
        kill(daemon.process.processIdentifier, SIGHUP)
        try daemon.waitForLog("the configuration stays as it was")
        try FileManager.default.removeItem(atPath: belltower.home + "/config.yaml")
        try belltower.run("subscribe", try Self.feed(belltower, dueIn: -60, "Still"))
        #expect(daemon.read().contains("\"Still "))
        let end = Date(timeIntervalSinceNow: 10)
        var text = ""
        while !text.contains("delivered_total 1\n"), Date() < end {
            text = LoopbackQuestion.get("/metrics", port: port) ?? ""
        }
        #expect(text.contains("belltower_delivered_total 1\n"))
        #expect(text.contains("belltower_late_seconds_count 1\n"))
        #expect(daemon.stop() == 0)
    }
}
