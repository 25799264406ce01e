package import Campus
package import Recurrence
package import Storage

/// How a home is doing, at a glance: for those who run it.
package struct HealthReport: Sendable {
    /// When it was looked at.
    package var at: Instant
    /// Since when there is anybody in the home.
    package var since: Instant
    /// What operators were called for and is not over, the oldest first.
    package var alerts: [Alert]
    package var campus: CampusTotals
    /// The campus's and communities', what is wrong first.
    package var sources: [SourceHealth]
    /// People's own, in counts alone.
    package var ownSources: OwnSourceCounts
    /// Of the last 24 hours.
    package var channels: [ChannelCounts]
    /// Of the last 24 hours.
    package var push: PushCounts
    /// Machines that sign pushes by another key than devices subscribed to.
    package var strayKeys: [StrayKey]
    package var bell: Bell
    /// What servers answered today; nil where none did.
    package var answers: AnswerCount?
    /// Of those that were ever there.
    package var uptimes: [Uptime]
    package var database: DatabaseHealth
    /// Nil where the system does not say.
    package var disk: DiskRoom?
    /// Whether there was no room for what was to be written last, be it on a database's server.
    package var isFull = false
    /// When the newest backup was made; nil where no folder of backups is known.
    package var backup: Instant?
    /// Who makes them.
    package var backups: BackupMaker
    /// What the last night found; nil before the first.
    package var check: SelfCheck?
    /// What came of bringing a backup back for trial; nil before the first.
    package var restore: SelfCheck?
    /// Until when the server's certificate holds; nil where the server has none, or who asks is not it.
    package var certificateEnd: Instant?
    package var versions: Versions

    /// How large it is, and what there is to do.
    package struct CampusTotals: Hashable, Sendable {
        /// In the order in which it is told.
        package enum Total: String, Sendable, CaseIterable { case people, active, events, reports }

        package var people: Int
        /// Who looked at a page yesterday.
        package var active: ShownCount
        /// To come, or under way.
        package var events: Int
        /// That wait for a decision.
        package var reports: Int
    }

    /// Whether it rings, and how late.
    package struct Bell: Sendable {
        package var isRinging: Bool
        /// The daemons, where several machines share a database.
        package var ringers: [String]
        /// Since when something is due that nobody rings; nil for nothing.
        package var waitingSince: Instant?
        /// The last 24 hours, the oldest first.
        package var hours: [Hour]
    }

    /// How late the bell was in an hour.
    package struct Hour: Hashable, Sendable {
        package var start: Instant
        package var lateness: Lateness
    }

    package struct DatabaseHealth: Sendable {
        package enum Engine: String, Sendable, CaseIterable { case sqlite, postgresql }

        package var engine: Engine
        package var size: DatabaseSize
    }

    package struct Versions: Sendable {
        package var program: String
        /// How many steps the database's tables have taken.
        package var schema: Int
        /// Nil where there is no zone database.
        package var zones: String?
    }
}

extension HealthReport {
    /// What is looked at, in the order in which it is told.
    package enum Subject: String, Sendable, CaseIterable {
        case imports, bell, channels, push, answers, uptime, database, disk, backup, check
        case restore, certificate, versions
    }

    package enum Verdict: String, Sendable, CaseIterable {
        case wrong
        case well
        /// Nobody can tell, or there is no such thing.
        case unknown
    }

    /// Of so many attempts at least a share is told, and from how many of a hundred on it is wrong.
    private static let (fewAttempts, mostFailing) = (5, 20)
    /// So many days before a certificate ends it is wrong.
    private static let certificateDays: Int64 = 14
    /// How old the last night's look, and the last trial of a backup, may be.
    private static let (oldestCheck, oldestRestore): (Int64, Int64) = (2 * 86_400, 9 * 86_400)

    /// What was wrong in the last night, and with the last backup that was tried out.
    package var wrongFindings: [SelfCheck.Finding] {
        [check, restore].compactMap(\.self).flatMap(\.findings).filter { !$0.isWell }
    }

    package func state(of subject: Subject) -> Verdict {
        switch subject {
        case .imports:
            sources.isEmpty && ownSources.all == 0
                ? .unknown : Self.state(sources.allSatisfy { $0.state == .healthy })
        case .bell: bellState
        case .channels:
            channels.isEmpty ? .unknown : Self.state(channels.allSatisfy { !Self.isFailing($0) })
        case .push:
            push.devices == 0
                ? .unknown : Self.state(push.refusedDevices == 0 && strayKeys.isEmpty)
        case .answers: answers.map { Self.state(!$0.isTooMany) } ?? .unknown
        case .uptime: uptimeState
        case .database: .well
        case .disk where isFull: .wrong
        case .disk: disk.map { Self.state($0.percent >= AlertRules.leastRoom) } ?? .unknown
        case .backup:
            backups == .elsewhere
                ? .unknown : state(backup.map { _ in true }, of: backup, AlertRules.oldestBackup)
        case .check: state(check?.isWell, of: check?.at, Self.oldestCheck)
        case .restore:
            backups == .elsewhere
                ? .unknown : state(restore?.isWell, of: restore?.at, Self.oldestRestore)
        case .certificate:
            certificateDays.map { Self.state($0 >= Self.certificateDays) } ?? .unknown
        case .versions: Self.state(versions.zones != nil)
        }
    }

    /// Whether nothing is wrong.
    package var isWell: Bool {
        alerts.isEmpty && Subject.allCases.allSatisfy { state(of: $0) != .wrong }
    }

    /// How many whole days the certificate holds still; below zero when it has ended.
    package var certificateDays: Int64? {
        certificateEnd.map { end in
            let seconds = end - at
            return seconds < 0 ? -1 : seconds / 86_400
        }
    }

    private var bellState: Verdict {
        if let since = bell.waitingSince, at - since > AlertRules.lateness { return .wrong }
        if alerts.contains(where: { $0.kind == .late }) { return .wrong }
        // Cron may ring, each minute: what counts is that nothing waits.
        return bell.isRinging || bell.hours.contains { $0.lateness.delivered > 0 }
            ? .well : .unknown
    }

    /// A home of one person, or that nobody serves, promises nobody that it is always there: a laptop sleeps.
    ///
    /// Nor does what was tried for less than a week, or has been away for a month.
    private var uptimeState: Verdict {
        let watched = uptimes.filter { $0.days >= 7 && !$0.isGivenUp }
        guard campus.people > 1, watched.contains(where: { $0.service == .server }) else {
            return .unknown
        }
        return Self.state(watched.allSatisfy { !$0.isWrong })
    }

    /// Of what is to be done again before so many seconds are over: where it was never done, a home is as old
    /// as that only where nobody does it.
    private func state(_ isWell: Bool?, of time: Instant?, _ age: Int64) -> Verdict {
        guard let isWell, let time else { return at - since > age ? .wrong : .unknown }
        return Self.state(isWell && at - time <= age)
    }

    private static func state(_ isWell: Bool) -> Verdict { isWell ? .well : .wrong }

    private static func isFailing(_ counts: ChannelCounts) -> Bool {
        counts.attempts >= fewAttempts && counts.failed * 100 > counts.attempts * mostFailing
    }
}
