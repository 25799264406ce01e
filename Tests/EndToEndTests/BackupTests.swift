import Foundation
import Storage
import StorageSQLite
import TestSupport
import Testing

@Suite("Backup and restore")
struct BackupTests {
    private let belltower: Belltower

    init() throws {
        belltower = try Belltower()
        try belltower.run("add", "Dentist", "--start", "2026-10-09 14:00")
    }

    private var folder: String { belltower.folder.path }

    private func files(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    private func titles() throws -> [String] {
        try belltower.run("agenda", "2026-10-09", "--json").list()
            .compactMap { $0["summary"] as? String }
    }

    @Test("what was there when the backup was made comes back; what it replaced is kept")
    func wayBack() throws {
        let file = folder + "/copy"
        let made = try belltower.run("backup", file, "--json").object()
        #expect(made["file"] as? String == file && made["people"] as? Int == 1)
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        try belltower.run("add", "Haircut", "--start", "2026-10-09 16:00")
        #expect(try belltower.run("restore", file).status == 64)
        #expect(try titles() == ["Dentist", "Haircut"])
        let restored = try belltower.run("restore", file, "--yes", "--json").object()
        #expect(try titles() == ["Dentist"])
        let replaced = try #require(restored["replaced"] as? String)
        let back = try belltower.run(
            "restore", replaced, "--yes", "--now", "2026-10-06T08:00:00+01:00")
        #expect(back.status == 0)
        #expect(try titles() == ["Dentist", "Haircut"])
    }

    @Test("two restores within a second both keep what they replace")
    func twice() throws {
        let file = folder + "/copy"
        try belltower.run("backup", file)
        var kept: Set<String> = []
        for title in ["Haircut", "Swim", "Chess"] {
            try belltower.run("add", title, "--start", "2026-10-09 16:00")
            let restored = try belltower.run("restore", file, "--yes", "--json").object()
            kept.insert(try #require(restored["replaced"] as? String))
        }
        #expect(kept.count == 3)
        #expect(try titles() == ["Dentist"])
        let check = try belltower.run("check")
        #expect(check.output.contains("belltower.sqlite.replaced-20261005T070000Z-2"))
    }

    @Test("whoever is turned away is told what is under way, and a restore is no bell")
    func sideBySide() throws {
        let file = folder + "/copy"
        try belltower.run("backup", file)
        // An import that is at work keeps the first restore waiting.
        let imports = open(belltower.home + "/import.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        #expect(imports >= 0)
        defer { close(imports) }
        var part = flock()
        (part.l_type, part.l_start, part.l_len) = (Int16(F_WRLCK), 1, 1)
        #expect(fcntl(imports, F_SETLK, &part) == 0)
        let first = belltower.process(["restore", file, "--yes"])
        try first.run()
        defer { if first.isRunning { kill(first.processIdentifier, SIGKILL) } }
        let bell = open(belltower.home + "/remind.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        defer { close(bell) }
        let end = Date(timeIntervalSinceNow: 20)
        while flock(bell, LOCK_SH | LOCK_NB) == 0, Date() < end {
            flock(bell, LOCK_UN)
            usleep(10_000)
        }
        let message = "belltower: belltower restore is under way in another process: try again\n"
        for words in [["restore", file, "--yes"], ["remind", "--once"], ["remind"]] {
            let outcome = try belltower.run(words: words)
            #expect(outcome.status == 75 && outcome.errors == message, "\(outcome.errors)")
        }
        let standing = try belltower.run("status", "--json").object()
        #expect(standing["ringing"] as? Bool == false)
        part.l_type = Int16(F_UNLCK)
        #expect(fcntl(imports, F_SETLK, &part) == 0)
        first.waitUntilExit()
        #expect(first.terminationStatus == 0)
    }

    @Test("what a restore left that was killed is gone at the next start, and nothing else is")
    func leftovers() throws {
        let dead = try Victim("/bin/true", [], environment: [:])
        _ = dead.wait()
        let name = belltower.home + "/belltower.sqlite.replaced-20261005T070000Z"
        let gone = [
            "\(name).\(dead.pid).tmp", "\(name).\(dead.pid).tmp-journal",
            belltower.home + "/config.yaml.\(dead.pid).tmp",
        ]
        let stays = [
            name, "\(name).\(getpid()).tmp", belltower.home + "/notes.\(dead.pid).tmp",
            belltower.home + "/belltower.sqlite.old.tmp",
        ]
        for file in gone + stays { try Data("x".utf8).write(to: URL(fileURLWithPath: file)) }
        let check = try belltower.run("check")
        #expect(check.output.contains("replaced-20261005T070000Z.\(getpid()).tmp (unfinished)"))
        for file in gone { #expect(!FileManager.default.fileExists(atPath: file), "\(file)") }
        for file in stays { #expect(FileManager.default.fileExists(atPath: file), "\(file)") }
    }

    @Test("a home that is not there yet is made by a restore")
    func elsewhere() throws {
        let file = folder + "/copy"
        try belltower.run("backup", file)
        let home = folder + "/other/home"
        try FileManager.default.createDirectory(
            atPath: folder + "/other", withIntermediateDirectories: true)
        #expect(try belltower.run("--home", home, "restore", file).status == 0)
        let items = try belltower.run("agenda", "2026-10-09", "--json", "--home", home).list()
        #expect(items.count == 1)
    }

    @Test("a folder's backups are named by time, and the oldest make room")
    func folderRotation() throws {
        let backups = folder + "/backups"
        for day in 5...8 {
            let now = "2026-10-0\(day)T08:00:00+01:00"
            let outcome = try belltower.run(
                "backup", backups + "/", "--keep", "2", "--quiet", "--now", now)
            #expect(outcome.status == 0 && outcome.output.isEmpty)
            try "mine".write(
                toFile: backups + "/belltower-notes.sqlite", atomically: true, encoding: .utf8)
        }
        #expect(
            try files(backups) == [
                "belltower-20261007T070000Z.sqlite", "belltower-20261008T070000Z.sqlite",
                "belltower-notes.sqlite",
            ])
        // The clock was ahead by days, and is right again.
        let outcome = try belltower.run(
            "backup", backups + "/", "--keep", "2", "--now", "2026-10-06T08:00:00+01:00")
        #expect(outcome.status == 0)
        #expect(
            try files(backups) == [
                "belltower-20261006T070000Z.sqlite", "belltower-20261008T070000Z.sqlite",
                "belltower-notes.sqlite",
            ])
    }

    @Test("a folder keeps config.yaml beside each backup, and a restore leaves the home's alone")
    func configuration() throws {
        let (backups, config) = (folder + "/backups", belltower.home + "/config.yaml")
        let real = folder + "/real.yaml"
        try "zone: Europe/London\n".write(toFile: real, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: config, withDestinationPath: real)
        for day in 5...7 {
            let now = "2026-10-0\(day)T08:00:00+01:00"
            try belltower.run("backup", backups + "/", "--keep", "2", "--now", now)
        }
        let last = backups + "/belltower-20261007T070000Z"
        #expect(
            try files(backups) == [
                "belltower-20261006T070000Z.config.yaml", "belltower-20261006T070000Z.sqlite",
                "belltower-20261007T070000Z.config.yaml", "belltower-20261007T070000Z.sqlite",
            ])
        let kept = last + ".config.yaml"
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "zone: Europe/London\n")
        let mode = try FileManager.default.attributesOfItem(atPath: kept)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        // Alike: nothing to say.
        let alike = try belltower.run("restore", last + ".sqlite", "--yes", "--json").object()
        #expect(alike["configuration"] is NSNull)
        try "zone: Europe/Paris\n".write(toFile: real, atomically: true, encoding: .utf8)
        let later = "2026-10-05T09:00:00+01:00"
        let other = try belltower.run("restore", last + ".sqlite", "--yes", "--now", later)
        #expect(other.output.contains("differs, is \(kept)"), "\(other.output)")
        #expect(try String(contentsOfFile: config, encoding: .utf8) == "zone: Europe/Paris\n")
        // Outside a folder nothing is written but the file that was named.
        let single = try belltower.run("backup", folder + "/copy", "--json").object()
        #expect(single["configuration"] is NSNull)
        #expect(!FileManager.default.fileExists(atPath: folder + "/copy.config.yaml"))
    }

    @Test("a folder keeps the key pair of pushes with each backup; a restore puts it back")
    func pushKey() throws {
        let (backups, key) = (folder + "/backups", belltower.home + "/push.key")
        for (day, text) in [(5, "one"), (6, "two")] {
            try (text + "\n").write(toFile: key, atomically: true, encoding: .utf8)
            let now = "2026-10-0\(day)T08:00:00+01:00"
            try belltower.run("backup", backups + "/", "--keep", "1", "--now", now)
        }
        let last = backups + "/belltower-20261006T070000Z"
        let kept = "belltower-20261006T070000Z"
        #expect(try files(backups) == ["\(kept).push.key", "\(kept).sqlite"])
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(last + ".push.key") == 0o600)
        // One that is there stays: other devices may have subscribed to it.
        try "three\n".write(toFile: key, atomically: true, encoding: .utf8)
        try belltower.run("restore", last + ".sqlite", "--yes")
        #expect(try String(contentsOfFile: key, encoding: .utf8) == "three\n")
        try FileManager.default.removeItem(atPath: key)
        try belltower.run("restore", last + ".sqlite", "--yes")
        #expect(try String(contentsOfFile: key, encoding: .utf8) == "two\n")
        #expect(try mode(key) == 0o600)
    }

    @Test("a home and a backup on a disk that may not be written can be copied and restored")
    func readOnly() throws {
        let place = folder + "/disk"
        try FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: true)
        guard let disk = SmallDisk(over: place, kilobytes: 8_192) else {
            return print("skipped: no disk of its own may be mounted")
        }
        try FileManager.default.copyItem(atPath: belltower.home, toPath: place + "/home")
        try belltower.run("backup", place + "/copy")
        #expect(disk.seal())
        let made = try belltower.run("backup", folder + "/rescued", "--home", place + "/home")
        #expect(made.status == 0, "\(made.errors)")
        for (index, file) in [folder + "/rescued", place + "/copy"].enumerated() {
            let home = folder + "/home\(index)"
            let back = try belltower.run("restore", file, "--home", home)
            #expect(back.status == 0, "\(back.errors)")
            #expect(
                try belltower.run("agenda", "2026-10-09", "--json", "--home", home).list().count
                    == 1)
        }
    }

    @Test("a folder in place of a backup is refused with the newest in it")
    func folderRestored() throws {
        let backups = folder + "/backups"
        try FileManager.default.createDirectory(
            atPath: backups, withIntermediateDirectories: true)
        let none = try belltower.run("restore", backups, "--yes")
        #expect(none.status == 66 && none.errors.contains("a folder without backups"))
        try belltower.run("backup", backups)
        let some = try belltower.run("restore", backups, "--yes")
        #expect(some.status == 66)
        #expect(some.errors.contains("as \(backups)/belltower-20261005T070000Z.sqlite\n"))
    }

    @Test("a file's backups move on by a number")
    func fileRotation() throws {
        let file = folder + "/b/copy"
        try FileManager.default.createDirectory(
            atPath: folder + "/b", withIntermediateDirectories: true)
        for _ in 0..<4 { #expect(try belltower.run("backup", file, "--keep", "3").status == 0) }
        #expect(try files(folder + "/b") == ["copy", "copy.1", "copy.2"])
        #expect(try belltower.run("backup", file).status == 0)
        #expect(try files(folder + "/b") == ["copy", "copy.1", "copy.2"])
    }

    @Test("what cannot be done touches nothing")
    func refusals() throws {
        let thesis = folder + "/thesis.txt"
        try "Chapter 1".write(toFile: thesis, atomically: true, encoding: .utf8)
        #expect(try belltower.run("backup", thesis).status == 73)
        #expect(try String(contentsOfFile: thesis, encoding: .utf8) == "Chapter 1")
        #expect(try belltower.run("backup", belltower.database).status == 64)
        #expect(try belltower.run("backup", "").status == 64)
        let nowhere = try belltower.run("backup", folder + "/no/such/copy")
        #expect(nowhere.status == 73 && nowhere.errors.hasSuffix(": check its folder\n"))
        #expect(try belltower.run("backup", folder + "/x", "--home", folder + "/none").status == 66)
        #expect(try belltower.run("restore", thesis, "--yes").status == 65)
        #expect(try belltower.run("restore", folder + "/none", "--yes").status == 66)
        // Nobody is asked about what cannot be.
        #expect(try belltower.run("restore", folder + "/none").status == 66)
        #expect(try belltower.run("restore", belltower.database, "--yes").status == 64)
        #expect(try titles() == ["Dentist"])
    }

    @Test("a damaged backup is refused, and a damaged home is moved away whole")
    func damaged() throws {
        let file = folder + "/copy"
        try belltower.run("backup", file)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        var torn = bytes
        for index in 8_192..<12_288 { torn[index] = 0xff }
        try torn.write(to: URL(fileURLWithPath: folder + "/torn"))
        #expect(try belltower.run("restore", folder + "/torn", "--yes").status == 65)
        try Data("nothing".utf8).write(to: URL(fileURLWithPath: belltower.database))
        #expect(try belltower.run("agenda").status == 65)
        #expect(try belltower.run("restore", file, "--yes").status == 0)
        #expect(try titles() == ["Dentist"])
        let kept = belltower.database + ".replaced-20261005T070000Z"
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "nothing")
    }

    /// The user version stands at byte 60 of the file (sqlite.org/fileformat.html).
    private func writeSchema(_ schema: UInt32, into file: String) throws {
        let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file))
        try handle.seek(toOffset: 60)
        try handle.write(contentsOf: withUnsafeBytes(of: schema.bigEndian) { Data($0) })
        try handle.close()
    }

    @Test("a backup of a newer program, and a home of one, are refused with what to do")
    func newer() throws {
        let file = folder + "/copy"
        try belltower.run("backup", file)
        try writeSchema(9_999, into: file)
        let outcome = try belltower.run("restore", file, "--yes")
        #expect(outcome.status == 78 && outcome.errors.contains("newer Belltower"))
        #expect(try titles() == ["Dentist"])
        try writeSchema(9_999, into: belltower.database)
        let opened = try belltower.run("agenda")
        #expect(opened.status == 78 && opened.errors.contains("newer Belltower"))
        // The way back after a downgrade: the backup of before.
        try writeSchema(UInt32(DatabaseFile.newest), into: file)
        #expect(try belltower.run("restore", file, "--yes").status == 0)
        #expect(try titles() == ["Dentist"])
    }
}
