import Reminding
import TestSupport
import Testing

@testable import Operations
@testable import Storage

@Suite("What check says of the daemon", .serialized)
struct CheckBellTests {
    /// What is said while somebody listens who has a file open.
    private static func finding(_ identity: (Desks) -> String?) throws -> Finding? {
        let home = try TestHome()
        let desks = try home.as("op")
        let alarm = try identity(desks).map { identity in
            try Alarm(
                home: home.folder.path + "/home", database: "belltower.sqlite", identity: identity,
                doorbell: Doorbell())
        }
        defer { withExtendedLifetime(alarm) {} }
        return try desks.checks.run().first { $0.subject == "daemon" }
    }

    @Test("nothing where none runs")
    func none() throws {
        #expect(try Self.finding { _ in nil } == nil)
    }

    @Test("that it rings from the very same database")
    func same() throws {
        let finding = try Self.finding { desks in
            PostgresCluster.isAsked
                ? desks.store.name : FileIdentity(desks.folder.database)?.description
        }
        #expect(finding?.isWell == true)
    }

    @Test("that it has another file open, or does not say which", arguments: ["1:1", ""])
    func other(identity: String) throws {
        let finding = try Self.finding { _ in identity }
        #expect(finding?.isWell == false)
        #expect(finding?.message.hasSuffix("start it again") == true)
    }
}
