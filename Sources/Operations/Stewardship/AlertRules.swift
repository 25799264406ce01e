import Campus
import Recurrence
import Storage

/// What a look finds of one thing that operators may be called for.
struct AlertVerdict: Hashable {
    var kind: Alert.Kind
    var subject = ""
    var detail: String?
    var isWell: Bool
}

/// What is looked at each minute, and when it is wrong.
struct AlertRules: Desk {
    let desks: Desks
    /// Of the home's disk; nil where nobody knows.
    let disk: @Sendable () -> DiskRoom?

    /// So long imports may fail, or not be tried beyond twice their interval.
    static let patience: Int64 = 3_600
    /// So late the bell may be, and so long something due may wait.
    static let lateness: Int64 = 60
    /// For so long it is told that the bell was late.
    private static let lateWindow: Int64 = 600
    /// Of a hundred parts of a disk, so many are to be free.
    static let leastRoom = 10
    /// So old the newest backup may be.
    static let oldestBackup: Int64 = 2 * 86_400

    func verdicts() throws(Refusal) -> [AlertVerdict] {
        let diskVerdicts = disk().map { [verdict(on: $0)] } ?? []
        return try importVerdicts() + ledgerVerdicts() + diskVerdicts
    }

    /// Each source of the campus, and each community's feed, that is asked again and again.
    private func importVerdicts() throws(Refusal) -> [AlertVerdict] {
        let (store, now) = (store, now)
        return try translating { () throws(StorageError) in
            let feeds = try store.look { try $0.communityFeeds() }
            let sources = try store.look { try $0.sharedSources() }.filter { !$0.isOnce }
            return try sources.map { source throws(StorageError) in
                let since = try store.look { try $0.failingSince(source.id) }
                let next = try store.look { try $0.state(of: source) }.next
                let isFailing = since.map { now - $0 >= Self.patience } ?? false
                let isLate = next.map { now - $0 >= max(source.every, Self.patience) } ?? false
                let community = source.isCampus ? nil : feeds[source.id]?.name
                return AlertVerdict(
                    kind: .imports, subject: "\(source.id)",
                    detail: source.name + (community.map { " (\($0))" } ?? ""),
                    isWell: !isFailing && !isLate)
            }
        }
    }

    /// What the ledger, the nights and the push services tell.
    private func ledgerVerdicts() throws(Refusal) -> [AlertVerdict] {
        let (store, now) = (store, now)
        let waiting = try desks.bell.waitingSince()
        return try translating { () throws(StorageError) in
            let worst = try store.look {
                try $0.worstLateness(since: now.adding(seconds: -Self.lateWindow))
            }
            let refused = try store.look { try $0.refusedPushes() }
            return [
                AlertVerdict(
                    kind: .late, detail: worst.map { "\($0 / 1_000)" },
                    isWell: worst ?? 0 <= Self.lateness * 1_000),
                AlertVerdict(
                    kind: .waiting, isWell: waiting.map { now - $0 <= Self.lateness } ?? true),
                AlertVerdict(
                    kind: .push, detail: refused.map { "\($0.count)" }, isWell: refused == nil),
                try backupVerdict(),
            ]
        }
    }

    /// Of a home that was never backed up it is told once it is as old as a backup may be; where another program
    /// makes the copies, nothing is known of them.
    private func backupVerdict() throws(StorageError) -> AlertVerdict {
        let maker = try store.look { try home.configuration(in: $0) }.alerts.backups
        guard maker == .here else {
            return AlertVerdict(kind: .backup, isWell: true)
        }
        let backup = try store.look { try $0.latestCheck(.backup) }?.newestBackup
        let since =
            if let backup { backup } else { try store.look { try $0.firstArrival() } ?? now }
        return AlertVerdict(
            kind: .backup, detail: backup.map { "\($0.seconds)" },
            isWell: now - since <= Self.oldestBackup)
    }

    /// Of several machines each says how its own disk is.
    private func verdict(on room: DiskRoom) -> AlertVerdict {
        AlertVerdict(
            kind: .disk, subject: ProgramProcess.own.host, detail: "\(room.percent)",
            isWell: room.percent >= Self.leastRoom)
    }
}
