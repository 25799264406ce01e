import Campus
import Foundation
import Storage

/// The copies of the database that lie in the home beside it: what restores put aside, backups that
/// were written here, and what a program that was killed left of either.
struct HomeCopies {
    let home: Home

    /// What is found in the home.
    struct Found {
        /// Databases of Belltower, beside the one in use.
        var databases: [String] = []
        /// Files that are or were databases of Belltower and cannot be read.
        var unreadable: [String] = []
        /// What was not finished, and by whom.
        var temporaries: [(path: String, process: pid_t)] = []
    }

    /// Looks at every file of the home but the pages of crawls; a link is not followed.
    func found() -> Found {
        var found = Found()
        for name in names() {
            let path = home.path + "/" + name
            if let process = Self.process(of: name) {
                found.temporaries.append((path, process))
            } else if Self.isDatabase(path) {
                if DatabaseFile.isOurs(path) {
                    found.databases.append(path)
                } else if isNamedAsOurs(path) {
                    found.unreadable.append(path)
                }
            } else if path.hasPrefix(home.replacedBegin) {
                found.unreadable.append(path)
            }
        }
        return found
    }

    /// Removes what dead processes did not finish.
    ///
    /// - Throws: `Failure.busy` when one is at work still.
    func sweep() throws(Failure) {
        for (path, process) in found().temporaries {
            if process != getpid(), kill(process, 0) == 0 || errno != ESRCH {
                throw Failure(.busy, "another process writes \(path.harmless): wait for its end")
            }
            for end in ["", "-journal", "-wal", "-shm"] { unlink(path + end) }
        }
    }

    private func names() -> [String] {
        guard let files = FileManager.default.enumerator(atPath: home.path) else { return [] }
        var names: [String] = []
        for case let name as String in files {
            if name == "crawls" { files.skipDescendants() }
            // SQLite's locks on the index of a log end when anybody closes it.
            if name.hasSuffix("-wal") || name.hasSuffix("-shm") { continue }
            var status = stat()
            let path = home.path + "/" + name
            // A pipe would wait for somebody who writes.
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                !HomeKeeper.isSame(path, home.database)
            else { continue }
            names.append(name)
        }
        return names.sorted()
    }

    private func isNamedAsOurs(_ path: String) -> Bool {
        (path as NSString).lastPathComponent.hasPrefix("belltower")
    }

    /// The process in `belltower.sqlite.4711.tmp`, and in the journal of such a file.
    private static func process(of name: String) -> pid_t? {
        let whole = name.hasSuffix("-journal") ? name.dropLast("-journal".count) : name[...]
        guard whole.hasSuffix(AtomicFile.temporaryEnd) else { return nil }
        return whole.split(separator: ".").dropLast().last.flatMap { pid_t($0) }
    }

    /// Whether a file begins as SQLite's do (sqlite.org/fileformat.html).
    private static func isDatabase(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
    }
}

extension Home {
    /// How the names begin of what restores put aside.
    var replacedBegin: String { database + ".replaced-" }
}
