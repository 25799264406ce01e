import Campus
import Foundation
import Recurrence
import Scheduling
import StoragePostgres
import TestSupport
import Testing

@testable import Operations
@testable import Storage

@Suite("A home that moves", .enabled(if: PostgresCluster.isAsked))
struct MoveTests {
    private let folder: TemporaryFolder
    private let home: String

    init() throws {
        folder = try TemporaryFolder()
        home = folder.path + "/home"
        _ = try desks("op")
        _ = try desks("kim").personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-05 18:00", length: "45m"))
    }

    private func invocation(_ handle: String) -> Invocation {
        Invocation(
            home: home, person: handle, zone: "Europe/London", now: "2026-10-05T08:00:00+01:00")
    }

    private func desks(_ handle: String) throws -> Desks { try Desks.adding(invocation(handle)) }

    private func move(
        to target: String, as handle: String = "op", switching: Bool = false
    ) throws(Refusal) -> MoveReport {
        try HomeKeeper(invocation(handle)).move(to: target, isSwitching: switching) { _ in }
    }

    private func gym() throws -> [String] {
        let desks = try desks("kim")
        return try desks.calendar.agenda(
            .init(window: desks.calendar.window(.day, date: "2026-10-05", from: nil, to: nil))
        ).map(\.summary)
    }

    private func add(_ title: String) throws {
        _ = try desks("kim").personal.add(
            PersonalWords(summary: title, start: "2026-10-05 20:00", length: "45m"))
    }

    @Test("to a server and back has all that was there, and what was written meanwhile")
    func thereAndBack() throws {
        let url = try TestHome.serverDatabase()
        let there = try move(to: url)
        #expect(there.from == "sqlite" && there.to == "postgresql" && !there.isSwitched)
        #expect(there.line == "database: \(url)")
        #expect(there.rows > 4 && there.tables.count > 70 && there.cut == 0)
        // Until config.yaml says otherwise the file is in use.
        try add("Late")
        try FileManager.default.removeItem(atPath: home + "/belltower.sqlite")
        try folder.write("# mine\n" + there.line + "\n", as: "home/config.yaml")
        #expect(try gym() == ["Gym"])
        try add("Choir")
        let back = try move(to: "file", switching: true)
        #expect(back.isSwitched && back.from == "postgresql" && back.line == "database: sqlite")
        #expect(
            try String(contentsOfFile: home + "/config.yaml", encoding: .utf8)
                == "# mine\ndatabase: sqlite\n")
        #expect(try gym() == ["Gym", "Choir"])
        #expect(try desks("op").checks.run().first { $0.subject == "database" }?.isWell == true)
    }

    @Test("is refused where it would not be whole, each with its reason")
    func refused() throws {
        let url = try TestHome.serverDatabase()
        func reason(_ target: String, as handle: String = "op") -> Refusal.Reason? {
            failure { _ = try move(to: target, as: handle) }?.reason
        }
        #expect(reason("file") == .invalid)
        #expect(reason("mysql://host/campus") == .invalid)
        #expect(reason("postgresql://[::1/campus") == .misconfigured)
        #expect(reason("postgresql://kim:secret@host/campus") == .misconfigured)
        #expect(reason("postgresql:///campus?host=/nowhere") == .unavailable)
        #expect(reason(url, as: "kim") == .forbidden)
        let stranger = try PostgresCluster.shared().url(
            of: PostgresCluster.name(of: url), user: "stranger")
        #expect(reason(stranger) == .forbidden)
        #expect(try reason(PostgresCluster.shared().url(of: "nowhere")) == .misconfigured)
        try PostgresCluster.shared().run(
            "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
        #expect(try reason(PostgresCluster.shared().url(of: "latin")) == .misconfigured)
        #expect(try move(to: url).rows > 0)
        try add("Late")
        #expect(reason(url) == .cannotCreate)
    }

    @Test("is done where it was killed when all was copied, and nobody had been told")
    func killed() throws {
        let url = try TestHome.serverDatabase()
        // Where a daemon was seen last is no part of what is copied.
        try Home(home).store.act {
            try $0.execute("INSERT INTO life_sign (service, since, seen) VALUES ('bell', 1, 2)")
        }
        let first = try move(to: url)
        let again = try move(to: url, switching: true)
        #expect(again.isSwitched && again.rows >= first.rows)
        #expect(try gym() == ["Gym"])
    }

    @Test("waits for nobody: what writes is named", arguments: ["bell", "server"])
    func busy(_ what: String) throws {
        let url = try TestHome.serverDatabase()
        let bell = what == "bell" ? try HomeFolder(home).bellLock(for: .ringing) : nil
        let server = what == "server" ? try Home(home).serving() : nil
        defer { withExtendedLifetime((bell, server)) {} }
        let refusal = try #require(failure { _ = try move(to: url) })
        #expect(refusal.reason == .busy)
        #expect(refusal.sentence.contains(what == "bell" ? "belltower remind" : "belltower serve"))
    }

    @Test("while it moves no server begins")
    func serving() throws {
        let lock = try HomeFolder(home).lockAgainstServers()
        let open = try Home(home)
        #expect(failure { _ = try open.serving() }?.reason == .busy)
        withExtendedLifetime(lock) {}
    }

    @Test("leaves a configuration that no line can alter, and says the line")
    func unswitched() throws {
        let url = try TestHome.serverDatabase()
        try folder.write("{fetch: {timeout: 5}}\n", as: "home/config.yaml")
        let refusal = try #require(failure { _ = try move(to: url, switching: true) })
        #expect(refusal.reason == .incomplete && refusal.sentence.contains("database: \(url)"))
        #expect(try gym() == ["Gym"])
    }
}
