import Foundation
import TestSupport
import Testing

@Suite("Publishing calendars")
struct PublishTests {
    private let belltower: Belltower
    private var folder: String { belltower.folder.path + "/www" }

    init() throws {
        belltower = try Belltower(people: ["op", "ann", "ben"])
        let feed = try belltower.folder.write(Belltower.feed("Networks", "Algebra"), as: "t.ics")
        #expect(try belltower.run("subscribe", feed).status == 0)
        for handle in ["ann", "ben"] {
            #expect(try belltower.run("subscribe", feed, "--as", handle).status == 0)
        }
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    private func mark(_ name: String) throws -> [Int64] {
        var status = stat()
        #expect(lstat(folder + "/" + name, &status) == 0)
        return [Int64(status.st_ino), Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec)]
    }

    private func publish(as person: String, _ more: String...) throws -> Belltower.Outcome {
        try belltower.run(words: ["export", "--publish", folder, "--as", person] + more)
    }

    /// As an operator does who names nobody: by their login.
    private func publishAll(_ more: String...) throws -> Belltower.Outcome {
        let login = NSUserName()
        try belltower.run("person", "add", login)
        try belltower.run("person", "edit", login, "--role", "operator")
        return try belltower.run(
            words: ["export", "--publish", folder] + more, environment: ["BELLTOWER_PERSON": ""])
    }

