import Foundation
import TestSupport
import Testing

/// What dies on its way.
@Suite("Backups and restores that are killed")
struct BackupKillTests {
    private let belltower: Belltower

    init() throws { belltower = try Belltower() }

    private func titles() throws -> [String] {
        try belltower.run("agenda", "2026-10-09", "--json").list()
            .compactMap { $0["summary"] as? String }
    }

    /// Kills a process at an instant of its life, so by the clock: a part of what a whole one takes.
    private static func kill(_ victim: Victim, after part: Duration) {
        let end = ContinuousClock.now + part
        while ContinuousClock.now < end, victim.poll() == nil { usleep(200) }
        victim.kill()
    }

    @Test("whenever a restore dies, all is as before, or restored")
    func restores() throws {
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
        let file = belltower.folder.path + "/copy"
        try belltower.run("backup", file)
        try belltower.run("add", "Haircut", "--start", "2026-10-09 16:00")
        let after = belltower.folder.path + "/after"
        try belltower.run("backup", after)
        var seen: Set<[String]> = []
        let whole = try ContinuousClock().measure {
            try belltower.run("restore", after, "--yes")
        }
        // On, where the machine is slower now than when it was measured.
        for round in 0..<96 where round < 24 || seen.count < 2 {
            let words = ["restore", round.isMultiple(of: 2) ? file : after, "--yes"]
            let now = "2026-10-0\(5 + round / 48)T09:\(10 + round % 48):00+01:00"
            let victim = try Victim(
                Belltower.binary.path, words,
                environment: belltower.environment.merging(["BELLTOWER_NOW": now]) { $1 })
            Self.kill(victim, after: whole * Double(round) / 16)
            let found = try titles()
            #expect([["Dentist"], ["Dentist", "Haircut"]].contains(found))
            seen.insert(found)
        }
        #expect(seen.count == 2)
    }

    @Test("a backup that dies leaves the one before, and the next one works")
    func backups() throws {
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
        let folder = belltower.folder.path + "/backups"
        let file = folder + "/copy"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let whole = try ContinuousClock().measure { try belltower.run("backup", file) }
        for round in 0..<12 {
            let victim = try Victim(
                Belltower.binary.path, ["backup", file], environment: belltower.environment)
            Self.kill(victim, after: whole * Double(round) / 8)
            let home = belltower.folder.path + "/round\(round)"
            #expect(try belltower.run("restore", file, "--home", home).status == 0)
        }
        #expect(try belltower.run("backup", file).status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["copy"])
    }

    @Test("a full disk leaves the backup before as it was")
    func fullDisk() throws {
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
        let folder = belltower.folder.path + "/disk"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        guard let disk = SmallDisk(over: folder, kilobytes: 4_096) else {
            return print("skipped: no disk of its own may be mounted")
        }
        let file = folder + "/copy"
        #expect(try belltower.run("backup", file).status == 0)
        disk.fill(leaving: 64)
        let outcome = try belltower.run("backup", file)
        #expect(outcome.status == 74 || outcome.status == 73, "\(outcome.errors)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                == ["ballast", "copy"])
        #expect(try belltower.run("restore", file, "--yes").status == 0)
    }
}
