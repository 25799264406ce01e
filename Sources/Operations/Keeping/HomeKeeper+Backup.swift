import Foundation
import Storage
import StorageSQLite

/// What a backup is.
package struct BackupReport: Sendable {
    package var file: String
    package var bytes: Int
    package var people: Int
    package var sources: Int
    /// Where config.yaml is kept with it; nil outside a folder, and when the home has none.
    package var configuration: String?
    /// Older backups that made room for it.
    package var removed: [String]
}

extension HomeKeeper {
    /// Writes a consistent copy of the database, while others read and write it; opens and checks
    /// it, and only then gives it its name.
    ///
    /// - Parameters:
    ///   - target: a file; or a folder, in which each backup is named after its time.
    ///   - keep: how many backups stay; nil for all of a folder's.
    /// - Throws: `Refusal`: nothing that was there before is touched then.
    package func backup(to target: String, keep: Int?) throws(Refusal) -> BackupReport {
        let database = try database()
        guard database.isThere else {
            throw Refusal(.missing, "refusal.backup.nothing", with: ["path": "\(home.path)"])
        }
        try mustKeep(else: "refusal.operator.copy")
        guard !target.isEmpty else { throw Refusal(.invalid, "refusal.backup.unnamed") }
        let place = try BackupPlace(target, stamp: stamp, keep: keep)
        try mayReplace(place.file)
        place.removeUnfinished()
        let temporary = AtomicFile.temporaryName(place.file)
        unlink(temporary)
        defer { for end in ["", "-wal", "-shm"] { unlink(temporary + end) } }
        let state = try copy(database, to: temporary, for: place.file)
        let configuration = try place.configuration.flatMap { file throws(Refusal) in
            try copy(home.configuration, beside: file)
        }
        let pushKey = try place.pushKey.flatMap { file throws(Refusal) in
            try copy(home.pushKey, beside: file)
        }
        let removed: [String]
        do throws(Refusal) {
            removed = try place.take(temporary)
        } catch {
            for kept in [configuration, pushKey].compactMap(\.self) { unlink(kept) }
            throw error
        }
        var status = stat()
        stat(place.file, &status)
        return BackupReport(
            file: place.file, bytes: Int(status.st_size), people: state.people,
            sources: state.sources, configuration: configuration, removed: removed)
    }

    /// Copies a file of the home, which may be a link to where the machine's is: config.yaml, and the
    /// key pair that those subscribed to who are in the database.
    ///
    /// - Returns: the copy; nil when there is nothing to copy.
    private func copy(_ own: String, beside file: String) throws(Refusal) -> String? {
        guard FileManager.default.fileExists(atPath: own) else { return nil }
        guard let bytes = try? NamedFile(own).bytes() else {
            throw Refusal(.failed, "refusal.backup.configuration", with: ["path": "\(own)"])
        }
        try AtomicFile(path: file).write(bytes)
        return file
    }

    private func copy(
        _ database: HomeDatabase, to temporary: String, for file: String
    ) throws(Refusal) -> DatabaseFile.State {
        // SQLite would say of a folder that is missing that the database cannot be opened.
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Refusal(
                .cannotCreate, "refusal.file.unwritable",
                with: ["path": "\(file)", "why": "\(String(cString: strerror(errno)))"])
        }
        defer { close(descriptor) }
        try database.copy(to: temporary)
        let state = try translating { () throws(StorageError) in
            try DatabaseFile(temporary).state()
        }
        guard state.problems.isEmpty else {
            throw Refusal(
                .unreadable, "refusal.backup.damaged", with: ["problem": "\(state.problems[0])"])
        }
        guard fsync(descriptor) == 0 else {
            throw Refusal(
                .failed, "refusal.file.failed",
                with: ["path": "\(file)", "why": "\(String(cString: strerror(errno)))"])
        }
        return state
    }

    /// A mistyped name is no reason to lose somebody's thesis, nor the database itself.
    private func mayReplace(_ file: String) throws(Refusal) {
        try home.mustNotBeOwn(file)
        guard FileManager.default.fileExists(atPath: file) else { return }
        guard !Self.isSame(file, home.database) else {
            throw Refusal(.invalid, "refusal.backup.itself", with: ["file": "\(file)"])
        }
        guard (try? DatabaseFile(file)) != nil else {
            throw Refusal(.cannotCreate, "refusal.backup.taken", with: ["file": "\(file)"])
        }
    }
}
