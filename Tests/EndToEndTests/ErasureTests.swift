import Foundation
import GRDB
import TestSupport
import Testing

@Suite("What erasing forgets")
struct ErasureTests {
    @Test(
        "after an erase no file of the home holds a word of the person's, whatever column it was in",
        arguments: ["--remove", "--anonymous"])
    func nothingIsLeft(_ way: String) throws {
        let home = try PlantedHome()
        let columns = try home.columns()
        let bare = columns.filter { !$0.isPlanted }.map(\.name)
        #expect(
            bare.sorted() == PlantedHome.wordless.values.joined().sorted(),
            "a column without a planted word needs one, or a reason; one with a word no reason")
        #expect(try home.files(holding: PlantedHome.own).count >= 3, "database, copies, calendar")
        let outcome = try home.belltower.run("person", "erase", PlantedHome.own, way, "--yes")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("backups") && outcome.output.contains(".replaced-"))
        for pattern in [PlantedHome.own] + PlantedHome.others.values {
            #expect(try home.files(holding: pattern).isEmpty, "\(pattern)")
        }
        // What they wrote for others stays without a name, unless it is to go too.
        #expect(try home.files(holding: PlantedHome.shared).isEmpty == (way == "--remove"))
        // As late as its bell rang last: a clock that is earlier is a finding.
        #expect(try home.belltower.run("check", "--now", "2026-10-05T17:02:00+01:00").status == 0)
        try home.proveTheRestIsThere()
    }

    @Test("an export is told in words: no number of the program's own, no bare time")
    func export() throws {
        let home = try PlantedHome()
        let folder = home.belltower.folder.path + "/mine"
        let outcome = try home.belltower.run(
            "person", "export", folder, "--as", PlantedHome.own, "--json"
        ).object()
        #expect(outcome["file"] as? String == folder + "/everything.json")
        let calendar = try String(contentsOfFile: folder + "/calendar.ics", encoding: .utf8)
        #expect(calendar.contains("SUMMARY:zqvkxj lecture"))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/everything.json"))
        let document = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        for (key, value) in Self.leaves(of: document) {
            #expect(!key.contains("_") && !key.hasSuffix("Id"), "\(key)")
            if let number = value as? Double { #expect(abs(number) < 100_000_000, "\(key)") }
            if let text = value as? String {
                #expect(text.wholeMatch(of: /[0-9]{9,}/) == nil, "\(key)")
            }
        }
        let parts = Set(document.keys)
        #expect(
            parts.isSuperset(of: [
                "person", "account", "sources", "imports", "changes", "publishedCalendar", "acts",
                "itemChanges", "settings", "enrolments", "groups", "comments", "reports",
                "corrections",
                "friendRequests", "communities", "events", "eventChanges", "drinks", "mutes",
                "reminders", "deliveries", "reminderSteps",
            ]))
        let drinks = document["drinks"] as? [[String: Any]]
        #expect((drinks?.first?["amount"] as? [String: Any])?["oz"] as? Double == 8)
        let enrolments = document["enrolments"] as? [[String: Any]] ?? []
        #expect(Set(enrolments.compactMap { $0["module"] as? String }) == ["CM50123", "ZQ98765"])
    }

    /// Every value that holds no others, with its key.
    private static func leaves(of value: Any, _ key: String = "") -> [(String, Any)] {
        if let object = value as? [String: Any] {
            return object.flatMap { leaves(of: $0.value, $0.key) }
        }
        if let list = value as? [Any] { return list.flatMap { leaves(of: $0, key) } }
        return [(key, value)]
    }

    @Test("a copy that cannot be read is named, and the rest is done")
    func damagedCopy() throws {
        let belltower = try Belltower()
        try belltower.run("person", "add", "kimberley")
        let copy = belltower.database + ".replaced-20260101T000000Z"
        try Data("kimberley, in a heap of bytes".utf8).write(to: URL(fileURLWithPath: copy))
        let outcome = try belltower.run("person", "erase", "kimberley", "--yes")
        #expect(outcome.status == 1 && outcome.errors.contains(copy), "\(outcome.errors)")
        #expect(try belltower.run("person", "show", "kimberley").status == 66)
        let slip = try belltower.run("person", "erase", "nobody9", "--yes")
        #expect(slip.status == 66)
        #expect(slip.errors.contains("there is nobody called nobody9"))
        #expect(slip.errors.contains(copy))
        try FileManager.default.removeItem(atPath: copy)
        #expect(try belltower.run("person", "erase", "kimberley", "--yes").status == 66)
    }

    @Test("a damaged copy under a name of one's own is named, whatever is left of its mark")
    func tornCopies() throws {
        let belltower = try Belltower()
        try belltower.run("person", "add", "kimberley")
        let folder = belltower.home + "/old"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let whole = belltower.folder.path + "/whole"
        try belltower.run("backup", whole)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
        // The mark stands at byte 68; without it the tables tell, which begin at byte 100.
        let torn = folder + "/mine.db"
        try
            (bytes[..<68] + Data(count: 4) + bytes[72..<100]
            + Data(repeating: 0xff, count: 4_096) + bytes[4_196...])
            .write(to: URL(fileURLWithPath: torn))
        let outcome = try belltower.run("person", "erase", "kimberley", "--yes")
        #expect(outcome.status == 1 && outcome.errors.contains(torn), "\(outcome.errors)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: torn)).count == bytes.count)
        let notes = folder + "/notes.txt"
        try Data("mine\n".utf8).write(to: URL(fileURLWithPath: notes))
        try belltower.run("person", "add", "kim")
        let both = try belltower.run("person", "erase", "kim", "--yes", "--json")
        #expect(both.status == 1 && both.errors.contains(torn), "\(both.errors)")
        #expect(try both.object()["damaged"] as? [String] == [torn])
        #expect(try both.object()["unknown"] as? [String] == [notes])
        try belltower.run("person", "add", "kim")
        let told = try belltower.run("person", "erase", "kim", "--yes")
        #expect(told.status == 1 && told.output.contains(notes) && !told.output.contains("erased"))
        let again = try belltower.run("person", "erase", "kim", "--yes")
        #expect(again.status == 66 && again.output.contains(notes) && again.errors.contains(torn))
    }

    @Test("files of the home that are not Belltower's are named, and its own are not")
    func unknownFiles() throws {
        let belltower = try Belltower()
        let configuration = """
            fetch: {allowPrivate: true}
            channels: {ntfy: {tokenFile: ntfy.token}}

            """
        for (name, text) in [("config.yaml", configuration), ("ntfy.token", "tk_1234\n")] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(belltower.home)/\(name)"))
        }
        try belltower.run("export", "--publish", belltower.home + "/web")
        try belltower.run("backup", belltower.home + "/backups/")
        try belltower.run("remind", "--once", "--channel", "jsonl:\(belltower.folder.path)/rung")
        func erase(_ handle: String) throws -> Belltower.Outcome {
            try belltower.run("person", "add", handle)
            return try belltower.run("person", "erase", handle, "--yes", "--json")
        }
        #expect(try erase("kim").object()["unknown"] as? [String] == [])
        let names = ["backups/heap", "link", "notes.db", "rung.jsonl"]
        let files = names.map { "\(belltower.home)/\($0)" }
        try Data("no header left".utf8).write(to: URL(fileURLWithPath: files[0]))
        try FileManager.default.createSymbolicLink(
            atPath: files[1], withDestinationPath: belltower.folder.path)
        let notes = try DatabaseQueue(path: files[2])
        try notes.write { try $0.execute(sql: "CREATE TABLE note (text)") }
        try notes.close()
        try Data("{}\n".utf8).write(to: URL(fileURLWithPath: files[3]))
        let outcome = try erase("kim")
        #expect(outcome.status == 0)
        #expect(try outcome.object()["unknown"] as? [String] == files)
        for number in 0..<20 {
            try Data().write(to: URL(fileURLWithPath: "\(belltower.home)/x\(number)"))
        }
        try belltower.run("person", "add", "kim")
        let told = try belltower.run("person", "erase", "kim", "--yes").output
        #expect(told.contains(files[0]) && told.contains("and 14 more"), "\(told)")
    }

    @Test("an export takes nobody else's calendar for its own")
    func precious() throws {
        let belltower = try Belltower()
        let (json, ics) = (
            belltower.folder.path + "/mine.json", belltower.folder.path + "/mine.ics"
        )
        try Data("precious".utf8).write(to: URL(fileURLWithPath: ics))
        #expect(try belltower.run("person", "export", json).status == 73)
        #expect(try String(contentsOfFile: ics, encoding: .utf8) == "precious")
        try FileManager.default.removeItem(atPath: ics)
        #expect(try belltower.run("person", "export", json).status == 0)
        #expect(try belltower.run("person", "export", json).status == 0)
    }

    @Test("who is in a copy alone is erased from it by asking once more")
    func copyAlone() throws {
        let belltower = try Belltower()
        try belltower.run("person", "add", "kimberley")
        let aside = belltower.folder.path + "/aside"
        try belltower.run("backup", aside)
        #expect(try belltower.run("person", "erase", "kimberley", "--yes").status == 0)
        let copy = belltower.home + "/old.sqlite"
        try FileManager.default.moveItem(atPath: aside, toPath: copy)
        let outcome = try belltower.run("person", "erase", "kimberley", "--yes", "--json")
        #expect(try outcome.object()["copies"] as? [String] == [copy])
        #expect(try belltower.run("person", "erase", "kimberley", "--yes").status == 66)
    }

    @Test("another program's database in the home is left as it is")
    func foreign() throws {
        let belltower = try Belltower()
        try belltower.run("person", "add", "kimberley")
        let file = belltower.home + "/notes.db"
        let notes = try DatabaseQueue(path: file)
        try notes.write { try $0.execute(sql: "CREATE TABLE note (text)") }
        try notes.close()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(try belltower.run("person", "erase", "kimberley", "--yes").status == 0)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == bytes)
    }

    @Test("a removed event leaves no title with whom it rang for")
    func removedEvent() throws {
        let belltower = try Belltower()
        try belltower.run("person", "add", "kim")
        try belltower.run(
            "event", "publish", "Zyxwvut", "--start", "2026-10-05 18:00", "--hashtag", "qwertz")
        try belltower.run("event", "join", "e1", "--as", "kim")
        var later = belltower
        later.now = "2026-10-05T17:01:00+01:00"
        let rung = try later.run("remind", "--once", "--channel", "jsonl:-", "--as", "kim")
        #expect(rung.output.contains("Zyxwvut"))
        try later.run("event", "delete", "e1")
        let history = try later.run(
            "reminders", "--history", "--from", "2026-10-04", "--as", "kim", "--json")
        #expect(try history.list().count == 1 && !history.output.contains("Zyxwvut"))
    }
}
