import Foundation
import GRDB
import Storage
import TestSupport
import Testing

/// What somebody finds who installs this version over an earlier one.
@Suite("A home of an earlier version")
struct UpgradeTests {
    private let belltower: Belltower

    init() throws {
        belltower = try Belltower(people: [])
        try FileManager.default.createDirectory(
            atPath: belltower.home, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
    }

    /// Lays the home of a version down as its program left it.
    private func lay(_ version: String) throws {
        let queue = try DatabaseQueue(path: belltower.database)
        let text = try String(contentsOf: Fixtures.home("\(version).sql"), encoding: .utf8)
        try queue.writeWithoutTransaction { try $0.execute(sql: text) }
        try queue.close()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: belltower.database)
    }

    /// The agenda of everyone, without the water, whose hours a version may place better.
    private func agenda(of person: String) throws -> [[String: Any]] {
        var belltower = belltower
        belltower.person = person
        return try belltower.run(
            "agenda", "--from", "2026-09-14", "--to", "2026-10-26", "--kind",
            "class,exam,event,personal", "--cancelled", "--json"
        ).list()
    }

    /// After the home's last ring: before it, a clock would have been ahead.
    private static let check = ["check", "--now", "2026-10-05T09:05:00+01:00"]

    @Test(
        "the agenda of everyone is what it was, with the same ids", arguments: try Fixtures.homes())
    func sameAgenda(_ version: String) throws {
        try lay(version)
        let json = try JSONSerialization.jsonObject(
            with: Data(contentsOf: Fixtures.home("\(version).json")))
        let expected = try #require(json as? [String: [[String: Any]]])
        #expect(!expected.isEmpty)
        for (person, items) in expected {
            let found = try agenda(of: person)
            #expect(found.count == items.count, "\(person)")
            for (item, was) in zip(found, items) {
                let kept = item.filter { was[$0.key] != nil }
                #expect(kept as NSDictionary == was as NSDictionary, "\(person)")
            }
        }
    }

    @Test(
        "everything can be asked, nothing is wrong, and nothing rings again",
        arguments: try Fixtures.homes())
    func everythingWorks(_ version: String) throws {
        try lay(version)
        let commands = [
            ["status"], ["agenda", "week"], ["reminders"], ["reminders", "--history"], ["changes"],
            ["sources"], ["modules"], ["drinks"], ["goal"], ["friend", "list"], ["event", "list"],
            ["community", "list"], ["person", "list"], ["settings"], Self.check,
        ]
        for words in commands {
            let outcome = try belltower.run(words: words)
            #expect(outcome.status == 0, "\(words): \(outcome.errors)")
        }
        let before = try belltower.run("reminders", "--history", "--json").list()
        #expect(before.contains { $0["state"] as? String == "delivered" })
        let delivered = before.filter { $0["state"] as? String == "delivered" }
            .compactMap { $0["id"] as? String }
        let rung = try belltower.run("remind", "--once", "--channel", "jsonl:-")
        #expect(rung.status == 0)
        for id in delivered { #expect(!rung.output.contains("\"id\":\"\(id)\"")) }
    }

    @Test("it can be backed up, erased from and added to", arguments: try Fixtures.homes())
    func laterActs(_ version: String) throws {
        try lay(version)
        #expect(try belltower.run("add", "Haircut", "--start", "2026-10-09 16:00").status == 0)
        let copy = belltower.folder.path + "/copy"
        #expect(try belltower.run("backup", copy).status == 0)
        #expect(try belltower.run("undo").status == 0)
        #expect(try belltower.run("person", "erase", "lee", "--remove", "--yes").status == 0)
        #expect(try belltower.run("restore", copy, "--yes").status == 0)
        let titles = try agenda(of: "sam").compactMap { $0["summary"] as? String }
        #expect(titles.contains("Haircut"))
        #expect(titles.contains("Dentist"))
        #expect(try belltower.run(words: Self.check).status == 0)
    }
}
