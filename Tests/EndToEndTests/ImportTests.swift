import Foundation
import Synchronization
import TestSupport
import Testing

/// What a site answers now; the test changes it.
final class Script: Sendable {
    private let reply: Mutex<LoopbackReply>

    init(_ reply: LoopbackReply) { self.reply = Mutex(reply) }

    var now: LoopbackReply {
        get { reply.withLock { $0 } }
        set { reply.withLock { $0 = newValue } }
    }
}

@Suite("Importing over the network")
struct ImportTests {
    static let good = Belltower.feed("One", "Two", "Three")

    /// A home subscribed to a site that has answered well once.
    static func subscribed() throws -> (Belltower, Script) {
        let script = Script(.ok(good))
        let site = try LoopbackSite { _ in script.now }
        var belltower = try Belltower()
        belltower.site = site
        try belltower.allowLoopback()
        let outcome = try belltower.run(
            "subscribe", site.url("/me.ics?token=s3cret"), "--name", "Mine")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return (belltower, script)
    }

    static func items(_ belltower: Belltower) throws -> Int {
        try belltower.run("agenda", "month", "--json").list().count
    }

    @Test("what goes wrong loses nothing, says so in one line, and keeps the address secret")
    func accidents() throws {
        let (belltower, script) = try Self.subscribed()
        let accidents: [(LoopbackReply, Int32)] = [
            (.ok("<!DOCTYPE html><html>Please log in</html>"), 65), (.ok(""), 65),
            (.ok("No calendar for token=s3cret"), 65), (.ok("me.ics?token=S3%63ret"), 65),
            (.status(500), 69), (.status(404), 69), (.status(403), 69), (.status(410), 69),
            (
                LoopbackReply(status: 200, body: .cutShort(Array(Self.good.utf8), promised: 9_999)),
                69
            ), (.stall, 69),
            (.ok(String(Self.good.prefix(300))), 65), (.ok("\0\0\0\0"), 65),
            (.redirect(302, to: "ftp://example.org/"), 69),
            (.ok("BEGIN:VCALENDAR\r\n" + String(repeating: "BEGIN:X\r\n", count: 100_000)), 65),
        ]
        for (reply, status) in accidents {
            script.now = reply
            let outcome = try belltower.run("import", "Mine")
            #expect(outcome.status == status, "\(outcome.errors)")
            #expect(outcome.errors.split(separator: "\n").count == 1)
            #expect(!outcome.errors.contains("s3cret") && !outcome.output.contains("s3cret"))
            #expect(try Self.items(belltower) == 3)
        }
        let status = try belltower.run("sources", "--json")
        #expect(status.output.contains("failed") && !status.output.contains("s3cret"))
        #expect(try belltower.run("sources", "--reveal").output.contains("s3cret"))
        #expect(try belltower.run("check").status == 1)
    }

