import Foundation
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
}
