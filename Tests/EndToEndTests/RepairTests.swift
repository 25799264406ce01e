import Foundation
import GRDB
import TestSupport
import Testing

@Suite("A database with a torn index")
struct RepairTests {
    /// Spoils a word where an index has it (pages of type 10: sqlite.org/fileformat.html).
    private func tear(_ word: String, in file: String) throws -> Int {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        let size = Int(bytes[16]) << 8 | Int(bytes[17])
        var torn = 0
        for page in stride(from: 0, to: bytes.count, by: size) where bytes[page] == 0x0a {
            guard let place = bytes.range(of: Data(word.utf8), in: page..<page + size) else {
                continue
            }
            bytes.replaceSubrange(place, with: Data(word.uppercased().utf8))
            torn += 1
        }
        try bytes.write(to: URL(fileURLWithPath: file))
        return torn
    }

    @Test("it is told with what to do, not copied, and mended with nothing lost")
    func mended() throws {
        let belltower = try Belltower()
        try belltower.run("person", "add", "kimberley")
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
        #expect(try tear("kimberley", in: belltower.database) == 1)
        let told = try belltower.run("check")
        #expect(told.status == 1)
        #expect(told.output.contains("missing from index"), "\(told.output)")
        #expect(told.output.contains(": run `belltower check --repair`"), "\(told.output)")
        let copied = try belltower.run("backup", belltower.folder.path + "/copy")
        #expect(copied.status == 65 && copied.errors.contains("check --repair"))
        #expect(!FileManager.default.fileExists(atPath: belltower.folder.path + "/copy"))
        #expect(try belltower.run("check", "--repair").status == 0)
        #expect(try belltower.run("check").status == 0)
        #expect(try belltower.run("person", "list", "--json").list().count == 2)
        #expect(try belltower.run("agenda", "2026-10-09", "--json").list().count == 1)
    }

    @Test(
        "a broken search is told, and made anew from the catalogue",
        arguments: [
            "UPDATE module_text_data SET block = zeroblob(length(block)) WHERE id > 10",
            "UPDATE module_text_data SET block = zeroblob(length(block))",
            "DELETE FROM module_text_data WHERE id > 10", "DELETE FROM module_text_data",
            "DROP TABLE module_text_data", "DROP TABLE module_text", "DROP TABLE module_text_idx",
            "INSERT INTO module_text (module_text) VALUES ('delete-all')",
        ])
    func search(_ harm: String) throws {
        let belltower = try ModuleCommandTests.home()
        func found() throws -> Int {
            try belltower.run("modules", "netw", "--json").list().count
        }
        #expect(try belltower.run("check").status == 0)
        let queue = try DatabaseQueue(path: belltower.database)
        try queue.inDatabase { try $0.execute(sql: harm) }
        try queue.close()
        let told = try belltower.run("check")
        #expect(told.status == 1 && told.output.contains("search over the catalogue"))
        let mended = try belltower.run("check", "--repair")
        #expect(mended.status == 0, "\(mended.output) \(mended.errors)")
        #expect(try found() == 1)
        // And what is loaded from now on is found too.
        let file = try belltower.folder.write(
            "code,title,year\nCM50125,Netware,2026/27\n", as: "more.csv")
        #expect(try belltower.run("modules", "--load", file).status == 0)
        #expect(try found() == 2)
    }
}
