import Campus
import Foundation
import Recurrence
import Storage
import StorageSQLite

/// What a home finds out about itself by night, and keeps for the operator's desk.
extension HomeKeeper {
    /// How long a backup that was brought back and was whole is believed in, in seconds.
    private static let restoreInterval: Int64 = 6 * 86_400 + 43_200

    /// Looks at all that `belltower check` looks at, but for what is one person's own, and keeps what is
    /// found; lets those act again whose suspension is over.
    ///
    /// - Returns: nil where nobody runs the home who could read it.
    func checkItself(_ store: Store) throws(Refusal) -> SelfCheck? {
        guard let desks = try operatorDesks(store) else { return nil }
        _ = try desks.people.restoreEnded()
        let found: [Finding]
        do throws(Refusal) {
            found = try desks.checks.runForAll()
        } catch {
            found = [Finding(subject: "check", isWell: false, message: error.sentence)]
        }
        let check = SelfCheck(
            .check, at: now,
            found.map { finding in
                SelfCheck.Finding(
                    finding.subject.harmless.oneLine, isWell: finding.isWell,
                    finding.message.harmless.oneLine)
            })
        try keep(check, in: store)
        return check
    }

    private func operatorDesks(_ store: Store) throws(Refusal) -> Desks? {
        let first = try translating { () throws(StorageError) in
            try store.look { try $0.firstOperator() }
        }
        guard let first else { return nil }
        let open = try Home(home.path)
        return open.desks(as: try open.caller(first.handle, at: now), in: store)
    }

    /// Writes down where backups are, and of when the newest is.
    func note(_ backup: String, in folder: String, of store: Store) throws(Refusal) {
        guard let at = BackupPlace.time(of: backup) else { return }
        let absolute = URL(fileURLWithPath: folder).path
        try keep(
            SelfCheck(.backup, at: at, [SelfCheck.Finding(absolute, isWell: true, backup)]),
            in: store)
    }

    /// Once a week, brings a backup back in a place of its own, as `restore` does, and looks whether all of it
    /// is there.
    ///
    /// - Returns: nil where that was done within the week, and all was well.
    func restoreForTrial(_ backup: String, _ store: Store) throws(Refusal) -> SelfCheck? {
        let now = now
        let last = try translating { () throws(StorageError) in
            try store.look { try $0.latestCheck(.restore) }
        }
        if let last, last.isWell, last.at <= now, now - last.at < Self.restoreInterval {
            return nil
        }
        let scratch = AtomicFile.temporaryName(home.database + ".trial")
        defer { for end in ["", "-wal", "-shm", "-journal"] { unlink(scratch + end) } }
        let findings: [SelfCheck.Finding]
        do throws(StorageError) {
            findings = try Self.findings(of: backup, broughtBackTo: scratch)
        } catch {
            findings = [SelfCheck.Finding("restore", isWell: false, Refusal(error).sentence)]
        }
        let check = SelfCheck(.restore, at: now, findings)
        try keep(check, in: store)
        return check
    }

    private static func findings(
        of backup: String, broughtBackTo scratch: String
    ) throws(StorageError) -> [SelfCheck.Finding] {
        let file = try DatabaseFile(backup)
        let (before, rows) = (try file.state(), try file.rowCounts())
        try file.replace(scratch)
        let restored = try DatabaseFile(scratch)
        let (after, rowsAfter) = (try restored.state(), try restored.rowCounts())
        // A step of the schema may move rows from one table to another.
        let isSameSchema = before.schema == DatabaseFile.newest
        let differing = rows.filter { isSameSchema && rowsAfter[$0.key] != $0.value }.keys.sorted()
        let areEqual =
            before.people == after.people && before.sources == after.sources && differing.isEmpty
        let opened = try Store(path: scratch)
        let people = try opened.look { try $0.handles().count }
        try opened.close()
        return [
            SelfCheck.Finding(
                "integrity", isWell: after.problems.isEmpty,
                after.problems.first?.oneLine ?? "whole"),
            SelfCheck.Finding(
                "counts", isWell: areEqual,
                areEqual
                    ? "\(after.people) people, \(after.sources) sources, as in the backup"
                    : "not as in the backup: \(differing.joined(separator: ", "))"),
            SelfCheck.Finding(
                "opens", isWell: after.schema == DatabaseFile.newest && people <= after.people,
                "schema \(after.schema)"),
        ]
    }

    private func keep(_ check: SelfCheck, in store: Store) throws(Refusal) {
        try translating { () throws(StorageError) in try store.act { try $0.add(check) } }
    }
}