    @Test("what the campus's server says is quoted to who keeps the source, to nobody else")
    func campus() throws {
        let script = Script(
            .ok(Self.good.replacing("SUMMARY:One", with: "SUMMARY:CS10100 - Lecture")))
        let site = try LoopbackSite { _ in script.now }
        var belltower = try Belltower(people: ["ops", "kim"])
        belltower.site = site
        try belltower.allowLoopback()
        let address = site.url("/me.ics?token=MYSECRET")
        try belltower.run("subscribe", address, "--name", "Campus", "--for-everyone")
        var student = belltower
        student.person = "kim"
        #expect(try student.run("enrol", "CS10100").status == 0)
        script.now = .ok("No calendar for token=MYSECRET, says Rumour")
        func told(_ home: Belltower) throws -> String {
            try [
                ["import", "Campus"], ["agenda", "2026-10-12"], ["agenda", "--json"], ["sources"],
                ["status"], ["check"], ["sources", "--json"], ["sources", "Campus", "--history"],
                ["import", "Campus", "--json"],
            ].map { words in
                let outcome = try home.run(words: words)
                return outcome.output + outcome.errors
            }.joined()
        }
        let (kept, read) = (try told(belltower), try told(student))
        #expect(kept.contains("it begins with \"No calendar for token=…, says R"), "\(kept)")
        #expect(read.contains("that is not a calendar") && !read.contains("No calendar"), "\(read)")
        for text in [kept, read] { #expect(!text.lowercased().contains("mysecr"), "\(text)") }
    }

    @Test("what was held back is listed, accepted by hand, and then told in one line")
    func heldBack() throws {
        let belltower = try Belltower()
        let titles = ["A", "B", "C", "D", "E", "F"]
        let feed = Belltower.feed(titles[0], titles[1], titles[2], titles[3], titles[4], titles[5])
        let file = try belltower.folder.write(feed, as: "six.ics")
        #expect(try belltower.run("subscribe", file, "--name", "Six").status == 0)
        _ = try belltower.folder.write(
            feed.replacing("SUMMARY", with: "STATUS:CANCELLED\r\nSUMMARY"), as: "six.ics")
        let refused = try belltower.run("import", "Six")
        #expect(refused.status == 1 && refused.output.isEmpty)
        #expect(refused.errors.contains("the feed says all 6 coming classes are cancelled"))

        let listed = try belltower.run("sources", "Six").output
        #expect(listed.contains("Held back") && listed.contains("cancelled  6 at once"))
        #expect(try belltower.run("sources", "--history", "Six").output.contains("6 at once"))
        let json = try belltower.run("sources", "Six", "--json").output
        #expect(json.contains(#""held":{"way":"cancelled""#))
        #expect(try belltower.run("sources", "Seven").status == 66)
        #expect(try belltower.run("sources", "Six", "--history", "Six").status == 64)

        let rings = try belltower.run("remind", "--once", "--channel", "jsonl:-").output
        #expect(rings.contains("Six: the feed says all 6 coming classes are cancelled"))
        let accepted = try belltower.run("import", "Six", "--accept-removals")
        #expect(accepted.status == 0 && accepted.output.contains("cancelled  6 at once, 6 times"))
        #expect(try belltower.run("changes").output.contains("cancelled  6 at once"))
        #expect(!(try belltower.run("sources", "Six").output.contains("Held back")))
    }

    @Test("an address comes by a file or by standard input, and is shown by its host alone")
    func urlFile() throws {
        let site = try LoopbackSite { _ in .ok(Self.good) }
        let belltower = try Belltower()
        try belltower.allowLoopback()
        let address = site.url("/me.ics?token=s3cret")
        let file = try belltower.folder.write(address + "\nignored\n", as: "address.txt")
        let first = try belltower.run("subscribe", "--url-file", file, "--name", "A")
        #expect(first.status == 0, "\(first.errors)")
        let again = try belltower.run("subscribe", "--url-file", "-", input: " \(address) \n")
        #expect(again.status == 0 && again.output.contains("already subscribed"))
        let sources = try belltower.run("sources").output
        #expect(sources.contains("127.0.0.1") && !sources.contains("s3cret"))
        #expect(try belltower.run("subscribe", "--url-file", "-", input: "").status == 66)
        #expect(try belltower.run("subscribe").status == 64)
        #expect(try belltower.run("subscribe", file, "--url-file", file).status == 64)
    }

    @Test("a first import that fails leaves no source behind")
    func failedSubscription() throws {
        let site = try LoopbackSite { _ in .ok("<html>") }
        let belltower = try Belltower()
        try belltower.allowLoopback()
        #expect(try belltower.run("subscribe", site.url("/feed.ics")).status == 65)
        #expect(try belltower.run("sources", "--json").list().isEmpty)
    }

    @Test("a change is imported, and what did not change is not written again")
    func changes() throws {
        let (belltower, script) = try Self.subscribed()
        let before = try belltower.run("agenda", "month", "--json").list()
        script.now = .ok(Self.good.replacing("SUMMARY:Two", with: "SUMMARY:Two, moved"))
        let report = try belltower.run("import", "Mine", "--json").list()[0]
        #expect(report["changed"] as? Int == 1)
        #expect(report["unchanged"] as? Int == 2)
        let after = try belltower.run("agenda", "month", "--json").list()
        #expect(
            after.compactMap { $0["id"] as? String } == before.compactMap { $0["id"] as? String })
        script.now = .ok(Belltower.feed("One"))
        #expect(try belltower.run("import", "Mine", "--json").list()[0]["removed"] as? Int == 2)
        script.now = .ok(Self.good)
        try belltower.run("import", "Mine")
        let back = try belltower.run("agenda", "month", "--json").list()
        #expect(
            back.compactMap { $0["id"] as? String } == before.compactMap { $0["id"] as? String })
    }

    @Test("changes of one instant are listed by their source's name, whichever was imported first")
    func orderOfChanges() throws {
        var belltower = try Belltower()
        for name in ["B", "A"] {
            let file = try belltower.folder.write(Belltower.feed(name), as: "\(name).ics")
            try belltower.run("subscribe", file, "--name", name)
            try belltower.folder.write(Belltower.feed("New \(name)"), as: "\(name).ics")
        }
        for names in [["A", "B"], ["B", "A"]] {
            for name in names { try belltower.run("import", name) }
            let changes = try belltower.run("changes", "--json").list().prefix(2)
            #expect(changes.compactMap { $0["source"] as? String } == ["A", "B"])
            belltower.now = "2026-10-05T10:00:00+01:00"
            for name in names {
                try belltower.folder.write(Belltower.feed("Newer \(name)"), as: "\(name).ics")
            }
        }
    }

    @Test("a feed that has moved for good is remembered, and one that has not changed is not read")
    func validators() throws {
        let good = Self.good
        let site = try LoopbackSite { request in
            switch request.path {
            case "/old": .redirect(301, to: "/new")
            case _ where request.headers["if-none-match"] == "\"v1\"": .status(304)
            default: .ok(good, headers: [("ETag", "\"v1\"")])
            }
        }
        var belltower = try Belltower()
        belltower.site = site
        try belltower.allowLoopback()
        try belltower.run("subscribe", site.url("/old"), "--name", "Mine")
        #expect(try belltower.run("sources", "--reveal").output.contains("/new"))
        let report = try belltower.run("import", "Mine", "--json").list()[0]
        #expect(report["status"] as? String == "unchanged")
        #expect(report["events"] as? Int == 3)
        #expect(site.requests.map(\.path) == ["/old", "/new", "/new"])
    }

    @Test("an import that is not due does nothing, and --quiet says nothing")
    func dueAndQuiet() throws {
        var (belltower, _) = try Self.subscribed()
        #expect(try belltower.run("import", "--quiet").output.isEmpty)
        #expect(belltower.site?.requests.count == 1)
        belltower.now = "2026-10-05T09:30:00+01:00"
        #expect(try belltower.run("import", "--quiet").output.isEmpty)
        #expect(belltower.site?.requests.count == 2)
    }

    @Test("two imports at once, and an agenda beside them, do each other no harm")
    func sideBySide() throws {
        let (belltower, script) = try Self.subscribed()
        for round in 0..<3 {
            script.now = .ok(Belltower.feed("One \(round)", "Two", "Three"))
            let processes = ["import", "import", "agenda"].map { command in
                belltower.process(command == "import" ? ["import", "--all"] : ["agenda", "month"])
            }
            for process in processes {
                process.standardOutput = FileHandle.nullDevice
                try process.run()
            }
            processes.forEach { $0.waitUntilExit() }
            #expect(processes.allSatisfy { [0, 75].contains($0.terminationStatus) })
            #expect(try Self.items(belltower) == 3)
        }
        #expect(try belltower.run("check").status == 0)
    }

    @Test("an import that is killed while it waits leaves everything as it was")
    func killed() throws {
        let (belltower, script) = try Self.subscribed()
        script.now = .stall
        let process = belltower.process(["import", "Mine"])
        try process.run()
        while belltower.site?.requests.count ?? 2 < 2 { sched_yield() }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(try Self.items(belltower) == 3)
        script.now = .ok(Self.good)
        #expect(try belltower.run("import", "Mine").status == 0)
    }

    @Test("a source whose person is erased while its server answers is gone, and no failure")
    func erasedMeanwhile() throws {
        let belltower = try Belltower(people: ["sam", "kim"])
        try belltower.allowLoopback()
        let (flag, program) = (belltower.folder.path + "/slow", Belltower.binary)
        let environment = belltower.environment
        let site = try LoopbackSite { _ in
            guard FileManager.default.fileExists(atPath: flag) else {
                return .ok(Belltower.feed("Algebra"))
            }
            let erase = Process()
            erase.executableURL = program
            erase.arguments = ["person", "erase", "kim", "--yes"]
            erase.environment = environment
            erase.standardOutput = FileHandle.nullDevice
            try? erase.run()
            erase.waitUntilExit()
            return .ok(Belltower.feed("Algebra", "Logic"))
        }
        #expect(
            try belltower.run("subscribe", site.url("/kim.ics"), "--name", "Mine", "--as", "kim")
                .status == 0)
        _ = try belltower.folder.write("", as: "slow")
        // As cron does: everybody's.
        let outcome = try belltower.run(
            "import", "--all", "--json", environment: ["BELLTOWER_PERSON": ""])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(!outcome.errors.contains("FOREIGN KEY"))
        let report = try #require(try outcome.list().first)
        #expect(report["status"] as? String == "unchanged")
        #expect((report["reason"] as? String)?.contains("it is gone") == true)
        #expect(try belltower.run("person", "show", "kim").status == 66)
    }
}
