import Campus
import Foundation
import Storage
import StorageSQLite

/// The copies of the database that lie in the home beside it: what restores put aside, backups that
/// were written here, and what a program that was killed left of either.
struct HomeCopies {
    let home: HomeFolder

    /// What is found in the home.
    struct Found {
        /// Databases of Belltower, beside the one in use.
        var databases: [String] = []
        /// Files that are or were databases, Belltower's perhaps, and cannot be read.
        var unreadable: [String] = []
        /// What was not finished, and by whom.
        var temporaries: [(path: String, process: pid_t)] = []
        /// Files, and links, that Belltower does not know: a copy may be among them.
        var others: [String] = []
    }

    /// Looks at every file of the home but the pages of crawls and the crawlers; a link is not
    /// followed.
    func found() -> Found {
        var found = Found()
        for (name, isFile) in names() {
            let path = home.path + "/" + name
            if let process = AtomicFile.writer(of: name), isFile {
                found.temporaries.append((path, process))
            } else if isFile, Self.isDatabase(path) {
                switch DatabaseFile.owner(of: path) {
                case .belltower: found.databases.append(path)
                case .unknown: found.unreadable.append(path)
                case .anotherProgram: found.others.append(path)
                }
            } else if isFile, path.hasPrefix(home.replacedBegin) {
                found.unreadable.append(path)
            } else if !isKnown(name) {
                found.others.append(path)
            }
        }
        return found
    }

    /// Removes whatever was not finished in the home.
    ///
    /// - Throws: `Refusal.busy` when a process is at work on it still.
    func removeUnfinished() throws(Refusal) {
        for (path, process) in found().temporaries {
            if process != getpid(), AtomicFile.runs(process) {
                throw Refusal(.busy, "refusal.copy.busy", with: ["path": "\(path.harmless)"])
            }
            for end in ["", "-journal", "-wal", "-shm"] { unlink(path + end) }
        }
    }

    /// What is of interest in the home, from the home on, and whether it is a file or a link.
    private func names() -> [(name: String, isFile: Bool)] {
        guard let files = FileManager.default.enumerator(atPath: home.path) else { return [] }
        var names: [(String, Bool)] = []
        for case let name as String in files {
            if Self.skipped.contains(name) { files.skipDescendants() }
            let path = home.path + "/" + name
            var status = stat()
            // A pipe would wait for somebody who writes.
            guard lstat(path, &status) == 0, !isBesideDatabase(path) else { continue }
            let kind = status.st_mode & S_IFMT
            guard kind == S_IFREG || kind == S_IFLNK, !HomeKeeper.isSame(path, home.database)
            else { continue }
            names.append((name, kind == S_IFREG))
        }
        return names.sorted { $0.0 < $1.0 }
    }

    /// Pages of crawls, which are looked after with their sources, and crawlers, which are data.
    private static let skipped = ["crawls", "Crawlers"]

    /// Whether a file is the log, or its index, of a file that is there: SQLite's locks on them end
    /// when anybody closes them.
    private func isBesideDatabase(_ path: String) -> Bool {
        guard let end = ["-wal", "-shm"].first(where: { path.hasSuffix($0) }) else { return false }
        return FileManager.default.fileExists(atPath: String(path.dropLast(end.count)))
    }

    /// Whether the home has a file for something else than what people write.
    private func isKnown(_ name: String) -> Bool {
        let path = home.path + "/" + name
        if [
            home.configuration, home.marker, home.pushKey, home.importLockPath, home.remindLockPath,
            home.serveLockPath, home.publishLockPath,
        ]
        .contains(path) {
            return true
        }
        return BackupPlace.isBesideBackup(name)
    }

    /// Whether a file begins as SQLite's do (sqlite.org/fileformat.html).
    private static func isDatabase(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
    }
}

extension HomeFolder {
    /// How the names begin of what restores put aside.
    var replacedBegin: String { database + ".replaced-" }
}