    @Test("a file is written once, under a name nobody guesses, and again when it changed")
    func onlyChanges() throws {
        #expect(try publish(as: "ann").status == 0)
        let name = try #require(try files().first)
        #expect(try files().count == 1 && name.hasPrefix("ann-") && name.utf8.count == 4 + 34 + 4)
        let mode = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
        #expect(mode[.posixPermissions] as? Int == 0o644)
        let mark = try mark(name)
        let again = try publish(as: "ann", "--json").object()
        let calendars = again["calendars"] as? [[String: Any]]
        #expect(calendars?.first?["status"] as? String == "unchanged")
        #expect(calendars?.first?["file"] as? String == folder + "/" + name)
        #expect(try self.mark(name) == mark)
        #expect(
            try belltower.run("add", "Dentist", "--start", "fri 14:00", "--as", "ann").status == 0)
        #expect(try publish(as: "ann").output.contains("1 written"))
        #expect(try self.mark(name) != mark && files() == [name])
        let told = try belltower.run("export", "--published", "--as", "ann").output
        #expect(told == folder + "/" + name + "\n")
    }

    @Test("--renew gives a new name, and the old file goes")
    func renewing() throws {
        #expect(try publish(as: "ann").status == 0)
        let before = try files()
        #expect(try publish(as: "ann", "--renew").output.contains("1 old removed"))
        #expect(try files().count == 1 && files() != before)
        #expect(try belltower.run("export", "--renew").status == 64)
        #expect(try belltower.run("export", "x.ics", "--publish", folder).status == 64)
    }

    @Test("nobody publishes for others but an operator, nor who is suspended")
    func permissions() throws {
        #expect(try publish(as: "ann").status == 0)
        #expect(try publish(as: "ben").status == 0)
        #expect(try files().map { $0.prefix(4) } == ["ann-", "ben-"])
        #expect(try belltower.run("person", "suspend", "ben").status == 0)
        let refused = try publish(as: "ben")
        #expect(refused.status == 77)
        #expect(refused.errors.split(separator: "\n").count == 1)
    }

    @Test("files of the erased go at once; what others put there stays")
    func erased() throws {
        #expect(try publish(as: "ann").status == 0)
        #expect(try publish(as: "ben").status == 0)
        let strangers = ["notes.txt", "ann-abc.ics", "index.html"]
        for name in strangers {
            try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
        }
        let names = try files()
        let ann = try #require(names.first { $0.hasPrefix("ann-") && $0.utf8.count > 20 })
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + ann))
        #expect(try belltower.run("person", "erase", "ann", "--yes").status == 0)
        #expect(try files() == names.filter { $0 != ann })
        // What was left behind all the same, and what a killed writer left, goes with the next.
        try whole.write(to: URL(fileURLWithPath: folder + "/" + ann))
        let ben = try #require(names.first { $0.hasPrefix("ben-") })
        try whole.write(to: URL(fileURLWithPath: folder + "/" + ben + ".4711.tmp"))
        #expect(try publish(as: "ben").status == 0)
        #expect(try files().contains(ann) && !files().contains { $0.hasSuffix(".tmp") })
    }

    @Test("what a restore leaves of somebody goes when they are erased, or with the next run")
    func restored() throws {
        let copy = belltower.folder.path + "/copy"
        // Made before anything was published: the folder is not known in it.
        #expect(try belltower.run("backup", copy).status == 0)
        #expect(try publishAll().output.contains("4 written"))
        #expect(try belltower.run("restore", copy, "--yes").status == 0)
        #expect(try belltower.run("person", "erase", "ann", "--yes").status == 0)
        #expect(try publishAll().status == 0)
        #expect(try !files().contains { $0.hasPrefix("ann-") } && files().count == 3)
        // Renewed after the backup: the database knows the older name.
        #expect(try belltower.run("backup", copy + "2").status == 0)
        #expect(try publish(as: "ben", "--renew").status == 0)
        #expect(try belltower.run("restore", copy + "2", "--yes").status == 0)
        #expect(try belltower.run("person", "erase", "ben", "--yes").status == 0)
        #expect(try !files().contains { $0.hasPrefix("ben-") })
    }

    @Test("a calendar that cannot be removed is named, and goes when it can be")
    func stuck() throws {
        for handle in ["ann", "ben"] { #expect(try publish(as: handle).status == 0) }
        let ann = try #require(try files().first { $0.hasPrefix("ann-") })
        let ben = try #require(try files().first { $0.hasPrefix("ben-") })
        // Nobody can unlink a folder, not even root.
        try FileManager.default.removeItem(atPath: folder + "/" + ann)
        try FileManager.default.createDirectory(
            atPath: folder + "/" + ann, withIntermediateDirectories: false)
        let outcome = try belltower.run("person", "erase", "ann", "--yes", "--json")
        #expect(outcome.status == 1 && outcome.errors.contains(folder + "/" + ann))
        #expect(try outcome.object()["published"] as? [String] == [folder + "/" + ann])
        let again = try belltower.run("person", "erase", "ann", "--yes")
        #expect(again.status == 66 && again.errors.contains(ann), "\(again.errors)")
        try FileManager.default.removeItem(atPath: folder + "/" + ann)
        try Data("BEGIN:VCALENDAR\r\n".utf8)
            .write(to: URL(fileURLWithPath: folder + "/" + ann))
        #expect(try belltower.run("person", "erase", "ann", "--yes").status == 0)
        #expect(try files() == [ben])
        // The folder has another name now, and what is in it is served still.
        try FileManager.default.moveItem(atPath: folder, toPath: folder + "2")
        let gone = try belltower.run("person", "erase", "ben", "--yes", "--json")
        #expect(gone.status == 1 && gone.errors.contains(folder + "/" + ben))
        #expect(try gone.object()["published"] as? [String] == [folder + "/" + ben])
    }

    @Test("calendars of another home are named, and stay")
    func otherHome() throws {
        let other = try Belltower()
        #expect(try other.run("export", "--publish", folder).status == 0)
        let name = try #require(try files().first)
        let outcome = try publishAll("--json")
        #expect(outcome.status == 0 && outcome.errors.contains(name), "\(outcome.errors)")
        #expect(try outcome.object()["unknown"] as? [String] == [folder + "/" + name])
        #expect(try files().contains(name))
    }

    @Test("a folder that cannot be is a one-line failure")
    func noFolder() throws {
        let outcome = try belltower.run("export", "--publish", "/proc/nothing/here")
        #expect(outcome.status == 73 && outcome.errors.split(separator: "\n").count == 1)
        let file = try belltower.folder.write("x", as: "file")
        #expect(try belltower.run("export", "--publish", file).status == 73)
    }

    @Test("on a full disk nothing half-written is left, and what was there stays")
    func fullDisk() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard let disk = SmallDisk(over: folder, kilobytes: 64) else {
            return print("skipped: only root may mount a small disk")
        }
        #expect(try publish(as: "ann").status == 0)
        let names = try files()
        let before = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + names[0]))
        disk.fill(leaving: 0)
        #expect(
            try belltower.run("add", "Dentist", "--start", "fri 14:00", "--as", "ann").status == 0)
        let outcome = try publish(as: "ann")
        #expect([73, 74].contains(outcome.status) && outcome.errors.hasPrefix("belltower: "))
        #expect(try files().filter { $0 != "ballast" } == names)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + names[0])) == before)
        disk.empty()
        #expect(try publish(as: "ann").output.contains("1 written"))
    }

    @Test("killed at any instant, it leaves whole files, and the next run clears up")
    func killed() throws {
        #expect(try publish(as: "ann").status == 0)
        let name = try #require(try files().first)
        for round in 0..<8 {
            #expect(
                try belltower.run("add", "Entry \(round)", "--start", "fri 14:00", "--as", "ann")
                    .status == 0)
            let victim = try Victim(
                Belltower.binary.path, ["export", "--publish", folder, "--as", "ann"],
                environment: belltower.environment)
            usleep(UInt32(round * 6_000))
            victim.kill()
            let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.hasSuffix("END:VCALENDAR\r\n"))
        }
        #expect(try publish(as: "ann").status == 0)
        #expect(try files() == [name])
    }

    @Test("a profile is told from another, and says what becomes of alarms")
    func profiles() throws {
        let google = try belltower.run("export", "--profile", "google", "--alarms")
        #expect(google.status == 0 && !google.output.contains("VALARM"))
        #expect(google.errors.contains("Google Calendar drops all alarms"))
        let plain = try belltower.run("export", "--alarms")
        #expect(plain.output.contains("BEGIN:VALARM") && plain.errors.isEmpty)
        #expect(try belltower.run("export", "--profile", "palm").status == 64)
    }
}
