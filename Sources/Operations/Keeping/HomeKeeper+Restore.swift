import Foundation
import Storage
import StorageSQLite

/// What came back.
package struct RestoreReport: Sendable {
    /// Where what was there before is kept; nil when there was nothing.
    package var replaced: String?
    package var people: Int
    package var sources: Int
    /// The config.yaml that is kept with the backup, where the home's says something else: it is
    /// the administrator's, and not exchanged.
    package var configuration: String?
}

extension HomeKeeper {
    /// Whether there is something that a restore would replace.
    ///
    /// - Throws: what opening a server's database throws.
    package func hasDatabase() throws(Refusal) -> Bool {
        let database = try database()
        return database.isFile ? database.isThere : try database.hasPeople()
    }

    /// Puts a backup in place of the database, and brings it up to date.
    ///
    /// What is there is kept beside it: of a server's database, a copy in the home. The exchange is one
    /// transaction: whatever ends the program on the way, the home is as it was before, or restored.
    /// - Throws: `Refusal.busy` while a daemon or an import runs, `.unreadable` for a damaged
    ///   backup, `.configuration` for one of a newer program.
    package func restore(from file: String) throws(Refusal) -> RestoreReport {
        let database = try database()
        try mustKeep(else: "refusal.operator.replace")
        let state = try state(of: file)
        let bell = try home.bellLock(for: .restoring)
        let imports = try ImportLock(home, .everything(BellLockUse.restoring.rawValue))
        defer { withExtendedLifetime((bell, imports)) {} }
        try mustNotRing(database)
        let replaced = try hasDatabase() ? putAside(database) : nil
        try database.replace(by: file)
        HomeMarker(home: home).renew()
        putBackPushKey(beside: file)
        return RestoreReport(
            replaced: replaced, people: state.people, sources: state.sources,
            configuration: otherConfiguration(beside: file))
    }

    /// Begins anew, with nothing in it, a home whose database is gone.
    ///
    /// - Throws: `Refusal.conflict` where somebody is in it.
    package func beginAnew() throws(Refusal) -> RestoreReport {
        let database = try database()
        try mustKeep(else: "refusal.operator.replace")
        let bell = try home.bellLock(for: .restoring)
        let imports = try ImportLock(home, .everything(BellLockUse.restoring.rawValue))
        defer { withExtendedLifetime((bell, imports)) {} }
        guard try !database.hasPeople() else {
            throw Refusal(.conflict, "refusal.restore.inUse", with: ["path": "\(home.path)"])
        }
        let store = try database.open(mayBegin: true)
        HomeMarker(home: home).renew()
        try translating { () throws(StorageError) in try store.close() }
        return RestoreReport(replaced: nil, people: 0, sources: 0, configuration: nil)
    }

    /// The bell's lock is this machine's: another one's daemon shows in the database.
    private func mustNotRing(_ database: HomeDatabase) throws(Refusal) {
        let ringers = try database.ringers()
        guard !ringers.isEmpty else { return }
        let holder = "\(BellLockUse.ringing.rawValue), \(ringers.joined(separator: ", "))"
        throw Refusal(.busy, "refusal.lock.ringing", with: ["holder": "\(holder)"])
    }

    /// Puts the key pair back that the backup's devices subscribed to, where the home has none.
    private func putBackPushKey(beside file: String) {
        guard let bytes = try? NamedFile(BackupPlace.pushKey(of: file)).bytes() else { return }
        // Another one that is there stays; `check` tells what push services say of it.
        _ = try? AtomicFile(path: home.pushKey).create(bytes)
    }

    private func otherConfiguration(beside file: String) -> String? {
        let kept = BackupPlace.configuration(of: file)
        guard let bytes = try? NamedFile(kept).bytes(),
            bytes != (try? NamedFile(home.configuration).bytes())
        else { return nil }
        return kept
    }

    /// Looks whether a file is a backup that the person may restore, before they are asked to agree.
    package func checkBackup(_ file: String) throws(Refusal) {
        try mustKeep(else: "refusal.operator.replace")
        _ = try state(of: file)
    }

    private func state(of file: String) throws(Refusal) -> DatabaseFile.State {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
            throw Refusal(.missing, "refusal.file.missing", with: ["file": "\(file)"])
        }
        guard !isFolder.boolValue else {
            guard let newest = BackupPlace.dated(in: file).last else {
                throw Refusal(.missing, "refusal.restore.folder.empty", with: ["file": "\(file)"])
            }
            throw Refusal(
                .missing, "refusal.restore.folder",
                with: ["file": "\(file)", "newest": "\(newest)"])
        }
        guard !Self.isSame(file, home.database) else {
            throw Refusal(.invalid, "refusal.restore.itself", with: ["file": "\(file)"])
        }
        let state: DatabaseFile.State
        do throws(StorageError) {
            state = try DatabaseFile(file).state()
        } catch .notADatabase {
            throw Refusal(.unreadable, "refusal.restore.noBackup", with: ["file": "\(file)"])
        } catch .foreign {
            throw Refusal(.unreadable, "refusal.restore.foreign", with: ["file": "\(file)"])
        } catch .notAFile {
            throw Refusal(.unreadable, "refusal.restore.special", with: ["file": "\(file)"])
        } catch {
            throw Refusal(error)
        }
        guard state.schema <= DatabaseFile.newest else {
            throw Refusal(.misconfigured, "refusal.restore.newer", with: ["file": "\(file)"])
        }
        guard state.problems.isEmpty else {
            throw Refusal(
                .unreadable, "refusal.restore.damaged",
                with: ["file": "\(file)", "problem": "\(state.problems[0])"])
        }
        return state
    }

    /// Keeps what is there: a copy of a database that can be read, the files themselves of one that
    /// cannot.
    private func putAside(_ database: HomeDatabase) throws(Refusal) -> String {
        let name = HomeCopies(home: home).freeName(at: stamp)
        let temporary = AtomicFile.temporaryName(name)
        do throws(Refusal) {
            try database.copy(to: temporary)
        } catch {
            for end in ["", "-wal", "-shm"] { unlink(temporary + end) }
            guard database.isFile, error.reason == .unreadable else { throw error }
            try moveFiles(to: name)
            return name
        }
        chmod(temporary, 0o600)
        guard rename(temporary, name) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(temporary)
            throw Refusal(
                .cannotCreate, "refusal.restore.unwritable",
                with: ["file": "\(name)", "why": "\(reason)"])
        }
        return name
    }

    private func moveFiles(to name: String) throws(Refusal) {
        for end in ["", "-wal", "-shm"] where rename(home.database + end, name + end) != 0 {
            guard end.isEmpty else { continue }
            throw Refusal(
                .cannotCreate, "refusal.restore.immovable",
                with: ["database": "\(home.database)"])
        }
    }
}
