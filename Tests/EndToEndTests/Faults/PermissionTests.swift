import Foundation
import TestSupport
import Testing

extension Faults {
    @Suite("A database that may not be written")
    struct PermissionTests {
        /// Whom the system's permissions bind, which they do not root; nil when there is no way.
        static let somebody: [String]? = {
            guard geteuid() == 0 else { return [] }
            let program = "/usr/bin/setpriv"
            let words = [program, "--reuid=65534", "--regid=65534", "--clear-groups"]
            guard FileManager.default.isExecutableFile(atPath: program),
                let folder = try? TemporaryFolder(),
                chown(folder.path, 65_534, 65_534) == 0,
                let belltower = try? Belltower()
            else { return nil }
            let outcome = try? belltower.run(
                words: ["--version"], environment: ["HOME": folder.path], through: words)
            return outcome?.status == 0 ? words : nil
        }()

        /// Modes of the home and of its database.
        static let modes: [(folder: mode_t, database: mode_t)] = [
            (0o700, 0o400), (0o500, 0o600), (0o500, 0o400),
        ]

        @Test("an import fails whole, the agenda is read, and all is well with the permission back")
        func taken() throws {
            guard let somebody = Self.somebody else {
                return Faults.tell("skipped: no setpriv to become somebody whom modes bind")
            }
            let home = try TermHome.subscribed(60)
            home.through = somebody
            // Somebody else has to get as far as the home.
            chmod(home.belltower.folder.path, 0o755)
            var version = 0
            for (folder, database) in Self.modes {
                version += 1
                try give(home, 0o700, 0o600)
                let before = try home.agenda()
                let feed = TermFeed(version: version, count: 60)
                home.reply = .ok(feed.text)
                try give(home, folder, database)
                for _ in 0..<Faults.rounds(1, soak: 2) {
                    let outcome = try home.run(["import", TermHome.name])
                    #expect([73, 74].contains(outcome.status), "\(outcome)")
                    #expect(outcome.errors.split(separator: "\n").count == 1)
                    try home.expectUnharmed(before, after: "modes \(folder) \(database)")
                }
                try give(home, 0o700, 0o600)
                try home.expectUnharmed(before, after: "the permission is back")
                let outcome = try home.run(["import", TermHome.name])
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(try home.agenda().lines == feed.lines)
            }
        }

        private func give(_ home: TermHome, _ folder: mode_t, _ database: mode_t) throws {
            if geteuid() == 0 {
                for file in try FileManager.default.contentsOfDirectory(
                    atPath: home.belltower.home)
                { chown(home.belltower.home + "/" + file, 65_534, 65_534) }
                chown(home.belltower.home, 65_534, 65_534)
            }
            chmod(home.database, database)
            chmod(home.belltower.home, folder)
        }
    }
}
