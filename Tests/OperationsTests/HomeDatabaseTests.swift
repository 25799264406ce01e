import Campus
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Operations

@Suite("Where a home keeps its rows")
struct HomeDatabaseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/home", withIntermediateDirectories: false)
    }

    private func open(_ configuration: String) throws -> Home {
        try folder.write(configuration, as: "home/config.yaml")
        return try Home(folder.path + "/home")
    }

    @Test("sqlite is its own file, as without a word")
    func file() throws {
        _ = try open("database: sqlite\n")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/home/belltower.sqlite"))
    }

    @Test(
        "what leads nowhere is told, each with its reason, and no password with it",
        arguments: [
            ("mysql://kim:secret@host/campus", Refusal.Reason.misconfigured),
            ("postgresql://[::1/campus", .misconfigured),
            ("postgresql://kim:secret@host/campus", .misconfigured),
            ("postgresql:///campus?host=/nowhere", .unavailable),
        ])
    func wrong(_ address: String, _ expected: Refusal.Reason) throws {
        let refusal = try #require(failure { _ = try open("database: '\(address)'\n") })
        #expect(refusal.reason == expected)
        #expect(!refusal.sentence.contains("secret"))
    }

    @Test("a password that is to stand in a file has to")
    func passwordFile() throws {
        let configuration = """
            database: postgresql:///campus?host=/nowhere
            databasePasswordFile: database.password

            """
        #expect(reason { _ = try open(configuration) } == .misconfigured)
        try folder.write("secret\n", as: "home/database.password")
        #expect(reason { _ = try open(configuration) } == .unavailable)
    }

    @Test(
        "on a server it is one home for who comes from another folder",
        .enabled(if: PostgresCluster.isAsked))
    func server() throws {
        let cluster = try PostgresCluster.shared()
        let url = try cluster.empty()
        let here = try open("database: \(url)\n")
        try here.welcome(try #require(Handle("kim")), at: Instant(seconds: 1_790_000_000))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/home/belltower.sqlite"))
        try FileManager.default.createDirectory(
            atPath: folder.path + "/there", withIntermediateDirectories: false)
        try folder.write("database: \(url)\n", as: "there/config.yaml")
        let invocation = Invocation(
            home: folder.path + "/there", person: "kim", zone: "Europe/London",
            now: "2026-10-05T08:00:00+01:00")
        #expect(try Desks(invocation).people.list().map(\.person.handle.text) == ["kim"])
        let keeper = try HomeKeeper(invocation)
        #expect(try keeper.keep(backups: nil).failure == nil)
        let stranger = cluster.url(of: PostgresCluster.name(of: url), user: "stranger")
        #expect(reason { _ = try open("database: \(stranger)\n") } == .forbidden)
    }
}
