package import Campus
package import Recurrence
import ICalendar
import Storage
import StorageSQLite

/// How the home is doing: for operators.
package struct HealthDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var health: HealthDesk { HealthDesk(desks: self) }
}

extension HealthDesk {
    /// So many alerts are told at once.
    package static let mostAlerts = 100

    /// All of it.
    ///
    /// - Parameter certificateEnd: until when the server's certificate holds; nil where who asks is no
    ///   server, or it has none.
    /// - Throws: `Refusal.forbidden` to all but operators.
    package func report(certificateEnd: Instant? = nil) throws(Refusal) -> HealthReport {
        try mustRun()
        let (store, now, home) = (store, now, home)
        let hours = try deliveryHours()
        let (alerts, arrival) = try translating { () throws(StorageError) in
            (
                try store.look { try $0.openAlerts() }, try store.look { try $0.firstArrival() }
            )
        }
        let (maker, check, restore, backup) = try translating { () throws(StorageError) in
            (
                try store.look { try home.configuration(in: $0) }.alerts.backups,
                try store.look { try $0.latestCheck(.check) },
                try store.look { try $0.latestCheck(.restore) },
                try store.look { try $0.latestCheck(.backup) }
            )
        }
        return HealthReport(
            at: now, since: arrival ?? now, alerts: alerts, campus: try campus(),
            sources: try sources(), ownSources: try ownSources(),
            channels: hours.channelCounts, push: try push(hours),
            strayKeys: (try? home.strayKeys(at: now)) ?? [], bell: try bell(hours),
            answers: try answers(), uptimes: try desks.uptime.report(), database: try database(),
            disk: DiskRoom(at: folder.path), isFull: home.isFull, backup: backup?.newestBackup,
            backups: maker, check: check, restore: restore,
            certificateEnd: certificateEnd,
            versions: HealthReport.Versions(
                program: Belltower.version, schema: DatabaseFile.newest, zones: zones.version))
    }

    /// The campus's sources and communities' feeds, what is wrong first, then by their names.
    package func sources() throws(Refusal) -> [SourceHealth] {
        try mustRun()
        let (store, now) = (store, now)
        let (feeds, shared) = try translating { () throws(StorageError) in
            (try store.look { try $0.communityFeeds() }, try store.look { try $0.sharedSources() })
        }
        let statuses = try desks.sources.statuses(of: shared.filter { !$0.isOnce }, areKept: true)
        let health = try translating { () throws(StorageError) in
            try statuses.map { status throws(StorageError) in
                SourceHealth(
                    status, of: status.source.isCampus ? nil : feeds[status.source.id]?.name,
                    failingSince: try store.look { try $0.failingSince(status.source.id) }, at: now)
            }
        }
        return health.filter { $0.state != .healthy } + health.filter { $0.state == .healthy }
    }

    /// How people's own sources are, in counts alone.
    package func ownSources() throws(Refusal) -> OwnSourceCounts {
        try mustRun()
        let (store, now) = (store, now)
        return try translating { () throws(StorageError) in
            try store.look { try $0.ownSources(at: now) }
        }
    }

    /// One of them.
    ///
    /// - Throws: `Refusal.missing` for a number that none of them has.
    package func source(_ id: SourceID) throws(Refusal) -> SourceHealth {
        try sources().first { $0.status.source.id == id }
            .orThrow(Refusal(.missing, "refusal.path.unknown"))
    }

    /// What the last night found, and what came of trying a backup out; nil before the first.
    package func nights() throws(Refusal) -> (check: SelfCheck?, restore: SelfCheck?) {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.health")
            return (try transaction.latestCheck(.check), try transaction.latestCheck(.restore))
        }
    }

    /// Whether one can go back to what a source held before its last import.
    package func canUndo(_ source: SourceHealth) throws(Refusal) -> Bool {
        let (store, source) = (store, source.status.source)
        let kept = try translating { () throws(StorageError) in
            try store.look { try $0.fetches(of: source) }
        }.filter(\.isKept).map(\.fetch)
        return kept.count > 1 && kept.first?.outcome == .imported
    }

    /// The latest alerts, those that are not over first.
    package func alerts() throws(Refusal) -> [Alert] {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.health")
            return try transaction.alerts(atMost: Self.mostAlerts)
        }
    }

    private func mustRun() throws(Refusal) {
        try looking { _, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.health")
        }
    }

    private func bell(_ hours: [DeliveryHour]) throws(Refusal) -> HealthReport.Bell {
        let store = store
        let ringers = try translating { () throws(StorageError) in try store.ringers() }
        return HealthReport.Bell(
            isRinging: try desks.bell.isRinging(), ringers: ringers,
            waitingSince: try desks.bell.waitingSince(),
            hours: hours.map { hour in
                HealthReport.Hour(
                    start: Instant(seconds: hour.number * 3_600), lateness: hour.lateness)
            })
    }

    private func push(_ hours: [DeliveryHour]) throws(Refusal) -> PushCounts {
        let (store, now) = (store, now)
        let start = Instant(seconds: (hours.first?.number ?? 0) * 3_600)
        var push = try translating { () throws(StorageError) in
            try store.look { try $0.pushCounts(in: start..<now.adding(seconds: 1)) }
        }
        for tally in hours.flatMap(\.tallies) where tally.kind == "push" {
            push.sent += tally.taken
            push.refused += tally.refused
            push.gone += tally.gone
        }
        return push
    }

    /// On the home's clock.
    private func answers() throws(Refusal) -> AnswerCount? {
        let (store, today) = (store, desks.context.zone.wall(at: now).date)
        return try translating { () throws(StorageError) in
            try store.look { try $0.answerCount(on: today) }
        }
    }

    /// On the home's clock, as statistics are.
    private func campus() throws(Refusal) -> HealthReport.CampusTotals {
        let (store, now, zone) = (store, now, desks.context.zone)
        let today = zone.wall(at: now).date
        let yesterday = DayStretch.stretches(of: today.adding(days: -1)..<today, in: zone)
        let (counts, active) = try translating { () throws(StorageError) in
            (
                try store.look { try $0.campusCounts(at: now) },
                try yesterday.first.map { day throws(StorageError) in
                    try store.look { try $0.activePeople(on: day) }
                } ?? 0
            )
        }
        return HealthReport.CampusTotals(
            people: counts.people, active: ShownCount(active), events: counts.events,
            reports: counts.reports)
    }

    private func database() throws(Refusal) -> HealthReport.DatabaseHealth {
        let store = store
        let size = try translating { () throws(StorageError) in try store.size() }
        return HealthReport.DatabaseHealth(
            engine: configuration.database == .file ? .sqlite : .postgresql, size: size)
    }
}
