import Foundation
import TestSupport
import Testing

/// `check` asks of the disk what imports and backups will.
@Suite("Checking a disk")
struct CheckDiskTests {
    private let belltower: Belltower

    init() throws { belltower = try Belltower() }

    private func writing() throws -> (status: Int32, isWell: Bool, message: String) {
        let outcome = try belltower.run("check", "--json")
        let findings = try outcome.object()["findings"] as? [[String: Any]] ?? []
        let found = try #require(findings.first { $0["subject"] as? String == "writing" })
        return (
            outcome.status, found["ok"] as? Bool ?? false, found["message"] as? String ?? ""
        )
    }

    @Test("a home that can be written is well, and nothing of the trial stays")
    func well() throws {
        let mine = belltower.home + "/trial"
        try Data("mine".utf8).write(to: URL(fileURLWithPath: mine))
        let before = try FileManager.default.contentsOfDirectory(atPath: belltower.home).sorted()
        #expect(try writing().isWell)
        let after = try FileManager.default.contentsOfDirectory(atPath: belltower.home).sorted()
        #expect(after == before)
        #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
    }

    @Test("a full disk, and one that may not be written, are wrong, and say why")
    func disk() throws {
        guard let disk = SmallDisk(over: belltower.home, kilobytes: 16_384) else {
            return print("skipped: no disk of its own may be mounted")
        }
        try belltower.add("sam")
        #expect(try writing().isWell)
        disk.fill(leaving: 2_000)
        let tight = try writing()
        #expect(tight.status == 1 && !tight.isWell)
        #expect(tight.message.contains("are free on the home's disk"), "\(tight.message)")
        disk.fill(leaving: 0)
        let full = try writing()
        #expect(full.status == 1 && full.message.contains("no file can be written"))
        disk.empty()
        #expect(try writing().isWell)
        #expect(disk.seal())
        let sealed = try writing()
        #expect(sealed.status == 1)
        #expect(sealed.message.contains("the database may not be written"), "\(sealed.message)")
        #expect(sealed.message.contains("no file can be written"), "\(sealed.message)")
    }

    @Test("what somebody else owns of a home is said to whom it keeps out")
    func permissions() throws {
        guard let somebody = Faults.PermissionTests.somebody, !somebody.isEmpty else {
            return print("skipped: no setpriv to become somebody whom modes bind")
        }
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
        try belltower.run("import")
        for file in try FileManager.default.contentsOfDirectory(atPath: belltower.home) {
            chown(belltower.home + "/" + file, 65_534, 65_534)
        }
        chown(belltower.home, 65_534, 65_534)
        chmod(belltower.folder.path, 0o755)
        func check() throws -> Belltower.Outcome {
            try belltower.run(words: ["check"], through: somebody)
        }
        let well = try check()
        #expect(well.output.contains("the database and the home can be written"), "\(well)")
        let lock = belltower.home + "/import.lock"
        try Data().write(to: URL(fileURLWithPath: lock))
        chown(lock, 0, 0)
        chmod(lock, 0o600)
        let locked = try check()
        #expect(locked.status == 1 && locked.output.contains("import.lock may not be written"))
        try FileManager.default.removeItem(atPath: lock)
        chmod(belltower.home, 0o500)
        let closed = try check()
        #expect(closed.status == 1 && closed.output.contains("no file can be written"))
    }
}
