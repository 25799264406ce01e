import Foundation
import TestSupport
import Testing

@Suite("The first run")
struct FirstRunTests {
    @Test("the first screen says how to begin, and makes no home")
    func nothing() throws {
        let belltower = try Belltower(people: [])
        let screen = try belltower.run()
        #expect(screen.status == 0)
        for word in ["belltower demo", "belltower setup", "belltower subscribe", belltower.home] {
            #expect(screen.output.contains(word))
        }
        #expect(screen.output.split(separator: "\n").count <= 10)
        #expect(try belltower.run("--json").object()["new"] as? Bool == true)
        #expect(!FileManager.default.fileExists(atPath: belltower.home))
        // A variable that is set to nothing names no home.
        let unnamed = try belltower.run(environment: ["BELLTOWER_HOME": ""])
        let standard = belltower.folder.path + "/.local/share/belltower"
        #expect(unnamed.output.contains("Home: \(standard)\n"))
        try belltower.add(belltower.person)
        #expect(try belltower.run("status").output == screen.output)
        #expect(try belltower.run("--help").output.contains("SUBCOMMANDS"))
    }

    @Test("the first screen says what is on, what rings, and that nobody rings it")
    func standing() throws {
        let belltower = try Belltower()
        try belltower.run("subscribe", CommandTests.term)
        try belltower.run("drink", "glass")
        let screen = try belltower.run().output
        let lines = screen.split(separator: "\n")
        #expect(lines.count <= 10)
        #expect(lines.first == "Monday 5 October 2026, 08:00")
        for words in [
            "Next: CM50123 Networking - Lecture, 8W 2.1, at 09:15", "Water: 237 ml (8 oz) today",
            "Bell: 09:00, CM50123", "no belltower remind runs", "Imported: 1 source, last 0 s ago",
        ] {
            #expect(screen.contains(words), "\(words) in \(screen)")
        }
        let json = try belltower.run("--json").object()
        #expect(json["sources"] as? Int == 1 && json["ringing"] as? Bool == false)
        #expect(json["ringsAt"] as? String == "2026-10-05T09:00:00+01:00")
        #expect(json["lastImport"] as? String == "2026-10-05T08:00:00+01:00")
    }

    @Test("two things that are on leave room for what is next")
    func manyNow() throws {
        var belltower = try Belltower()
        for name in ["One", "Two", "Three", "Four"] {
            try belltower.run("add", name, "--start", "8:00", "--for", "2h")
        }
        try belltower.run("add", "Later", "--start", "11:00")
        belltower.now = "2026-10-05T08:30:00+01:00"
        let screen = try belltower.run().output
        for words in ["Now: ", "and 2 more now", "Next: Later, at 11:00"] {
            #expect(screen.contains(words), "\(words) in \(screen)")
        }
        #expect(screen.split(separator: "\n").count <= 14)
    }

    @Test("whoever is new among others is told who they are and how to begin")
    func newAmongOthers() throws {
        let belltower = try Belltower(people: ["op", "kim"])
        let screen = try belltower.run("--as", "kim").output
        for words in ["You are kim", "belltower subscribe URL", "belltower enrol", "--as HANDLE"] {
            #expect(screen.contains(words), "\(words) in \(screen)")
        }
        #expect(try belltower.run("--json", "--as", "kim").object()["new"] as? Bool == true)
    }

    @Test("the first screen knows when a bell runs")
    func ringing() throws {
        let belltower = try Belltower()
        try belltower.run("subscribe", CommandTests.term)
        let lock = open(belltower.home + "/remind.lock", O_CREAT | O_RDWR, 0o600)
        defer { close(lock) }
        #expect(try belltower.run("--json").object()["ringing"] as? Bool == false)
        #expect(flock(lock, LOCK_EX) == 0)
        #expect(try belltower.run("--json").object()["ringing"] as? Bool == true)
        #expect(!(try belltower.run().output.contains("no belltower remind runs")))
    }

    @Test("the first screen says what is wrong with a source")
    func broken() throws {
        let belltower = try Belltower()
        let feed = try belltower.folder.write(Belltower.feed("Algebra"), as: "feed.ics")
        try belltower.run("subscribe", feed, "--name", "Mine")
        _ = try belltower.folder.write("<html>log in</html>", as: "feed.ics")
        #expect(try belltower.run("import", "Mine").status == 65)
        let screen = try belltower.run()
        #expect(screen.output.contains("\n! Mine: "), "\(screen.output)")
        #expect((try belltower.run("--json").object()["problems"] as? [String])?.count == 1)
    }

