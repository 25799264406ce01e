import Foundation
import TestSupport
import Testing

@Suite("Module commands")
struct ModuleCommandTests {
    static let term = Fixtures.feeds.appendingPathComponent("term.ics").path
    static let catalogue = """
        code,title,year,credits,staff
        CM50123,Networking,2026/27,6,Zoë Müller;B. Ng
        CM50124,Algebra,2026/27,7.5,

        """

    /// A home with a catalogue, whose operator `sam` has a timetable.
    static func home() throws -> Belltower {
        let belltower = try Belltower()
        try belltower.run("subscribe", term)
        let file = try belltower.folder.write(catalogue, as: "catalogue.csv")
        let report = try belltower.run("modules", "--load", file, "--json").object()
        #expect((report["added"] as? Int ?? 0) + (report["changed"] as? Int ?? 0) == 2)
        return belltower
    }

    @Test("every command has a help with an example")
    func help() throws {
        let belltower = try Belltower()
        for command in [
            "modules", "module", "programmes", "enrol", "leave", "classmates", "comment", "correct",
        ] {
            let outcome = try belltower.run(command, "--help")
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("belltower \(command)"), "\(command)")
            #expect(outcome.output.contains("Example"), "\(command)")
        }
    }

    @Test("the JSON has the contract's fields")
    func fields() throws {
        let belltower = try Self.home()
        let facts: Set<String> = [
            "code", "title", "year", "credits", "level", "department", "period", "staff",
            "description", "prerequisites", "url", "source",
        ]
        let found = try belltower.run("modules", "netw", "--json").list()
        #expect(found.count == 1 && Set(found[0].keys) == facts)
        #expect(found[0]["credits"] as? Int == 6)
        #expect(found[0]["staff"] as? [String] == ["Zoë Müller", "B. Ng"])
        #expect(found[0]["level"] is NSNull)
        let id = try belltower.run("comment", "CM50123", "Bring paper", "--json").object()["id"]
        let page = try belltower.run("module", "cm-50123", "--json").object()
        #expect(
            Set(page.keys) == facts.union(["meetings", "classmates", "comments", "enrolled"]))
        #expect(page["enrolled"] as? Bool == true)
        let meetings = try #require(page["meetings"] as? [[String: Any]])
        #expect(meetings.allSatisfy { $0["module"] as? String == "CM50123" })
        #expect(meetings.contains { $0["meetingKind"] as? String == "lecture" })
        let comment = try #require((page["comments"] as? [[String: Any]])?.first)
        #expect(Set(comment.keys) == ["id", "author", "text", "at", "edited"])
        #expect(comment["id"] as? Int == id as? Int && comment["author"] as? String == "sam")
        #expect(comment["at"] as? String == "2026-10-05T08:00:00+01:00")
        try belltower.add("kim")
        try belltower.run("enrol", "CM50123", "--as", "kim")
        let classmates = try belltower.run("classmates", "CM50123", "--json").list()
        #expect(classmates.count == 1 && Set(classmates[0].keys) == ["handle", "name", "friend"])
    }

    @Test("enrolling, leaving and a whole programme")
    func enrolling() throws {
        let belltower = try Self.home()
        let file = try belltower.folder.write(
            "[{\"name\":\"MSc\",\"year\":\"2026/27\",\"modules\":[\"CM50123\",\"CM50124\"]}]",
            as: "programmes.json")
        #expect(try belltower.run("programmes", "--load", file).status == 0)
        let asked = try belltower.run("enrol", "--programme", "msc")
        #expect(asked.status == 64 && asked.output.contains("CM50124"))
        #expect(!asked.output.contains("CM50123"))
        let done = try belltower.run("enrol", "--programme", "msc", "--yes", "--json").object()
        #expect(done["enrolled"] as? [String] == ["CM50124"])
        #expect(try belltower.run("enrol", "--json").list().count >= 2)
        let left = try belltower.run("leave", "cm 50124", "--json").object()
        #expect(left["left"] as? String == "CM50124")
        let again = try belltower.run("enrol", "CM50124", "CM50123", "--json").object()
        #expect(again["enrolled"] as? [String] == ["CM50124"])
        #expect(again["already"] as? [String] == ["CM50123"])
    }

    /// A command line as `kim`, who takes nothing, and the status it ends with.
    static let mistakes: [(line: [String], status: Int32)] = [
        (["module", "CM50132"], 66), (["enrol", "XX1"], 66), (["leave", "CM50123"], 66),
        (["classmates", "CM50123"], 77), (["comment", "CM50123", "x"], 77),
        (["comment", "CM50123"], 64), (["comment"], 64), (["comment", "--edit", "1"], 64),
        (["comment", "--edit", "1", "x"], 77), (["comment", "--delete", "1"], 77),
        (["comment", "--hide", "1"], 77), (["comment", "--report", "99"], 66),
        (["comment", "--reports"], 77), (["modules", "--load", "/dev/null"], 77),
        (["modules", "--limit", "0"], 64), (["enrol", "--programme", "x"], 66),
        (["enrol", "CM50123", "--programme", "x"], 64), (["module", "CM50123", "--year", "x"], 64),
        (["comment", "--edit", "1", "--delete", "1", "x"], 64),
    ]

    @Test("what is wrong has its exit status and one line", arguments: mistakes)
    func failures(_ line: [String], status: Int32) throws {
        var belltower = try Self.home()
        try belltower.run("comment", "CM50123", "first")
        try belltower.add("kim")
        belltower.person = "kim"
        let process = belltower.process(line)
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == status, "\(line): \(text)")
        if status != 64 {
            #expect(text.hasPrefix("belltower: ") && text.split(separator: "\n").count == 1)
        }
    }

    @Test("a comment of ten megabytes, and one that steers a terminal")
    func hostileComments() throws {
        let belltower = try Self.home()
        let huge = String(repeating: "é", count: 5 << 20)
        let outcome = try belltower.run("comment", "CM50123", "-", input: huge)
        #expect(outcome.status == 64 && outcome.errors.contains("2000"))
        #expect(try belltower.run("comment", "CM50123", "-", input: "a\u{1b}[2J\n").status == 0)
        #expect(try belltower.run("comment", "CM50123", "-", input: "\u{202e}x").status == 0)
        let page = try belltower.run("module", "CM50123").output
        #expect(!page.unicodeScalars.contains { $0.value == 0x1b || $0.value == 0x202e })
    }

    @Test("a campus profile decides what a code is; a broken one is named with its line")
    func profile() throws {
        let belltower = try Belltower()
        let feed = try belltower.folder.write(
            Belltower.feed("R111 Expression TP", "SAE 102 Projet"), as: "iut.ics")
        try belltower.run("subscribe", feed)
        #expect(try belltower.run("check").output.contains("R111"))
        try Data("campus: but-rt\n".utf8)
            .write(to: URL(fileURLWithPath: belltower.home + "/config.yaml"))
        try belltower.run("import", "--all")
        #expect(try belltower.run("modules", "--json").list().count == 2)
        #expect(try !belltower.run("check").output.contains("not linked"))
        let folder = belltower.folder.path + "/mine/campus"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try Data("name: X\nmoduleCode: {pattern: '('}\n".utf8)
            .write(to: URL(fileURLWithPath: folder + "/but-rt.yaml"))
        let mine = ["BELLTOWER_CRAWLERS": belltower.folder.path + "/mine"]
        let broken = try belltower.run("import", "--all", environment: mine)
        #expect(broken.status == 78 && broken.errors.contains("line 2"))
        #expect(try belltower.run("check", environment: mine).status == 78)
    }

    @Test("a catalogue that says no more than codes and titles is one: what it lacks is listed")
    func threeColumns() throws {
        let belltower = try Belltower()
        try belltower.run("subscribe", Self.term)
        let file = try belltower.folder.write(
            "code,title,year\nCM50124,Algebra,2026/27\n", as: "catalogue.csv")
        #expect(try belltower.run("modules", "--load", file).status == 0)
        let check = try belltower.run("check")
        #expect(check.status == 0)
        #expect(check.output.contains("CM50123"), "\(check.output)")
        _ = try belltower.folder.write(
            "code,title,year\nCM50124,Linear algebra,2026/27\n", as: "catalogue.csv")
        #expect(try belltower.run("modules", "--load", file).status == 0)
        #expect(try belltower.run("modules", "--changes").output.contains("Linear algebra"))
    }

    @Test("meetings are in the calendar of who takes the module, and of nobody else")
    func stranger() throws {
        let belltower = try Belltower(people: ["sam", "kim"])
        try belltower.run("subscribe", Self.term, "--for-everyone")
        let page = try belltower.run("module", "CM50123", "--as", "kim").output
        #expect(page.contains("meetings; next:") && !page.contains("in your calendar"), "\(page)")
        try belltower.run("enrol", "CM50123", "--as", "kim")
        #expect(
            try belltower.run("module", "CM50123", "--as", "kim").output
                .contains("meetings in your calendar; next:"))
    }
}
