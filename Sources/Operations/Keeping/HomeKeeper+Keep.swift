package import Campus
package import Recurrence
import Foundation
import Storage
import StorageSQLite

/// What a night's work did.
package struct KeepReport: Sendable {
    package enum Compaction: Sendable {
        case done
        /// There was next to nothing to win.
        case unneeded
        /// Something rings soon, and would have to wait for it.
        case postponed(due: Instant)
    }

    /// A backup that was opened and looked at.
    package struct CheckedBackup: Sendable {
        package var file: String
        package var people: Int
        package var sources: Int
    }

    /// How many reminders are no longer on record, for their age.
    package var pruned = 0
    /// How many people are gone who asked for that two weeks ago.
    package var erased = 0
    package var compaction = Compaction.unneeded
    /// Of the database, before and after.
    package var bytesBefore = 0
    package var bytes = 0
    /// The newest of the folder that was named; nil when none was.
    package var backup: CheckedBackup?
    /// What the home found out about itself; nil where nobody runs it.
    package var check: SelfCheck?
    /// What came of bringing the newest backup back for trial; nil where that was not done this night.
    package var restore: SelfCheck?
    /// With what the command is to end once all this is told; nil when all is well.
    package var failure: Refusal?
}

extension HomeKeeper {
    /// Does what a home needs now and then, by night: keeps each day's counts, forgets what is old, erases who asked for it, removes what was not
    /// finished, writes the database anew where bytes are left of what was deleted, and sees whether
    /// the newest backup can be gone back to.
    ///
    /// - Parameter backups: the folder that `backup` writes into; nil looks at none.
    /// - Throws: `Refusal.forbidden`; `.busy` where another process keeps the database.
    package func keep(backups: String?) throws(Refusal) -> KeepReport {
        let database = try database()
        guard database.isThere else {
            throw Refusal(.missing, "refusal.backup.nothing", with: ["path": "\(home.path)"])
        }
        try mustKeep(else: "refusal.operator.keep")
        let now = now
        try HomeCopies(home: home).removeUnfinished()
        var report = KeepReport()
        let store = try database.open()
        defer { try? store.close() }
        try record(in: store)
        try fileMailboxes(in: store)
        report.pruned = try translating { () throws(StorageError) in
            try Self.prune(store, at: now)
        }
        (report.erased, report.failure) = try eraseDeparted(store)
        report.bytesBefore = try translating { () throws(StorageError) in try store.size().bytes }
        report.compaction = try compact(store)
        report.bytes = try translating { () throws(StorageError) in try store.size().bytes }
        if let backups {
            do throws(Refusal) {
                let backup = try newestBackup(in: backups)
                report.backup = backup
                try note(backup.file, in: backups, of: store)
                report.restore = try restoreForTrial(backup.file, store)
                try Self.mustBeWell(report.restore, backup.file)
            } catch {
                report.failure = error
            }
        }
        do throws(Refusal) {
            report.check = try checkItself(store)
        } catch {
            report.failure = report.failure ?? error
        }
        return report
    }

    private static func mustBeWell(_ restore: SelfCheck?, _ file: String) throws(Refusal) {
        guard let problem = restore?.findings.first(where: { !$0.isWell }) else { return }
        throw Refusal(
            .incomplete, "refusal.keep.damaged",
            with: ["file": "\(file)", "problem": "\(problem.message)"])
    }

    /// Keeps the counts of the days that are over, and of weeks and months, before the rows go that tell them.
    ///
    /// Which days those are the configuration says: where it cannot be read, another night does it.
    private func record(in store: Store) throws(Refusal) {
        guard let zone = (try? HomeContext(of: home))?.zone else { return }
        let record = DailyRecord(in: zone, at: now)
        try translating { () throws(StorageError) in
            try store.act { try record.keep(in: $0) }
            // Counted by a look: whoever writes does not wait for it.
            for span in try store.look({ try record.uncounted(in: $0) }) {
                let count = try store.look { try record.counted(span, in: $0) }
                try store.act { try $0.record(span.figure, count, of: span.last) }
            }
        }
    }

    /// Counts addresses by the mailboxes that the configuration gives them now.
    private func fileMailboxes(in store: Store) throws(Refusal) {
        guard let rules = (try? HomeContext(of: home))?.configuration.site.mailboxes else { return }
        try translating { () throws(StorageError) in
            _ = try store.act { try $0.setMailboxes(rules) }
        }
    }

    private static func prune(_ store: Store, at now: Instant) throws(StorageError) -> Int {
        try store.act { try $0.forgetRequests(at: now) }
        let most = 5_000
        var pruned = 0
        while true {
            let count = try store.act { try $0.prune(at: now, limit: most) }
            pruned += count
            guard count == most else { return pruned }
        }
    }

    /// At least so much of the file has to be empty to be written anew for that.
    private static let worthwhile = 0.1
    /// Bytes a second that are written anew at least: a fifth of what was measured (100 MB/s).
    private static let pace = 20_000_000
    /// What rings within so many seconds beyond that is not kept waiting.
    private static let margin: Int64 = 60

    private func compact(_ store: Store) throws(Refusal) -> KeepReport.Compaction {
        let now = now
        return try translating { () throws(StorageError) in
            let size = try store.size()
            let isWanted = try store.look { try $0.compactionWanted() } != nil
            guard isWanted || Double(size.free) > Self.worthwhile * Double(size.bytes) else {
                try store.tidy()
                return .unneeded
            }
            let end = now.adding(seconds: Int64(size.bytes / Self.pace) + Self.margin)
            // What should have rung long ago rings for nobody: no bell runs.
            let due = try store.look { try $0.nextDue() }
            if let due, due > now.adding(seconds: -600), due < end { return .postponed(due: due) }
            try store.compact()
            try store.tidy()
            return .done
        }
    }

    private func newestBackup(in folder: String) throws(Refusal) -> KeepReport.CheckedBackup {
        guard let file = BackupPlace.dated(in: folder).last else {
            throw Refusal(.incomplete, "refusal.keep.noBackup", with: ["folder": "\(folder)"])
        }
        let state = try translating { () throws(StorageError) in
            try DatabaseFile(file).state()
        }
        guard state.problems.isEmpty else {
            throw Refusal(
                .incomplete, "refusal.keep.damaged",
                with: ["file": "\(file)", "problem": "\(state.problems[0])"])
        }
        return KeepReport.CheckedBackup(
            file: file, people: state.people, sources: state.sources)
    }
}