    @Test("setup takes options, says how to undo them, and can be run again")
    func options() throws {
        let belltower = try Belltower()
        let rung = belltower.folder.path + "/rung"
        let words = [
            "setup", "--zone", "europe/paris", "--feed", CommandTests.term, "--leads", "30m",
            "--goal", "2l", "--channel", "jsonl:\(rung)", "--yes",
        ]
        let outcome = try belltower.run(words: words)
        #expect(outcome.status == 0, "\(outcome.errors)")
        for line in [
            "zone: Europe/Paris, in \(belltower.home)/config.yaml",
            "(undo: belltower unsubscribe \"Timetable 2026/27\")",
            "leads: 30m  (undo: belltower settings leads.class default)",
            "goal: 2 l from 09:00 to 21:00  (undo: belltower goal --off)",
            "trial: rang by jsonl:",
        ] {
            #expect(outcome.output.contains(line), "\(line) in \(outcome.output)")
        }
        #expect(try String(contentsOfFile: rung, encoding: .utf8).contains("Belltower rings"))
        #expect(try belltower.run("settings", "leads.class").output == "leads.class 30m\n")
        let again = try belltower.run(words: words + ["--json"])
        #expect(again.status == 0)
        #expect(try again.list().allSatisfy { $0["done"] as? Bool == true })
        #expect(try belltower.run("sources", "--json").list().count == 1)
    }

    @Test("a step of setup that fails leaves the others done")
    func failing() throws {
        let belltower = try Belltower()
        let address = try belltower.folder.write("/does/not/exist.ics\n", as: "address")
        let outcome = try belltower.run(
            "setup", "--feed-file", address, "--leads", "20m", "--goal", "lots", "--yes")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("feed: ") && outcome.errors.contains("goal: "))
        #expect(try belltower.run("settings", "leads.class").output == "leads.class 20m\n")
        #expect(try belltower.run("setup").status == 64)
        let empty = try belltower.run("setup", "--feed", "", "--yes")
        #expect(empty.status == 64 && empty.errors.contains("--feed is empty: leave it out"))
        #expect(
            try belltower.run("setup", "--zone", "Mars", "--yes").errors
                == "belltower: zone: there is no time zone Mars: give an IANA name, as Europe/London\n"
        )
    }

    @Test("setup asks on a terminal, where the feed's address is not shown")
    func asked() throws {
        let belltower = try Belltower()
        let rung = belltower.folder.path + "/rung"
        let feed = try belltower.folder.write(Belltower.feed("Algebra"), as: "secret-feed.ics")
        let talk = try Conversation(belltower, "setup")
        try talk.answer("Europe/Paris", to: "Time zone")
        try talk.answer("/does/not/exist.ics", to: "not shown")
        try talk.answer(feed, to: "not shown")
        try talk.answer("25m", to: "How long")
        try talk.answer("", to: "Water")
        try talk.answer("jsonl:\(rung)", to: "How to ring")
        try talk.answer("y", to: "try it?")
        let text = try talk.end()
        #expect(!text.contains("secret-feed"), "\(text)")
        #expect(text.contains("rang by jsonl"), "\(text)")
        #expect(FileManager.default.fileExists(atPath: rung))
        #expect(try belltower.run("settings", "leads.class").output == "leads.class 25m\n")
        #expect(try belltower.run("goal", "--json").object()["on"] as? Bool == false)
        let config = try String(contentsOfFile: belltower.home + "/config.yaml", encoding: .utf8)
        #expect(config == "zone: Europe/Paris\n")
    }

    @Test("the demo plays a day in a home that is gone afterwards")
    func demo() throws {
        let belltower = try Belltower(people: [])
        let place = belltower.folder.path
        let outcome = try belltower.run(
            "demo", "--fast", environment: ["TMPDIR": place, "BELLTOWER_CAMPUS": "nowhere"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        for words in [
            "7 events", "kim: now you are friends", "is in 8W 1.1 instead of 3E 2.4",
            "room changed from 3E 2.4",
            "with kim", "kim: Bring the problem sheet", "Time for a cup", "237 ml",
            "CM50123 Networking - Lab at 13:15", "belltower setup",
        ] {
            #expect(outcome.output.contains(words), "\(words) in \(outcome.output)")
        }
        #expect(!FileManager.default.fileExists(atPath: belltower.home))
        #expect(try FileManager.default.contentsOfDirectory(atPath: place).isEmpty)
        #expect(try belltower.run("demo", "--speed", "0").status == 64)
    }

    @Test("the demo whose reader goes away leaves nothing behind")
    func unread() throws {
        let belltower = try Belltower()
        let place = try TemporaryFolder()
        let outcome = try belltower.run(
            words: [], environment: ["TMPDIR": place.path],
            through: ["/bin/sh", "-c", "$0 demo --fast | head -n 1"])
        #expect(outcome.status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
    }

    @Test("the demo that is stopped leaves nothing behind")
    func stopped() throws {
        let belltower = try Belltower(people: [])
        let talk = try Conversation(
            belltower, "demo", environment: ["TMPDIR": belltower.folder.path])
        try talk.waitFor("7 events")
        try talk.answer("\u{3}", to: "")
        let text = try talk.end()
        #expect(text.contains("Stopped"), "\(text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: belltower.folder.path).isEmpty)
    }
}
