import Foundation
import Storage

/// Whether what imports, reminders and backups need of the disk is there, for whoever asks.
extension CheckDesk {
    /// Tries a write that is taken back, and a file; looks at the locks and at the room left.
    func writingFinding() -> Finding {
        var problems: [String] = []
        let store = store
        do throws(Refusal) {
            try translating { () throws(StorageError) in try store.tryWriting() }
        } catch {
            problems.append(error.sentence)
        }
        problems += [fileProblem(), lockProblem(), roomProblem()].compactMap(\.self)
        return Finding(
            subject: "writing", isWell: problems.isEmpty,
            message: problems.isEmpty
                ? "the database and the home can be written" : problems.joined(separator: "; "))
    }

    /// Of so many bytes, which a disk that has a little left takes no more.
    private static let trialBytes = 65_536

    private func fileProblem() -> String? {
        // A name that nobody else's file has, and that the next start cleans up.
        let path = AtomicFile.temporaryName(folder.database + ".trial")
        do throws(Refusal) {
            try AtomicFile(path: path).write([UInt8](repeating: 0x20, count: Self.trialBytes))
            unlink(path)
            return nil
        } catch {
            return "no file can be written into \(folder.path): \(error.sentence)"
        }
    }

    private func lockProblem() -> String? {
        let locks: [String] = [folder.importLockPath, folder.remindLockPath]
        let closed = locks.first { (path: String) in
            access(path, R_OK | W_OK) != 0 && errno != ENOENT && errno != EROFS
        }
        return closed.map { "\($0) may not be written: mend its owner or mode" }
    }

    /// An import writes a log that may become as large as the database, and so does a backup.
    private func roomProblem() -> String? {
        guard let free = DiskRoom(at: folder.path)?.free else { return nil }
        var status = stat()
        let size = stat(folder.database, &status) == 0 ? Int(status.st_size) : 0
        let wanted = max(size, Self.leastRoom)
        guard free < wanted else { return nil }
        return "\(Self.size(free)) are free on the home's disk, and an import may need "
            + "\(Self.size(wanted)): free some space"
    }

    private static let leastRoom = 4 << 20

    private static func size(_ bytes: Int) -> String {
        bytes < 1_000_000 ? "\(bytes / 1_000) kB" : "\(bytes / 1_000_000) MB"
    }

    /// The copies of the database in the home, in which people are who were erased since; none
    /// without.
    func copiesFinding() -> [Finding] {
        let found = HomeCopies(home: folder).found()
        let names =
            (found.databases + found.unreadable).map { named($0) }
            + found.temporaries.map { named($0.path) + " (unfinished)" }
        guard !names.isEmpty else { return [] }
        let more = names.count > 10 ? " and \(names.count - 10) more" : ""
        return [
            Finding(
                subject: "copies", isWell: true,
                message: "\(names.sorted().prefix(10).joined(separator: ", "))\(more): "
                    + "remove what nobody goes back to")
        ]
    }

    /// From the home on.
    private func named(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }
}
