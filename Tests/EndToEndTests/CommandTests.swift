import Foundation
import TestSupport
import Testing

@Suite("The commands")
struct CommandTests {
    static let term = Fixtures.feeds.appendingPathComponent("term.ics").path

    @Test("every command has a help with an example")
    func help() throws {
        let belltower = try Belltower()
        for command in [
            "subscribe", "import", "sources", "unsubscribe", "agenda", "add", "edit", "delete",
            "undo",
            "export", "reminders",
            "remind", "check",
        ] {
            let outcome = try belltower.run(command, "--help")
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("belltower \(command)"), "\(command)")
            #expect(outcome.output.contains("Example"), "\(command)")
        }
        #expect(try belltower.run("--version").output.hasPrefix("0."))
        #expect(try belltower.run("help", "agenda").status == 0)
        #expect(try belltower.run("--generate-completion-script", "bash").status == 0)
    }

    /// A command line, and the status it ends with.
    static let mistakes: [(line: String, status: Int32)] = [
        ("agenda someday", 64), ("agenda week 2026-13-01", 64),
        ("agenda --from tomorrow --to today", 64), ("nonsense", 64),
        ("agenda --kind lecture", 64), ("agenda --zone Mars/Base", 64),
        ("agenda --now noon", 64), ("agenda --as NotAHandle!", 64), ("subscribe", 64),
        ("subscribe ftp://example.org/x", 64), ("subscribe /does/not/exist.ics", 66),
        ("subscribe /tmp", 66), ("subscribe http://127.0.0.1:9/x.ics", 77),
        ("import Nothing", 66), ("unsubscribe Nothing --yes", 66),
        ("export /does/not/exist/x.ics", 73),
        ("remind --once --channel command:/does/not/exist", 66),
        ("remind --channel pigeon", 64),
    ]

    @Test("what is wrong has its exit status and one line", arguments: mistakes)
    func failures(_ line: String, status: Int32) throws {
        let belltower = try Belltower()
        let arguments = line.split(separator: " ").map(String.init)
        let process = belltower.process(arguments)
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == status, "\(arguments): \(text)")
        #expect(text.hasPrefix("belltower: ") && text.split(separator: "\n").count == 1)
    }

    @Test("the agenda's JSON has the contract's fields, in order of the start")
    func agendaFields() throws {
        let belltower = try Belltower()
        let report = try belltower.run("subscribe", Self.term, "--json").object()
        #expect(report["source"] as? String == "Timetable 2026/27")
        #expect(report["status"] as? String == "imported")
        #expect(report["added"] as? Int == 7)
        #expect(report["events"] as? Int == 7)
        let items = try belltower.run("agenda", "week", "--json").list()
        #expect(items.count == 10)
        #expect(
            Set(items[0].keys) == [
                "id", "kind", "start", "end", "allDay", "zone", "summary", "location", "module",
                "meetingKind", "staff", "source", "uid", "recurrenceId", "status", "description",
                "url", "clashes", "moreClashes", "alsoFrom", "group", "alternative", "doubleOf",
                "hidden", "note",
                "colour",
            ])
        let lecture = try #require(items.first { $0["kind"] as? String == "class" })
        #expect(lecture["start"] as? String == "2026-10-05T09:15:00+01:00")
        #expect(lecture["recurrenceId"] as? String == "2026-10-05T09:15:00+01:00")
        let allDay = try #require(items.first { $0["allDay"] as? Bool == true })
        #expect(allDay["start"] as? String == "2026-10-05")
        #expect(allDay["end"] as? String == "2026-10-10")
        #expect(allDay["kind"] as? String == "event")
        let starts = items.compactMap { $0["start"] as? String }.map { $0.prefix(10) }
        #expect(starts == starts.sorted())
    }

    @Test("a moved class keeps its id, a cancelled one is listed when asked for")
    func movedAndCancelled() throws {
        let belltower = try Belltower()
        try belltower.run("subscribe", Self.term)
        let shown = try belltower.run("agenda", "week", "2026-10-12", "--json").list()
        let all = try belltower.run(
            "agenda", "week", "2026-10-12", "--json", "--cancelled"
        ).list()
        #expect(all.count == shown.count + 1)
        let moved = try #require(
            shown.first { ($0["summary"] as? String)?.contains("moved") ?? false })
        #expect((moved["id"] as? String)?.hasSuffix("-20261012T091500") ?? false)
        #expect(moved["start"] as? String == "2026-10-13T14:15:00+01:00")
    }

    @Test("standard input, a URL file, and the same address again")
    func waysToSubscribe() throws {
        let belltower = try Belltower()
        let text = Belltower.feed("One", "Two")
        let piped = try belltower.run("subscribe", "-", "--json", input: text).object()
        #expect(piped["added"] as? Int == 2)
        let file = try belltower.folder.write(text, as: "term.ics")
        let list = try belltower.folder.write(file + "\n", as: "url.txt")
        #expect(try belltower.run("subscribe", "--url-file", list, "--name", "Mine").status == 0)
        let again = try belltower.run("subscribe", file, "--json").object()
        #expect(again["status"] as? String == "unchanged")
        #expect(again["source"] as? String == "Mine")
        #expect(try belltower.run("sources", "--json").list().count == 2)
        #expect(try belltower.run("import", "My timetable").status == 64)
    }

    @Test("unsubscribing asks, or needs --yes where nobody can answer")
    func unsubscribe() throws {
        let belltower = try Belltower()
        try belltower.run("subscribe", Self.term, "--name", "T")
        #expect(try belltower.run("unsubscribe", "T").status == 64)
        #expect(try belltower.run("unsubscribe", "T", "--yes").status == 0)
        #expect(try belltower.run("agenda", "week", "--json").list().isEmpty)
    }

    @Test("a feed cannot steer the terminal")
    func terminal() throws {
        let belltower = try Belltower()
        let feed = try belltower.folder.write(
            Belltower.feed("Evil \u{9b}31m \u{202e}txet"), as: "evil.ics")
        try belltower.run("subscribe", feed)
        let text = try belltower.run("agenda", "2026-10-10").output
        #expect(!text.unicodeScalars.contains { $0.value == 0x9b || $0.value == 0x202e })
    }

    @Test("the home is the person's own")
    func permissions() throws {
        let belltower = try Belltower()
        try belltower.run("subscribe", Self.term)
        for path in [belltower.home, belltower.home + "/belltower.sqlite"] {
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            #expect((mode as? Int ?? 0o777) & 0o077 == 0, "\(path)")
        }
        let check = try belltower.run("check", "--json")
        #expect(check.status == 0, "\(check.output)")
    }

    @Test(
        "a broken configuration is named with its line",
        arguments: ["fetch: {alowPrivate: true}", "zone: [1]", "fetch: 3", "\tx", "zone: {"])
    func configuration(_ yaml: String) throws {
        let belltower = try Belltower()
        try belltower.allowLoopback()
        try Data(("# comment\n" + yaml).utf8)
            .write(to: URL(fileURLWithPath: belltower.home + "/config.yaml"))
        let outcome = try belltower.run("agenda")
        #expect(outcome.status == 78)
        #expect(outcome.errors.contains("config.yaml"))
    }
}
