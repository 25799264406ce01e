import Foundation
import TestSupport
import Testing

@Suite("A move that is killed", .enabled(if: PostgresCluster.isAsked))
struct MoveKillTests {
    private let belltower: Belltower

    init() throws {
        belltower = try Belltower()
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
    }

    private func titles() throws -> [String] {
        try belltower.run("agenda", "2026-10-09", "--json").list()
            .compactMap { $0["summary"] as? String }
    }

    /// Kills a move at an instant of its life, so by the clock.
    private func kill(moveTo target: String, after part: Duration) throws {
        let victim = try Victim(
            Belltower.binary.path, ["move", "--to", target], environment: belltower.environment)
        let end = ContinuousClock.now + part
        while ContinuousClock.now < end, victim.poll() == nil { usleep(200) }
        victim.kill()
    }

    private func lead(to url: String?) throws {
        try belltower.folder.write(url.map { "database: \($0)\n" } ?? "", as: "home/config.yaml")
    }

    @Test("to a server leaves what is empty or whole, and is tried again")
    func toServer() throws {
        let cluster = try PostgresCluster.shared()
        let first = try cluster.empty()
        let whole = try ContinuousClock().measure { try belltower.run("move", "--to", first) }
        for round in 0..<12 {
            let url = try cluster.empty()
            try kill(moveTo: url, after: whole * Double(round) / 10)
            let again = try belltower.run("move", "--to", url, "--json")
            #expect(again.status == 0, "\(again.errors)")
            try lead(to: url)
            #expect(try titles() == ["Dentist"])
            try lead(to: nil)
        }
    }

    @Test("to the file likewise")
    func toFile() throws {
        let url = try PostgresCluster.shared().empty()
        let moved = try belltower.run("move", "--to", url, "--switch", "--json").object()
        #expect(moved["switched"] as? Bool == true && moved["to"] as? String == "postgresql")
        let remove = { (name: String) in
            for end in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: name + end)
            }
        }
        remove(belltower.database)
        let whole = try ContinuousClock().measure { try belltower.run("move", "--to", "file") }
        for round in 0..<12 {
            remove(belltower.database)
            try kill(moveTo: "file", after: whole * Double(round) / 10)
            let again = try belltower.run("move", "--to", "file")
            #expect(again.status == 0, "\(again.errors)")
            try lead(to: nil)
            #expect(try titles() == ["Dentist"])
            try lead(to: url)
        }
    }
}
