import Foundation
import Testing

@Suite("In which language a program refuses")
struct RefusalLanguageTests {
    /// A sentence of which the end is what to type.
    private static let english =
        "belltower: there is no community chess: see `belltower community list`\n"
    private static let german =
        "belltower: es gibt keine Gemeinschaft chess: siehe `belltower community list`\n"

    @Test("the person's, whatever the machine speaks; the machine's until they have chosen one")
    func chosen() throws {
        let belltower = try Belltower()
        func refused(_ locale: String) throws -> String {
            let outcome = try belltower.run(
                "community", "join", "chess", environment: ["LANG": locale])
            #expect(outcome.status == 66)
            return outcome.errors
        }
        #expect(try refused("C.UTF-8") == Self.english)
        #expect(try refused("de_AT.UTF-8") == Self.german)
        try belltower.run("settings", "language", "de")
        #expect(try refused("C.UTF-8") == Self.german)
        try belltower.run("settings", "language", "en")
        #expect(try refused("de_AT.UTF-8") == Self.english)
    }

    @Test("the machine's, where nobody is known yet")
    func unknown() throws {
        let belltower = try Belltower(people: [])
        let outcome = try belltower.run(
            "agenda", "--home", "/dev/null", environment: ["LC_ALL": "de_DE.UTF-8"])
        #expect(outcome.status == 73)
        #expect(
            outcome.errors
                == "belltower: /dev/null ist eine Datei, kein Ordner: wähle einen anderen mit --home\n"
        )
    }

    @Test("what refuses lets go of the home: its database is one file again")
    func closed() throws {
        let belltower = try Belltower()
        #expect(try belltower.run("community", "join", "chess").status == 66)
        #expect(!belltower.hasFile("-wal"))
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
        #expect(!belltower.hasFile("-wal"))
    }
}

extension Belltower {
    fileprivate func hasFile(_ end: String) -> Bool {
        FileManager.default.fileExists(atPath: database + end)
    }
}
