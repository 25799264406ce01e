import Foundation
import Storage
import StorageSQLite
import TestSupport
import Testing

extension Faults {
    /// What a home and a receiver do to a bell that is meant to ring.
    @Suite("A bell in trouble", .serialized)
    struct BellTroubleTests {
        @Test("a database that another process has locked neither ends the bell nor loses a ring")
        func locked() throws {
            let belltower = try BellProcessTests.belltower()
            try belltower.run(
                "subscribe", try BellProcessTests.feed(belltower, dueIn: 5, "Soon"))
            let daemon = try BellProcessTests.Daemon(belltower)
            BellProcessTests.waitUntilReady(belltower)
            usleep(500_000)
            let lock = try HeldLock(belltower.database)
            // From before it is due until long after.
            usleep(6_000_000)
            #expect(daemon.process.isRunning)
            lock.release()
            #expect(daemon.read().contains("\"Soon "))
            #expect(daemon.stop() == 0)
            let record = try #require(
                try belltower.run("reminders", "--history", "--json").list().first)
            #expect(record["state"] as? String == "delivered")
            #expect(record["attempts"] as? Int == 1)
            #expect((1_000..<30_000).contains(record["lateMilliseconds"] as? Int ?? 0))
        }

        @Test("a bell that starts on a locked database waits for it")
        func lockedAtStart() throws {
            let belltower = try BellProcessTests.belltower()
            try belltower.run(
                "subscribe", try BellProcessTests.feed(belltower, dueIn: -60, "Now"))
            let lock = try HeldLock(belltower.database)
            let daemon = try BellProcessTests.Daemon(belltower)
            BellProcessTests.waitUntilReady(belltower)
            // Longer than one statement waits.
            usleep(2_500_000)
            #expect(daemon.process.isRunning)
            lock.release()
            #expect(daemon.read().contains("\"Now "))
            #expect(daemon.stop() == 0)
        }

        @Test("a file of JSON lines on a full disk is tried again, and every line in it is whole")
        func fullDisk() throws {
            var belltower = try Belltower()
            let feed = try belltower.folder.write(Self.lectures(12), as: "many.ics")
            try belltower.run("subscribe", feed)
            let folder = belltower.folder.path + "/small"
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false)
            guard let disk = SmallDisk(over: folder, kilobytes: 64) else {
                return Faults.tell("skipped: only root may mount a small disk")
            }
            // A bell was killed here as it wrote.
            try Data("{\"id\"".utf8).write(to: URL(fileURLWithPath: folder + "/rung"))
            // Room for some of the lines.
            disk.fill(leaving: 4)
            let words = ["remind", "--once", "--channel", "jsonl:\(folder)/rung"]
            belltower.now = "2026-10-05T09:00:00+01:00"
            #expect(try belltower.run(words: words).status == 1)
            disk.empty()
            belltower.now = "2026-10-05T09:00:05+01:00"
            let outcome = try belltower.run(words: words)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let text = try String(contentsOfFile: folder + "/rung", encoding: .utf8)
            let lines = text.split(separator: "\n").map {
                try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
            }
            let again = lines.compactMap { $0 }.filter { $0["attempt"] as? Int == 2 }
            #expect(Set(again.compactMap { $0["key"] as? String }).count == 12, "\(lines.count)")
            // What was torn stands on a line of its own, and nothing else is torn.
            #expect(lines.count { $0 == nil } == 1 && lines.count == 13)
        }

        /// So many lectures at 09:15 on 5 October 2026.
        private static func lectures(_ count: Int) -> String {
            let events = (0..<count).map { index in
                """
                BEGIN:VEVENT
                UID:lecture-\(index)@example
                DTSTART:20261005T081500Z
                DURATION:PT1H
                SUMMARY:Lecture \(index)
                END:VEVENT

                """
            }
            return "BEGIN:VCALENDAR\nVERSION:2.0\n" + events.joined() + "END:VCALENDAR\n"
        }
    }
}

/// Another connection's write lock on a database, until it is released.
private final class HeldLock: Sendable {
    private let opened = DispatchSemaphore(value: 0)
    private let closed = DispatchSemaphore(value: 0)

    init(_ path: String) throws {
        let other = try Store(path: path)
        Thread.detachNewThread { [opened, closed] in
            try? other.transaction { _ in
                opened.signal()
                closed.wait()
            }
        }
        opened.wait()
    }

    deinit { closed.signal() }

    func release() { closed.signal() }
}
