import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

/// The bell as a process that dies between what a push service, a device and the ledger know.
@Suite("A bell that pushes, killed with SIGKILL", .serialized)
struct PushKillTests {
    /// The bell under way, which the push service may kill.
    private final class Target: Sendable {
        private let pid = Mutex<pid_t>(0)

        /// Aims at a process; none for nobody.
        func aim(at process: pid_t) { pid.withLock { $0 = process } }

        func strike() {
            let process = pid.withLock { $0 }
            if process > 0 { kill(process, SIGKILL) }
        }
    }

    private static let publicKey =
        "BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4="

    /// A home in which a class is at 09:15, pushed to a phone first, then written to a file.
    private static func home(_ site: LoopbackSite) throws -> Belltower {
        let belltower = try Belltower()
        try Data(
            """
            fetch: {allowPrivate: true}
            server: {url: "https://calendar.example.org"}

            """.utf8
        ).write(to: URL(fileURLWithPath: belltower.home + "/config.yaml"))
        let database = try DatabaseQueue(path: belltower.database)
        try database.write {
            try $0.execute(
                sql: """
                    INSERT INTO push_subscription (person_id, device, endpoint, p256dh, auth, made)
                    VALUES (1, 'phone', ?, ?, ?, 0)
                    """,
                arguments: [
                    site.url("/phone"), Data(base64Encoded: publicKey), Data(count: 16),
                ])
        }
        try database.close()
        try belltower.run("add", "Seminar", "--start", "2026-10-05 09:15", "--lead", "15m")
        let outcome = try belltower.run("settings", "channels", "push,jsonl:\(letters(belltower))")
        try #require(outcome.status == 0, "\(outcome.errors)")
        return belltower
    }

    private static func letters(_ belltower: Belltower) -> String {
        belltower.folder.path + "/letters"
    }

    /// Rings what is due at a time of the morning.
    private static func ring(
        _ belltower: Belltower, _ time: String, under target: Target? = nil
    ) throws -> Victim.Ending {
        let environment = belltower.environment.merging([
            "BELLTOWER_NOW": "2026-10-05T\(time):00+01:00"
        ]) { $1 }
        let victim = try Victim(
            Belltower.binary.path, ["remind", "--once"], environment: environment)
        target?.aim(at: victim.pid)
        return victim.wait()
    }

    private static func written(_ belltower: Belltower) -> Int {
        let text = try? String(contentsOfFile: letters(belltower), encoding: .utf8)
        return text?.split(separator: "\n").count ?? 0
    }

    @Test("when a push is handed over pushes again, and goes on where nothing is acknowledged")
    func handedOver() throws {
        let target = Target()
        let site = try LoopbackSite { _ in
            target.strike()
            return .status(201)
        }
        let belltower = try Self.home(site)
        #expect(try Self.ring(belltower, "09:00", under: target) == .signal(9))
        #expect(site.requests.count == 1)
        target.aim(at: 0)
        #expect(try Self.ring(belltower, "09:01") == .exit(0))
        #expect(site.requests.count == 2)
        // The second takes the first one's place on the screen.
        #expect(Set(site.requests.map { $0.headers["topic"] }).count == 1)
        #expect(try Self.ring(belltower, "09:02") == .exit(0))
        #expect(Self.written(belltower) == 0)
        #expect(try Self.ring(belltower, "09:03") == .exit(0))
        #expect(Self.written(belltower) == 1)
        #expect(try Self.ring(belltower, "09:10") == .exit(0))
        #expect(Self.written(belltower) == 1)
        #expect(site.requests.count == 2)
        let record = try #require(
            try belltower.run(
                "reminders", "--history", "--json", "--now", "2026-10-05T09:12:00+01:00"
            ).list().first)
        #expect(record["state"] as? String == "delivered")
    }

    @Test("and never started again within the two minutes goes on at its next start")
    func late() throws {
        let site = try LoopbackSite { _ in .status(201) }
        let belltower = try Self.home(site)
        #expect(try Self.ring(belltower, "09:00") == .exit(0))
        #expect(try Self.ring(belltower, "09:30") == .exit(0))
        #expect(Self.written(belltower) == 1)
        #expect(site.requests.count == 1)
    }
}
