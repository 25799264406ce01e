import Foundation
import TestSupport
import Testing

@Suite("The newest act")
struct NewestActTests {
    /// What `item` changes, beside each other.
    static let views: [[String]] = [
        ["--hide"], ["--note", "Bring the worksheet"], ["--colour", "red"], ["--name", "Nets"],
        ["--lead", "20m"], ["--lead", "none", "--name", "Quiet"], ["--hide", "--series"],
    ]

    private static func calendar(_ belltower: Belltower) throws -> String {
        try belltower.run("agenda", "year", "--json").output
            + belltower.run("reminders", "--to", "2026-10-20", "--json").output
            + belltower.run("item", "--hidden", "--json").output
    }

    @Test("what item changes is taken back first, whatever was done before", arguments: views)
    func itemIsAnAct(_ words: [String]) throws {
        let belltower = try Belltower()
        let feed = try belltower.folder.write(Belltower.feed("Networking", "Maths"), as: "f.ics")
        try belltower.run("subscribe", feed, "--name", "Own")
        try belltower.run("item", "networking", "10 oct", "--note", "Old", "--colour", "blue")
        try belltower.run("add", "Dentist", "--start", "fri 14:00")
        let before = try Self.calendar(belltower)
        let outcome = try belltower.run(words: ["item", "networking", "10 oct"] + words)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try Self.calendar(belltower) != before)
        #expect(try belltower.run("undo").output == "undone: item Networking\n")
        #expect(try Self.calendar(belltower) == before)
        #expect(try belltower.run("undo").output == "undone: add Dentist\n")
        #expect(try belltower.run("undo").output == "undone: item Networking\n")
        let item = try belltower.run("agenda", "2026-10-10", "--json").list().first
        #expect(item?["note"] is NSNull && item?["colour"] is NSNull)
    }

    /// Commands that are no act: what only looks, what cron runs, what is of the whole home, and keys of one's account.
    private static let noActs = [
        "check", "backup", "restore", "keep", "remind", "import", "crawl", "export", "item ITEM",
        "person invite", "person list", "event door", "feed add", "reports", "audit",
        "health", "errors", "statistics", "announce --list", "site",
    ]

    @Test(
        "what was done since, and stays done, is named",
        arguments: RoleTests.rows.filter { $0.status == 0 })
    func newerActs(_ row: RoleRow) throws {
        let line = row.testDescription
        let role: Role = row.may.contains(.student) ? .student : .operator
        guard row.may.contains(role), !line.hasPrefix("restore") else { return }
        let belltower = try RoleHome.copy()
        try belltower.run("add", "Dentist", "--start", "fri 14:00", "--as", role.handle)
        let words = try row.words.map { try RoleTests.settled($0, role, belltower) }
        let done = try belltower.run(words: words + ["--as", role.handle])
        #expect(done.status == 0, "\(done.errors)")
        let outcome = try belltower.run("undo", "--as", role.handle)
        let isAct =
            row.may.count < Role.allCases.count
            && (!Self.noActs.contains { line.hasPrefix($0) } || line.hasSuffix("--hide")
                || line.hasPrefix("import --undo"))
        guard isAct else {
            return #expect(outcome.output == "undone: add Dentist\n", "\(outcome.errors)")
        }
        let command = row.words.prefix { !$0.contains { $0.isUppercase } && $0 != "e1" }
        if ["add", "item"].contains(row.words[0]) {
            #expect(outcome.output.hasPrefix("undone: \(row.words[0])"), "\(outcome.errors)")
        } else {
            #expect(outcome.status == 64)
            #expect(
                outcome.errors.contains("the last thing you did was \(command[0])"),
                "\(outcome.errors)")
            let passed = try belltower.run("undo", "--yes", "--as", role.handle)
            #expect(passed.output == "undone: add Dentist\n", "\(passed.errors)")
        }
        #expect(
            try belltower.run("undo", "--as", role.handle).errors.contains("nothing to undo")
                || ["add", "item"].contains(row.words[0]))
    }

    @Test("what was passed over comes up again only where it still is the newest")
    func between() throws {
        let belltower = try Belltower()
        try belltower.run("add", "First", "--start", "fri 14:00")
        try belltower.run("drink", "glass")
        try belltower.run("add", "Second", "--start", "fri 15:00")
        #expect(try belltower.run("undo").output == "undone: add Second\n")
        let refused = try belltower.run("undo")
        #expect(refused.status == 64)
        #expect(
            refused.errors == """
                belltower: the last thing you did was drink, which undo does not take back \
                (`belltower drink --undo` does): say --yes to undo add First, done before it

                """)
        #expect(
            try belltower.run("undo", "--yes", "--json").object()["summary"] as? String == "First")
        #expect(try belltower.run("undo").status == 66)
        #expect(try belltower.run("drinks", "--json").output.contains("glass"))
    }
}
