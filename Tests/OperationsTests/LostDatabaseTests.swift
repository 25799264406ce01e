import Campus
import Foundation
import Scheduling
import TestSupport
import Testing
import Words

@testable import Operations
@testable import Storage

@Suite("A home whose database is gone")
struct LostDatabaseTests {
    private func invocation(_ home: TestHome) -> Invocation {
        Invocation(
            home: home.folder.path + "/home", person: "op", zone: "Europe/London", now: home.now)
    }

    private func keeper(_ home: TestHome) throws -> HomeKeeper {
        try HomeKeeper(invocation(home))
    }

    /// A home with an entry in it, and a backup beside it.
    private func home(onServer: Bool) throws -> (TestHome, backup: String) {
        let home = try TestHome(onServer: onServer)
        _ = try home.as("ann").personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-05 20:00", length: "45m"))
        let backup = home.folder.path + "/copy"
        _ = try keeper(home).backup(to: backup, keep: nil)
        return (home, backup)
    }

    /// What is refused as long as nobody said what to do, and says it.
    private func expectLost(_ home: TestHome) {
        let opens: [() throws -> Void] = [
            { _ = try Desks(invocation(home)) }, { _ = try Home(invocation(home).homePath) },
        ]
        for open in opens {
            let refusal = failure(of: open)
            #expect(refusal?.reason == .unreadable && refusal?.message.key == HomeMarker.lost)
            #expect(refusal?.sentence.contains("belltower restore") ?? false)
        }
    }

    /// How a file goes.
    enum Loss: CaseIterable, Sendable {
        case removed, emptied, logLeft, olderWithKey, olderWithCopy
    }

    private func lose(_ loss: Loss, _ home: TestHome, _ backup: String) throws {
        let (files, folder) = (FileManager.default, HomeFolder(known: home.folder.path + "/home"))
        for end in ["", "-wal", "-shm"] { try? files.removeItem(atPath: folder.database + end) }
        switch loss {
        case .removed: break
        case .emptied: try Data().write(to: URL(fileURLWithPath: folder.database))
        case .logLeft: try Data([1]).write(to: URL(fileURLWithPath: folder.database + "-wal"))
        case .olderWithKey:
            try files.removeItem(atPath: folder.marker)
            try Data([1]).write(to: URL(fileURLWithPath: folder.pushKey))
        case .olderWithCopy:
            try files.removeItem(atPath: folder.marker)
            let name = "/belltower-20261001T070000Z.sqlite"
            try files.copyItem(atPath: backup, toPath: folder.path + name)
            let refusal = failure { _ = try Home(folder.path) }
            #expect(refusal?.sentence.contains(name) ?? false, "\(refusal?.sentence ?? "")")
        }
    }

    @Test("is not begun anew by itself, and comes back", arguments: Loss.allCases)
    func file(_ loss: Loss) throws {
        let (home, backup) = try home(onServer: false)
        try lose(loss, home, backup)
        expectLost(home)
        _ = try keeper(home).restore(from: backup)
        #expect(try home.agenda().map(\.summary) == ["Gym"])
    }

    @Test("is begun anew where that is said, and only then")
    func anew() throws {
        let (home, backup) = try home(onServer: false)
        #expect(reason { _ = try keeper(home).beginAnew() } == .conflict)
        #expect(try home.agenda().map(\.summary) == ["Gym"])
        try lose(.removed, home, backup)
        _ = try keeper(home).beginAnew()
        #expect(try home.agenda().isEmpty)
    }

    @Test(
        "is one that had a database: a new one may have its configuration, and whoever was there may go"
    )
    func new() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/home"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700])
        try folder.write("zone: UTC\n", as: "home/config.yaml")
        for _ in 1...2 { _ = try Home(path) }
        let home = try TestHome(onServer: false)
        let ann = try home.as("ann")
        try ann.store.act { transaction in
            for person in try transaction.everybody() {
                try transaction.erase(person, removingContent: true, at: ann.now)
            }
        }
        _ = try Home(home.folder.path + "/home")
    }

    /// How a database on a server goes: by hand, or as an empty one in its place.
    private static let emptying = [
        ["DROP SCHEMA public CASCADE", "CREATE SCHEMA public AUTHORIZATION belltower"],
        ["TRUNCATE person, campus_revision RESTART IDENTITY CASCADE"],
        ["TRUNCATE person CASCADE", "UPDATE campus_revision SET number = 1"],
    ]

    private func name(_ home: TestHome) throws -> String {
        guard case .server(let url) = try keeper(home).database().place else { return "" }
        return PostgresCluster.name(of: url)
    }

    @Test(
        "on a server likewise", .enabled(if: PostgresCluster.isAsked), arguments: emptying.indices)
    func server(index: Int) throws {
        let (home, backup) = try home(onServer: true)
        for statement in Self.emptying[index] {
            try PostgresCluster.shared().run(statement, in: name(home))
        }
        expectLost(home)
        _ = try keeper(home).restore(from: backup)
        #expect(try home.agenda().map(\.summary) == ["Gym"])
    }

    @Test("says what to do where a table is missing", .enabled(if: PostgresCluster.isAsked))
    func table() throws {
        for table in ["person", "entry", "change"] {
            let (home, backup) = try home(onServer: true)
            try PostgresCluster.shared().run("DROP TABLE \(table) CASCADE", in: name(home))
            let refusal = failure { _ = try keeper(home).restore(from: backup) }
            #expect(refusal?.reason == .unreadable)
            let said = refusal?.sentence ?? ""
            #expect(said.contains(table) && said.contains("empty database"), "\(said)")
            for statement in Self.emptying[0] {
                try PostgresCluster.shared().run(statement, in: name(home))
            }
            _ = try keeper(home).restore(from: backup)
            #expect(try home.agenda().map(\.summary) == ["Gym"])
        }
    }
}
