package import Campus
package import Recurrence
import Storage
package import Words

/// How a home is doing, in words: the same on a page and on a screen.
package struct HealthWords: Sendable {
    private let report: HealthReport
    private let words: Catalogue
    private let zone: Zone

    /// - Parameter zone: in which times are told.
    package init(_ report: HealthReport, _ words: Catalogue, in zone: Zone) {
        self.report = report
        self.words = words
        self.zone = zone
    }

    package func name(_ subject: HealthReport.Subject) -> String {
        words("health.name.\(subject.rawValue)")
    }

    package func state(_ state: HealthReport.Verdict) -> String {
        words("health.state.\(state.rawValue)")
    }

    package func text(_ alert: Alert) -> String { words.text(alert.sentence(in: zone)) }

    /// How it is with a subject, in a few sentences.
    package func text(_ subject: HealthReport.Subject) -> String {
        let sentences =
            switch subject {
            case .imports: imports
            case .bell: bell
            case .channels: channels
            case .push: push
            case .database: [database]
            case .disk: [disk]
            case .backup:
                [
                    report.backup.map { words("health.backup", ["time": .text(time($0))]) }
                        ?? words("health.backup.none")
                ]
            case .check: [text(report.check)]
            case .restore: [text(report.restore)]
            case .certificate: [certificate]
            case .versions: [versions]
            }
        return sentences.joined(separator: " ")
    }

    /// How a source is doing.
    package func text(_ source: SourceHealth) -> String {
        let status = source.status
        let since = Message.Argument.text(time(source.since ?? status.source.created))
        switch source.state {
        case .failing:
            let reason = status.latest?.reason?.harmless.oneLine ?? words("import.reasonless")
            return words("health.source.failing", ["time": since, "reason": .text(reason)])
        case .stopped: return words("health.source.stopped", ["time": since])
        case .held:
            let held = words(
                "health.source.held", ["time": since, "count": .number(source.losses)])
            return source.hasDrifted ? "\(words("health.source.drift")) \(held)" : held
        case .late: return words("health.source.late", ["time": since])
        case .healthy:
            guard let good = status.good else { return words("health.source.unread") }
            return words(
                "health.source.healthy",
                ["time": .text(time(good.at)), "count": .number(status.meetings)])
        }
    }

    /// What a source is called, with the community whose feed it is.
    package func name(_ source: SourceHealth) -> String {
        let name = source.status.source.name.harmless.oneLine
        guard let community = source.community else { return name }
        return words(
            "health.source.of",
            ["source": .text(name), "community": .text(community.harmless.oneLine)])
    }

    /// `8:12`; of another day with that.
    package func time(_ instant: Instant) -> String {
        let (wall, today) = (zone.wall(at: instant), zone.wall(at: report.at).date)
        guard wall.date != today else { return wall.clockText }
        return "\(day(wall.date)) \(wall.clockText)"
    }

    // MARK: - Subjects

    private var imports: [String] {
        func count(_ state: SourceHealth.Verdict) -> Int {
            report.sources.count { $0.state == state }
        }
        let own = report.ownSources
        return [
            words(
                "health.imports",
                [
                    "count": .number(report.sources.count),
                    "failing": .number(count(.failing) + count(.stopped)),
                    "held": .number(count(.held)), "late": .number(count(.late)),
                ]),
            words(
                "health.own",
                [
                    "count": .number(own.all), "failing": .number(own.failing),
                    "held": .number(own.held), "late": .number(own.late),
                ]),
        ]
    }

    private var bell: [String] {
        let worst = report.bell.hours.compactMap(\.lateness.worst).max()
        let count = report.bell.hours.reduce(0) { $0 + $1.lateness.delivered }
        let rang =
            worst.map { worst in
                words(
                    "health.bell.late",
                    ["count": .number(count), "worst": .text(Lateness.text(worst))])
            } ?? words("health.bell.none")
        let waiting = report.bell.waitingSince.flatMap { since in
            report.at - since > AlertRules.lateness
                ? words("health.bell.waiting", ["time": .text(time(since))]) : nil
        }
        return [words(report.bell.isRinging ? "health.bell.on" : "health.bell.off")]
            + (waiting.map { [$0] } ?? []) + [rang]
    }

    private var channels: [String] {
        guard !report.channels.isEmpty else { return [words("health.channels.none")] }
        return report.channels.map { channel in
            words(
                "health.channel",
                [
                    "channel": .text(channel.kind), "attempts": .number(channel.attempts),
                    "failed": .number(channel.failed),
                ])
        }
    }

    private var push: [String] {
        let push = report.push
        guard push.devices > 0 else { return [words("health.push.none")] }
        let figures = words(
            "health.push",
            [
                "count": .number(push.devices), "sent": .number(push.sent),
                "received": .number(push.received), "refused": .number(push.refused),
                "gone": .number(push.gone),
            ])
        guard push.refusedDevices > 0 else { return [figures] }
        return [words("health.push.refused", ["count": .number(push.refusedDevices)]), figures]
    }

    private var database: String {
        let names: [HealthReport.DatabaseHealth.Engine: String] = [
            .sqlite: "SQLite", .postgresql: "PostgreSQL",
        ]
        return words(
            "health.database",
            [
                "engine": .text(names[report.database.engine] ?? ""),
                "size": .text(Self.size(report.database.size.bytes)),
            ])
    }

    private var disk: String {
        guard let disk = report.disk else { return words("health.disk.none") }
        return words(
            "health.disk",
            [
                "count": .number(disk.percent), "free": .text(Self.size(disk.free)),
                "total": .text(Self.size(disk.total)),
            ])
    }

    private func text(_ check: SelfCheck?) -> String {
        guard let check else { return words("health.check.none") }
        let time = Message.Argument.text(time(check.at))
        let wrong = check.findings.filter { !$0.isWell }
        guard let first = wrong.first else { return words("health.check.well", ["time": time]) }
        let what = "\(first.subject): \(first.message)"
        return words(
            "health.check.wrong",
            ["count": .number(wrong.count), "time": time, "what": .text(what)])
    }

    private var certificate: String {
        guard let end = report.certificateEnd, let days = report.certificateDays else {
            return words("health.certificate.none")
        }
        let day = Message.Argument.text(day(zone.wall(at: end).date))
        guard days >= 0 else { return words("health.certificate.ended", ["day": day]) }
        return words("health.certificate", ["count": .number(Int(days)), "day": day])
    }

    private var versions: String {
        words(
            "health.versions",
            [
                "program": .text(report.versions.program),
                "schema": .number(report.versions.schema),
                "zones": .text(report.versions.zones ?? "-"),
            ])
    }

    private func day(_ date: CivilDate) -> String {
        DayWords(words: words).short(date, seenFrom: zone.wall(at: report.at).date)
    }

    /// `4.2 GB`, by thousands.
    static func size(_ bytes: Int) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (value, unit) = (Double(max(0, bytes)), 0)
        while value >= 1_000, unit + 1 < units.count {
            value /= 1_000
            unit += 1
        }
        let tenths = Int((value * 10).rounded())
        return unit > 1 && tenths < 1_000 && tenths % 10 != 0
            ? "\(tenths / 10).\(tenths % 10) \(units[unit])"
            : "\(Int(value.rounded())) \(units[unit])"
    }
}
