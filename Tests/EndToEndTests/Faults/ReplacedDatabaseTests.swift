import Foundation
import TestSupport
import Testing

extension Faults {
    /// Something happens to the file that a bell has open.
    @Suite("A database that becomes another file", .serialized)
    struct ReplacedDatabaseTests {
        typealias Daemon = BellProcessTests.Daemon

        /// A database elsewhere in which a class is due in so many seconds.
        private static func other(
            _ belltower: Belltower, dueIn seconds: Double
        ) throws -> String {
            let home = belltower.folder.path + "/other"
            let feed = try BellProcessTests.feed(belltower, dueIn: seconds, "Moved")
            try belltower.run("person", "add", belltower.person, "--home", home)
            try belltower.run("subscribe", feed, "--home", home)
            let copy = belltower.folder.path + "/copy.sqlite"
            try #require(try belltower.run("backup", copy, "--home", home).status == 0)
            return copy
        }

        @Test("a copy moved over it is opened anew and rung from, and check sees one file")
        func movedOver() throws {
            let belltower = try BellProcessTests.belltower()
            try belltower.run("settings")
            let daemon = try Daemon(belltower)
            BellProcessTests.waitUntilReady(belltower)
            let copy = try Self.other(belltower, dueIn: -60)
            try #require(rename(copy, belltower.database) == 0)
            #expect(daemon.read().contains("\"Moved "))
            // What is written from now on is heard as ever.
            try belltower.run("subscribe", try BellProcessTests.feed(belltower, dueIn: -60, "Next"))
            #expect(daemon.read().contains("\"Next "))
            let check = try belltower.run("check")
            #expect(check.output.contains("rings from this database"), "\(check.output)")
            #expect(daemon.stop() == 0)
        }

        @Test("a home that is deleted and made anew is rung from")
        func madeAnew() throws {
            let belltower = try BellProcessTests.belltower()
            try belltower.run("settings")
            let daemon = try Daemon(belltower)
            BellProcessTests.waitUntilReady(belltower)
            let feed = try BellProcessTests.feed(belltower, dueIn: -60, "Anew")
            try FileManager.default.removeItem(atPath: belltower.home)
            try belltower.run("person", "add", belltower.person)
            try #require(try belltower.run("subscribe", feed).status == 0)
            #expect(daemon.read().contains("\"Anew "))
            #expect(daemon.stop() == 0)
        }

        @Test("a home that is gone for good ends the bell with a line")
        func gone() throws {
            let belltower = try BellProcessTests.belltower()
            try belltower.run("settings")
            let daemon = belltower.process(["remind", "--channel", "jsonl:-"])
            let errors = Pipe()
            daemon.standardError = errors
            daemon.standardOutput = FileHandle.nullDevice
            try daemon.run()
            BellProcessTests.waitUntilReady(belltower)
            try FileManager.default.removeItem(atPath: belltower.home)
            let text = String(
                decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            daemon.waitUntilExit()
            #expect(daemon.terminationStatus == 74)
            #expect(text.contains("belltower.sqlite was taken away"), "\(text)")
            #expect(!FileManager.default.fileExists(atPath: belltower.home))
        }
    }
}
