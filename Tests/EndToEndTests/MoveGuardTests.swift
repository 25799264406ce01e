import Foundation
import TestSupport
import Testing

@Suite("A move from a server that others have open", .enabled(if: PostgresCluster.isAsked))
struct MoveGuardTests {
    private let here: Belltower
    /// Another home on the same database, as on another machine.
    private let there: Belltower
    private let url: String

    init() throws {
        url = try PostgresCluster.shared().empty()
        here = try Belltower()
        let moved = try here.run("move", "--to", url, "--switch")
        try #require(moved.status == 0, "\(moved.errors)")
        try FileManager.default.removeItem(atPath: here.database)
        there = try Belltower(people: [])
        try FileManager.default.createDirectory(
            atPath: there.home, withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700])
        try there.folder.write("database: \(url)\n", as: "home/config.yaml")
    }

    private func start(_ words: [String]) throws -> Victim {
        try Victim(Belltower.binary.path, words, environment: there.environment)
    }

    /// Tries again until it is refused for what another process does, which has to have begun.
    private func expectRefusal(of words: String..., naming process: Victim) throws {
        let end = Date(timeIntervalSinceNow: 30)
        while true {
            let outcome = try here.run(words: words)
            if outcome.status == 75 {
                #expect(outcome.errors.contains("(process \(process.pid))"), "\(outcome.errors)")
                #expect(outcome.errors.split(separator: "\n").count == 1)
                return
            }
            try #require(
                outcome.status == 0 && process.poll() == nil && Date() < end, "\(outcome.errors)")
            try? FileManager.default.removeItem(atPath: here.database)
        }
    }

    @Test(
        "is refused, and names who has",
        arguments: [["remind"], ["serve", "--listen", "127.0.0.1:0"]])
    func open(words: [String]) throws {
        let process = try start(words)
        try expectRefusal(of: "move", "--to", "file", naming: process)
        process.kill()
    }

    @Test("as a restore there is, as long as a daemon rings, on whichever machine")
    func ringing() throws {
        let copy = here.folder.path + "/copy"
        try here.run("backup", copy)
        let daemon = try start(["remind"])
        try expectRefusal(of: "restore", copy, "--yes", naming: daemon)
        daemon.kill()
    }

    @Test("does not switch where the environment stands over config.yaml, and says what to set")
    func variable() throws {
        let environment = ["BELLTOWER_DATABASE": url]
        let refused = try here.run("move", "--to", "file", "--switch", environment: environment)
        #expect(refused.status == 64)
        #expect(refused.errors.contains("BELLTOWER_DATABASE"))
        let moved = try here.run("move", "--to", "file", environment: environment)
        #expect(moved.status == 0)
        #expect(moved.output.contains("BELLTOWER_DATABASE=sqlite"))
    }
}
