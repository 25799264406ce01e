import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Operations

@Suite("A night's work")
struct KeepTests {
    private func keeper(_ home: TestHome, as handle: String = "op") throws -> HomeKeeper {
        try HomeKeeper(
            Invocation(home: home.folder.path + "/home", person: handle, now: home.now))
    }

    /// 40 MB, which a server is not to compress.
    private static let ballast =
        PostgresCluster.isAsked
        ? [
            "CREATE TABLE ballast (weight BYTEA)",
            "ALTER TABLE ballast ALTER COLUMN weight SET STORAGE EXTERNAL",
            "INSERT INTO ballast VALUES (decode(repeat('00', 40000000), 'hex'))",
        ] : ["CREATE TABLE ballast AS SELECT zeroblob(40000000) AS weight"]

    /// A home that is too big to be written anew while somebody waits.
    private func bigHome() throws -> TestHome {
        let home = try TestHome()
        let store = try home.as("op").store
        for statement in Self.ballast { try store.execute(statement) }
        var edit = ProfileEdit()
        edit.bio = "Zyxwvut"
        _ = try home.as("kim").people.edit(nil, edit, role: nil)
        return home
    }

    @Test("leaves nothing of who was erased from a big home, where erasing left it for the night")
    func erased() throws {
        let home = try bigHome()
        let report = try home.as("op").people.erase("kim", .removed)
        #expect(report.waitsForCompaction)
        let night = try keeper(home).keep(backups: nil)
        guard case .done = night.compaction else {
            Issue.record("\(night.compaction)")
            return
        }
        #expect(try !home.holds("Zyxwvut"))
        guard case .unneeded = try keeper(home).keep(backups: nil).compaction else {
            Issue.record("once is enough")
            return
        }
    }

    @Test("a small home has nothing left for the night")
    func small() throws {
        let home = try TestHome()
        _ = try home.as("kim")
        #expect(try !home.as("op").people.erase("kim", .removed).waitsForCompaction)
    }

    @Test("what rings soon is not kept waiting")
    func postponed() throws {
        let home = try bigHome()
        _ = try home.as("op").people.erase("kim", .removed)
        _ = try home.as("op").personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-05 08:16", length: "45m"))
        _ = try home.as("op").settings.set("leads.personal", "15m")
        try home.plan()
        guard case .postponed(let due) = try keeper(home).keep(backups: nil).compaction else {
            Issue.record("it was compacted")
            return
        }
        #expect(due == (try home.as("op").now.adding(seconds: 60)))
    }

    @Test("check says when nobody works by night")
    func forgotten() throws {
        let home = try bigHome()
        _ = try home.as("op").people.erase("kim", .removed)
        func isWell(_ now: String) throws -> Bool? {
            try home.as("op", now: now).checks.run().first { $0.subject == "database" }?.isWell
        }
        #expect(try isWell("2026-10-06T08:00:00+01:00") == true)
        #expect(try isWell("2026-10-08T08:00:00+01:00") == false)
    }

    @Test("the newest backup is opened: a damaged one, or none, is told")
    func backups() throws {
        let home = try TestHome()
        let folder = home.folder.path + "/backups/"
        func failure() throws -> Refusal? { try keeper(home).keep(backups: folder).failure }
        #expect(try failure()?.reason == .incomplete)
        let file = try keeper(home).backup(to: folder, keep: 3).file
        let night = try keeper(home).keep(backups: folder)
        #expect(night.failure == nil)
        #expect(night.backup?.file == file)
        #expect(night.backup?.people == 1)
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.seek(toOffset: 4_096)
        try handle.write(contentsOf: Data(repeating: 0xff, count: 20_000))
        try handle.close()
        #expect(try failure() != nil)
    }

    @Test("is for operators")
    func operators() throws {
        let home = try TestHome()
        _ = try home.as("ann")
        #expect(reason { _ = try keeper(home, as: "ann").keep(backups: nil) } == .forbidden)
    }
}
