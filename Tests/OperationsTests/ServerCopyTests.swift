import Campus
import Foundation
import GRDB
import Recurrence
import StorageSQLite
import TestSupport
import Testing

@testable import Operations
@testable import Storage

@Suite("Copies of a home on a server", .enabled(if: PostgresCluster.isAsked))
struct ServerCopyTests {
    private func invocation(_ path: String, _ handle: String = "op") -> Invocation {
        Invocation(
            home: path, person: handle, zone: "Europe/London", now: "2026-10-05T08:00:00+01:00")
    }

    private func keeper(_ home: TestHome, as handle: String = "op") throws -> HomeKeeper {
        try HomeKeeper(invocation(home.folder.path + "/home", handle))
    }

    private func add(_ title: String, _ home: TestHome) throws {
        _ = try home.as("ann").personal.add(
            PersonalWords(summary: title, start: "2026-10-05 20:00", length: "45m"))
    }

    private func titles(_ home: TestHome) throws -> [String] { try home.agenda().map(\.summary) }

    @Test("are files, go back to the server, and what they replace is kept and goes back in turn")
    func wayBack() throws {
        let home = try TestHome()
        try add("Gym", home)
        let file = home.folder.path + "/copy"
        let made = try keeper(home).backup(to: file, keep: nil)
        #expect(made.people == 2 && made.bytes > 4_096)
        #expect(try DatabaseFile(file).state().schema == DatabaseFile.newest)
        try add("Choir", home)
        let revision = try home.as("ann").revision()
        let report = try keeper(home).restore(from: file)
        #expect(try titles(home) == ["Gym"])
        #expect(try home.as("ann").revision() != revision)
        let replaced = try #require(report.replaced)
        #expect(replaced.contains("belltower.sqlite.replaced-"))
        _ = try keeper(home).restore(from: replaced)
        #expect(try titles(home) == ["Choir", "Gym"] || titles(home) == ["Gym", "Choir"])
        #expect(try home.as("op").checks.run().first { $0.subject == "database" }?.isWell == true)
    }

    @Test("go back into a home in its own file, and one's of such a home to a server")
    func otherEngine() throws {
        let home = try TestHome()
        try add("Gym", home)
        let file = home.folder.path + "/copy"
        _ = try keeper(home).backup(to: file, keep: nil)
        let alone = home.folder.path + "/alone"
        _ = try HomeKeeper(invocation(alone), creating: true).restore(from: file)
        #expect(FileManager.default.fileExists(atPath: alone + "/belltower.sqlite"))
        #expect(
            try Desks(invocation(alone)).people.list().map(\.person.handle.text) == ["ann", "op"])
        let other = home.folder.path + "/copy2"
        _ = try HomeKeeper(invocation(alone)).backup(to: other, keep: nil)
        let empty = try TestHome()
        _ = try keeper(empty).restore(from: other)
        #expect(try titles(empty) == ["Gym"])
    }

    @Test("of an older version go to a server too", arguments: try Fixtures.homes())
    func older(_ version: String) throws {
        let home = try TestHome()
        let file = home.folder.path + "/old.sqlite"
        let text = try String(contentsOf: Fixtures.home("\(version).sql"), encoding: .utf8)
        let queue = try DatabaseQueue(path: file)
        try queue.writeWithoutTransaction { try $0.execute(sql: text) }
        try queue.close()
        let before = try Data(contentsOf: URL(fileURLWithPath: file))
        let report = try keeper(home).restore(from: file)
        #expect(report.people == 3)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
        #expect(
            try home.as("sam").people.list().map(\.person.handle.text) == ["kim", "lee", "sam"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: home.folder.path + "/home")
                .filter { $0.contains(".tmp") } == [])
    }

    @Test("are refused to who is no operator, and while something rings")
    func refused() throws {
        let home = try TestHome()
        try add("Gym", home)
        let file = home.folder.path + "/copy"
        #expect(
            reason { _ = try keeper(home, as: "ann").backup(to: file, keep: nil) } == .forbidden)
        _ = try keeper(home).backup(to: file, keep: nil)
        #expect(reason { _ = try keeper(home, as: "ann").restore(from: file) } == .forbidden)
        let bell = try home.as("op").folder.bellLock(for: .ringing)
        #expect(reason { _ = try keeper(home).restore(from: file) } == .busy)
        withExtendedLifetime(bell) {}
        #expect(
            reason { _ = try keeper(home).restore(from: home.folder.path + "/none") } == .missing)
        try home.folder.write("no database", as: "wrong")
        #expect(
            reason { _ = try keeper(home).restore(from: home.folder.path + "/wrong") }
                == .unreadable)
    }

    @Test("on a full disk are none, and leave the one before")
    func fullDisk() throws {
        let home = try TestHome()
        try add("Gym", home)
        let place = home.folder.path + "/place"
        try FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: false)
        guard let disk = SmallDisk(over: place, kilobytes: 16_384) else {
            return  // Whoever may not mount has no small disk.
        }
        let file = place + "/copy"
        _ = try keeper(home).backup(to: file, keep: nil)
        let before = try Data(contentsOf: URL(fileURLWithPath: file))
        disk.fill(leaving: 64)
        #expect(reason { _ = try keeper(home).backup(to: file, keep: nil) } == .full)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place).sorted()
                == ["ballast", "copy"])
    }

    @Test("are not made of another database than config.yaml means, where it cannot be read")
    func unreadable() throws {
        let home = try TestHome()
        let path = home.folder.path + "/home"
        try home.folder.write("database: nonsense\n", as: "home/config.yaml")
        #expect(
            reason {
                _ = try HomeKeeper(invocation(path)).backup(
                    to: home.folder.path + "/copy", keep: nil)
            } == .misconfigured)
    }
}
