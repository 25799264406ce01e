import Foundation
import TestSupport
import Testing

@Suite("A file with a name of one character")
struct ShortNameTests {
    private let belltower: Belltower

    init() throws {
        belltower = try Belltower()
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
    }

    /// In a folder of its own, as somebody types who stands there.
    private func run(_ line: String, file: Bool = false) throws -> Belltower.Outcome {
        let place = try TemporaryFolder()
        if file { _ = try place.write("x", as: "b") }
        return try belltower.run(
            words: line.split(separator: " ").map(String.init),
            through: ["/usr/bin/env", "-C", place.path])
    }

    @Test(
        "is a name like any other, whether there is such a file or not",
        arguments: [
            "backup b", "backup é", "backup b/", "backup b --keep 2", "restore b --yes",
            "check --config b", "export b", "export --publish b", "person export b",
            "crawl b --check", "subscribe b", "subscribe --url-file b", "modules --load b",
            "programmes --load b", "agenda --home b", "drink --sync b", "settings channels jsonl:b",
        ])
    func named(_ line: String) throws {
        for file in [false, true] {
            let outcome = try run(line, file: file)
            #expect(outcome.status < 80, "\(line), \(file): \(outcome.status)")
        }
    }

    @Test("holds a backup, and the configuration that is checked")
    func works() throws {
        #expect(try run("backup b").output.contains("b"))
        #expect(try run("backup b").status == 0)
        let told = try run("check --config b", file: true)
        #expect(told.status == 78 && told.errors.contains("b"), "\(told.errors)")
    }

    @Test(
        "that the home has itself is nobody's to write",
        arguments: [
            "belltower.sqlite", "belltower.sqlite-wal", "config.yaml", "import.lock", "remind.lock",
            "publish.lock", "remind.sock",
        ])
    func ownNames(_ name: String) throws {
        let path = belltower.home + "/./" + name
        let before = try? Data(contentsOf: URL(fileURLWithPath: belltower.database))
        for words in [["backup", path], ["export", path]] {
            let outcome = try belltower.run(words: words)
            #expect(outcome.status == 64 && outcome.errors.contains(name), "\(outcome)")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: belltower.database)) == before)
        // Elsewhere it is a name like any other.
        #expect(
            try belltower.run("backup", belltower.folder.path + "/x-" + name).status == 0)
    }
}
