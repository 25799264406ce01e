import Campus
import Foundation
import Storage

extension CheckDesk {
    /// Makes anew what can be: permissions, indexes, the search over the catalogue, what was read
    /// from meetings' texts, what is to ring.
    ///
    /// Nothing that a person wrote or a source told is touched.
    /// - Returns: what was done, in words.
    /// - Throws: `Refusal.forbidden` to who may not keep this home.
    package func repair() throws(Refusal) -> [String] {
        try KeepingRight(home: folder, database: HomeDatabase(of: folder)).check(
            person.handle, else: "refusal.operator.repair")
        let importer = desks.imports.importer
        let lock = try ImportLock(folder, .everything("belltower check --repair"))
        defer { withExtendedLifetime(lock) {} }
        var done: [String] = []
        if closeHome() { done.append("closed the home to others") }
        let (store, now) = (store, now)
        try translating { () throws(StorageError) in try store.act { try $0.rebuild(at: now) } }
        done.append("rebuilt the indexes and the search over the catalogue")
        for source in try desks.sources.everySource() { try importer.relabelIfStale(source) }
        done.append("read the modules of all meetings again")
        poke()
        done.append("had everybody's reminders planned anew")
        return done
    }

    /// Whether something had to be closed.
    private func closeHome() -> Bool {
        var status = stat()
        guard stat(folder.path, &status) == 0, status.st_mode & 0o077 != 0 else { return false }
        return chmod(folder.path, status.st_mode & 0o7700) == 0
    }
}
