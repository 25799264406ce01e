import Foundation
import TestSupport
import Testing

@Suite("People and friends, by command", .serialized)
struct PeopleCommandTests {
    /// A home with an operator `sam` and some others.
    static func belltower(_ others: String...) throws -> Belltower {
        try Belltower(people: ["sam"] + others)
    }

    @Test(
        "every command has a help with an example",
        arguments: [
            "person", "person add", "person list", "person show", "person edit", "person suspend",
            "person restore", "person export", "person erase", "friend", "friend request",
            "friend accept", "friend decline", "friend remove", "friend block", "friend unblock",
            "friend ask", "friend list",
        ])
    func help(command: String) throws {
        let words = command.split(separator: " ").map(String.init) + ["--help"]
        let process = try Belltower().process(words)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains("Example") && text.contains("belltower \(command)"))
    }

    @Test("a person's JSON has the contract's fields, the private ones for oneself alone")
    func fields() throws {
        let belltower = try Self.belltower()
        let kim = try belltower.run(
            "person", "add", "kim", "--name", "Kim Doe", "--email", "kim@example.org", "--phone",
            "+44 7700 900123", "--json"
        ).object()
        let common: Set<String> = [
            "handle", "name", "role", "suspended", "units", "zone", "gender", "picture", "bio",
        ]
        #expect(Set(kim.keys) == common)
        let own = try belltower.run("person", "show", "--as", "kim", "--json").object()
        #expect(
            Set(own.keys)
                == common.union([
                    "email", "phone", "emailVerified", "phoneVerified", "birthday", "birthdayShown",
                    "fontSize",
                    "colours",
                ]))
        #expect(own["email"] as? String == "kim@example.org" && own["role"] as? String == "student")
        let listed = try belltower.run("person", "list", "--json")
        #expect(try listed.list().map { $0["handle"] as? String } == ["kim", "sam"])
        #expect(!listed.output.contains("@"))
        for arguments in [["person", "list"], ["person", "show", "kim"]] {
            let process = belltower.process(arguments)
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = String(
                decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            #expect(text.contains("Kim Doe") && !text.contains("@") && !text.contains("7700"))
        }
        let edited = try belltower.run(
            "person", "edit", "--zone", "Europe/Berlin", "--units", "ml", "--as", "kim", "--json"
        ).object()
        #expect(edited["zone"] as? String == "Europe/Berlin" && edited["units"] as? String == "ml")
    }

    @Test("what may not be has its status")
    func refusals() throws {
        let belltower = try Self.belltower("kim", "lee")
        #expect(try belltower.run("person", "suspend", "lee", "--as", "kim").status == 77)
        #expect(try belltower.run("person", "edit", "sam", "--role", "student").status == 77)
        #expect(try belltower.run("person", "show", "kin").status == 66)
        #expect(try belltower.run("person", "show", "kin").errors.contains("kim"))
        #expect(try belltower.run("person", "show", "K\u{456}m").status == 64)
        #expect(try belltower.run("person", "edit", "--birthday", "2026-02-30").status == 64)
        #expect(try belltower.run("person", "erase", "kim", "--remove").status == 64)
        #expect(try belltower.run("person", "erase", "kim", "--yes", "--as", "lee").status == 77)
        #expect(try belltower.run("person", "suspend", "kim").status == 0)
        #expect(try belltower.run("friend", "request", "lee", "--as", "kim").status == 77)
        #expect(
            try belltower.run("subscribe", CommandTests.term, "--as", "kim").status == 77)
        #expect(try belltower.run("agenda", "--as", "kim").status == 0)
    }

    @Test("an erased person leaves no trace in any file of the home")
    func erasure() throws {
        let belltower = try Self.belltower("kimberley")
        let feed = try belltower.folder.write(Belltower.feed("Zyxwvut lecture"), as: "z.ics")
        try belltower.run("subscribe", feed, "--as", "kimberley")
        try belltower.run(
            "person", "edit", "--as", "kimberley", "--name", "Qwertzuiop", "--email",
            "qwertz@example.org", "--bio", "Asdfghjkl")
        let traces = ["kimberley", "Qwertzuiop", "qwertz@", "Asdfghjkl", "Zyxwvut", "z.ics"]
        #expect(try traces.allSatisfy { try Self.holds($0, belltower) })
        let outcome = try belltower.run("person", "erase", "kimberley", "--remove", "--yes")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("backups"))
        for trace in traces { #expect(try !Self.holds(trace, belltower), "\(trace)") }
        #expect(try belltower.run("check").status == 0)
    }

    @Test("a bell that rings meanwhile keeps no trace alive", .timeLimit(.minutes(10)))
    func erasureBesideDaemon() throws {
        let belltower = try Self.belltower("kimberley")
        try belltower.run("subscribe", CommandTests.term, "--as", "kimberley")
        try belltower.run("person", "edit", "--as", "kimberley", "--name", "Qwertzuiop")
        let daemon = belltower.process(["remind", "--channel", "jsonl:-"])
        daemon.standardOutput = FileHandle.nullDevice
        try daemon.run()
        defer { daemon.terminate() }
        try belltower.waitUntilOpened(by: daemon.processIdentifier) { daemon.isRunning }
        #expect(try belltower.run("person", "erase", "kimberley", "--yes").status == 0)
        #expect(try !Self.holds("Qwertzuiop", belltower))
        #expect(try !Self.holds("kimberley", belltower))
        #expect(daemon.isRunning)
    }

    static func holds(_ text: String, _ belltower: Belltower) throws -> Bool {
        try FileManager.default.subpathsOfDirectory(atPath: belltower.home).contains { name in
            let bytes = try? Data(contentsOf: URL(fileURLWithPath: belltower.home + "/" + name))
            return bytes?.range(of: Data(text.utf8)) != nil
        }
    }

    @Test("an export writes JSON and a calendar beside it")
    func export() throws {
        let belltower = try Self.belltower()
        try belltower.run("subscribe", CommandTests.term)
        let file = belltower.folder.path + "/sam.json"
        let outcome = try belltower.run("person", "export", file, "--json").object()
        #expect(outcome["calendar"] as? String == belltower.folder.path + "/sam.ics")
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        #expect((json?["sources"] as? [Any])?.count == 1)
        let calendar = try String(
            contentsOfFile: belltower.folder.path + "/sam.ics", encoding: .utf8)
        #expect(calendar.contains("CM50123"))
    }

    @Test("a request by address answers the same, whoever has it")
    func addresses() throws {
        let belltower = try Self.belltower("kim", "ann")
        try belltower.run("person", "edit", "--email", "kim@example.org", "--as", "kim")
        try belltower.run("friend", "block", "ann", "--as", "kim")
        for json in [[], ["--json"]] {
            let answers = try ["kim@example.org", "nobody@example.org"].map { address in
                let arguments = ["friend", "request", address, "--as", "ann"] + json
                let process = belltower.process(arguments)
                let output = Pipe()
                process.standardOutput = output
                try process.run()
                let text = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                return "\(process.terminationStatus) \(String(decoding: text, as: UTF8.self))"
            }
            #expect(answers[0] == answers[1] && answers[0].hasPrefix("0 "))
        }
    }

    @Test("two who ask each other at once are friends, and nothing is pending")
    func sideBySide() throws {
        let belltower = try Self.belltower("ann", "ben")
        let processes = [("ann", "ben"), ("ben", "ann")].map { asker, asked in
            belltower.process(["friend", "request", asked, "--as", asker])
        }
        for process in processes {
            process.standardOutput = FileHandle.nullDevice
            try process.run()
        }
        processes.forEach { $0.waitUntilExit() }
        #expect(processes.allSatisfy { $0.terminationStatus == 0 })
        for handle in ["ann", "ben"] {
            let list = try belltower.run("friend", "list", "--as", handle, "--json").object()
            #expect((list["friends"] as? [Any])?.count == 1)
            #expect((list["received"] as? [Any])?.isEmpty ?? false)
            #expect((list["sent"] as? [Any])?.isEmpty ?? false)
        }
    }

    @Test(
        "what is no name of a file or a folder here makes neither",
        arguments: ["-", "me.zip", "ME.ZIP"])
    func oddExports(_ name: String) throws {
        let belltower = try Self.belltower("ann")
        let path = name == "-" ? name : belltower.folder.path + "/" + name
        let outcome = try belltower.run("person", "export", path)
        #expect(
            outcome.status == 64 && outcome.errors.contains("name a folder"), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("an address that goes from one to another is told to who moves it, and to both")
    func movedAddress() throws {
        let belltower = try Self.belltower("ann", "ben")
        for handle in ["ann", "ben"] {
            let entered = try belltower.run(
                "person", "edit", "--email", "a@example.org", "--as", handle)
            #expect(entered.status == 0 && entered.errors.isEmpty)
        }
        let verify = { (handle: String) in
            try belltower.run("person", "edit", handle, "--verify", "a@example.org")
        }
        let mark = { (handle: String) in
            try belltower.run("person", "show", "--as", handle).output.contains("not verified")
        }
        #expect(try verify("ann").errors.isEmpty)
        #expect(try verify("ann").errors.isEmpty)
        #expect(try !mark("ann") && mark("ben"))
        let moved = try verify("ben")
        #expect(moved.status == 0)
        #expect(
            moved.errors
                == "belltower: a@example.org was verified as ann's until now: it is ben's, and friend "
                + "requests to it reach ann no more\n")
        #expect(try mark("ann") && !mark("ben"))
    }
}
